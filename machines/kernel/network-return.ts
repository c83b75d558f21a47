let returns = 0

if (typeof addEventListener === 'function') addEventListener('online', () => (returns += 1))

/** Begins to watch the browser's network. The result says whether it has come back since. */
export function watchNetwork(): () => boolean {
  const before = returns
  return () => returns !== before
}
