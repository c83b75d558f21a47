import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { discountCodes, discountUses, orders } from '#server/platform/db/schema/commerce.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { comeBack, payAtBank, press, startAtGateway } from '#tests/support/bank.ts'
import { addInsurance } from '#tests/support/goods.ts'
import type { TestClient } from '#tests/support/client.ts'
import {
  addItem,
  answer,
  fillCart,
  getCart,
  getOrder,
  giveFunds,
  newShopper,
  place,
  refusal,
  type Shopper,
} from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()

const price = 10_000_000
const halfAnHour = 30 * 60
const hour = 3_600_000

type Code = typeof discountCodes.$inferInsert

/** Adds a code of 10 %, unless told otherwise. Returns its text. */
async function newCode(terms: Partial<Code> = {}): Promise<string> {
  const code = terms.code ?? `T-${randomUUID().slice(0, 8).toUpperCase()}`
  await shop.db.insert(discountCodes).values({ kind: 'percent', value: 10, ...terms, code })
  return code
}

const check = ({ api }: TestClient, discount_code: string) =>
  api.GET('/purchase/cart/payment_info_v4/', { params: { query: { discount_code } } })

async function shopperWithCart(quantity = 1, terms: Parameters<typeof stocked>[0] = {}) {
  const shopper = await newShopper(shop)
  const variant = await stocked({ stock: 5, price, ...terms })
  await fillCart(shopper, [[variant, quantity]])
  return { shopper, variant }
}

const usesOf = (code: string) =>
  shop.db
    .select({ orderId: discountUses.orderId })
    .from(discountUses)
    .innerJoin(discountCodes, eq(discountCodes.id, discountUses.discountCodeId))
    .where(and(eq(discountCodes.code, code), isNull(discountUses.releasedAt)))

/** Orders the cart and pays it at the bank. */
async function buy(shopper: Shopper): Promise<number> {
  const { order_id } = await answer(place(shopper))
  await payAtBank(shopper, order_id)
  return order_id
}

describe('a discount code', () => {
  it(
    'reduces the totals of the payment info, and stays on the cart without being sent again',
    { tags: ['INV-28'] },
    async () => {
      const { shopper } = await shopperWithCart(2, { newPrice: 9_000_000 })
      const code = await newCode()
      const { totals, discount } = await answer(check(shopper, code))
      expect(discount).toEqual({ code, amount: 1_800_000 })
      expect(totals).toMatchObject({
        total_products_amount: 20_000_000,
        total_discount_amount: 3_800_000,
        code_discount_amount: 1_800_000,
        total_amount: 16_200_000,
      })
      const later = await answer(shopper.api.GET('/purchase/cart/payment_info_v4/'))
      expect([later.discount, later.totals]).toEqual([discount, totals])
      expect((await getCart(shopper)).totals.total_amount).toBe(16_200_000)
    },
  )

  it('may be typed with small letters, Persian digits and spaces around it', async () => {
    const { shopper } = await shopperWithCart()
    const code = await newCode({ code: `GIFT-1405-${shopper.userId}` })
    const typed = ` gift-۱۴۰۵-${shopper.userId} `
    expect((await answer(check(shopper, typed))).discount).toEqual({ code, amount: 1_000_000 })
  })

  it('never takes off more than its cap, its amount, or the goods', async () => {
    const { shopper } = await shopperWithCart()
    const amountOf = async (terms: Partial<Code>) =>
      (await answer(check(shopper, await newCode(terms)))).discount?.amount
    expect(await amountOf({ value: 50, maximum: 300_000 })).toBe(300_000)
    expect(await amountOf({ kind: 'fixed', value: 700_000 })).toBe(700_000)
    expect(await amountOf({ kind: 'fixed', value: 50_000_000 })).toBe(price)
    expect(await amountOf({ value: 100 })).toBe(price)
  })

  it('discounts the goods of its category alone, and neither insurance nor shipping', async () => {
    const { shopper, variant } = await shopperWithCart()
    const cable = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
    const insurance_id = await addInsurance(shop.db)
    await addItem(shopper, cable)
    const body = { price_id: variant, insurance_id }
    await answer(shopper.api.PATCH('/purchase/cart/update_item/', { body }))
    const { discount, totals } = await answer(
      check(shopper, await newCode({ categorySlug: 'test-cables' })),
    )
    expect(discount?.amount).toBe(100_000)
    expect(totals.total_insurance_amount).toBe(600_000)
    expect(totals.total_amount).toBe(11_000_000 + 600_000 - 100_000)
  })

  it('is exact beyond 2^31', async () => {
    const { shopper } = await shopperWithCart(3, { price: 3_333_333_333 })
    const { discount } = await answer(check(shopper, await newCode({ value: 33 })))
    expect(discount?.amount).toBe(3_299_999_999)
  })
})

describe('a refused code', () => {
  const listed = async (shopper: Shopper, code: string) => {
    const query = new URLSearchParams({ discount_code: code })
    const url = `/api/purchase/cart/payment_info_v4/?${query}`
    const reply = await shopper.send({ method: 'GET', url })
    return [reply.statusCode, reply.headers['content-type'], reply.json()]
  }
  const json = 'application/json; charset=utf-8'

  it(
    'is answered with a list whose first element names the cause',
    { tags: ['INV-31', 'INV-32', 'INV-33', 'INV-34', 'INV-36', 'INV-37'] },
    async () => {
      const { shopper } = await shopperWithCart()
      const now = shop.clock.now()
      const causes: [Partial<Code> | null, string, string][] = [
        [null, 'discount_code_invalid', 'کد تخفیف نامعتبر است.'],
        [{ isActive: false }, 'discount_code_invalid', 'کد تخفیف نامعتبر است.'],
        [{ startsAt: new Date(now + hour) }, 'discount_code_invalid', 'کد تخفیف نامعتبر است.'],
        [{ expiresAt: new Date(now) }, 'discount_code_expired', 'کد تخفیف منقضی شده است.'],
        [
          { totalLimit: 0 },
          'discount_code_used_up',
          'تعداد استفادهٔ مجاز از کد تخفیف به پایان رسیده است.',
        ],
        [
          { customerLimit: 0 },
          'discount_code_already_used',
          'این کد تخفیف پیش‌تر توسط شما استفاده شده است.',
        ],
        [
          { minimumAmount: price + 1 },
          'discount_code_below_minimum',
          'مبلغ خرید از حداقل لازم برای اعمال تخفیف کمتر است.',
        ],
        [
          { categorySlug: 'test-cables' },
          'discount_code_wrong_category',
          'این کد تخفیف برای این دسته‌بندی قابل استفاده نیست.',
        ],
      ]
      for (const [terms, code, sentence] of causes) {
        const sent = terms === null ? 'NOBODY-KNOWS-IT' : await newCode(terms)
        expect(await listed(shopper, sent)).toEqual([400, json, [code, sentence]])
      }
      expect((await getCart(shopper)).discount).toBeNull()
    },
  )

  it('leaves the code that the cart has', async () => {
    const { shopper } = await shopperWithCart()
    const code = await newCode()
    await answer(check(shopper, code))
    await check(shopper, 'NOTHING')
    expect((await getCart(shopper)).discount?.code).toBe(code)
  })

  it('for an empty cart is refused as below the minimum', async () => {
    const shopper = await newShopper(shop)
    expect(await refusal(check(shopper, await newCode()))).toEqual({
      status: 400,
      code: 'discount_code_below_minimum',
    })
  })

  it('of 10,000 characters, or an empty one, is rejected with 400', async () => {
    const { shopper } = await shopperWithCart()
    for (const code of ['X'.repeat(10_000), '']) {
      expect(await refusal(check(shopper, code))).toEqual({
        status: 400,
        code: 'validation_failed',
      })
    }
  })

  it('cannot be guessed: trying out is limited per shopper', async () => {
    const { shopper } = await shopperWithCart()
    const tries = shop.context.config.limits.discountTriesPerHour
    for (let each = 0; each < tries; each += 1) await check(shopper, `GUESS-${each}`)
    expect(await refusal(check(shopper, await newCode()))).toEqual({
      status: 429,
      code: 'too_many_requests',
    })
    const { shopper: another } = await shopperWithCart()
    expect((await answer(check(another, await newCode()))).discount).not.toBeNull()
  })

  it('is not checked for a link on another site', async () => {
    const { shopper } = await shopperWithCart()
    const code = await newCode()
    const url = `/api/purchase/cart/payment_info_v4/?discount_code=${code}`
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await shopper.send({ method: 'GET', url, headers })).statusCode).toBe(403)
    expect((await getCart(shopper)).discount).toBeNull()
  })
})

describe('a code on the cart', () => {
  it('is dropped when the lines change, and kept when the delivery does', async () => {
    const { shopper, variant } = await shopperWithCart()
    const code = await newCode()
    await answer(check(shopper, code))
    const body = { shipping_method: -1 }
    const reset = await answer(shopper.api.POST('/purchase/set-shipping-method/', { body }))
    expect(reset.discount?.code).toBe(code)
    await addItem(shopper, variant)
    expect((await getCart(shopper)).discount).toBeNull()
  })

  it('is taken off the cart as often as it is asked, and can be used again', async () => {
    const { shopper } = await shopperWithCart()
    const code = await newCode()
    const remove = () => answer(shopper.api.DELETE('/purchase/cart/discount_code/'))
    await answer(check(shopper, code))
    const { discount, totals } = await remove()
    expect([discount, totals.code_discount_amount]).toEqual([null, 0])
    expect((await remove()).totals).toEqual(totals)
    expect((await getCart(shopper)).discount).toBeNull()
    expect((await answer(check(shopper, code))).discount?.code).toBe(code)
  })

  it('is used by the order and counted once it is placed', { tags: ['INV-35'] }, async () => {
    const { shopper, variant } = await shopperWithCart(2)
    const code = await newCode()
    await answer(check(shopper, code))
    const id = await buy(shopper)
    const paid = await getOrder(shopper, id)
    expect([paid.text_status, paid.total_discount, paid.total_price]).toEqual([
      'NOT_CHECKED',
      2_000_000,
      18_000_000,
    ])
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id))
    expect([row?.discountCode, row?.codeDiscount]).toEqual([code, 2_000_000])
    expect(await usesOf(code)).toEqual([{ orderId: id }])
    expect((await getCart(shopper)).discount).toBeNull()
    await fillCart(shopper, [[variant, 1]])
    expect(await refusal(check(shopper, code))).toEqual({
      status: 400,
      code: 'discount_code_already_used',
    })
  })

  it('keeps to the limit of its customer when they close their account and open another', async () => {
    const { shopper, variant } = await shopperWithCart()
    const code = await newCode({ customerLimit: 1 })
    await answer(check(shopper, code))
    const id = await buy(shopper)
    await shop.db.update(orders).set({ status: 'DELIVERED' }).where(eq(orders.id, id))
    shop.clock.advance(121)
    await answer(shopper.api.POST('/accounts/closure/request-otp/'))
    const body = { otp: await shop.lastCode(shopper.phone) }
    expect((await shopper.api.POST('/accounts/closure/', { body })).response.status).toBe(204)
    const kept = await shop.db.select().from(discountUses).where(eq(discountUses.orderId, id))
    expect(kept).toEqual([expect.objectContaining({ closedPhoneHash: expect.any(String) })])
    expect(JSON.stringify(kept)).not.toContain(shopper.phone)
    shop.clock.advance(121)
    const again = await shop.signIn(shopper.phone)
    await fillCart(again, [[variant, 1]])
    expect((await refusal(check(again, code))).code).toBe('discount_code_already_used')
    const { shopper: stranger } = await shopperWithCart()
    await answer(check(stranger, code))
  })

  it('is given back when the order expires, and not when it was paid in time', async () => {
    const { shopper } = await shopperWithCart()
    const code = await newCode({ totalLimit: 1 })
    await answer(check(shopper, code))
    const { order_id } = await answer(place(shopper))
    const { shopper: other } = await shopperWithCart()
    expect((await refusal(check(other, code))).code).toBe('discount_code_used_up')
    const back = await press(shopper, await startAtGateway(shopper, order_id), 'pay')
    shop.clock.advance(halfAnHour)
    await Promise.all([comeBack(shopper, back), shop.runJobs()])
    expect(await usesOf(code)).toEqual([])
    await answer(check(other, code))
    const id = await buy(other)
    shop.clock.advance(halfAnHour)
    await shop.runJobs()
    expect(await usesOf(code)).toEqual([{ orderId: id }])
  })

  it('that makes the order free is ordered without a gateway', async () => {
    const { shopper } = await shopperWithCart()
    await answer(check(shopper, await newCode({ value: 100 })))
    const created = await answer(place(shopper, { expectedTotal: 0, expectedPayable: 0 }))
    expect(created.go_to_gateway).toBe(false)
    expect((await getOrder(shopper, created.order_id)).text_status).toBe('NOT_CHECKED')
  })

  it('is shared with the wallet and the bank to the last toman', async () => {
    const { shopper } = await shopperWithCart()
    await giveFunds(shop, shopper, { balance: 1_234_567 })
    await answer(check(shopper, await newCode({ value: 7 })))
    const { order_id } = await answer(place(shopper, { wallet: true }))
    expect(await payAtBank(shopper, order_id)).toMatchObject({
      paid: '1',
      amount: String(9_300_000 - 1_234_567),
    })
  })

  it('that was used up meanwhile gets the order refused, since the shown price no longer holds', async () => {
    const { shopper } = await shopperWithCart()
    const code = await newCode({ totalLimit: 1 })
    await answer(check(shopper, code))
    const { shopper: faster } = await shopperWithCart()
    await answer(check(faster, code))
    await answer(place(faster))
    expect(await refusal(place(shopper, { expectedTotal: 9_000_000 }))).toEqual({
      status: 400,
      code: 'discount_code_used_up',
    })
    const shown = await getCart(shopper)
    expect([shown.discount, shown.totals.total_amount]).toEqual([null, price])
    const { order_id } = await answer(place(shopper, { expectedTotal: price }))
    expect((await getOrder(shopper, order_id)).total_discount).toBe(0)
  })

  it('with one use left goes to one of fifty shoppers', async () => {
    const code = await newCode({ totalLimit: 1 })
    const shoppers: Shopper[] = []
    for (let count = 0; count < 50; count += 1) {
      const { shopper } = await shopperWithCart()
      await answer(check(shopper, code))
      shoppers.push(shopper)
    }
    // A shop whose connections are all taken for 5 s answers 503, and shoppers press again.
    const persist = async (shopper: Shopper): ReturnType<typeof refusal> => {
      const reply = await refusal(place(shopper, { expectedTotal: 9_000_000 }))
      return reply.status === 503 ? persist(shopper) : reply
    }
    const replies = await Promise.all(shoppers.map(persist))
    expect(replies.filter(({ code }) => code === null)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 'discount_code_used_up')).toHaveLength(49)
    expect(await usesOf(code)).toHaveLength(1)
  })
})
