import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { setTimeout as delay } from 'node:timers/promises'

export type Load = {
  stop: () => Promise<{ replies: number; failures: string[]; slowestMs: number }>
}

/** Shoppers who read pages and ask for sign-in codes, each over a connection of their own, until it is stopped. */
export function startLoad(port: number, certificate: string, lanes = 8): Load {
  const ca = readFileSync(certificate)
  const failures: string[] = []
  let replies = 0
  let slowestMs = 0
  const over = new AbortController()
  let phones = 0
  const lane = async () => {
    const agent = new Agent({ keepAlive: true, ca, maxSockets: 1 })
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const started = performance.now()
      const kind = turn % 4
      const phone_number = `0911${String((phones += 1)).padStart(7, '0')}`
      const call =
        kind === 3
          ? { method: 'POST', path: '/api/accounts/request-otp/', body: { phone_number } }
          : { method: 'GET', path: ['/', '/login', '/api/accounts/list-province/'][kind] ?? '/' }
      const outcome = await send({ ...call, port, agent }).catch((error: unknown) => String(error))
      replies += 1
      slowestMs = Math.max(slowestMs, performance.now() - started)
      if (outcome !== 200 && outcome !== 201)
        failures.push(`${call.method} ${call.path}: ${outcome}`)
      // All come from one address, so that they stay below the limit of nginx.
      await delay(150)
    }
    agent.destroy()
  }
  const running = Promise.all(Array.from({ length: lanes }, lane))
  return {
    stop: async () => {
      over.abort()
      await running
      return { replies, failures, slowestMs: Math.round(slowestMs) }
    },
  }
}

type Call = { method: string; path: string; body?: object; port: number; agent: Agent }

function send({ method, path, body, port, agent }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: 'localhost',
        port,
        path,
        method,
        agent,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        timeout: 30_000,
      },
      (reply) => {
        reply.resume()
        reply.on('end', () => resolve(reply.statusCode ?? 0))
        reply.on('error', reject)
      },
    )
    call.on('error', reject)
    call.on('timeout', () => call.destroy(new Error('no reply within 30 s')))
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
