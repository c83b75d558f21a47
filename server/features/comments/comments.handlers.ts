import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as comments from './comments.service.ts'
import * as moderation from './moderate-comment.service.ts'
import * as writing from './write-comment.service.ts'

type CommentsHandlers = Pick<
  Handlers,
  | 'listComments'
  | 'getCommentExtraData'
  | 'listCommentFiles'
  | 'uploadCommentFile'
  | 'createComment'
  | 'interactWithComment'
  | 'listStaffComments'
  | 'approveComment'
  | 'refuseComment'
  | 'replyToComment'
>

export function commentsHandlers(context: Context): CommentsHandlers {
  return {
    listComments: async ({ caller, query }) => ({
      status: 200,
      body: await comments.listComments(context, caller, query),
    }),

    getCommentExtraData: async ({ query }) => ({
      status: 200,
      body: await comments.getCommentExtraData(context, query.product__slug),
    }),

    listCommentFiles: async ({ query }) => ({
      status: 200,
      body: await comments.listCommentFiles(context, query.comments__product__slug),
    }),

    uploadCommentFile: async ({ caller, body, files }) => ({
      status: 201,
      body: await writing.uploadCommentFile(context, caller, files.get('file'), body.file_type),
    }),

    createComment: async ({ caller, body, headers }) => {
      const key = headers['Idempotency-Key'] ?? null
      return { status: 201, body: await writing.createComment(context, caller, body, key) }
    },

    interactWithComment: async ({ caller, path, body }) => {
      const { userId } = signedIn(caller)
      return {
        status: 200,
        body: await comments.interactWithComment(context, userId, path.id, body),
      }
    },

    listStaffComments: async ({ query }) => ({
      status: 200,
      body: await moderation.listStaffComments(context, query),
    }),

    approveComment: async ({ caller, path }) => {
      const { userId } = signedIn(caller)
      return {
        status: 200,
        body: await moderation.decideComment(context, userId, path.id, { type: 'staff.approved' }),
      }
    },

    refuseComment: async ({ caller, path, body: { refusal_reason: reason } }) => {
      const { userId } = signedIn(caller)
      const event = { type: 'staff.refused' } as const
      return {
        status: 200,
        body: await moderation.decideComment(context, userId, path.id, event, reason),
      }
    },

    replyToComment: async ({ caller, path, body }) => {
      const { userId } = signedIn(caller)
      return { status: 201, body: await moderation.replyToComment(context, userId, path.id, body) }
    },
  }
}
