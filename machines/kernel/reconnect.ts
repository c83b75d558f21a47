let reconnects = 0

if (typeof addEventListener === 'function') addEventListener('online', () => (reconnects += 1))

/** Returns a function that says whether the browser has gone back online since this call. */
export function watchReconnect(): () => boolean {
  const before = reconnects
  return () => reconnects !== before
}
