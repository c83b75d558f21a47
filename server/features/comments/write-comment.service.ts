import { isDeepStrictEqual } from 'node:util'
import { comparable, plainText, tidyPersian } from '#domain/persian.ts'
import { anonymousName } from '#i18n/comments.ts'
import type { Context } from '#server/context.ts'
import type { Caller } from '#server/http/contract/caller.ts'
import type { ReceivedFile } from '#server/http/contract/forms.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { Problem } from '#server/problem.ts'
import * as queries from './comments.queries.ts'
import type { CommentRow } from './comments.queries.ts'
import { logComment } from '#server/platform/lifecycle/lifecycle.queries.ts'
import { insertHits, lockLimit } from '#server/platform/limits/limits.queries.ts'
import { readUser } from '#server/features/accounts/users.queries.ts'
import { commentBody, fileBody } from './comment-view.ts'
import { refusedField, requireFilled, trimmed } from '#server/platform/fields.ts'
import { addressKey, enforceRateLimit } from '#server/platform/limits/limits.service.ts'
import { hasBought } from '#server/features/orders/bought.service.ts'
import { productNamed } from '#server/features/products/named-product.ts'
import { isComplete } from '#server/features/profile/profile.service.ts'
import {
  attachFiles,
  storeUpload,
  type UploadKind,
} from '#server/features/uploads/uploads.service.ts'
import { earlierRow, submissionKey } from '#server/platform/submission-key.ts'
import { requireOpenAccount } from '#server/http/security/sessions.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'

/** Stores a file for a comment. Throws like `storeUpload`. */
export async function uploadCommentFile(
  context: Context,
  caller: Caller,
  file: ReceivedFile | undefined,
  kind: UploadKind,
): Promise<Schemas['CommentUpload']> {
  if (!file) throw refusedField('file', 'required')
  const uploaderId = caller.kind === 'user' ? caller.userId : null
  return fileBody(await storeUpload(context, file, { accepts: [kind], uploaderId }))
}

/**
 * Stores a comment, which then awaits approval. The same key of the same customer or of a guest, or without one the same
 * content by the same author, returns the existing comment. Throws `product_not_found`, `profile_incomplete` for a
 * customer without a name, `upload_not_found`, `idempotency_key_reused` for a key sent with another product, text, name,
 * number of stars or other files, `too_many_requests`, and like `requireOpenAccount`.
 */
export async function createComment(
  context: Context,
  caller: Caller,
  input: Schemas['NewComment'],
  key: string | null,
): Promise<Schemas['SentComment']> {
  const given = { ...input, ...trimmed({ text: plainText(input.text) }) }
  requireFilled({ text: given.text })
  const product = productNamed(context, `${given.product_id}`)
  const userId = caller.kind === 'user' ? caller.userId : null
  const author = userId === null ? `guest:${addressKey(caller.address)}` : `user:${userId}`
  // A guest who sends a draft again may have another address by then.
  const keeper = userId === null ? 'guest' : author
  const submission = submissionKey(key, { keeper, parts: [author, given] })
  return transaction(context.db, async (tx) => {
    if (userId !== null) await requireOpenAccount(tx, userId)
    // Before the look-up: otherwise a repetition that waits for the first try finds the limit used up by it.
    await lockLimit(tx, limitKey(author))
    const earlier = await queries.findBySubmission(tx, submission)
    const sending = { given, author, userId, submissionKey: submission }
    const row = earlier ?? (await send(context, tx, sending))
    const body = await commentBody(tx, row, userId)
    const files = body.files.map(({ id }) => id)
    const isSame =
      row.authorId === userId &&
      row.productId === product.id &&
      row.text === given.text &&
      row.stars === given.stars &&
      isSameName(row, given.display_name ?? '') &&
      isDeepStrictEqual(files, given.files_ids ?? [])
    if (!isSame) throw new Problem('idempotency_key_reused')
    return { ...body, status: row.status }
  })
}

/** A customer may have been renamed since: only whether the comment is anonymous counts. */
function isSameName({ authorId, displayName }: CommentRow, asked: string): boolean {
  const name = tidyName(asked)
  return authorId === null
    ? displayName === (name || anonymousName)
    : (displayName === anonymousName) === (name === anonymousName)
}

type Sending = {
  given: Schemas['NewComment']
  author: string
  userId: number | null
  submissionKey: string
}

async function send(context: Context, tx: Transaction, sending: Sending): Promise<CommentRow> {
  const { given, author, userId, submissionKey: key } = sending
  const { product_id: productId, stars, text, files_ids: files = [] } = given
  const at = new Date(context.now())
  await enforceCommentLimit(context, tx, limitKey(author))
  const displayName = await nameOf(tx, userId, given.display_name ?? '')
  const isBuyer = userId !== null && (await hasBought(tx, { userId, productId }))
  const comment = { productId, authorId: userId, displayName, text, stars, isBuyer }
  const row = await queries.insertComment(tx, {
    ...comment,
    searchText: comparable(text),
    submissionKey: key,
    status: 'pending',
    sentAt: at,
  })
  if (!row) return earlierRow(await queries.findBySubmission(tx, key))
  await insertHits(tx, [limitKey(author)], at)
  await attachFiles(tx, files, userId)
  await queries.insertFiles(tx, row.id, files)
  const actor = userId === null ? 'guest' : `user:${userId}`
  await logComment(tx, row.id, { from: null, event: 'shopper.sent', to: row.status, actor, at })
  return row
}

const limitKey = (author: string) => `comment:${author}`

const enforceCommentLimit = (context: Context, tx: Transaction, key: string) =>
  enforceRateLimit(context, tx, {
    key,
    perHour: context.config.limits.commentsPerHour,
    code: 'too_many_requests',
  })

/**
 * A customer is shown with their own name or anonymously; a guest with any name, or none. Throws `profile_incomplete`.
 */
async function nameOf(tx: Transaction, userId: number | null, asked: string): Promise<string> {
  const name = tidyName(asked)
  if (userId === null) return name || anonymousName
  const user = await readUser(tx, userId)
  if (!isComplete(user)) throw new Problem('profile_incomplete')
  return name === anonymousName ? anonymousName : `${user.firstName} ${user.lastName}`
}

const tidyName = (typed: string): string => tidyPersian(plainText(typed))
