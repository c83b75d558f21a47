import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '#server/http/entity-tag.ts'
import { isInner } from '#server/http/security/inner.ts'

/**
 * Sends a reply that is the same for everyone: any cache may store it and revalidates it each time.
 * The tag is a hash of the body, so all processes send the same tag, and a release that changes the body changes it.
 */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): FastifyReply {
  if (reply.hasHeader('set-cookie')) {
    return reply.header('cache-control', 'private, no-store').type('application/json').send(body)
  }
  // Rendering a page reads only the body.
  if (isInner(request)) return reply.type('application/json').send(body)
  const tag = `W/"${hash('sha1', body, 'base64url')}"`
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', tag)
  if (isKnown(request, tag)) return reply.code(304).send()
  return reply.type('application/json').send(body)
}
