export type FactKind = 'number' | 'choice' | 'switch' | 'text'
export type ProductFact = { fact: string; value: string | number | boolean }

/** Facts that no filter reads: products of one `model` link to each other, and cards show the health of a battery. */
export const plainFacts = [
  { fact: 'model', kind: 'text' },
  { fact: 'releaseYear', kind: 'number' },
  { fact: 'batteryHealth', kind: 'number' },
] as const satisfies readonly { fact: string; kind: FactKind }[]

/** Which kind of value a filter takes: bounds and values that are numbers read a number. */
export function factKind(filter: {
  type: string
  values: readonly { value: string; min?: number; max?: number }[]
}): Exclude<FactKind, 'text'> {
  if (filter.type === 'BOOL') return 'switch'
  const isNumber = ({ value, min, max }: (typeof filter.values)[number]) =>
    min !== undefined || max !== undefined || /^\d+(\.\d+)?$/.test(value)
  return filter.values.length > 0 && filter.values.every(isNumber) ? 'number' : 'choice'
}

/** Facts in the order in which they are compared; a switch that is off is the same as none. */
export const sortedFacts = <Fact extends ProductFact>(facts: readonly Fact[]): Fact[] =>
  facts
    .filter(({ value }) => value !== false)
    .toSorted((one, other) => (one.fact < other.fact ? -1 : 1))
