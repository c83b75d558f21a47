import { mayCall } from '#machines/api/may-call.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas, StaffRole } from '#server/schemas.ts'

const operations = {
  orders: 'listStaffOrders',
  products: 'listStaffProducts',
  returns: 'listStaffReturns',
  payments: 'listStaffPayments',
  ledger: 'listLedgerEntries',
  withdrawals: 'listStaffWithdrawals',
  gift_cards: 'listStaffGiftCards',
  discounts: 'listStaffDiscounts',
  tickets: 'listStaffTickets',
  requests: 'listStaffRequests',
  articles: 'listStaffArticles',
  actions: 'listStaffActions',
} as const satisfies Record<Schemas['StaffList'], Parameters<typeof mayCall>[1]>

/** Throws `forbidden` for a list that the caller's roles do not admit. */
export function requireList(caller: SignedInCaller, list: Schemas['StaffList']): void {
  if (!isListAdmitted(caller.roles, list)) throw new Problem('forbidden')
}

export const isListAdmitted = (roles: readonly StaffRole[], list: Schemas['StaffList']): boolean =>
  mayCall({ roles }, operations[list])
