import { problemTexts } from '#i18n/problems.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import { Note } from '#src/ui/Note.tsx'

/** Says before the customer orders that one of the unpaid orders has to be paid first. */
export function OpenOrdersNote({ cart }: { cart: Cart }) {
  if (cart.may_order) return null
  return (
    <Note tone="warn" icon="info">
      {problemTexts.open_orders_limit_reached}
    </Note>
  )
}
