import type { Locator } from 'playwright'

/** The addresses as the links name them, not resolved. */
export const hrefsOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
