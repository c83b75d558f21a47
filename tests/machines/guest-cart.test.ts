import { describe, expect, it } from 'vitest'
import { maximumLines } from '#domain/cart.ts'
import { guestCartMerge } from '#machines/flows/cart/cart.actors.ts'
import {
  addUnit,
  applyChange,
  countUnits,
  createGuestCartStore,
  emptyGuestCart,
  guestCartKey,
  lineInputs,
  parseGuestCart,
  type GuestCart,
} from '#machines/flows/cart/guest-cart.ts'
import { plainCart } from '#machines/testing/fixtures.ts'
import { memoryStorage } from '#machines/testing/memory-storage.ts'
import { recordedClient } from '#tests/support/machines/recorded-client.ts'

const line = { price_id: 11, insurance_id: null }

describe('a guest’s cart', () => {
  it('grows by one unit up to the stock and no further', { tags: ['PDP-56', 'PDP-57'] }, () => {
    let cart: GuestCart | null = emptyGuestCart()
    for (const expected of [1, 2, 3]) {
      cart = cart && addUnit(cart, line, 3)
      expect(cart?.lines).toEqual([{ ...line, quantity: expected }])
    }
    expect(cart && addUnit(cart, line, 3)).toBeNull()
  })

  it(
    'remembers what was put in, and sends no more of it than the call takes',
    { tags: ['PDP-36'] },
    () => {
      const goods = {
        product_id: 3,
        slug: 'iphone-17',
        title: 'آیفون ۱۷',
        image: '/images/phone/iphone-17/hero/sage',
        color: 'سبز',
        stock_quantity: 3,
      }
      const cart = addUnit(emptyGuestCart(), { ...line, ...goods }, 3) ?? emptyGuestCart()
      expect(cart.lines).toEqual([{ ...line, ...goods, quantity: 1 }])
      expect(addUnit(cart, line, 3)?.lines).toEqual([{ ...line, ...goods, quantity: 2 }])
      expect(lineInputs(cart)).toEqual([{ ...line, quantity: 1 }])
    },
  )

  it('keeps the choice of installments, through a reload and a further unit', () => {
    const store = createGuestCartStore(memoryStorage())
    const cart: GuestCart = { ...emptyGuestCart(), lines: [{ ...line, quantity: 1 }] }
    store.write(applyChange(cart, { kind: 'installment', priceId: 11, chosen: true }))
    const more = addUnit(store.read(), line, 3) ?? emptyGuestCart()
    const chosen = [{ ...line, quantity: 2, is_installment_purchase: true }]
    expect(more.lines).toEqual(chosen)
    expect(lineInputs(more)).toEqual(chosen)
    const undone = applyChange(more, { kind: 'installment', priceId: 11, chosen: false })
    expect(lineInputs(undone)).toEqual([{ ...line, quantity: 2, is_installment_purchase: false }])
  })

  it('takes as many lines as a cart has, and all of them are merged', () => {
    let cart: GuestCart | null = emptyGuestCart()
    for (let id = 1; id <= maximumLines; id += 1)
      cart = cart && addUnit(cart, { ...line, price_id: id }, 3)
    const full = cart ?? emptyGuestCart()
    expect(lineInputs(full).map(({ price_id }) => price_id)).toEqual(
      Array.from({ length: maximumLines }, (_, index) => index + 1),
    )
    expect(() => addUnit(full, { ...line, price_id: 999 }, 3)).toThrow('validation_failed')
    expect(addUnit(full, { ...line, price_id: 1 }, 3)?.lines).toHaveLength(maximumLines)
  })

  it('takes nothing that is sold out', () => {
    expect(addUnit(emptyGuestCart(), line, 0)).toBeNull()
  })

  it('keeps the insurance of a line that is added again without one', () => {
    const insured = addUnit(emptyGuestCart(), { price_id: 11, insurance_id: 5 }, 3)
    expect(insured && addUnit(insured, line, 3)?.lines).toEqual([
      { price_id: 11, quantity: 2, insurance_id: 5 },
    ])
  })

  it('changes, removes and clears its lines, and leaves the others', () => {
    const cart: GuestCart = {
      ...emptyGuestCart(),
      lines: [
        { ...line, quantity: 1 },
        { price_id: 12, quantity: 1, insurance_id: null },
      ],
    }
    const other = { price_id: 12, quantity: 1, insurance_id: null }
    expect(applyChange(cart, { kind: 'quantity', priceId: 11, quantity: 2 }).lines).toEqual([
      { ...line, quantity: 2 },
      other,
    ])
    expect(
      applyChange(cart, { kind: 'insurance', priceId: 11, insuranceId: 5 }).lines[0]?.insurance_id,
    ).toBe(5)
    expect(applyChange(cart, { kind: 'removal', priceId: 11 }).lines).toEqual([other])
    expect(applyChange(cart, { kind: 'clearing' }).lines).toEqual([])
    expect(applyChange(cart, { kind: 'methodReset' })).toBe(cart)
    expect(applyChange(cart, { kind: 'quantity', priceId: 99, quantity: 2 })).toBe(cart)
    expect(countUnits(cart)).toBe(2)
  })

  it(
    'is stored in the browser under its key and reports every change',
    { tags: ['CART-34'] },
    () => {
      const storage = memoryStorage()
      const reported: number[] = []
      const store = createGuestCartStore(storage, (cart) => reported.push(countUnits(cart)))
      const cart = addUnit(store.read(), line, 3)
      if (cart) store.write(cart)
      expect(guestCartKey).toBe('cart-item')
      expect(JSON.parse(storage.getItem('cart-item') ?? 'null')).toEqual(cart)
      expect(store.read()).toEqual(cart)
      expect(reported).toEqual([1])
    },
  )

  it.each([
    '{',
    'null',
    '[]',
    '{"version":2,"id":"a","lines":[]}',
    '{"version":1,"id":"a","lines":[{"price_id":"x"}]}',
    '{"version":1,"id":"a","lines":[{"price_id":1,"quantity":0,"insurance_id":null}]}',
    '{"version":1,"id":"a","lines":[{"price_id":1,"quantity":1,"insurance_id":null,"is_installment_purchase":1}]}',
  ])('is empty when %s is stored', (text) => {
    expect(parseGuestCart(text).lines).toEqual([])
  })

  it('has an id that the contract takes, another one for every cart', () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    const ids = Array.from({ length: 100 }, () => emptyGuestCart().id)
    expect(ids.every((id) => uuid.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(100)
  })
})

describe('the merge into the customer’s cart', () => {
  it('sends the lines with the id of the cart, and starts a new cart', async () => {
    const { store, client, sent, before } = guest({
      'POST /purchase/cart/merge/': {
        status: 200,
        body: { ...plainCart, merged: { capped_price_ids: [11] } },
      },
    })
    expect(await guestCartMerge(client, store)(new AbortController().signal)).toEqual({
      cappedPriceIds: [11],
    })
    expect(sent.map(({ body }) => body)).toEqual([
      { guest_cart_id: before.id, lines: before.lines },
    ])
    expect(store.read()).toMatchObject({ lines: [] })
    expect(store.read().id).not.toBe(before.id)
  })

  it('keeps the cart and its id when the call fails, so that the next try is the same', async () => {
    const { store, client, before } = guest({})
    await expect(guestCartMerge(client, store)(new AbortController().signal)).rejects.toThrow(
      'network',
    )
    expect(store.read()).toEqual(before)
  })

  it('sends no call for an empty cart', async () => {
    const { client, sent } = guest({})
    const store = createGuestCartStore(memoryStorage())
    expect(await guestCartMerge(client, store)(new AbortController().signal)).toEqual({
      cappedPriceIds: [],
    })
    expect(sent).toEqual([])
  })
})

function guest(replies: Parameters<typeof recordedClient>[0]) {
  const store = createGuestCartStore(memoryStorage())
  const before: GuestCart = { ...emptyGuestCart(), lines: [{ ...line, quantity: 2 }] }
  store.write(before)
  return { store, before, ...recordedClient(replies) }
}
