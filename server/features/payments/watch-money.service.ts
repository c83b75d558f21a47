import type { Context } from '#server/context.ts'
import { watchOrders, watchPayments } from './watch-money.queries.ts'

/** The jobs of a payment or an order should have come before this much time has passed. */
const patienceMs = 10 * 60_000

/**
 * Runs on a timer of the process, without a job: payments that still await their outcome and orders past their deadline
 * get a job if theirs was lost, so that no money stays between the bank and an order.
 */
export async function watchMoney({ db, log, now }: Context): Promise<void> {
  const at = new Date(now())
  const before = new Date(now() - patienceMs)
  const payments = await watchPayments(db, before, at)
  const orders = await watchOrders(db, before, at)
  if (payments + orders > 0)
    log.warn({ payments, orders }, 'payments or orders without a job were found')
}
