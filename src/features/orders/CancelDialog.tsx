import type { ReactNode } from 'react'
import type { Failure } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

type Props = {
  words: Record<'title' | 'confirm' | 'busy' | 'keep' | 'close', string>
  isOpen: boolean
  isBusy: boolean
  failure: Failure | null
  onConfirm: () => void
  /** Undefined where the same call cannot succeed. */
  onRetry: (() => void) | undefined
  onDismiss: () => void
  /** What is asked. */
  children: ReactNode
}

/** Asks before something is cancelled; shows why that failed. */
export function CancelDialog(props: Props) {
  const { words, isOpen, isBusy, failure, onConfirm, onRetry, onDismiss, children } = props
  return (
    <Dialog open={isOpen} onClose={onDismiss} title={words.title} alert>
      <div className={stack}>
        {failure === null && children}
        <FailureNote failure={failure} onRetry={onRetry} retriesWhenOnline />
        <div className={actions}>
          {failure === null && (
            <Button look="danger" busy={isBusy} busyLabel={words.busy} onClick={onConfirm}>
              {words.confirm}
            </Button>
          )}
          <Button look="line" disabled={isBusy} onClick={onDismiss}>
            {failure === null ? words.keep : words.close}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '1' } })
