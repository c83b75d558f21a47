import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { getWaitingWork } from './staff-waiting.service.ts'

export function staffWaitingHandlers(context: Context): Pick<Handlers, 'getWaitingWork'> {
  return {
    getWaitingWork: async ({ caller }) => ({
      status: 200,
      body: await getWaitingWork(context, signedIn(caller).roles),
    }),
  }
}
