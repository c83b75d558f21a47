import { useSelector } from '@xstate/react'
import { staff } from '#i18n/fa/staff.ts'
import {
  staffVariantEditSelectors as selectors,
  type StaffVariantEditActor,
} from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import type { Terms } from '#machines/flows/staff-variant-edit/staff-variant-edit.types.ts'
import { differences } from '#machines/flows/staff-variant-edit/terms.ts'
import { conflictText } from '#staff/app/conflict-text.ts'
import { serverNow } from '#src/lib/clock.ts'
import { authorOf, DifferenceForm } from './DifferenceForm.tsx'
import { termText } from './term-text.ts'

const words = staff.terms

type Props = {
  actor: StaffVariantEditActor
  /** As they were before both changes. */
  before: Terms
  /** As a colleague has left them. */
  current: Terms
  /** The input here. */
  terms: Terms
  onDismiss: () => void
}

/** What a colleague has changed in a variant meanwhile, next to the input here. */
export function Differences({ actor, before, current, terms, onDismiss }: Props) {
  const savedBy = useSelector(actor, selectors.savedBy)
  const changed = { mine: differences(before, terms), theirs: differences(before, current) }
  return (
    <DifferenceForm
      differences={differences(current, terms).map((name) => ({
        name,
        label: words.names[name],
        theirs: words.theirs(termText(current, name)),
        mine: words.mine(termText(terms, name)),
        changedBy: authorOf(name, changed),
      }))}
      words={{ ...words, conflict: conflictText(words, savedBy), dismiss: words.keep }}
      onSettle={(mine) => actor.send({ type: 'difference.settled', mine, at: serverNow() })}
      onDismiss={onDismiss}
    />
  )
}
