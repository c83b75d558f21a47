import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Operation } from '#server/http/contract/document.ts'
import { Problem } from '#server/problem.ts'

/**
 * Rejects cross-site requests. A request that changes state must come from our own origin when the browser sends
 * one; a GET that writes or streams is rejected when the browser marks it `cross-site`, and one that writes, even when
 * it is asked for as a part of a page: the address of a picture must not sign anyone out. Clients other than browsers
 * send none of these headers.
 */
export function refuseOtherSites(
  request: FastifyRequest,
  operation: Pick<Operation, 'method' | 'writes' | 'streams' | 'crossSite'>,
  { siteUrl, mode }: Pick<Config, 'siteUrl' | 'mode'>,
): void {
  if (operation.method === 'GET' && operation.writes && isPart(request, mode))
    throw new Problem('cross_site_refused')
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

/** Whether the browser asks for a picture, a script, a frame or the like. The studio of the demo shows the shop in a frame. */
function isPart({ headers }: FastifyRequest, mode: Config['mode']): boolean {
  const destination = headers['sec-fetch-dest']
  const whole = ['document', 'empty', ...(mode === 'demo' ? ['iframe'] : [])]
  return typeof destination === 'string' && !whole.includes(destination)
}
