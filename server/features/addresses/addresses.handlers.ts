import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { addressBody } from './address-view.ts'
import * as addresses from './addresses.service.ts'
import { listCities, listProvinces } from './places.service.ts'

type AddressesHandlers = Pick<
  Handlers,
  | 'listAddresses'
  | 'createAddress'
  | 'updateAddress'
  | 'deleteAddress'
  | 'listProvinces'
  | 'listCities'
>

export function addressesHandlers(context: Context): AddressesHandlers {
  return {
    listAddresses: async ({ caller }) => {
      const rows = await addresses.listAddresses(context, signedIn(caller).userId)
      return { status: 200, body: rows.map(addressBody) }
    },

    createAddress: async ({ caller, body }) => {
      const row = await addresses.createAddress(context, signedIn(caller).userId, body)
      return { status: 201, body: addressBody(row) }
    },

    updateAddress: async ({ caller, path, body }) => {
      const row = await addresses.updateAddress(context, signedIn(caller).userId, path.id, body)
      return { status: 200, body: addressBody(row) }
    },

    deleteAddress: async ({ caller, path }) => {
      await addresses.deleteAddress(context, signedIn(caller).userId, path.id)
      return { status: 204 }
    },

    listProvinces: async () => ({ status: 200, body: await listProvinces(context) }),

    listCities: async ({ path }) => ({
      status: 200,
      body: await listCities(context, path.provinceId),
    }),
  }
}
