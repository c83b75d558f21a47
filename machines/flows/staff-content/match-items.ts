import { contentText } from './is-same-content.ts'
import { isRecord, type ListIdentity } from './list-identities.ts'

/** An item of a list with its own key, which others of the list can have as well. */
export type Entry = { key: string; text: string; item: unknown }

/** Which items of a list are which of the list with which its author began. */
export type Matching = {
  /** For each item its place in the beginning; null for a new one. */
  places: (number | null)[]
  /** Places in the beginning of what was changed or removed, so that the other side's change must not be lost. */
  touched: ReadonlySet<number>
  /** Places in the beginning of which nobody can tell where they are now, or whether they are. */
  doubtful: ReadonlySet<number>
  /** Places in the beginning of what can be another item instead of a change of this one. */
  unsure: ReadonlySet<number>
}

export const entriesOf = ({ keyOf }: ListIdentity, items: readonly unknown[]): Entry[] =>
  items.map((item) => {
    const text = contentText(item)
    return { key: keyOf(item) ?? text, text, item }
  })

/** The keys that several items of one list have. */
export function repeatedIn(...lists: (readonly Entry[])[]): Set<string> {
  const keys = lists.flatMap((list) => {
    const seen = new Set<string>()
    return list.filter(({ key }) => seen.size === seen.add(key).size).map(({ key }) => key)
  })
  return new Set(keys)
}

/**
 * Recognizes items: by a key that no other one has; those whose key others have too if they are unchanged, or if they alone
 * still say what only one said; then what is between the same neighbors as something that is no longer there.
 */
export function matchItems(
  { key: kind }: ListIdentity,
  repeated: ReadonlySet<string>,
  base: readonly Entry[],
  list: readonly Entry[],
): Matching {
  const places: (number | null)[] = list.map(() => null)
  const free = new Set(base.keys())
  const doubtful = new Set<number>()
  const pair = (at: number, place: number) => {
    places[at] = place
    free.delete(place)
  }
  const isFresh = (at: number) => places[at] === null
  const isRepeated = ({ key }: Entry) => repeated.has(key)

  const unique = new Map(base.map(({ key }, place) => [key, place]))
  list.forEach((entry, at) => {
    const place = unique.get(entry.key)
    if (place !== undefined && !isRepeated(entry)) pair(at, place)
  })

  if (repeated.size > 0) {
    const token = (entry: Entry) => (isRepeated(entry) ? `=${entry.text}` : ` ${entry.key}`)
    const [before, after] = [base.map(token), list.map(token)]
    const first = new Map(longestCommon(before, after))
    const last = new Map(
      longestCommon(before.toReversed(), after.toReversed()).map(([at, place]) => [
        after.length - 1 - at,
        before.length - 1 - place,
      ]),
    )
    for (const equal of new Set(list.filter(isRepeated).map(token))) {
      const old = placesOf(before, equal)
      const now = placesOf(after, equal)
      if (old.length === now.length) {
        now.forEach((at, nth) => pair(at, old[nth] ?? -1))
        continue
      }
      const certain = now.flatMap((at) => {
        const place = first.get(at)
        return place === undefined ? [] : [[at, place] as const]
      })
      certain.forEach(([at, place]) => pair(at, place))
      const moved = old.filter((place) => free.has(place))
      now.filter(isFresh).forEach((at, nth) => {
        const place = moved[nth]
        if (place !== undefined) pair(at, place)
      })
      const isMoved = certain.length < Math.min(old.length, now.length)
      if (isMoved || now.some((at) => first.get(at) !== last.get(at)))
        old.forEach((place) => doubtful.add(place))
    }
  }

  const said = sayings(base)
  const isAlike = (place: number, { key, item }: Entry) => {
    const begun = base[place]
    return begun !== undefined && (kind === 'text' ? isOfType(begun.item, item) : begun.key === key)
  }
  const saying = list.map((entry, at) =>
    isFresh(at) ? [...said(entry)].filter((place) => free.has(place) && isAlike(place, entry)) : [],
  )
  const asked = saying.flat()
  saying.forEach((found, at) => {
    const [place, ...others] = found
    if (place === undefined) return
    if (others.length === 0 && asked.filter((each) => each === place).length === 1) pair(at, place)
  })

  let start = 0
  while (start < list.length) {
    const end = endOf(start, list.length, (at) => !isFresh(at))
    const before = places[start - 1] ?? -1
    const stop = endOf(before + 1, base.length, (place) => !free.has(place))
    const fresh = Array.from({ length: end - start }, (_, nth) => start + nth)
    const gone = Array.from({ length: stop - before - 1 }, (_, nth) => before + 1 + nth)
    const isSameGap = (places[end] ?? base.length) === stop
    const isClear =
      fresh.length === 1 ||
      ![...fresh.map((at) => list[at]), ...gone.map((place) => base[place])].some(
        (entry) => entry !== undefined && isRepeated(entry),
      )
    if (isSameGap && isClear && fresh.length === gone.length)
      fresh.forEach((at, nth) => {
        const [place, entry] = [gone[nth], list[at]]
        if (place !== undefined && entry !== undefined && isAlike(place, entry)) pair(at, place)
      })
    start = end + 1
  }

  const left = new Set(list.filter((entry, at) => isFresh(at) && isRepeated(entry)).map(keyIn))
  base.forEach((entry, place) => {
    if (free.has(place) && left.has(entry.key)) doubtful.add(place)
  })
  saying.forEach((found, at) => {
    const entry = list[at]
    if (!isFresh(at) || entry === undefined) return
    for (const place of found)
      if (free.has(place) && [entry, base[place]].some((each) => each && isRepeated(each)))
        doubtful.add(place)
  })

  const touched = new Set(free)
  const unsure = new Set<number>()
  list.forEach((entry, at) => {
    const place = places[at] ?? null
    const begun = place === null ? undefined : base[place]
    if (place === null || begun === undefined || begun.text === entry.text) return
    touched.add(place)
    if (kind === 'text' && !isSame(begun.item, entry.item, said(entry).has(place)))
      unsure.add(place)
  })
  return { places, touched, doubtful, unsure }
}

const keyIn = ({ key }: Entry) => key

/** Whether something that changed is surely still the same item; what says nothing has only its key. */
const isSame = (begun: unknown, item: unknown, says: boolean) =>
  says || (textsIn(begun).size === 0 && textsIn(item).size === 0)

const placesOf = (tokens: readonly string[], token: string) =>
  tokens.flatMap((each, place) => (each === token ? [place] : []))

export function endOf(start: number, length: number, isEnd: (place: number) => boolean): number {
  let end = start
  while (end < length && !isEnd(end)) end += 1
  return end
}

const isOfType = (one: unknown, other: unknown) =>
  isRecord(one) && isRecord(other) && one['type'] === other['type']

/** What many items have, so that it tells none of them from the others. */
const commonFields: ReadonlySet<string> = new Set(['type', 'by', 'kind', 'tint', 'color', 'icon'])

function textsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set(value.trim() === '' ? [] : [value.trim()])
  if (typeof value !== 'object' || value === null) return new Set()
  const parts = Object.entries(value).filter(([field]) => !commonFields.has(field))
  return new Set(parts.flatMap(([, part]) => [...textsIn(part)]))
}

/** The places of the items that alone say something which another item says. */
function sayings(list: readonly Entry[]): (entry: Entry) => Set<number> {
  const places = new Map<string, number | null>()
  list.forEach(({ item }, place) => {
    for (const text of textsIn(item)) places.set(text, places.has(text) ? null : place)
  })
  return ({ item }) => new Set([...textsIn(item)].flatMap((text) => places.get(text) ?? []))
}

/** The places in `after` and in `before` of the longest sequence that both have, as early as it can be in both. */
function longestCommon(before: readonly string[], after: readonly string[]): [number, number][] {
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  const lengthAt = (place: number, at: number) => lengths[place * width + at] ?? 0
  for (let place = before.length - 1; place >= 0; place -= 1)
    for (let at = after.length - 1; at >= 0; at -= 1)
      lengths[place * width + at] =
        before[place] === after[at]
          ? lengthAt(place + 1, at + 1) + 1
          : Math.max(lengthAt(place + 1, at), lengthAt(place, at + 1))
  const pairs: [number, number][] = []
  let [place, at] = [0, 0]
  while (place < before.length && at < after.length)
    if (before[place] === after[at]) {
      pairs.push([at, place])
      place += 1
      at += 1
    } else if (lengthAt(place + 1, at) >= lengthAt(place, at + 1)) place += 1
    else at += 1
  return pairs
}
