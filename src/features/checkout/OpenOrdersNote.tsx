import { checkout } from '#i18n/fa/checkout.ts'
import { problemTexts } from '#i18n/problems.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

/** The id of the sentence, for the button that it disables. */
export const openOrdersReason = 'open-orders'

/** Leads to the sentence from the button that it disables. */
export function showOpenOrders(): void {
  const reason = document.getElementById(openOrdersReason)
  reason?.focus({ preventScroll: true })
  reason?.scrollIntoView({ block: 'center' })
}

/** Says before the customer orders that one of the unpaid orders has to be paid first. */
export function OpenOrdersNote({ isLimitReached }: { isLimitReached: boolean }) {
  if (!isLimitReached) return null
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
      <span id={openOrdersReason} tabIndex={-1}>
        {problemTexts.open_orders_limit_reached}
      </span>
    </Note>
  )
}
