import type { Schemas } from '#machines/api/client.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'

/** Badge of a return's status. */
export const returnTones: Record<Schemas['ReturnStatus'], BadgeTone> = {
  REQUESTED: 'warn',
  APPROVED: 'info',
  REFUSED: 'danger',
  PAID: 'ok',
  CANCELLED: 'neutral',
}
