import { staffOrderNotes } from '#i18n/fa/staff-order-notes.ts'
import { number } from '#src/lib/format.ts'
import { Badge } from '#src/ui/Badge.tsx'

/** Says that staff noted something on an order; nothing if they did not. */
export const NoteSign = ({ count }: { count: number }) =>
  count === 0 ? null : <Badge tone="warn">{staffOrderNotes.count(number(count))}</Badge>
