import { useSyncExternalStore } from 'react'

let shown: string | null = null
const listeners = new Set<() => void>()

/** Notes the URL that the shop in the frame shows; null without a frame, or while it shows no page of the shop. */
export function noteFrameAddress(address: string | null): void {
  shown = address
  for (const listener of listeners) listener()
}

export function useFrameAddress(): string | null {
  return useSyncExternalStore(subscribe, () => shown)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
