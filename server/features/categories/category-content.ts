import { possibleParents } from '#domain/category-places.ts'
import { paragraphsOf, textOf } from '#domain/product-content.ts'
import type { CategoryRow, FilterRow } from '#server/catalogue/catalogue.queries.ts'
import type { Schemas } from '#server/schemas.ts'
import type { StaffValues } from '#server/platform/db/schema/staff.ts'
import { refusedField, requireFilled, trimmed } from '#server/platform/fields.ts'
import type { CategoryFields } from './categories.queries.ts'

type Content = Schemas['CategoryContent']

/** @param beside the categories under the same one, in their order */
export const contentOf = (row: CategoryRow, beside: readonly { id: number }[]): Content => ({
  name: row.name,
  slug: row.slug,
  parent_id: row.parentId,
  title_tag: row.titleTag,
  description_tag: row.descriptionTag,
  description: textOf(row.description),
  desktop_banner: row.desktopBanner,
  mobile_banner: row.mobileBanner,
  filters: row.filterKeys,
  place: beside.findIndex(({ id }) => id === row.id),
})

/** @param before its description as HTML, which is kept until its text changes */
export const columnsOf = (content: Content, before: string) =>
  ({
    name: content.name,
    slug: content.slug,
    parentId: content.parent_id,
    titleTag: content.title_tag,
    descriptionTag: content.description_tag,
    description:
      textOf(before) === content.description ? before : paragraphsOf(content.description),
    desktopBanner: content.desktop_banner,
    mobileBanner: content.mobile_banner,
    filterKeys: content.filters,
  }) satisfies CategoryFields

/** Throws `validation_failed` for blank texts. */
export function tidied({ description, ...content }: Content): Content {
  const texts = trimmed(content)
  requireFilled(texts)
  return { ...texts, description: textOf(paragraphsOf(description)) }
}

type Judged = {
  rows: readonly CategoryRow[]
  filters: readonly FilterRow[]
  /** Null for a new one. */
  row: CategoryRow | null
}

/**
 * Throws `validation_failed` for an unknown filter (`filters`), a category that it cannot be under (`parent_id`), a place
 * out of range (`place`), and a picture that is not the shop's (`desktop_banner`, `mobile_banner`).
 */
export function refuseBroken(content: Content, { rows, filters, row }: Judged): void {
  const refuse = (field: keyof Content) => refusedField(`category.${field}`, 'unknown')
  const placed = rows.map(({ id, parentId }) => ({ id, parent_id: parentId }))
  const { parent_id: parent, place } = content
  const isSameParent = row !== null && row.parentId === parent
  if (
    parent !== null &&
    !isSameParent &&
    !possibleParents(placed, row?.id ?? null).includes(parent)
  )
    throw refuse('parent_id')
  if (place > rows.filter((each) => each.parentId === parent && each !== row).length)
    throw refuse('place')
  if (content.filters.some((key) => filters.every((filter) => filter.key !== key)))
    throw refuse('filters')
  for (const field of ['desktop_banner', 'mobile_banner'] as const) {
    const before = row?.[field === 'desktop_banner' ? 'desktopBanner' : 'mobileBanner'] ?? null
    const picture = content[field]
    if (picture !== null && picture !== before && !uploaded.test(picture)) throw refuse(field)
  }
}

const uploaded = /^\/uploads\/[\da-f-]{36}$/

/** What the log says of a category: names instead of keys and ids. */
export const logged = (
  { filters: keys, parent_id: parentId, ...content }: Content,
  { rows, filters }: Pick<Judged, 'rows' | 'filters'>,
): StaffValues => ({
  ...content,
  parent: rows.find(({ id }) => id === parentId)?.name ?? null,
  place: content.place + 1,
  filters: keys.map((key) => filters.find((each) => each.key === key)?.name ?? key).join('، '),
})
