import { isDeepStrictEqual } from 'node:util'
import { contentText } from '#domain/same-content.ts'

/** A longer text is cut to this many characters. */
const longestText = 160
/** So much of what is equal is left before the first difference of two long texts. */
const textBefore = 40
/** Of each list. */
const mostItems = 20

/**
 * Two values of the same shape, each without the items of its lists that are also in the other one, and with its long
 * texts cut to where they differ; null if the values are equal.
 */
export function differingParts<Value extends object>(
  before: Value,
  after: Value,
): { before: Value; after: Value } | null {
  if (isDeepStrictEqual(before, after)) return null
  return { before: partsOf(before, after), after: partsOf(after, before) }
}

function partsOf<Value>(value: Value, other: unknown): Value
function partsOf(value: unknown, other: unknown): unknown {
  if (typeof value === 'string') return excerpt(value, typeof other === 'string' ? other : '')
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return itemsOf(value, Array.isArray(other) ? other : [])
  const others = new Map<string, unknown>(Object.entries(other ?? {}))
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, partsOf(part, others.get(name))]),
  )
}

/** Items of lists that differ in equally many are compared one by one. */
function itemsOf(items: readonly unknown[], others: readonly unknown[]): unknown[] {
  const own = without(items, others)
  const foreign = without(others, items)
  const isPaired = own.length === foreign.length
  return own
    .slice(0, mostItems)
    .map((item, place) => partsOf(item, isPaired ? foreign[place] : undefined))
}

function without(items: readonly unknown[], others: readonly unknown[]): unknown[] {
  const known = new Set(others.map(contentText))
  return items.filter((item) => !known.has(contentText(item)))
}

function excerpt(text: string, other: string): string {
  if (text.length <= longestText) return text
  let equal = 0
  while (equal < text.length && text[equal] === other[equal]) equal += 1
  const start = text === other ? 0 : Math.max(0, equal - textBefore)
  const end = start + longestText
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
