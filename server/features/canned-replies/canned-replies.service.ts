import { unknownPlaces } from '#domain/canned-reply.ts'
import { plainText } from '#domain/persian.ts'
import { staffCannedReplies } from '#i18n/fa/staff-canned-replies.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { refusedField, requireFilled, trimmed } from '#server/platform/fields.ts'
import { changedMeanwhile, recordAction } from '#server/features/staff/audit.service.ts'
import * as queries from './canned-replies.queries.ts'
import type { CannedReplyRow } from './canned-replies.queries.ts'

/** The canned replies to tickets, by title. */
export async function listCannedReplies({
  db,
}: {
  db: Executor
}): Promise<Schemas['CannedReplies']> {
  return { results: await queries.findReplies(db) }
}

/** Throws `validation_failed` for an unknown placeholder. */
export function createCannedReply(
  { db, now }: Context,
  staffId: number,
  input: Schemas['CannedReplyInput'],
): Promise<Schemas['CannedReplies']> {
  const words = wordsOf(input)
  return transaction(db, async (tx) => {
    const id = await queries.insertReply(tx, words)
    await recordAction(tx, {
      staffId,
      action: 'createCannedReply',
      subject: 'canned_reply',
      subjectId: id,
      before: {},
      after: words,
      at: new Date(now()),
    })
    return listCannedReplies({ db: tx })
  })
}

/** Throws `canned_reply_not_found`, and `changed_meanwhile` if a colleague has changed it since it was shown. */
export function updateCannedReply(
  { db, now }: Context,
  staffId: number,
  id: number,
  { expected_version: expected, ...input }: Schemas['CannedReplyChange'],
): Promise<Schemas['CannedReplies']> {
  const words = wordsOf(input)
  return transaction(db, async (tx) => {
    const before = await lockedReply(tx, id)
    if (before.version !== expected)
      throw await changedMeanwhile(tx, { staffId, subject: 'canned_reply', subjectId: id })
    await queries.updateReply(tx, id, words)
    await recordAction(tx, {
      staffId,
      action: 'updateCannedReply',
      subject: 'canned_reply',
      subjectId: id,
      before: { title: before.title, text: before.text },
      after: words,
      at: new Date(now()),
    })
    return listCannedReplies({ db: tx })
  })
}

/** Throws `canned_reply_not_found`. */
export function deleteCannedReply(
  { db, now }: Context,
  staffId: number,
  id: number,
): Promise<Schemas['CannedReplies']> {
  return transaction(db, async (tx) => {
    const before = await lockedReply(tx, id)
    await queries.deleteReply(tx, id)
    await recordAction(tx, {
      staffId,
      action: 'deleteCannedReply',
      subject: 'canned_reply',
      subjectId: id,
      before: { title: before.title, text: before.text },
      after: { title: null, text: null },
      at: new Date(now()),
    })
    return listCannedReplies({ db: tx })
  })
}

function wordsOf({ title, text }: Schemas['CannedReplyInput']) {
  const words = trimmed({ title: plainText(title), text: plainText(text) })
  requireFilled(words)
  const unknown = unknownPlaces(words.text, Object.values(staffCannedReplies.places))
  if (unknown.length > 0) throw refusedField('text', 'places')
  return words
}

async function lockedReply(tx: Transaction, id: number): Promise<CannedReplyRow> {
  const reply = await queries.lockReply(tx, id)
  if (reply === null) throw new Problem('canned_reply_not_found')
  return reply
}
