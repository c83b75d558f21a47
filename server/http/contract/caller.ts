import type { StaffRole } from '#server/schemas.ts'
import type { Factors } from '#server/http/security/sessions.queries.ts'
import { Problem } from '#server/problem.ts'

/**
 * Who sends a request. `address` is the client's network address as `TRUST_PROXY` determines it, `device` the
 * User-Agent of the browser.
 */
type Sender = { address: string; device: string | null }
export type Guest = Sender & { kind: 'guest' }
export type SignedInCaller = Sender & {
  kind: 'user'
  userId: number
  /** None for a customer, nor in a session in which password and code were not given lately. */
  roles: readonly StaffRole[]
  sessionId: string
} & Factors
export type Caller = Guest | SignedInCaller

/** Narrows a caller of an operation that the contract secures. Throws `unauthenticated` for a guest. */
export function signedIn(caller: Caller): SignedInCaller {
  if (caller.kind === 'guest') throw new Problem('unauthenticated')
  return caller
}
