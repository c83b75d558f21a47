import { formDraft, type FormDraft } from '#src/lib/form-draft.ts'
import { addressValues, type AddressValues } from './address-values.ts'

/** Whose draft it is, by phone number, and of which address; null is a new one. */
type DraftOf = { owner: string; addressId: number | null }

/** What is typed into the form of an address. */
export const addressDraft = ({ owner, addressId }: DraftOf): FormDraft<AddressValues> =>
  formDraft(`address-draft:${addressId ?? 'new'}`, {
    owner,
    empty: addressValues(null),
    version: 3,
  })
