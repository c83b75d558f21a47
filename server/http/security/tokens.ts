import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

export type TokenPair = { access: string; refresh: string }

/** 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** The first pair of a session. A refresh token names its session, so that any former one is recognized. */
export const randomPair = (sessionId: string): TokenPair => ({
  access: randomToken(),
  refresh: `${sessionId}.${randomToken()}`,
})

/** The session that a refresh token names; null for anything else. */
export const sessionNamedIn = (refresh: string): string | null =>
  /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/.exec(refresh)?.[1] ?? null

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
  return { access: derive('access'), refresh: `${sessionId}.${derive('refresh')}` }
}

/** Six digits. */
export const randomCode = (): string => randomInt(1_000_000).toString().padStart(6, '0')

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
