import { useQuery } from '@tanstack/react-query'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { checkout } from '#i18n/fa/checkout.ts'
import type { Schemas } from '#machines/api/client.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { waitingOrdersQuery } from '#src/features/orders/shared/orders.queries.ts'
import { day, toman } from '#src/lib/format.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { paths } from '#src/lib/paths.ts'
import { amountDue } from '#src/features/orders/shared/amount-due.ts'
import { useDeadline } from '#src/features/orders/shared/order-deadline.ts'
import { orderThumbnails } from '#src/features/orders/shared/order-thumbnails.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Thumbnails } from '#src/ui/Thumbnails.tsx'

const words = checkout.pending

/** Orders of the customer that wait for their payment, above the cart (CART-04, CART-37). */
export function PendingOrders() {
  const isSignedIn = useSignedIn()
  const { data } = useQuery({ ...waitingOrdersQuery(useApi()), enabled: isSignedIn })
  if (!isSignedIn || data === undefined || data.results.length === 0) return null
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      {data.results.map((order) => (
        <article key={order.id} aria-label={words.title(toPersianDigits(order.tracking_code))}>
          <PendingOrder order={order} />
        </article>
      ))}
    </div>
  )
}

function PendingOrder({ order }: { order: Schemas['OrderSummary'] }) {
  const { isPayable, minutes } = useDeadline(order)
  const code = toPersianDigits(order.tracking_code)
  const href = paths.order(order.id)
  if (!isPayable) {
    return (
      <Note
        icon="info"
        action={
          <ButtonLink href={href} look="line" size="sm">
            {words.show}
          </ButtonLink>
        }
      >
        {words.cancelled(code)}
      </Note>
    )
  }
  return (
    <Note
      tone="warn"
      action={
        <ButtonLink href={href} look="ink" size="sm">
          {words.pay(toman(amountDue(order)))}
        </ButtonLink>
      }
    >
      <p>
        {words.waiting(code)} {minutes !== null && <b>{words.minutes(toPersianDigits(minutes))}</b>}
      </p>
      <div className={goods}>
        <Thumbnails {...orderThumbnails(order)} />
        <p>
          <span>{words.count(toPersianDigits(order.unit_count))}</span>
          <time dateTime={order.created_at}>{words.ordered(day(order.created_at))}</time>
          {order.total_discount > 0 && <span>{words.discount(toman(order.total_discount))}</span>}
        </p>
      </div>
    </Note>
  )
}

const goods = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  marginBlockStart: '2',
  '& > p': { display: 'grid', gap: '1' },
})
