import { useSelector } from '@xstate/react'
import {
  staffVariantEditSelectors as selectors,
  type StaffVariantEditActor,
} from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import { VariantDialog } from './VariantDialog.tsx'

/** For a variant that is edited in its place: shows how its terms differ from those of a colleague. */
export function ConflictDialog({ actor }: { actor: StaffVariantEditActor }) {
  return <VariantDialog actor={actor} isOpen={useSelector(actor, selectors.isComparing)} />
}
