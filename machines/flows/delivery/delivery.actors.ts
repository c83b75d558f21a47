import { fromPromise } from 'xstate'
import { createAddressBookActors } from '#machines/flows/address-book/address-book.actors.ts'
import { addressBookMachine } from '#machines/flows/address-book/address-book.machine.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { DeliveryOptions } from './delivery.types.ts'

/** The live actors of step 2. */
export function createDeliveryActors(client: ShopClient) {
  return {
    loadDelivery: fromPromise<DeliveryOptions>(({ signal }) =>
      within(signal, async (signal) => {
        const query = { is_in_person: true }
        const [methods, branches, addresses] = await Promise.all([
          unwrap(client.GET('/purchase/shipping-method/', { signal })),
          unwrap(client.GET('/purchase/shipping-method/', { params: { query }, signal })),
          unwrap(client.GET('/profile/user-address/', { signal })),
        ])
        return { couriers: methods.filter((method) => !method.is_in_person), branches, addresses }
      }),
    ),

    setShippingMethod: fromPromise<Cart, { methodId: number }>(({ input, signal }) =>
      within(signal, (signal) => {
        const body = { shipping_method: input.methodId }
        return unwrap(client.POST('/purchase/set-shipping-method/', { body, signal }))
      }),
    ),

    selectAddress: fromPromise<void, { addressId: number }>(({ input, signal }) =>
      within(signal, async (signal) => {
        const body = { address_id: input.addressId }
        await unwrap(client.POST('/purchase/cart/select_address/', { body, signal }))
      }),
    ),

    addressBook: addressBookMachine.provide({ actors: createAddressBookActors(client) }),
  }
}
