import { isSameContent } from '#domain/same-content.ts'
import { isRecord, type ListIdentity } from './list-identities.ts'
import {
  endOf,
  entriesOf,
  matchItems,
  repeatedIn,
  type Entry,
  type Matching,
} from './match-items.ts'

/** Something as the member began with it, as the member left it, and as a colleague published it. */
export type Versions<Part> = { base: Part; mine: Part; theirs: Part }

type Items = readonly unknown[]
type ListVersions = { base: Items | null; mine: Items; theirs: Items; isOwn: boolean }
type Keyed = { key: string; item: unknown }
type Keys = readonly string[]

/** The items of the three versions of a list, each with a key that is that of the same item in the others. */
export type KeyedLists = Versions<readonly Keyed[]> & {
  /** Keys of items that one of the two may have replaced by others, so that they are never put together of two. */
  unsure: ReadonlySet<string>
}

/**
 * Recognizes the items of a list in its versions; null if nobody can tell them apart. The base is null if it is unknown.
 * @param isOwn whether the member published `theirs`
 */
export function keyed(
  identity: ListIdentity,
  { base, mine, theirs, isOwn }: ListVersions,
): KeyedLists | null {
  const baseItems = entriesOf(identity, base ?? [])
  const published = entriesOf(identity, theirs)
  const own = entriesOf(identity, withPublishedIds(identity, { base, mine, theirs, isOwn }))
  if (base === null) return withoutBase(identity, own, published)
  const repeated = repeatedIn(baseItems, own, published)
  const mineOf = matchItems(identity, repeated, baseItems, own)
  const theirsOf = matchItems(identity, repeated, baseItems, published)
  if (isDoubtful(mineOf, theirsOf) || isDoubtful(theirsOf, mineOf)) return null
  const taken = new Set<string>()
  const names = baseItems.map(({ key }) => freeName(key, taken))
  const fresh = agree({
    own,
    published,
    mineOf,
    theirsOf,
    repeated,
    isFixed: identity.key !== 'text',
  })
  const shared = new Map(fresh.map(([at, there]) => [there, freeName(own[at]?.key ?? '', taken)]))
  const sharedByMine = new Map(fresh.map(([at, there]) => [at, shared.get(there) ?? '']))
  const nameAll = (list: readonly Entry[], { places }: Matching, given: Map<number, string>) =>
    list.map(({ key, item }, at): Keyed => {
      const name = names[places[at] ?? -1] ?? given.get(at) ?? freeName(key, taken)
      return { key: name, item }
    })
  return {
    base: baseItems.map(({ item }, place) => ({ key: names[place] ?? '', item })),
    mine: nameAll(own, mineOf, sharedByMine),
    theirs: nameAll(published, theirsOf, shared),
    unsure: new Set([...mineOf.unsure, ...theirsOf.unsure].map((place) => names[place] ?? '')),
  }
}

/** Whether something of which one side does not tell where it is was changed by the other. */
const isDoubtful = ({ doubtful }: Matching, { touched }: Matching) =>
  [...doubtful].some((place) => touched.has(place))

/** A name that nothing else has. */
function freeName(key: string, taken: Set<string>): string {
  let name = key
  for (let number = 2; taken.has(name); number += 1) name = `${key} (${number})`
  taken.add(name)
  return name
}

/** What both have is the same if it is equal or if nothing else has its key; everything else only one has. */
function withoutBase(
  identity: ListIdentity,
  own: readonly Entry[],
  published: readonly Entry[],
): KeyedLists | null {
  const repeated = repeatedIn(own, published)
  const { places, doubtful, unsure } = matchItems(identity, repeated, published, own)
  if (doubtful.size > 0) return null
  const taken = new Set<string>()
  const names = published.map(({ key }) => freeName(key, taken))
  const isKnown = (entry: Entry, place: number) =>
    published[place]?.key === entry.key || published[place]?.text === entry.text
  return {
    base: [],
    mine: own.map((entry, at) => {
      const place = places[at] ?? -1
      const name = isKnown(entry, place) ? names[place] : undefined
      return { key: name ?? freeName(entry.key, taken), item: entry.item }
    }),
    theirs: published.map(({ item }, place) => ({ key: names[place] ?? '', item })),
    unsure: new Set([...unsure].map((place) => names[place] ?? '')),
  }
}

type Sides = {
  own: readonly Entry[]
  published: readonly Entry[]
  mineOf: Matching
  theirsOf: Matching
  repeated: ReadonlySet<string>
  /** Whether what has the same key is the same even if it is new. */
  isFixed: boolean
}

/**
 * The places in both lists of what both have added alike. What only one was seen to have made of something of the beginning,
 * and the other has too but not that, is that of the beginning in both; if the other has that elsewhere, it is new in both.
 */
function agree({ own, published, mineOf, theirsOf, repeated, isFixed }: Sides): [number, number][] {
  const fresh: [number, number][] = []
  const used = new Set<number>()
  const isChanged = ({ places, touched }: Matching, at: number) => {
    const place = places[at] ?? null
    return place === null || touched.has(place)
  }
  own.forEach(({ key, text }, at) => {
    if (!isChanged(mineOf, at)) return
    const isSame = (other: Entry) =>
      other.text === text ||
      ((isFixed || idOf(other.item) !== '') && other.key === key && !repeated.has(key))
    const there = published.findIndex(
      (other, place) => !used.has(place) && isChanged(theirsOf, place) && isSame(other),
    )
    const other = theirsOf.places[there]
    const place = mineOf.places[at] ?? null
    if (other === undefined || (other !== null && other === place)) return
    used.add(there)
    if (place === null && other === null) fresh.push([at, there])
    else if (other === null && place !== null && !theirsOf.places.includes(place))
      theirsOf.places[there] = place
    else if (place === null && other !== null && !mineOf.places.includes(other))
      mineOf.places[at] = other
    else {
      mineOf.places[at] = null
      theirsOf.places[there] = null
      fresh.push([at, there])
    }
  })
  return fresh
}

/**
 * Gives the member's new items the ids of equal ones that are published meanwhile, and other ids where a colleague has given
 * theirs to other new items. An item without an id may have been assigned one by a publication whose response was lost. If
 * edited since, it is matched by a text that no other item has.
 */
function withPublishedIds(
  { key }: ListIdentity,
  { base, mine, theirs, isOwn }: ListVersions,
): Items {
  const baseIds = new Set((base ?? []).map(idOf))
  const given = theirs.filter((item) => idOf(item) !== '' && !baseIds.has(idOf(item)))
  const added = new Map(given.map((item) => [idOf(item), item]))
  const twins = given.filter((item) => !mine.some((own) => isSameContent(own, item)))
  const taken = new Set([...(base ?? []), ...mine, ...theirs].map(idOf))
  const known = new Set(mine.map(idOf))
  const isNew = (item: unknown) => !known.has(idOf(item))
  return mine.map((own) => {
    if (!isRecord(own)) return own
    const id = idOf(own)
    const other = added.get(id)
    const isClash =
      key === 'minted' && base !== null && other !== undefined && !isSameContent(other, own)
    if (id !== '' && !isClash) return own
    const place = twins.findIndex((item) => isSameContent(withId(item, ''), withId(own, '')))
    if (place >= 0) return twins.splice(place, 1)[0]
    if (!isClash) {
      if (!isOwn) return own
      const edited = uniqueMatch(own, twins.filter(isNew), [...(base ?? []), ...mine])
      if (edited === null) return own
      twins.splice(twins.indexOf(edited), 1)
      return withId(own, idOf(edited))
    }
    const free = freeId(id, taken)
    taken.add(free)
    return withId(own, free)
  })
}

/** The only item with a text that `own` has and none of the others; null if there is none, or several. */
function uniqueMatch(own: unknown, items: Items, others: Items): unknown {
  const elsewhere = new Set(others.filter((other) => other !== own).flatMap(textsOf))
  const said = new Set(textsOf(own).filter((text) => !elsewhere.has(text)))
  const [found, ...further] = items.filter((item) => textsOf(item).some((text) => said.has(text)))
  return found === undefined || further.length > 0 ? null : found
}

/** The texts of an item's own fields. */
const textsOf = (item: unknown): string[] =>
  Object.values(isRecord(item) ? item : {})
    .filter((value) => typeof value === 'string')
    .map((text) => text.trim())
    .filter((text) => text !== '')

type Id = string | number

function idOf(item: unknown): Id {
  const id = isRecord(item) ? item['id'] : ''
  return typeof id === 'number' || typeof id === 'string' ? id : ''
}

const withId = (item: unknown, id: Id) => (isRecord(item) ? { ...item, id } : item)

function freeId(id: Id, taken: ReadonlySet<Id>): Id {
  let number = typeof id === 'number' ? id + 1 : 2
  const named = () => (typeof id === 'number' ? number : `${id.slice(0, 36)}-${number}`)
  while (taken.has(named())) number += 1
  return named()
}

/** Whether both sides changed the order of the items that both have, each to another one. */
export const isOrderConflict = (lists: KeyedLists): boolean => skeletonOf(keysIn(lists)) === null

/**
 * The keys of both sides in order: that of the side that changed it, otherwise the colleague's, with what only the other
 * side has after what it followed there. New items of the colleague are before those of the member.
 */
export function arranged(lists: KeyedLists, choice: 'mine' | 'theirs'): string[] {
  const keys = keysIn(lists)
  const side = skeletonOf(keys) ?? choice
  const skeleton = keys[side]
  const others = keys[side === 'mine' ? 'theirs' : 'mine']
  const result = [...skeleton]
  const shared = new Set(others)
  others.forEach((key, place) => {
    if (result.includes(key)) return
    const before = others.slice(0, place).findLast((each) => result.includes(each))
    const at = before === undefined ? 0 : result.indexOf(before) + 1
    const isShared = (place: number) => shared.has(result[place] ?? '')
    result.splice(side === 'mine' ? at : endOf(at, result.length, isShared), 0, key)
  })
  return result
}

/** The side whose order counts; null if both changed it. */
function skeletonOf({ base, mine, theirs }: Versions<Keys>): 'mine' | 'theirs' | null {
  const common = (keys: Keys) => keys.filter((key) => mine.includes(key) && theirs.includes(key))
  const old = (keys: Keys) => common(keys).filter((key) => base.includes(key))
  const isSame = (one: Keys, other: Keys) => one.join('\n') === other.join('\n')
  if (isSame(common(mine), common(theirs))) return 'theirs'
  if (isSame(old(mine), old(base))) return 'theirs'
  return isSame(old(theirs), old(base)) ? 'mine' : null
}

function keysIn({ base, mine, theirs }: KeyedLists): Versions<Keys> {
  const keys = (list: readonly Keyed[]) => list.map(({ key }) => key)
  return { base: keys(base), mine: keys(mine), theirs: keys(theirs) }
}
