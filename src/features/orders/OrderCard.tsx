import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { orders as words } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { day, toman } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Amount } from '#src/goods/Price.tsx'
import { Thumbnails } from '#src/ui/Thumbnails.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { amountDue } from './shared/amount-due.ts'
import { useDeadline } from './shared/order-deadline.ts'
import { orderThumbnails } from './shared/order-thumbnails.ts'
import { Deadline } from './Deadline.tsx'
import { listLabels, statusLook } from './shared/order-status.ts'
import { PayLink } from './PayLink.tsx'
import { Progress } from './Progress.tsx'
import { ReturnNotes } from './ReturnNotes.tsx'

/** An order of the list: status, items, sum, and a link to pay while it is unpaid. */
export function OrderCard({ order }: { order: Schemas['OrderSummary'] }) {
  const { id, text_status: status } = order
  const deadline = useDeadline(order)
  const code = toPersianDigits(order.tracking_code)
  return (
    <li className={card}>
      <div className={upper}>
        <div className={spread}>
          <Badge {...statusLook(status, order.shipping)}>{listLabels[status]}</Badge>
          <Link href={paths.order(id)} className={textLink} aria-label={words.detailsOf(code)}>
            {words.details}
            <Icon name="caret" size={20} />
          </Link>
        </div>
        <p className={goods}>
          <Bdi>{goodsOf(order)}</Bdi>
        </p>
        <p className={facts}>
          <span>
            {words.trackingCode} <bdi dir="ltr">{code}</bdi>
          </span>
          <time dateTime={order.created_at}>{day(order.created_at)}</time>
        </p>
        <ReturnNotes order={order} />
        <Deadline deadline={deadline} />
        <Progress status={status} way={order.shipping} />
      </div>
      <div className={lower}>
        <Thumbnails {...orderThumbnails(order)} />
        <span className={css({ marginInlineStart: 'auto' })}>
          <Amount value={order.total_price} />
        </span>
        {deadline.isPayable && (
          <PayLink
            order={order}
            label={order.wallet_paid > 0 ? words.payAmount(toman(amountDue(order))) : undefined}
          />
        )}
      </div>
    </li>
  )
}

/** The first of the goods by name, and how many others there are. */
function goodsOf({ item: [first], item_count: count }: Schemas['OrderSummary']): string {
  const title = first?.price_obj.product.title ?? ''
  return count === 1 ? title : words.andOthers(title, toPersianDigits(count - 1))
}

const card = css({
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  overflow: 'hidden',
})
const upper = css({ display: 'grid', gap: '3', padding: { base: '4', sm: '6' }, paddingBlock: '4' })
const lower = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  padding: { base: '4', sm: '6' },
  paddingBlock: '4',
  borderBlockStart: '1px solid {colors.border}',
})
const spread = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
const goods = css({ textStyle: 'label', overflowWrap: 'anywhere', lineClamp: 2 })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  textStyle: 'small',
  color: 'text-2',
  '& bdi': { color: 'text', fontWeight: '700' },
})
