import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import { requireOpenAccount } from '#server/http/security/sessions.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { lockLimit } from '#server/platform/limits/limits.queries.ts'
import { Problem } from '#server/problem.ts'
import * as queries from './push.queries.ts'

/** More browsers than one person uses; the one subscribed first is forgotten. */
const browsersPerUser = 10
/** A push is given up when its message is this old; the message itself stays on the site. */
const worthPushingMs = 24 * 3_600_000

/** The shop's key, and the caller's own subscriptions. */
export async function getPush(
  { db, push, now }: Context,
  { userId }: SignedInCaller,
): Promise<Schemas['Push']> {
  return {
    public_key: push.publicKey,
    endpoints: await queries.findEndpoints(db, userId, new Date(now())),
  }
}

/**
 * Subscribes the caller's browser until the session ends. Throws `push_not_offered` and `push_service_unknown`: the shop
 * writes only to push services that it knows. Throws like `requireOpenAccount` too.
 */
export async function subscribeToPush(
  context: Context,
  caller: SignedInCaller,
  { endpoint, keys }: Schemas['PushSubscription'],
): Promise<Schemas['Push']> {
  const { db, push, now } = context
  const { userId, sessionId } = caller
  if (push.publicKey === null) throw new Problem('push_not_offered')
  if (!push.accepts(endpoint)) throw new Problem('push_service_unknown')
  const createdAt = new Date(now())
  await transaction(db, async (tx) => {
    await requireOpenAccount(tx, userId)
    await lockLimit(tx, `push:${userId}`)
    await queries.upsertSubscription(tx, { userId, sessionId, endpoint, ...keys, createdAt })
    await queries.deleteBeyond(tx, userId, browsersPerUser)
  })
  return getPush(context, caller)
}

export async function unsubscribeFromPush(
  context: Context,
  caller: SignedInCaller,
  endpoint: string,
): Promise<Schemas['Push']> {
  await queries.deleteOwn(context.db, caller.userId, endpoint)
  return getPush(context, caller)
}

/** Pushes a message to one browser, and forgets a browser that is no longer subscribed. */
export async function sendPush(
  { db, push, log, now }: Context,
  { messageId, subscriptionId }: { messageId: number; subscriptionId: number },
): Promise<void> {
  const found = await queries.findPush(db, { messageId, subscriptionId, now: new Date(now()) })
  if (found === null || now() - found.sentAt.getTime() > worthPushingMs) return
  const { title, text } = found
  const body = JSON.stringify({ id: messageId, title, text } satisfies PushedMessage)
  const outcome = await push.send(found, body, { topic: `message-${messageId}` })
  if (outcome === 'gone') await queries.deleteSubscription(db, subscriptionId)
  if (outcome === 'refused')
    log.error({ subscription: subscriptionId }, 'a push service refused a message for good')
}

/** What the service worker reads from a push (`src/app/service-worker/news.ts`). */
type PushedMessage = { id: number; title: string; text: string }
