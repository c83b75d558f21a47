import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { notifications } from '#i18n/fa/notifications.ts'
import {
  notificationPermissionSelectors as selectors,
  type NotificationPermissionActor,
} from '#machines/flows/notification-permission/notification-permission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Note } from '#src/ui/Note.tsx'
import { KeptFocus } from './KeptFocus.tsx'
import { PermissionDenied } from './PermissionDenied.tsx'
import { PermissionFailed } from './PermissionFailed.tsx'

const words = notifications.question

/** Renders the current state of the flow as a card that asks. */
export function NotificationQuestion({ flow }: { flow: NotificationPermissionActor }) {
  return (
    <KeptFocus flow={flow}>
      <Card flow={flow} />
    </KeptFocus>
  )
}

function Card({ flow }: { flow: NotificationPermissionActor }) {
  const card = useSelector(flow, selectors.card)
  if (card === 'question') return <Question flow={flow} />
  if (card === 'denied') return <PermissionDenied flow={flow} dismissible />
  if (card === 'failed') return <PermissionFailed flow={flow} />
  if (card === 'done')
    return (
      <Note tone="ok" role="status">
        {words.done}
      </Note>
    )
  return null
}

function Question({ flow }: { flow: NotificationPermissionActor }) {
  const isBusy = useSelector(flow, selectors.isBusy)
  const dismiss = () => flow.send({ type: 'dialog.dismissed' })
  return (
    <section
      role="dialog"
      aria-labelledby="notifications-title"
      aria-describedby="notifications-text"
      className={box}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
    >
      <Icon name="bell" className={css({ color: 'brand' })} />
      <div>
        <h2 id="notifications-title" className={css({ textStyle: 'h3' })}>
          {words.title}
        </h2>
        <p id="notifications-text" className={css({ textStyle: 'small', color: 'text-2' })}>
          {words.text}
        </p>
      </div>
      <Actions>
        <Button
          size="sm"
          busy={isBusy}
          busyLabel={words.asking}
          onClick={() => flow.send({ type: 'notifications.wanted' })}
        >
          {words.yes}
        </Button>
        <Button size="sm" look="ghost" disabled={isBusy} onClick={dismiss}>
          {words.no}
        </Button>
      </Actions>
    </section>
  )
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className={css({ gridColumn: '2', display: 'flex', gap: '2' })}>{children}</div>
)

const box = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '3',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  textAlign: 'start',
})
