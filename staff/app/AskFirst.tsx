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
  /** The control that asks. */
  children: (ask: () => void) => ReactNode
}

/** A control whose press cannot be taken back: it asks once more. */
export function AskFirst({ question, onConfirm, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {children(() => setOpen(true))}
      <QuestionDialog
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
export function QuestionDialog({ question, isOpen, onClose, onConfirm }: DialogProps) {
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
