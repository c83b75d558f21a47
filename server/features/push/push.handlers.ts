import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { getPush, subscribeToPush, unsubscribeFromPush } from './push.service.ts'

type PushHandlers = Pick<Handlers, 'getPush' | 'subscribeToPush' | 'unsubscribeFromPush'>

export function pushHandlers(context: Context): PushHandlers {
  return {
    getPush: async ({ caller }) => ({
      status: 200,
      body: await getPush(context, signedIn(caller)),
    }),

    subscribeToPush: async ({ caller, body }) => ({
      status: 200,
      body: await subscribeToPush(context, signedIn(caller), body),
    }),

    unsubscribeFromPush: async ({ caller, body }) => ({
      status: 200,
      body: await unsubscribeFromPush(context, signedIn(caller), body.endpoint),
    }),
  }
}
