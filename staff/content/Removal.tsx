import type { ReactNode } from 'react'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import { ConfirmAction, type Question } from '#staff/app/ConfirmAction.tsx'

const words = staffContents.list.askRemove

type Props = {
  /** Confirmation shown before removal; without one nothing is asked. */
  question: Question | undefined
  onRemove: () => void
  /** Renders the trigger. */
  children: (remove: () => void) => ReactNode
}

/** Takes something out of a list, and asks first if that cannot be undone. */
export const Removal = ({ question, onRemove, children }: Props) =>
  question === undefined ? (
    children(onRemove)
  ) : (
    <ConfirmAction removes question={question} onConfirm={onRemove}>
      {children}
    </ConfirmAction>
  )

/** Asks before what was written is removed; undefined if it is still as it was when it was added. */
export const askRemoval = <Part,>(name: string, part: Part, fresh: Part): Question | undefined =>
  JSON.stringify(part) === JSON.stringify(fresh)
    ? undefined
    : { ...words, title: words.title(name) }
