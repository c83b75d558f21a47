import { isDeepStrictEqual } from 'node:util'
import { factKind, plainFacts, type FactKind, type ProductFact } from '#domain/product-facts.ts'
import type { FilterRow } from '#server/catalogue/catalogue.queries.ts'

type Fault = { field: string; rule: 'unknown' | 'value' | 'repeated' }

/**
 * What is wrong with the facts of a product: one that no filter reads, a value that its filters cannot read, or one that
 * is named twice. Unchanged ones are not checked.
 */
export function factFaults(
  facts: readonly ProductFact[],
  before: readonly ProductFact[],
  filters: readonly FilterRow[],
): Fault[] {
  const names = facts.map(({ fact }) => fact)
  if (new Set(names).size < names.length) return [{ field: 'facts', rule: 'repeated' }]
  return facts
    .filter((each) => !before.some((old) => isDeepStrictEqual(old, each)))
    .flatMap(({ fact, value }): Fault[] => {
      const readers = filters.filter((filter) => filter.fact === fact)
      const [reader] = readers
      const kind = reader ? factKind(reader) : plainFacts.find((each) => each.fact === fact)?.kind
      if (kind === undefined) return [{ field: `facts.${fact}`, rule: 'unknown' }]
      const isChoice = readers.some(({ values }) => values.some((each) => each.value === value))
      return isOf(kind, value) && (kind !== 'choice' || isChoice)
        ? []
        : [{ field: `facts.${fact}`, rule: 'value' }]
    })
}

const types = { number: 'number', choice: 'string', switch: 'boolean', text: 'string' } as const

const isOf = (kind: FactKind, value: ProductFact['value']): boolean =>
  typeof value === types[kind] && value !== ''
