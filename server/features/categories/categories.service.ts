import { isDeepStrictEqual } from 'node:util'
import { paragraphsOf, textOf } from '#domain/product-content.ts'
import type { CategoryRow } from '#server/catalogue/catalogue.queries.ts'
import { CategoryTree } from '#server/catalogue/category-tree.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { recordAction } from '#server/features/staff/audit.service.ts'
import type { Executor } from '#server/platform/db/database.ts'
import type { StaffValues } from '#server/platform/db/schema/staff.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { refusedField, requireFilled, trimmed } from '#server/platform/fields.ts'
import * as queries from './categories.queries.ts'
import { filterBody } from './filter-values.ts'

type Content = Schemas['CategoryContent']

/** The categories of the shop, parents before their children, and the filters of their lists. */
export async function listStaffCategories({
  db,
}: {
  db: Executor
}): Promise<Schemas['StaffCategories']> {
  const tree = new CategoryTree(await queries.findCategories(db))
  const filters = await queries.findFilters(db)
  return {
    categories: tree.all().map((category) => {
      const beside = category.parent?.children ?? tree.roots
      return {
        id: category.id,
        slug: category.slug,
        depth: tree.depthOf(category.id),
        beside: beside.length,
        content: contentOf(category, beside),
      }
    }),
    filters: filters.map(filterBody),
  }
}

/**
 * Changes what the shop says about a category, which filters its list offers, and its place among the others. An
 * unchanged description keeps its HTML. Throws `category_not_found`, `changed_meanwhile` if it is no longer as expected,
 * and `validation_failed` for blank texts, an unknown filter (`filters`) or an out-of-range place (`place`).
 */
export function updateCategory(
  { db, now }: Context,
  staffId: number,
  id: number,
  { category, expected }: Schemas['CategoryChange'],
): Promise<Schemas['StaffCategories']> {
  const content = tidied(category)
  return transaction(db, async (tx) => {
    const parent = await queries.findParentId(tx, id)
    const beside = parent === null ? [] : await queries.lockCategoriesUnder(tx, parent.id)
    const row = beside.find((each) => each.id === id)
    if (row === undefined) throw new Problem('category_not_found')
    const before = contentOf(row, beside)
    if (!isDeepStrictEqual(before, expected)) throw new Problem('changed_meanwhile')
    const filters = await queries.findFilters(tx)
    if (content.filters.some((key) => filters.every((filter) => filter.key !== key)))
      throw refusedField('category.filters', 'unknown')
    if (content.place >= beside.length) throw refusedField('category.place', 'unknown')
    await queries.updateCategoryRow(tx, id, columnsOf(content, row.description))
    if (content.place !== before.place) {
      const others = beside.filter((each) => each.id !== id).map((each) => each.id)
      await queries.orderCategories(tx, others.toSpliced(content.place, 0, id))
    }
    const names = new Map(filters.map(({ key, name }) => [key, name]))
    await recordAction(tx, {
      staffId,
      action: 'updateCategory',
      subject: 'category',
      subjectId: id,
      before: logged(before, names),
      after: logged(content, names),
      at: new Date(now()),
    })
    return listStaffCategories({ db: tx })
  })
}

const contentOf = (row: CategoryRow, beside: readonly { id: number }[]): Content => ({
  name: row.name,
  title_tag: row.titleTag,
  description_tag: row.descriptionTag,
  description: textOf(row.description),
  filters: row.filterKeys,
  place: beside.findIndex(({ id }) => id === row.id),
})

const columnsOf = (content: Content, before: string): queries.CategoryFields => ({
  name: content.name,
  titleTag: content.title_tag,
  descriptionTag: content.description_tag,
  description: textOf(before) === content.description ? before : paragraphsOf(content.description),
  filterKeys: content.filters,
})

function tidied({ description, ...content }: Content): Content {
  const texts = trimmed(content)
  requireFilled(texts)
  return { ...texts, description: textOf(paragraphsOf(description)) }
}

const logged = (
  { filters, ...content }: Content,
  names: ReadonlyMap<string, string>,
): StaffValues => ({
  ...content,
  place: content.place + 1,
  filters: filters.map((key) => names.get(key) ?? key).join('، '),
})
