import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { createAddressBookActors } from '#machines/flows/address-book/address-book.actors.ts'
import {
  addressBookMachine,
  selectedOf,
} from '#machines/flows/address-book/address-book.machine.ts'
import { noMethod, type Cart } from '#machines/flows/cart/cart.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type {
  DeliveryOptions,
  LoadDeliveryInput,
  SetShippingMethodInput,
  ShippingMethod,
} from './delivery.types.ts'

export function createDeliveryActors(client: ShopClient) {
  return {
    loadDelivery: fromPromise<DeliveryOptions, LoadDeliveryInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        const query = { is_in_person: true }
        const [branches, addresses] = await Promise.all([
          unwrap(client.GET('/purchase/shipping-method/', { params: { query }, signal })),
          unwrap(client.GET('/profile/user-address/', { signal })),
        ])
        const addressId = selectedOf(addresses, input.addressId)
        const couriers = addressId === null ? null : await couriersTo(client, addressId, signal)
        return { couriers, branches, addresses }
      }),
    ),

    listCouriers: fromPromise<ShippingMethod[], { addressId: number }>(({ input, signal }) =>
      within(signal, (signal) => couriersTo(client, input.addressId, signal)),
    ),

    setShippingMethod: fromPromise<Cart, SetShippingMethodInput>(({ input, signal }) =>
      within(signal, (signal) => {
        const { methodId, addressId } = input
        const isCourier = methodId !== noMethod && addressId !== null
        const body = {
          shipping_method: methodId,
          ...(isCourier && { address_id: addressId }),
        }
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

/** The couriers that deliver the cart to an address, with prices and dates. */
function couriersTo(client: ShopClient, addressId: number, signal: AbortSignal) {
  const query = { is_in_person: false, address_id: addressId }
  return unwrap(client.GET('/purchase/shipping-method/', { params: { query }, signal }))
}
