import { isSameContent } from './is-same-content.ts'
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
  /** The part, or the items that both have; undefined if that side removed it. */
  mine: unknown
  theirs: unknown
}

export type Merge<Value> = { merged: Value; conflicts: Conflict[] }

/**
 * Puts what two people made of the same content together. A part that only one of them changed is as that one left it;
 * items of lists are recognized by what `identityOf` says, and an item that one removed is gone unless the other changed
 * it. What both changed, each to something else, is a conflict, which `choose` decides; conflicts do not depend on it.
 * @param base what both began with; null if nobody knows, so that everything in which they differ is a conflict
 */
export function mergeContents<Value extends object>(
  versions: { base: Value | null; mine: Value; theirs: Value },
  choose: (path: string) => Side,
): Merge<Value>
export function mergeContents(
  { base, mine, theirs }: Versions<unknown>,
  choose: (path: string) => Side,
): Merge<unknown> {
  const conflicts: Conflict[] = []
  const decide = (conflict: Conflict) => {
    conflicts.push(conflict)
    return conflict[choose(conflict.path)]
  }

  function mergePart(path: string, field: string, part: Versions<unknown>): unknown {
    const { base, mine, theirs } = part
    if (isSameContent(mine, theirs) || isSameContent(mine, base)) return theirs
    if (isSameContent(theirs, base)) return mine
    if (isRecord(mine) && isRecord(theirs) && !isApart(mine, theirs))
      return mergeFields(path, { base: isRecord(base) ? base : {}, mine, theirs })
    const identity = identityOf(field, [mine, theirs].flat())
    if (Array.isArray(mine) && Array.isArray(theirs) && identity !== null)
      return mergeList(path, identity, { base: Array.isArray(base) ? base : null, mine, theirs })
    return decide({ path, of: 'part', mine, theirs })
  }

  function mergeFields(path: string, { base, mine, theirs }: Versions<Record<string, unknown>>) {
    const fields = Object.keys({ ...theirs, ...mine }).map((field): [string, unknown] => {
      const part = { base: base[field], mine: mine[field], theirs: theirs[field] }
      return [field, mergePart(`${path}/${field}`, field, part)]
    })
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }

  function mergeList(
    path: string,
    identity: ListIdentity,
    { base, mine, theirs }: { base: unknown[] | null; mine: unknown[]; theirs: unknown[] },
  ): unknown[] {
    const lists = keyed(identity, { base, mine, theirs })
    const [begun, own, published] = [byKey(lists.base), byKey(lists.mine), byKey(lists.theirs)]
    const values = new Map<string, unknown>()
    for (const key of new Set([...lists.theirs, ...lists.mine].map((each) => each.key))) {
      const part = { base: begun.get(key), mine: own.get(key), theirs: published.get(key) }
      values.set(key, mergeItem(`${path}/${key}`, identity, part))
    }
    const keys = identity.isSorted === true ? [...values.keys()].toSorted() : order(path, lists)
    return keys.map((key) => values.get(key)).filter((item) => item !== undefined)
  }

  function mergeItem(path: string, { isWhole = false }: ListIdentity, item: Versions<unknown>) {
    const { base, mine, theirs } = item
    if (!isWhole) return mergePart(path, '', item)
    if (isSameContent(mine, theirs) || isSameContent(mine, base)) return theirs
    return isSameContent(theirs, base) ? mine : decide({ path, of: 'part', mine, theirs })
  }

  function order(path: string, lists: KeyedLists): string[] {
    if (!isOrderConflict(lists)) return arranged(lists, 'theirs')
    const common = (list: KeyedLists['mine'], others: KeyedLists['mine']) =>
      list.filter(({ key }) => others.some((other) => other.key === key)).map(({ item }) => item)
    const conflict = {
      path: `${path}/`,
      of: 'order',
      mine: common(lists.mine, lists.theirs),
      theirs: common(lists.theirs, lists.mine),
    } as const
    conflicts.push(conflict)
    return arranged(lists, choose(conflict.path))
  }

  return { merged: mergePart('', '', { base: base ?? undefined, mine, theirs }), conflicts }
}

/** Fields of two things of different types, and those of a rule, whose limits belong to its category, mean nothing together. */
const isApart = (mine: Record<string, unknown>, theirs: Record<string, unknown>): boolean =>
  ['type', 'by', 'kind'].some((field) => mine[field] !== theirs[field]) || mine['by'] === 'rule'

const byKey = (list: KeyedLists['mine']) => new Map(list.map(({ key, item }) => [key, item]))
