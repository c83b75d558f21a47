import { and, asc, desc, eq, like, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Schemas } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { withdrawalEvents, withdrawals } from '#server/platform/db/schema/commerce.ts'
import type { WithdrawalStatus } from '#machines/lifecycles/withdrawal/withdrawal.machine.ts'
import type { MoneyLookup } from './lookup.ts'

export type StaffWithdrawalRow = Awaited<ReturnType<typeof findStaffWithdrawals>>[number]
type Slice = { sort?: Schemas['MoneySort']; page: number; size: number }
type Filter = { status: WithdrawalStatus | null; lookup: MoneyLookup | null }

/**
 * One page of the withdrawals of all customers; without a sort the newest come first, and of the waiting ones the
 * oldest.
 */
export function findStaffWithdrawals(
  db: Executor,
  { status, lookup }: Filter,
  { sort, page, size }: Slice,
) {
  return staffWithdrawals(db)
    .where(and(status === null ? undefined : eq(withdrawals.status, status), matches(lookup)))
    .orderBy(...orderings[sort ?? (status === 'PENDING' ? 'created_at' : '-created_at')])
    .limit(size)
    .offset((page - 1) * size)
}

/** The newest withdrawals that match with an id below this one. */
export function findStaffWithdrawalsBelow(
  db: Executor,
  { status, lookup }: Filter,
  { below, limit }: { below: number; limit: number },
) {
  const isIn = status === null ? undefined : eq(withdrawals.status, status)
  return staffWithdrawals(db)
    .where(and(lt(withdrawals.id, below), isIn, matches(lookup)))
    .orderBy(desc(withdrawals.id))
    .limit(limit)
}

export async function findStaffWithdrawal(
  db: Executor,
  id: number,
): Promise<StaffWithdrawalRow | null> {
  const [row] = await staffWithdrawals(db).where(eq(withdrawals.id, id))
  return row ?? null
}

/** How many withdrawals that match are in each status, and how much they are together. */
export function countStaffWithdrawals(db: Executor, lookup: MoneyLookup | null) {
  return db
    .select({
      status: withdrawals.status,
      total: sql<number>`count(*)::int`,
      amount: sql`sum(${withdrawals.amount})`.mapWith(Number),
    })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(matches(lookup))
    .groupBy(withdrawals.status)
}

/** Whether the customer took it back. */
export async function isCancelled(tx: Transaction, id: number): Promise<boolean> {
  const events = await tx
    .select({ id: withdrawalEvents.id })
    .from(withdrawalEvents)
    .where(
      and(eq(withdrawalEvents.withdrawalId, id), eq(withdrawalEvents.event, 'shopper.cancelled')),
    )
  return events.length > 0
}

/** Waits for other transactions that record the same code of a bank. */
export async function lockBankCode(tx: Transaction, code: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank_codes'), hashtext(${code}))`)
}

/** The latest other withdrawal with this code of a bank; null if there is none. */
export async function findOtherWithCode(
  tx: Transaction,
  code: string,
  id: number,
): Promise<number | null> {
  const [row] = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.bankTrackingCode, code), ne(withdrawals.id, id)))
    .orderBy(desc(withdrawals.id))
    .limit(1)
  return row?.id ?? null
}

/** The recorded payment of a withdrawal, with its customer and the member who recorded it; null if it was not paid. */
export async function findPayment(tx: Transaction, id: number) {
  const [row] = await tx
    .select({
      trackingCode: withdrawals.trackingCode,
      bankTrackingCode: withdrawals.bankTrackingCode,
      firstName: users.firstName,
      lastName: users.lastName,
      at: withdrawalEvents.at,
      recorder: {
        id: recorders.id,
        firstName: recorders.firstName,
        lastName: recorders.lastName,
      },
    })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .innerJoin(
      withdrawalEvents,
      and(
        eq(withdrawalEvents.withdrawalId, withdrawals.id),
        eq(withdrawalEvents.event, 'staff.paid'),
      ),
    )
    .innerJoin(recorders, eq(withdrawalEvents.actor, sql`'staff:' || ${recorders.id}`))
    .where(eq(withdrawals.id, id))
  return row ?? null
}

const recorders = alias(users, 'recorders')

/** Stores what the bank calls the transfer of a locked withdrawal. */
export async function setBankTrackingCode(
  tx: Transaction,
  id: number,
  bankTrackingCode: string,
): Promise<void> {
  await tx.update(withdrawals).set({ bankTrackingCode }).where(eq(withdrawals.id, id))
}

/** Stores who transfers a locked withdrawal at the bank, and since when; null for nobody. */
export async function setTransfer(
  tx: Transaction,
  id: number,
  transfer: { by: number; since: Date } | null,
): Promise<void> {
  const { by, since } = transfer ?? { by: null, since: null }
  await tx
    .update(withdrawals)
    .set({ transferBy: by, transferSince: since })
    .where(eq(withdrawals.id, id))
}

const transferrers = alias(users, 'transferrers')

const staffWithdrawals = (db: Executor) =>
  db
    .select({
      withdrawal: withdrawals,
      transferrer: { firstName: transferrers.firstName, lastName: transferrers.lastName },
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      handledAt: sql<Date | null>`(select max(e.at) from ${withdrawalEvents} e
        where e.withdrawal_id = ${withdrawals.id} and e.from_status is not null)`.mapWith(
        withdrawalEvents.at,
      ),
      isCancelled: sql<boolean>`exists (select from ${withdrawalEvents} e
        where e.withdrawal_id = ${withdrawals.id} and e.event = 'shopper.cancelled')`,
    })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .leftJoin(transferrers, eq(transferrers.id, withdrawals.transferBy))

function matches(lookup: MoneyLookup | null) {
  if (lookup === null) return undefined
  const { code, phoneStart } = lookup
  return or(
    eq(withdrawals.trackingCode, code),
    eq(withdrawals.bankTrackingCode, code),
    phoneStart === null ? undefined : like(users.phone, `${phoneStart}%`),
  )
}

const orderings = {
  '-created_at': [desc(withdrawals.id)],
  created_at: [asc(withdrawals.id)],
  '-amount': [desc(withdrawals.amount), desc(withdrawals.id)],
  amount: [asc(withdrawals.amount), asc(withdrawals.id)],
}
