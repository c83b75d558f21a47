import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { oneTimeCodeLength } from '#domain/one-time-code.ts'

export type TokenPair = { access: string; refresh: string }

/** 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** The first pair of a session. */
export const randomPair = (secret: string, sessionId: string): TokenPair => ({
  access: randomToken(),
  refresh: refreshToken(secret, sessionId, randomToken().slice(0, partLength)),
})

/** The characters of a random part and of a mark: 126 bits each. */
const partLength = 21

/** Names its session and bears a mark of the server, so that any former one is recognized and none can be made up. */
const refreshToken = (secret: string, sessionId: string, part: string): string =>
  `${sessionId}.${part}${markOf(secret, sessionId, part)}`

const markOf = (secret: string, sessionId: string, part: string): string =>
  createHmac('sha256', secret)
    .update(`refresh-mark:${sessionId}:${part}`)
    .digest('base64url')
    .slice(0, partLength)

/** The session for which the server issued a refresh token, however long ago; null for anything else. */
export function sessionNamedIn(secret: string, refresh: string): string | null {
  const [, id, part, mark] =
    /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{21})([\w-]{21})$/.exec(refresh) ?? []
  if (id === undefined || part === undefined || mark === undefined) return null
  return sameText(mark, markOf(secret, id, part)) ? id : null
}

/** What the database stores for a token. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/**
 * The pair that replaces a refresh token. It is derived, not random, so that tabs that send the same token at the
 * same time all get the same pair.
 */
export function nextPair(secret: string, sessionId: string, refresh: string): TokenPair {
  const derive = (use: string) =>
    createHmac('sha256', secret).update(`${use}:${sessionId}:${refresh}`).digest('base64url')
  const part = derive('refresh').slice(0, partLength)
  return { access: derive('access'), refresh: refreshToken(secret, sessionId, part) }
}

/** As many digits as a one-time code has. */
export const randomCode = (): string =>
  randomInt(10 ** oneTimeCodeLength)
    .toString()
    .padStart(oneTimeCodeLength, '0')

/** What the database stores for a code: an HMAC, since a million codes are quickly tried, bound to number and purpose. */
export const hashCode = (secret: string, purpose: string, phone: string, code: string): string =>
  createHmac('sha256', secret).update(`code:${purpose}:${phone}:${code}`).digest('base64url')

/** What the database keeps of the number of a closed account: an HMAC, since all numbers are quickly tried. */
export const hashPhone = (secret: string, phone: string): string =>
  createHmac('sha256', secret).update(`phone:${phone}`).digest('base64url')

/** Compares in constant time. */
export function sameText(one: string, two: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(two)]
  return first.length === second.length && timingSafeEqual(first, second)
}
