import type { Locator } from 'playwright'

/** The names of the icons within the items. */
export const iconsOf = (items: Locator): Promise<(string | undefined)[]> =>
  items
    .locator('use')
    .evaluateAll((all) => all.map((use) => use.getAttribute('href')?.split('#')[1]))
