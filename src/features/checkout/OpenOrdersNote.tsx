import { checkout } from '#i18n/fa/checkout.ts'
import { problemTexts } from '#i18n/problems.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

/** The id of the sentence, for the button that it disables. */
export const openOrdersReason = 'open-orders'

/** Says before the customer orders that one of the unpaid orders has to be paid first. */
export function OpenOrdersNote({ cart }: { cart: Cart }) {
  if (cart.may_order) return null
  return (
    <Note
      tone="warn"
      icon="info"
      role="alert"
      action={
        <ButtonLink href={paths.orders} look="line" size="sm">
          {checkout.openOrders}
        </ButtonLink>
      }
    >
      <span id={openOrdersReason}>{problemTexts.open_orders_limit_reached}</span>
    </Note>
  )
}
