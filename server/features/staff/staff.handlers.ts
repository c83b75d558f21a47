import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { changeVariant } from './staff-variants.service.ts'

export function staffHandlers(context: Context): Pick<Handlers, 'updateVariant'> {
  return {
    updateVariant: async ({ caller, path, body }) => ({
      status: 200,
      body: await changeVariant(context, signedIn(caller).userId, path.id, body),
    }),
  }
}
