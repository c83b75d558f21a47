import { useSelector } from '@xstate/react'
import { notifications } from '#i18n/fa/notifications.ts'
import {
  notificationPermissionSelectors as selectors,
  type NotificationPermissionActor,
} from '#machines/flows/notification-permission/notification-permission.machine.ts'
import { ui } from '#i18n/fa/ui.ts'
import { Button } from '#src/ui/Button.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { Note } from '#src/ui/Note.tsx'

const words = notifications.failed

/** Switching on or off has failed: again, or leave it as it was. */
export function PermissionFailed({ flow }: { flow: NotificationPermissionActor }) {
  const isOn = useSelector(flow, selectors.isOn)
  return (
    <InSight>
      <Note
        tone="danger"
        role="alert"
        action={
          <>
            <Button
              size="sm"
              look="line"
              icon="refresh"
              onClick={() => flow.send({ type: 'retry.requested' })}
            >
              {ui.retry}
            </Button>
            <Button size="sm" look="ghost" onClick={() => flow.send({ type: 'failure.dismissed' })}>
              {words.leave}
            </Button>
          </>
        }
      >
        {isOn ? words.off : words.on}
      </Note>
    </InSight>
  )
}
