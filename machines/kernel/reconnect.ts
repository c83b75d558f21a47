let reconnects = 0

if (typeof addEventListener === 'function') addEventListener('online', () => (reconnects += 1))

/** How often the browser has gone back online in this page. */
export function countReconnects(): number {
  return reconnects
}
