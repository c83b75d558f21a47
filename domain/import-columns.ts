/** What a column of a sheet that changes variants can hold. */
export const importFields = [
  'sku',
  'variant_id',
  'color',
  'price',
  'new_price',
  'offer_ends_at',
  'stock',
  'low_stock',
  'is_shown',
] as const

export type ImportField = (typeof importFields)[number]

/** The largest file that is read. */
export const mostSheetBytes = 5 * 1024 * 1024

/**
 * Why a sheet with these columns cannot be checked: none names the product, none has a value to set, two hold the same,
 * or the end of an offer stands without its price.
 */
export type ColumnsFault = 'no_code' | 'no_value' | 'twice' | 'no_offer'

/** What is wrong with the columns of a sheet, null for nothing. A column that is not read is null. */
export function columnsFault(fields: readonly (ImportField | null)[]): ColumnsFault | null {
  const known = fields.filter((field) => field !== null)
  if (new Set(known).size < known.length) return 'twice'
  if (!known.includes('sku') && !known.includes('variant_id')) return 'no_code'
  if (known.includes('offer_ends_at') && !known.includes('new_price')) return 'no_offer'
  return known.some((field) => !naming.has(field)) ? null : 'no_value'
}

const naming: ReadonlySet<ImportField> = new Set(['sku', 'variant_id', 'color'])
