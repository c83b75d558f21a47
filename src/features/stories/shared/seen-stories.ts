import { storedValue } from '#src/lib/stored-value.ts'

/** How many are remembered, the latest ones: older stories leave the row long before. */
const most = 100
const none: readonly number[] = []

const seen = storedValue<readonly number[]>({
  key: 'seen-stories',
  empty: none,
  parse: (stored) =>
    Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : null,
})

/** The stories that this browser has shown to the end; none while hydrating. */
export function useSeenStories(): readonly number[] {
  return seen.use(none)
}

/** Remembers a story as seen. If nothing can be stored, it stays new. */
export function markStorySeen(id: number): void {
  seen.write([...seen.read().filter((other) => other !== id), id].slice(-most))
}
