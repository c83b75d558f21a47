import {
  identityFaults,
  newVariantDoubts,
  newVariantFaults,
  productFaults,
} from '#domain/product-content.ts'
import type { ContentField, FirstFacts, ProductContent } from './staff-product-edit.types.ts'

export const contentFields = [
  'title',
  'second_title',
  'brand_id',
  'category_id',
  'warranty',
  'is_used',
  'is_active',
  'description',
  'key_features',
  'specifications',
  'highlights',
  'used_details',
  'facts',
  'similar_ids',
] as const satisfies readonly ContentField[]

/** What the server would refuse. */
export const faultsOf = (content: ProductContent, first: FirstFacts | null) => [
  ...(first === null ? [] : identityFaults(first)),
  ...productFaults(content),
  ...(first === null ? [] : newVariantFaults(first.variant)),
]

/** Whether a digit may be missing or too many in the first variant of a new product. */
export const isDoubtful = (first: FirstFacts | null): boolean =>
  first !== null && newVariantDoubts(first.variant, []).length > 0

/** The fields in which the two differ. */
export const differentFields = (one: ProductContent, other: ProductContent): ContentField[] =>
  contentFields.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))

/** The content of a colleague with some of one's own fields instead. */
export const settled = (
  current: ProductContent,
  own: ProductContent,
  mine: readonly ContentField[],
): ProductContent => ({
  ...current,
  ...Object.fromEntries(mine.map((name) => [name, own[name]])),
})
