import { useEffect, useState } from 'react'
import type {
  ProfileFieldActor,
  ProfilePart,
} from '#machines/flows/profile-field/profile-field.machine.ts'
import { formDraft, type FormDraft } from '#src/lib/form-draft.ts'

type Options<Values extends object> = {
  part: ProfilePart
  /** Phone number of the customer. */
  owner: string
  isLike: (values: object) => values is Values
}

/** The input of a form of the profile: it outlives the dialog and the page, until that part is saved. */
export function useProfileDraft<Values extends object>(
  flow: ProfileFieldActor,
  { part, owner, isLike }: Options<Values>,
): FormDraft<Values> {
  const [draft] = useState(() => formDraft(`profile-${part}-draft`, { owner, isLike }))
  useEffect(() => {
    const saved = flow.on('profile.saved', () => draft.drop())
    return () => saved.unsubscribe()
  }, [flow, draft])
  return draft
}
