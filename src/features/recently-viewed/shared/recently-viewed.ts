import { recentlyViewedKey } from '#src/lib/storage-keys.ts'
import { storedValue } from '#src/lib/stored-value.ts'

/** The products that were looked at in this browser, the last one first. */
type Stored = { version: 1; ids: number[] }

const most = 12
const none: readonly number[] = []

const viewed = storedValue<readonly number[]>({
  key: recentlyViewedKey,
  empty: none,
  parse: (stored) => (isStored(stored) ? stored.ids.slice(0, most) : null),
  // Marks the document as the script before the first paint does.
  onChange: (ids) => document.documentElement.toggleAttribute('data-recent', ids.length > 0),
})

/** Puts a product in front; beyond twelve the oldest is forgotten. */
export function rememberViewed(id: number): void {
  const ids = [id, ...viewed.read().filter((other) => other !== id)].slice(0, most)
  viewed.write({ version: 1, ids } satisfies Stored)
}

export function forgetViewed(): void {
  viewed.write(null)
}

/** The ids of the products viewed last, in all tabs; none while hydrating. */
export function useRecentlyViewed(): readonly number[] {
  return viewed.use(none)
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('ids' in value))
    return false
  const { version, ids } = value
  return version === 1 && Array.isArray(ids) && ids.every((id) => Number.isInteger(id) && id >= 1)
}
