import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { recordActions, repeatedAction } from '#server/features/staff/audit.service.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import * as queries from './move-products.queries.ts'
import { staffProductFilter } from './staff-products.service.ts'

type Move = Schemas['ProductsMove']

/** What one transaction moves and logs without keeping others waiting. */
const mostOfMove = 2_000

/**
 * Puts products into a category, all or none; one that is in it already counts as moved, and a deleted one is left out.
 * The same key does it once. Throws `category_not_found`, `changed_meanwhile` if one is in a third category by now,
 * `results_changed` if the list does not find as many as it showed, `too_many_results` and `idempotency_key_reused`.
 */
export function moveProducts(
  context: Context,
  staffId: number,
  { category_id: categoryId, chosen }: Move,
  requestKey: string | null,
): Promise<Schemas['ProductsMoved']> {
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    const names = await queries.lockCategoryNames(tx)
    const name = names.get(categoryId)
    if (name === undefined) throw new Problem('category_not_found')
    const whole = {
      staffId,
      action: 'moveProducts',
      subject: 'category',
      requestKey,
      request: chosen,
    } as const
    const earlier = await repeatedAction(tx, { ...whole, subjectId: categoryId })
    if (earlier !== null) return { moved: Number(earlier.after['products']) }
    const rows = await lockChosen(context, tx, categoryId, chosen)
    const moving = rows.filter((row) => row.categoryId !== categoryId)
    await queries.setCategory(
      tx,
      moving.map(({ id }) => id),
      { categoryId, at },
    )
    await recordActions(tx, [
      { ...whole, subjectId: categoryId, before: {}, after: { products: rows.length }, at },
      ...moving.map((row) => ({
        staffId,
        action: 'moveProducts' as const,
        subject: 'product' as const,
        subjectId: row.id,
        before: { category: names.get(row.categoryId) ?? null },
        after: { category: name },
        at,
      })),
    ])
    return { moved: rows.length }
  })
}

async function lockChosen(
  { catalogue }: Context,
  tx: Transaction,
  categoryId: number,
  chosen: Move['chosen'],
): Promise<queries.PlacedRow[]> {
  if ('products' in chosen) {
    const shown = new Map(chosen.products.map((each) => [each.id, each.category_id]))
    const rows = await queries.lockProducts(tx, [...shown.keys()])
    const isElsewhere = (row: queries.PlacedRow) =>
      row.categoryId !== shown.get(row.id) && row.categoryId !== categoryId
    if (rows.some(isElsewhere)) throw new Problem('changed_meanwhile')
    return rows
  }
  const { expected_total: expected, ...narrowed } = chosen
  if (expected > mostOfMove) throw new Problem('too_many_results')
  const filter = staffProductFilter(catalogue, narrowed)
  const rows = await queries.lockFoundProducts(tx, filter, mostOfMove + 1)
  if (rows.length !== expected) throw new Problem('results_changed')
  return rows
}
