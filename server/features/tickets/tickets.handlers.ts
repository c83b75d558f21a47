import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { getMessage, listMessages } from '#server/features/messages/messages.service.ts'
import { listTickets } from './tickets.service.ts'

export function supportHandlers(
  context: Context,
): Pick<Handlers, 'listMessages' | 'getMessage' | 'listTickets'> {
  return {
    listMessages: async ({ caller }) => ({
      status: 200,
      body: await listMessages(context, signedIn(caller).userId),
    }),

    getMessage: async ({ caller, path }) => ({
      status: 200,
      body: await getMessage(context, signedIn(caller).userId, path.id),
    }),

    listTickets: async ({ caller, query }) => ({
      status: 200,
      body: await listTickets(context, signedIn(caller).userId, query.search),
    }),
  }
}
