import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { limitHits } from '#server/platform/db/schema/accounts.ts'
import { uploads } from '#server/platform/db/schema/uploads.ts'

/** Makes concurrent transactions with the same key wait until this one ends. */
export async function lockLimit(tx: Transaction, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** The times of the hits under a key since `since`, oldest first. */
export async function findHits(db: Executor, key: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ happenedAt: limitHits.happenedAt })
    .from(limitHits)
    .where(and(eq(limitHits.key, key), gt(limitHits.happenedAt, since)))
    .orderBy(asc(limitHits.happenedAt))
  return rows.map((row) => row.happenedAt)
}

/** The hits under a key since `since` with their amounts, oldest first. */
export function findVolumes(db: Executor, key: string, since: Date) {
  return db
    .select({ amount: limitHits.amount, happenedAt: limitHits.happenedAt })
    .from(limitHits)
    .where(and(eq(limitHits.key, key), gt(limitHits.happenedAt, since)))
    .orderBy(asc(limitHits.happenedAt))
}

/** Inserts a hit with an amount. Returns its id. */
export async function insertVolume(
  db: Executor,
  key: string,
  amount: number,
  happenedAt: Date,
): Promise<number> {
  const [row] = await db
    .insert(limitHits)
    .values({ key, amount, happenedAt })
    .returning({ id: limitHits.id })
  if (row === undefined) throw new Error('a hit was not inserted')
  return row.id
}

export async function setVolume(db: Executor, id: number, amount: number): Promise<void> {
  await db.update(limitHits).set({ amount }).where(eq(limitHits.id, id))
}

/** Inserts a hit under each key. Returns their ids in the order of the keys. */
export async function insertHits(
  db: Executor,
  keys: string[],
  happenedAt: Date,
): Promise<number[]> {
  const rows = await db
    .insert(limitHits)
    .values(keys.map((key) => ({ key, happenedAt })))
    .returning({ id: limitHits.id })
  return rows.map((row) => row.id)
}

export async function deleteHits(db: Executor, ids: number[]): Promise<void> {
  await db.delete(limitHits).where(inArray(limitHits.id, ids))
}

export async function deleteHitsUnder(db: Executor, key: string): Promise<void> {
  await db.delete(limitHits).where(eq(limitHits.key, key))
}

export async function deleteHitsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(limitHits).where(lt(limitHits.happenedAt, before))
}

/** What the stored files of guests take together, published ones left out. */
export async function bytesOfGuests(db: Executor): Promise<number> {
  const [row] = await db
    .select({ bytes: sql`coalesce(sum(${uploads.bytes}), 0)`.mapWith(Number) })
    .from(uploads)
    .where(and(isNull(uploads.uploaderId), eq(uploads.isPublic, false)))
  return row?.bytes ?? 0
}
