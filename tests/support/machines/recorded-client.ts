import createClient from 'openapi-fetch'
import type { paths } from '#api/schema.d.ts'
import type { ShopClient } from '#machines/api/client.ts'

/** A request as it was sent: its body read, its headers in lower case. */
export type SentRequest = {
  method: string
  path: string
  body: unknown
  idempotencyKey: string | null
}

/** The reply: a status, and a body if it has one. Undefined is a lost network. */
export type CannedReply = { status: number; body?: unknown } | undefined

/** The real typed client over a network that records every request and replies by method and path. */
export function recordedClient(replies: Record<string, CannedReply>): {
  client: ShopClient
  sent: SentRequest[]
} {
  const sent: SentRequest[] = []
  const client = createClient<paths>({
    baseUrl: 'https://shop.example/api',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const path = `${pathname.replace('/api', '')}${search}`
      const text = await request.text()
      sent.push({
        method: request.method,
        path,
        body: text === '' ? null : JSON.parse(text),
        idempotencyKey: request.headers.get('idempotency-key'),
      })
      const reply = replies[`${request.method} ${path}`]
      if (!reply) throw new TypeError('Failed to fetch')
      return Response.json(reply.body ?? null, { status: reply.status })
    },
  })
  return { client, sent }
}
