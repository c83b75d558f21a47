import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomToken, sameText } from './tokens.ts'

const header = 'x-inner-call'
/** Known only to this process, so that no outside request can send it. */
const secret = randomToken()

/** Whether the server calls itself to render a page: read-only, no cookies are set, no session is renewed. */
export function isInner({ headers }: FastifyRequest): boolean {
  const value = headers[header]
  return typeof value === 'string' && sameText(value, secret)
}

/**
 * A `fetch` for the typed client that calls this server without the network: the same routes and checks, with the
 * cookies of the page request that it is made for. Addresses are absolute or start with `/api`.
 */
export function innerFetch(
  app: FastifyInstance,
  page: { cookie?: string; address?: string },
): (input: Request | URL | string) => Promise<Response> {
  return async (input) => {
    const request = input instanceof Request ? input : new Request(new URL(input, 'http://inner'))
    const { pathname, search } = new URL(request.url)
    const reply = await app.inject({
      method: 'GET',
      url: pathname + search,
      remoteAddress: page.address,
      headers: {
        accept: 'application/json',
        [header]: secret,
        ...(page.cookie && { cookie: page.cookie }),
      },
    })
    return new Response(reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': reply.headers['content-type'] ?? 'application/json' },
    })
  }
}
