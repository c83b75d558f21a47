import { sortedFacts, type ProductFact } from '#domain/product-facts.ts'
import { readPairs } from '#domain/product-content.ts'
import type { Schemas } from '#machines/api/client.ts'
import { textIn } from '#staff/app/form-text.ts'
import { readDecimal, readNumber } from './read-number.ts'
import type { ShownFact } from './shown-facts.ts'

/** The entered values of a product, without its manually sorted lists. */
export function readContent(
  form: FormData,
): Omit<Schemas['ProductContent'], 'facts' | 'highlights' | 'similar_ids'> {
  const text = (name: string) => textIn(form, name).trim()
  return {
    title: text('title'),
    second_title: text('second_title'),
    brand_id: readNumber(text('brand_id')),
    category_id: readNumber(text('category_id')),
    warranty: text('warranty') || null,
    is_used: form.has('is_used'),
    is_active: form.has('is_active'),
    description: text('description'),
    key_features: readPairs(text('key_features')),
    specifications: readPairs(text('specifications')),
    used_details: readPairs(text('used_details')),
  }
}

/** The entered values of a new variant. */
export function readVariant(form: FormData): Schemas['NewVariant'] {
  const text = (name: string) => textIn(form, name).trim()
  const cost = readNumber(text('unit_cost'))
  return {
    color_name: text('color_name'),
    color_code: text('color_code').toLowerCase(),
    price: readNumber(text('price')),
    quantity: readNumber(text('quantity')),
    ...(cost !== 0 && { unit_cost: cost }),
    low_stock: readNumber(text('low_stock')),
  }
}

/** The facts that the form showed, as they were typed, and the others as they were. */
export function readFacts(
  form: FormData,
  shown: readonly ShownFact[],
  before: readonly ProductFact[],
): ProductFact[] {
  const names = new Set(shown.map(({ fact }) => fact))
  const typed = shown.flatMap(({ fact, kind }): ProductFact[] => {
    if (kind === 'switch') return form.has(factField(fact)) ? [{ fact, value: true }] : []
    const text = textIn(form, factField(fact)).trim()
    if (kind !== 'number') return text === '' ? [] : [{ fact, value: text }]
    const value = readDecimal(text)
    return value === null ? [] : [{ fact, value }]
  })
  return sortedFacts([...before.filter(({ fact }) => !names.has(fact)), ...typed])
}

/** Text in number fields that is not a number, by field name. */
export function invalidNumbersIn(
  form: FormData,
  shown: readonly ShownFact[],
): Record<string, string> {
  const texts = (names: readonly string[], read: (text: string) => number | null) =>
    names
      .map((name) => [name, textIn(form, name).trim()] as const)
      .filter(([, text]) => Number.isNaN(read(text)))
  const facts = shown.filter(({ kind }) => kind === 'number').map(({ fact }) => factField(fact))
  return Object.fromEntries([
    ...texts(['price', 'quantity', 'unit_cost', 'low_stock'], readNumber),
    ...texts(facts, readDecimal),
  ])
}

/** The name of a fact's field in the form. */
export const factField = (fact: string): string => `fact-${fact}`
