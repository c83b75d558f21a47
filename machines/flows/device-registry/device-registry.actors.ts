import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { DeviceDraft, MissingProfile } from './device-registry.machine.ts'

export function createDeviceRegistryActors(client: ShopClient) {
  return {
    updateProfile: fromPromise<Schemas['Profile'], MissingProfile>(({ input: body, signal }) =>
      within(signal, (signal) => unwrap(client.PATCH('/profile/update/', { body, signal }))),
    ),

    registerDevice: fromPromise<Schemas['RegisteredDevice'], DeviceDraft>(({ input, signal }) =>
      within(signal, (signal) => {
        const body = {
          first_imei: input.firstImei,
          second_imei: input.secondImei || null,
          warranty_code: input.warrantyCode,
        }
        return unwrap(client.POST('/device_registry/', { body, signal }))
      }),
    ),
  }
}
