import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { AnswerTicketInput } from './staff-ticket-reply.machine.ts'

export function createStaffTicketReplyActors(client: ShopClient) {
  return {
    answerTicket: fromPromise<Schemas['StaffTicket'], AnswerTicketInput>(
      ({ input: { ticketId: id, text, key }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.POST('/staff/ticket/{id}/reply/', {
              params: { path: { id }, header: { 'Idempotency-Key': key } },
              body: { text: text.trim() },
              signal,
            }),
          ),
        ),
    ),
  }
}
