import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { StaffRole } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { sessions, users } from '#server/platform/db/schema/accounts.ts'
import { staffRoles } from '#server/platform/db/schema/staff.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'

export type SessionRow = {
  id: string
  userId: number
  roles: StaffRole[]
  accessHash: string
  accessExpiresAt: Date
  refreshHash: string
  previousRefreshHash: string | null
  rotatedAt: Date
  expiresAt: Date
  /** Whether the account has a password: some are opened with codes alone. */
  hasPassword: boolean
} & Factors

/** When each factor was given in a session, last; null if it was not. */
export type FactorInstants = { passwordProvenAt: Date | null; codeProvenAt: Date | null }

/** The same, and when a code alone was enough to set the account's password. */
export type Factors = FactorInstants & { passwordSetByCodeAt: Date | null }

const columns = {
  id: sessions.id,
  userId: sessions.userId,
  roles: sql<StaffRole[]>`array(select ${staffRoles.role} from ${staffRoles}
    where ${staffRoles.userId} = ${users.id} order by 1)`,
  accessHash: sessions.accessHash,
  accessExpiresAt: sessions.accessExpiresAt,
  refreshHash: sessions.refreshHash,
  previousRefreshHash: sessions.previousRefreshHash,
  rotatedAt: sessions.rotatedAt,
  expiresAt: sessions.expiresAt,
  passwordProvenAt: sessions.passwordProvenAt,
  codeProvenAt: sessions.codeProvenAt,
  passwordSetByCodeAt: users.passwordSetByCodeAt,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
}

/** Joined, because a select from one table would leave the tables' names out of the subquery. */
const openSession = (db: Executor) =>
  db.select(columns).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).$dynamic()

const selectByAccess = statement(
  'session-by-access',
  (db: Executor, at: Places<{ accessHash: string }>) =>
    openSession(db).where(and(eq(sessions.accessHash, at('accessHash')), isNull(sessions.endedAt))),
)

export async function findByAccess(db: Executor, accessHash: string): Promise<SessionRow | null> {
  const [row] = await selectByAccess(db, { accessHash })
  return row ?? null
}

export async function findByRefresh(db: Executor, hash: string): Promise<SessionRow | null> {
  const [row] = await openSession(db).where(
    and(eq(sessions.refreshHash, hash), isNull(sessions.endedAt)),
  )
  return row ?? null
}

export async function findByPreviousRefresh(
  db: Executor,
  hash: string,
): Promise<SessionRow | null> {
  const [row] = await openSession(db).where(
    and(eq(sessions.previousRefreshHash, hash), isNull(sessions.endedAt)),
  )
  return row ?? null
}

/** Whether an account is open; it stays so until the transaction ends. The lock is that of a foreign key. */
export async function holdOpen(tx: Executor, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .for('key share')
  return rows.length > 0
}

type Hashes = { accessHash: string; accessExpiresAt: Date; refreshHash: string; expiresAt: Date }

export async function insertSession(
  db: Executor,
  session: Hashes &
    Partial<FactorInstants> & {
      id: string
      userId: number
      device: string | null
      createdAt: Date
    },
): Promise<void> {
  await db.insert(sessions).values({ ...session, rotatedAt: session.createdAt })
}

/** Replaces `refreshHash` by new hashes. Returns false when another request rotated it in the meantime. */
export async function rotateSession(
  db: Executor,
  { id, refreshHash, now }: { id: string; refreshHash: string; now: Date },
  next: Hashes,
): Promise<boolean> {
  const rotated = await db
    .update(sessions)
    .set({ ...next, previousRefreshHash: refreshHash, rotatedAt: now })
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.refreshHash, refreshHash),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .returning({ id: sessions.id })
  return rotated.length > 0
}

/** Notes that a factor was given in a session. Returns when the factors were given, null if the session has ended. */
export async function proveFactors(
  db: Executor,
  id: string,
  proven: Partial<FactorInstants>,
): Promise<FactorInstants | null> {
  const [row] = await db
    .update(sessions)
    .set(proven)
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning({
      passwordProvenAt: sessions.passwordProvenAt,
      codeProvenAt: sessions.codeProvenAt,
    })
  return row ?? null
}

/** Lets no session of a user count as one in which the factors were given. */
export async function forgetFactorsOf(db: Executor, userId: number): Promise<void> {
  await db
    .update(sessions)
    .set({ passwordProvenAt: null, codeProvenAt: null })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
}

/** Whether a session has neither factor and the roles of its user were changed since it was opened. */
export async function haveRolesChanged(db: Executor, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(staffRoles, eq(staffRoles.userId, sessions.userId))
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.passwordProvenAt),
        isNull(sessions.codeProvenAt),
        gt(staffRoles.grantedAt, sessions.createdAt),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function endSession(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
}

/** The sessions of a user that have not ended, the one last used first. */
export function findSessionsOf(db: Executor, userId: number, now: Date) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      rotatedAt: sessions.rotatedAt,
    })
    .from(sessions)
    .where(runningOf(userId, now))
    .orderBy(desc(sessions.rotatedAt), sessions.id)
}

export async function endOwnSession(
  db: Executor,
  userId: number,
  id: string,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), runningOf(userId, now)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

const runningOf = (userId: number, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now))

/** Ends the sessions of a user, except `keep`. */
export async function endSessionsOf(
  db: Executor,
  userId: number,
  now: Date,
  keep: string | null,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        ...(keep === null ? [] : [ne(sessions.id, keep)]),
      ),
    )
}

/** Ends the sessions of a user that were opened before their newest `count` running ones. */
export async function endBeyond(
  db: Executor,
  userId: number,
  now: Date,
  count: number,
): Promise<void> {
  const older = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(runningOf(userId, now))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(count)
  await db.update(sessions).set({ endedAt: now }).where(inArray(sessions.id, older))
}

/** Deletes the sessions that ended or expired before `before`. */
export async function deleteSessionsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.endedAt, before)))
}
