import { contentText } from '#domain/same-content.ts'
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

/** The work of `matchItems`: what is recognized so far. */
type Match = {
  identity: ListIdentity
  repeated: ReadonlySet<string>
  base: readonly Entry[]
  list: readonly Entry[]
  places: (number | null)[]
  /** Places in the beginning of what was not recognized yet. */
  free: Set<number>
  doubtful: Set<number>
  /** For what was not recognized by its key: places of what alone says something that it says. */
  sayings: readonly number[][]
}

/**
 * Recognizes items: by a key that no other one has; those whose key others have too if they are unchanged, or if they alone
 * still say what only one said; then what is between the same neighbors as something that is no longer there.
 */
export function matchItems(
  identity: ListIdentity,
  repeated: ReadonlySet<string>,
  base: readonly Entry[],
  list: readonly Entry[],
): Matching {
  const match: Match = {
    identity,
    repeated,
    base,
    list,
    places: list.map(() => null),
    free: new Set(base.keys()),
    doubtful: new Set(),
    sayings: [],
  }
  pairUniqueKeys(match)
  if (repeated.size > 0) pairUnchanged(match)
  pairSayings(match)
  pairNeighbors(match)
  doubtWhatIsLeft(match)
  return { places: match.places, doubtful: match.doubtful, ...changesOf(match) }
}

function pair({ places, free }: Match, at: number, place: number): void {
  places[at] = place
  free.delete(place)
}

function pairUniqueKeys(match: Match): void {
  const unique = new Map(match.base.map(({ key }, place) => [key, place]))
  match.list.forEach((entry, at) => {
    const place = unique.get(entry.key)
    if (place !== undefined && !match.repeated.has(entry.key)) pair(match, at, place)
  })
}

/** Pairs the unchanged items of repeated keys; those of which it is not certain which one was added or removed are doubtful. */
function pairUnchanged(match: Match): void {
  const { base, list, repeated, places, free, doubtful } = match
  const token = (entry: Entry) => (repeated.has(entry.key) ? `=${entry.text}` : ` ${entry.key}`)
  const [before, after] = [base.map(token), list.map(token)]
  const first = new Map(longestCommon(before, after))
  const last = new Map(
    longestCommon(before.toReversed(), after.toReversed()).map(([at, place]) => [
      after.length - 1 - at,
      before.length - 1 - place,
    ]),
  )
  const repeatedTokens = new Set(list.filter(({ key }) => repeated.has(key)).map(token))
  for (const equal of repeatedTokens) {
    const old = placesOf(before, equal)
    const now = placesOf(after, equal)
    if (old.length === now.length) {
      old.forEach((place, nth) => pair(match, now[nth] ?? 0, place))
      continue
    }
    const certain = now.flatMap((at) => {
      const place = first.get(at)
      return place === undefined ? [] : [[at, place] as const]
    })
    certain.forEach(([at, place]) => pair(match, at, place))
    const moved = old.filter((place) => free.has(place))
    const fresh = now.filter((at) => places[at] === null)
    fresh.slice(0, moved.length).forEach((at, nth) => pair(match, at, moved[nth] ?? 0))
    const isMoved = certain.length < Math.min(old.length, now.length)
    if (isMoved || now.some((at) => first.get(at) !== last.get(at)))
      old.forEach((place) => doubtful.add(place))
  }
}

/** Pairs what alone still says something that only one item said. */
function pairSayings(match: Match): void {
  const { base, list, places, free } = match
  const said = sayings(base)
  match.sayings = list.map((entry, at) =>
    places[at] === null
      ? [...said(entry)].filter((place) => free.has(place) && isAlike(match, place, entry))
      : [],
  )
  const asked = match.sayings.flat()
  match.sayings.forEach(([place, ...others], at) => {
    if (place === undefined || others.length > 0) return
    if (asked.filter((each) => each === place).length === 1) pair(match, at, place)
  })
}

/** Pairs runs of unrecognized items with what is gone between the same neighbors, if there are as many of it. */
function pairNeighbors(match: Match): void {
  const { base, list, repeated, places, free } = match
  let start = 0
  while (start < list.length) {
    const end = endOf(start, list.length, (at) => places[at] !== null)
    const before = places[start - 1] ?? -1
    const stop = endOf(before + 1, base.length, (place) => !free.has(place))
    const fresh = list.slice(start, end)
    const gone = base.slice(before + 1, stop)
    const isSameGap = (places[end] ?? base.length) === stop
    const isClear = fresh.length === 1 || ![...fresh, ...gone].some(({ key }) => repeated.has(key))
    if (isSameGap && isClear && fresh.length === gone.length)
      fresh.forEach((entry, nth) => {
        const place = before + 1 + nth
        if (isAlike(match, place, entry)) pair(match, start + nth, place)
      })
    start = end + 1
  }
}

/** What was not recognized may be any of the unrecognized items with its key, or with something that it says. */
function doubtWhatIsLeft({ base, list, repeated, places, free, doubtful, sayings }: Match): void {
  const left = new Set(
    list.filter(({ key }, at) => places[at] === null && repeated.has(key)).map(({ key }) => key),
  )
  base.forEach(({ key }, place) => {
    if (free.has(place) && left.has(key)) doubtful.add(place)
  })
  list.forEach((entry, at) => {
    if (places[at] !== null) return
    for (const place of sayings[at] ?? [])
      if (free.has(place) && [entry, base[place]].some((each) => each && repeated.has(each.key)))
        doubtful.add(place)
  })
}

function changesOf({ identity, base, list, places, free }: Match) {
  const said = sayings(base)
  const touched = new Set(free)
  const unsure = new Set<number>()
  list.forEach((entry, at) => {
    const place = places[at] ?? null
    const baseItem = place === null ? undefined : base[place]
    if (place === null || baseItem === undefined || baseItem.text === entry.text) return
    touched.add(place)
    if (identity.key === 'text' && !isSame(baseItem.item, entry.item, said(entry).has(place)))
      unsure.add(place)
  })
  return { touched, unsure }
}

/** Whether an item can be what the beginning has at a place: of the same type if texts are keys, else with its key. */
function isAlike({ identity, base }: Match, place: number, { key, item }: Entry): boolean {
  const baseItem = base[place]
  if (baseItem === undefined) return false
  return identity.key === 'text' ? isOfType(baseItem.item, item) : baseItem.key === key
}

/** Whether something that changed is surely still the same item; what says nothing has only its key. */
const isSame = (baseItem: unknown, item: unknown, says: boolean) =>
  says || (textsIn(baseItem).size === 0 && textsIn(item).size === 0)

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
