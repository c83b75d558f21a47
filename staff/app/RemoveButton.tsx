import { Button } from '#src/ui/Button.tsx'
import { ConfirmAction, type Question } from './ConfirmAction.tsx'

type Props = {
  question: Question
  words: { remove: string; removing: string }
  isBusy: boolean
  onRemove: () => void
}

/** Removes what a form edits, after a question. */
export const RemoveButton = ({ question, words, isBusy, onRemove }: Props) => (
  <ConfirmAction removes question={question} onConfirm={onRemove}>
    {(ask) => (
      <Button look="danger" busy={isBusy} busyLabel={words.removing} onClick={ask}>
        {words.remove}
      </Button>
    )}
  </ConfirmAction>
)
