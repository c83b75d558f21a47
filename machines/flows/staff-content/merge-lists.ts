import { contentText, isSameContent } from './is-same-content.ts'
import { isRecord, type ListIdentity } from './list-identities.ts'

/** Something as the member began with it, as the member left it, and as a colleague published it. */
export type Versions<Part> = { base: Part; mine: Part; theirs: Part }

type Items = readonly unknown[]
type Keyed = { key: string; item: unknown }
/** With its own key as well, which is another one if it was recognized by its place. */
type Recognized = Keyed & { text: string }
type Keys = readonly string[]

/** The items of the three versions of a list, each with a key that is that of the same item in the others. */
export type KeyedLists = Versions<readonly Keyed[]>

/** Recognizes the items of a list in its versions. The beginning is null if nobody knows it. */
export function keyed(
  identity: ListIdentity,
  { base, mine, theirs }: { base: Items | null; mine: Items; theirs: Items },
): KeyedLists {
  const begun = numbered(identity, base ?? [])
  const own = recognized(identity, begun, numbered(identity, mine))
  const published = recognized(identity, begun, numbered(identity, theirs))
  const lists = {
    base: begun,
    mine: agreed(own, published).map(withoutText),
    theirs: agreed(published, own).map(withoutText),
  }
  return identity.key === 'minted' && base !== null ? apart(lists) : lists
}

/** Items with their own keys, and what has the key of an earlier item with its number. */
function numbered({ keyOf }: ListIdentity, items: Items): Keyed[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const key = keyOf(item) ?? contentText(item)
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return { key: count === 1 ? key : `${key} (${count})`, item }
  })
}

/**
 * Items with another text between the same neighbors as equally many items that are no longer there are those items. Whose
 * key is fixed is recognized by it alone.
 */
function recognized(
  { key, isWhole = false }: ListIdentity,
  base: readonly Keyed[],
  keyed: readonly Keyed[],
): Recognized[] {
  const list = keyed.map((each) => ({ ...each, text: each.key }))
  if (key !== 'text') return list
  const places = new Map(base.map((each, place) => [each.key, place]))
  const present = new Set(list.map((each) => each.key))
  const result = [...list]
  let start = 0
  while (start < list.length) {
    const end = endOf(start, list.length, (place) => places.has(list[place]?.key ?? ''))
    const before = places.get(list[start - 1]?.key ?? '') ?? -1
    const gone = base.slice(
      before + 1,
      endOf(before + 1, base.length, (place) => present.has(base[place]?.key ?? '')),
    )
    const next = places.get(list[end]?.key ?? '') ?? base.length
    const fresh = list.slice(start, end)
    if (next === before + 1 + gone.length && fresh.length === gone.length)
      fresh.forEach((each, at) => {
        const same = gone[at]
        if (same !== undefined && (isWhole || isOfType(same.item, each.item)))
          result[start + at] = { ...each, key: same.key }
      })
    start = end + 1
  }
  return result
}

/**
 * What the other side has with the same text is the same item. Where only one of the two was recognized by its place, both
 * are that item of the beginning, unless the other side has it elsewhere.
 */
function agreed(list: readonly Recognized[], others: readonly Recognized[]): Recognized[] {
  const keys = new Map(others.map(({ key, text }) => [text, key]))
  const taken = [list, others].map((side) => new Set(side.map(({ key }) => key)))
  return list.map((each) => {
    const { text, key } = each
    const other = keys.get(text) ?? key
    if (other === key) return each
    const place = key === text ? other : other === text ? key : null
    const isFree = place !== null && !taken.every((side) => side.has(place))
    return { ...each, key: isFree ? place : text }
  })
}

const withoutText = ({ key, item }: Recognized): Keyed => ({ key, item })

function endOf(start: number, length: number, isEnd: (place: number) => boolean): number {
  let end = start
  while (end < length && !isEnd(end)) end += 1
  return end
}

const isOfType = (one: unknown, other: unknown) =>
  isRecord(one) && isRecord(other) && one['type'] === other['type']

/** Gives new ids to the member's new items whose ids a colleague has given to other new items meanwhile. */
function apart({ base, mine, theirs }: KeyedLists): KeyedLists {
  const begun = new Set(base.map(({ key }) => key))
  const added = theirs.filter(({ key }) => !begun.has(key))
  const taken = new Set([...base, ...mine, ...theirs].map(({ item }) => idOf(item)))
  return {
    base,
    theirs,
    mine: mine.map((own) => {
      const other = added.find(({ key }) => key === own.key)
      if (other === undefined || isSameContent(other.item, own.item)) return own
      const twin = added.find(({ item }) => isSameContent(withId(item, ''), withId(own.item, '')))
      if (twin !== undefined) return twin
      const id = freeId(idOf(own.item), taken)
      taken.add(id)
      return { key: String(id), item: withId(own.item, id) }
    }),
  }
}

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
