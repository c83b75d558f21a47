import { wholeFaults } from './digits.ts'
import type { ProductFact } from './product-facts.ts'
import { isBlank } from './persian.ts'
import { priceJump } from './price.ts'
import { isUnusual } from './stock.ts'

/** A product has no more pictures than this. */
export const mostPictures = 20

export type TitledText = { title: string; value: string }

type Content = {
  title: string
  second_title: string
  brand_id: number
  category_id: number
  key_features: readonly TitledText[]
  specifications: readonly TitledText[]
  used_details: readonly TitledText[]
  highlights: readonly (TitledText & { description: string })[]
  facts: readonly ProductFact[]
}

export type ProductFault = {
  field: keyof Content
  /**
   * `pair`: a line has no title or no value; `filled`: a part has no title or no description; `number`: a fact's text is no
   * number.
   */
  rule: 'required' | 'pair' | 'filled' | 'number'
}

/** What is wrong with the texts of a product, in the order of its fields. */
export function productFaults(content: Content): ProductFault[] {
  const faults: ProductFault[] = []
  for (const field of ['title', 'second_title'] as const)
    if (isBlank(content[field])) faults.push({ field, rule: 'required' })
  for (const field of ['brand_id', 'category_id'] as const)
    if (content[field] < 1) faults.push({ field, rule: 'required' })
  for (const field of ['key_features', 'specifications', 'used_details'] as const)
    if (content[field].some(({ title, value }) => isBlank(title) || isBlank(value)))
      faults.push({ field, rule: 'pair' })
  if (content.highlights.some((part) => isBlank(part.title) || isBlank(part.description)))
    faults.push({ field: 'highlights', rule: 'filled' })
  if (content.facts.some(({ value }) => Number.isNaN(value)))
    faults.push({ field: 'facts', rule: 'number' })
  return faults
}

export type IdentityFault = {
  field:
    'sku' | 'slug' | 'color_name' | 'color_code' | 'price' | 'quantity' | 'unit_cost' | 'low_stock'
  /** `units`: a cost of units of which there are none. */
  rule: 'pattern' | 'required' | 'whole' | 'units'
}

/** What is wrong with the code and the address of a new product. */
export function identityFaults({ sku, slug }: { sku: string; slug: string }): IdentityFault[] {
  return [
    ...(/^[A-Za-z0-9-]{3,40}$/.test(sku) ? [] : [{ field: 'sku', rule: 'pattern' } as const]),
    ...(/^(?=.{3,100}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
      ? []
      : [{ field: 'slug', rule: 'pattern' } as const]),
  ]
}

/** What is wrong with a new variant. */
export function newVariantFaults(variant: {
  color_name: string
  color_code: string
  price: number
  quantity: number
  low_stock: number
  unit_cost?: number
}): IdentityFault[] {
  const { quantity, unit_cost: cost } = variant
  return [
    ...(isBlank(variant.color_name) ? [{ field: 'color_name', rule: 'required' } as const] : []),
    ...(/^#[0-9a-f]{6}$/.test(variant.color_code)
      ? []
      : [{ field: 'color_code', rule: 'pattern' } as const]),
    ...(variant.price < 1 ? [{ field: 'price', rule: 'required' } as const] : []),
    ...wholeFaults(variant, ['price', 'quantity', 'low_stock']),
    ...wholeFaults({ unit_cost: cost ?? 0 }, ['unit_cost']),
    ...(cost !== undefined && quantity === 0
      ? [{ field: 'unit_cost', rule: 'units' } as const]
      : []),
  ]
}

/**
 * The fields of a new variant in which a digit may be missing or too many: ask before it is saved.
 * @param others what customers pay for the product's other variants, in tomans
 */
export function newVariantDoubts(
  { price, quantity }: { price: number; quantity: number },
  others: readonly number[],
): ('price' | 'quantity')[] {
  const isFarOff =
    others.length > 0 &&
    (priceJump(price, Math.max(...others)) === 'above' ||
      priceJump(price, Math.min(...others)) === 'below')
  return [
    ...(isFarOff ? ['price' as const] : []),
    ...(isUnusual(quantity, 0) ? ['quantity' as const] : []),
  ]
}

/** Properties as they are typed: a line each, the title before its first colon. */
export function readPairs(text: string): TitledText[] {
  return linesOf(text).map((line) => {
    const [title = '', ...rest] = line.split(':')
    return { title: title.trim(), value: rest.join(':').trim() }
  })
}

/** Properties as `readPairs` takes them. */
export const writePairs = (pairs: readonly TitledText[]): string =>
  pairs.map(({ title, value }) => `${title}: ${value}`).join('\n')

/** The HTML of a text in which each line is a paragraph. */
export const paragraphsOf = (text: string): string =>
  linesOf(text)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

/** The text of HTML, a line for each paragraph, without its other markup. */
export const textOf = (html: string): string =>
  linesOf(
    html
      .replaceAll(/<\/(p|h[1-6]|li|div)>|<br\s*\/?>/g, '\n')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole),
  ).join('\n')

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}
