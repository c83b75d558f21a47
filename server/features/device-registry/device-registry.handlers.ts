import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as registry from './device-registry.service.ts'
import * as devices from './staff-devices.service.ts'
import * as imports from './warranty-imports.service.ts'

type DeviceRegistryHandlers = Pick<
  Handlers,
  | 'registerDevice'
  | 'findDevices'
  | 'findStaffDevice'
  | 'revokeWarrantyCode'
  | 'checkWarrantyImport'
  | 'importWarrantyCodes'
>

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

    findStaffDevice: async ({ body }) => ({
      status: 200,
      body: await devices.findStaffDevice(context, body.lookup),
    }),

    revokeWarrantyCode: async ({ caller, path, body, headers }) => ({
      status: 200,
      body: await devices.revokeWarrantyCode(
        context,
        signedIn(caller).userId,
        path.id,
        body,
        headers['Idempotency-Key'],
      ),
    }),

    checkWarrantyImport: async ({ files }) => ({
      status: 200,
      body: await imports.checkWarrantyImport(context, files.get('file')),
    }),

    importWarrantyCodes: async ({ caller, files, headers }) => ({
      status: 201,
      body: await imports.importWarrantyCodes(
        context,
        signedIn(caller).userId,
        files.get('file'),
        headers['Idempotency-Key'],
      ),
    }),
  }
}
