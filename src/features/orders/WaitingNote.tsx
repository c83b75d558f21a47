import { toPersianDigits } from '#domain/digits.ts'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { paths } from '#src/lib/paths.ts'
import { useNow } from '#src/lib/use-now.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { wholeMinutes } from './shared/order-deadline.ts'

const words = orders.unpaid

type Props = { orders: readonly Schemas['OrderSummary'][] }

/** How many of these orders wait for their payment, and the way to the one that expires first. */
export function WaitingNote({ orders }: Props) {
  const now = useNow()
  const waiting = orders
    .filter(({ text_status: status }) => status === 'WAITING_PAYMENT')
    .map(({ id, expires_at: expiresAt }) => ({ id, end: Date.parse(expiresAt) }))
    .filter(({ end }) => now === null || end > now)
    .toSorted((one, other) => one.end - other.end)
  const [first] = waiting
  if (first === undefined) return null
  const minutes = now === null ? null : toPersianDigits(wholeMinutes(first.end - now))
  return (
    <Note
      tone="warn"
      icon="timer"
      action={
        <ButtonLink href={paths.order(first.id)} look="ink" size="sm">
          {words.pay}
        </ButtonLink>
      }
    >
      {waiting.length === 1 ? words.one : words.several(toPersianDigits(waiting.length))}
      {minutes !== null &&
        ` ${waiting.length === 1 ? words.left(minutes) : words.firstLeft(minutes)}`}
    </Note>
  )
}
