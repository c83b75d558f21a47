import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { getLedgerBalances, listLedgerEntries } from './staff-ledger.service.ts'
import { listStaffPayments } from './staff-payments.service.ts'

type BooksHandlers = Pick<Handlers, 'listStaffPayments' | 'getLedgerBalances' | 'listLedgerEntries'>

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
  }
}
