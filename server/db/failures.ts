/** Whether the database could not be reached, or went away, or has no room for another connection. */
export function isDatabaseDown(error: unknown): boolean {
  return causes(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && (unreachable.has(code) || code.startsWith('08'))) ||
      brokenConnection.test(message),
  )
}

/** Codes of Node and SQLSTATEs of PostgreSQL (Appendix A: 53300 too many connections, 57P0x shutting down or starting). */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** What node-postgres says without a code. */
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

type Cause = { code?: unknown; message: string }

function causes(error: unknown): Cause[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...inner.flatMap(causes)]
}
