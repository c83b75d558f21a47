import { toPersianDigits } from '#domain/digits.ts'
import { plainFacts, type FactKind, type ProductFact } from '#domain/product-facts.ts'
import { staffProductEdit as words } from '#i18n/fa/staff-product-edit.ts'
import type { Schemas } from '#machines/api/client.ts'

export type ShownFact = {
  fact: string
  name: string
  kind: FactKind
  choices: Schemas['StaffFactFilter']['choices']
  hint?: string
}

const plain: readonly ShownFact[] = plainFacts.map(({ fact, kind }) => ({
  fact,
  kind,
  name: words.plainFacts[fact],
  choices: [],
}))

const units: Readonly<Record<string, string | undefined>> = words.factUnits
const hints: Readonly<Record<string, string | undefined>> = words.factHints

/** A filter as its field shows it: a number is named together with its unit, which the field does not take. */
function shownFilter(filter: Schemas['StaffFactFilter']): ShownFact {
  const { fact, name, kind } = filter
  const unit = kind === 'number' ? units[fact] : undefined
  return { ...filter, name: unit === undefined ? name : `${name} (${unit})`, hint: hints[fact] }
}

/**
 * The facts that are edited of a product in a category: first the ones by which its list filters,
 * then the product's other ones, then the ones that no filter reads.
 */
export function shownFacts(
  catalogue: Schemas['StaffCatalogue'],
  categoryId: number,
  facts: readonly ProductFact[],
): ShownFact[] {
  const filters = catalogue.filters.map((filter) => ({ key: filter.key, ...shownFilter(filter) }))
  const offered = catalogue.categories.find(({ id }) => id === categoryId)?.filters ?? []
  const has = new Set(facts.map(({ fact }) => fact))
  const shown = [
    ...offered.flatMap((key) => filters.filter((filter) => filter.key === key)),
    ...filters.filter(({ fact }) => has.has(fact)),
    ...plain,
  ]
  return [...Map.groupBy(shown, ({ fact }) => fact).values()].flatMap(([first]) => first ?? [])
}

/** Facts as staff read them, a line each. */
export const factsText = (
  { filters }: Schemas['StaffCatalogue'],
  facts: readonly ProductFact[],
): string =>
  facts
    .map(({ fact, value }) => {
      const known = [...filters.map(shownFilter), ...plain].find((each) => each.fact === fact)
      const choice = known?.choices.find((each) => each.value === value)
      return `${known?.name ?? fact}: ${choice?.name ?? plainText(value)}`
    })
    .join('\n')

function plainText(value: ProductFact['value']): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return typeof value === 'number' ? toPersianDigits(value) : value
}
