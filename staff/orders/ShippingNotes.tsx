import { staff } from '#i18n/fa/staff.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { isolatedCode } from '#src/lib/format.ts'
import { Note } from '#src/ui/Note.tsx'
import { outdatedKinds } from './print/outdated-kinds.ts'

export type ShippedOrder = Pick<
  Schemas['StaffOrder'],
  'prints' | 'takes_parcel_code' | 'parcel_code'
>

type Props = {
  order: ShippedOrder
  /** Unsaved parcel code; null if there is none. */
  unsavedCode: string | null
}

/** What to fix before shipping: an outdated slip or label, and a missing parcel code. */
export function ShippingNotes({ order, unsavedCode }: Props) {
  const outdated = outdatedKinds(order.prints)
  const code = codeText(order, unsavedCode)
  return (
    <>
      {outdated !== null && <Note tone="warn">{staffOrders.print.outdated(outdated)}</Note>}
      {code !== null && <Note tone="warn">{code}</Note>}
    </>
  )
}

function codeText(
  { takes_parcel_code: takesCode, parcel_code: code }: ShippedOrder,
  unsavedCode: string | null,
): string | null {
  if (unsavedCode !== null) return staff.move.unsavedCode(isolatedCode(unsavedCode))
  return takesCode && code === undefined ? staff.move.noCode : null
}
