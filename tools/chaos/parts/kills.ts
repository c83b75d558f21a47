import { setTimeout as delay } from 'node:timers/promises'
import { gt } from 'drizzle-orm'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import { createRandom } from '#walks/random.ts'
import { buy, newBuyers, type Acknowledged } from '../buyer.ts'
import { startInstance, type Instance } from '../instance.ts'
import { openBooks, quantile, seconds, type Part } from '../part.ts'

const buyerCount = 6

/** Customers who buy all the while, and a server that is killed and started again. */
export const serverKills: Part = {
  title: 'kills of the server',
  run: (scale) =>
    whileBuying(scale.of(40), scale.seed, async (shop) => {
      await shop.killServer()
      await shop.start()
    }),
}

/** Customers who buy all the while, and a database that is killed and has to come back by itself. */
export const databaseKills: Part = {
  title: 'kills of the database',
  run: (scale) =>
    whileBuying(scale.of(15), scale.seed, async (shop) => {
      await shop.killDatabase()
      await ready(shop)
    }),
}

async function whileBuying(kills: number, seed: number, kill: (shop: Instance) => Promise<void>) {
  const shop = await startInstance()
  try {
    const books = await openBooks(shop)
    const random = createRandom(seed)
    const sales = await openSales(shop, random.shuffled(await unitsInStock(shop)))
    const outages: number[] = []
    for (let count = 0; count < kills; count += 1) {
      await sales.goOn()
      await delay(random.below(500))
      const struck = performance.now()
      await kill(shop)
      outages.push(performance.now() - struck)
    }
    await sales.goOn()
    const acknowledged = await sales.close()
    const faults = await books.check(acknowledged)
    return {
      figures: [
        ['kills', kills],
        ['orders paid meanwhile', acknowledged.length],
        ['back after (median)', seconds(quantile(outages, 0.5))],
        ['back after (longest)', seconds(Math.max(...outages))],
      ] as [string, string | number][],
      faults,
    }
  } finally {
    await shop.remove()
  }
}

/** Every unit of every variant, so that each is bought once. */
export async function unitsInStock(shop: Instance): Promise<number[]> {
  const rows = await shop.inDatabase((db) =>
    db
      .select({ id: variants.id, stock: variants.stock })
      .from(variants)
      .where(gt(variants.stock, 0)),
  )
  return rows.flatMap(({ id, stock }) => Array.from({ length: stock }, () => id))
}

export async function openSales(shop: Instance, units: number[]) {
  const buyers = await newBuyers(shop.origin, buyerCount)
  const acknowledged: Acknowledged[] = []
  const state: { isOpen: boolean; failure: unknown } = { isOpen: true, failure: null }
  const work = Promise.all(
    buyers.map(async (buyer) => {
      while (state.isOpen) acknowledged.push(await buy(buyer, shop.bank, units.pop() ?? 0))
    }),
  ).catch((error: unknown) => {
    state.failure = error
  })
  const stopIfFailed = () => {
    if (state.failure !== null) throw state.failure
  }
  return {
    acknowledged,
    /** Waits until a few more purchases have succeeded. */
    goOn: async () => {
      const wanted = acknowledged.length + 3
      while (acknowledged.length < wanted) {
        stopIfFailed()
        await delay(20)
      }
    },
    /** Finishes the current purchases. Returns all of them. */
    close: async () => {
      state.isOpen = false
      await work
      stopIfFailed()
      return acknowledged
    },
  }
}

/** Waits until the shop is ready again; a minute is too long. */
export async function ready({ origin }: Instance, withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    const response = await fetch(`${origin}/health/ready`).catch(() => null)
    if (response?.ok) return
    await delay(50)
  }
  throw new Error(`the shop was not ready again within ${seconds(withinMs)}`)
}
