import type { Locator, Page } from 'playwright'
import { toLatinDigits } from '#domain/digits.ts'
import { noBreakSpace } from '#domain/units.ts'

/** The rows of a list of terms, with plain spaces; amounts are numbers of tomans. */
export async function readTerms(list: Locator): Promise<Record<string, string | number>> {
  const terms = await list.getByRole('term').allTextContents()
  const values = await list.getByRole('definition').allTextContents()
  const read = (value = '') => amountOr(value.replaceAll(noBreakSpace, ' '))
  return Object.fromEntries(terms.map((term, at) => [term.trim(), read(values[at])]))
}

/** The summary next to a step of the checkout, by its title. */
export function summary(
  page: Page,
  title: string | RegExp,
): Promise<Record<string, string | number>> {
  return readTerms(page.getByRole('region', { name: title }))
}

/** A text such as «۷۴٬۹۰۰٬۰۰۰ تومان» as a number of tomans; any other text as it is. */
function amountOr(text: string): string | number {
  const amount = /^([\d۰-۹٬]+)\s*تومان$/.exec(text.trim())?.[1]
  return amount === undefined ? text.trim() : Number(toLatinDigits(amount).replaceAll('٬', ''))
}
