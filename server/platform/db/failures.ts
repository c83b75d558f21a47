/** Whether the database could not be reached, or went away, or has no room for another connection. */
export function isDatabaseDown(error: unknown): boolean {
  return causes(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && (unreachable.has(code) || code.startsWith('08'))) ||
      brokenConnection.test(message),
  )
}

/**
 * Codes of Node and SQLSTATEs of PostgreSQL (Appendix A: 53300 too many connections, 57P0x shutting down or starting;
 * 28000, 28P01 and 3D000 when the account or the database is taken away while the shop runs).
 */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '28000',
  '28P01',
  '3D000',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** What node-postgres says without a code, and PostgreSQL with one that means other things too. */
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)|is not currently accepting connections$/

type Cause = { code?: unknown; message: string }

/** An error and all that it was caused by. */
export function causes(error: unknown): Cause[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...inner.flatMap(causes)]
}
