import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '#server/platform/db/database.ts'
import { payments } from '#server/platform/db/schema/commerce.ts'
import { jobs } from '#server/platform/db/schema/operations.ts'
import type { JobKind } from '#server/platform/jobs/jobs.queries.ts'

export type JobsOfKind = {
  kind: JobKind
  waiting: number
  /** They failed before and will be tried again. */
  failing: number
  /** Seconds since the oldest waiting job was due, and since the oldest failing one was enqueued. */
  oldestWaiting: number
  oldestFailing: number
}

/** The open jobs that are due or have failed. A job that is being done is hidden by its lease, so it is not waiting. */
export async function selectOpenJobs(db: Executor, now: Date): Promise<JobsOfKind[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const age = (column: PgColumn) => sql`coalesce(extract(epoch from ${at} - min(${column})`
  const { rows } = await db.execute<JobsOfKind>(sql`
    select kind,
      count(*) filter (where run_at <= ${at})::int as waiting,
      count(*) filter (where last_error is not null)::int as failing,
      ${age(jobs.runAt)} filter (where run_at <= ${at})), 0)::float8 as "oldestWaiting",
      ${age(jobs.createdAt)} filter (where last_error is not null)), 0)::float8 as "oldestFailing"
    from ${jobs} where finished_at is null group by kind`)
  return rows
}

export type PaymentsByState = { gateway: string; status: string; count: number }

/** The payments of the last hour, at most the last 10,000, so that it stays cheap. */
export async function selectRecentPayments(db: Executor, now: Date): Promise<PaymentsByState[]> {
  const since = new Date(now.getTime() - 3_600_000)
  const { rows } = await db.execute<PaymentsByState>(sql`
    select gateway, status, count(*)::int as count
    from (select gateway, status, created_at from ${payments} order by id desc limit 10000) recent
    where created_at > ${since.toISOString()}::timestamptz group by gateway, status`)
  return rows
}

/** Seconds since the oldest pending payment was started; 0 if there is none. */
export async function selectOldestPending(db: Executor, now: Date): Promise<number> {
  const { rows } = await db.execute<{ age: number }>(sql`
    select coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(created_at)), 0)::float8 as age
    from ${payments} where status = 'PENDING'`)
  return rows[0]?.age ?? 0
}
