import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '#machines/flows/checkout/checkout.machine.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import type {
  GatewayOptions,
  LoadCheckoutInput,
  LoadedCheckout,
  PreparedInvoice,
} from '#machines/flows/checkout/checkout.types.ts'
import { creditLink, gateways, pickupCart } from '#machines/testing/fixtures.ts'
import { offersOf } from '#studio/channel/offers.ts'
import { sendIfTaken } from '#studio/channel/taking.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { held } from '#tests/support/machines/held.ts'

/** A checkout at its last step, with the gateways of a shop. */
async function atInvoice(options: GatewayOptions) {
  const loadCheckout = held<LoadedCheckout, LoadCheckoutInput>()
  const prepareInvoice = held<PreparedInvoice>()
  const machine = checkoutMachine.provide({
    actors: { loadCheckout: loadCheckout.logic, prepareInvoice: prepareInvoice.logic },
  })
  const input = { signedIn: true, step: 'invoice', siteUrl: 'https://shop.example' } as const
  const actor = startFlow(machine, { input })
  await loadCheckout.answer({ cart: pickupCart, address: null, profileComplete: true })
  await prepareInvoice.answer({ gateways: options, newKey: 'key' })
  expect(actor.getSnapshot().matches({ shopping: { invoice: 'choosing' } })).toBe(true)
  return actor
}

const eventsAt = (places: readonly number[] = []) =>
  places.map((place) => checkoutModel.events[place])
const chosen = { type: 'gateway.chosen', link: creditLink }

describe('the events that a running flow can take', () => {
  it('are those that its guards let pass as the model gives them', async () => {
    const actor = await atInvoice(gateways)
    const offers = offersOf(actor)
    expect(eventsAt(offers?.variants)).toContainEqual(chosen)
    expect(eventsAt(offers?.variants)).toContainEqual({ type: 'pay.pressed' })
    expect(eventsAt(offers?.variants)).not.toContainEqual({ type: 'retry.requested' })
    expect(offers?.refused).toEqual([])
    actor.stop()
  })

  it('include one of each type for which a guard refuses every payload of the model', async () => {
    const [bank] = gateways.bank_gateways
    const link = '/api/payments/gateway/test/start/'
    if (bank === undefined) throw new Error('there is no gateway')
    const actor = await atInvoice({
      bank_gateways: [{ ...bank, link, is_active: true }],
      credit_gateways: [],
    })
    const offers = offersOf(actor)
    expect(eventsAt(offers?.variants).map((event) => event?.type)).not.toContain('gateway.chosen')
    expect(eventsAt(offers?.refused)).toEqual([chosen])
    expect(sendIfTaken(actor, chosen)).toBe(false)
    const another = { ...chosen, link }
    expect(sendIfTaken(actor, another)).toBe(true)
    actor.stop()
  })
})
