import { setTimeout as delay } from 'node:timers/promises'

export type Reading = { replies: number; durationsMs: number[]; failures: string[] }

const pages = [
  '/',
  '/productlist/mobile',
  '/productlist/mobile/iphone',
  '/products/iphone-17-pro-max-256gb',
]

/** Shoppers who look at pages of the catalogue all the while, and count what does not come within five seconds. */
export function startReaders(origin: string, lanes = 2): { stop: () => Promise<Reading> } {
  const reading: Reading = { replies: 0, durationsMs: [], failures: [] }
  const over = new AbortController()
  const read = async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const path = pages[turn % pages.length] ?? '/'
      const started = performance.now()
      const status = await fetch(origin + path, { signal: AbortSignal.timeout(5_000) })
        .then(async (reply) => {
          await reply.arrayBuffer()
          return reply.status
        })
        .catch(String)
      reading.replies += 1
      reading.durationsMs.push(performance.now() - started)
      if (status !== 200) reading.failures.push(`${path}: ${status}`)
      await delay(100)
    }
  }
  const running = Promise.all(Array.from({ length: lanes }, read))
  return {
    stop: async () => {
      over.abort()
      await running
      return reading
    },
  }
}
