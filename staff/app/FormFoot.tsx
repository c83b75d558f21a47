import { Button } from '#src/ui/Button.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'
import { formActions } from './form-looks.ts'

type Props = {
  confirm: string
  /** While it is done, to leave it, and to leave after a failure. */
  words: { busy: string; keep: string; close: string }
  /** Whether something is removed for good. */
  removes?: boolean
  isBusy: boolean
  /** Whether it can be done, or is being done. */
  canConfirm: boolean
  onDismiss: () => void
}

/** The buttons of a form that asks before something is done; one that cannot be sent can only be left. */
export function FormFoot(props: Props) {
  const { confirm, words, removes = false, isBusy, canConfirm, onDismiss } = props
  return (
    <div className={formActions}>
      {canConfirm && (
        <ConfirmButton removes={removes} type="submit" busy={isBusy} busyLabel={words.busy}>
          {confirm}
        </ConfirmButton>
      )}
      <Button look="line" disabled={isBusy} onClick={onDismiss}>
        {canConfirm ? words.keep : words.close}
      </Button>
    </div>
  )
}
