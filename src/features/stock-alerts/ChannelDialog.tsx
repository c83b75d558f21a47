import { useSelector } from '@xstate/react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
import { focusFirstInvalid } from '#src/lib/focus-invalid.ts'
import { useRetryWhenOnline } from '#src/lib/use-retry-when-online.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { Note } from '#src/ui/Note.tsx'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'

type Props = { open: boolean; flow: StockAlertsFlow; type: StockAlertType; color: string }

const channels = ['sms', 'message'] as const satisfies Channel[]

/** The channels of a stock alert: text message, site message or both (PDP-41). */
export function ChannelDialog({ open, flow, type, color }: Props) {
  const ticked = useSelector(flow, (snapshot) => snapshot.context.channels)
  const isSetting = useSelector(flow, stockAlertsSelectors.isSetting)
  const failure = useSelector(flow, stockAlertsSelectors.failure)
  const submit = () => flow.send({ type: 'alert.submitted' })
  const isWaiting = useRetryWhenOnline(open ? failure : null, submit)
  const { title, text } = words[type]
  const hintId = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const [isChecked, setChecked] = useState(false)
  if (isChecked && !open) setChecked(false)
  const isNoneTicked = !channels.some((channel) => ticked[channel])
  const isRefused = isChecked && isNoneTicked
  const showMissing = () => {
    flushSync(() => setChecked(true))
    focusFirstInvalid(group.current)
  }
  return (
    <Dialog
      open={open}
      onClose={() => flow.send({ type: 'dialog.dismissed' })}
      title={title}
      foot={
        <SubmitButton
          wide
          icon="bell"
          complete={!isNoneTicked}
          busy={isSetting}
          busyLabel={words.setting}
          onClick={isNoneTicked ? showMissing : submit}
        >
          {words.submit}
        </SubmitButton>
      }
    >
      <p className={about}>{text(color)}</p>
      <fieldset ref={group} className={choice} disabled={isSetting}>
        <legend className={legend}>{words.channels}</legend>
        {channels.map((channel) => (
          <Checkbox
            key={channel}
            checked={ticked[channel]}
            aria-invalid={isRefused || undefined}
            aria-describedby={isNoneTicked ? hintId : undefined}
            onChange={() => flow.send({ type: 'channel.toggled', channel })}
          >
            {words[channel]}
          </Checkbox>
        ))}
        {isRefused && <FieldError id={hintId}>{words.chooseOne}</FieldError>}
        {isNoneTicked && !isRefused && (
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
const choice = css({ display: 'grid', marginBlock: '4' })
const hint = css({ textStyle: 'small', color: 'text-2', marginBlockStart: '1' })
const legend = css({ textStyle: 'label', marginBlockEnd: '1' })
