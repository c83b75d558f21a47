import type { FastifyRequest } from 'fastify'
import type { ProblemCode } from '#server/schemas.ts'
import type { Client } from '#server/platform/db/client-share.ts'
import { addressKey } from '#server/platform/limits/limits.service.ts'

/**
 * Whose share of the database's connections a request takes: one client could otherwise take all of them from everybody else,
 * above all with requests that wait for the same lock (a limit, a wallet, a cart). An address may be many guests behind one
 * mobile carrier.
 */
export function clientOf(request: FastifyRequest): Client {
  const { caller, ip } = request
  const share =
    caller?.kind === 'user'
      ? { key: `user:${caller.userId}`, connections: 3 }
      : { key: `address:${addressKey(ip)}`, connections: 6 }
  return { ...share, refusal: refusalOf(request) }
}

/** What a client gets that asks for too much at once: 429 where the contract has it, otherwise 503. */
export function refusalOf({ routeOptions }: FastifyRequest): ProblemCode {
  const { operation } = routeOptions.config
  if (operation === undefined) return 'too_many_requests'
  return operation.problems.has('too_many_requests') ? 'too_many_requests' : 'service_unavailable'
}
