/** Whether the database was unreachable, went away, or has no connection left. */
export function isDatabaseDown(error: unknown): boolean {
  return causes(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && (unreachable.has(code) || code.startsWith('08'))) ||
      brokenConnection.test(message),
  )
}

/** Whether the disk of the database (SQLSTATE 53100) or of the files has no room left. */
export function isDiskFull(error: unknown): boolean {
  return causes(error).some(
    ({ code }) => code === '53100' || code === 'ENOSPC' || code === 'EDQUOT',
  )
}

/**
 * Codes of Node and SQLSTATEs of PostgreSQL (Appendix A: 53300 too many connections, 57P0x shutting down or starting;
 * 28000, 28P01 and 3D000 if the account or the database is removed while the shop runs).
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

/** Messages of node-postgres without a code, and of PostgreSQL with a code that is ambiguous. */
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)|is not currently accepting connections$/

type Cause = { code?: unknown; message: string }

/** An error and all its causes. */
export function causes(error: unknown): Cause[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...inner.flatMap(causes)]
}
