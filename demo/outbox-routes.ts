import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/context.ts'
import { findMessages } from '#server/features/sms/sms.queries.ts'

/** What exists in demo mode only: `GET /dev/outbox?phone=`, the messages to a number, newest first. */
export function devRoutes(app: FastifyInstance, { config, db }: Context): void {
  if (config.mode !== 'demo') return
  app.get<{ Querystring: { phone?: unknown } }>('/dev/outbox', async ({ query }, reply) => {
    const phone = typeof query.phone === 'string' ? query.phone : ''
    const messages = phone.includes('\0') ? [] : await findMessages(db, phone)
    return reply.header('cache-control', 'private, no-store').send(
      messages.map((message) => ({
        phone: message.phone,
        text: message.text,
        code: message.code ?? undefined,
        sent_at: (message.sentAt ?? message.createdAt).toISOString(),
      })),
    )
  })
}
