import { Client } from 'pg'
import type { Metrics } from './metrics.ts'

/** The client of a pool (`new Pool({ Client })`) whose queries are counted; a query answers by callback or promise. */
export function measuredClient({ countQuery }: Pick<Metrics, 'countQuery'>): typeof Client {
  return class MeasuredClient extends Client {
    override readonly query: Client['query'] = (...parts: unknown[]) => {
      const started = performance.now()
      const end = (error: unknown) =>
        countQuery(error ? 'failed' : 'ok', (performance.now() - started) / 1_000)
      const last = parts.at(-1)
      if (typeof last === 'function') {
        const counted = (error: unknown, result: unknown) => {
          end(error)
          Reflect.apply(last, undefined, [error, result])
        }
        return send(this, [...parts.slice(0, -1), counted])
      }
      const reply = send(this, parts)
      if (reply instanceof Promise) reply.then(() => end(null), end)
      return reply
    }
  }
}

const send = (client: Client, parts: unknown[]) =>
  // oxlint-disable-next-line typescript/unbound-method -- it is given its client
  Reflect.apply(Client.prototype.query, client, parts)
