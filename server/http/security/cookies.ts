import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReplyCookies } from '#server/http/contract/types.ts'
import type { Config } from '#server/config.ts'

const access = 'accessToken'
const refresh = 'refreshToken'
/** Readable by scripts: says only that someone is signed in, so that shared pages show the right header immediately. */
const signedIn = 'signedIn'

export type CookieTokens = { access: string | null; refresh: string | null }

export const readCookies = ({ cookies }: FastifyRequest): CookieTokens => ({
  access: cookies[access] || null,
  refresh: cookies[refresh] || null,
})

/** Whether a request has any cookie of a session, including the readable mark, which can outlive the tokens. */
export const hasSessionCookies = ({ cookies }: FastifyRequest): boolean =>
  [access, refresh, signedIn].some((name) => Boolean(cookies[name]))

/** Sets the cookies of a session, or removes them. */
export function writeCookies(reply: FastifyReply, config: Config, cookies: ReplyCookies): void {
  const base = { path: '/', sameSite: 'lax', secure: config.secure } as const
  if (cookies === 'clear') {
    for (const name of [access, refresh, signedIn]) reply.clearCookie(name, base)
    return
  }
  const { accessSeconds, refreshSeconds } = config.limits
  reply.setCookie(access, cookies.access, { ...base, httpOnly: true, maxAge: accessSeconds })
  reply.setCookie(refresh, cookies.refresh, { ...base, httpOnly: true, maxAge: refreshSeconds })
  reply.setCookie(signedIn, '1', { ...base, maxAge: refreshSeconds })
}
