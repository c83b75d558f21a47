import { once } from 'node:events'
import { createServer } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

/**
 * Serves `/metrics` on a port of its own, which the proxy in front of the shop does not know: nobody outside can read
 * them, and they are there while the shop drains. With them come those of the process: memory, processor time, delay
 * of the event loop. Returns how to close it.
 */
export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { host, port }: { host: string; port: number },
): Promise<() => Promise<void>> {
  collectDefaultMetrics({ register: registry })
  const server = createServer(async (request, reply) => {
    if (request.url !== '/metrics') return reply.writeHead(404).end()
    const text = await registry.metrics()
    reply.writeHead(200, { 'content-type': registry.contentType }).end(text)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
}
