import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { createAddressFormActors } from '#machines/flows/address-form/address-form.actors.ts'
import {
  addressFormMachine,
  type Address,
} from '#machines/flows/address-form/address-form.machine.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'

export function createAddressBookActors(client: ShopClient) {
  return {
    listAddresses: fromPromise<Address[]>(({ signal }) =>
      within(signal, (signal) => unwrap(client.GET('/profile/user-address/', { signal }))),
    ),

    deleteAddress: fromPromise<void, { addressId: number }>(({ input, signal }) =>
      within(signal, async (signal) => {
        const params = { path: { id: input.addressId } }
        await unwrap(client.DELETE('/profile/user-address/{id}/', { params, signal }))
      }),
    ),

    addressForm: addressFormMachine.provide({ actors: createAddressFormActors(client) }),
  }
}
