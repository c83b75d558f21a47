import { LRUCache } from 'lru-cache'
import { comparable, tidyPersian } from '#domain/persian.ts'
import { wholeList } from '#server/catalogue/product-index.ts'
import type { Context } from '#server/context.ts'
import { addressKey } from '#server/platform/limits/limits.service.ts'
import { addSearch, deleteSearchesBefore, selectSearches } from './searches.queries.ts'

const dayMs = 86_400_000
const shownDays = 30
const shown = 8
/** A text is shown only once this many searches had it, so that it is nobody's own. */
const leastSearches = 5
/** What is counted for an address within an hour. */
const mostPerHour = 30
const addressesKept = 10_000

/** Counts searches. Who sent which is known to this process only, for an hour, to count each once. */
export function searchesService(context: Context) {
  const { catalogue, db, now } = context
  const counted = new LRUCache<string, Set<string>>({ max: addressesKept, ttl: 3_600_000 })

  return {
    async countSearch(typed: string, address: string): Promise<void> {
      const text = withoutSymbols(typed)
      const form = comparable(text)
      // Numbers may be somebody's.
      if (form === '' || /^[\d ]+$/.test(form)) return
      const forms = counted.get(addressKey(address)) ?? new Set()
      if (forms.has(form) || forms.size >= mostPerHour) return
      counted.set(addressKey(address), forms.add(form))
      const { total, isPartial } = catalogue.list({ ...wholeList, search: text })
      const hasResults = total > 0
      // Products that have some of its words make it neither popular nor one that finds nothing.
      if (hasResults && isPartial) return
      await addSearch(db, { day: dayOf(now()), form, text, hasResults })
    },

    async listPopularSearches(): Promise<string[]> {
      const since = dayOf(now() - shownDays * dayMs)
      const limit = shown
      const found = await selectSearches(db, {
        since,
        least: leastSearches,
        limit,
        hasResults: true,
      })
      return found.map(({ text }) => withoutSymbols(text))
    },
  }
}

/** The most frequent searches of the last `days` days, today included and at most 30, that found nothing. */
export function listEmptySearches({ db, now }: Context, days: number, limit: number) {
  const since = dayOf(now() - (Math.min(days, shownDays) - 1) * dayMs)
  return selectSearches(db, { since, least: leastSearches, limit, hasResults: false })
}

/** Deletes what is no longer shown. */
export function deleteOldSearches({ db, now }: Context): Promise<void> {
  return deleteSearchesBefore(db, dayOf(now() - shownDays * dayMs))
}

/**
 * Letters, digits and the punctuation that names of goods have, once in a row: texts that are compared as equal look
 * nearly the same, whoever typed them.
 */
function withoutSymbols(typed: string): string {
  const plain = tidyPersian(typed.normalize('NFKC'))
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{Nd}\u200c +.,،٫/&-]/gu, ' ')
    .replace(/([+.,،٫/&-])[+.,،٫/&-]+/g, '$1')
    .replace(/(?<![\p{L}\p{Nd}])[+.,،٫/&-]|[.,،٫/&-](?![\p{L}\p{Nd}])/gu, ' ')
  return tidyPersian(plain)
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
