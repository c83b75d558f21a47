import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { jobs } from '#server/platform/db/schema/operations.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'

export type JobKind = (typeof jobs.$inferSelect)['kind']
export type JobPayload = (typeof jobs.$inferSelect)['payload']
export type NewJob = { kind: JobKind; payload: JobPayload; runAt: Date; uniqueKey?: string | null }
export type TakenJob = { id: number; kind: JobKind; payload: JobPayload; attempts: number }

export async function insertJob(db: Executor, job: NewJob): Promise<void> {
  await insertNew(db, { ...job, uniqueKey: job.uniqueKey ?? null })
}

const insertNew = statement('insert-job', (db: Executor, at: Places<Required<NewJob>>) =>
  db
    .insert(jobs)
    .values({
      kind: sql`${at('kind')}`,
      payload: at('payload'),
      runAt: at('runAt'),
      uniqueKey: at('uniqueKey'),
    })
    .onConflictDoNothing(),
)

/** Fetches due jobs of these kinds that no other process is working on, and hides them until `until`. */
export async function takeJobs(
  db: Executor,
  { kinds, now, until, limit }: { kinds: JobKind[]; now: Date; until: Date; limit: number },
): Promise<TakenJob[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.finishedAt), lte(jobs.runAt, now), inArray(jobs.kind, kinds)))
    .orderBy(asc(jobs.runAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(jobs)
    .set({ runAt: until, attempts: sql`${jobs.attempts} + 1` })
    .where(inArray(jobs.id, due))
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts })
}

export async function finishJob(db: Executor, id: number, finishedAt: Date): Promise<void> {
  await db.update(jobs).set({ finishedAt, lastError: null }).where(eq(jobs.id, id))
}

export async function postponeJob(
  db: Executor,
  id: number,
  next: { runAt: Date; attempts: number; lastError: string | null },
): Promise<void> {
  await db.update(jobs).set(next).where(eq(jobs.id, id))
}

/** Deletes jobs that were done before `before`. */
export async function deleteFinishedJobs(db: Executor, before: Date): Promise<void> {
  await db.delete(jobs).where(lt(jobs.finishedAt, before))
}
