import type { Fault, NetworkCall } from './protocol.ts'

/** The target of a call, with its absolute URL. */
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
  /** Reports new information about it. */
  update: (change: Partial<NetworkCall>) => void
  /** Holds it until it is released, or until it times out. */
  hold: (goOn: () => void, timeOut: () => void) => void
  end: (how: Pick<NetworkCall, 'state'> & Partial<NetworkCall>) => void
}

/** Reports a call that starts, on behalf of the working actor. */
export type BeginCall = (address: CallAddress) => WatchedCall
