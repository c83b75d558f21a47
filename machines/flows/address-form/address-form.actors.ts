import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { createLocationPickerActors } from '#machines/flows/location-picker/location-picker.actors.ts'
import { locationPickerMachine } from '#machines/flows/location-picker/location-picker.machine.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { Address, Place, SaveAddressInput } from './address-form.machine.ts'

export function createAddressFormActors(client: ShopClient) {
  return {
    listProvinces: fromPromise<Place[]>(({ signal }) =>
      within(signal, (signal) => unwrap(client.GET('/accounts/list-province/', { signal }))),
    ),

    listCities: fromPromise<Place[], { provinceId: number }>(({ input, signal }) =>
      within(signal, (signal) =>
        unwrap(
          client.GET('/accounts/list-city/{provinceId}/', { params: { path: input }, signal }),
        ),
      ),
    ),

    saveAddress: fromPromise<Address, SaveAddressInput>(({ input, signal }) =>
      within(signal, (signal) => {
        const { addressId, address: body } = input
        if (addressId === null)
          return unwrap(client.POST('/profile/user-address/', { body, signal }))
        const params = { path: { id: addressId } }
        return unwrap(client.PUT('/profile/user-address/{id}/', { params, body, signal }))
      }),
    ),

    locationPicker: locationPickerMachine.provide({ actors: createLocationPickerActors(client) }),
  }
}
