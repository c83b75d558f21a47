import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { isParcel } from '#server/features/orders/orders.queries.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { orders } from '#server/platform/db/schema/commerce.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { answer, newShopper, newStaff, order } from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const owner = await newStaff(shop)
const find = (text: string, by = owner) =>
  answer(by.api.GET('/staff/search/', { params: { query: { text } } }))

/** An order with its customer, who wrote a ticket. */
async function newOrder() {
  const shopper = await newShopper(shop)
  const name = { first_name: 'نگین', last_name: 'پارساپور', national_code: '0012345679' }
  await answer(shopper.api.PATCH('/profile/update/', { body: name }))
  const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
  const id = await order(shopper, [[variant, 1]])
  const [category] = await answer(shopper.api.GET('/ticket/ticket-category/'))
  const ticket = await answer(
    shopper.api.POST('/ticket/v3/ticket/', {
      body: { title: 'کابل ژوپین خراب است', category: category?.id ?? 0, text: 'سلام' },
    }),
  )
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, variant))
  return { shopper, id, ticketId: ticket.id, productId: row?.productId ?? 0 }
}

const { shopper, id, ticketId, productId } = await newOrder()
const idsIn = (rows: readonly { id: number }[] | null) => rows?.map((row) => row.id)

describe('the search of the back office', () => {
  it('finds an order by each beginning of its number, in digits of any script', async () => {
    const number = String(id)
    const arabic = number.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    for (const text of [number.slice(0, 4), number, toPersianDigits(number), arabic])
      expect(idsIn((await find(text)).orders)).toContain(id)
    expect((await find(number)).orders?.[0]).toEqual({
      id,
      text_status: 'WAITING_PAYMENT',
      is_in_person: true,
      created_at: expect.any(String),
      first_name: 'نگین',
      last_name: 'پارساپور',
      phone_number: shopper.phone,
    })
    expect((await find(`${number}0000`)).orders).toEqual([])
  })

  it('finds a record by its number after a noun', async () => {
    const digits = toPersianDigits(id)
    for (const text of [`سفارش ${digits}`, `سفارش شمارهٔ ${digits}`, `سفارش\u200c${id}`])
      expect(idsIn((await find(text)).orders)).toEqual([id])
    for (const text of [`order ${id}`, `Order No. ${id}`, `سفارش #${id}`, `کد پیگیری: ${id}`])
      expect(idsIn((await find(text)).orders)).toEqual([id])
    for (const text of [`تیکت ${toPersianDigits(ticketId)}`, `ticket #${ticketId}`])
      expect(idsIn((await find(text)).tickets)?.[0]).toBe(ticketId)
    const found = await find(`موبایل ${toPersianDigits(shopper.phone)}`)
    expect(idsIn(found.customers)).toEqual([shopper.userId])
    expect((await find(`کابل ${id}`)).orders).toEqual([])
    expect((await find(`${id} سفارش`)).orders).toEqual([])
  })

  it('finds products by the text as typed, with a noun that also names numbers', async () => {
    const titled = async (title: string) => {
      const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
      const [row] = await shop.db.select().from(variants).where(eq(variants.id, variant))
      const product = row?.productId ?? 0
      await shop.db.update(products).set({ title }).where(eq(products.id, product))
      return product
    }
    const phone = await titled('موبایل آزمون ۱۶۱۶')
    await titled('قاب آزمون ۱۶۱۶')
    expect(idsIn((await find('موبایل 1616')).products)).toEqual([phone])
  })

  it('finds an order by the code of its parcel, by an index', async () => {
    const set = (parcelCode: string) =>
      shop.db.update(orders).set({ parcelCode }).where(eq(orders.id, id))
    await set('214320501000014711000121')
    for (const text of ['214320501000014711000121', ' ۲۱۴۳۲۰۵۰ ۱۰۰۰۰۱۴۷ ۱۱۰۰۰۱۲۱ '])
      expect(idsIn((await find(text)).orders)).toEqual([id])
    await set('RQ-4711-IR')
    for (const text of ['RQ-4711-IR', 'rq–۴۷۱۱–ir'])
      expect(idsIn((await find(text)).orders)).toEqual([id])
    expect((await find('RQ-4711')).orders).toEqual([])
    const plan = await transaction(shop.db, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select id from orders where ${isParcel('RQ-4711-IR')}`,
      )
      return rows.map((row) => row['QUERY PLAN']).join()
    })
    expect(plan).toContain('orders_parcel_code')
  })

  it('finds order, customer and ticket by the mobile number in each usual form, or by half of it', async () => {
    const bare = shopper.phone.slice(1)
    const spaced = `۰${toPersianDigits(bare.slice(0, 3))} ${toPersianDigits(bare.slice(3))}`
    for (const text of [
      shopper.phone,
      bare,
      `+98${bare}`,
      `0098 ${bare}`,
      `+98 0${bare}`,
      spaced,
      shopper.phone.slice(0, 10),
    ]) {
      const found = await find(text)
      expect(idsIn(found.orders)).toContain(id)
      expect(idsIn(found.customers)).toContain(shopper.userId)
      expect(idsIn(found.tickets)).toContain(ticketId)
    }
  })

  it('finds receiver and customer by parts of the name, with Arabic letters too', async () => {
    for (const text of ['پارساپور', 'نگین پارسا', 'نگين پارسا']) {
      const found = await find(text)
      expect([idsIn(found.orders), idsIn(found.customers)]).toEqual([[id], [shopper.userId]])
    }
    expect((await find('نگین رضایی')).customers).toEqual([])
  })

  it('finds a ticket by subject and number, a product by title with digits of either script and code', async () => {
    expect(idsIn((await find('ژوپين')).tickets)).toEqual([ticketId])
    expect(idsIn((await find(toPersianDigits(ticketId))).tickets)?.[0]).toBe(ticketId)
    const title = 'هندزفری آزمون ۴۷۱۱ پلاس'
    await shop.db.update(products).set({ title }).where(eq(products.id, productId))
    const expected = { id: productId, title, is_active: true, sku: expect.any(String) }
    for (const text of ['هندزفري 4711', '۴۷۱۱', '4711 پلاس'])
      expect((await find(text)).products).toEqual([expected])
    const [row] = await shop.db.select().from(products).where(eq(products.id, productId))
    expect(idsIn((await find(row?.sku.toLowerCase() ?? '')).products)).toEqual([productId])
    expect((await find('%%')).products).toEqual([])
  })

  it('shows each role only the groups of its own lists', async () => {
    const text = shopper.phone
    const groupsOf = async (role: Parameters<typeof newStaff>[1]) => {
      const found = await find(text, await newStaff(shop, role))
      return Object.entries(found).flatMap(([group, rows]) => (rows === null ? [] : [group]))
    }
    expect(await groupsOf('catalogue')).toEqual(['products'])
    expect(await groupsOf('orders')).toEqual(['orders'])
    expect(await groupsOf('finance')).toEqual(['orders'])
    expect(await groupsOf('support')).toEqual(['orders', 'customers', 'tickets'])
    const catalogue = await newStaff(shop, 'catalogue')
    for (const each of [text, 'پارساپور', String(id)])
      expect(JSON.stringify(await find(each, catalogue))).not.toContain(text)
  })

  it('records nothing: a customer is opened elsewhere', async () => {
    await find(shopper.phone)
    const { results } = await answer(
      owner.api.GET('/staff/action/', {
        params: { query: { subject: 'customer', subject_id: shopper.userId } },
      }),
    )
    expect(results).toEqual([])
  })
})
