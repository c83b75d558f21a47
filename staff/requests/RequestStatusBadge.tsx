import { staffRequests } from '#i18n/fa/staff-requests.ts'
import type { Schemas } from '#machines/api/client.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

type Status = Schemas['RequestStatus']

/** The state of a request in words. */
export function RequestStatusBadge({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{staffRequests.statuses[status]}</Badge>
}

const tones: Record<Status, BadgeTone> = {
  NEW: 'warn',
  IN_PROGRESS: 'brand',
  DONE: 'ok',
  DECLINED: 'neutral',
}
