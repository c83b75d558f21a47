import { comparable } from '#domain/persian.ts'
import type { Context } from '#server/context.ts'
import type { Caller } from '#server/http/contract/caller.ts'
import { requireOpenAccount } from '#server/http/security/sessions.service.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { logRequest } from '#server/platform/lifecycle/lifecycle.queries.ts'
import { lockLimit } from '#server/platform/limits/limits.queries.ts'
import { addressKey, countRequest } from '#server/platform/limits/limits.service.ts'

import { insertRequest, type NewRequest } from './requests.queries.ts'

const dayMs = 24 * 3_600_000

type Request<Row> = Asked & {
  /** The same request, sent since then. */
  find: (tx: Transaction, since: Date) => Promise<Row | null>
  insert: (tx: Transaction, sentAt: Date, requestId: number) => Promise<Row>
}

type Asked = Pick<NewRequest, 'kind' | 'phone'> & { name?: string; text?: string }

/**
 * Stores what a visitor asks the shop for. The same request within a day is a repeated try and returns the first one.
 * Throws `too_many_requests` beyond the hourly limit of a customer, or of a guest's address, and like `requireOpenAccount`.
 */
export function storeRequest<Row>(
  context: Context,
  caller: Caller,
  { find, insert, ...asked }: Request<Row>,
): Promise<Row> {
  const author = caller.kind === 'user' ? `user:${caller.userId}` : addressKey(caller.address)
  const key = `request:${author}`
  const now = new Date(context.now())
  return transaction(context.db, async (tx) => {
    if (caller.kind === 'user') await requireOpenAccount(tx, caller.userId)
    await lockLimit(tx, key)
    const earlier = await find(tx, new Date(now.getTime() - dayMs))
    if (earlier !== null) return earlier
    const { requestsPerHour: perHour } = context.config.limits
    await countRequest(context, tx, { key, perHour })
    const userId = caller.kind === 'user' ? caller.userId : null
    return insert(tx, now, await openRequest(tx, asked, userId, now))
  })
}

/** Puts a request into the queue of the back office and returns its id. */
export async function openRequest(
  tx: Transaction,
  { kind, phone, name, text }: Asked,
  userId: number | null,
  sentAt: Date,
): Promise<number> {
  const searchText = comparable([name, text].filter((part) => part !== undefined).join(' '))
  const request = { kind, userId, name, phone, searchText, openSince: sentAt, sentAt }
  const id = await insertRequest(tx, request)
  const actor = userId === null ? 'guest' : `user:${userId}`
  await logRequest(tx, id, { from: null, event: 'customer.sent', to: 'NEW', actor, at: sentAt })
  return id
}
