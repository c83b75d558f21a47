import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { openCustomer } from './customers.service.ts'

export function customersHandlers(context: Context): Pick<Handlers, 'openCustomer'> {
  return {
    openCustomer: async ({ caller, body }) => ({
      status: 200,
      body: await openCustomer(context, signedIn(caller), body.lookup),
    }),
  }
}
