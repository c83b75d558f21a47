import type { FastifyInstance } from 'fastify'
import { replyToUnreadable } from './pages/unreadable-request.ts'

/** As on the slowest mobile networks. */
const leastBytesPerSecond = 4_096
const checkMs = 5_000

/**
 * Ends requests whose bodies take longer than `seconds` and are slower than the slowest network: each would hold a
 * connection, and an upload also a file.
 */
export function endSlowBodies(server: FastifyInstance, seconds: number): void {
  server.addHook('onRequest', async ({ headers, raw }, reply) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return
    const before = raw.socket.bytesRead
    let check = setTimeout(lookAt, seconds * 1_000, seconds * 1_000).unref()
    reply.raw.once('close', () => clearTimeout(check))

    function lookAt(elapsedMs: number): void {
      if (raw.complete || raw.destroyed) return
      const received = raw.socket.bytesRead - before
      if (received < (elapsedMs / 1_000) * leastBytesPerSecond)
        return replyToUnreadable(tooSlow(), raw.socket, server.securityHeaders)
      check = setTimeout(lookAt, checkMs, elapsedMs + checkMs).unref()
    }
  })
}

const tooSlow = () =>
  Object.assign(new Error('the body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
