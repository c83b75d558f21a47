import { plainText } from '#domain/persian.ts'
import { ticketAnswerSms } from '#i18n/ticket-news.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireFilled, trimmed } from '#server/platform/fields.ts'
import { isTicketClosable, moveTicket } from '#server/platform/lifecycle/lifecycle.service.ts'
import { refuseMove } from '#server/platform/lifecycle/refuse-move.ts'
import { actionsOn, recordAction } from '#server/features/staff/audit.service.ts'
import { assigneeBody, requireAssignee } from '#server/features/staff/members.service.ts'
import { textCustomer } from '#server/features/sms/text-customer.service.ts'
import { queueLength, queuePageSize, readQueueSearch } from '#server/features/staff/queue.ts'
import { Problem } from '#server/problem.ts'
import * as queries from './tickets.queries.ts'
import type { TicketRow } from './tickets.queries.ts'
import { staffChatBodies } from './ticket-view.ts'

type ListQuery = OperationRequest<'listStaffTickets'>['query']

/** One page of the tickets of all customers, those that wait for an answer first, and how many are in each status. */
export async function listStaffTickets(
  { db }: Context,
  staffId: number,
  { status, assignee, search = '', page = 1 }: ListQuery,
): Promise<Schemas['StaffTicketPage']> {
  const filter: queries.StaffFilter = {
    status: status ?? null,
    assignment: assignee === undefined ? null : { kind: assignee, staffId },
    search: readQueueSearch(search),
  }
  const rows = await queries.findForInbox(db, filter, { page, size: queuePageSize })
  const counts = await queries.countByStatus(db, { ...filter, status: null })
  return {
    results: rows.map(summaryBody),
    ...queueLength(counts, status),
    counts,
  }
}

/** A ticket with its messages. Throws `ticket_not_found`. */
export const getStaffTicket = ({ db }: Context, id: number) => staffBody(db, id)

/**
 * Answers a ticket in the shop's name, which reopens a closed one. A text message notifies a customer who is waiting
 * for an answer. A repeated call with the same key adds no second answer. Throws `ticket_not_found`, and
 * `idempotency_key_reused` if the key was used for another ticket or text.
 */
export function answerTicket(
  context: Context,
  staffId: number,
  id: number,
  reply: { text: string },
  key: string | null,
): Promise<Schemas['StaffTicket']> {
  const { text } = trimmed({ text: plainText(reply.text) })
  requireFilled({ text })
  const submissionKey = key && `staff:${staffId}:${key}`
  const sentAt = new Date(context.now())
  return transaction(context.db, async (tx) => {
    const ticket = await lockedTicket(tx, id)
    const earlier = submissionKey && (await queries.findChatByKey(tx, submissionKey))
    if (earlier) {
      if (earlier.text !== text || earlier.ticketId !== id)
        throw new Problem('idempotency_key_reused')
      return staffBody(tx, id)
    }
    const by = `staff:${staffId}` as const
    const status = await moveTicket(tx, ticket, { type: 'staff.replied' }, by, sentAt)
    await queries.insertChat(tx, { ticketId: id, text, isAdmin: true, submissionKey, sentAt })
    await queries.markAnswered(tx, id)
    if (ticket.waitingSince !== null) {
      const address = `${context.config.siteUrl}/ticket/${id}`
      const sms = ticketAnswerSms(ticket.title, address)
      await textCustomer(context, tx, { userId: ticket.userId, text: sms, at: sentAt })
    }
    await recordAction(tx, {
      staffId,
      action: 'answerTicket',
      subject: 'ticket',
      subjectId: id,
      before: { status: ticket.status },
      after: { status },
      at: sentAt,
    })
    return staffBody(tx, id)
  })
}

/** Closes a ticket. Throws `ticket_not_found`, and `move_impossible` if it is closed already. */
export function closeTicket(
  { db, now }: Context,
  staffId: number,
  id: number,
): Promise<Schemas['StaffTicket']> {
  return transaction(db, async (tx) => {
    const ticket = await lockedTicket(tx, id)
    const at = new Date(now())
    const by = `staff:${staffId}` as const
    const event = { type: 'staff.closed' } as const
    const status = await moveTicket(tx, ticket, event, by, at).catch(refuseMove)
    await queries.markAnswered(tx, id)
    await recordAction(tx, {
      staffId,
      action: 'closeTicket',
      subject: 'ticket',
      subjectId: id,
      before: { status: ticket.status },
      after: { status },
      at,
    })
    return staffBody(tx, id)
  })
}

/**
 * Assigns a ticket to a staff member, or to nobody. Throws `ticket_not_found`, `member_not_found` for someone who may not
 * answer tickets, and `move_impossible` if its assignee is no longer as expected.
 */
export function assignTicket(
  { db, now }: Context,
  staffId: number,
  id: number,
  { assignee, expected_assignee: expected }: Schemas['TicketAssignmentInput'],
): Promise<Schemas['StaffTicket']> {
  return transaction(db, async (tx) => {
    const ticket = await lockedTicket(tx, id)
    if (ticket.assigneeId !== expected) throw new Problem('move_impossible')
    if (assignee !== null) await requireAssignee(tx, assignee)
    await queries.writeAssignee(tx, id, assignee)
    await recordAction(tx, {
      staffId,
      action: 'assignTicket',
      subject: 'ticket',
      subjectId: id,
      before: { assignee: expected },
      after: { assignee },
      at: new Date(now()),
    })
    return staffBody(tx, id)
  })
}

async function lockedTicket(tx: Transaction, id: number): Promise<TicketRow> {
  const ticket = await queries.lockTicket(tx, null, id)
  if (ticket === null) throw new Problem('ticket_not_found')
  return ticket
}

async function staffBody(db: Executor, id: number): Promise<Schemas['StaffTicket']> {
  const row = await queries.findForStaff(db, id)
  if (row === null) throw new Problem('ticket_not_found')
  const customer = await queries.findCustomerOf(db, id)
  return {
    ...summaryBody(row),
    first_name: customer?.firstName ?? null,
    last_name: customer?.lastName ?? null,
    last_order: customer?.lastOrder ?? null,
    is_closable: isTicketClosable(row.status),
    chat: await staffChatBodies(db, await queries.findChat(db, id)),
    actions: await actionsOn(db, 'ticket', id),
  }
}

type StaffRow = NonNullable<Awaited<ReturnType<typeof queries.findForStaff>>>

const summaryBody = ({
  id,
  title,
  category,
  status,
  createdAt,
  waitingSince,
  phone,
  assignee,
}: StaffRow): Schemas['StaffTicketSummary'] => ({
  id,
  title,
  category,
  status,
  date: createdAt.toISOString(),
  phone_number: phone,
  assignee: assignee && assigneeBody(assignee),
  waiting_since: waitingSince?.toISOString() ?? null,
})
