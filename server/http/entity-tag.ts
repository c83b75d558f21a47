import type { FastifyRequest } from 'fastify'

/**
 * Whether the caller already has the version with this tag: `If-None-Match` lists it, weak or not, or is `*`
 * (RFC 9110, 13.1.2).
 * @param tag as in the `etag` header, with quotes
 */
export function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((each) => strong(each.trim())) ?? []
  return known.some((each) => each === '*' || each === strong(tag))
}

const strong = (tag: string) => tag.replace(/^W\//, '')
