import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { getMessage, listMessages } from './messages.service.ts'
import * as staff from './staff-messages.service.ts'

type MessagesHandlers = Pick<
  Handlers,
  | 'listMessages'
  | 'getMessage'
  | 'listStaffMessages'
  | 'countMessageReaders'
  | 'sendStaffMessage'
  | 'withdrawStaffMessage'
>

export function messagesHandlers(context: Context): MessagesHandlers {
  return {
    listMessages: async ({ caller }) => ({
      status: 200,
      body: await listMessages(context, signedIn(caller).userId),
    }),

    getMessage: async ({ caller, path }) => ({
      status: 200,
      body: await getMessage(context, signedIn(caller).userId, path.id),
    }),

    listStaffMessages: async ({ query }) => ({
      status: 200,
      body: await staff.listStaffMessages(context, query.before),
    }),

    countMessageReaders: async () => ({
      status: 200,
      body: await staff.countMessageReaders(context),
    }),

    sendStaffMessage: async ({ caller, body, headers }) => {
      const { userId } = signedIn(caller)
      const key = headers['Idempotency-Key']
      return { status: 201, body: await staff.sendStaffMessage(context, userId, body, key) }
    },

    withdrawStaffMessage: async ({ caller, path, body, headers }) => ({
      status: 200,
      body: await staff.withdrawStaffMessage(
        context,
        signedIn(caller).userId,
        path.id,
        body.reason,
        headers['Idempotency-Key'],
      ),
    }),
  }
}
