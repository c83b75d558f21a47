import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  notificationPermissionSelectors as selectors,
  type NotificationPermissionActor,
} from '#machines/flows/notification-permission/notification-permission.machine.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { css } from '#styled/css/index.js'

type Props = { flow: NotificationPermissionActor; children: ReactNode }

/** Keeps the focus inside when the pressed button is replaced while the browser is looked at again. */
export function KeptFocus({ flow, children }: Props) {
  const part = useLostFocus(useSelector(flow, selectors.rechecked))
  return (
    <div ref={part} className={css({ display: 'contents' })}>
      {children}
    </div>
  )
}
