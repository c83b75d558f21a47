import { useSyncExternalStore } from 'react'
import { serverNow } from './clock.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = 0

/**
 * The server's time in milliseconds, updated each second; null while hydrating, so that the HTML of a page rendered
 * earlier matches. All countdowns of a page share one timer.
 */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, current, () => null)
}

/** Whether an instant (RFC 3339) has passed; false for null, and while hydrating. Rerenders only when it passes. */
export function useHasPassed(instant: string | null): boolean {
  return useSyncExternalStore(
    instant === null ? never : subscribe,
    () => instant !== null && current() >= Date.parse(instant),
    () => false,
  )
}

/** The first of these instants (RFC 3339, in order) that has not passed; null if none is left. While hydrating, the first. */
export function useNextOf(instants: readonly string[]): string | null {
  return useSyncExternalStore(
    instants.length === 0 ? never : subscribe,
    () => instants.find((instant) => Date.parse(instant) > current()) ?? null,
    () => instants[0] ?? null,
  )
}

const never = () => () => {}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) now = serverNow()
  timer ??= setInterval(tick, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  now = serverNow()
  for (const listener of listeners) listener()
}

function current(): number {
  if (timer === undefined) now = serverNow()
  return now
}
