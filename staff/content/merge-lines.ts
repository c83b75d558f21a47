import { staffContents } from '#i18n/fa/staff-contents.ts'
import { staffHome } from '#i18n/fa/staff-home.ts'
import { isRecord } from '#machines/flows/staff-content/list-identities.ts'
import {
  mergeContents,
  type Conflict,
  type Side,
} from '#machines/flows/staff-content/merge-contents.ts'
import type { Content } from '#machines/flows/staff-content/staff-content.types.ts'
import { changedLines } from './changed-lines.ts'
import { linesOf } from './content-lines.ts'

const words = staffContents.merge

type Versions = { base: Content | null; mine: Content; theirs: Content; isOwn?: boolean }

/** What a merge takes from each side, line by line, and what both changed. */
export type MergeLines = Readonly<Record<Side, string[]>> & {
  conflicts: (Pick<Conflict, 'path' | 'of'> &
    Readonly<Record<Side, string[]>> & {
      /** Whether both sides added it. */
      isNew: boolean
      /** The base lines that either side changed; null if the base is unknown. */
      base: string[] | null
    })[]
}

/** What the member sees of a merge. What is in conflict is with neither side. */
export function mergeLines(versions: Versions): MergeLines {
  const conflicts: MergeLines['conflicts'] = []
  const { merged } = mergeContents(
    versions,
    () => 'mine',
    (conflict, alone) => conflicts.push(conflictLines(conflict, alone, versions.base !== null)),
  )
  return {
    theirs: changedLines(versions.mine, merged),
    mine: changedLines(versions.theirs, mergeContents(versions, () => 'theirs').merged),
    conflicts,
  }
}

function conflictLines(
  { path, of, base, mine, theirs }: Conflict,
  alone: (part: unknown) => Content,
  isBaseKnown: boolean,
): MergeLines['conflicts'][number] {
  if (of === 'order')
    return {
      path,
      of,
      isNew: false,
      base: namesIn(base),
      mine: namesIn(mine),
      theirs: namesIn(theirs),
    }
  const [own, published] = [linesOf(alone(mine)), linesOf(alone(theirs))]
  if (base === undefined)
    return {
      path,
      of,
      isNew: isBaseKnown,
      base: isBaseKnown ? [] : null,
      mine: partLines(mine, own, published, published),
      theirs: partLines(theirs, published, own, own),
    }
  const baseLines = linesOf(alone(base))
  return {
    path,
    of,
    isNew: false,
    base: baseLines.filter((line) => !own.includes(line) || !published.includes(line)),
    mine: partLines(mine, own, baseLines, published),
    theirs: partLines(theirs, published, baseLines, own),
  }
}

/**
 * All that a choice of a side decides: its changes, and what it would bring back of what the other side changed. Otherwise a
 * note on how it differs from the version before.
 */
function partLines(
  part: unknown,
  lines: readonly string[],
  before: readonly string[],
  others: readonly string[],
): string[] {
  if (part === undefined) return [words.removed]
  const own = lines.filter((line) => !before.includes(line) || !others.includes(line))
  if (own.length > 0) return [...new Set(own)]
  // No line of its own: either lines were removed or only the formatting differs.
  return before.every((line) => lines.includes(line)) ? [words.reshaped] : [...new Set(lines)]
}

const namesIn = (items: unknown): string[] => (Array.isArray(items) ? items.map(nameOf) : [])

const types: Readonly<Record<string, string>> = staffHome.types

/** What an item of a list is called: a section of the home page by its type, others by what they say first. */
function nameOf(item: unknown): string {
  if (!isRecord(item)) return String(item)
  const { type } = item
  const text = textIn(item) ?? ''
  return typeof type === 'string' && type in types
    ? staffHome.section(types[type] ?? '', text)
    : text
}

function textIn(value: unknown): string | null {
  if (Array.isArray(value)) return value.map(textIn).find((text) => text !== null) ?? null
  if (!isRecord(value)) return null
  const named = ['title', 'name', 'question', 'text', 'alt', 'image', 'link'].map(
    (field) => value[field],
  )
  const text = named.find((each) => typeof each === 'string' && each !== '')
  return typeof text === 'string' ? text : textIn(value['content'] ?? value['items'])
}
