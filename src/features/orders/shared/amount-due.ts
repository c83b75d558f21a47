import type { Schemas } from '#machines/api/client.ts'

/** What of an order is paid at the bank: what the wallet does not pay, in tomans. */
export function amountDue(order: Pick<Schemas['Order'], 'total_price' | 'wallet_paid'>): number {
  return order.total_price - order.wallet_paid
}
