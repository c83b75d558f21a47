import { staffActions } from '#i18n/fa/staff-actions.ts'
import type { Schemas } from '#machines/api/client.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

/** How far a return is. */
export const ReturnBadge = ({ status }: { status: Schemas['ReturnStatus'] }) => (
  <Badge tone={tones[status]}>{staffActions.statuses.return[status]}</Badge>
)

const tones: Record<Schemas['ReturnStatus'], BadgeTone> = {
  REQUESTED: 'warn',
  APPROVED: 'info',
  REFUSED: 'danger',
  PAID: 'ok',
  CANCELLED: 'neutral',
}
