import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { deliveryModel } from '#machines/flows/delivery/delivery.model.ts'
import type { DeliveryContext } from '#machines/flows/delivery/delivery.types.ts'
import { addressBookModel } from '#machines/flows/address-book/address-book.model.ts'
import { address, courier, plainCart } from '#machines/testing/fixtures.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { show } from './support/show.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

it.each([
  ['open.listingCouriers', 1, 0],
  ['open.choosing.couriersFailed', 0, 1],
])(
  'shows the ways of sending as on their way only until they fail (%s)',
  async (state, ...counts) => {
    const addresses = { addresses: [address], addressId: address.id }
    const place = await deliveryAt(state, { branches: [], couriers: null, ...addresses })
    const waiting = place.querySelectorAll('[role=status][aria-busy=true]')
    const failed = place.querySelectorAll('[role=alert]')
    expect([waiting.length, failed.length]).toEqual(counts)
  },
)

it('says at the button that the address is missing, where one is', async () => {
  const place = await deliveryAt('open.choosing.ready', { addresses: [], addressId: null })
  const described = [...place.querySelectorAll('button[aria-disabled=true]')].map(
    (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  expect(described).toEqual(Array(2).fill('برای ادامه، اول آدرس تحویل را اضافه کنید.'))
  const addresses = { addresses: [address], addressId: address.id, couriers: [courier] }
  const complete = await deliveryAt('open.choosing.ready', { ...addresses, cart: plainCart })
  expect(complete.textContent).not.toContain('اول آدرس تحویل را')
})

async function deliveryAt(
  state: string,
  context: Partial<Omit<DeliveryContext, 'tab'>>,
): Promise<HTMLElement> {
  const { addresses = [], addressId = null } = context
  const delivery = {
    model: deliveryModel,
    state,
    context: { tab: 'post' as const, ...context },
    children: {
      addressBook: {
        model: addressBookModel,
        state: 'browsing.ready',
        context: { addresses, selectedId: addressId },
      },
    },
  }
  const actor = actorInState(checkoutModel, { state: 'shopping.delivery', children: { delivery } })
  return (await show(<Step actor={actor} />, { frame: 'checkout' })).place
}
