import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import { getLedgerBalances, listLedgerEntries } from './staff-ledger.service.ts'
import { listStaffPayments } from './staff-payments.service.ts'
import { listUnclaimedFunds, payOutUnclaimed } from './staff-unclaimed.service.ts'

type BooksHandlers = Pick<
  Handlers,
  | 'listStaffPayments'
  | 'getLedgerBalances'
  | 'listLedgerEntries'
  | 'listUnclaimedFunds'
  | 'payOutUnclaimed'
>

export function booksHandlers(context: Context): BooksHandlers {
  return {
    listStaffPayments: async ({ query }) => ({
      status: 200,
      body: await listStaffPayments(context, query),
    }),

    getLedgerBalances: async () => ({ status: 200, body: await getLedgerBalances(context) }),

    listLedgerEntries: async ({ query }) => ({
      status: 200,
      body: await listLedgerEntries(context, query),
    }),

    listUnclaimedFunds: async () => ({ status: 200, body: await listUnclaimedFunds(context) }),

    payOutUnclaimed: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key']
      const { userId } = signedIn(caller)
      return { status: 200, body: await payOutUnclaimed(context, userId, path.id, body, key) }
    },
  }
}
