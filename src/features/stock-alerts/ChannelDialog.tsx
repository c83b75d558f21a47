import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { css } from '#styled/css/index.js'
import { stockAlerts as words } from '#i18n/fa/stock-alerts.ts'
import { ui } from '#i18n/fa/ui.ts'
import {
  stockAlertsSelectors,
  type Channel,
  type StockAlertType,
} from '#machines/flows/stock-alerts/stock-alerts.machine.ts'
import type { StockAlertsFlow } from './use-stock-alerts.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { useRetryWhenOnline } from '#src/lib/use-retry-when-online.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Note } from '#src/ui/Note.tsx'

type Props = { open: boolean; flow: StockAlertsFlow; type: StockAlertType; color: string }

const channels = ['sms', 'message'] as const satisfies Channel[]

/** The channels of a stock alert: text message, site message or both (PDP-41). */
export function ChannelDialog({ open, flow, type, color }: Props) {
  const ticked = useSelector(flow, (snapshot) => snapshot.context.channels)
  const isSetting = useSelector(flow, stockAlertsSelectors.isSetting)
  const failure = useSelector(flow, stockAlertsSelectors.failure)
  const submit = () => flow.send({ type: 'alert.submitted' })
  const isWaiting = useRetryWhenOnline(open ? failure : null, submit)
  const canSubmit = useSelector(flow, (snapshot) => snapshot.can({ type: 'alert.submitted' }))
  const { title, text } = words[type]
  const hintId = useId()
  const isNoneTicked = !channels.some((channel) => ticked[channel])
  return (
    <Dialog
      open={open}
      onClose={() => flow.send({ type: 'dialog.dismissed' })}
      title={title}
      foot={
        <Button
          wide
          icon="bell"
          busy={isSetting}
          busyLabel={words.setting}
          disabled={!canSubmit && !isSetting}
          aria-describedby={isNoneTicked ? hintId : undefined}
          onClick={submit}
        >
          {words.submit}
        </Button>
      }
    >
      <p className={about}>{text(color)}</p>
      <fieldset className={group} disabled={isSetting}>
        <legend className={legend}>{words.channels}</legend>
        {channels.map((channel) => (
          <Checkbox
            key={channel}
            checked={ticked[channel]}
            onChange={() => flow.send({ type: 'channel.toggled', channel })}
          >
            {words[channel]}
          </Checkbox>
        ))}
        {isNoneTicked && (
          <p id={hintId} className={hint}>
            {words.chooseOne}
          </p>
        )}
      </fieldset>
      {failure !== null && (
        <Note tone="danger" role="alert">
          {failureText(failure)}
          {isWaiting && ` ${ui.retriedWhenOnline}`}
          <ReportLink failure={failure} />
        </Note>
      )}
    </Dialog>
  )
}

const about = css({ textStyle: 'body', color: 'text-2' })
const group = css({ display: 'grid', marginBlock: '4' })
const hint = css({ textStyle: 'small', color: 'text-2', marginBlockStart: '1' })
const legend = css({ textStyle: 'label', marginBlockEnd: '1' })
