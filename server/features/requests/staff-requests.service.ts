import { plainText } from '#domain/persian.ts'
import { requestNews } from '#i18n/request-news.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireFilled, trimmed } from '#server/platform/fields.ts'
import {
  isRequestAnswerable,
  moveRequest as moveRow,
  requestMovesOf,
} from '#server/platform/lifecycle/lifecycle.service.ts'
import { refuseMove } from '#server/platform/lifecycle/refuse-move.ts'
import { insertLetter } from '#server/features/messages/messages.queries.ts'
import { textNumber } from '#server/features/sms/text-customer.service.ts'
import {
  actionsOn,
  needsReason,
  reasonFor,
  recordAction,
} from '#server/features/staff/audit.service.ts'
import { queueLength, queuePageSize, readQueueSearch } from '#server/features/staff/queue.ts'
import { assigneeBody, requireAssignee } from '#server/features/staff/members.service.ts'
import * as queries from './requests.queries.ts'
import type { FoundRequest, RequestRow } from './requests.queries.ts'

/** One page of what visitors asked the shop for, the open ones first, and how many are in each status. */
export async function listStaffRequests(
  { db }: Context,
  staffId: number,
  { kind, status, assignee, search = '', page = 1 }: OperationRequest<'listStaffRequests'>['query'],
): Promise<Schemas['StaffRequestPage']> {
  const filter: queries.RequestFilter = {
    kind: kind ?? null,
    status: status ?? null,
    assignment: assignee === undefined ? null : { kind: assignee, staffId },
    search: readQueueSearch(search),
  }
  const rows = await queries.findRequests(db, filter, { page, size: queuePageSize })
  const counts = await queries.countByStatus(db, { ...filter, status: null })
  return {
    results: rows.map(summaryBody),
    ...queueLength(counts, status),
    counts,
  }
}

/** A request with everything that was sent. Throws `request_not_found`. */
export const getStaffRequest = ({ db }: Context, id: number) => staffBody(db, id)

/**
 * Assigns a request to a staff member, or to nobody. Throws `request_not_found`, `member_not_found` for someone who may
 * not answer requests, and `move_impossible` if its assignee is no longer as expected.
 */
export function assignRequest(
  { db, now }: Context,
  staffId: number,
  id: number,
  { assignee, expected_assignee: expected }: Schemas['TicketAssignmentInput'],
): Promise<Schemas['StaffRequest']> {
  return transaction(db, async (tx) => {
    const request = await lockedRequest(tx, id)
    if (request.assigneeId !== expected) throw new Problem('move_impossible')
    if (assignee !== null) await requireAssignee(tx, assignee)
    await queries.writeAssignee(tx, id, assignee)
    await recordAction(tx, {
      staffId,
      action: 'assignRequest',
      subject: 'request',
      subjectId: id,
      before: { assignee: expected },
      after: { assignee },
      at: new Date(now()),
    })
    return staffBody(tx, id)
  })
}

/**
 * Takes a request along its chart. Throws `request_not_found`, `reason_required`, and `move_impossible` if the chart has no
 * such step or the request is no longer as it was shown.
 */
export function moveRequest(
  { db, now }: Context,
  staffId: number,
  id: number,
  { event: type, expected_status: expected, reason: text }: Schemas['RequestMoveInput'],
): Promise<Schemas['StaffRequest']> {
  const reason = reasonFor(type, text)
  const at = new Date(now())
  return transaction(db, async (tx) => {
    const request = await lockedRequest(tx, id)
    if (request.status !== expected) throw new Problem('move_impossible')
    const status = await moveRow(tx, request, { type }, `staff:${staffId}`, at).catch(refuseMove)
    await recordAction(tx, {
      staffId,
      action: 'moveRequest',
      subject: 'request',
      subjectId: id,
      before: { status: request.status },
      after: { status },
      reason,
      at,
    })
    return staffBody(tx, id)
  })
}

type Entry = { id: number; key: string | null; input: Schemas['RequestEntryInput'] }

/**
 * Adds a note that only staff see. The same key adds it once. Throws `request_not_found`, `changed_meanwhile` if a
 * colleague has written something that was not shown, and `idempotency_key_reused` for a key sent with another text.
 */
export function addRequestNote(
  context: Context,
  staffId: number,
  entry: Entry,
): Promise<Schemas['StaffRequest']> {
  return writeEntry(context, staffId, 'note', entry, async (tx, request, _text, at) => {
    await recordAction(tx, {
      staffId,
      action: 'addRequestNote',
      subject: 'request',
      subjectId: request.id,
      before: {},
      after: {},
      at,
    })
  })
}

/**
 * Answers a request by SMS, and by a message if there is an account. Throws like `addRequestNote`, and `move_impossible`
 * for one that has ended.
 */
export function answerRequest(
  context: Context,
  staffId: number,
  entry: Entry,
): Promise<Schemas['StaffRequest']> {
  return writeEntry(context, staffId, 'answer', entry, async (tx, request, text, at) => {
    const event = { type: 'staff.answered' } as const
    const status = await moveRow(tx, request, event, `staff:${staffId}`, at).catch(refuseMove)
    await tell(context, tx, request, { text, at })
    await recordAction(tx, {
      staffId,
      action: 'answerRequest',
      subject: 'request',
      subjectId: request.id,
      before: { status: request.status },
      after: { status },
      at,
    })
  })
}

async function tell(
  context: Context,
  tx: Transaction,
  request: RequestRow,
  { text, at }: { text: string; at: Date },
): Promise<void> {
  const userId = await queries.findAccount(tx, request)
  if (userId !== null)
    await insertLetter(tx, { userId, title: requestNews[request.kind], text, at })
  await textNumber(context, tx, { phone: request.phone, text, at })
}

function writeEntry(
  { db, now }: Context,
  staffId: number,
  kind: 'note' | 'answer',
  { id, key, input }: Entry,
  work: (tx: Transaction, request: RequestRow, text: string, at: Date) => Promise<void>,
): Promise<Schemas['StaffRequest']> {
  const { text } = trimmed({ text: plainText(input.text) })
  requireFilled({ text })
  const submissionKey = key && `${kind}:${staffId}:${key}`
  const at = new Date(now())
  return transaction(db, async (tx) => {
    const request = await lockedRequest(tx, id)
    const earlier = submissionKey && (await queries.findEntryByKey(tx, submissionKey))
    if (earlier) {
      if (earlier.text !== text || earlier.requestId !== id)
        throw new Problem('idempotency_key_reused')
      return staffBody(tx, id)
    }
    if ((await queries.findLastEntry(tx, id)) !== input.last_entry)
      throw new Problem('changed_meanwhile')
    await work(tx, request, text, at)
    await queries.insertEntry(tx, { requestId: id, kind, text, staffId, submissionKey, at })
    return staffBody(tx, id)
  })
}

async function lockedRequest(tx: Transaction, id: number): Promise<RequestRow> {
  const request = await queries.lockRequest(tx, id)
  if (request === null) throw new Problem('request_not_found')
  return request
}

async function staffBody(db: Executor, id: number): Promise<Schemas['StaffRequest']> {
  const row = await queries.findRequest(db, id)
  if (row === null) throw new Problem('request_not_found')
  const { request } = row
  return {
    ...summaryBody(row),
    ...(await factsOf(db, request)),
    has_account: (await queries.findAccount(db, request)) !== null,
    moves: requestMovesOf(request.status).map((move) => ({
      ...move,
      needs_reason: needsReason(move.event),
    })),
    is_answerable: isRequestAnswerable(request.status),
    entries: (await queries.findEntries(db, id)).map(entryBody),
    actions: await actionsOn(db, 'request', id),
  }
}

type Facts = Pick<Schemas['StaffRequest'], 'category' | 'text' | 'offer' | 'platform'>

async function factsOf(db: Executor, { id, kind }: RequestRow): Promise<Facts> {
  const none: Facts = { category: null, text: null, offer: null, platform: null }
  switch (kind) {
    case 'advice':
      return { ...none, ...(await queries.findAdviceFacts(db, id)) }
    case 'platform':
      return { ...none, platform: await queries.findPlatform(db, id) }
    case 'used_phone': {
      const offered = await queries.findOfferedPhone(db, id)
      if (offered === null) return none
      const image = { image: offered.image, alt_text: offered.title }
      return { ...none, offer: { ...offered, image } }
    }
    case 'installment':
      return none
  }
}

const summaryBody = ({ request, assignee }: FoundRequest): Schemas['RequestSummary'] => ({
  id: request.id,
  kind: request.kind,
  status: request.status,
  name: request.name,
  phone_number: request.phone,
  sent_at: request.sentAt.toISOString(),
  assignee: assignee && assigneeBody(assignee),
})

const entryBody = ({ entry, firstName, lastName }: queries.EntryRow): Schemas['RequestEntry'] => ({
  id: entry.id,
  kind: entry.kind,
  text: entry.text,
  at: entry.at.toISOString(),
  staff_id: entry.staffId,
  first_name: firstName,
  last_name: lastName,
})
