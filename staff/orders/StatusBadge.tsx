import type { Schemas } from '#machines/api/client.ts'
import { statusLook } from '#src/features/orders/shared/order-status.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { statusName } from './status-name.ts'

type Props = { order: Pick<Schemas['StaffOrderSummary'], 'text_status' | 'is_in_person'> }

/** The status of an order as staff distinguish it. */
export function StatusBadge({ order }: Props) {
  const { text_status: status, is_in_person: isInPerson } = order
  return <Badge {...statusLook(status, order)}>{statusName(status, isInPerson)}</Badge>
}
