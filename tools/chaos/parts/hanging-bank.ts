import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fillCart, newBuyers, placeOrder, startPayment } from '../buyer.ts'
import { startInstance, type Instance } from '../instance.ts'
import { openBooks, quantile, type Part } from '../part.ts'

/** Of one customer: two orders, each with as many payments as it may have. */
const ordersEach = 2
const paymentsEach = 10
const mostMs = 2_000

/** The bank no longer answers, with many payments to be asked about: sign-in codes must not wait for it. */
export const hangingBank: Part = {
  title: 'a hanging bank',
  run: async (scale) => {
    const shop = await startInstance()
    try {
      const books = await openBooks(shop)
      const faults: string[] = []
      const buyers = await newBuyers(shop.origin, scale.of(8))
      const payments = await openPayments(shop, buyers)
      shop.bank.hang()
      await shop.inDatabase((db) =>
        db.execute(sql`update jobs set run_at = now() where kind = 'settle-payment'`),
      )
      const waits: number[] = []
      for (let code = 0; code < scale.of(20); code += 1) {
        waits.push(await codeWait(shop, `0937${String(code).padStart(7, '0')}`))
        await delay(500)
      }
      const longest = Math.max(...waits)
      if (longest > mostMs) faults.push(`a sign-in code was sent after ${Math.round(longest)} ms`)
      shop.bank.release()
      faults.push(...(await books.check([])))
      return {
        figures: [
          ['open payments', payments],
          ['codes', waits.length],
          ['a code was sent after (median)', `${Math.round(quantile(waits, 0.5))} ms`],
          ['a code was sent after (longest)', `${Math.round(longest)} ms`],
        ],
        faults,
      }
    } finally {
      await shop.remove()
    }
  },
}

async function openPayments(
  shop: Instance,
  buyers: Awaited<ReturnType<typeof newBuyers>>,
): Promise<number> {
  const { rows } = await shop.inDatabase((db) =>
    db.execute<{ id: number }>(sql`select id from variants where stock > 5`),
  )
  let opened = 0
  for (const [number, buyer] of buyers.entries()) {
    for (let each = 0; each < ordersEach; each += 1) {
      await fillCart(buyer, rows[(number * ordersEach + each) % rows.length]?.id ?? 0)
      const order = await placeOrder(buyer)
      for (let payment = 0; payment < paymentsEach; payment += 1) {
        await startPayment(buyer, order)
        opened += 1
      }
    }
  }
  return opened
}

/** How many milliseconds after its request a code was at the SMS service; at most ten seconds. */
async function codeWait({ origin, sms }: Instance, phone: string): Promise<number> {
  const before = sms.received.length
  const asked = performance.now()
  await fetch(`${origin}/api/accounts/request-otp/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.0.${before % 250}` },
    body: JSON.stringify({ phone_number: phone }),
  })
  while (sms.received.length === before && performance.now() - asked < 10_000) await delay(10)
  return performance.now() - asked
}
