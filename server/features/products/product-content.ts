import { sortedFacts } from '#domain/product-facts.ts'
import { textOf, paragraphsOf, writePairs } from '#domain/product-content.ts'
import type { Frame } from '#server/catalogue/frame.ts'
import type { Schemas } from '#server/schemas.ts'
import type { StaffValues } from '#server/platform/db/schema/staff.ts'
import type { ProductRow } from './product-editing.queries.ts'

type Content = Schemas['ProductContent']

/** What staff edit of a product. */
export const contentOf = (row: ProductRow): Content => ({
  title: row.title,
  second_title: row.secondTitle,
  brand_id: row.brandId,
  category_id: row.categoryId,
  warranty: row.warranty,
  is_used: row.isUsed,
  is_active: row.isActive,
  description: textOf(row.description),
  key_features: row.keyFeatures.map(({ title, value }) => ({ title, value })),
  specifications: row.specifications.map(({ title, value }) => ({ title, value })),
  highlights: row.highlights.map(({ title, value, description }) => ({
    title,
    value,
    description,
  })),
  used_details: row.usedDetails.map(({ title, value }) => ({ title, value })),
  facts: sortedFacts(Object.entries(row.facts).map(([fact, value]) => ({ fact, value }))),
  similar_ids: row.similarIds,
})

/** The columns of a product's content; the HTML of a description that stays as it is keeps its markup. */
export const columnsOf = (content: Content, before: string) => ({
  title: content.title,
  secondTitle: content.second_title,
  brandId: content.brand_id,
  categoryId: content.category_id,
  warranty: content.warranty,
  isUsed: content.is_used,
  isActive: content.is_active,
  description: textOf(before) === content.description ? before : paragraphsOf(content.description),
  keyFeatures: content.key_features,
  specifications: content.specifications,
  highlights: content.highlights,
  usedDetails: content.used_details,
  facts: Object.fromEntries(content.facts.map(({ fact, value }) => [fact, value])),
  similarIds: content.similar_ids,
})

/** The same content with its texts trimmed. */
export function tidied(content: Content): Content {
  const pairs = (list: Content['key_features']) =>
    list.map(({ title, value }) => ({ title: title.trim(), value: value.trim() }))
  return {
    ...content,
    title: content.title.trim(),
    second_title: content.second_title.trim(),
    warranty: content.warranty?.trim() || null,
    description: textOf(paragraphsOf(content.description)),
    key_features: pairs(content.key_features),
    specifications: pairs(content.specifications),
    highlights: content.highlights.map(({ title, value, description }) => ({
      title: title.trim(),
      value: value.trim(),
      description: description.trim(),
    })),
    used_details: pairs(content.used_details),
    facts: sortedFacts(
      content.facts.map(({ fact, value }) => ({
        fact,
        value: typeof value === 'string' ? value.trim() : value,
      })),
    ),
  }
}

/** A product's content for the log: names instead of ids, lists as lines. */
export function loggedContent(content: Content, frame: Frame): StaffValues {
  const { brands, tree } = frame
  return {
    title: content.title,
    second_title: content.second_title,
    brand: brands.get(content.brand_id)?.name ?? null,
    category: tree.byId(content.category_id)?.name ?? null,
    warranty: content.warranty,
    is_used: content.is_used,
    is_active: content.is_active,
    description: content.description,
    key_features: writePairs(content.key_features),
    specifications: writePairs(content.specifications),
    highlights: content.highlights
      .map(({ title, value, description }) => `${title}: ${value}: ${description}`)
      .join('\n'),
    used_details: writePairs(content.used_details),
    facts: content.facts.map((each) => loggedFact(each, frame)).join('\n'),
    similar: content.similar_ids.join('، '),
  }
}

function loggedFact({ fact, value }: Content['facts'][number], { filters }: Frame): string {
  const filter = filters.find((each) => each.fact === fact)
  const choice = filter?.values.find((each) => each.value === value)
  return `${filter?.name ?? fact}: ${choice?.name ?? String(value)}`
}

/** The fields in which two logged versions differ, before and after. */
export function changedValues(
  before: StaffValues,
  after: StaffValues,
): { before: StaffValues; after: StaffValues } {
  const names = Object.keys(after).filter((name) => before[name] !== after[name])
  const only = (values: StaffValues) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return { before: only(before), after: only(after) }
}
