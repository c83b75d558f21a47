import type { Fault, NetworkCall } from './protocol.ts'

/** The status of a call that a limit refuses; the reply says when the limit ends. */
export const limitStatus = 429

/** What is called, and how. The address is a whole one. */
export type CallAddress = {
  method: string
  url: string
  /** Whether the shop limits how long it waits for the reply. */
  isLimited: boolean
}

/** A call that is reported while it is pending. */
export type WatchedCall = {
  /** What is to happen to it; null for nothing special. */
  fault: Fault | null
  /** Reports what became known of it. */
  update: (change: Partial<NetworkCall>) => void
  /** Keeps it from going on until it is released, or until its time is up. */
  hold: (goOn: () => void, timeOut: () => void) => void
  end: (how: Pick<NetworkCall, 'state'> & Partial<NetworkCall>) => void
}

/** Reports a call that begins, on behalf of the actor at work. */
export type BeginCall = (address: CallAddress) => WatchedCall

/** Whether an address is one of the shop's interface. */
export function isApi(url: string): boolean {
  return new URL(url).pathname.startsWith('/api/')
}

/** What the server would say in place of a reply: of a limit (429), also when it ends. */
export function problemOf({ status, code }: Extract<Fault, { kind: 'refuse' }>) {
  const limit = status === limitStatus ? { retry_after_seconds: 60 } : {}
  return { type: 'about:blank', title: code, status, code, ...limit }
}
