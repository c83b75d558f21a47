import { type FailureCode, type ProblemCode, ProblemError } from './machines.ts'

/** Whether a URL belongs to the shop's API. */
export function isApi(url: string): boolean {
  return new URL(url).pathname.startsWith('/api/')
}

/**
 * The text of the report that a customer sent with a message of a ticket.
 * @throws where it cannot be read
 */
export async function readSentReport(ticketId: number, messageId: number): Promise<string> {
  const reply = await fetch(`/api/staff/ticket/${ticketId}/`)
  if (!reply.ok) throw new Error(`the ticket cannot be read: ${reply.status}`)
  const { chat }: { chat: { id: number; report: string | null }[] } = await reply.json()
  return chat.find(({ id }) => id === messageId)?.report ?? ''
}

/** The codes with which every call can fail, before, during or after its handler. */
export const codesOfEveryCall: readonly FailureCode[] = [
  'validation_failed',
  'too_many_requests',
  'internal_error',
  'service_unavailable',
  'network',
  'timeout',
]

/** The code with which a call is refused until another one is chosen. */
export const usualCode: ProblemCode = 'internal_error'

/**
 * What a call throws that fails with a code.
 * @param status with which the server sends the code
 */
export function failureWith(code: FailureCode, status?: number): Error {
  return new ProblemError(code, status === limitStatus ? { retryAt: 0 } : {})
}

/** The problem that the server would send; for a limit (429), with the time at which it ends. */
export function problemOf(code: ProblemCode, status: number): object {
  const limit = status === limitStatus ? { retry_after_seconds: 60 } : {}
  return { type: 'about:blank', title: code, status, code, ...limit }
}

const limitStatus = 429
