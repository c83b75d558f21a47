import { plainText } from '#domain/persian.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireFilled, trimmed } from '#server/platform/fields.ts'
import { moveTicket } from '#server/platform/lifecycle/lifecycle.service.ts'
import { refuseMove } from '#server/platform/lifecycle/refuse-move.ts'
import { recordAction } from '#server/features/staff/audit.service.ts'
import { Problem } from '#server/problem.ts'
import * as queries from './tickets.queries.ts'
import type { TicketRow } from './tickets.queries.ts'
import { staffChatBodies } from './ticket-view.ts'

const pageSize = 20

type ListQuery = OperationRequest<'listStaffTickets'>['query']

/** One page of the tickets in a status, by default those under review, oldest first. */
export async function listStaffTickets(
  { db }: Context,
  { status = 'PENDING', page = 1 }: ListQuery,
): Promise<Schemas['StaffTicketPage']> {
  const rows = await queries.findByStatus(db, { status, page, size: pageSize })
  const total = await queries.countByStatus(db, status)
  return { results: rows.map(summaryBody), page_count: Math.ceil(total / pageSize), total }
}

/** A ticket with its messages. Throws `ticket_not_found`. */
export const getStaffTicket = ({ db }: Context, id: number) => staffBody(db, id)

/** Answers a ticket in the shop's name; a closed one is open again. Throws `ticket_not_found`. */
export function answerTicket(
  { db, now }: Context,
  staffId: number,
  id: number,
  reply: { text: string },
): Promise<Schemas['StaffTicket']> {
  const { text } = trimmed({ text: plainText(reply.text) })
  requireFilled({ text })
  const sentAt = new Date(now())
  return transaction(db, async (tx) => {
    const ticket = await lockedTicket(tx, id)
    const by = `staff:${staffId}` as const
    const status = await moveTicket(tx, ticket, { type: 'staff.replied' }, by, sentAt)
    await queries.insertChat(tx, { ticketId: id, text, isAdmin: true, sentAt })
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

/** Closes a ticket. Throws `ticket_not_found`, and `move_impossible` for one that is closed. */
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

async function lockedTicket(tx: Transaction, id: number): Promise<TicketRow> {
  const ticket = await queries.lockTicket(tx, null, id)
  if (ticket === null) throw new Problem('ticket_not_found')
  return ticket
}

async function staffBody(db: Executor, id: number): Promise<Schemas['StaffTicket']> {
  const row = await queries.findForStaff(db, id)
  if (row === null) throw new Problem('ticket_not_found')
  const chat = await staffChatBodies(db, await queries.findChat(db, id))
  return { ...summaryBody(row), chat }
}

type StaffRow = NonNullable<Awaited<ReturnType<typeof queries.findForStaff>>>

const summaryBody = ({
  id,
  title,
  category,
  status,
  createdAt,
  phone,
}: StaffRow): Schemas['StaffTicketSummary'] => ({
  id,
  title,
  category,
  status,
  date: createdAt.toISOString(),
  phone_number: phone,
})
