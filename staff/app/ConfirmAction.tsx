import { useState, type ReactNode } from 'react'
import { staff } from '#i18n/fa/staff.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'
import { formActions } from './form-looks.ts'

export type Question = {
  title: string
  text: string
  confirm: string
  /** What leaves all as it is; cancelling if left out. */
  keep?: string
}

type Props = {
  question: Question
  /** Whether something is removed for good, which the look of the button says. */
  removes?: boolean
  onConfirm: () => void
  /** Renders the trigger. */
  children: (ask: () => void) => ReactNode
}

/** Asks for confirmation before an irreversible action. */
export function ConfirmAction({ question, removes, onConfirm, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {children(() => setOpen(true))}
      <ConfirmDialog
        question={question}
        removes={removes}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false)
          onConfirm()
        }}
      />
    </>
  )
}

type DialogProps = Omit<Props, 'children'> & { isOpen: boolean; onClose: () => void }

/** Asks before something is done. Both answers have to close it. */
export function ConfirmDialog(props: DialogProps) {
  const { question, removes = false, isOpen, onClose, onConfirm } = props
  return (
    <Dialog open={isOpen} onClose={onClose} title={question.title} alert>
      <div className={css({ display: 'grid', gap: '4', textStyle: 'body' })}>
        <p>{question.text}</p>
        <div className={formActions}>
          <ConfirmButton removes={removes} onClick={onConfirm}>
            {question.confirm}
          </ConfirmButton>
          <Button look="line" onClick={onClose}>
            {question.keep ?? staff.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
