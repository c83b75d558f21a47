import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { listTicketAssignees } from '#server/features/staff/members.service.ts'
import * as staff from './staff-tickets.service.ts'
import * as tickets from './tickets.service.ts'
import * as writing from './write-ticket.service.ts'

type TicketsHandlers = Pick<
  Handlers,
  | 'listTickets'
  | 'createTicket'
  | 'getTicket'
  | 'listTicketCategories'
  | 'listChat'
  | 'replyToTicket'
  | 'uploadTicketFile'
  | 'listStaffTickets'
  | 'getStaffTicket'
  | 'answerTicket'
  | 'closeTicket'
  | 'assignTicket'
  | 'listTicketAssignees'
>

export function ticketsHandlers(context: Context): TicketsHandlers {
  return {
    listTickets: async ({ caller, query }) => ({
      status: 200,
      body: await tickets.listTickets(context, signedIn(caller).userId, query.search),
    }),

    createTicket: async ({ caller, body, headers }) => {
      const { userId } = signedIn(caller)
      const key = headers['Idempotency-Key'] ?? null
      return { status: 201, body: await writing.createTicket(context, userId, body, key) }
    },

    getTicket: async ({ caller, path }) => ({
      status: 200,
      body: await tickets.getTicket(context, signedIn(caller).userId, path.id),
    }),

    listTicketCategories: async () => ({
      status: 200,
      body: await tickets.listTicketCategories(context),
    }),

    listChat: async ({ caller, query }) => ({
      status: 200,
      body: await tickets.listChat(context, signedIn(caller).userId, query.ticket),
    }),

    replyToTicket: async ({ caller, body, headers }) => {
      const { userId } = signedIn(caller)
      const key = headers['Idempotency-Key'] ?? null
      return { status: 201, body: await writing.replyToTicket(context, userId, body, key) }
    },

    uploadTicketFile: async ({ caller, body, files }) => {
      const { userId } = signedIn(caller)
      const file = files.get('file')
      return {
        status: 201,
        body: await writing.uploadTicketFile(context, userId, file, body.file_type),
      }
    },

    listStaffTickets: async ({ caller, query }) => ({
      status: 200,
      body: await staff.listStaffTickets(context, signedIn(caller).userId, query),
    }),

    getStaffTicket: async ({ path }) => ({
      status: 200,
      body: await staff.getStaffTicket(context, path.id),
    }),

    answerTicket: async ({ caller, path, body, headers }) => {
      const { userId } = signedIn(caller)
      const key = headers['Idempotency-Key'] ?? null
      const ticket = await staff.answerTicket(context, userId, path.id, body, key)
      return { status: 201, body: ticket }
    },

    closeTicket: async ({ caller, path }) => {
      const { userId } = signedIn(caller)
      return { status: 200, body: await staff.closeTicket(context, userId, path.id) }
    },

    assignTicket: async ({ caller, path, body }) => {
      const { userId } = signedIn(caller)
      return { status: 200, body: await staff.assignTicket(context, userId, path.id, body) }
    },

    listTicketAssignees: async () => ({ status: 200, body: await listTicketAssignees(context) }),
  }
}
