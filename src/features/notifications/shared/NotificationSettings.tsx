import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { notifications } from '#i18n/fa/notifications.ts'
import {
  notificationPermissionSelectors as selectors,
  type NotificationPermissionActor,
} from '#machines/flows/notification-permission/notification-permission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Switch } from '#src/ui/Checkbox.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { KeptFocus } from './KeptFocus.tsx'
import { PermissionDenied } from './PermissionDenied.tsx'
import { PermissionFailed } from './PermissionFailed.tsx'
import { Unchanged } from './Unchanged.tsx'

const words = notifications.settings

/** Renders the current state of the flow as a switch, with what keeps it from being used. */
export function NotificationSettings({ flow }: { flow: NotificationPermissionActor }) {
  return (
    <KeptFocus flow={flow}>
      <Setting flow={flow} />
    </KeptFocus>
  )
}

function Setting({ flow }: { flow: NotificationPermissionActor }) {
  const isReading = useSelector(flow, selectors.isReading)
  const isUnsupported = useSelector(flow, selectors.isUnsupported)
  const isDenied = useSelector(flow, selectors.isDenied)
  const failure = useSelector(flow, selectors.failure)
  const isUnknown = useSelector(flow, selectors.isUnknown)
  const isUnchanged = useSelector(flow, selectors.isUnchanged)
  if (isReading) return <Skeleton height="48px" />
  if (isDenied) return <PermissionDenied flow={flow} />
  if (isUnsupported)
    return (
      <Note>
        <p>{words.unsupported}</p>
        {isUnchanged && <Unchanged>{words.unchanged}</Unchanged>}
        <Button size="sm" look="ghost" onClick={() => flow.send({ type: 'retry.requested' })}>
          {words.check}
        </Button>
      </Note>
    )
  if (isUnknown)
    return (
      <Retry
        text={notifications.failed.read}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    )
  return (
    <>
      <PushSwitch flow={flow} />
      {failure !== null && <PermissionFailed flow={flow} />}
    </>
  )
}

function PushSwitch({ flow }: { flow: NotificationPermissionActor }) {
  const isOn = useSelector(flow, selectors.isOn)
  const isBusy = useSelector(flow, selectors.isBusy)
  const canSwitch = useSelector(flow, selectors.canSwitch)
  return (
    <Switch
      checked={isOn}
      disabled={!canSwitch}
      onChange={() => flow.send({ type: isOn ? 'notifications.unwanted' : 'notifications.wanted' })}
    >
      <span className={css({ display: 'block', textStyle: 'label' })}>{words.label}</span>
      <span role="status" className={css({ textStyle: 'small', color: 'text-2' })}>
        {isBusy ? words.busy : isOn ? words.on : words.off}
      </span>
    </Switch>
  )
}
