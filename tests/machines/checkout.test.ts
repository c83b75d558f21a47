import { describe, expect, it, vi } from 'vitest'
import { waitFor, type ActorRefFrom } from 'xstate'
import { emptyCart, noMethod, seenOf } from '#machines/flows/cart/cart.ts'
import { createGuestCartStore } from '#machines/flows/cart/guest-cart.ts'
import { createCheckoutActors } from '#machines/flows/checkout/checkout.actors.ts'
import { checkoutMachine } from '#machines/flows/checkout/checkout.machine.ts'
import { checkoutPersistence } from '#machines/flows/checkout/checkout.persistence.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import type { CheckoutStep } from '#machines/flows/checkout/checkout.types.ts'
import { deliverySelectors } from '#machines/flows/delivery/delivery.machine.ts'
import {
  address,
  bankLink,
  cartOf,
  courier,
  courierCart,
  creditLink,
  eastBranch,
  gateways,
  lostLineCart,
  mobile,
  otherAddress,
  phoneLine,
  pickupCart,
  plainCart,
  withDiscount,
  withFunds,
} from '#machines/testing/fixtures.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { restoreFlow, saveFlow } from '#machines/kernel/snapshot.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { memoryStorage } from '#machines/testing/memory-storage.ts'
import { recordedClient, type CannedReply } from '#tests/support/machines/recorded-client.ts'

const siteUrl = 'https://shop.example'

const redirects: [string, CheckoutStep, boolean, ShopState, string][] = [
  ['an anonymous visitor', 'delivery', false, {}, '/cart'],
  ['an anonymous visitor', 'invoice', false, {}, '/cart'],
  ['an empty cart', 'delivery', true, { cart: { ...plainCart, products: [] } }, '/cart'],
  ['an incomplete profile', 'delivery', true, { complete: false }, '/cart'],
  ['an incomplete profile', 'invoice', true, { cart: pickupCart, complete: false }, '/cart'],
  ['a line that cannot be bought', 'delivery', true, { cart: lostLineCart }, '/cart'],
  ['no method', 'invoice', true, {}, '/cart/send-methods'],
  ['a courier without an address', 'invoice', true, { cart: courierCart }, '/cart/send-methods'],
  ['a courier with an address', 'invoice', true, { cart: courierCart, address }, '/cart/invoice'],
  ['pickup', 'invoice', true, { cart: pickupCart }, '/cart/invoice'],
  ['a cart that can be ordered', 'delivery', true, {}, '/cart/send-methods'],
]

describe('the redirect rules', () => {
  it.each(redirects)(
    'lead %s from %s to the right step',
    async (_, step, signedIn, state, expected) => {
      const { actor } = start(step, signedIn, shop(state))
      await until(actor, () => !actor.getSnapshot().hasTag('busy'))
      expect(checkoutSelectors.location(actor.getSnapshot())).toBe(expected)
    },
  )
})

describe('the cart', () => {
  it('resets a chosen method when the shopper returns to it', async () => {
    const { actor, sent } = start('delivery', true, {
      ...shop({ cart: courierCart }),
      'POST /purchase/set-shipping-method/': { status: 200, body: plainCart },
    })
    await deliveryStep(actor)
    actor.send({ type: 'step.requested', step: 'cart' })
    const step = await cartStep(actor)
    expect(step.getSnapshot().value).toEqual({ editing: 'ready' })
    expect(checkoutSelectors.cart(actor.getSnapshot()).shipping_method).toBe(noMethod)
    expect(sent.at(-1)).toMatchObject({
      method: 'POST',
      path: '/purchase/set-shipping-method/',
      body: { shipping_method: -1 },
    })
  })

  it('resets it too when the shopper returns by another page load', async () => {
    const storage = memoryStorage()
    const replies = {
      ...shop({ cart: courierCart }),
      'POST /purchase/set-shipping-method/': { status: 200, body: plainCart },
    }
    const before = start('delivery', true, replies)
    await deliveryStep(before.actor)
    saveFlow(checkoutPersistence, before.actor, storage)
    const input = { signedIn: true, step: 'cart', siteUrl } as const
    const snapshot = restoreFlow(checkoutPersistence, input, storage)
    const { actor, sent } = start('cart', true, replies, { snapshot })
    actor.send({ type: 'step.requested', step: 'cart' })
    await cartStep(actor)
    expect(sent.at(-1)).toMatchObject({ path: '/purchase/set-shipping-method/' })
  })

  it('leaves the method of another tab alone when it is opened, refreshed or notified of a change', async () => {
    const storage = memoryStorage()
    const replies = shop({ cart: courierCart })
    const { actor, sent } = start('cart', true, replies)
    await cartStep(actor)
    actor.send({ type: 'cart.changedElsewhere' })
    await cartStep(actor)
    saveFlow(checkoutPersistence, actor, storage)
    const input = { signedIn: true, step: 'cart', siteUrl } as const
    const snapshot = restoreFlow(checkoutPersistence, input, storage)
    const refreshed = start('cart', true, replies, { snapshot })
    await cartStep(refreshed.actor)
    const methods = [...sent, ...refreshed.sent].map(({ method }) => method)
    expect(new Set(methods)).toEqual(new Set(['GET']))
  })

  it('resets a method once, although the reply keeps it', async () => {
    const { actor, sent } = start('delivery', true, {
      ...shop({ cart: courierCart }),
      'POST /purchase/set-shipping-method/': { status: 200, body: courierCart },
    })
    await deliveryStep(actor)
    actor.send({ type: 'step.requested', step: 'cart' })
    const step = await cartStep(actor)
    expect(step.getSnapshot().value).toEqual({ editing: 'ready' })
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it(
    'sends each change of a customer as the contract requires',
    { tags: ['CART-63', 'CART-64', 'CART-65'] },
    async () => {
      const change = { status: 200, body: plainCart }
      const { actor, sent } = start('cart', true, {
        ...shop({}),
        'PATCH /purchase/cart/update_item/': change,
        'DELETE /purchase/cart/delete_item/': change,
        'DELETE /purchase/cart/delete/': change,
      })
      const priceId = phoneLine.price_id
      for (const events of [
        [{ type: 'quantity.changed', priceId, quantity: 2 }],
        [
          { type: 'insurance.opened', priceId },
          { type: 'insurance.picked', insuranceId: 5 },
          { type: 'insurance.saved' },
        ],
        [{ type: 'installment.changed', priceId, chosen: true }],
        [{ type: 'removal.requested', priceId }, { type: 'change.confirmed' }],
        [{ type: 'clearing.requested' }, { type: 'change.confirmed' }],
      ] as const) {
        const step = await cartStep(actor)
        for (const event of events) step.send(event)
      }
      await cartStep(actor)
      expect(sent.slice(2).map(({ method, path, body }) => [method, path, body])).toEqual([
        ['PATCH', '/purchase/cart/update_item/', { price_id: 11, quantity: 2 }],
        ['PATCH', '/purchase/cart/update_item/', { price_id: 11, insurance_id: 5 }],
        ['PATCH', '/purchase/cart/update_item/', { price_id: 11, is_installment_purchase: true }],
        ['DELETE', '/purchase/cart/delete_item/', { price_id: 11 }],
        ['DELETE', '/purchase/cart/delete/', null],
      ])
    },
  )

  it('rejects more than the stock without a call, and reports it', async () => {
    const { actor, sent } = start('cart', true, shop({}))
    const step = await cartStep(actor)
    const emitted: string[] = []
    step.on('stock.limited', ({ type }) => emitted.push(type))
    step.send({ type: 'quantity.changed', priceId: 11, quantity: 3 })
    expect(emitted).toEqual(['stock.limited'])
    expect(sent).toHaveLength(2)
  })

  it('does not continue while a line cannot be bought', { tags: ['CART-47'] }, async () => {
    const { actor } = start('cart', true, shop({ cart: lostLineCart }))
    const step = await cartStep(actor)
    step.send({ type: 'next.pressed' })
    expect(step.getSnapshot().value).toBe('outOfStock')
    expect(checkoutSelectors.location(actor.getSnapshot())).toBe('/cart')
    const guest = start('cart', false, {
      'POST /purchase/cart/preview/': { status: 200, body: lostLineCart },
    })
    const guestStep = await cartStep(guest.actor)
    guestStep.send({ type: 'next.pressed' })
    expect(guestStep.getSnapshot().value).toBe('outOfStock')
  })

  it('completes the profile, and continues to delivery', { tags: ['CART-68'] }, async () => {
    const { actor, sent } = start('cart', true, {
      ...shop({ complete: false }),
      'PUT /profile/update/': { status: 200, body: {} },
    })
    const step = await cartStep(actor)
    step.send({ type: 'next.pressed' })
    const profile = {
      first_name: 'نگار',
      last_name: 'رستمی',
      phone_number: mobile,
      fida_code: '123',
    }
    step.send({ type: 'profile.submitted', profile })
    await until(actor, () => actor.getSnapshot().matches({ shopping: 'delivery' }))
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/profile/update/',
      body: profile,
    })
  })

  it(
    'keeps a guest’s changes in the browser and leads to the sign-in on next',
    { tags: ['CART-41'] },
    async () => {
      const { actor, sent, guestCart } = start('cart', false, {
        'POST /purchase/cart/preview/': { status: 200, body: plainCart },
      })
      const step = await cartStep(actor)
      step.send({ type: 'quantity.changed', priceId: 11, quantity: 2 })
      await cartStep(actor)
      expect(guestCart.read().lines).toEqual([{ price_id: 11, quantity: 2, insurance_id: null }])
      expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(['/purchase/cart/preview/']))
      step.send({ type: 'next.pressed' })
      expect(actor.getSnapshot().output).toEqual({
        outcome: 'signInNeeded',
        seenCart: seenOf(plainCart),
      })
    },
  )

  it('takes nobody’s profile for complete, whatever a customer’s is', async () => {
    const { actor, sent } = start('cart', false, shop({ cart: plainCart, complete: true }))
    await cartStep(actor)
    expect(actor.getSnapshot().context).toMatchObject({ address: null, profileComplete: false })
    expect(sent.map(({ path }) => path)).toEqual(['/purchase/cart/preview/'])
  })

  it('keeps no change of a guest that failed in front of them', async () => {
    const replies: Record<string, CannedReply> = {
      'POST /purchase/cart/preview/': { status: 200, body: plainCart },
    }
    const { actor, guestCart } = start('cart', false, replies)
    const step = await cartStep(actor)
    replies['POST /purchase/cart/preview/'] = undefined
    step.send({ type: 'quantity.changed', priceId: 11, quantity: 2 })
    await until(actor, () => step.getSnapshot().matches({ editing: 'changeFailed' }))
    expect(guestCart.read().lines).toEqual([{ price_id: 11, quantity: 1, insurance_id: null }])
    replies['POST /purchase/cart/preview/'] = { status: 200, body: plainCart }
    step.send({ type: 'retry.requested' })
    await until(actor, () => step.getSnapshot().matches('editing'))
    expect(guestCart.read().lines).toEqual([{ price_id: 11, quantity: 2, insurance_id: null }])
  })

  it('leads someone on who signed in to continue, if the cart is the one that they saw', async () => {
    const { actor } = start('cart', true, shop({}), { seenCart: seenOf(plainCart) })
    const step = await deliveryStep(actor)
    expect(step.getSnapshot().status).toBe('active')
    expect(checkoutSelectors.location(actor.getSnapshot())).toBe('/cart/send-methods')
  })

  it('asks them for their profile on the way, if it is missing', async () => {
    const replies = shop({ complete: false })
    const { actor } = start('cart', true, replies, { seenCart: seenOf(plainCart) })
    const step = await cartStep(actor)
    expect(step.getSnapshot().matches('completingProfile')).toBe(true)
  })

  it.each([
    ['quantity', cartOf([{ ...phoneLine, quantity: 2 }])],
    ['price', cartOf([{ ...phoneLine, new_price: 94_000_000 }])],
  ])('shows them a cart with another %s', async (_, seen) => {
    const { actor } = start('cart', true, shop({}), { seenCart: seenOf(seen) })
    const step = await cartStep(actor)
    expect(step.getSnapshot().matches('editing')).toBe(true)
    expect(actor.getSnapshot().context.wantedStep).toBe('cart')
  })

  it('counts what their account’s cart has added to theirs, until they leave the step', async () => {
    const { actor } = start('cart', true, shop({ cart: cartOf([{ ...phoneLine, quantity: 3 }]) }), {
      seenCart: seenOf(plainCart),
    })
    await cartStep(actor)
    expect(checkoutSelectors.joinedUnits(actor.getSnapshot())).toBe(2)
    actor.send({ type: 'step.requested', step: 'delivery' })
    await deliveryStep(actor)
    expect(checkoutSelectors.joinedUnits(actor.getSnapshot())).toBe(0)
  })

  it('counts nothing for a cart that holds less than they saw', async () => {
    const seenCart = seenOf(cartOf([{ ...phoneLine, quantity: 2 }]))
    const { actor } = start('cart', true, shop({}), { seenCart })
    await cartStep(actor)
    expect(checkoutSelectors.joinedUnits(actor.getSnapshot())).toBe(0)
  })
})

describe('goods that are sold out on the way', () => {
  it('lead back to the cart with a warning as soon as a reply says so, which no other news covers', async () => {
    const { actor } = start('delivery', true, {
      ...shop({}),
      'POST /purchase/set-shipping-method/': {
        status: 200,
        body: { ...lostLineCart, shipping_method: eastBranch.id },
      },
    })
    const step = await deliveryStep(actor)
    const news: string[] = []
    step.on('*', ({ type }) => news.push(type))
    step.send({ type: 'tab.chosen', tab: 'presence' })
    await until(actor, () => checkoutSelectors.cartEditing(actor.getSnapshot()) !== undefined)
    expect(checkoutSelectors.location(actor.getSnapshot())).toBe('/cart')
    expect(checkoutSelectors.notice(actor.getSnapshot())?.code).toBe('cart_has_unavailable_items')
    expect(news).toEqual([])
  })

  it('lead back from the invoice, too', async () => {
    const { actor } = start('invoice', true, shop({ cart: pickupCart }))
    await until(actor, () => actor.getSnapshot().matches({ shopping: { invoice: 'choosing' } }))
    actor.send({ type: 'cart.updated', cart: lostLineCart })
    await cartStep(actor)
    expect(checkoutSelectors.location(actor.getSnapshot())).toBe('/cart')
    expect(checkoutSelectors.notice(actor.getSnapshot())?.code).toBe('cart_has_unavailable_items')
  })

  it('are announced to a shopper who opens a later step, until they are out of the cart', async () => {
    const { actor } = start('delivery', true, {
      ...shop({ cart: lostLineCart }),
      'POST /purchase/cart/remove_unavailable/': { status: 200, body: emptyCart },
    })
    const step = await cartStep(actor)
    expect(checkoutSelectors.notice(actor.getSnapshot())?.code).toBe('cart_has_unavailable_items')
    step.send({ type: 'next.pressed' })
    step.send({ type: 'unavailable.removed' })
    await until(actor, () => step.getSnapshot().matches('empty'))
    expect(checkoutSelectors.notice(actor.getSnapshot())).toBeNull()
  })
})

describe('delivery', () => {
  it('selects the first address, and continues only with a method', async () => {
    const { actor } = start('delivery', true, {
      ...shop({}),
      'GET /profile/user-address/': { status: 200, body: [address, otherAddress] },
    })
    const step = await deliveryStep(actor)
    expect(deliverySelectors.addressId(step.getSnapshot())).toBe(address.id)
    expect(deliverySelectors.canContinue(step.getSnapshot())).toBe(false)
    step.send({ type: 'method.chosen', methodId: courier.id })
    await until(actor, () => deliverySelectors.canContinue(step.getSnapshot()))
  })

  it(
    'submits the courier’s address before the invoice opens',
    { tags: ['DELV-33', 'DELV-64'] },
    async () => {
      const { actor, sent } = start('delivery', true, {
        ...shop({ cart: courierCart, address }),
        'GET /profile/user-address/': { status: 200, body: [address, otherAddress] },
        'POST /purchase/cart/select_address/': { status: 200, body: {} },
      })
      const step = await deliveryStep(actor)
      const book = found(deliverySelectors.addressBook(step.getSnapshot()))
      book.send({ type: 'address.chosen', addressId: otherAddress.id })
      await deliveryStep(actor)
      step.send({ type: 'next.pressed' })
      expect(actor.getSnapshot().matches({ shopping: 'delivery' })).toBe(true)
      await until(actor, () => actor.getSnapshot().matches({ shopping: 'invoice' }))
      expect(sent).toContainEqual({
        method: 'POST',
        path: '/purchase/cart/select_address/',
        body: { address_id: otherAddress.id },
        idempotencyKey: null,
      })
    },
  )

  it('opens the invoice at once with pickup', { tags: ['DELV-32'] }, async () => {
    const { actor, sent } = start('delivery', true, shop({ cart: pickupCart }))
    const step = await deliveryStep(actor)
    step.send({ type: 'next.pressed' })
    await until(actor, () => actor.getSnapshot().matches({ shopping: 'invoice' }))
    expect(sent.some(({ path }) => path.includes('select_address'))).toBe(false)
  })

  it('stays, with a retry, when the address is rejected', { tags: ['DELV-76'] }, async () => {
    const { actor } = start('delivery', true, shop({ cart: courierCart, address }))
    const step = await deliveryStep(actor)
    step.send({ type: 'next.pressed' })
    await until(actor, () => step.getSnapshot().hasTag('error'))
    expect(step.getSnapshot().hasTag('busy')).toBe(false)
    expect(deliverySelectors.canContinue(step.getSnapshot())).toBe(true)
  })

  it('starts with the choices of before once the shopper has been back at the cart', async () => {
    const { actor } = start('delivery', true, shop({}))
    const step = await deliveryStep(actor)
    step.send({ type: 'tab.chosen', tab: 'presence' })
    actor.send({ type: 'step.requested', step: 'cart' })
    const cart = await cartStep(actor)
    cart.send({ type: 'next.pressed' })
    expect(deliverySelectors.tab((await deliveryStep(actor)).getSnapshot())).toBe('presence')
  })

  it('says why when the method was given up elsewhere, from step 2 and from the invoice', async () => {
    const replies = shop({ cart: pickupCart })
    const lose = () => {
      replies['GET /purchase/cart/payment_info_v4/'] = {
        status: 200,
        body: { ...plainCart, address: null },
      }
    }
    const { actor } = start('delivery', true, replies)
    const step = await deliveryStep(actor)
    lose()
    step.send({ type: 'next.pressed' })
    await until(actor, () => actor.getSnapshot().matches({ shopping: 'loading' }))
    await deliveryStep(actor)
    expect(checkoutSelectors.notice(actor.getSnapshot())?.code).toBe('shipping_method_missing')
    actor.send({ type: 'cart.updated', cart: pickupCart })
    expect(checkoutSelectors.notice(actor.getSnapshot())).toBeNull()

    const kept = shop({ cart: pickupCart })
    const invoice = await startInvoiceWith(kept)
    kept['GET /purchase/cart/payment_info_v4/'] = replies['GET /purchase/cart/payment_info_v4/']
    invoice.actor.send({ type: 'cart.changedElsewhere' })
    await deliveryStep(invoice.actor)
    expect(checkoutSelectors.notice(invoice.actor.getSnapshot())?.code).toBe(
      'shipping_method_missing',
    )
  })

  it.each([
    ['its price', { price: courier.price + 1 }, true],
    ['its date', { promised_date: '2026-11-25' }, true],
    ['the hour from which it comes', { promised_hours: { from: 14, to: 17 } }, true],
    ['the hour until which it comes', { promised_hours: { from: 15, to: 18 } }, true],
    ['the hours, of which there are none', { promised_hours: null }, true],
    ['nothing', {}, false],
  ])('saves the method again if this has changed: %s', async (_, change, isSaved) => {
    const { actor, sent } = start('delivery', true, {
      ...shop({ cart: courierCart, address }),
      [couriersTo(address)]: { status: 200, body: [{ ...courier, ...change }] },
      'POST /purchase/set-shipping-method/': { status: 200, body: courierCart },
    })
    await deliveryStep(actor)
    const saved = sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
    const again = { shipping_method: courier.id, address_id: address.id }
    expect(saved).toEqual(isSaved ? [again] : [])
  })

  it('says what was refused only until the delivery is chosen', async () => {
    const { actor } = start('delivery', true, shop({ cart: pickupCart }))
    await deliveryStep(actor)
    actor.send({
      type: 'change.refused',
      failure: new ProblemError('shipping_method_not_offered').failure,
    })
    const step = await deliveryStep(actor)
    expect(checkoutSelectors.notice(actor.getSnapshot())?.code).toBe('shipping_method_not_offered')
    step.send({ type: 'next.pressed' })
    await until(actor, () => actor.getSnapshot().matches({ shopping: 'invoice' }))
    expect(checkoutSelectors.notice(actor.getSnapshot())).toBeNull()
  })

  it('does not say so to someone who has chosen no method yet', async () => {
    const { actor } = start('invoice', true, shop({}))
    await deliveryStep(actor)
    expect(checkoutSelectors.notice(actor.getSnapshot())).toBeNull()
  })

  it('chooses one method for both groups', async () => {
    const { actor } = start('delivery', true, {
      ...shop({ cart: courierCart, address }),
      'POST /purchase/set-shipping-method/': { status: 200, body: pickupCart },
    })
    const step = await deliveryStep(actor)
    expect(deliverySelectors.methodId(step.getSnapshot())).toBe(courier.id)
    step.send({ type: 'tab.chosen', tab: 'presence' })
    expect(deliverySelectors.canContinue(step.getSnapshot())).toBe(false)
    await until(actor, () => step.getSnapshot().matches({ open: 'choosing' }))
    step.send({ type: 'method.chosen', methodId: eastBranch.id })
    await until(actor, () => deliverySelectors.methodId(step.getSnapshot()) === eastBranch.id)
  })
})

describe('paying', () => {
  it(
    'reloads the cart, orders once however often the button is pressed, and leaves for the bank',
    { tags: ['PAY-36'] },
    async () => {
      const { actor, sent, left } = await startInvoice({
        status: 201,
        body: { go_to_gateway: true, order_id: 501 },
      })
      const before = sent.length
      actor.send({ type: 'pay.pressed' })
      actor.send({ type: 'pay.pressed' })
      await until(actor, () => left.length > 0)
      actor.send({ type: 'pay.pressed' })
      expect(sent.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
        'GET /purchase/cart/list_items_v2/',
        'POST /purchase/v4/order/?use_wallet_funds=false',
      ])
      expect(left).toEqual([
        'https://shop.example/api/payments/gateway/bank/start/?order_id=501&redirect_url=https%3A%2F%2Fshop.example%2Fpayment%2Fcallback',
      ])
    },
  )

  it('orders nothing when the cart was emptied elsewhere', async () => {
    const replies = invoiceReplies({ status: 201, body: { go_to_gateway: true, order_id: 501 } })
    const { actor, sent } = await startInvoiceWith(replies)
    replies['GET /purchase/cart/list_items_v2/'] = {
      status: 200,
      body: { ...courierCart, products: [] },
    }
    replies['GET /purchase/cart/payment_info_v4/'] = {
      status: 200,
      body: { ...courierCart, products: [], address },
    }
    actor.send({ type: 'pay.pressed' })
    await until(actor, () => actor.getSnapshot().context.wantedStep === 'cart')
    expect(sent.some(({ path }) => path.startsWith('/purchase/v4/order/'))).toBe(false)
    expect(checkoutSelectors.notice(actor.getSnapshot())?.code).toBe('cart_changed')
  })

  it('orders nothing when an offer has ended since the amount was shown, and shows the new one', async () => {
    const replies = invoiceReplies({ status: 201, body: { go_to_gateway: true, order_id: 501 } })
    const { actor, sent } = await startInvoiceWith(replies)
    const dearer = cartOf([{ ...phoneLine, new_price: null }], {
      shipping_method: courierCart.shipping_method,
      delivery_method: courierCart.delivery_method,
    })
    replies['GET /purchase/cart/list_items_v2/'] = { status: 200, body: dearer }
    replies['GET /purchase/cart/payment_info_v4/'] = { status: 200, body: { ...dearer, address } }
    actor.send({ type: 'pay.pressed' })
    await until(
      actor,
      () => checkoutSelectors.notice(actor.getSnapshot())?.code === 'price_changed',
    )
    await until(actor, () => checkoutSelectors.canPay(actor.getSnapshot()))
    expect(sent.some(({ path }) => path.startsWith('/purchase/v4/order/'))).toBe(false)
    expect(checkoutSelectors.payment(actor.getSnapshot()).payable).toBe(98_620_000)
    actor.send({ type: 'pay.pressed' })
    await until(actor, () => placeOrder(actor)?.getSnapshot().matches('left') === true)
    expect(sent.at(-1)?.body).toEqual({
      address_id: address.id,
      expected_total: 98_620_000,
      expected_payable: 98_620_000,
    })
  })

  it('keeps the key of the attempt through a lost reply and a retry', async () => {
    const replies = invoiceReplies(undefined)
    const { actor, sent } = await startInvoiceWith(replies)
    actor.send({ type: 'pay.pressed' })
    await until(actor, () => placeOrder(actor)?.getSnapshot().matches('placeFailed') === true)
    replies['POST /purchase/v4/order/?use_wallet_funds=false'] = {
      status: 201,
      body: { go_to_gateway: true, order_id: 501 },
    }
    placeOrder(actor)?.send({ type: 'retry.requested' })
    await until(actor, () => placeOrder(actor)?.getSnapshot().matches('left') === true)
    const keys = sent.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('keeps the key of an attempt that was abandoned', async () => {
    const { actor, sent } = await startInvoice(undefined)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await until(actor, () => checkoutSelectors.canPay(actor.getSnapshot()))
      actor.send({ type: 'pay.pressed' })
      await until(actor, () => placeOrder(actor)?.getSnapshot().matches('placeFailed') === true)
      placeOrder(actor)?.send({ type: 'failure.dismissed' })
    }
    const keys = sent.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('keeps the chosen gateway when the cart is loaded again', async () => {
    const { actor } = await startInvoice(undefined)
    actor.send({ type: 'gateway.chosen', link: creditLink })
    actor.send({ type: 'cart.changedElsewhere' })
    expect(checkoutSelectors.canPay(actor.getSnapshot())).toBe(false)
    await until(actor, () => checkoutSelectors.canPay(actor.getSnapshot()))
    expect(checkoutSelectors.gatewayLink(actor.getSnapshot())).toBe(creditLink)
  })

  it('uses the wallet for one order only', async () => {
    const storage = memoryStorage()
    const cart = withFunds(courierCart, 5_000_000)
    const replies: Parameters<typeof startInvoiceWith>[0] = {
      ...invoiceReplies(undefined),
      'GET /purchase/cart/list_items_v2/': { status: 200, body: cart },
      'GET /purchase/cart/payment_info_v4/': { status: 200, body: { ...cart, address } },
      'POST /purchase/v4/order/?use_wallet_funds=true': undefined,
    }
    const { actor } = await startInvoiceWith(replies)
    const kept = () => {
      saveFlow(checkoutPersistence, actor, storage)
      const input = { signedIn: true, step: 'invoice', siteUrl } as const
      return Object(restoreFlow(checkoutPersistence, input, storage)).context.useWallet
    }
    actor.send({ type: 'wallet.toggled' })
    actor.send({ type: 'pay.pressed' })
    await until(actor, () => placeOrder(actor)?.getSnapshot().matches('placeFailed') === true)
    expect(kept()).toBe(true)
    replies['POST /purchase/v4/order/?use_wallet_funds=true'] = {
      status: 201,
      body: { go_to_gateway: true, order_id: 501 },
    }
    placeOrder(actor)?.send({ type: 'retry.requested' })
    await until(actor, () => placeOrder(actor)?.getSnapshot().matches('left') === true)
    expect(kept()).toBe(false)
    placeOrder(actor)?.send({ type: 'page.restored' })
    await until(actor, () => actor.getSnapshot().matches('shopping'))
    expect(checkoutSelectors.isWalletUsed(actor.getSnapshot())).toBe(false)
  })

  it('says that goods were sold out since they were shown, though the amount has changed as well', async () => {
    const replies = invoiceReplies({ status: 201, body: { go_to_gateway: true, order_id: 501 } })
    const { actor } = await startInvoiceWith(replies)
    const soldOut = cartOf([{ ...phoneLine, can_be_bought: false, stock_quantity: 0 }], {
      shipping_method: courierCart.shipping_method,
      delivery_method: courierCart.delivery_method,
    })
    replies['GET /purchase/cart/list_items_v2/'] = { status: 200, body: soldOut }
    replies['GET /purchase/cart/payment_info_v4/'] = { status: 200, body: { ...soldOut, address } }
    actor.send({ type: 'pay.pressed' })
    await until(actor, () => actor.getSnapshot().context.wantedStep === 'cart')
    expect(checkoutSelectors.notice(actor.getSnapshot())?.code).toBe('cart_has_unavailable_items')
  })

  it('keeps the tab and the address of the delivery that were chosen before a reload', async () => {
    const storage = memoryStorage()
    const replies = {
      ...shop({}),
      'GET /profile/user-address/': { status: 200, body: [address, otherAddress] },
    }
    const { actor } = start('delivery', true, replies)
    const step = await deliveryStep(actor)
    step.send({ type: 'tab.chosen', tab: 'post' })
    const book = found(deliverySelectors.addressBook(step.getSnapshot()))
    book.send({ type: 'address.chosen', addressId: otherAddress.id })
    saveFlow(checkoutPersistence, actor, storage)
    actor.stop()

    const input = { signedIn: true, step: 'delivery', siteUrl } as const
    const snapshot = restoreFlow(checkoutPersistence, input, storage)
    const reloaded = await deliveryStep(start('delivery', true, replies, { snapshot }).actor)
    expect(deliverySelectors.tab(reloaded.getSnapshot())).toBe('post')
    expect(deliverySelectors.addressId(reloaded.getSnapshot())).toBe(otherAddress.id)
  })

  it('keeps the key of the attempt when the page is reloaded in the middle', async () => {
    const storage = memoryStorage()
    const { actor, sent } = await startInvoice(undefined)
    saveFlow(checkoutPersistence, actor, storage)
    actor.send({ type: 'pay.pressed' })
    saveFlow(checkoutPersistence, actor, storage)
    await until(actor, () => placeOrder(actor)?.getSnapshot().matches('placeFailed') === true)
    actor.stop()

    const input = { signedIn: true, step: 'invoice', siteUrl } as const
    const snapshot = restoreFlow(checkoutPersistence, input, storage)
    const replies = invoiceReplies({ status: 201, body: { go_to_gateway: true, order_id: 501 } })
    const reloaded = start('invoice', true, replies, { snapshot })
    await until(reloaded.actor, () => checkoutSelectors.canPay(reloaded.actor.getSnapshot()))
    reloaded.actor.send({ type: 'pay.pressed' })
    await until(reloaded.actor, () => reloaded.left.length > 0)
    const keys = [...sent, ...reloaded.sent].flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('uses a new key for another cart, even in a tab that has bought before', async () => {
    const storage = memoryStorage()
    const order = { status: 201, body: { go_to_gateway: true, order_id: 501 } }
    const { actor, sent } = await startInvoice(order)
    saveFlow(checkoutPersistence, actor, storage)
    actor.send({ type: 'pay.pressed' })
    await until(actor, () => placeOrder(actor)?.getSnapshot().matches('left') === true)
    actor.stop()

    const input = { signedIn: true, step: 'invoice', siteUrl } as const
    const snapshot = restoreFlow(checkoutPersistence, input, storage)
    const next = { ...courierCart, version: courierCart.version + 3 }
    const replies = { ...invoiceReplies(order), ...shop({ cart: next, address }) }
    const later = start('invoice', true, replies, { snapshot })
    await until(later.actor, () => checkoutSelectors.canPay(later.actor.getSnapshot()))
    later.actor.send({ type: 'pay.pressed' })
    await until(later.actor, () => later.left.length > 0)
    const keys = [...sent, ...later.sent].flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(2)
  })

  it('keeps the order, to be paid later, when the link of the gateway is invalid', async () => {
    const replies = invoiceReplies({ status: 201, body: { go_to_gateway: true, order_id: 501 } })
    const broken = { ...gateways.bank_gateways[0], is_active: true, link: 'http://[' }
    replies['GET /payments/payment_gateway_option/'] = {
      status: 200,
      body: { bank_gateways: [broken], credit_gateways: [] },
    }
    const { actor, left } = await startInvoiceWith(replies)
    actor.send({ type: 'pay.pressed' })
    await until(actor, () => placeOrder(actor)?.getSnapshot().matches('leaveFailed') === true)
    placeOrder(actor)?.send({ type: 'failure.dismissed' })
    await until(actor, () => actor.getSnapshot().status === 'done')
    expect(left).toEqual([])
    expect(actor.getSnapshot().output).toEqual({ outcome: 'ordered', orderId: 501 })
  })

  it('uses a new key once the server has rejected an order', async () => {
    const { actor, sent } = await startInvoice({
      status: 409,
      body: { type: 'about:blank', title: '', status: 409, code: 'stock_limited', price_ids: [11] },
    })
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await until(actor, () => checkoutSelectors.canPay(actor.getSnapshot()))
      actor.send({ type: 'pay.pressed' })
      await until(
        actor,
        () => checkoutSelectors.notice(actor.getSnapshot())?.code === 'stock_limited',
      )
    }
    const keys = sent.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(2)
  })

  it('does not order again after the back button', async () => {
    const replies = invoiceReplies({ status: 201, body: { go_to_gateway: true, order_id: 501 } })
    const { actor, sent } = await startInvoiceWith(replies)
    actor.send({ type: 'pay.pressed' })
    await until(actor, () => placeOrder(actor)?.getSnapshot().matches('left') === true)
    replies['GET /purchase/cart/payment_info_v4/'] = {
      status: 200,
      body: { ...plainCart, products: [], address: null },
    }
    placeOrder(actor)?.send({ type: 'page.restored' })
    await until(actor, () => actor.getSnapshot().matches({ shopping: 'cart' }))
    expect(actor.getSnapshot().can({ type: 'pay.pressed' })).toBe(false)
    expect(sent.filter(({ path }) => path.startsWith('/purchase/v4/order/'))).toHaveLength(1)
  })

  it('chooses credit by itself while installments are wanted, and a bank once they are not', async () => {
    const monthly = {
      ...pickupCart,
      totals: { ...pickupCart.totals, total_monthly_due: 3_000_000 },
    }
    const replies = shop({ cart: monthly })
    const { actor } = await startInvoiceWith(replies)
    expect(checkoutSelectors.gatewayLink(actor.getSnapshot())).toBe(creditLink)
    replies['GET /purchase/cart/payment_info_v4/'] = {
      status: 200,
      body: { ...pickupCart, address: null },
    }
    actor.send({ type: 'cart.changedElsewhere' })
    await until(actor, () => checkoutSelectors.gatewayLink(actor.getSnapshot()) !== creditLink)
    await until(actor, () => checkoutSelectors.canPay(actor.getSnapshot()))
    expect(checkoutSelectors.gatewayLink(actor.getSnapshot())).toBe(
      '/api/payments/gateway/bank/start/',
    )
  })

  it('knows when the lender whose terms are shown pays, not a bank and not another credit service', async () => {
    const monthly = {
      ...pickupCart,
      totals: { ...pickupCart.totals, total_monthly_due: 3_000_000 },
    }
    const replies = shop({ cart: monthly })
    const { actor } = await startInvoiceWith(replies)
    const isLenderChosen = () => checkoutSelectors.isLenderChosen(actor.getSnapshot())
    expect(isLenderChosen()).toBe(true)
    actor.send({ type: 'gateway.chosen', link: bankLink })
    expect(checkoutSelectors.gatewayLink(actor.getSnapshot())).toBe(bankLink)
    expect(isLenderChosen()).toBe(false)
    actor.send({ type: 'gateway.chosen', link: creditLink })
    expect(isLenderChosen()).toBe(true)
  })

  it('remembers the discount code that a change of the cart drops, across a reload', async () => {
    const discount = { code: 'YALDA', amount: 500_000 }
    const storage = memoryStorage()
    const replies: Record<string, CannedReply> = {
      ...shop({ cart: { ...plainCart, discount } }),
      'PATCH /purchase/cart/update_item/': { status: 200, body: plainCart },
    }
    const { actor } = start('cart', true, replies)
    const step = await cartStep(actor)
    expect(checkoutSelectors.droppedCode(actor.getSnapshot())).toBeNull()
    step.send({ type: 'quantity.changed', priceId: 11, quantity: 2 })
    await cartStep(actor)
    expect(checkoutSelectors.droppedCode(actor.getSnapshot())).toBe('YALDA')
    saveFlow(checkoutPersistence, actor, storage)
    const input = { signedIn: true, step: 'delivery', siteUrl } as const
    const snapshot = restoreFlow(checkoutPersistence, input, storage)
    const reloaded = start('delivery', true, shop({}), { snapshot })
    await deliveryStep(reloaded.actor)
    expect(checkoutSelectors.droppedCode(reloaded.actor.getSnapshot())).toBe('YALDA')
    reloaded.actor.send({ type: 'cart.updated', cart: { ...plainCart, discount } })
    expect(checkoutSelectors.droppedCode(reloaded.actor.getSnapshot())).toBeNull()
  })

  it('does not miss a discount code that the shopper removed, nor before another one is checked', async () => {
    const cart = withDiscount(courierCart, 'YALDA', 500_000)
    const { actor } = await startInvoiceWith({
      ...shop({ cart, address }),
      'DELETE /purchase/cart/discount_code/': { status: 200, body: courierCart },
    })
    const discount = checkoutSelectors.discountCode(actor.getSnapshot())
    discount?.send({ type: 'code.removed' })
    await until(actor, () => checkoutSelectors.cart(actor.getSnapshot()).discount === null)
    expect(checkoutSelectors.droppedCode(actor.getSnapshot())).toBeNull()
    discount?.send({ type: 'code.submitted', code: 'NOWRUZ' })
    expect(checkoutSelectors.droppedCode(actor.getSnapshot())).toBeNull()
  })

  it('does not ask the next cart for the code of an order that is being paid', async () => {
    const storage = memoryStorage()
    const cart = withDiscount(courierCart, 'YALDA', 500_000)
    const replies = {
      ...shop({ cart, address }),
      'POST /purchase/v4/order/?use_wallet_funds=false': {
        status: 201,
        body: { go_to_gateway: true, order_id: 501 },
      },
    }
    const { actor } = await startInvoiceWith(replies)
    actor.subscribe(() => saveFlow(checkoutPersistence, actor, storage))
    actor.send({ type: 'pay.pressed' })
    await until(actor, () => placeOrder(actor)?.getSnapshot().matches('left') === true)
    actor.stop()

    const input = { signedIn: true, step: 'delivery', siteUrl } as const
    const snapshot = restoreFlow(checkoutPersistence, input, storage)
    expect(snapshot).not.toBeNull()
    const later = start('delivery', true, shop({}), { snapshot })
    await deliveryStep(later.actor)
    expect(checkoutSelectors.droppedCode(later.actor.getSnapshot())).toBeNull()
  })

  it('leads back to the invoice by the sign-in when the session ended there', async () => {
    const ended = { type: 'about:blank', title: '', status: 401, code: 'session_expired' }
    const { actor } = await startInvoice({ status: 401, body: ended })
    actor.send({ type: 'pay.pressed' })
    await cartStep(actor)
    expect(checkoutSelectors.location(actor.getSnapshot())).toBe('/cart')
    expect(checkoutSelectors.pathAfterSignIn(actor.getSnapshot())).toBe('/cart/invoice')
    actor.send({ type: 'session.changed', signedIn: true })
    expect(checkoutSelectors.pathAfterSignIn(actor.getSnapshot())).toBe('/cart')
  })

  it('chooses the gateway of the next order afresh, in a tab that has bought before', async () => {
    const storage = memoryStorage()
    const replies = invoiceReplies({ status: 201, body: { go_to_gateway: true, order_id: 501 } })
    const { actor } = await startInvoiceWith(replies)
    actor.subscribe(() => saveFlow(checkoutPersistence, actor, storage))
    actor.send({ type: 'gateway.chosen', link: creditLink })
    actor.send({ type: 'pay.pressed' })
    await until(actor, () => placeOrder(actor)?.getSnapshot().matches('left') === true)
    actor.stop()

    expect(await gatewayOfNextOrder(storage)).toBe(bankLink)
  })

  it('does not keep a gateway that nobody chose, as a cart without installments is paid at a bank', async () => {
    const storage = memoryStorage()
    const monthly = {
      ...pickupCart,
      totals: { ...pickupCart.totals, total_monthly_due: 3_000_000 },
    }
    const { actor } = await startInvoiceWith(shop({ cart: monthly }))
    expect(checkoutSelectors.gatewayLink(actor.getSnapshot())).toBe(creditLink)
    saveFlow(checkoutPersistence, actor, storage)
    actor.stop()

    expect(await gatewayOfNextOrder(storage)).toBe(bankLink)
  })

  it('says which code an order that the shop refused has lost', async () => {
    const cart = withDiscount(courierCart, 'YALDA', 500_000)
    const replies: Record<string, CannedReply> = {
      ...shop({ cart, address }),
      'POST /purchase/v4/order/?use_wallet_funds=false': {
        status: 409,
        body: {
          type: 'about:blank',
          title: '',
          status: 409,
          code: 'stock_limited',
          price_ids: [11],
        },
      },
    }
    const { actor } = await startInvoiceWith(replies)
    const placed = waitFor(actor, (snapshot) => snapshot.matches('paying'))
    actor.send({ type: 'pay.pressed' })
    await placed
    replies['GET /purchase/cart/payment_info_v4/'] = {
      status: 200,
      body: { ...cart, ...courierCart, address },
    }
    await until(actor, () => checkoutSelectors.canPay(actor.getSnapshot()))
    expect(checkoutSelectors.droppedCode(actor.getSnapshot())).toBe('YALDA')
  })

  it('chooses the first active bank gateway by itself, and never an inactive one', async () => {
    const { actor } = await startInvoice(undefined)
    expect(checkoutSelectors.gatewayLink(actor.getSnapshot())).toBe(
      '/api/payments/gateway/bank/start/',
    )
    actor.send({ type: 'gateway.chosen', link: '/api/payments/gateway/closed/start/' })
    expect(checkoutSelectors.gatewayLink(actor.getSnapshot())).toBe(
      '/api/payments/gateway/bank/start/',
    )
  })
})

type ShopState = { cart?: typeof plainCart; complete?: boolean; address?: typeof address }

/** The gateway that a restored checkout of a cart without installments has chosen. */
async function gatewayOfNextOrder(storage: ReturnType<typeof memoryStorage>) {
  const input = { signedIn: true, step: 'invoice', siteUrl } as const
  const snapshot = restoreFlow(checkoutPersistence, input, storage)
  const { actor } = start('invoice', true, shop({ cart: pickupCart }), { snapshot })
  await until(actor, () => checkoutSelectors.canPay(actor.getSnapshot()))
  return checkoutSelectors.gatewayLink(actor.getSnapshot())
}

function shop({
  cart = plainCart,
  complete = true,
  address: selected,
}: ShopState): Record<string, CannedReply> {
  return {
    'POST /purchase/cart/preview/': { status: 200, body: cart },
    'GET /purchase/cart/list_items_v2/': { status: 200, body: cart },
    'GET /purchase/cart/payment_info_v4/': {
      status: 200,
      body: { ...cart, address: selected ?? null },
    },
    'GET /profile/has_all_information/': { status: 200, body: { has_all_information: complete } },
    [couriersTo(address)]: { status: 200, body: [courier] },
    [couriersTo(otherAddress)]: { status: 200, body: [courier] },
    'GET /purchase/shipping-method/?is_in_person=true': { status: 200, body: [eastBranch] },
    'GET /profile/user-address/': { status: 200, body: [address] },
    'GET /payments/payment_gateway_option/': { status: 200, body: gateways },
    ...(cart.shipping_method === noMethod
      ? { 'POST /purchase/set-shipping-method/': { status: 200, body: courierCart } }
      : {}),
  }
}

function couriersTo({ id }: { id: number }): string {
  return `GET /purchase/shipping-method/?is_in_person=false&address_id=${id}`
}

function invoiceReplies(order: CannedReply): Record<string, CannedReply> {
  return {
    ...shop({ cart: courierCart, address }),
    'POST /purchase/v4/order/?use_wallet_funds=false': order,
  }
}

function startInvoice(order: CannedReply) {
  return startInvoiceWith(invoiceReplies(order))
}

async function startInvoiceWith(replies: Record<string, CannedReply>) {
  const started = start('invoice', true, replies)
  await until(started.actor, () => checkoutSelectors.canPay(started.actor.getSnapshot()))
  return started
}

type Begun = {
  snapshot?: Parameters<typeof startFlow>[1]['snapshot']
  seenCart?: string | null
}

function start(
  step: CheckoutStep,
  signedIn: boolean,
  replies: Record<string, CannedReply>,
  { snapshot = null, seenCart = null }: Begun = {},
) {
  const { client, sent } = recordedClient(replies)
  const left: string[] = []
  const guestCart = createGuestCartStore(memoryStorage())
  guestCart.write({
    ...guestCart.read(),
    lines: signedIn ? [] : [{ price_id: 11, quantity: 1, insurance_id: null }],
  })
  const actors = createCheckoutActors(client, guestCart, (address) => left.push(address))
  const input = { signedIn, step, siteUrl, seenCart }
  const actor = startFlow(checkoutMachine.provide({ actors }), { input, snapshot })
  return { actor, sent, left, guestCart }
}

type Checkout = ActorRefFrom<typeof checkoutMachine>

function placeOrder(actor: Checkout) {
  return checkoutSelectors.placeOrder(actor.getSnapshot())
}

async function cartStep(actor: Checkout) {
  const step = () => checkoutSelectors.cartEditing(actor.getSnapshot())
  await until(actor, () => step()?.getSnapshot().hasTag('busy') === false)
  return found(step())
}

async function deliveryStep(actor: Checkout) {
  const step = () => checkoutSelectors.delivery(actor.getSnapshot())
  await until(actor, () => step()?.getSnapshot().hasTag('busy') === false)
  return found(step())
}

function found<Found>(value: Found | undefined): Found {
  if (value === undefined) throw new Error('The step is not open')
  return value
}

async function until(actor: Checkout, reached: () => boolean) {
  await vi.waitUntil(reached, { interval: 1 }).catch(() => {
    throw new Error(`It stays at ${JSON.stringify(actor.getSnapshot().value)}`)
  })
}
