import { Button } from '#src/ui/Button.tsx'
import { formActions } from './form-looks.ts'

type Props = {
  confirm: string
  /** While it is done, to leave it, and to leave after a failure. */
  words: { busy: string; keep: string; close: string }
  isBusy: boolean
  /** Whether it can be done, or is being done. */
  canConfirm: boolean
  onDismiss: () => void
}

/** The buttons of a form that asks before something is done; one that cannot be sent can only be left. */
export function FormFoot({ confirm, words, isBusy, canConfirm, onDismiss }: Props) {
  return (
    <div className={formActions}>
      {canConfirm && (
        <Button type="submit" busy={isBusy} busyLabel={words.busy}>
          {confirm}
        </Button>
      )}
      <Button look="line" disabled={isBusy} onClick={onDismiss}>
        {canConfirm ? words.keep : words.close}
      </Button>
    </div>
  )
}
