import { staffActions as words } from '#i18n/fa/staff-actions.ts'
import { isSameContent } from '#domain/same-content.ts'
import type { Content } from '#machines/flows/staff-content/staff-content.types.ts'
import { linesOf } from './content-lines.ts'

/** How a content differs from an earlier version, line by line; nothing if they are equal. */
export function changedLines(earlier: Content, later: Content): string[] {
  if (isSameContent(earlier, later)) return []
  const [before, after] = [linesOf(earlier), linesOf(later)]
  const removed = before.filter((line) => !after.includes(line))
  const added = after.filter((line) => !before.includes(line))
  const changes = [
    ...removed.flatMap((line) => {
      const next = partner(line, removed, added)
      return next === null ? [] : [words.change(nameOf(line), valueOf(line), valueOf(next))]
    }),
    ...removed
      .filter((line) => partner(line, removed, added) === null)
      .map((line) => words.lineRemoved(line)),
    ...added
      .filter((line) => partner(line, added, removed) === null)
      .map((line) => words.lineAdded(line)),
  ]
  return changes.length === 0 ? [words.reshaped] : changes
}

/** The line of the other version with the same name; null if the name is not that of a single line in each version. */
function partner(line: string, own: readonly string[], others: readonly string[]): string | null {
  const isNamed = (each: string) => nameOf(each) === nameOf(line)
  const [found, ...further] = others.filter(isNamed)
  if (found === undefined || further.length > 0 || own.filter(isNamed).length > 1) return null
  return found
}

const nameOf = (line: string) => line.slice(0, line.indexOf(': '))
const valueOf = (line: string) => line.slice(line.indexOf(': ') + 2)
