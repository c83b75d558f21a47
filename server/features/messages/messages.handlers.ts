import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { getMessage, listMessages } from './messages.service.ts'

export function messagesHandlers(context: Context): Pick<Handlers, 'listMessages' | 'getMessage'> {
  return {
    listMessages: async ({ caller }) => ({
      status: 200,
      body: await listMessages(context, signedIn(caller).userId),
    }),

    getMessage: async ({ caller, path }) => ({
      status: 200,
      body: await getMessage(context, signedIn(caller).userId, path.id),
    }),
  }
}
