import { paths } from '#src/lib/paths.ts'

export const saveAction = 'save'

/** Where one signs in to save a product and comes back to have it saved. */
export function saveAddress(slug: string): string {
  return paths.login({ redirectUrl: paths.product(slug), action: saveAction })
}
