import type { Schemas } from '#machines/api/client.ts'
import { statusLooks } from '#src/features/orders/shared/order-status.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { statusName } from './status-name.ts'

type Props = { order: Pick<Schemas['StaffOrderSummary'], 'text_status' | 'is_in_person'> }

/** The status of an order as staff tell them apart. */
export function StatusBadge({ order: { text_status: status, is_in_person: isInPerson } }: Props) {
  const icon = isInPerson && status === 'SENDING' ? 'store' : statusLooks[status].icon
  return (
    <Badge {...statusLooks[status]} icon={icon}>
      {statusName(status, isInPerson)}
    </Badge>
  )
}
