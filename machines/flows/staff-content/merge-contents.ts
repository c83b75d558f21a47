import { isSameContent } from '#domain/same-content.ts'
import { identityOf, isRecord, type ListIdentity } from './list-identities.ts'
import { arranged, isOrderConflict, keyed, type KeyedLists, type Versions } from './merge-lists.ts'

/** Whose version of a part counts. */
export type Side = 'mine' | 'theirs'

/** A part that both sides changed, each to something else. */
export type Conflict = {
  /** Tells it from the others of the same merge. */
  path: string
  /** `order`: only the order of the items of a list. */
  of: 'part' | 'order'
  /** The part in the common base; undefined if it was absent or the base is unknown. */
  base: unknown
  /** The part, or the items that both have; undefined if that side removed it. */
  mine: unknown
  theirs: unknown
}

export type Merge<Value> = { merged: Value; conflicts: Conflict[] }

/** The content with nothing in its lists but a part, as one side has it. */
type Alone<Value> = (part: unknown) => Value

/**
 * Puts what two people made of the same content together. A part that only one of them changed is as that one left it;
 * items of lists are recognized by what `identityOf` says, and an item that one removed is gone unless the other changed
 * it. What both changed, each to something else, is a conflict, which `choose` decides; conflicts do not depend on it.
 * A list of which nobody can tell which item is which is one part.
 * @param versions.base the common base; null if it is unknown, so that everything in which they differ is a conflict
 * @param versions.isOwn whether the member published `theirs`, so that the response to that may have been lost
 * @param onConflict learns of each conflict, with what shows a side's part of it
 */
export function mergeContents<Value extends object>(
  versions: { base: Value | null; mine: Value; theirs: Value; isOwn?: boolean },
  choose: (path: string) => Side,
  onConflict?: (conflict: Conflict, alone: Alone<Value>) => void,
): Merge<Value>
export function mergeContents(
  { base, mine, theirs, isOwn = false }: Versions<unknown> & { isOwn?: boolean },
  choose: (path: string) => Side,
  onConflict: (conflict: Conflict, alone: Alone<unknown>) => void = () => undefined,
): Merge<unknown> {
  const conflicts: Conflict[] = []
  const decide = (conflict: Conflict, alone: Alone<unknown>) => {
    conflicts.push(conflict)
    onConflict(conflict, alone)
    return conflict[choose(conflict.path)]
  }

  function mergePart(place: Place, part: Versions<unknown>): unknown {
    const { base, mine, theirs } = part
    const { path, field, alone } = place
    if (isSameContent(mine, theirs) || isSameContent(mine, base)) return theirs
    if (isSameContent(theirs, base)) return mine
    if (isRecord(mine) && isRecord(theirs) && !isApart(mine, theirs))
      return mergeFields(place, { base: isRecord(base) ? base : {}, mine, theirs })
    const lists = listsOf(field, part)
    return lists === null
      ? decide({ path, of: 'part', base, mine, theirs }, alone)
      : mergeList(place, lists)
  }

  function mergeFields(
    { path, field, alone }: Place,
    { base, mine, theirs }: Versions<Record<string, unknown>>,
  ) {
    const fields = Object.keys({ ...theirs, ...mine })
    const isList = (name: string) => [mine, theirs].some((each) => Array.isArray(each[name]))
    const emptied = {
      ...theirs,
      ...Object.fromEntries(
        fields.filter((name) => isListOfRecords(theirs[name])).map((name) => [name, []]),
      ),
    }
    const merged = new Map<string, unknown>()
    for (const names of partsOf(fields, (name) => groupOf(field, name, [mine, theirs]))) {
      const differing = names.filter((name) => !isSameContent(mine[name], theirs[name]))
      const [name] = differing
      names.forEach((each) => merged.set(each, theirs[each]))
      if (name === undefined) continue
      if (differing.length > 1) {
        const only = (from: Record<string, unknown>) =>
          Object.fromEntries(differing.map((each) => [each, from[each]]))
        const isNew = differing.every((each) => base[each] === undefined)
        const place = {
          path: `${path}/${differing.toSorted().join('+')}`,
          field: '',
          alone: (part: unknown) => alone({ ...theirs, ...(isRecord(part) ? part : {}) }),
        }
        const part = mergeWhole(place, {
          base: isNew ? undefined : only(base),
          mine: only(mine),
          theirs: only(theirs),
        })
        Object.entries(isRecord(part) ? part : {}).forEach(([each, value]) =>
          merged.set(each, value),
        )
        continue
      }
      const place = {
        path: `${path}/${name}`,
        field: name,
        alone: (part: unknown) => alone({ ...(isList(name) ? emptied : theirs), [name]: part }),
      }
      merged.set(
        name,
        mergePart(place, { base: base[name], mine: mine[name], theirs: theirs[name] }),
      )
    }
    return Object.fromEntries(
      fields
        .map((name): [string, unknown] => [name, merged.get(name)])
        .filter(([, value]) => value !== undefined),
    )
  }

  function mergeList({ path, alone }: Place, { identity, base, mine, theirs }: Lists): unknown[] {
    const lists = keyed(identity, { base, mine, theirs, isOwn })
    if (lists === null) {
      const whole = decide({ path, of: 'part', base: base ?? undefined, mine, theirs }, alone)
      return Array.isArray(whole) ? whole : []
    }
    const [baseItems, own, published] = [byKey(lists.base), byKey(lists.mine), byKey(lists.theirs)]
    const values = new Map<string, unknown>()
    for (const key of new Set([...lists.theirs, ...lists.mine].map((each) => each.key))) {
      const part = { base: baseItems.get(key), mine: own.get(key), theirs: published.get(key) }
      const place = {
        path: `${path}/${key}`,
        field: item,
        alone: (each: unknown) => alone(each === undefined ? [] : [each]),
      }
      const isWhole = identity.isWhole === true || lists.unsure.has(key)
      values.set(key, isWhole ? mergeWhole(place, part) : mergePart(place, part))
    }
    const keys = identity.isSorted === true ? [...values.keys()].toSorted() : order(path, lists)
    return keys.map((key) => values.get(key)).filter((item) => item !== undefined)
  }

  function mergeWhole({ path, alone }: Place, { base, mine, theirs }: Versions<unknown>) {
    if (isSameContent(mine, theirs) || isSameContent(mine, base)) return theirs
    if (isSameContent(theirs, base)) return mine
    return decide({ path, of: 'part', base, mine, theirs }, alone)
  }

  function order(path: string, lists: KeyedLists): string[] {
    if (!isOrderConflict(lists)) return arranged(lists, 'theirs')
    const [own, published] = [byKey(lists.mine), byKey(lists.theirs)]
    const common = (list: KeyedLists['mine']) =>
      list.filter(({ key }) => own.has(key) && published.has(key)).map(({ item }) => item)
    const conflict = {
      path: `${path}/`,
      of: 'order',
      base: common(lists.base),
      mine: common(lists.mine),
      theirs: common(lists.theirs),
    } as const
    conflicts.push(conflict)
    return arranged(lists, choose(conflict.path))
  }

  const whole = { path: '', field: '', alone: (content: unknown) => content }
  return { merged: mergePart(whole, { base: base ?? undefined, mine, theirs }), conflicts }
}

/** Where a part is. */
type Place = {
  path: string
  /** The field that holds it; `item` for an item of a list. */
  field: string
  alone: Alone<unknown>
}

const item = '*'

type Lists = { identity: ListIdentity; base: unknown[] | null; mine: unknown[]; theirs: unknown[] }

/** The versions of a list whose items are recognized; null for anything else. */
function listsOf(field: string, { base, mine, theirs }: Versions<unknown>): Lists | null {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return null
  const identity = identityOf(field, [mine, theirs].flat())
  return identity && { identity, base: Array.isArray(base) ? base : null, mine, theirs }
}

const isListOfRecords = (value: unknown) => Array.isArray(value) && value.some(isRecord)

/** Fields outside of lists that mean nothing without each other: the beginning and the end of a span, a picture and its text. */
const together: Readonly<Record<string, string>> = {
  text: 'text',
  accent: 'text',
  more: 'link',
  link: 'link',
  starts_at: 'span',
  ends_at: 'span',
  cover: 'cover',
  cover_alt: 'cover',
}

/**
 * The name of the fields with which a field is one part; null if it is one alone. What staff write in an item of a list is
 * one part: a picture and its link, a question and its answer. A switch is not, nor what an item holds.
 */
function groupOf(field: string, name: string, versions: Record<string, unknown>[]): string | null {
  if (field === '') return together[name] ?? null
  if (field !== item) return null
  const isApart = versions.some((each) => {
    const value = each[name]
    return typeof value === 'boolean' || Array.isArray(value) || isRecord(value)
  })
  return isApart ? null : item
}

function partsOf(fields: readonly string[], groupOf: (name: string) => string | null): string[][] {
  const parts = new Map<string, string[]>()
  for (const name of fields) {
    const group = groupOf(name)
    const part = group === null ? `.${name}` : group
    parts.set(part, [...(parts.get(part) ?? []), name])
  }
  return [...parts.values()]
}

/** Fields of two things of different types, and those of a rule, whose limits belong to its category, mean nothing together. */
const isApart = (mine: Record<string, unknown>, theirs: Record<string, unknown>): boolean =>
  ['type', 'by', 'kind'].some((field) => mine[field] !== theirs[field]) || mine['by'] === 'rule'

const byKey = (list: KeyedLists['mine']) => new Map(list.map(({ key, item }) => [key, item]))
