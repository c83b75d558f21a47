import type { FilterRow } from '#server/catalogue/catalogue.queries.ts'
import type { Schemas } from '#server/schemas.ts'
import type { FilterValue } from '#server/platform/db/schema/catalogue.ts'

type Content = Schemas['FilterContent']
type StaffFilter = Schemas['StaffCategories']['filters'][number]

/** A filter as staff edit it. */
export const filterBody = (row: FilterRow): StaffFilter => ({
  key: row.key,
  values_kind: valuesKind(row),
  content: filterContent(row),
})

export const filterContent = ({ name, values }: Pick<FilterRow, 'name' | 'values'>): Content => ({
  name,
  values: values.map((each) => ({ value: each.value, name: each.name })),
})

/** Colors, conditions and switches have values that the shop's code knows; a fact is compared with any value. */
export function valuesKind({ fact, type, values }: FilterRow): StaffFilter['values_kind'] {
  if (fact === null || type !== 'MULTI_SELECT') return 'fixed'
  return values.some(hasBounds) ? 'ranges' : 'free'
}

/** The values of a filter with new names and, if it can get them, new ones; null if it cannot have these. */
export function newValues(row: FilterRow, wanted: Content['values']): FilterValue[] | null {
  const kind = valuesKind(row)
  const values = wanted.map(({ value, name }): FilterValue | null => {
    const known = row.values.find((each) => each.value === value)
    if (known !== undefined) return { ...known, name }
    if (kind === 'free') return { value, name }
    const bounds = kind === 'ranges' ? boundsOf(value) : null
    return bounds && { value, name, ...bounds }
  })
  const whole = values.filter((value) => value !== null)
  const isRepeated = new Set(whole.map(({ value }) => value)).size < wanted.length
  const isCut = kind === 'fixed' && wanted.length < row.values.length
  return isRepeated || isCut ? null : whole
}

/** The bounds that a range is named after. */
function boundsOf(value: string): Pick<FilterValue, 'min' | 'max'> | null {
  const number = String.raw`(\d+(?:\.\d+)?)`
  const [, below, from, low, high] =
    new RegExp(`^(?:under-${number}|from-${number}|${number}-${number})$`).exec(value) ?? []
  if (below !== undefined) return { max: Number(below) }
  if (from !== undefined) return { min: Number(from) }
  if (low === undefined || Number(low) >= Number(high)) return null
  return { min: Number(low), max: Number(high) }
}

const hasBounds = ({ min, max }: FilterValue): boolean => min !== undefined || max !== undefined
