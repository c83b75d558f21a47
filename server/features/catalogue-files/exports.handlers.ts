import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { createProductExport, downloadProductExport, getProductExport } from './exports.service.ts'

type ExportsHandlers = Pick<
  Handlers,
  'createProductExport' | 'getProductExport' | 'downloadProductExport'
>

export function exportsHandlers(context: Context): ExportsHandlers {
  return {
    createProductExport: async ({ caller, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 201, body: await createProductExport(context, userId, body, key) }
    },

    getProductExport: async ({ caller, path }) => ({
      status: 200,
      body: await getProductExport(context, signedIn(caller).userId, path.id),
    }),

    downloadProductExport: async ({ caller, path }) => ({
      status: 200,
      file: await downloadProductExport(context, signedIn(caller).userId, path.id),
    }),
  }
}
