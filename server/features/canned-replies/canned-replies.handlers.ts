import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as replies from './canned-replies.service.ts'

type CannedRepliesHandlers = Pick<
  Handlers,
  'listCannedReplies' | 'createCannedReply' | 'updateCannedReply' | 'deleteCannedReply'
>

export function cannedRepliesHandlers(context: Context): CannedRepliesHandlers {
  return {
    listCannedReplies: async () => ({
      status: 200,
      body: await replies.listCannedReplies(context),
    }),

    createCannedReply: async ({ caller, body }) => ({
      status: 201,
      body: await replies.createCannedReply(context, signedIn(caller).userId, body),
    }),

    updateCannedReply: async ({ caller, path, body }) => ({
      status: 200,
      body: await replies.updateCannedReply(context, signedIn(caller).userId, path.id, body),
    }),

    deleteCannedReply: async ({ caller, path }) => ({
      status: 200,
      body: await replies.deleteCannedReply(context, signedIn(caller).userId, path.id),
    }),
  }
}
