import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { applyProductImport } from './import-apply.service.ts'
import { checkProductImport, createProductImport, downloadImportFaults } from './imports.service.ts'

type ImportsHandlers = Pick<
  Handlers,
  'createProductImport' | 'checkProductImport' | 'downloadImportFaults' | 'applyProductImport'
>

export function importsHandlers(context: Context): ImportsHandlers {
  return {
    createProductImport: async ({ caller, files, body }) => {
      const { userId } = signedIn(caller)
      const sheet = files.get('sheet')
      return { status: 201, body: await createProductImport(context, userId, sheet, body.sheet) }
    },

    checkProductImport: async ({ caller, path, body }) => ({
      status: 200,
      body: await checkProductImport(context, signedIn(caller).userId, path.id, body),
    }),

    downloadImportFaults: async ({ caller, path }) => ({
      status: 200,
      file: await downloadImportFaults(context, signedIn(caller).userId, path.id),
    }),

    applyProductImport: async ({ caller, path, body, headers }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 200, body: await applyProductImport(context, userId, path.id, body, key) }
    },
  }
}
