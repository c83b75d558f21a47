import { isDeepStrictEqual } from 'node:util'
import { menuLists } from '#domain/shown-menus.ts'
import type { CategoryRow } from '#server/catalogue/catalogue.queries.ts'
import { CategoryTree, type CategoryNode } from '#server/catalogue/category-tree.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import {
  changedMeanwhile,
  recordAction,
  repeatedAction,
} from '#server/features/staff/audit.service.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import * as queries from './categories.queries.ts'
import { columnsOf, contentOf, logged, refuseBroken, tidied } from './category-content.ts'
import { changePictures } from './category-pictures.ts'
import { filterBody } from './filter-values.ts'

type Content = Schemas['CategoryContent']
type StaffCategory = Schemas['StaffCategories']['categories'][number]

/** The categories of the shop, parents before their children, and the filters of their lists. */
export async function listStaffCategories(
  { catalogue }: Pick<Context, 'catalogue'>,
  db: Executor,
): Promise<Schemas['StaffCategories']> {
  const tree = new CategoryTree(await queries.findCategories(db), await queries.findFormerSlugs(db))
  const filters = await queries.findFilters(db)
  const counts = await queries.countProducts(db)
  const { slugs, ids } = await queries.findNamed(db)
  const named = new Set([...ids, ...slugs.flatMap((slug) => tree.bySlug(slug)?.id ?? [])])
  const entries = menuLists(catalogue.frame.contents.categoryMenu).map(({ title, slug }) => ({
    title,
    category: tree.bySlug(slug)?.id,
  }))
  const body = (category: CategoryNode): StaffCategory => {
    const beside = category.parent?.children ?? tree.roots
    const below = nodesBelow(category)
    const within = new Set([category, ...below].map(({ id }) => id))
    const products = [category, ...below].reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)
    return {
      id: category.id,
      depth: tree.depthOf(category.id),
      beside: beside.length,
      is_hidden: category.isHidden,
      is_shown: category.isShown,
      products,
      below: below.length,
      menu_entries: entries
        .filter((entry) => entry.category !== undefined && within.has(entry.category))
        .map(({ title }) => title),
      is_deletable: products === 0 && below.length === 0 && !named.has(category.id),
      content: contentOf(category, beside),
    }
  }
  return { categories: tree.all().map(body), filters: filters.map(filterBody) }
}

/**
 * Adds a category, which is shown at once. Throws `category_address_taken`, like `changePictures`, and
 * `validation_failed` for blank texts and for an unknown parent, place or filter.
 */
export function createCategory(
  context: Context,
  staffId: number,
  input: Content,
): Promise<Schemas['StaffCategories']> {
  const content = tidied(input)
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    const rows = await queries.lockCategories(tx)
    const filters = await queries.findFilters(tx)
    refuseBroken(content, { rows, filters, row: null })
    await refuseTaken(tx, rows, content.slug, null)
    const above = rows.find(({ id }) => id === content.parent_id)
    const path = above === undefined ? content.slug : `${above.path}/${content.slug}`
    const id = await queries.insertCategory(tx, { ...columnsOf(content, ''), path })
    await queries.forgetFormer(tx, content.slug)
    await queries.orderCategories(tx, idsWith(rows, id, content))
    await changePictures(tx, { before: null, after: content, staffId, at })
    await recordAction(tx, {
      staffId,
      action: 'createCategory',
      subject: 'category',
      subjectId: id,
      before: {},
      after: logged(content, { rows, filters }),
      at,
    })
    return listStaffCategories(context, tx)
  })
}

/**
 * Changes what the shop says about a category, its address, where it is among the others, and which filters its list
 * offers. Addresses with the former slug lead to the new one. Throws `category_not_found`, `changed_meanwhile` if it is no
 * longer as expected, and otherwise like `createCategory`, even for a parent below it.
 */
export function updateCategory(
  context: Context,
  staffId: number,
  id: number,
  { category, expected }: Schemas['CategoryChange'],
): Promise<Schemas['StaffCategories']> {
  const content = tidied(category)
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    const rows = await queries.lockCategories(tx)
    const row = rowIn(rows, id)
    const before = contentOf(row, besideOf(rows, row))
    if (!isDeepStrictEqual(before, expected))
      throw await changedMeanwhile(tx, { staffId, subject: 'category', subjectId: id })
    const filters = await queries.findFilters(tx)
    refuseBroken(content, { rows, filters, row })
    await refuseTaken(tx, rows, content.slug, id)
    await queries.updateCategoryRow(tx, id, columnsOf(content, row.description))
    if (content.slug !== before.slug)
      await queries.renameSlug(tx, { id, from: before.slug, to: content.slug })
    const isElsewhere = content.parent_id !== before.parent_id
    if (content.slug !== before.slug || isElsewhere)
      await queries.updatePaths(tx, pathsAfter(rows, id, content))
    if (isElsewhere || content.place !== before.place)
      await queries.orderCategories(tx, idsWith(rows, id, content))
    await changePictures(tx, { before, after: content, staffId, at })
    await recordAction(tx, {
      staffId,
      action: 'updateCategory',
      subject: 'category',
      subjectId: id,
      before: logged(before, { rows, filters }),
      after: logged(content, { rows, filters }),
      at,
    })
    return listStaffCategories(context, tx)
  })
}

/**
 * Hides a category from shoppers, with all below it, or shows it again; the same key does it once. Throws
 * `category_not_found`, `idempotency_key_reused`, and `changed_meanwhile` if it is so already.
 */
export function showCategory(
  context: Context,
  staffId: number,
  id: number,
  { is_hidden: isHidden }: Schemas['CategoryVisibility'],
  requestKey: string | null,
): Promise<Schemas['StaffCategories']> {
  return transaction(context.db, async (tx) => {
    const row = rowIn(await queries.lockCategories(tx), id)
    const subject = { subject: 'category', subjectId: id } as const
    const request = { isHidden }
    const action = { staffId, action: 'showCategory', ...subject, requestKey, request } as const
    if ((await repeatedAction(tx, action)) !== null) return listStaffCategories(context, tx)
    if (row.isHidden === isHidden) throw await changedMeanwhile(tx, { staffId, ...subject })
    await queries.updateCategoryRow(tx, id, { isHidden })
    await recordAction(tx, {
      ...action,
      before: { is_hidden: row.isHidden },
      after: { is_hidden: isHidden },
      at: new Date(context.now()),
    })
    return listStaffCategories(context, tx)
  })
}

/**
 * Deletes a category that has no products and none below it, and that no insurance, discount code, collection or request
 * names; the same key does it once. Throws `category_not_found`, `category_not_empty` and `idempotency_key_reused`.
 */
export function deleteCategory(
  context: Context,
  staffId: number,
  id: number,
  requestKey: string | null,
): Promise<Schemas['StaffCategories']> {
  return transaction(context.db, async (tx) => {
    const rows = await queries.lockCategories(tx)
    const subject = { subject: 'category', subjectId: id } as const
    const action = { staffId, action: 'deleteCategory', ...subject, requestKey } as const
    if ((await repeatedAction(tx, action)) !== null) return listStaffCategories(context, tx)
    const row = rowIn(rows, id)
    const at = new Date(context.now())
    await queries.closeCategory(tx, id)
    const { categories } = await listStaffCategories(context, tx)
    if (categories.find((each) => each.id === id)?.is_deletable !== true)
      throw new Problem('category_not_empty')
    await queries.deleteCategoryRow(tx, id)
    const before = contentOf(row, besideOf(rows, row))
    await changePictures(tx, { before, after: null, staffId, at })
    await recordAction(tx, {
      ...action,
      before: { name: row.name, slug: row.slug },
      after: { name: null, slug: null },
      at,
    })
    return listStaffCategories(context, tx)
  })
}

const nodesBelow = (category: CategoryNode): CategoryNode[] =>
  category.children.flatMap((child) => [child, ...nodesBelow(child)])

function rowIn(rows: readonly CategoryRow[], id: number): CategoryRow {
  const row = rows.find((each) => each.id === id)
  if (row === undefined) throw new Problem('category_not_found')
  return row
}

const besideOf = (rows: readonly CategoryRow[], { parentId }: Pick<CategoryRow, 'parentId'>) =>
  rows.filter((each) => each.parentId === parentId)

/** Collections have addresses of the same kind. */
async function refuseTaken(
  tx: Transaction,
  rows: readonly CategoryRow[],
  slug: string,
  id: number | null,
): Promise<void> {
  const collections = await queries.findCollections(tx)
  const isTaken =
    rows.some((each) => each.slug === slug && each.id !== id) ||
    collections.some((collection) => collection.slug === slug)
  if (isTaken) throw new Problem('category_address_taken')
}

/** The ids of the categories under the same one, with one of them in its place. */
function idsWith(
  rows: readonly CategoryRow[],
  id: number,
  { parent_id: parentId, place }: Content,
): number[] {
  const others = besideOf(rows, { parentId }).map((each) => each.id)
  return others.filter((other) => other !== id).toSpliced(place, 0, id)
}

/** The slug paths of a category and those below it once it is called and placed otherwise. */
function pathsAfter(rows: readonly CategoryRow[], id: number, { slug, parent_id }: Content) {
  const tree = new CategoryTree(
    rows.map((row) => (row.id === id ? { ...row, slug, parentId: parent_id } : row)),
  )
  const moved = tree.byId(id)
  return (moved === undefined ? [] : [moved, ...nodesBelow(moved)]).map((node) => ({
    id: node.id,
    path: tree
      .pathTo(node.id)
      .map((each) => each.slug)
      .join('/'),
  }))
}
