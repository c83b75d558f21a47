import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import {
  getStaffGiftCard,
  issueGiftCards,
  listStaffGiftCards,
  revokeGiftCard,
  revokeGiftCardIssue,
} from './staff-gift-cards.service.ts'

type GiftCardHandlers = Pick<
  Handlers,
  | 'listStaffGiftCards'
  | 'getStaffGiftCard'
  | 'issueGiftCards'
  | 'revokeGiftCard'
  | 'revokeGiftCardIssue'
>

export function giftCardHandlers(context: Context): GiftCardHandlers {
  return {
    listStaffGiftCards: async ({ query }) => ({
      status: 200,
      body: await listStaffGiftCards(context, query),
    }),

    getStaffGiftCard: async ({ path }) => ({
      status: 200,
      body: await getStaffGiftCard(context, path.id),
    }),

    issueGiftCards: async ({ caller, headers, body }) => {
      const key = headers['Idempotency-Key']
      return {
        status: 201,
        body: await issueGiftCards(context, signedIn(caller).userId, body, key),
      }
    },

    revokeGiftCard: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 200, body: await revokeGiftCard(context, userId, path.id, body, key) }
    },

    revokeGiftCardIssue: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key']
      const { userId } = signedIn(caller)
      return { status: 200, body: await revokeGiftCardIssue(context, userId, path.id, body, key) }
    },
  }
}
