import { lineOf } from '#machines/flows/cart/cart.ts'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { createAddToCartActors } from '#machines/flows/add-to-cart/add-to-cart.actors.ts'
import {
  addToCartMachine,
  addToCartSelectors,
} from '#machines/flows/add-to-cart/add-to-cart.machine.ts'
import { emptyCart } from '#machines/flows/cart/cart.ts'
import { createGuestCartStore } from '#machines/flows/cart/guest-cart.ts'
import { plainCart } from '#machines/testing/fixtures.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { memoryStorage } from '#machines/testing/memory-storage.ts'
import { recordedClient, type CannedReply } from '#tests/support/machines/recorded-client.ts'

const line = { priceId: 11, insuranceId: 5, stock: 2, purchaseLimit: 5, inCart: 0 }

describe('adding to the cart', () => {
  it(
    'sends one unit of a customer with the insurance, and the change of it',
    { tags: ['PDP-54', 'PDP-66', 'PDP-67'] },
    async () => {
      const reply = { status: 200, body: plainCart }
      const { actor, sent } = start(true, {
        'POST /purchase/cart/add_item/': reply,
        'PATCH /purchase/cart/add_item/': reply,
      })
      actor.send({ type: 'add.pressed', line })
      actor.send({ type: 'add.pressed', line })
      await reach(actor, { added: 'confirmed' })
      actor.send({ type: 'insurance.changed', insuranceId: null })
      await reach(actor, { added: 'confirmed' })
      expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
        ['POST', '/purchase/cart/add_item/', { price_id: 11, quantity: 1, insurance_id: 5 }],
        ['PATCH', '/purchase/cart/add_item/', { price_id: 11, insurance_id: null }],
      ])
    },
  )

  it('sends a second choice of insurance only after the first was answered, and the last one wins', async () => {
    const reply = { status: 200, body: plainCart }
    const { actor, sent } = start(true, {
      'POST /purchase/cart/add_item/': reply,
      'PATCH /purchase/cart/add_item/': reply,
    })
    const emitted: unknown[] = []
    actor.on('insurance.changed', ({ insuranceId }) => emitted.push(insuranceId))
    actor.send({ type: 'add.pressed', line })
    await reach(actor, { added: 'confirmed' })
    for (const insuranceId of [6, 7, 8]) actor.send({ type: 'insurance.changed', insuranceId })
    await reach(actor, { added: 'confirmed' })
    expect(sent.slice(1).map(({ body }) => body)).toEqual([
      { price_id: 11, insurance_id: 6 },
      { price_id: 11, insurance_id: 8 },
    ])
    expect(emitted).toEqual([8])
  })

  it(
    'puts a guest’s line into the browser without a call, up to the stock',
    { tags: ['PDP-55'] },
    async () => {
      const { actor, sent, guestCart } = start(false, {})
      for (const quantity of [1, 2]) {
        actor.send({ type: 'add.pressed', line })
        await reach(actor, { added: 'confirmed' })
        expect(guestCart.read().lines).toEqual([{ price_id: 11, quantity, insurance_id: 5 }])
        actor.send({ type: 'dialog.dismissed' })
      }
      actor.send({ type: 'add.pressed', line })
      await reach(actor, { offering: 'limited' })
      expect(guestCart.read().lines).toEqual([{ price_id: 11, quantity: 2, insurance_id: 5 }])
      expect(sent).toEqual([])
    },
  )

  it('sends a customer’s quantity, and takes the line away at none', async () => {
    const reply = { status: 200, body: plainCart }
    const { actor, sent } = start(true, {
      'PATCH /purchase/cart/update_item/': reply,
      'DELETE /purchase/cart/delete_item/': reply,
    })
    const inCart = { ...line, inCart: 1 }
    for (const quantity of [2, 1, 0]) {
      actor.send({ type: 'quantity.changed', line: inCart, quantity })
      await reach(actor, { offering: 'idle' })
    }
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PATCH', '/purchase/cart/update_item/', { price_id: 11, quantity: 2 }],
      ['PATCH', '/purchase/cart/update_item/', { price_id: 11, quantity: 1 }],
      ['DELETE', '/purchase/cart/delete_item/', { price_id: 11 }],
    ])
  })

  it.each([
    ['than there are left', { stock: 2, inCart: 2 }, false],
    ['than a customer may buy', { stock: 9, purchaseLimit: 2, inCart: 2 }, true],
  ])('refuses more %s without a call, and says which limit it is', (_, known, perCustomer) => {
    const { actor, sent } = start(true, {})
    const emitted: unknown[] = []
    actor.on('*', (event) => emitted.push(event))
    actor.send({ type: 'quantity.changed', line: { ...line, ...known }, quantity: 3 })
    expect(emitted).toEqual([{ type: 'stock.limited', perCustomer }])
    expect(sent).toEqual([])
  })

  it.each([
    ['there are left', { stock: 2, inCart: 4 }],
    ['a customer may buy', { stock: 9, purchaseLimit: 2, inCart: 4 }],
  ])('lowers a quantity that is still more than %s', async (_, known) => {
    const { actor, sent } = start(true, {
      'PATCH /purchase/cart/update_item/': { status: 200, body: plainCart },
    })
    actor.send({ type: 'quantity.changed', line: { ...line, ...known }, quantity: 3 })
    await reach(actor, { offering: 'idle' })
    expect(sent.map(({ body }) => body)).toEqual([{ price_id: 11, quantity: 3 }])
  })

  it('writes a guest’s insurance and quantity into the browser, and takes the line away at none', async () => {
    const { actor, sent, guestCart } = start(false, {})
    actor.send({ type: 'add.pressed', line })
    await reach(actor, { added: 'confirmed' })
    actor.send({ type: 'insurance.changed', insuranceId: 7 })
    await reach(actor, { added: 'confirmed' })
    expect(guestCart.read().lines).toEqual([{ price_id: 11, quantity: 1, insurance_id: 7 }])
    actor.send({ type: 'dialog.dismissed' })
    const kept: number[] = []
    for (const quantity of [2, 1, 0]) {
      actor.send({ type: 'quantity.changed', line: { ...line, inCart: 1 }, quantity })
      await reach(actor, { offering: 'idle' })
      kept.push(guestCart.read().lines[0]?.quantity ?? 0)
    }
    expect(kept).toEqual([2, 1, 0])
    expect(sent).toEqual([])
  })

  it('announces that the stock is limited when the server says so', async () => {
    const problem = { type: 'about:blank', title: '', status: 409, code: 'stock_limited' }
    const { actor } = start(true, {
      'POST /purchase/cart/add_item/': { status: 409, body: problem },
    })
    const emitted: string[] = []
    actor.on('*', ({ type }) => emitted.push(type))
    actor.send({ type: 'add.pressed', line })
    await reach(actor, { offering: 'limited' })
    expect(emitted).toEqual(['stock.limited'])
    expect(addToCartSelectors.failure(actor.getSnapshot())?.code).toBe('stock_limited')
  })

  it('continues as a guest when the session has ended meanwhile', async () => {
    const problem = { type: 'about:blank', title: '', status: 401, code: 'session_expired' }
    const { actor, guestCart } = start(true, {
      'POST /purchase/cart/add_item/': { status: 401, body: problem },
    })
    actor.send({ type: 'add.pressed', line })
    await reach(actor, { added: 'confirmed' })
    expect(guestCart.read().lines).toHaveLength(1)
  })

  it('announces that the network was lost and adds the line at the next press', async () => {
    const replies: Record<string, CannedReply> = {}
    const { actor } = start(true, replies)
    const emitted: string[] = []
    actor.on('*', ({ type }) => emitted.push(type))
    actor.send({ type: 'add.pressed', line })
    await reach(actor, { offering: 'failed' })
    replies['GET /purchase/cart/list_items_v2/'] = { status: 200, body: emptyCart }
    replies['POST /purchase/cart/add_item/'] = { status: 200, body: plainCart }
    actor.send({ type: 'add.pressed', line })
    await reach(actor, { added: 'confirmed' })
    expect(emitted).toEqual(['line.lost', 'line.added', 'cart.changed'])
    expect(addToCartSelectors.failure(actor.getSnapshot())).toBeNull()
  })

  it('finds in the cart the line whose reply was lost, and says that it is there', async () => {
    const { actor, sent } = start(true, {
      'GET /purchase/cart/list_items_v2/': { status: 200, body: plainCart },
    })
    const emitted: string[] = []
    actor.on('*', ({ type }) => emitted.push(type))
    actor.send({ type: 'add.pressed', line })
    await reach(actor, { added: 'confirmed' })
    expect(emitted).toEqual(['line.added', 'cart.changed'])
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET'])
  })

  it('reads the cart before it adds a line again that the server may have added', async () => {
    const { actor, sent, replies } = await lostAddition()
    replies['POST /purchase/cart/add_item/'] = { status: 200, body: plainCart }
    const insuranceId = lineOf(plainCart, line.priceId)?.insurance ?? null
    actor.send({ type: 'add.pressed', line: { ...line, insuranceId } })
    await reach(actor, { added: 'confirmed' })
    expect(sent.filter(({ method }) => method !== 'GET')).toHaveLength(1)
  })

  it('gives a line that the lost call has added the insurance that is chosen now', async () => {
    const { actor, sent, replies } = await lostAddition()
    replies['PATCH /purchase/cart/add_item/'] = { status: 200, body: plainCart }
    actor.send({ type: 'add.pressed', line: { ...line, insuranceId: 77 } })
    await reach(actor, { added: 'confirmed' })
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(sent.at(-1)).toMatchObject({
      method: 'PATCH',
      body: { price_id: line.priceId, insurance_id: 77 },
    })
  })
})

/** A customer's addition that got no reply, but was made anyway. */
async function lostAddition() {
  const replies: Record<string, CannedReply> = {}
  const { actor, sent } = start(true, replies)
  actor.send({ type: 'add.pressed', line })
  await reach(actor, { offering: 'failed' })
  replies['GET /purchase/cart/list_items_v2/'] = { status: 200, body: plainCart }
  return { actor, sent, replies }
}

function start(signedIn: boolean, replies: Record<string, CannedReply>) {
  const { client, sent } = recordedClient(replies)
  const guestCart = createGuestCartStore(memoryStorage())
  const actors = createAddToCartActors(client, guestCart)
  return {
    actor: startFlow(addToCartMachine.provide({ actors }), { input: { signedIn } }),
    sent,
    guestCart,
  }
}

function reach(
  actor: ReturnType<typeof start>['actor'],
  value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0],
) {
  return waitFor(actor, (snapshot) => snapshot.matches(value))
}
