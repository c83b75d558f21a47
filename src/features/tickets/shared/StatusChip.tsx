import { tickets } from '#i18n/fa/tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

type Status = Schemas['TicketStatus']

/** The state of a ticket in words (TICK-19 to TICK-21). */
export function StatusChip({ status }: { status: Status }) {
  const shown = status === 'OPEN' || status === 'PENDING' ? status : 'CLOSED'
  return <Badge tone={tones[shown]}>{tickets.status[shown]}</Badge>
}

const tones: Record<Status, BadgeTone> = { OPEN: 'brand', PENDING: 'warn', CLOSED: 'neutral' }
