import { joinName } from '#domain/person-name.ts'
import type { StaffContent } from '#machines/flows/staff-content/staff-content.types.ts'

/** Who published what is shown; null if nobody of the staff did. */
export function publisher({ published_at: at, ...content }: StaffContent): string | null {
  if (at === null) return null
  const name = joinName(content.first_name, content.last_name)
  return name === '' ? null : name
}
