import { randomUUID } from 'node:crypto'
import type { PresentedTokens } from '#server/http/contract/types.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Executor } from '#server/platform/db/database.ts'
import * as queries from './sessions.queries.ts'
import type { SessionRow } from './sessions.queries.ts'
import type { Factor } from './factors.ts'
import { hashToken, nextPair, randomPair, sessionNamedIn, type TokenPair } from './tokens.ts'

type Needs = Pick<Context, 'db' | 'config' | 'now'>

export type Session = Pick<
  SessionRow,
  | 'id'
  | 'userId'
  | 'roles'
  | 'hasPassword'
  | 'passwordProvenAt'
  | 'codeProvenAt'
  | 'passwordSetByCodeAt'
>

/** More browsers than one person uses; the session opened first ends. */
const sessionsPerUser = 30

/**
 * Creates a session in the transaction that signs the user in. Throws `session_expired` for a closed account.
 * @param factor what the user has given for it
 * @param device the User-Agent of the browser
 */
export async function openSession(
  context: Needs,
  executor: Executor,
  { userId, factor, device }: { userId: number; factor: Factor; device: string | null },
): Promise<TokenPair> {
  await requireOpenAccount(executor, userId)
  const id = randomUUID()
  const createdAt = new Date(context.now())
  const pair = randomPair(context.config.sessionSecret, id)
  await queries.insertSession(executor, {
    id,
    userId,
    device,
    createdAt,
    ...(factor === 'password' ? { passwordProvenAt: createdAt } : { codeProvenAt: createdAt }),
    ...stored(context, pair),
  })
  await queries.endBeyond(executor, userId, createdAt, sessionsPerUser)
  return pair
}

/**
 * Throws `session_expired` for an account that was closed since its request was let in. Otherwise it is not closed until the
 * transaction ends. A transaction that locks the cart or the wallet too locks them first, as closing does.
 */
export async function requireOpenAccount(tx: Executor, userId: number): Promise<void> {
  if (!(await queries.holdOpen(tx, userId))) throw new Problem('session_expired')
}

/** The sessions of a user that have not ended, the one last used first. */
export const listSessions = ({ db, now }: Needs, userId: number) =>
  queries.findSessionsOf(db, userId, new Date(now()))

/** Ends one session of a user. Returns false if there is none with this id. */
export const endSessionOf = ({ db, now }: Needs, userId: number, id: string): Promise<boolean> =>
  queries.endOwnSession(db, userId, id, new Date(now()))

/** The session of a valid access token. */
export async function findSession(context: Needs, access: string): Promise<Session | null> {
  const row = await queries.findByAccess(context.db, hashToken(access))
  if (!row || row.accessExpiresAt.getTime() <= context.now()) return null
  return sessionOf(row)
}

/**
 * Exchanges a refresh token for a new pair. The previous token returns the current pair during its grace period. Any
 * other use of a former token, however old, ends the session, since it may be stolen. Returns null for an invalid token.
 */
export async function renewSession(
  context: Needs,
  refresh: string,
): Promise<{ session: Session; tokens: TokenPair } | null> {
  const hash = hashToken(refresh)
  const current = await queries.findByRefresh(context.db, hash)
  if (!current) return renewPredecessor(context, refresh, hash)
  const now = new Date(context.now())
  if (current.expiresAt <= now) return null
  const tokens = nextPair(context.config.sessionSecret, current.id, refresh)
  const rotated = await queries.rotateSession(
    context.db,
    { id: current.id, refreshHash: hash, now },
    stored(context, tokens),
  )
  return rotated
    ? { session: sessionOf(current), tokens }
    : renewPredecessor(context, refresh, hash)
}

/** The session of a read-only request: a rendered page. */
export async function peekSession(
  context: Needs,
  { access, refresh }: PresentedTokens,
): Promise<Session | null> {
  const found = access === null ? null : await findSession(context, access)
  if (found || refresh === null) return found
  const hash = hashToken(refresh)
  const current = await queries.findByRefresh(context.db, hash)
  if (current) return current.expiresAt.getTime() > context.now() ? sessionOf(current) : null
  const successor = await queries.findByPreviousRefresh(context.db, hash)
  return successor && withinGrace(context, successor) ? sessionOf(successor) : null
}

/** Ends the session of any of the tokens. */
export async function endSession(
  context: Needs,
  { access, refresh }: PresentedTokens,
): Promise<void> {
  const rows = await Promise.all([
    access === null ? null : queries.findByAccess(context.db, hashToken(access)),
    refresh === null ? null : queries.findByRefresh(context.db, hashToken(refresh)),
    refresh === null ? null : queries.findByPreviousRefresh(context.db, hashToken(refresh)),
  ])
  const ids = new Set(rows.flatMap((row) => (row ? [row.id] : [])))
  if (ids.size === 0 && refresh !== null) await endNamedSession(context, refresh)
  const now = new Date(context.now())
  await Promise.all([...ids].map((id) => queries.endSession(context.db, id, now)))
}

async function renewPredecessor(context: Needs, refresh: string, hash: string) {
  const row = await queries.findByPreviousRefresh(context.db, hash)
  if (!row) {
    await endNamedSession(context, refresh)
    return null
  }
  const tokens = nextPair(context.config.sessionSecret, row.id, refresh)
  if (withinGrace(context, row) && hashToken(tokens.refresh) === row.refreshHash)
    return { session: sessionOf(row), tokens }
  await queries.endSession(context.db, row.id, new Date(context.now()))
  return null
}

/** Ends the session of a former token. The id alone ends nothing: the account's list of sessions shows it. */
async function endNamedSession({ db, config, now }: Needs, refresh: string): Promise<void> {
  const id = sessionNamedIn(config.sessionSecret, refresh)
  if (id !== null) await queries.endSession(db, id, new Date(now()))
}

const withinGrace = ({ config, now }: Needs, { rotatedAt }: SessionRow) =>
  now() - rotatedAt.getTime() <= config.limits.refreshGraceSeconds * 1000

const sessionOf = (row: SessionRow): Session => ({
  id: row.id,
  userId: row.userId,
  roles: row.roles,
  hasPassword: row.hasPassword,
  passwordProvenAt: row.passwordProvenAt,
  codeProvenAt: row.codeProvenAt,
  passwordSetByCodeAt: row.passwordSetByCodeAt,
})

const stored = ({ config, now }: Needs, { access, refresh }: TokenPair) => ({
  accessHash: hashToken(access),
  accessExpiresAt: new Date(now() + config.limits.accessSeconds * 1000),
  refreshHash: hashToken(refresh),
  expiresAt: new Date(now() + config.limits.refreshSeconds * 1000),
})
