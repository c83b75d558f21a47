const key = 'seen-cart'
/** How long a sign-in may take; later the shopper has to look at the cart again. */
const maximumAge = 20 * 60_000

/** Remembers what a guest saw of the cart when they went to sign in to continue (`seenOf`). */
export function rememberSeenCart(seen: string): void {
  sessionStorage.setItem(key, JSON.stringify({ seen, at: Date.now() }))
}

/** What was remembered; null if it was nothing, or too long ago. */
export function readSeenCart(): string | null {
  if (typeof sessionStorage === 'undefined') return null
  const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
  if (typeof stored !== 'object' || stored === null) return null
  if (!('seen' in stored) || !('at' in stored)) return null
  return Date.now() - Number(stored.at) <= maximumAge ? String(stored.seen) : null
}

/** It counts for the next opening of the cart alone. */
export function forgetSeenCart(): void {
  sessionStorage.removeItem(key)
}
