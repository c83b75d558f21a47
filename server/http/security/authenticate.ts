import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Caller } from '#server/http/contract/caller.ts'
import type { Operation } from '#server/http/contract/document.ts'
import type { PresentedTokens } from '#server/http/contract/types.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import { findSession, peekSession, renewSession, type Session } from './sessions.service.ts'
import { hasSessionCookies, readCookies, writeCookies } from './cookies.ts'
import { isInner } from './inner.ts'

type Checker = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Session | null>

/** One checker for every security scheme of the contract; the boot stops when one is missing. */
export const securityCheckers: Record<string, Checker> = { session: bySession, bearer: byBearer }

/**
 * Finds out who calls an operation, by the first of its security alternatives that fits. Throws `unauthenticated`
 * when it demands a session and none is presented, `session_expired` when the one presented is over, `forbidden` when
 * the operation is for another role.
 */
export async function authenticate(
  context: Context,
  { security, roles }: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  for (const scheme of security.flat()) {
    const session = await securityCheckers[scheme]?.(context, request, reply)
    if (session) {
      if (roles.length > 0 && !roles.includes(session.role)) throw new Problem('forbidden')
      const { id: sessionId, userId, role } = session
      return { kind: 'user', address: request.ip, sessionId, userId, role }
    }
  }
  const open = security.length === 0 || security.some((schemes) => schemes.length === 0)
  if (open) return { kind: 'guest', address: request.ip }
  const { access, refresh } = presentedTokens(request)
  throw new Problem(access === null && refresh === null ? 'unauthenticated' : 'session_expired')
}

/** Removes the cookies of a session that turned out to be over or not to be there. */
export function forgetSession(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  if (hasSessionCookies(request) && !isInner(request)) writeCookies(reply, config, 'clear')
}

/** The tokens of the cookies, or of the headers where there is no cookie. */
export function presentedTokens(request: FastifyRequest): PresentedTokens {
  const { access, refresh } = readCookies(request)
  const header = request.headers['refresh-token']
  return {
    access: access ?? bearerToken(request),
    refresh: refresh ?? (typeof header === 'string' && header ? header : null),
  }
}

/** By the cookies; renews an access token that is over, but for a rendered page, which may not set cookies. */
async function bySession(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const { access, refresh } = readCookies(request)
  if (isInner(request)) return peekSession(context, { access, refresh })
  const session = access === null ? null : await findSession(context, access)
  if (session || refresh === null) return session
  const renewed = await renewSession(context, refresh)
  if (!renewed) return null
  writeCookies(reply, context.config, renewed.tokens)
  return renewed.session
}

async function byBearer(context: Context, request: FastifyRequest) {
  const token = bearerToken(request)
  return token === null ? null : findSession(context, token)
}

const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null
