import type { ReactNode } from 'react'
import { formatToman } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { orders } from '#i18n/fa/orders.ts'
import { ui } from '#i18n/fa/ui.ts'
import type { Schemas } from '#machines/api/client.ts'
import { Amount } from '#src/goods/Price.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { amountDue } from './shared/amount-due.ts'

const words = orders.order

type Row = { label: string; value: ReactNode; tone?: 'saving' }

/** The sums of an order, without rows that are zero: what makes up the total, and how that is paid. */
export function OrderSums({ order }: { order: Schemas['Order'] }) {
  const goodsDiscount = order.total_discount - order.code_discount
  const rows: (Row | false)[] = [
    { label: words.goods, value: <Toman amount={order.total_products} /> },
    goodsDiscount > 0 && {
      label: words.savings,
      value: <Toman amount={goodsDiscount} />,
      tone: 'saving',
    },
    order.code_discount > 0 && {
      label: words.codeDiscount(order.discount_code ?? ''),
      value: <Toman amount={order.code_discount} />,
      tone: 'saving',
    },
    order.total_insurance > 0 && {
      label: words.insurances,
      value: <Toman amount={order.total_insurance} />,
    },
    { label: words.shipping, value: shippingValue(order) },
  ]
  const payment: (Row | false)[] = [
    order.wallet_paid > 0 && {
      label: words.fromWallet,
      value: <Toman amount={order.wallet_paid} />,
    },
    ...atGateway(order),
    order.refunded_to_wallet > 0 && {
      label: words.refunded,
      value: <Toman amount={order.refunded_to_wallet} />,
    },
  ]
  return (
    <dl className={sums} aria-label={words.sums}>
      <Rows rows={rows} />
      <div className={line}>
        <dt className={css({ fontWeight: '600' })}>{words.total}</dt>
        <dd>
          <Amount value={order.total_price} size="lg" />
        </dd>
      </div>
      <Rows rows={payment} />
    </dl>
  )
}

function Rows({ rows }: { rows: (Row | false)[] }) {
  return rows
    .filter((row) => row !== false)
    .map(({ label, value, tone }) => (
      <div key={label} className={line} data-tone={tone}>
        <dt className={name}>
          <Bdi>{label}</Bdi>
        </dt>
        <dd>{value}</dd>
      </div>
    ))
}

/** What the wallet left to the bank; nothing of an order that was closed without having been paid. */
function atGateway(order: Schemas['Order']): Row[] {
  const isWaiting = order.text_status === 'WAITING_PAYMENT'
  const isPaid = order.timeline.some(({ status }) => status === 'NOT_CHECKED')
  const due = amountDue(order)
  if (order.wallet_paid === 0 || due === 0 || (!isWaiting && !isPaid)) return []
  return [{ label: isWaiting ? words.toPay : words.atGateway, value: <Toman amount={due} /> }]
}

function shippingValue({ shipping, shipping_price: price }: Schemas['Order']): ReactNode {
  if (shipping.is_in_person) return words.freePickup
  return price === 0 ? words.free : <Toman amount={price} />
}

function Toman({ amount }: { amount: number }) {
  return (
    <>
      {formatToman(amount)}
      {'\u00a0'}
      <span className={css({ textStyle: 'micro' })}>{ui.toman}</span>
    </>
  )
}

const sums = css({ padding: { base: '4', sm: '6' }, textStyle: 'ui' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: '36px',
  '&[data-tone=saving]': { color: 'ok-text' },
})
const name = css({ color: 'text-2', '[data-tone=saving] &': { color: 'inherit' } })
