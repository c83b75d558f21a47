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

type FinanceHandlers = Pick<
  Handlers,
  | 'listStaffWithdrawals'
  | 'moveWithdrawal'
  | 'listStaffDiscounts'
  | 'getStaffDiscount'
  | 'createDiscount'
  | 'updateDiscount'
>

export function financeHandlers(context: Context): FinanceHandlers {
  return {
    listStaffWithdrawals: async ({ query }) => ({
      status: 200,
      body: await listStaffWithdrawals(context, query),
    }),

    moveWithdrawal: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 200, body: await moveWithdrawal(context, userId, path.id, body, key) }
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
