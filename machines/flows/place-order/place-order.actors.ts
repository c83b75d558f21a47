import { fromPromise } from 'xstate'
import { gatewayAddress } from '#domain/redirect.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { LeavingInput, PlacedOrder, OrderRequest } from './place-order.machine.ts'

/**
 * Actors that place the order and go to the gateway.
 * @param leave takes the browser to another site
 */
export function createPlaceOrderActors(client: ShopClient, leave: (address: string) => void) {
  return {
    refreshCart: fromPromise<Cart>(({ signal }) =>
      within(signal, (signal) => unwrap(client.GET('/purchase/cart/list_items_v2/', { signal }))),
    ),

    placeOrder: fromPromise<PlacedOrder, OrderRequest>(({ input, signal }) =>
      within(signal, (signal) =>
        unwrap(
          client.POST('/purchase/v4/order/', {
            params: {
              query: { use_wallet_funds: input.useWallet },
              header: { 'Idempotency-Key': input.attemptKey },
            },
            body: {
              address_id: input.addressId,
              expected_total: input.expectedTotal,
              expected_payable: input.expectedPayable,
            },
            signal,
          }),
        ),
      ),
    ),

    leaveForGateway: createLeaveForGateway(leave),
  }
}

/** The actor that navigates the browser to a gateway's page; it ends when the navigation has started. */
export function createLeaveForGateway(leave: (address: string) => void) {
  return fromPromise<void, LeavingInput>(async ({ input: { gatewayLink, orderId, siteUrl } }) => {
    leave(
      gatewayLink !== null && orderId !== null
        ? gatewayAddress(gatewayLink, orderId, siteUrl)
        : new URL('/shopping-history', siteUrl).href,
    )
  })
}
