import { staffDevices } from '#i18n/fa/staff-devices.ts'
import type { Schemas } from '#machines/api/client.ts'
import { Badge } from '#src/ui/Badge.tsx'

/** Whether a warranty counts. */
export function WarrantyBadge({ warranty }: Pick<Schemas['StaffDevice'], 'warranty'>) {
  const { tone, icon } = looks[warranty]
  return (
    <Badge tone={tone} icon={icon}>
      {staffDevices.warranty[warranty]}
    </Badge>
  )
}

const looks = {
  unregistered: { tone: 'neutral', icon: undefined },
  active: { tone: 'ok', icon: 'verified' },
  expired: { tone: 'warn', icon: 'hourglass' },
  revoked: { tone: 'danger', icon: 'error' },
} as const
