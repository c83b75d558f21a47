import type { ReactNode } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { useShop } from '#src/lib/ShopContext.tsx'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { day, number, phoneNumber, weekday } from '#src/lib/format.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Barcode } from './Barcode.tsx'
import { sheet, sheetHead, sheetTitle, term } from './sheet.ts'
import type { PrintQuery } from './print-query.ts'

const words = staffOrders.print

type Props = {
  order: Schemas['Order']
  /** The codes of products, by id. */
  skus: ReadonlyMap<number, string>
  paper: PrintQuery['paper']
}

/** What belongs into the parcel of an order, and where it goes: one sheet of paper for an order. */
export function PackingSlip({ order, skus, paper }: Props) {
  const shop = useShop()
  const { id, item: items, promised_date: promised } = order
  const code = toPersianDigits(id)
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article aria-label={words.slip(code)} className={sheet({ size: paper })}>
      <header className={sheetHead}>
        <div>
          <h2 className={sheetTitle}>{words.order(code)}</h2>
          <p>{shop.name}</p>
        </div>
        <Barcode text={String(id)} label={words.barcode(code)} />
      </header>
      <dl className={facts}>
        <Line name={words.receiver}>{`${order.first_name} ${order.last_name}`}</Line>
        <Line name={words.phone}>
          <bdi>{phoneNumber(order.phone_number)}</bdi>
        </Line>
        <Line name={words.placed}>{day(order.created_at)}</Line>
        <Line name={words.code}>
          <bdi>{toPersianDigits(order.tracking_code)}</bdi>
        </Line>
        <Line name={words.method}>{order.shipping.name}</Line>
        {promised !== null && <Line name={words.promised}>{weekday(promised)}</Line>}
        <Line name={words.address} isWide>
          {order.text_address ?? words.pickup}
        </Line>
        {order.postal_code !== null && (
          <Line name={words.postalCode}>
            <bdi>{toPersianDigits(order.postal_code)}</bdi>
          </Line>
        )}
      </dl>
      <table className={goods}>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.color}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.packed}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ price_obj: variant, quantity }) => (
            <tr key={variant.id}>
              <td>
                <Bdi>{variant.product.title}</Bdi>{' '}
                <bdi dir="ltr" className={sku}>
                  {skus.get(variant.product.id)}
                </bdi>
              </td>
              <td>{variant.color_name}</td>
              <td>{number(quantity)}</td>
              <td>
                <span role="img" aria-label={words.packed} className={box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.units(number(units))}</p>
    </article>
  )
}

type LineProps = { name: string; isWide?: boolean; children: ReactNode }

function Line({ name, isWide = false, children }: LineProps) {
  return (
    <div className={isWide ? css({ gridColumn: '1 / -1' }) : undefined}>
      <dt className={term}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '6mm',
  rowGap: '2mm',
  paddingBlock: '3mm',
  borderBlock: '1px solid #000',
})
const goods = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th': { fontSize: '9pt', textAlign: 'start', whiteSpace: 'nowrap' },
  '& th, & td': { padding: '1.5mm', borderBlockEnd: '1px solid #999', verticalAlign: 'top' },
  // Only the first column may tear a word: the others are as wide as their longest one.
  '& td:not(:first-child)': { overflowWrap: 'break-word' },
  '& tr': { breakInside: 'avoid' },
})
const sku = css({ display: 'block', width: 'fit-content', fontSize: '9pt' })
const box = css({ display: 'block', width: '5mm', height: '5mm', border: '1px solid #000' })
