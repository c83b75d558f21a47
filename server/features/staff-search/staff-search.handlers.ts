import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { searchBackOffice } from './staff-search.service.ts'

export function staffSearchHandlers(context: Context): Pick<Handlers, 'searchBackOffice'> {
  return {
    searchBackOffice: async ({ caller, query }) => ({
      status: 200,
      body: await searchBackOffice(context, signedIn(caller).roles, query.text),
    }),
  }
}
