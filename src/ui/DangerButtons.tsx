import { Button } from './Button.tsx'
import { ButtonRow } from './ButtonRow.tsx'

type Props = {
  confirm: string
  /** Undefined where it cannot be done: only the button to cancel is shown. */
  onConfirm?: () => void
  busy?: boolean
  busyLabel?: string
  cancel: string
  onCancel: () => void
}

/** The buttons of a question before something is removed or cancelled. */
export function DangerButtons(props: Props) {
  const { confirm, onConfirm, busy = false, busyLabel, cancel, onCancel } = props
  return (
    <ButtonRow>
      {onConfirm !== undefined && (
        <Button look="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirm}
        </Button>
      )}
      <Button look="line" disabled={busy} onClick={onCancel}>
        {cancel}
      </Button>
    </ButtonRow>
  )
}
