import type { StaffRole } from '#server/schemas.ts'
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
  /** None for a customer. */
  roles: readonly StaffRole[]
  sessionId: string
}
export type Caller = Guest | SignedInCaller

/** Narrows a caller of an operation that the contract secures. Throws `unauthenticated` for a guest. */
export function signedIn(caller: Caller): SignedInCaller {
  if (caller.kind === 'guest') throw new Problem('unauthenticated')
  return caller
}
