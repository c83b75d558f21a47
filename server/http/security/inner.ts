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

export type InnerReply = { status: number; contentType: string; body: string }

/** Calls this server without the network. The URL is absolute or starts with `/api`. */
export type InnerCall = (url: string) => Promise<InnerReply>

/** Calls with the same routes and checks as from outside, and with the cookies of the page request that they are made for. */
export function innerCall(
  app: FastifyInstance,
  page: { cookie?: string; address?: string },
): InnerCall {
  return async (url) => {
    const { pathname, search } = new URL(url, 'http://inner')
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
    const contentType = reply.headers['content-type'] ?? 'application/json'
    return { status: reply.statusCode, contentType, body: reply.body }
  }
}
