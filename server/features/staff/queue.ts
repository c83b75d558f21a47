import { addDays, startOfDay, type Day } from '#domain/day.ts'
import { toLatinDigits } from '#domain/digits.ts'
import { comparableWords } from '#domain/persian.ts'
import { largestId } from '#server/platform/db/largest-id.ts'

export const queuePageSize = 20
/** Fewer digits would match nearly everybody. */
const shortestPhone = 4

/** A search: its words in their comparable form, and what they can be as numbers; null if it is empty. */
export type QueueSearch = { words: string[]; id: number | null; phoneStart: string | null } | null

/** Reads a typed text: its words and, if it is a number, the id and the start of a phone number that it may be. */
export function readQueueSearch(text: string): QueueSearch {
  const words = comparableWords(text)
  if (words.length === 0) return null
  const digits = toLatinDigits(text).replaceAll(/[\s-]/g, '')
  const isNumber = /^\d+$/.test(digits)
  return {
    words,
    id: isNumber && Number(digits) <= largestId ? Number(digits) : null,
    phoneStart:
      isNumber && digits.startsWith('0') && digits.length >= shortestPhone ? digits : null,
  }
}

type Count<Status> = { status: Status; total: number }

/** How long a queue is in a status, or in all of them, by the numbers of entries in each. */
export function queueLength<Status>(
  counts: readonly Count<Status>[],
  status: Status | null | undefined,
  pageSize = queuePageSize,
): { total: number; page_count: number } {
  const total = counts
    .filter((each) => (status ?? each.status) === each.status)
    .reduce((sum, each) => sum + each.total, 0)
  return pagesOf(total, pageSize)
}

/** How many entries there are, and on how many pages. */
export const pagesOf = (total: number, pageSize: number) => ({
  total,
  page_count: Math.ceil(total / pageSize),
})

/** The instants of a span of days, of which either end may be open: from the first one on, and before the second. */
export function instantsOf({ from, to }: { from?: Day; to?: Day }): {
  from: Date | null
  until: Date | null
} {
  return {
    from: from === undefined ? null : startOfDay(from),
    until: to === undefined ? null : startOfDay(addDays(to, 1)),
  }
}
