import { and, asc, desc, eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import {
  paymentDifferences,
  paymentReports,
  payments,
} from '#server/platform/db/schema/commerce.ts'
import type { Difference } from './payment-report.ts'

type ReportRecord = typeof paymentReports.$inferSelect
export type DifferenceRow = Awaited<ReturnType<typeof findDifferences>>[number]
type Kind = Difference['kind']
type NewReport = Omit<ReportRecord, 'id'>

/** Our payments at a provider that have one of these references, by ours or by the provider's token. */
export function findNamedPayments(db: Executor, gateway: string, references: readonly string[]) {
  const named = sql`any(${sql.param([...references])}::text[])`
  return db
    .select(reported)
    .from(payments)
    .where(
      and(
        eq(payments.gateway, gateway),
        or(sql`${payments.referenceNumber} = ${named}`, sql`${payments.token} = ${named}`),
      ),
    )
}

/** What we count as paid at a provider between two instants. */
export function findPaidBetween(db: Executor, gateway: string, from: Date, until: Date) {
  return db
    .select(reported)
    .from(payments)
    .where(
      and(
        eq(payments.gateway, gateway),
        eq(payments.status, 'SUCCESSFUL'),
        gte(payments.settledAt, from),
        lt(payments.settledAt, until),
      ),
    )
    .orderBy(asc(payments.id))
}

const reported = {
  id: payments.id,
  referenceNumber: payments.referenceNumber,
  token: payments.token,
  amount: payments.amount,
  status: payments.status,
}

/** The latest reports, each with how many differences it has and how many are open. */
export function findReports(db: Executor, limit: number) {
  return reports(db).orderBy(desc(paymentReports.id)).limit(limit)
}

export async function findReport(db: Executor, id: number) {
  const [row] = await reports(db).where(eq(paymentReports.id, id))
  return row ?? null
}

/** Returns the id of the report; null if the same file was compared for the same days. */
export async function insertReport(tx: Transaction, report: NewReport): Promise<number | null> {
  const [row] = await tx
    .insert(paymentReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: paymentReports.id })
  return row?.id ?? null
}

export async function findReportOfFile(
  db: Executor,
  { gateway, fromDay, toDay, digest }: Pick<NewReport, 'gateway' | 'fromDay' | 'toDay' | 'digest'>,
) {
  const [row] = await reports(db).where(
    and(
      eq(paymentReports.gateway, gateway),
      eq(paymentReports.fromDay, fromDay),
      eq(paymentReports.toDay, toDay),
      eq(paymentReports.digest, digest),
    ),
  )
  return row ?? null
}

/** Keeps what differs, in one statement. */
export async function insertDifferences(
  tx: Transaction,
  reportId: number,
  differences: readonly Difference[],
): Promise<void> {
  if (differences.length === 0) return
  const column = <Value>(read: (each: Difference) => Value) => sql.param(differences.map(read))
  await tx.execute(sql`
    insert into ${paymentDifferences}
      (report_id, kind, row, reference, their_amount, payment_id, our_amount)
    select ${reportId}::int, each.* from unnest(
      ${column(({ kind }) => kind)}::text[], ${column(({ row }) => row)}::int[],
      ${column(({ reference }) => reference)}::text[],
      ${column(({ theirAmount }) => theirAmount)}::bigint[],
      ${column(({ paymentId }) => paymentId)}::int[],
      ${column(({ ourAmount }) => ourAmount)}::bigint[]) as each`)
}

/** Up to `limit` differences of a report in the order of its rows, missing ones last. */
export function findDifferences(
  db: Executor,
  reportId: number,
  { kind, after, limit }: { kind?: Kind; after?: number; limit: number },
) {
  return differences(db)
    .where(
      and(
        eq(paymentDifferences.reportId, reportId),
        kind === undefined ? undefined : eq(paymentDifferences.kind, kind),
        after === undefined ? undefined : gt(paymentDifferences.id, after),
      ),
    )
    .orderBy(asc(paymentDifferences.id))
    .limit(limit)
}

/** How many differences of each kind a report has. */
export function countDifferences(db: Executor, reportId: number) {
  return db
    .select({ kind: paymentDifferences.kind, total: sql<number>`count(*)::int` })
    .from(paymentDifferences)
    .where(eq(paymentDifferences.reportId, reportId))
    .groupBy(paymentDifferences.kind)
}

export async function findDifference(db: Executor, id: number): Promise<DifferenceRow | null> {
  const [row] = await differences(db).where(eq(paymentDifferences.id, id))
  return row ?? null
}

/** Locks a difference until the transaction ends. */
export async function lockDifference(tx: Transaction, id: number): Promise<void> {
  await tx
    .select({ id: paymentDifferences.id })
    .from(paymentDifferences)
    .where(eq(paymentDifferences.id, id))
    .for('no key update')
}

export async function updateDifference(
  tx: Transaction,
  id: number,
  change: { note: string; settledAt: Date | null },
): Promise<void> {
  await tx.update(paymentDifferences).set(change).where(eq(paymentDifferences.id, id))
}

function reports(db: Executor) {
  const counted = (condition = sql`true`) => sql<number>`(select count(*)::int
    from ${paymentDifferences} d where d.report_id = ${paymentReports}.id and ${condition})`
  return db
    .select({
      report: paymentReports,
      differences: counted(),
      open: counted(sql`d.settled_at is null`),
    })
    .from(paymentReports)
}

const differences = (db: Executor) =>
  db
    .select({ difference: paymentDifferences, orderId: payments.orderId })
    .from(paymentDifferences)
    .leftJoin(payments, eq(payments.id, paymentDifferences.paymentId))
