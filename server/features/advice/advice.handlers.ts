import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { requestAdvice } from './advice.service.ts'

export function adviceHandlers(context: Context): Pick<Handlers, 'requestAdvice'> {
  return {
    requestAdvice: async ({ caller, body }) => ({
      status: 201,
      body: { id: await requestAdvice(context, signedIn(caller), body) },
    }),
  }
}
