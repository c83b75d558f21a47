import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDatabase, type Database } from '#server/platform/db/database.ts'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import { expectBooksToBalance } from '#tests/support/audit.ts'
import { openSales } from '#tests/support/sales.ts'
import {
  ordinaryAccount,
  runs,
  startedShop,
  type Pids,
  type StartedShop,
} from '#tests/support/started-shop.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

type Death = [name: string, strike: (shop: StartedShop, pids: Pids) => void]

const deaths: Death[] = [
  ['Ctrl-C', (started) => started.pressCtrlC()],
  ['SIGTERM', (_shop, { npmStart }) => process.kill(npmStart, 'SIGTERM')],
  ['SIGKILL of npm start', (_shop, { npmStart }) => process.kill(npmStart, 'SIGKILL')],
  ['SIGKILL of the server', (_shop, { server }) => process.kill(server, 'SIGKILL')],
  [
    'SIGKILL of everything',
    (_shop, pids) => Object.values(pids).forEach((pid) => process.kill(pid, 'SIGKILL')),
  ],
]

let shop: StartedShop
afterEach(async () => {
  await shop.remove()
})

describe('a shop that an ordinary user starts', () => {
  it('opens again after every kind of death, and sold exactly once what shoppers bought all the while', async () => {
    shop = await startedShop(ordinaryAccount())
    await shop.start()
    const goods = await inDatabase((db) =>
      db.select({ id: variants.id, stock: variants.stock }).from(variants),
    )
    const sales = await openSales(shop.origin, goods)

    for (const [name, strike] of deaths) {
      await sales.goOn()
      const before = await shop.pids()
      strike(shop, before)
      await shop.ended()
      await shop.start()
      await expectNoOrphans(name, before, await shop.pids())
    }

    await sales.goOn()
    const { server, database } = await shop.pids()
    process.kill(database, 'SIGKILL')
    await sales.goOn()
    const { server: same, database: next } = await shop.pids()
    expect([same, next === database]).toEqual([server, false])

    const bought = await sales.close()
    expect(await inDatabase(sold)).toEqual({
      orders: bought,
      paid: bought,
      paidOnce: bought,
      payments: bought,
      charges: bought,
      difference: 0,
    })
    const stocks = new Map(goods.map(({ id, stock }) => [id, stock]))
    await inDatabase((db) => expectBooksToBalance(db, stocks))
  })
})

/** The processes of the previous start have ended, except a database that was reused. */
async function expectNoOrphans(name: string, before: Pids, { database }: Pids): Promise<void> {
  const old = Object.values(before).filter((pid) => pid !== database)
  const found = async () => (await Promise.all(old.map(runs))).filter(Boolean).length
  await expect.poll(found, { message: name, timeout: 20_000 }).toBe(0)
}

/** The connection is closed with the work: a stopping database waits for nobody else. */
async function inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = openDatabase(await shop.connectionString(), { connections: 1 })
  return work(db).finally(close)
}

/** The shop's sales, and the bank's payments for them. */
async function sold(db: Database) {
  const { rows } = await db.execute(sql`
    select
      (select count(*)::int from orders) as orders,
      (select count(*)::int from orders where status = 'NOT_CHECKED') as paid,
      (select count(distinct order_id)::int from payments where status = 'SUCCESSFUL') as "paidOnce",
      (select count(*)::int from payments where status = 'SUCCESSFUL') as payments,
      (select count(*)::int from sandbox_bank_payments where state = 'verified') as charges,
      ((select sum(total_price) * 10 from orders) - (select sum(amount_rials)
        from sandbox_bank_payments where state in ('paid', 'verified')))::int as difference`)
  return rows[0]
}
