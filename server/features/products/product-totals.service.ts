import type { Context } from '#server/context.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { lockTotals, storeStaleTotals } from './product-totals.queries.ts'

/** So many are stored in one transaction: all of them at once could exceed the time of a statement. */
const portion = 5_000

/**
 * Stores the totals of all products whose stored ones are stale, portion by portion. Lists compute those that are, so
 * it may run late, and one process at a time does it.
 */
export async function storeProductTotals({ db, now }: Context): Promise<void> {
  for (let stored = portion; stored >= portion;)
    stored = await transaction(db, async (tx) =>
      (await lockTotals(tx)) ? storeStaleTotals(tx, new Date(now()), portion) : 0,
    )
}
