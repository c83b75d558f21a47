import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Caller } from '#server/http/contract/caller.ts'
import type { Operation } from '#server/http/contract/document.ts'
import type { PresentedTokens } from '#server/http/contract/types.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import { findSession, peekSession, renewSession, type Session } from './sessions.service.ts'
import { haveRolesChanged } from './sessions.queries.ts'
import { missingFactors, passwordWait } from './factors.ts'
import { hasSessionCookies, readCookies, writeCookies } from './cookies.ts'
import { isInner } from './inner.ts'

type Checker = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Session | null>

/** One checker for each security scheme of the contract; a missing one stops the boot. */
export const securityCheckers: Record<string, Checker> = { session: bySession, bearer: byBearer }

/**
 * Authenticates the caller of an operation by the first security alternative that matches. Throws `unauthenticated`
 * when a session is required and none is sent, `session_expired` when the one sent has ended, `forbidden` without one of
 * its roles, and `staff_verification_required` if the session has the role but not lately password and code.
 */
export async function authenticate(
  context: Context,
  { security, roles, isOpenUnverified }: Pick<Operation, 'security' | 'roles' | 'isOpenUnverified'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const sender = { address: request.ip, device: deviceOf(request) }
  for (const scheme of security.flat()) {
    const session = await securityCheckers[scheme]?.(context, request, reply)
    if (session) {
      if (roles.length > 0 && !session.roles.some((role) => roles.includes(role)))
        throw new Problem('forbidden')
      const missing = missingFactors(context, session)
      if (roles.length > 0 && !isOpenUnverified && missing.length > 0) {
        const waitMs = passwordWait(context, session.passwordSetByCodeAt)
        throw new Problem('staff_verification_required', {
          missing,
          has_password: session.hasPassword,
          ...((await haveRolesChanged(context.db, session.id)) && { roles_changed: true }),
          ...(waitMs > 0 && { password_wait_seconds: Math.ceil(waitMs / 1000) }),
        })
      }
      const { id: sessionId, userId, passwordProvenAt, codeProvenAt, passwordSetByCodeAt } = session
      const held = missing.length > 0 ? [] : session.roles
      return {
        kind: 'user',
        ...sender,
        sessionId,
        userId,
        roles: held,
        passwordProvenAt,
        codeProvenAt,
        passwordSetByCodeAt,
      }
    }
  }
  const open = security.length === 0 || security.some((schemes) => schemes.length === 0)
  if (open) return { kind: 'guest', ...sender }
  const { access, refresh } = presentedTokens(request)
  throw new Problem(access === null && refresh === null ? 'unauthenticated' : 'session_expired')
}

/** At most 300 characters of what the browser says about itself. */
const deviceOf = ({ headers }: FastifyRequest): string | null =>
  headers['user-agent']?.slice(0, 300) || null

/** Removes the cookies of a session that has ended or does not exist. */
export function forgetSession(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  if (hasSessionCookies(request) && !isInner(request)) writeCookies(reply, config, 'clear')
}

/** The tokens from the cookies, or else from the headers. */
export function presentedTokens(request: FastifyRequest): PresentedTokens {
  const { access, refresh } = readCookies(request)
  const header = request.headers['refresh-token']
  return {
    access: access ?? bearerToken(request),
    refresh: refresh ?? (typeof header === 'string' && header ? header : null),
  }
}

/** Authenticates by cookies; renews an expired access token, except for a rendered page, which cannot set cookies. */
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
