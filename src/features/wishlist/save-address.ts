import { signInAddress } from '#src/lib/sign-in-address.ts'

export const saveAction = 'save'

/** Where one signs in to save a product and comes back to have it saved (N26). */
export function saveAddress(slug: string): string {
  return signInAddress(`products/${encodeURIComponent(slug)}`, saveAction)
}
