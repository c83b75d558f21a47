import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '#server/config.ts'
import { asClient } from '#server/platform/db/client-share.ts'
import { FairQueue, NoTurn } from '#server/platform/fair-queue.ts'
import { addressKey } from '#server/platform/limits/limits.service.ts'
import { Problem } from '#server/problem.ts'
import { clientOf, refusalOf } from './client.ts'
import { isInner } from './security/inner.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends the turn of a request that is worked on. */
    endTurn: (() => void) | null
  }
  interface FastifyContextConfig {
    /** Whether requests of a route outside the contract take turns with those of their address. */
    takesTurns?: boolean
  }
}

/**
 * Works on a limited number of requests of one client address at a time: one connection can carry thousands at once
 * (pipelining). Others wait in order and are dropped if their client goes; beyond that they are refused. A request counts
 * neither while its body arrives nor while its reply is sent. Returns from a bank are counted apart: they wait for nothing else
 * that their address does. From here on, a request takes its address's share of the database.
 */
export function limitRequestsAtOnce(
  server: FastifyInstance,
  {
    requestsAtOncePerAddress: atOnce,
    requestsWaitingPerAddress: mostWaiting,
  }: Pick<Limits, 'requestsAtOncePerAddress' | 'requestsWaitingPerAddress'>,
): void {
  const queue = new FairQueue()
  const takeTurn = async (request: FastifyRequest) => {
    const isGone = () => request.raw.socket.destroyed
    try {
      request.endTurn = await queue.enter({ key: keyOf(request), atOnce, mostWaiting, isGone })
    } catch (error) {
      if (!(error instanceof NoTurn)) throw error
      throw new Problem(refusalOf(request), { retry_after_seconds: 1 })
    }
  }
  server.decorateRequest('endTurn', null)
  server.addHook('onRequest', async (request) => {
    if (takesTurns(request)) await takeTurn(request)
  })
  server.addHook('onRequest', (request, _reply, done) => {
    if (isProbe(request)) done()
    else asClient(clientOf(request), done)
  })
  server.addHook('preParsing', async (request) => {
    if (hasBody(request)) request.endTurn?.()
  })
  server.addHook('preValidation', async (request) => {
    // A form is still to be read.
    if (hasBody(request) && !(request.body instanceof Readable) && takesTurns(request))
      await takeTurn(request)
  })
  server.addHook('onSend', async (request) => request.endTurn?.())
}

function takesTurns(request: FastifyRequest): boolean {
  const { operation, takesTurns: isListed = false } = request.routeOptions.config
  return (isListed || operation?.streams === false) && !isInner(request)
}

const returns: ReadonlySet<string | undefined> = new Set(['returnFromBank', 'returnFromBankByPost'])

function keyOf({ ip, routeOptions }: FastifyRequest): string {
  const kind = returns.has(routeOptions.config.operation?.id) ? 'return' : 'request'
  return `${kind}:${addressKey(ip)}`
}

/** Health checks come from monitoring, and never wait behind shoppers. */
const isProbe = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url?.startsWith('/health/') === true

const hasBody = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
