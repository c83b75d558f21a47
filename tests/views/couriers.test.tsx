import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { deliveryModel } from '#machines/flows/delivery/delivery.model.ts'
import { addressBookModel } from '#machines/flows/address-book/address-book.model.ts'
import { address } from '#machines/testing/fixtures.ts'
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
    const delivery = {
      model: deliveryModel,
      state,
      context: { tab: 'post' as const, branches: [], couriers: null, ...addresses },
      children: {
        addressBook: {
          model: addressBookModel,
          state: 'browsing.ready',
          context: { addresses: [address], selectedId: address.id },
        },
      },
    }
    const actor = actorInState(checkoutModel, {
      state: 'shopping.delivery',
      children: { delivery },
    })
    const { place } = await show(<Step actor={actor} />, { frame: 'checkout' })
    const waiting = place.querySelectorAll('[role=status][aria-busy=true]')
    const failed = place.querySelectorAll('[role=alert]')
    expect([waiting.length, failed.length]).toEqual(counts)
  },
)
