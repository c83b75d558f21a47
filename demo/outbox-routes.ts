import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { findMessages } from '#server/features/sms/sms.queries.ts'

/** `GET /dev/outbox?phone=`: the messages to a number, newest first; `sent_at` is null while one waits. */
export function outboxRoutes(app: FastifyInstance, { db }: Context): void {
  app.get<{ Querystring: { phone?: unknown } }>('/dev/outbox', async ({ query }, reply) => {
    const phone = typeof query.phone === 'string' ? query.phone : ''
    const messages = phone.includes('\0') ? [] : await findMessages(db, phone)
    return reply.header('cache-control', 'private, no-store').send(
      messages.map((message) => ({
        phone: message.phone,
        text: message.text,
        code: message.code ?? undefined,
        sent_at: message.sentAt?.toISOString() ?? null,
        given_up_at: message.givenUpAt?.toISOString(),
      })),
    )
  })
}
