import { paths } from '#src/lib/paths.ts'

export const saveAction = 'save'

/** The URL of the sign-in that returns to the product and saves it. */
export function saveAddress(slug: string): string {
  return paths.login({ redirectUrl: paths.product(slug), action: saveAction })
}
