import { formDraft, hasTypesOf, type FormDraft } from '#src/lib/form-draft.ts'
import { addressValues, type AddressValues } from './address-values.ts'

/** Whose draft it is, by phone number, null while unknown; and of which address, null for a new one. */
type DraftOf = { owner: string | null; addressId: number | null }

/** The input of the address form. */
export const addressDraft = ({ owner, addressId }: DraftOf): FormDraft<AddressValues> =>
  formDraft(`address-draft:${addressId ?? 'new'}`, {
    owner,
    isLike: hasTypesOf(addressValues(null)),
    version: 3,
  })
