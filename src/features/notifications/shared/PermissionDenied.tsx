import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { notifications } from '#i18n/fa/notifications.ts'
import {
  notificationPermissionSelectors as selectors,
  type NotificationPermissionActor,
} from '#machines/flows/notification-permission/notification-permission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Unchanged } from './Unchanged.tsx'

const words = notifications.denied

type Props = { flow: NotificationPermissionActor; dismissible?: boolean }

/** What leads on when the browser refuses: its own settings, which no page can open. */
export function PermissionDenied({ flow, dismissible = false }: Props) {
  const isUnchanged = useSelector(flow, selectors.isUnchanged)
  return (
    <Note tone="warn" icon="bell" role="status">
      <p className={css({ textStyle: 'label' })}>{words.title}</p>
      <p>{words.text}</p>
      {isUnchanged && <Unchanged>{words.unchanged}</Unchanged>}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '2' })}>
        <Button
          size="sm"
          look="line"
          icon="refresh"
          onClick={() => flow.send({ type: 'retry.requested' })}
        >
          {words.again}
        </Button>
        {dismissible && (
          <Button size="sm" look="ghost" onClick={() => flow.send({ type: 'dialog.dismissed' })}>
            {notifications.question.close}
          </Button>
        )}
      </div>
    </Note>
  )
}
