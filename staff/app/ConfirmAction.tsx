import { useState, type ReactNode } from 'react'
import { staff } from '#i18n/fa/staff.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { formActions } from './form-looks.ts'

export type Question = { title: string; text: string; confirm: string }

type Props = {
  question: Question
  onConfirm: () => void
  /** Renders the trigger. */
  children: (ask: () => void) => ReactNode
}

/** Asks for confirmation before an irreversible action. */
export function ConfirmAction({ question, onConfirm, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {children(() => setOpen(true))}
      <ConfirmDialog
        question={question}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm}
      />
    </>
  )
}

type DialogProps = Omit<Props, 'children'> & { isOpen: boolean; onClose: () => void }

/** Asks before something is done. */
export function ConfirmDialog({ question, isOpen, onClose, onConfirm }: DialogProps) {
  const confirm = () => {
    onClose()
    onConfirm()
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={question.title} alert>
      <div className={css({ display: 'grid', gap: '4', textStyle: 'body' })}>
        <p>{question.text}</p>
        <div className={formActions}>
          <Button onClick={confirm}>{question.confirm}</Button>
          <Button look="line" onClick={onClose}>
            {staff.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
