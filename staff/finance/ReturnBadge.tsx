import { staffActions } from '#i18n/fa/staff-actions.ts'
import type { Schemas } from '#machines/api/client.ts'
import { returnTones } from '#src/features/orders/shared/return-tones.ts'
import { Badge } from '#src/ui/Badge.tsx'

/** How far a return is. */
export const ReturnBadge = ({ status }: { status: Schemas['ReturnStatus'] }) => (
  <Badge tone={returnTones[status]}>{staffActions.statuses.return[status]}</Badge>
)
