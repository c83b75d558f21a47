import { fromPromise } from 'xstate'
import { isWarrantyActive } from '#domain/warranty.ts'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { serverDeadline } from '#machines/kernel/server-time.ts'
import type { Imeis, Warranty } from './warranty-check.machine.ts'

export function createWarrantyCheckActors(client: ShopClient) {
  return {
    findDevice: fromPromise<Warranty | null, Imeis>(({ input, signal }) =>
      within(signal, async (signal) => {
        const query = {
          first_imei: input.firstImei,
          ...(input.secondImei !== null && { second_imei: input.secondImei }),
        }
        const call = client.GET('/device_registry/', { params: { query }, signal })
        const [device] = await unwrap(call)
        if (device === undefined) return null
        const end = serverDeadline(device.expires_at, (await call).response)
        return { device, isActive: isWarrantyActive(end, Date.now()) }
      }),
    ),
  }
}
