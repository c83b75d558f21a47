import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { listStaffWithdrawals, moveWithdrawal } from './staff-withdrawals.service.ts'

type FinanceHandlers = Pick<Handlers, 'listStaffWithdrawals' | 'moveWithdrawal'>

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
  }
}
