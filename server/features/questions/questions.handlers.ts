import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as moderation from './moderate-question.service.ts'
import * as questions from './questions.service.ts'
import * as writing from './write-question.service.ts'

type QuestionsHandlers = Pick<
  Handlers,
  | 'listQuestions'
  | 'askQuestion'
  | 'answerQuestion'
  | 'listStaffQuestions'
  | 'approveQuestion'
  | 'refuseQuestion'
  | 'listStaffAnswers'
  | 'approveAnswer'
  | 'refuseAnswer'
>

const approved = { type: 'staff.approved' } as const
const refused = { type: 'staff.refused' } as const

export function questionsHandlers(context: Context): QuestionsHandlers {
  return {
    listQuestions: async ({ query }) => ({
      status: 200,
      body: await questions.listQuestions(context, query),
    }),

    askQuestion: async ({ caller, body, headers }) => {
      const key = headers['Idempotency-Key'] ?? null
      return {
        status: 201,
        body: await writing.askQuestion(context, signedIn(caller), body, key),
      }
    },

    answerQuestion: async ({ caller, path, body, headers }) => {
      const key = headers['Idempotency-Key'] ?? null
      const author = signedIn(caller)
      return {
        status: 201,
        body: await writing.answerQuestion(context, author, path.id, body, key),
      }
    },

    listStaffQuestions: async ({ query }) => ({
      status: 200,
      body: await moderation.listStaffQuestions(context, query),
    }),

    approveQuestion: async ({ caller, path }) => {
      const { userId } = signedIn(caller)
      return {
        status: 200,
        body: await moderation.decideQuestion(context, userId, path.id, approved),
      }
    },

    refuseQuestion: async ({ caller, path, body: { refusal_reason: reason } }) => {
      const { userId } = signedIn(caller)
      return {
        status: 200,
        body: await moderation.decideQuestion(context, userId, path.id, refused, reason),
      }
    },

    listStaffAnswers: async ({ query }) => ({
      status: 200,
      body: await moderation.listStaffAnswers(context, query),
    }),

    approveAnswer: async ({ caller, path }) => {
      const { userId } = signedIn(caller)
      return {
        status: 200,
        body: await moderation.decideAnswer(context, userId, path.id, approved),
      }
    },

    refuseAnswer: async ({ caller, path, body: { refusal_reason: reason } }) => {
      const { userId } = signedIn(caller)
      return {
        status: 200,
        body: await moderation.decideAnswer(context, userId, path.id, refused, reason),
      }
    },
  }
}
