import { fromPromise } from 'xstate'
import type { Cart } from '../cart/cart.ts'
import type { ShopClient } from '../client.ts'
import { unwrap, within } from '../problem.ts'
import type { PlacedOrder, PlaceOrderInput } from './ordering.machine.ts'

/**
 * The live actors of paying.
 * @param leave takes the browser to another site
 */
export function createOrderingActors(client: ShopClient, leave: (address: string) => void) {
  return {
    refreshCart: fromPromise<Cart>(({ signal }) =>
      within(signal, (signal) => unwrap(client.GET('/purchase/cart/list_items_v2/', { signal }))),
    ),

    placeOrder: fromPromise<PlacedOrder, PlaceOrderInput>(({ input, signal }) =>
      within(signal, (signal) =>
        unwrap(
          client.POST('/purchase/v4/order/', {
            params: {
              query: { use_wallet_funds: input.useWallet },
              header: { 'Idempotency-Key': input.attemptKey },
            },
            body: { address_id: input.addressId },
            signal,
          }),
        ),
      ),
    ),

    leaveForGateway: createLeaving(leave),
  }
}

/** The actor that leaves the shop; it ends as soon as the browser was sent off. */
export function createLeaving(leave: (address: string) => void) {
  return fromPromise<void, { address: string }>(({ input }) => {
    leave(input.address)
    return Promise.resolve()
  })
}
