import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import {
  createDiscount,
  getStaffDiscount,
  listStaffDiscounts,
  updateDiscount,
} from './staff-discounts.service.ts'
import { listStaffWithdrawals, moveWithdrawal } from './staff-withdrawals.service.ts'
import {
  releaseWithdrawalTransfer,
  startWithdrawalTransfer,
} from './withdrawal-transfers.service.ts'

type FinanceHandlers = Pick<
  Handlers,
  | 'listStaffWithdrawals'
  | 'moveWithdrawal'
  | 'startWithdrawalTransfer'
  | 'releaseWithdrawalTransfer'
  | 'listStaffDiscounts'
  | 'getStaffDiscount'
  | 'createDiscount'
  | 'updateDiscount'
>

export function financeHandlers(context: Context): FinanceHandlers {
  return {
    listStaffWithdrawals: async ({ caller, query }) => ({
      status: 200,
      body: await listStaffWithdrawals(context, signedIn(caller).userId, query),
    }),

    moveWithdrawal: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 200, body: await moveWithdrawal(context, userId, path.id, body, key) }
    },

    startWithdrawalTransfer: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      const withdrawal = await startWithdrawalTransfer(context, userId, path.id, body, key)
      return { status: 200, body: withdrawal }
    },

    releaseWithdrawalTransfer: async ({ caller, path, headers }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 200, body: await releaseWithdrawalTransfer(context, userId, path.id, key) }
    },

    listStaffDiscounts: async ({ query }) => ({
      status: 200,
      body: await listStaffDiscounts(context, query),
    }),

    getStaffDiscount: async ({ path }) => ({
      status: 200,
      body: await getStaffDiscount(context, path.id),
    }),

    createDiscount: async ({ caller, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 201, body: await createDiscount(context, userId, body, key) }
    },

    updateDiscount: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 200, body: await updateDiscount(context, userId, path.id, body, key) }
    },
  }
}
