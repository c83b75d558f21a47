import { toPersianDigits } from '#domain/digits.ts'
import { staffActions as words } from '#i18n/fa/staff-actions.ts'
import type { Schemas } from '#machines/api/client.ts'
import { linesOf } from '#staff/content/content-lines.ts'

/** Of one publication. */
const mostShown = 8

/** What a publication changed, line by line; nothing for other actions and for a change that is too long. */
export function contentChanges({ content }: Pick<Schemas['StaffAction'], 'content'>): string[] {
  if (content === null) return []
  const [before, after] = [linesOf(content.before), linesOf(content.after)]
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
  if (changes.length === 0) return [words.reshaped]
  const more = changes.length - mostShown
  if (more <= 0) return changes
  return [...changes.slice(0, mostShown), words.more(toPersianDigits(more))]
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
