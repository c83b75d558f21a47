import { Client } from 'pg'
import type { Metrics } from './metrics.ts'

/**
 * A `pg.Client` for `new Pool({ Client })` that reports outcome and duration, in seconds, of each query that answers by
 * callback or promise to `countQuery`. Cursors and other submittables are not measured.
 */
export function measuredClient({ countQuery }: Pick<Metrics, 'countQuery'>): typeof Client {
  return class MeasuredClient extends Client {
    override readonly query: Client['query'] = (...args: unknown[]) => {
      const started = performance.now()
      const report = (error: unknown) =>
        countQuery(error ? 'failed' : 'ok', (performance.now() - started) / 1_000)
      const last = args.at(-1)
      if (typeof last === 'function') {
        const measured = (error: unknown, result: unknown) => {
          report(error)
          Reflect.apply(last, undefined, [error, result])
        }
        return send(this, [...args.slice(0, -1), measured])
      }
      const reply = send(this, args)
      if (reply instanceof Promise) reply.then(() => report(null), report)
      return reply
    }
  }
}

const send = (client: Client, args: unknown[]) =>
  // oxlint-disable-next-line typescript/unbound-method -- Reflect.apply supplies `this`
  Reflect.apply(Client.prototype.query, client, args)
