import { toPersianDigits } from '#domain/digits.ts'
import { staffActions as words } from '#i18n/fa/staff-actions.ts'
import type { Schemas } from '#machines/api/client.ts'
import { changedLines } from '#staff/content/changed-lines.ts'

/** Of one publication. */
const mostShown = 8

/** What a publication changed, line by line; nothing for other actions and for a change that is too long. */
export function contentChanges({ content }: Pick<Schemas['StaffAction'], 'content'>): string[] {
  if (content === null) return []
  const changes = changedLines(content.before, content.after)
  const more = changes.length - mostShown
  if (more <= 0) return changes
  return [...changes.slice(0, mostShown), words.more(toPersianDigits(more))]
}
