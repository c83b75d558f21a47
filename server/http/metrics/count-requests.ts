import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInner } from '#server/http/security/inner.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

/** Counts the requests from outside; a page counts once, whatever its rendering calls. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isInner(request)) return
    metrics.countRequest({
      operation: nameOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    })
  })
}

/** The operation of the contract, or the route; every file of the build is the same one. */
function nameOf({ routeOptions: { config, url } }: FastifyRequest): string {
  if (config.operation !== undefined) return config.operation.id
  if (url === undefined) return 'page'
  return url.startsWith('/assets/') ? '/assets/*' : url
}
