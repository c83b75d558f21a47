import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { listTickets } from './tickets.service.ts'

export function ticketsHandlers(context: Context): Pick<Handlers, 'listTickets'> {
  return {
    listTickets: async ({ caller, query }) => ({
      status: 200,
      body: await listTickets(context, signedIn(caller).userId, query.search),
    }),
  }
}
