import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import {
  comeBack,
  fillCart,
  newBuyers,
  placeOrder,
  startPayment,
  type Acknowledged,
  type Buyer,
} from '../buyer.ts'
import { startInstance, type Instance } from '../instance.ts'
import { loggedFaults, openBooks, type Part } from '../part.ts'

const contenders = 8
/** Too few for all of them. */
const units = 3

type Race = (shop: Instance, buyers: Buyer[], variant: number) => Promise<Acknowledged[]>

/**
 * Several customers, or several requests of one, at the same moment: for the last units of a product, with one key, and
 * back from the bank. Each race checks its own result; the books are checked at the end.
 */
export const races: Part = {
  title: 'races',
  run: async (scale) => {
    const shop = await startInstance()
    try {
      const count = scale.of(100)
      const goods = await prepareGoods(shop, count)
      const books = await openBooks(shop)
      const buyers = await newBuyers(shop.origin, contenders)
      const kinds = [lastUnits, oneKey, callbacks]
      const acknowledged: Acknowledged[] = []
      const faults: string[] = []
      for (let race = 0; race < count; race += 1) {
        const run = kinds[race % kinds.length] ?? lastUnits
        await run(shop, buyers, goods[race % goods.length] ?? 0).then(
          (orders) => acknowledged.push(...orders),
          (error: unknown) => faults.push(`race ${race}: ${String(error)}`),
        )
      }
      faults.push(...(await books.check(acknowledged)), ...loggedFaults(shop))
      return {
        figures: [
          ['races', count],
          ['units sold', acknowledged.length],
        ],
        faults,
      }
    } finally {
      await shop.remove()
    }
  },
}

/** Variants with so few units that most contenders have to be refused. */
async function prepareGoods(shop: Instance, count: number): Promise<number[]> {
  return shop.inDatabase(async (db) => {
    const rows = await db.select({ id: variants.id }).from(variants).limit(count)
    const ids = rows.map(({ id }) => id)
    await db.update(variants).set({ stock: units }).where(inArray(variants.id, ids))
    return ids
  })
}

/** Everyone wants one of the last units: exactly those are sold, and the others are notified. */
const lastUnits: Race = async (shop, buyers, variant) => {
  const filled = await Promise.allSettled(
    buyers.map(async (buyer) => {
      await fillCart(buyer, variant)
      return buyer
    }),
  )
  const ready = filled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const left = await stockOf(shop, variant)
  const results = await Promise.allSettled(
    ready.map(async (buyer) => ({ buyer, id: await placeOrder(buyer) })),
  )
  const placed = results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const reasons = results.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []))
  const wrong = reasons.filter((reason) => !/409 (stock_limited|cart_has_unavailable)/.test(reason))
  if (placed.length !== Math.min(left, ready.length) || wrong.length > 0)
    throw new Error(`${left} units, ${placed.length} sold, refused with ${wrong.join(', ')}`)
  return Promise.all(placed.map(({ buyer, id }) => pay(shop, buyer, id)))
}

/** The same order is sent several times at once: it is one. */
const oneKey: Race = async (shop, buyers, variant) => {
  const [buyer] = buyers
  if (buyer === undefined || (await stockOf(shop, variant)) === 0) return []
  await fillCart(buyer, variant)
  const key = randomUUID()
  const ids = await Promise.all(Array.from({ length: contenders }, () => placeOrder(buyer, key)))
  if (new Set(ids).size !== 1) throw new Error(`one key made the orders ${ids.join(', ')}`)
  return [await pay(shop, buyer, ids[0] ?? 0)]
}

/** The shopper comes back from the bank several times at once: the order is paid once. */
const callbacks: Race = async (shop, buyers, variant) => {
  const [, buyer] = buyers
  if (buyer === undefined || (await stockOf(shop, variant)) === 0) return []
  await fillCart(buyer, variant)
  const id = await placeOrder(buyer)
  const back = shop.bank.pay(await startPayment(buyer, id))
  const paid = await Promise.all(Array.from({ length: contenders }, () => comeBack(buyer, back)))
  if (!paid.every(Boolean)) throw new Error(`order ${id} was paid and returned`)
  return [{ id, isPaid: true }]
}

async function pay(shop: Instance, buyer: Buyer, id: number): Promise<Acknowledged> {
  return { id, isPaid: await comeBack(buyer, shop.bank.pay(await startPayment(buyer, id))) }
}

async function stockOf(shop: Instance, variant: number): Promise<number> {
  const rows = await shop.inDatabase((db) =>
    db
      .select({ stock: variants.stock })
      .from(variants)
      .where(inArray(variants.id, [variant])),
  )
  return rows[0]?.stock ?? 0
}
