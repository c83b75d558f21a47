import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { statusLooks } from '#src/features/orders/shared/order-status.ts'
import { Badge } from '#src/ui/Badge.tsx'

/** The status of an order as staff tell them apart. */
export function StatusBadge({ status }: { status: Schemas['OrderStatus'] }) {
  return <Badge {...statusLooks[status]}>{staff.statuses[status]}</Badge>
}
