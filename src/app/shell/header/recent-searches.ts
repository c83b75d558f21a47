import { storedValue } from '#src/lib/stored-value.ts'

/** What was searched for in this browser, the last one first. */
type Stored = { version: 1; texts: string[] }

const most = 6
const none: readonly string[] = []

const recent = storedValue<readonly string[]>({
  key: 'recent-searches',
  empty: none,
  parse: (stored) => (isStored(stored) ? stored.texts.slice(0, most) : null),
})

/** Moves a text to the front; keeps six at most. */
export function rememberSearch(text: string): void {
  const texts = [text, ...recent.read().filter((other) => other !== text)].slice(0, most)
  recent.write({ version: 1, texts } satisfies Stored)
}

export function forgetSearches(): void {
  recent.write(null)
}

/** The texts searched for last, in all tabs; none while hydrating. */
export function useRecentSearches(): readonly string[] {
  return recent.use(none)
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('texts' in value))
    return false
  const { version, texts } = value
  return version === 1 && Array.isArray(texts) && texts.every((text) => typeof text === 'string')
}
