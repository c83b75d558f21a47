import type { ReactNode } from 'react'
import type { Failure } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { DangerButtons } from '#src/ui/DangerButtons.tsx'
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
    <Dialog
      open={isOpen}
      onClose={onDismiss}
      title={words.title}
      alert
      foot={
        <DangerButtons
          confirm={words.confirm}
          onConfirm={failure === null ? onConfirm : undefined}
          busy={isBusy}
          busyLabel={words.busy}
          cancel={failure === null ? words.keep : words.close}
          onCancel={onDismiss}
        />
      }
    >
      <div className={stack}>
        {failure === null && children}
        <FailureNote failure={failure} onRetry={onRetry} retriesWhenOnline />
      </div>
    </Dialog>
  )
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
