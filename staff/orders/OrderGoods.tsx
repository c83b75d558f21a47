import { toPersianDigits } from '#domain/digits.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { columnsOf } from '#staff/table/features.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { toman } from '#src/lib/format.ts'
import { paths as shopPaths } from '#src/lib/paths.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Panel } from '#staff/app/Panel.tsx'

type Item = Schemas['OrderItem']

const words = staff.order

/** The goods of an order at its prices, and its sums. */
export function OrderGoods({ order }: { order: Schemas['StaffOrder'] }) {
  return (
    <Panel title={words.goods}>
      <DataTable
        label={words.goodsTable}
        columns={columns}
        rows={order.item}
        rowId={({ price_obj: variant }) => String(variant.id)}
      />
      <dl className={sums}>
        {sumsOf(order).map(([label, amount]) => (
          <div key={label} className={line} data-total={label === words.total || undefined}>
            <dt>{label}</dt>
            <dd>{toman(amount)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

const { accessor, columns: all } = columnsOf<Item>()
const unitPrice = ({ price, new_price: reduced }: Item) => reduced ?? price

const columns = all([
  accessor(({ price_obj: variant }) => variant.product.title, {
    id: 'title',
    header: words.item,
    cell: ({ row: { original }, getValue }) => (
      <a href={shopPaths.product(original.price_obj.product.slug)} className={title}>
        <Bdi>{getValue()}</Bdi>
      </a>
    ),
  }),
  accessor(({ price_obj: variant }) => variant.color_name, { id: 'color', header: words.color }),
  accessor('quantity', {
    header: words.count,
    cell: ({ getValue }) => toPersianDigits(getValue()),
  }),
  accessor(unitPrice, {
    id: 'price',
    header: words.price,
    cell: ({ getValue }) => toman(getValue()),
  }),
  accessor((item) => unitPrice(item) * item.quantity, {
    id: 'sum',
    header: words.sum,
    cell: ({ getValue }) => toman(getValue()),
  }),
])

/** The sums of an order; only goods and the total are shown when they are zero. What came back is no part of the total. */
function sumsOf(order: Schemas['StaffOrder']): [label: string, amount: number][] {
  const optional: [string, number][] = [
    [words.discount, order.total_discount - order.code_discount],
    [words.discountWith(order.discount_code ?? ''), order.code_discount],
    [words.insurance, order.total_insurance],
    [words.shippingPrice, order.shipping_price],
    [words.fromWallet, order.wallet_paid],
  ]
  const refunded = order.refunded_to_wallet
  return [
    [words.goods, order.total_products],
    ...optional.filter(([, amount]) => amount > 0),
    [words.total, order.total_price],
    ...(refunded > 0 ? [[words.refunded, refunded] satisfies [string, number]] : []),
  ]
}

const title = css({ color: 'brand-text', whiteSpace: 'normal' })
const sums = css({ marginBlockStart: '4', textStyle: 'ui' })
const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: '36px',
  color: 'text-2',
  '&[data-total]': { textStyle: 'h3', color: 'text' },
})
