/** What this tab stored under a name; null for nothing, where the storage is blocked, and for what is not JSON. */
export function readTabEntry(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value in this tab, unless the storage is blocked or full. */
export function storeTabEntry(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // The value lasts as long as the page.
  }
}
