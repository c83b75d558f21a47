import { randomInt } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '#api/schema.d.ts'

export type TestClient = {
  /** The typed client of the contract. */
  api: Client<paths>
  /** A request without checks; cookies are sent and kept. */
  send: (request: InjectOptions) => Promise<LightMyRequestResponse>
  cookies: Map<string, string>
}

/** A visitor of the app without a real network: a cookie jar and a network address. */
export function testClient(server: FastifyInstance): TestClient {
  const cookies = new Map<string, string>()
  const remoteAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const send = async (request: InjectOptions) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await server.inject({
      remoteAddress,
      ...request,
      headers: { ...(cookie && { cookie }), ...request.headers },
    })
    for (const { name, value, maxAge, expires } of reply.cookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0)
      if (gone) cookies.delete(name)
      else cookies.set(name, value)
    }
    return reply
  }
  const api = createClient<paths>({
    baseUrl: 'http://localhost:3000/api',
    fetch: async (request) => toResponse(await send(await toInjection(request))),
  })
  return { api, send, cookies }
}

async function toInjection(request: Request): Promise<InjectOptions> {
  const { pathname, search } = new URL(request.url)
  const payload = Buffer.from(await request.arrayBuffer())
  return {
    method: request.method as InjectOptions['method'],
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(payload.length > 0 && { payload }),
  }
}

function toResponse(reply: LightMyRequestResponse): Response {
  const headers = new Headers()
  for (const [name, value] of Object.entries(reply.headers))
    if (value !== undefined) headers.set(name, String(value))
  const bodiless = reply.statusCode === 204 || reply.statusCode === 304
  return new Response(bodiless ? null : reply.body, { status: reply.statusCode, headers })
}
