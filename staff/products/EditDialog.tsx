import { useSelector } from '@xstate/react'
import {
  staffVariantEditSelectors as selectors,
  type StaffVariantEditActor,
} from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import { TermsForm } from './TermsForm.tsx'
import { VariantDialog } from './VariantDialog.tsx'

type Props = { actor: StaffVariantEditActor }

/** Edits the terms of a variant, or shows how they differ from those of a colleague. */
export function EditDialog({ actor }: Props) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const isComparing = useSelector(actor, selectors.isComparing)
  const variant = useSelector(actor, selectors.variant)
  const terms = useSelector(actor, selectors.terms)
  return (
    <VariantDialog actor={actor} isOpen={isOpen}>
      {!isComparing && variant !== null && terms !== null && (
        <TermsForm
          key={`${variant.id} ${variant.last_update}`}
          actor={actor}
          terms={terms}
          onDismiss={() => actor.send({ type: 'dialog.dismissed' })}
        />
      )}
    </VariantDialog>
  )
}
