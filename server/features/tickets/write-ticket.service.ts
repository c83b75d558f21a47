import { isDeepStrictEqual } from 'node:util'
import { comparable, plainText } from '#domain/persian.ts'
import type { Context } from '#server/context.ts'
import type { ReceivedFile } from '#server/http/contract/forms.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { refusedField, requireFilled, trimmed } from '#server/platform/fields.ts'
import { requireOpenAccount } from '#server/http/security/sessions.service.ts'
import { logTicket } from '#server/platform/lifecycle/lifecycle.queries.ts'
import { moveTicket } from '#server/platform/lifecycle/lifecycle.service.ts'
import { lockLimit } from '#server/platform/limits/limits.queries.ts'
import { countRequest } from '#server/platform/limits/limits.service.ts'
import { earlierRow } from '#server/platform/submission-key.ts'
import { Problem } from '#server/problem.ts'
import { fileBody } from '#server/features/comments/comment-view.ts'
import {
  attachFiles,
  storeUpload,
  type UploadKind,
} from '#server/features/uploads/uploads.service.ts'
import * as queries from './tickets.queries.ts'
import type { ChatRow, TicketRow } from './tickets.queries.ts'
import { chatBodies } from './ticket-view.ts'
import { getTicket } from './tickets.service.ts'

/** What a customer can write to one ticket, so that staff can always open it. */
const mostMessages = 200
const mostReports = 10

/** Stores a file for a ticket. Throws like `storeUpload`. */
export async function uploadTicketFile(
  context: Context,
  userId: number,
  file: ReceivedFile | undefined,
  kind: UploadKind,
): Promise<Schemas['CommentUpload']> {
  if (!file) throw refusedField('file', 'required')
  return fileBody(await storeUpload(context, file, { accepts: [kind], uploaderId: userId }))
}

/**
 * Opens a ticket with its first message. The same key returns the existing ticket. Throws
 * `ticket_category_not_found`, `upload_not_found`, `idempotency_key_reused` for a key sent with another title, category,
 * text, files or report, `too_many_requests`, and like `requireOpenAccount`.
 */
export async function createTicket(
  context: Context,
  userId: number,
  input: Schemas['NewTicket'],
  key: string | null,
): Promise<Schemas['Ticket']> {
  const { title, text } = trimmed({ title: oneLine(input.title), text: plainText(input.text) })
  requireFilled({ title, text })
  const sent = {
    title,
    text,
    category: input.category,
    files: input.files_ids ?? [],
    report: input.report ?? null,
  }
  const submissionKey = key && `user:${userId}:${key}`
  const at = new Date(context.now())
  const row = await transaction(context.db, async (tx) => {
    await requireOpenAccount(tx, userId)
    // Before the look-up: otherwise a repetition that waits for the first try finds the limit used up by it.
    await lockLimit(tx, limitKey(userId))
    const earlier = submissionKey && (await queries.findTicketByKey(tx, submissionKey))
    if (earlier) return requireSameTicket(tx, earlier, sent)
    await requireCategory(tx, input.category)
    await limitMessages(context, tx, userId)
    const ticket = { userId, categoryId: input.category, title, searchTitle: comparable(title) }
    const opened = await queries.insertTicket(tx, {
      ...ticket,
      submissionKey,
      createdAt: at,
      waitingSince: at,
    })
    if (opened === null) {
      const row = earlierRow(await queries.findTicketByKey(tx, submissionKey ?? ''))
      return requireSameTicket(tx, row, sent)
    }
    const actor = `user:${userId}`
    await logTicket(tx, opened.id, {
      from: null,
      event: 'customer.opened',
      to: opened.status,
      actor,
      at,
    })
    await addMessage(tx, opened, { userId, text, input, at, submissionKey: null })
    return opened
  })
  return getTicket(context, userId, row.id)
}

type SentMessage = { text: string; files: readonly string[]; report: string | null }
type SentTicket = SentMessage & { title: string; category: number }

/**
 * Returns the ticket of a repeated key. Throws `idempotency_key_reused` if title, category, text, files or report differ.
 */
async function requireSameTicket(
  tx: Transaction,
  row: TicketRow,
  sent: SentTicket,
): Promise<TicketRow> {
  const [first] = await queries.findChat(tx, row.id)
  if (row.title !== sent.title || row.categoryId !== sent.category || first === undefined)
    throw new Problem('idempotency_key_reused')
  await requireSameMessage(tx, first, sent)
  return row
}

/** Throws `idempotency_key_reused` if text, files or report of the message differ from what is sent under its key. */
async function requireSameMessage(
  tx: Transaction,
  row: ChatRow,
  { text, files, report }: SentMessage,
): Promise<void> {
  const stored = (await queries.findChatFiles(tx, [row.id])).map(({ id }) => id)
  const isSame = row.text === text && row.report === report && isDeepStrictEqual(stored, [...files])
  if (!isSame) throw new Problem('idempotency_key_reused')
}

/**
 * Adds a customer's message to a ticket, which is under review again. The same key returns the existing message. Throws
 * `ticket_not_found`, `ticket_full`, `upload_not_found`, `idempotency_key_reused` for a key sent with another text,
 * report or other files, `too_many_requests`, and like `requireOpenAccount`.
 */
export async function replyToTicket(
  context: Context,
  userId: number,
  input: Schemas['NewChatMessage'],
  key: string | null,
): Promise<Schemas['ChatMessage']> {
  const { text } = trimmed({ text: plainText(input.text) })
  requireFilled({ text })
  const submissionKey = key && `user:${userId}:${key}`
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    // Closing the account deletes the files of its tickets: one that is attached meanwhile would remain.
    await requireOpenAccount(tx, userId)
    const ticket = await queries.lockTicket(tx, userId, input.ticket_id)
    if (ticket === null) throw new Problem('ticket_not_found')
    const earlier = submissionKey && (await queries.findChatByKey(tx, submissionKey))
    const row =
      earlier || (await send(context, tx, ticket, { userId, text, input, at, submissionKey }))
    if (row.ticketId !== ticket.id) throw new Problem('idempotency_key_reused')
    const { files_ids: files = [], report = null } = input
    await requireSameMessage(tx, row, { text, files, report })
    const [body] = await chatBodies(tx, [row])
    if (body === undefined) throw new Error('a message has no body')
    return body
  })
}

type Writing = {
  userId: number
  text: string
  input: Pick<Schemas['NewTicket'], 'files_ids' | 'report'>
  at: Date
  submissionKey: string | null
}

async function send(
  context: Context,
  tx: Transaction,
  ticket: TicketRow,
  writing: Writing,
): Promise<ChatRow> {
  await limitMessages(context, tx, writing.userId)
  await requireRoom(tx, ticket.id, writing.input.report != null)
  await moveTicket(tx, ticket, { type: 'customer.replied' }, `user:${writing.userId}`, writing.at)
  await queries.markWaiting(tx, ticket.id, writing.at)
  return addMessage(tx, ticket, writing)
}

async function addMessage(
  tx: Transaction,
  { id: ticketId }: TicketRow,
  { userId, text, input, at, submissionKey }: Writing,
): Promise<ChatRow> {
  const { files_ids: files = [], report = null } = input
  const message = { ticketId, text, report, submissionKey, isAdmin: false, sentAt: at }
  const row = await queries.insertChat(tx, message)
  // The lock of its ticket keeps other requests away from this one's messages: the key is that of another ticket.
  if (row === null) throw new Problem('idempotency_key_reused')
  await attachFiles(tx, files, userId)
  await queries.insertChatFiles(tx, row.id, files)
  return row
}

async function requireCategory(tx: Transaction, categoryId: number): Promise<void> {
  const categories = await queries.findCategories(tx)
  if (!categories.some(({ id }) => id === categoryId))
    throw new Problem('ticket_category_not_found')
}

async function limitMessages(context: Context, tx: Transaction, userId: number): Promise<void> {
  const perHour = context.config.limits.ticketMessagesPerHour
  await countRequest(context, tx, { key: limitKey(userId), perHour })
}

/** Throws `ticket_full`. The lock of the ticket keeps other messages away. */
async function requireRoom(tx: Transaction, ticketId: number, hasReport: boolean): Promise<void> {
  const { messages, reports } = await queries.countOwnChat(tx, ticketId)
  if (messages >= mostMessages || (hasReport && reports >= mostReports))
    throw new Problem('ticket_full')
}

/** The key of the rate limit that a customer's tickets and replies share. */
const limitKey = (userId: number) => `ticket:user:${userId}`

const oneLine = (text: string) => plainText(text).replaceAll(/\s+/g, ' ')
