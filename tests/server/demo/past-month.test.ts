import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tehranDay, tehranInstant } from '#domain/day.ts'
import { playPastMonth } from '#demo/past-month/past-month.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
/** Noon in Tehran, so that the same month is played at every hour. */
const noon = tehranInstant(tehranDay(Date.now()), 12)

beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  const database = openDatabase(shop.connectionString, { connections: 4 })
  await playPastMonth({ config: shop.context.config, database }, noon)
  await database.close()
}, 120_000)
afterAll(() => shop.close())

const rows = async (query: SQL) => (await shop.db.execute(query)).rows
const numberOf = async (query: SQL) => Number((await rows(query))[0]?.['number'])

describe('the month before the demo', () => {
  it('has orders that were delivered, that are on their way, that were rejected and that were not paid', async () => {
    const found = await rows(sql`select distinct status from orders`)
    expect(found.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['DELIVERED', 'SENDING', 'NOT_APPROVED', 'EXPIRED']),
    )
  })

  it('happened within these thirty days, each step of an order after the one before', async () => {
    const now = new Date(noon)
    expect(
      await numberOf(sql`select count(*) as number from orders
        where created_at > ${now} or created_at < ${now}::timestamptz - interval '31 days'`),
    ).toBe(0)
    expect(
      await numberOf(sql`select count(*) as number from (
        select at < lag(at) over (partition by order_id order by id) as is_early from order_events
      ) as steps where is_early`),
    ).toBe(0)
  })

  it('has a sale in the books for each order that was paid, and books that add up', async () => {
    const paid = sql`select count(*) as number from payments where status = 'SUCCESSFUL'`
    const sales = sql`select count(*) as number from ledger_transactions where kind = 'sale'`
    expect(await numberOf(paid)).toBeGreaterThan(30)
    expect(await numberOf(sales)).toBe(await numberOf(paid))
    expect(await numberOf(sql`select sum(amount) as number from ledger_entries`)).toBe(0)
  })

  it('leaves work for the staff: returns, tickets and requests of every kind', async () => {
    expect(await numberOf(sql`select count(*) as number from refunds`)).toBeGreaterThan(0)
    const kinds = await rows(sql`select distinct kind from customer_requests order by kind`)
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['advice', 'installment', 'used_phone']),
    )
  })

  it('has no message left to send', async () => {
    expect(
      await numberOf(sql`select count(*) as number from sms_outbox where sent_at is null`),
    ).toBe(0)
  })
})
