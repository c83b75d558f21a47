import { staffMessageInputLimits } from '#api/limits.ts'
import { plainText } from '#domain/persian.ts'
import { sameSitePath } from '#domain/redirect.ts'
import { isShopLink } from '#domain/shop-link.ts'
import type { Context } from '#server/context.ts'
import { recordAction, repeatedAction } from '#server/features/staff/audit.service.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { refusedField, requireFilled, requireReason, trimmed } from '#server/platform/fields.ts'
import { enqueue, type JobRun } from '#server/platform/jobs/job-runner.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import * as queries from './staff-messages.queries.ts'

const pageSize = 20
/** Customers per transaction. */
const batchSize = 1_000

/** One page of what staff wrote to customers, newest first. */
export async function listStaffMessages(
  { db }: Context,
  before: number | undefined,
): Promise<Schemas['StaffMessagePage']> {
  const rows = await queries.findSent(db, { before }, pageSize + 1)
  const results = await bodiesOf(db, rows.slice(0, pageSize))
  return { results, next: rows.length > pageSize ? (results.at(-1)?.id ?? null) : null }
}

/** How many customers a message to all of them would reach. */
export async function countMessageReaders({
  db,
  now,
}: Context): Promise<Schemas['MessageReaders']> {
  return { readers: await queries.countReaders(db, { userId: null, at: new Date(now()) }) }
}

/**
 * Writes to one customer, or to all who have an account now; these get it in the background. The same key sends it
 * once. Throws `customer_not_found`, `idempotency_key_reused`, and `validation_failed` for a link outside the shop.
 */
export function sendStaffMessage(
  { db, now }: Context,
  staffId: number,
  request: Schemas['StaffMessageInput'],
  requestKey: string,
): Promise<Schemas['StaffMessage']> {
  const { customer_id: userId, link: typedLink, ...typed } = request
  const words = trimmed({ title: plainText(typed.title), text: plainText(typed.text) })
  requireFilled(words)
  if (typedLink !== null && !isShopLink(typedLink)) throw refusedField('link', 'pattern')
  const link = typedLink === null ? null : sameSitePath(typedLink)
  if (link !== null && link.length > staffMessageInputLimits.link)
    throw refusedField('link', 'maxLength')
  return transaction(db, async (tx) => {
    const action = {
      staffId,
      requestKey,
      request,
      action: 'sendStaffMessage',
      subject: 'message',
    } as const
    const earlier = await repeatedAction(tx, action)
    if (earlier !== null) return bodyOf(tx, earlier.subjectId)
    const at = new Date(now())
    const recipients = await queries.countReaders(tx, { userId, at })
    if (userId !== null && recipients === 0) throw new Problem('customer_not_found')
    const message = { staffId, userId, ...words, link, recipients, sentAt: at }
    const id = await queries.insertStaffMessage(tx, message)
    if (userId === null)
      await enqueue(tx, { kind: 'deliver-message', payload: { message_id: id }, runAt: at })
    else {
      await queries.insertForReaders(tx, { ...message, id, reachedId: 0 }, 1)
      await queries.updateStaffMessage(tx, id, { deliveredAt: at })
    }
    const after = { ...words, link, readers: recipients }
    await recordAction(tx, { ...action, subjectId: id, before: {}, after, at })
    return bodyOf(tx, id)
  })
}

/**
 * Takes a message back. The same key withdraws it once. Throws `message_not_found`, `move_impossible` if it was
 * withdrawn before, `reason_required`, `idempotency_key_reused`.
 */
export function withdrawStaffMessage(
  { db, now }: Context,
  staffId: number,
  id: number,
  text: string,
  requestKey: string,
): Promise<Schemas['StaffMessage']> {
  const reason = requireReason(text)
  return transaction(db, async (tx) => {
    const message = await queries.lockStaffMessage(tx, id)
    if (message === null) throw new Problem('message_not_found')
    const action = {
      staffId,
      requestKey,
      request: { reason },
      action: 'withdrawStaffMessage',
      subject: 'message',
      subjectId: id,
    } as const
    if ((await repeatedAction(tx, action)) !== null) return bodyOf(tx, id)
    if (message.withdrawnAt !== null) throw new Problem('move_impossible')
    const at = new Date(now())
    await queries.updateStaffMessage(tx, id, { withdrawnAt: at })
    const [before, after] = [{ withdrawn_at: null }, { withdrawn_at: at.toISOString() }]
    await recordAction(tx, { ...action, before, after, reason, at })
    return bodyOf(tx, id)
  })
}

/** Delivers a message to all customers, batch by batch; continues where an earlier run has ended. */
export async function deliverMessage(
  context: Context,
  id: number,
  { signal }: JobRun,
): Promise<Date | null> {
  while (!signal.aborted) if (await deliverBatch(context, id)) return null
  return new Date(context.now())
}

/** Delivers one more batch, unless the message was withdrawn; whether it was the last one. */
function deliverBatch({ db, now }: Context, id: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    const message = await queries.lockStaffMessage(tx, id)
    if (message === null || message.withdrawnAt !== null || message.deliveredAt !== null)
      return true
    const reached = await queries.insertForReaders(tx, message, batchSize)
    const isLast = reached.length < batchSize
    await queries.updateStaffMessage(tx, id, {
      reachedId: Math.max(message.reachedId, ...reached),
      ...(isLast && { deliveredAt: new Date(now()) }),
    })
    return isLast
  })
}

async function bodyOf(db: Executor, id: number): Promise<Schemas['StaffMessage']> {
  const [body] = await bodiesOf(db, await queries.findSent(db, { id }, 1))
  if (body === undefined) throw new Error(`message ${id} is gone`)
  return body
}

async function bodiesOf(
  db: Executor,
  rows: readonly queries.SentMessageRow[],
): Promise<Schemas['StaffMessage'][]> {
  const read = await queries.countRead(
    db,
    rows.map(({ message }) => message.id),
  )
  return rows.map(({ message, author, customer }) => ({
    id: message.id,
    title: message.title,
    text: message.text,
    link: message.link,
    customer: customer === null ? null : personBody(customer),
    author: personBody(author),
    sent_at: message.sentAt.toISOString(),
    readers: message.recipients,
    read: read.get(message.id) ?? 0,
    is_delivered: message.deliveredAt !== null,
    withdrawn_at: message.withdrawnAt?.toISOString() ?? null,
  }))
}

const personBody = (person: queries.SentMessageRow['author']): Schemas['MessagePerson'] => ({
  id: person.id,
  first_name: person.firstName,
  last_name: person.lastName,
})
