import type { Context } from '#server/context.ts'
import { signedIn } from '#server/contract/caller.ts'
import type { Handlers } from '#server/contract/types.ts'
import { changeVariant } from '#server/services/staff-variants.ts'

export function staffHandlers(context: Context): Pick<Handlers, 'updateVariant'> {
  return {
    updateVariant: async ({ caller, path, body }) => ({
      status: 200,
      body: await changeVariant(context, signedIn(caller).userId, path.id, body),
    }),
  }
}
