import type { FastifyRequest } from 'fastify'
import type { Operation } from '#server/http/contract/document.ts'
import { Problem } from '#server/problem.ts'

/**
 * Rejects cross-site requests. A request that changes state must come from our own origin when the browser sends
 * one; a GET that writes or streams is rejected when the browser marks it `cross-site`. Clients other than browsers
 * send neither header.
 */
export function refuseOtherSites(
  request: FastifyRequest,
  operation: Pick<Operation, 'method' | 'writes' | 'streams' | 'crossSite'>,
  siteUrl: string,
): void {
  if (operation.crossSite) return
  const site = request.headers['sec-fetch-site']
  if (operation.method === 'GET') {
    if ((operation.writes || operation.streams) && site === 'cross-site')
      throw new Problem('cross_site_refused')
    return
  }
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Problem('cross_site_refused')
  const { origin } = request.headers
  if (origin !== undefined && origin !== siteUrl && URL.parse(origin)?.host !== request.host)
    throw new Problem('cross_site_refused')
}
