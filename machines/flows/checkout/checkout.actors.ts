import { fromPromise } from 'xstate'
import { createCartEditingActors } from '#machines/flows/cart-editing/cart-editing.actors.ts'
import { cartEditingMachine } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { readCart } from '#machines/flows/cart/cart.actors.ts'
import type { GuestCartStore } from '#machines/flows/cart/guest-cart.ts'
import type { ShopClient } from '#machines/api/client.ts'
import { createDeliveryActors } from '#machines/flows/delivery/delivery.actors.ts'
import { deliveryMachine } from '#machines/flows/delivery/delivery.machine.ts'
import { createDiscountCodeActors } from '#machines/flows/discount-code/discount-code.actors.ts'
import { discountCodeMachine } from '#machines/flows/discount-code/discount-code.machine.ts'
import { createPlaceOrderActors } from '#machines/flows/place-order/place-order.actors.ts'
import { placeOrderMachine } from '#machines/flows/place-order/place-order.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { LoadCheckoutInput, LoadedCheckout, PreparedInvoice } from './checkout.types.ts'
import { listGateways } from './list-gateways.ts'

/**
 * Actors that call the API for the checkout, with those of its steps.
 * @param leave takes the browser to another site
 */
export function createCheckoutActors(
  client: ShopClient,
  guestCart: GuestCartStore,
  leave: (address: string) => void,
) {
  return {
    loadCheckout: fromPromise<LoadedCheckout, LoadCheckoutInput>(({ input, signal }) =>
      within(signal, (signal) =>
        input.signedIn
          ? loadCustomer(client, guestCart, input, signal)
          : loadGuest(client, guestCart, signal),
      ),
    ),

    prepareInvoice: fromPromise<PreparedInvoice>(({ signal }) =>
      within(signal, async (signal) => ({
        gateways: await listGateways(client, signal),
        newKey: newKey(),
      })),
    ),

    cartEditing: cartEditingMachine.provide({ actors: createCartEditingActors(client, guestCart) }),
    delivery: deliveryMachine.provide({ actors: createDeliveryActors(client) }),
    discountCode: discountCodeMachine.provide({ actors: createDiscountCodeActors(client) }),
    placeOrder: placeOrderMachine.provide({ actors: createPlaceOrderActors(client, leave) }),
  }
}

async function loadCustomer(
  client: ShopClient,
  guestCart: GuestCartStore,
  { step }: LoadCheckoutInput,
  signal: AbortSignal,
): Promise<LoadedCheckout> {
  const [{ cart, address }, { has_all_information: profileComplete }] = await Promise.all([
    step === 'cart'
      ? readCart(client, guestCart, true, signal).then((cart) => ({ cart, address: null }))
      : readInvoice(client, signal),
    unwrap(client.GET('/profile/has_all_information/', { signal })),
  ])
  return { cart, address, profileComplete }
}

async function readInvoice(client: ShopClient, signal: AbortSignal) {
  const info = await unwrap(client.GET('/purchase/cart/payment_info_v4/', { signal }))
  const { address, ...cart } = info
  return { cart, address }
}

async function loadGuest(
  client: ShopClient,
  guestCart: GuestCartStore,
  signal: AbortSignal,
): Promise<LoadedCheckout> {
  const cart = await readCart(client, guestCart, false, signal)
  return { cart, address: null, profileComplete: false }
}
