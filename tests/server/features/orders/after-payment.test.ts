import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { emptyUser } from '#server/features/accounts/closure.queries.ts'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import { smsOutbox } from '#server/platform/db/schema/accounts.ts'
import { discountCodes, orders, refunds } from '#server/platform/db/schema/commerce.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { comeBack, payAtBank, press, startAtGateway } from '#tests/support/bank.ts'
import type { TestClient } from '#tests/support/client.ts'
import { waitingFor, whileChanged } from '#tests/support/held-lock.ts'
import {
  addItem,
  answer,
  fillCart,
  getCart,
  getOrder,
  getWallet,
  giveFunds,
  handOver,
  newShopper,
  newStaff,
  order,
  orderByCourier,
  place,
  refusal,
  shippingMethodIds,
  type Shopper,
} from '#tests/support/shopper.ts'

const { shop, stocked, initialStock } = await startAuditedShop()
const staff = await newStaff(shop)

const price = 1_000_000
const dayS = 24 * 3600
const byNumber = (one: number, two: number) => one - two

const cancel = ({ api }: TestClient, id: number) =>
  api.POST('/purchase/v4/order/{id}/cancel/', { params: { path: { id } } })

type OrderMoveEvent =
  | 'staff.payment-checked'
  | 'staff.accepted'
  | 'staff.preparing'
  | 'staff.sent'
  | 'staff.delivered'
  | 'staff.rejected'
const untilDesk: OrderMoveEvent[] = [
  'staff.payment-checked',
  'staff.accepted',
  'staff.preparing',
  'staff.sent',
]

const move = (by: TestClient, id: number, event: OrderMoveEvent) =>
  by.api.POST('/staff/order/{id}/move/', {
    params: { path: { id } },
    body: { event, reason: 'موجود نیست' },
  })

async function take(id: number, events: readonly OrderMoveEvent[]): Promise<void> {
  for (const event of events) await answer(move(staff, id, event))
}

async function deliver(buyer: TestClient, id: number): Promise<void> {
  await take(id, untilDesk)
  await handOver(staff, buyer, id)
}

async function stockOf(id: number): Promise<number | undefined> {
  const [variant] = await shop.db.select().from(variants).where(eq(variants.id, id))
  return variant?.stock
}

/** A shopper with an order that was paid at the bank, in part from the wallet. */
async function paidOrder(funds: { balance?: number; storeCredit?: number } = {}, quantity = 2) {
  const shopper = await newShopper(shop)
  await giveFunds(shop, shopper, funds)
  const variant = await stocked({ kind: 'cable', stock: 5, price })
  const id = await order(shopper, [[variant, quantity]], { wallet: true })
  await payAtBank(shopper, id)
  return { shopper, variant, id }
}

const messagesOf = async ({ api }: Shopper) => answer(api.GET('/ticket/message/'))
const textsTo = (phone: string) =>
  shop.db.select({ text: smsOutbox.text }).from(smsOutbox).where(eq(smsOutbox.phone, phone))

describe('an order', () => {
  it('notifies its customer of its steps by SMS and message, and keeps them with their times', async () => {
    const { shopper, id } = await paidOrder()
    await deliver(shopper, id)
    const { timeline, text_status: status, tracking_code: code } = await getOrder(shopper, id)
    expect(status).toBe('DELIVERED')
    expect(timeline.map((step) => step.status)).toEqual([
      'WAITING_PAYMENT',
      'NOT_CHECKED',
      'PAYMENT_VERIFIED',
      'PROCESSING',
      'PREPARING',
      'SENDING',
      'DELIVERED',
    ])
    expect(timeline.every(({ at }) => Date.parse(at) <= shop.clock.now())).toBe(true)
    const messages = await messagesOf(shopper)
    expect(messages.map(({ title }) => title)).toEqual([
      'سفارش شما تحویل شد',
      'سفارش شما آمادهٔ تحویل است',
      'سفارش شما در حال آماده‌سازی است',
      'سفارش شما ثبت شد',
    ])
    const persian = code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
    const texts = (await textsTo(shopper.phone)).map(({ text }) => text)
    expect(texts).toContainEqual(
      expect.stringContaining(`فیروزه: سفارش ${persian} در شعبه آمادهٔ تحویل است.`),
    )
  })

  it('is moved by staff alone, and only along its chart', async () => {
    const { shopper, id } = await paidOrder()
    expect(await refusal(move(shopper, id, 'staff.accepted'))).toEqual({
      status: 403,
      code: 'forbidden',
    })
    expect(await refusal(move(staff, id, 'staff.sent'))).toEqual({
      status: 409,
      code: 'move_impossible',
    })
    expect(await refusal(move(staff, 1, 'staff.sent'))).toEqual({
      status: 404,
      code: 'order_not_found',
    })
  })
})

describe('cancelling an order', () => {
  it('before its payment returns the held money, the goods and the lines', async () => {
    const shopper = await newShopper(shop)
    await giveFunds(shop, shopper, { balance: 300_000, storeCredit: 200_000 })
    const variant = await stocked({ kind: 'cable', stock: 5, price })
    const id = await order(shopper, [[variant, 2]], { wallet: true })
    const cancelled = await answer(cancel(shopper, id))
    expect([cancelled.text_status, cancelled.can_cancel]).toEqual(['NOT_APPROVED', false])
    expect(cancelled.wallet_returns).toEqual([
      { amount: 500_000, at: new Date(shop.clock.now()).toISOString() },
    ])
    expect(await getWallet(shopper)).toEqual({
      total_funds: 500_000,
      balance: 300_000,
      store_credit: 200_000,
    })
    expect(await stockOf(variant)).toBe(5)
    expect((await getCart(shopper)).products.map(({ quantity }) => quantity)).toEqual([2])
    expect((await messagesOf(shopper)).map(({ title }) => title)).toEqual(['سفارش شما لغو شد'])
  })

  it('after its payment refunds gift credit to the credit and the rest to the balance, once', async () => {
    const { shopper, variant, id } = await paidOrder({ balance: 300_000, storeCredit: 200_000 })
    await take(id, ['staff.payment-checked', 'staff.accepted', 'staff.preparing'])
    const results = await Promise.all([1, 2, 3].map(() => refusal(cancel(shopper, id))))
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await getWallet(shopper)).toEqual({
      total_funds: 2 * price,
      balance: 2 * price - 200_000,
      store_credit: 200_000,
    })
    const { refunded_to_wallet: refunded, wallet_returns: returned } = await getOrder(shopper, id)
    expect(refunded).toBe(2 * price)
    expect(returned).toEqual([{ amount: refunded, at: new Date(shop.clock.now()).toISOString() }])
    expect(await stockOf(variant)).toBe(5)
    expect(await answer(cancel(shopper, id))).toEqual(await getOrder(shopper, id))
  })

  it('is refused once it was sent, and to anyone else', async () => {
    const { shopper, id } = await paidOrder()
    const stranger = await newShopper(shop)
    expect(await refusal(cancel(stranger, id))).toEqual({ status: 404, code: 'order_not_found' })
    await take(id, untilDesk)
    expect(await refusal(cancel(shopper, id))).toEqual({
      status: 409,
      code: 'order_not_cancellable',
    })
    expect((await getOrder(shopper, id)).can_cancel).toBe(false)
  })

  it('by the shop refunds it too, and leaves the cart alone', async () => {
    const { shopper, id } = await paidOrder()
    await take(id, ['staff.rejected'])
    expect(await refusal(cancel(shopper, id))).toEqual({
      status: 409,
      code: 'order_not_cancellable',
    })
    expect((await getWallet(shopper))?.balance).toBe(2 * price)
    expect((await getCart(shopper)).products).toEqual([])
    const [message] = await messagesOf(shopper)
    expect(message?.text).toMatch(/لغو شد و ۲٬۰۰۰٬۰۰۰ تومان به کیف پول شما برگشت\.\nموجود نیست$/)
  })

  it('is right for sums above 2^31', async () => {
    const shopper = await newShopper(shop)
    const large = 3_000_000_000
    await giveFunds(shop, shopper, { balance: 2 * large, storeCredit: large })
    const variant = await stocked({ kind: 'cable', stock: 5, price: large })
    const id = await order(shopper, [[variant, 3]], { wallet: true })
    expect(await getWallet(shopper)).toEqual({ total_funds: 0, balance: 0, store_credit: 0 })
    const { refunded_to_wallet: refunded } = await answer(cancel(shopper, id))
    expect(refunded).toBe(3 * large)
    expect(await getWallet(shopper)).toEqual({
      total_funds: 3 * large,
      balance: 2 * large,
      store_credit: large,
    })
  })
})

describe('two things at the same moment', () => {
  /** An order that waits, half paid by the wallet, for whose other half the bank has taken the money. */
  async function waiting() {
    const shopper = await newShopper(shop)
    await giveFunds(shop, shopper, { balance: price / 2 })
    const variant = await stocked({ kind: 'cable', stock: 5, price })
    const id = await order(shopper, [[variant, 1]], { wallet: true })
    const back = await press(shopper, await startAtGateway(shopper, id), 'pay')
    return { shopper, variant, id, back }
  }
  type Waiting = Awaited<ReturnType<typeof waiting>>

  const actions: Record<string, (waits: Waiting) => Promise<unknown>> = {
    cancel: ({ shopper, id }) => cancel(shopper, id),
    expire: () => shop.runJobs(),
    pay: ({ shopper, back }) => comeBack(shopper, back),
    reject: ({ id }) => move(staff, id, 'staff.rejected'),
  }
  const names = Object.keys(actions)
  const pairs = names.flatMap((one) => names.map((two) => [one, two] as const))

  it.each(pairs)('%s and %s: one outcome, and no money is lost or made', async (one, two) => {
    const waits = await waiting()
    const { shopper, id, back } = waits
    if (one === 'expire' || two === 'expire') shop.clock.advance(30 * 60)
    await Promise.all([actions[one]?.(waits), actions[two]?.(waits)])
    await comeBack(shopper, back)
    shop.clock.advance(30 * 60)
    await shop.runJobs()
    const { text_status: status } = await getOrder(shopper, id)
    const spent = status === 'NOT_CHECKED' ? price : 0
    expect(['NOT_CHECKED', 'NOT_APPROVED', 'EXPIRED']).toContain(status)
    expect((await getWallet(shopper))?.balance).toBe(price - spent)
    expect(await stockOf(waits.variant)).toBe(spent > 0 ? 4 : 5)
  })
})

describe('returning delivered goods', () => {
  type Items = { price_id: number; quantity: number }[]
  const ask = ({ api }: TestClient, id: number, items: Items) =>
    api.POST('/purchase/v4/order/{id}/return/', {
      params: { path: { id } },
      body: { items, reason: 'defective', description: ' روشن نمی‌شود ' },
    })
  const cancelReturn = ({ api }: TestClient, id: number) =>
    api.POST('/purchase/v4/return/{id}/cancel/', { params: { path: { id } } })
  const decide = (
    by: TestClient,
    id: number,
    event: 'staff.approved' | 'staff.refused' | 'goods.received',
    comment?: string,
  ) =>
    by.api.POST('/staff/return/{id}/move/', { params: { path: { id } }, body: { event, comment } })

  const requested = async () => {
    const { shopper, variant, id } = await delivered()
    const { returns } = await answer(ask(shopper, id, [{ price_id: variant, quantity: 1 }]))
    return { shopper, id, returnId: returns[0]?.id ?? 0 }
  }
  const approved = async () => {
    const asked = await requested()
    await answer(decide(staff, asked.returnId, 'staff.approved'))
    return asked
  }

  /** Both calls while the order is locked, so that the second one waits behind the first. */
  const inTurn = async <First, Second>(
    orderId: number,
    first: () => Promise<First>,
    second: () => Promise<Second>,
  ): Promise<[First, Second]> => {
    const replies = await transaction(shop.db, async (tx) => {
      await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
      const early = first()
      await expect.poll(() => waitingFor(shop)).toBe(1)
      const late = second()
      await expect.poll(() => waitingFor(shop)).toBe(2)
      return { early, late }
    })
    return Promise.all([replies.early, replies.late])
  }

  it('is not asked for by an account that is closed at the same moment', async () => {
    const { shopper, variant, id } = await delivered()
    const late = await whileChanged(
      shop,
      (tx) => emptyUser(tx, shopper.userId, new Date(shop.clock.now())),
      () => refusal(ask(shopper, id, [{ price_id: variant, quantity: 1 }])),
    )
    expect(late).toEqual({ status: 401, code: 'session_expired' })
    expect(await shop.db.$count(refunds, eq(refunds.orderId, id))).toBe(0)
  })

  it('gives back what was paid, without the part of a discount code, in any number of returns', async () => {
    const shopper = await newShopper(shop)
    const code = `R-${randomUUID().slice(0, 8).toUpperCase()}`
    const terms = { kind: 'fixed', value: 500_000, categorySlug: 'test-cables' } as const
    await shop.db.insert(discountCodes).values({ ...terms, code })
    const cable = await stocked({ kind: 'cable', stock: 5, price })
    const phone = await stocked({ stock: 5, price })
    await fillCart(shopper, [
      [cable, 3],
      [phone, 1],
    ])
    const query = { discount_code: code }
    await answer(shopper.api.GET('/purchase/cart/payment_info_v4/', { params: { query } }))
    const { order_id: id } = await answer(place(shopper))
    await payAtBank(shopper, id)
    await deliver(shopper, id)
    const amounts: (number | undefined)[] = []
    const told: unknown[] = []
    for (const items of [
      [{ price_id: cable, quantity: 1 }],
      [
        { price_id: cable, quantity: 2 },
        { price_id: phone, quantity: 1 },
      ],
    ]) {
      const { returnable } = await getOrder(shopper, id)
      told.push(returnable.map(({ refunds }) => refunds))
      const { returns } = await answer(ask(shopper, id, items))
      amounts.push(returns[0]?.amount)
    }
    expect(amounts).toEqual([833_334, 2_666_666])
    expect(told).toEqual([
      [[833_334, 1_666_667, 2_500_000], [price]],
      [[833_333, 1_666_666], [price]],
    ])
    const params = { path: { id } }
    const invoice = await answer(shopper.api.GET('/profile/v3/invoice/{id}/', { params }))
    expect([invoice.discount_code, invoice.code_discount]).toEqual([code, 500_000])
    const own = await getOrder(shopper, id)
    expect([own.discount_code, own.code_discount]).toEqual([code, 500_000])
    const seen = await answer(staff.api.GET('/staff/order/{id}/', { params }))
    expect([seen.discount_code, seen.code_discount]).toEqual([code, 500_000])
  })

  const now = () => new Date(shop.clock.now()).toISOString()

  async function delivered(funds?: Parameters<typeof paidOrder>[0]) {
    const paid = await paidOrder(funds, 3)
    await deliver(paid.shopper, paid.id)
    return paid
  }

  it('refunds what was returned, money before gift credit, and never more', async () => {
    const { shopper, variant, id } = await delivered({ storeCredit: 1_500_000 })
    const asked = await answer(ask(shopper, id, [{ price_id: variant, quantity: 2 }]))
    const [wanted] = asked.returns
    expect(wanted).toEqual({
      id: expect.any(Number),
      status: 'REQUESTED',
      reason: 'defective',
      description: 'روشن نمی‌شود',
      amount: 2 * price,
      requested_amount: 2 * price,
      created_at: now(),
      changed_at: now(),
      admin_comment: null,
      can_cancel: true,
      items: [{ price_id: variant, quantity: 2 }],
    })
    expect(asked.returnable).toEqual([{ price_id: variant, quantity: 1, refunds: [price] }])
    expect(await refusal(ask(shopper, id, [{ price_id: variant, quantity: 2 }]))).toEqual({
      status: 409,
      code: 'return_quantity_exceeded',
    })
    const returnId = wanted?.id ?? 0
    expect(await refusal(decide(staff, returnId, 'goods.received'))).toEqual({
      status: 409,
      code: 'move_impossible',
    })
    const underWay = async () => {
      const { results } = await answer(shopper.api.GET('/purchase/v4/order/'))
      return [(await getOrder(shopper, id)).return_under_way, results[0]?.return_under_way]
    }
    expect(await underWay()).toEqual(['REQUESTED', 'REQUESTED'])
    await answer(decide(staff, returnId, 'staff.approved'))
    expect(await underWay()).toEqual(['APPROVED', 'APPROVED'])
    const results = await Promise.all(
      [1, 2].map(() => refusal(decide(staff, returnId, 'goods.received'))),
    )
    expect(results.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409])
    expect(await getWallet(shopper)).toEqual({
      total_funds: 2 * price,
      balance: 1_500_000,
      store_credit: 500_000,
    })
    const after = await getOrder(shopper, id)
    expect([after.refunded_to_wallet, after.returnable]).toEqual([
      2 * price,
      [{ price_id: variant, quantity: 1, refunds: [price] }],
    ])
    expect(await underWay()).toEqual([null, null])
    const inPart = { amount: 2 * price, is_whole: false }
    expect([asked.returned, after.returned]).toEqual([null, inPart])
    expect((await answer(shopper.api.GET('/purchase/v4/order/'))).results[0]?.returned).toEqual(
      inPart,
    )
    expect(await refusal(ask(shopper, id, [{ price_id: variant, quantity: 2 }]))).toEqual({
      status: 409,
      code: 'return_quantity_exceeded',
    })
    const twice = [
      { price_id: variant, quantity: 1 },
      { price_id: variant, quantity: 1 },
    ]
    expect((await refusal(ask(shopper, id, twice))).code).toBe('return_quantity_exceeded')
    const news = await messagesOf(shopper)
    expect(news[0]?.text).toMatch(/رسید و ۲٬۰۰۰٬۰۰۰ تومان به کیف پول/)
    expect(new Set(news.map(({ order_id }) => order_id))).toEqual(new Set([id]))
  })

  it('is possible for the rest while the first request is open, once for its key', async () => {
    const { shopper, variant, id } = await delivered()
    const path = { id }
    const again = (key: string, quantity: number, description = 'رنگ دیگری می‌خواهم') =>
      shopper.api.POST('/purchase/v4/order/{id}/return/', {
        params: { path, header: { 'Idempotency-Key': key } },
        body: { items: [{ price_id: variant, quantity }], reason: 'changed_mind', description },
      })
    await answer(again('return-of-one', 1))
    const repeated = await answer(again('return-of-one', 1))
    expect(repeated.returns).toHaveLength(1)
    const reused = { status: 409, code: 'idempotency_key_reused' }
    expect(await refusal(again('return-of-one', 2))).toEqual(reused)
    expect(await refusal(again('return-of-one', 1, 'لازم ندارم'))).toEqual(reused)
    const both = await answer(again('return-of-two', 2))
    expect(both.returns.map(({ status, items }) => [status, items])).toEqual([
      ['REQUESTED', [{ price_id: variant, quantity: 2 }]],
      ['REQUESTED', [{ price_id: variant, quantity: 1 }]],
    ])
    expect(both.returnable).toEqual([])
    for (const { id: returnId } of both.returns) {
      await answer(decide(staff, returnId, 'staff.approved'))
      await answer(decide(staff, returnId, 'goods.received'))
    }
    expect((await getWallet(shopper))?.balance).toBe(3 * price)
    expect((await getOrder(shopper, id)).returned).toEqual({ amount: 3 * price, is_whole: true })
  })

  it('that is refused costs nothing, says why, and can be asked for again', async () => {
    const { shopper, variant, id } = await delivered()
    const items = [{ price_id: variant, quantity: 1 }]
    const { returns } = await answer(ask(shopper, id, items))
    shop.clock.advance(60)
    await answer(decide(staff, returns[0]?.id ?? 0, 'staff.refused', 'پلمپ کالا باز شده است.'))
    const after = await getOrder(shopper, id)
    expect(after.returns[0]).toMatchObject({
      status: 'REFUSED',
      created_at: returns[0]?.created_at,
      changed_at: now(),
      admin_comment: 'پلمپ کالا باز شده است.',
    })
    expect(after.refunded_to_wallet).toBe(0)
    expect((await messagesOf(shopper))[0]?.text).toMatch(/پلمپ کالا باز شده است\.$/)
    expect(after.returnable).toEqual([
      { price_id: variant, quantity: 3, refunds: [price, 2 * price, 3 * price] },
    ])
    expect([after.returned, after.return_under_way]).toEqual([null, null])
    const all = [{ price_id: variant, quantity: 3 }]
    expect((await refusal(ask(shopper, id, all))).status).toBe(201)
  })

  it('is cancelled before the goods arrive, once, and can be asked for again', async () => {
    const { shopper, variant, id } = await delivered()
    const items = [{ price_id: variant, quantity: 3 }]
    const { returns } = await answer(ask(shopper, id, items))
    const returnId = returns[0]?.id ?? 0
    const texts = await textsTo(shopper.phone)
    shop.clock.advance(60)
    const cancelled = await answer(cancelReturn(shopper, returnId))
    const ended = { status: 'CANCELLED', changed_at: now(), can_cancel: false }
    expect(cancelled.returns).toEqual([{ ...returns[0], ...ended }])
    expect(cancelled.returnable).toEqual([
      { price_id: variant, quantity: 3, refunds: [price, 2 * price, 3 * price] },
    ])
    expect([cancelled.returned, cancelled.return_under_way]).toEqual([null, null])
    expect(await textsTo(shopper.phone)).toEqual(texts)
    const news = await messagesOf(shopper)
    expect(news[0]?.order_id).toBe(id)
    expect(news[0]?.text).toMatch(/^انصراف شما از بازگرداندن کالای سفارش [۰-۹]+ ثبت شد\.$/)
    expect(await answer(cancelReturn(shopper, returnId))).toEqual(cancelled)
    expect(await messagesOf(shopper)).toEqual(news)
    for (const event of ['staff.approved', 'goods.received'] as const)
      expect(await refusal(decide(staff, returnId, event))).toEqual({
        status: 409,
        code: 'move_impossible',
      })
    const [again] = (await answer(ask(shopper, id, items))).returns
    await answer(decide(staff, again?.id ?? 0, 'staff.approved', 'کالا را بفرستید.'))
    const kept = await answer(cancelReturn(shopper, again?.id ?? 0))
    expect(kept.returns.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED'])
    expect((await messagesOf(shopper))[0]?.text).toBe(news[0]?.text)
  })

  it('is asked for only so often within the hour, though each is cancelled', async () => {
    const { shopper, variant, id } = await delivered()
    const again = async (key: string) =>
      shopper.api.POST('/purchase/v4/order/{id}/return/', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body: { items: [{ price_id: variant, quantity: 1 }], reason: 'changed_mind' },
      })
    for (let round = 1; round <= 10; round++) {
      const { returns } = await answer(again(`round-${round}-${id}`))
      await answer(cancelReturn(shopper, returns[0]?.id ?? 0))
    }
    const { error, response } = await again(`round-11-${id}`)
    expect([response.status, error]).toMatchObject([
      429,
      { code: 'too_many_requests', retry_after_seconds: 3600 },
    ])
    expect((await answer(again(`round-10-${id}`))).returns).toHaveLength(10)
  })

  it('gives back no more than is left of the order, and is impossible once that is nothing', async () => {
    const { shopper, variant, id } = await delivered()
    const giveBack = (amount: number) =>
      answer(
        staff.api.POST('/staff/order/{id}/refund/', {
          params: { path: { id }, header: { 'Idempotency-Key': randomUUID() } },
          body: { amount, destination: 'wallet', reason: 'هدیهٔ فروشگاه' },
        }),
      )
    const { total_price: paid } = await getOrder(shopper, id)
    await giveBack(paid - 1.5 * price)
    const one = [{ price_id: variant, quantity: 1 }]
    const asked = await answer(ask(shopper, id, one))
    expect(asked.returns[0]?.amount).toBe(price)
    expect(asked.returnable).toEqual([
      { price_id: variant, quantity: 2, refunds: [0.5 * price, 0.5 * price] },
    ])
    expect(asked.returnable_amount).toBe(0.5 * price)
    const more = await answer(ask(shopper, id, one))
    expect(more.returns[0]?.amount).toBe(0.5 * price)
    expect([more.returnable, more.returnable_amount]).toEqual([[], 0])
    const impossible = { status: 409, code: 'return_impossible' }
    expect(await refusal(ask(shopper, id, one))).toEqual(impossible)
    for (const { id: returnId } of more.returns) await answer(cancelReturn(shopper, returnId))
    await giveBack(1.5 * price)
    const after = await getOrder(shopper, id)
    expect([after.returnable, after.returnable_until]).toEqual([[], null])
    expect(await refusal(ask(shopper, id, one))).toEqual(impossible)
  })

  it('is not cancelled once it is decided, and by nobody else', async () => {
    const { shopper, variant, id } = await delivered()
    const one = [{ price_id: variant, quantity: 1 }]
    const asked = async () => (await answer(ask(shopper, id, one))).returns[0]?.id ?? 0
    const [paid, refused] = [await asked(), await asked()]
    const notFound = { status: 404, code: 'return_not_found' }
    expect(await refusal(cancelReturn(await newShopper(shop), paid))).toEqual(notFound)
    expect(await refusal(cancelReturn(shopper, 999_999))).toEqual(notFound)
    for (const event of ['staff.approved', 'goods.received'] as const)
      await answer(decide(staff, paid, event))
    await answer(decide(staff, refused, 'staff.refused', 'پلمپ باز است'))
    const settled = { status: 409, code: 'return_not_cancellable' }
    for (const returnId of [paid, refused])
      expect(await refusal(cancelReturn(shopper, returnId))).toEqual(settled)
    const { returns } = await getOrder(shopper, id)
    expect(returns.map(({ status, can_cancel }) => [status, can_cancel])).toEqual([
      ['REFUSED', false],
      ['PAID', false],
    ])
    expect((await getWallet(shopper))?.balance).toBe(price)
  })

  it.each(['goods.received', 'staff.refused'] as const)(
    'has one outcome when it is cancelled and staff decide it: %s',
    async (event) => {
      const { shopper, returnId } = await approved()
      const replies = await Promise.all([
        refusal(decide(staff, returnId, event, 'بسته رسید')),
        refusal(cancelReturn(shopper, returnId)),
      ])
      expect(replies.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409])
    },
  )

  it('is not cancelled when its goods arrived first, and is paid for once', async () => {
    const { shopper, id, returnId } = await approved()
    const [received, cancelled] = await inTurn(
      id,
      () => refusal(decide(staff, returnId, 'goods.received')),
      () => refusal(cancelReturn(shopper, returnId)),
    )
    expect(received.status).toBe(200)
    expect(cancelled).toEqual({ status: 409, code: 'return_not_cancellable' })
    expect((await getOrder(shopper, id)).returns[0]?.status).toBe('PAID')
    expect((await getWallet(shopper))?.balance).toBe(price)
  })

  it('is not paid for when it was cancelled first', async () => {
    const { shopper, id, returnId } = await approved()
    const [cancelled, received] = await inTurn(
      id,
      () => refusal(cancelReturn(shopper, returnId)),
      () => refusal(decide(staff, returnId, 'goods.received')),
    )
    expect(cancelled.status).toBe(200)
    expect(received).toEqual({ status: 409, code: 'move_impossible' })
    expect((await getOrder(shopper, id)).returns[0]?.status).toBe('CANCELLED')
    expect((await getWallet(shopper))?.balance ?? 0).toBe(0)
  })

  it.each(['approval', 'cancellation'])(
    'ends cancelled, whichever of approval and cancellation comes first: %s',
    async (winner) => {
      const { shopper, id, returnId } = await requested()
      const approve = () => refusal(decide(staff, returnId, 'staff.approved'))
      const cancelled = () => refusal(cancelReturn(shopper, returnId))
      const isApprovedFirst = winner === 'approval'
      const replies = await inTurn(
        id,
        isApprovedFirst ? approve : cancelled,
        isApprovedFirst ? cancelled : approve,
      )
      expect(replies.map(({ status }) => status)).toEqual([200, isApprovedFirst ? 200 : 409])
      expect((await getOrder(shopper, id)).returns[0]?.status).toBe('CANCELLED')
    },
  )

  it('ends seven days after the delivery, and is nobody else’s', async () => {
    const { shopper, variant, id } = await delivered()
    const items = [{ price_id: variant, quantity: 1 }]
    const { returnable_until: until } = await getOrder(shopper, id)
    expect(until).toBe(new Date(shop.clock.now() + 7 * dayS * 1000).toISOString())
    const stranger = await newShopper(shop)
    expect(await refusal(ask(stranger, id, items))).toEqual({
      status: 404,
      code: 'order_not_found',
    })
    shop.clock.advance(7 * dayS)
    expect(await refusal(ask(shopper, id, items))).toEqual({
      status: 409,
      code: 'return_impossible',
    })
    expect((await getOrder(shopper, id)).returnable_until).toBeNull()
  })

  it('is impossible before the delivery', async () => {
    const { shopper, variant, id } = await paidOrder()
    expect(await refusal(ask(shopper, id, [{ price_id: variant, quantity: 1 }]))).toEqual({
      status: 409,
      code: 'return_impossible',
    })
    expect(await refusal(decide(staff, 999_999, 'staff.approved'))).toEqual({
      status: 404,
      code: 'return_not_found',
    })
  })
})

describe('ordering again', () => {
  it('adds what is left in the shop and names the rest', async () => {
    const shopper = await newShopper(shop)
    const [fine, scarce] = [
      await stocked({ kind: 'cable', stock: 9, price }),
      await stocked({ kind: 'cable', stock: 3, price }),
    ]
    const id = await order(shopper, [
      [fine, 2],
      [scarce, 3],
    ])
    await payAtBank(shopper, id)
    await shop.db.update(variants).set({ stock: 1 }).where(eq(variants.id, scarce))
    initialStock.set(scarce, 4)
    const reorder = ({ api }: TestClient) =>
      api.POST('/purchase/v4/order/{id}/reorder/', { params: { path: { id } } })
    const named = { title: expect.any(String), color_name: expect.any(String) }
    expect(await answer(reorder(shopper))).toEqual({
      added: [
        { price_id: fine, ...named, quantity: 2, in_cart: 2 },
        { price_id: scarce, ...named, quantity: 1, in_cart: 1 },
      ],
      missing: [
        {
          price_id: scarce,
          ...named,
          quantity: 2,
        },
      ],
    })
    expect((await getCart(shopper)).products.map(({ quantity }) => quantity)).toEqual([2, 1])
    expect(await refusal(reorder(await newShopper(shop)))).toEqual({
      status: 404,
      code: 'order_not_found',
    })
  })

  it('says how many the cart has now, where the cancelled order had put them back', async () => {
    const shopper = await newShopper(shop)
    const cable = await stocked({ kind: 'cable', stock: 9, price })
    const id = await order(shopper, [[cable, 1]])
    const path = { params: { path: { id } } }
    await answer(shopper.api.POST('/purchase/v4/order/{id}/cancel/', path))
    const { added } = await answer(shopper.api.POST('/purchase/v4/order/{id}/reorder/', path))
    expect(added).toMatchObject([{ price_id: cable, quantity: 1, in_cart: 2 }])
  })
})

describe('the invoice', () => {
  const invoice = ({ api }: TestClient, id: number) =>
    api.GET('/profile/v3/invoice/{id}/', { params: { path: { id } } })

  async function payAt(shopper: Shopper, id: number, gateway: string) {
    const page = await startAtGateway(shopper, id, { gateway })
    await comeBack(shopper, await press(shopper, page, 'pay'))
  }

  async function placeInstallmentOrder(shopper: Shopper, variant: number, quantity: number) {
    await addItem(shopper, variant, quantity)
    const body = { price_id: variant, is_installment_purchase: true }
    await answer(shopper.api.PATCH('/purchase/cart/update_item/', { body }))
    const { pickup } = await shippingMethodIds(shopper)
    const method = { shipping_method: pickup }
    await answer(shopper.api.POST('/purchase/set-shipping-method/', { body: method }))
    return (await answer(place(shopper))).order_id
  }

  it('is preceded by lines in installments only where a lender pays the order', async () => {
    const shopper = await newShopper(shop)
    const id = await placeInstallmentOrder(
      shopper,
      await stocked({ stock: 5, price: 20_000_000 }),
      1,
    )
    const areInstallments = async () => {
      const { results } = await answer(shopper.api.GET('/purchase/v4/order/'))
      const bodies = [await getOrder(shopper, id), ...results]
      return bodies.flatMap(({ item }) => item.map((line) => line.installment_info !== null))
    }
    expect(await areInstallments()).toEqual([true, true])
    await startAtGateway(shopper, id)
    expect(await areInstallments()).toEqual([false, false])
    await payAt(shopper, id, 'credit')
    expect(await areInstallments()).toEqual([true, true])
  })

  it('of a delivered order has all its fields', { tags: ['ORD-25', 'ORD-51'] }, async () => {
    const shopper = await newShopper(shop)
    const variant = await stocked({ stock: 5, price: 20_000_000, newPrice: 18_000_000 })
    const id = await placeInstallmentOrder(shopper, variant, 2)
    await payAt(shopper, id, 'credit')
    expect(await refusal(invoice(shopper, id))).toEqual({ status: 409, code: 'invoice_not_ready' })
    await deliver(shopper, id)
    const placed = await getOrder(shopper, id)
    expect(await answer(invoice(shopper, id))).toEqual({
      id,
      tracking_code: placed.tracking_code,
      created_at: placed.created_at,
      first_name: 'مریم',
      last_name: 'رضایی',
      national_code: '0012345679',
      province_name: null,
      city_name: null,
      postal_code: null,
      text_address: null,
      phone_number: shopper.phone,
      items: [
        {
          price_obj: {
            id: variant,
            color_name: 'مشکی',
            product: {
              id: expect.any(Number),
              title: 'گوشی آزمایشی',
              sku: expect.stringMatching(/^\S+$/),
            },
          },
          quantity: 2,
          price_without_discount: 40_000_000,
          discount: 4_000_000,
          price: 36_000_000,
          insurance_name: null,
          insurance_price: 0,
        },
      ],
      total_price_without_discount: 40_000_000,
      total_discount: 4_000_000,
      discount_code: null,
      code_discount: 0,
      total_price: 36_000_000,
      total_monthly_due: 2 * 1_290_000,
      total_insurance: 0,
      shipping_price: 0,
    })
    expect(await refusal(invoice(await newShopper(shop), id))).toEqual({
      status: 404,
      code: 'order_not_found',
    })
  })

  it.each(['sandbox', 'mehrgan'])(
    'has no monthly sum if the order was paid through %s',
    async (gateway) => {
      const shopper = await newShopper(shop)
      const variant = await stocked({ stock: 5, price: 20_000_000 })
      const id = await placeInstallmentOrder(shopper, variant, 1)
      await payAt(shopper, id, gateway)
      await deliver(shopper, id)
      expect(await answer(invoice(shopper, id))).toMatchObject({ total_monthly_due: 0 })
    },
  )

  it('of an order that a courier delivered has its address', { tags: ['ORD-25'] }, async () => {
    const shopper = await newShopper(shop)
    const id = await orderByCourier(shopper, await stocked({ stock: 5, price }))
    await payAtBank(shopper, id)
    await take(id, [...untilDesk, 'staff.delivered'])
    const [saved] = await answer(shopper.api.GET('/profile/user-address/'))
    expect(await answer(invoice(shopper, id))).toMatchObject({
      province_name: saved?.province_name,
      city_name: saved?.city_name,
      postal_code: '1345678913',
      text_address: expect.stringContaining('خیابان نمونه، پلاک ۱'),
    })
  })
})
