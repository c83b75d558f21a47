import { desc, sql, type Placeholder } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  orders,
  payments,
  withdrawalEvents,
  withdrawals,
} from '#server/platform/db/schema/commerce.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'
import type { LedgerAccountKind, LedgerTransactionKind } from './ledger.queries.ts'

/** A movement of a shopper's wallet; a deposit without a ledger entry is one that was not settled. */
export type WalletMovement = {
  id: string
  /** As the database writes it. */
  at: string
  kind: LedgerTransactionKind
  account: LedgerAccountKind
  /** Tomans; negative for what went out. */
  amount: number
  comment: string | null
  trackingCode: string | null
  orderId: number | null
  orderStatus: (typeof orders.$inferSelect)['status'] | null
  orderPaidAt: string | null
  depositStatus: (typeof payments.$inferSelect)['status'] | null
  withdrawalId: number | null
  withdrawalStatus: (typeof withdrawals.$inferSelect)['status'] | null
  isInTransfer: boolean
  returnedBy: 'customer' | 'bank' | null
}

/** One page of the movements of a shopper's wallet, newest first. */
export function findWalletMovements(
  db: Executor,
  userId: number,
  { page, size }: { page: number; size: number },
): Promise<WalletMovement[]> {
  return selectMovements(db, { userId, size, skipped: (page - 1) * size })
}

export async function countWalletMovements(db: Executor, userId: number): Promise<number> {
  const [row] = await selectCount(db, { userId })
  return row?.count ?? 0
}

type OfPage = { userId: number; size: number; skipped: number }

const selectMovements = statement('select-wallet-movements', (db: Executor, at: Places<OfPage>) => {
  const movement = movementsOf(db, at('userId'))
  return db
    .with(movement)
    .select()
    .from(movement)
    .orderBy(desc(movement.at), desc(movement.id))
    .limit(at('size'))
    .offset(at('skipped'))
})

const selectCount = statement(
  'count-wallet-movements',
  (db: Executor, at: Places<{ userId: number }>) => {
    const movement = movementsOf(db, at('userId'))
    return db
      .with(movement)
      .select({ count: sql<number>`count(*)::int` })
      .from(movement)
  },
)

const column = <Name extends keyof WalletMovement>(name: Name) =>
  sql<WalletMovement[Name]>`${sql.identifier(name)}`.as(name)

/** What came back to the wallet is not listed: the status of the withdrawal shows it. */
function movementsOf(db: Executor, userId: Placeholder) {
  const columns = {
    id: column('id'),
    at: column('at'),
    kind: column('kind'),
    account: column('account'),
    amount: column('amount'),
    comment: column('comment'),
    trackingCode: column('trackingCode'),
    orderId: column('orderId'),
    orderStatus: column('orderStatus'),
    orderPaidAt: column('orderPaidAt'),
    depositStatus: column('depositStatus'),
    withdrawalId: column('withdrawalId'),
    withdrawalStatus: column('withdrawalStatus'),
    isInTransfer: column('isInTransfer'),
    returnedBy: column('returnedBy'),
  }
  return db.$with('movement', columns).as(sql`
    select 'entry-' || lpad(e.id::text, 10, '0') as id, t.at, t.kind, a.kind as account, e.amount,
      coalesce(w.admin_comment, t.comment) as comment,
      coalesce(w.tracking_code, o.tracking_code, p.tracking_code) as "trackingCode",
      t.order_id as "orderId", o.status as "orderStatus", o.paid_at as "orderPaidAt",
      null::text as "depositStatus", t.withdrawal_id as "withdrawalId",
      w.status as "withdrawalStatus", w.transfer_by is not null as "isInTransfer",
      (select case s.event when 'shopper.cancelled' then 'customer' else 'bank' end
        from ${withdrawalEvents} s
        where s.withdrawal_id = w.id and s.to_status = 'RETURNED') as "returnedBy"
    from ${ledgerEntries} e
    join ${ledgerAccounts} a on a.id = e.account_id
    join ${ledgerTransactions} t on t.id = e.transaction_id
    left join ${orders} o on o.id = t.order_id
    left join ${payments} p on p.id = t.payment_id
    left join ${withdrawals} w on w.id = t.withdrawal_id
    where a.user_id = ${userId} and t.kind not in ('shopping-return', 'withdrawal-return')
    union all
    select 'deposit-' || lpad(p.id::text, 10, '0'), p.created_at, 'deposit', 'balance', p.amount,
      null, p.tracking_code, null, null, null, p.status, null, null, false, null
    from ${payments} p
    where p.depositor_id = ${userId} and p.status in ('PENDING', 'CANCELLED')`)
}
