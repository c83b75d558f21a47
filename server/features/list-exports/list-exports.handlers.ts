import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { createListExport, downloadListExport, getListExport } from './list-exports.service.ts'

type ExportsHandlers = Pick<Handlers, 'createListExport' | 'getListExport' | 'downloadListExport'>

export function exportsHandlers(context: Context): ExportsHandlers {
  return {
    createListExport: async ({ caller, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const created = await createListExport(context, signedIn(caller), body, key)
      return { status: 201, body: created }
    },

    getListExport: async ({ caller, path }) => ({
      status: 200,
      body: await getListExport(context, signedIn(caller), path.id),
    }),

    downloadListExport: async ({ caller, path }) => ({
      status: 200,
      file: await downloadListExport(context, signedIn(caller), path.id),
    }),
  }
}
