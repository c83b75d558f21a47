import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { unreadablePage } from './broken-page.ts'

/** Replies to bytes that cannot be parsed as a request. No route or hook runs, so the reply is written to the socket. */
export function replyToUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statuses[error.code ?? ''] ?? 400
  const page = unreadablePage()
  const lines = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'cache-control': 'private, no-store',
    connection: 'close',
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.setTimeout(lingerMs, () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${page}`)
}

/** How long the client may go on sending; closing the socket immediately would lose the reply. */
const lingerMs = 5_000
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }
