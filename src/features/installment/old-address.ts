import { Redirect, type PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'

/** The other spelling of the address leads to the page. */
export const oldAddressPage: PageDefinition = { load: redirect, Page: () => null }

function redirect(): Promise<never> {
  return Promise.reject(new Redirect(paths.termsInstallment, 301))
}
