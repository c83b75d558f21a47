import { describe, expect, it } from 'vitest'
import {
  attemptAfter,
  attemptFor,
  draftOf,
  freshCheckout,
  keptCart,
  noticeOfLoading,
  noticeAfterCartChange,
  placeOrderInput,
} from '#machines/flows/checkout/checkout.context.ts'
import { emptyCart, noMethod } from '#machines/flows/cart/cart.ts'
import {
  address,
  courierCart,
  endedSession,
  otherAddress,
  pickupCart,
  withFunds,
} from '#machines/testing/fixtures.ts'

const input = { signedIn: true, step: 'invoice', siteUrl: 'https://shop.example' } as const
const open = { key: 'open', cartVersion: courierCart.version }
const context = { ...freshCheckout(input), cart: courierCart, address, attempt: open }

describe('the attempt to order', () => {
  it('keeps its key for the same version of the cart', () => {
    expect(attemptFor(context, 'new')).toEqual(open)
  })

  it('gets another key for another version of the cart', () => {
    const cart = { ...courierCart, version: courierCart.version + 1 }
    expect(attemptFor({ ...context, cart }, 'new')).toEqual({
      key: 'new',
      cartVersion: cart.version,
    })
    expect(attemptFor({ ...context, attempt: null }, 'new').key).toBe('new')
  })

  it.each([
    ['abandoned', open],
    ['signedOut', open],
    ['returned', null],
  ] as const)('after it was %s is %j', (outcome, expected) => {
    expect(attemptAfter({ outcome }, open)).toEqual(expected)
  })
})

describe('the notice that the delivery was reset elsewhere', () => {
  const loaded = { cart: courierCart, address, profileComplete: true }
  const noticed = noticeOfLoading(
    { ...context, hasMethod: true },
    { ...loaded, cart: { ...courierCart, shipping_method: noMethod } },
  )

  it('stays while there is something to deliver, and is dropped with an empty cart', () => {
    expect(noticed?.code).toBe('shipping_method_missing')
    expect(noticeOfLoading({ ...context, notice: noticed }, loaded)).toBe(noticed)
    const empty = { ...loaded, cart: emptyCart }
    expect(noticeOfLoading({ ...context, notice: noticed }, empty)).toBeNull()
  })

  it('is dropped as soon as a method is chosen again, unlike any other notice', () => {
    const lost = { ...courierCart, shipping_method: noMethod }
    expect(noticeAfterCartChange({ ...context, notice: noticed }, lost)).toBe(noticed)
    expect(noticeAfterCartChange({ ...context, notice: noticed }, courierCart)).toBeNull()
    const { failure: ended } = endedSession
    expect(noticeAfterCartChange({ ...context, notice: ended }, courierCart)).toBe(ended)
  })
})

describe('the delivery after the way back to the cart', () => {
  const chosen = { ...context, hasMethod: true }
  const { shipping_method: methodId } = courierCart
  const draft = { tab: 'post', addressId: otherAddress.id, methodId: null } as const

  it.each([
    ['the address that was selected last', draft, otherAddress.id],
    ['the previous address where none was selected', { ...draft, addressId: null }, address.id],
    ['the previous address where nothing was touched', null, address.id],
  ])('opens with %s', (_, deliveryDraft, addressId) => {
    expect(draftOf({ ...chosen, deliveryDraft })).toEqual({ tab: 'post', addressId, methodId })
  })
})

describe('the order', () => {
  it('carries the address for a courier, and none for pickup', () => {
    expect(placeOrderInput(context).addressId).toBe(address.id)
    expect(placeOrderInput({ ...context, cart: pickupCart }).addressId).toBeNull()
  })
})

describe('the wallet', () => {
  it('is switched off once it is empty', () => {
    const used = { ...context, useWallet: true }
    expect(keptCart(used, courierCart).useWallet).toBe(true)
    expect(keptCart(used, withFunds(courierCart, 0)).useWallet).toBe(false)
  })
})
