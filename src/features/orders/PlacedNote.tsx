import { toPersianDigits } from '#domain/digits.ts'
import { orders as texts } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { day, toman } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { amountDue } from './shared/amount-due.ts'
import { usePlacedOrder } from './shared/placed-order.ts'

const words = texts.placed

type Props = { orders: readonly Schemas['OrderSummary'][] }

/** Confirms the order just paid from the wallet, for which there is no payment result page (PAY-06). */
export function PlacedNote({ orders }: Props) {
  const placed = usePlacedOrder()
  const order = orders.find(({ id }) => id === placed)
  if (order === undefined || amountDue(order) > 0) return null
  return (
    <Note
      tone="ok"
      action={
        <ButtonLink href={paths.order(order.id)} look="line" size="sm">
          {words.show}
        </ButtonLink>
      }
    >
      <p>
        <b>{words.title}</b>
      </p>
      <p>
        {words.facts(
          toPersianDigits(order.tracking_code),
          toman(order.total_price),
          day(order.created_at),
        )}
      </p>
    </Note>
  )
}
