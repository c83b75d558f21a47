import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '#api/schema.d.ts'

export type Visitor = {
  /** The typed client of the contract; throws the problem's code if a call is refused. */
  api: Client<paths>
  /** Any other request, as a browser sends it; redirects are returned, not followed. */
  send: (method: 'GET' | 'POST', path: string) => Promise<LightMyRequestResponse>
}

/** Someone at the shop without a network: a cookie jar and a network address of their own. */
export function createVisitor(server: FastifyInstance, remoteAddress: string): Visitor {
  const cookies = new Map<string, string>()
  const inject = async (request: InjectOptions) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await server.inject({
      remoteAddress,
      ...request,
      headers: { ...request.headers, cookie },
    })
    for (const { name, value } of reply.cookies) cookies.set(name, value)
    return reply
  }
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const payload = await request.text()
    const reply = await inject({
      method: request.method === 'GET' ? 'GET' : request.method === 'PATCH' ? 'PATCH' : 'POST',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(payload && { payload }),
    })
    if (reply.statusCode >= 400) throw new Error(`${request.method} ${pathname}: ${reply.body}`)
    return new Response(reply.statusCode === 204 ? null : reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': reply.headers['content-type'] ?? 'application/json' },
    })
  }
  return {
    api: createClient<paths>({ baseUrl: 'http://localhost/api', fetch }),
    send: (method, url) => inject({ method, url }),
  }
}

/** The result of a call; a refused one has thrown before. */
export async function answer<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  const { data } = await call
  if (data === undefined) throw new Error('a reply without a body')
  return data
}

/** The one-time code that was sent to a number last. */
export async function newestCode({ send }: Visitor, phone: string): Promise<string> {
  const outbox = await send('GET', `/dev/outbox?phone=${phone}`)
  const [message] = outbox.json<{ code?: string }[]>()
  return message?.code ?? ''
}
