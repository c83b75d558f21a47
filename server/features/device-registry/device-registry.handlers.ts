import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as registry from './device-registry.service.ts'

type DeviceRegistryHandlers = Pick<Handlers, 'registerDevice' | 'findDevices'>

export function deviceRegistryHandlers(context: Context): DeviceRegistryHandlers {
  return {
    registerDevice: async ({ caller, body }) => ({
      status: 201,
      body: await registry.registerDevice(context, signedIn(caller), body),
    }),

    findDevices: async ({ caller, query }) => ({
      status: 200,
      body: await registry.findDevices(context, signedIn(caller).userId, query),
    }),
  }
}
