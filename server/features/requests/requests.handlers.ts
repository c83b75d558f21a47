import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as requests from './staff-requests.service.ts'

type RequestsHandlers = Pick<
  Handlers,
  | 'listStaffRequests'
  | 'getStaffRequest'
  | 'assignRequest'
  | 'moveRequest'
  | 'addRequestNote'
  | 'answerRequest'
>

export function requestsHandlers(context: Context): RequestsHandlers {
  return {
    listStaffRequests: async ({ caller, query }) => ({
      status: 200,
      body: await requests.listStaffRequests(context, signedIn(caller).userId, query),
    }),

    getStaffRequest: async ({ path }) => ({
      status: 200,
      body: await requests.getStaffRequest(context, path.id),
    }),

    assignRequest: async ({ caller, path, body }) => ({
      status: 200,
      body: await requests.assignRequest(context, signedIn(caller).userId, path.id, body),
    }),

    moveRequest: async ({ caller, path, body }) => ({
      status: 200,
      body: await requests.moveRequest(context, signedIn(caller).userId, path.id, body),
    }),

    addRequestNote: async ({ caller, path, body, headers }) => {
      const entry = { id: path.id, key: headers['Idempotency-Key'] ?? null, input: body }
      const { userId } = signedIn(caller)
      return { status: 201, body: await requests.addRequestNote(context, userId, entry) }
    },

    answerRequest: async ({ caller, path, body, headers }) => {
      const entry = { id: path.id, key: headers['Idempotency-Key'] ?? null, input: body }
      const { userId } = signedIn(caller)
      return { status: 201, body: await requests.answerRequest(context, userId, entry) }
    },
  }
}
