import type { ReactNode, Ref } from 'react'
import { addressLine, displayAddress } from '#domain/address.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { useShop } from '#src/lib/ShopContext.tsx'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { day, number, phoneNumber, toman } from '#src/lib/format.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { variantName } from './variant-name.ts'

const words = orders.invoice
type Invoice = Schemas['Invoice']

/**
 * An invoice as it is printed: black on white in both themes, and as wide as a sheet; in a narrow container as wide as
 * that, with a good's facts below each other.
 */
export function InvoiceSheet({ invoice, ref }: { invoice: Invoice; ref?: Ref<HTMLDivElement> }) {
  const shop = useShop()
  return (
    <div ref={ref} className={sheet} dir="rtl">
      <div className={head} data-row>
        <p className={css({ fontSize: '26px', fontWeight: '800' })}>{shop.name}</p>
        <p className={css({ fontSize: '20px', fontWeight: '700' })}>{words.heading}</p>
        <dl className={facts}>
          <Item label={words.number}>{toPersianDigits(invoice.id)}</Item>
          <Item label={words.trackingCode}>{toPersianDigits(invoice.tracking_code)}</Item>
          <Item label={words.date}>{day(invoice.created_at)}</Item>
        </dl>
      </div>
      <div className={party} data-row>
        <p className={partyName}>{words.seller}</p>
        <dl className={facts}>
          <Item label={words.name}>{shop.title}</Item>
          <Item label={words.phone}>
            <bdi dir="ltr">{shop.phoneShown}</bdi>
          </Item>
          <Item label={words.address}>{shop.place}</Item>
        </dl>
      </div>
      <div className={party} data-row>
        <p className={partyName}>{words.buyer}</p>
        <Buyer invoice={invoice} />
      </div>
      <Goods items={invoice.items} />
      <Totals invoice={invoice} />
      <p className={css({ marginBlockStart: '16px', fontSize: '13px' })} data-row>
        {words.unit}
      </p>
    </div>
  )
}

function Buyer({ invoice }: { invoice: Invoice }) {
  const { province_name: province, city_name: city, text_address: text } = invoice
  const address = displayAddress(addressLine(province, city, text))
  return (
    <dl className={facts}>
      <Item label={words.name}>
        {invoice.first_name} {invoice.last_name}
      </Item>
      {invoice.national_code !== null && (
        <Item label={words.nationalCode}>{toPersianDigits(invoice.national_code)}</Item>
      )}
      <Item label={words.phone}>
        <bdi dir="ltr">{phoneNumber(invoice.phone_number)}</bdi>
      </Item>
      {invoice.postal_code !== null && (
        <Item label={words.postalCode}>{toPersianDigits(invoice.postal_code)}</Item>
      )}
      {address !== '' && <Item label={words.address}>{address}</Item>}
    </dl>
  )
}

const columns = [
  words.row,
  words.item,
  words.code,
  words.count,
  words.price,
  words.discount,
  words.payable,
]

function Goods({ items }: { items: Invoice['items'] }) {
  return (
    <table className={table}>
      <thead>
        <tr data-row>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={item.price_obj.id} data-row>
            <td data-label={words.row}>{toPersianDigits(index + 1)}</td>
            <td className={good}>
              <Bdi>{variantName(item.price_obj)}</Bdi>
              {item.quantity > 1 && (
                <span className={aside}>
                  {words.each(toman(item.price_without_discount / item.quantity))}
                </span>
              )}
              {item.insurance_name !== null && (
                <span className={aside}>
                  {words.insurance(item.insurance_name, toman(item.insurance_price))}
                </span>
              )}
            </td>
            <td data-label={words.code}>
              <bdi dir="ltr">{item.price_obj.product.sku}</bdi>
            </td>
            <td data-label={words.count}>{toPersianDigits(item.quantity)}</td>
            <td data-label={words.price}>{number(item.price_without_discount)}</td>
            <td data-label={words.discount}>{number(item.discount)}</td>
            <td data-label={words.payable}>{number(item.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The rows add up for a reader: goods, insurance and shipping, less the discounts, are the total. */
function Totals({ invoice }: { invoice: Invoice }) {
  const goods =
    invoice.total_price_without_discount - invoice.total_insurance - invoice.shipping_price
  return (
    <dl className={totals} aria-label={words.totals}>
      <Total label={words.goods} value={goods} />
      {invoice.total_insurance > 0 && (
        <Total label={words.totalInsurance} value={invoice.total_insurance} />
      )}
      {invoice.shipping_price > 0 && (
        <Total label={words.shipping} value={invoice.shipping_price} />
      )}
      <Total label={words.goodsDiscount} value={invoice.total_discount - invoice.code_discount} />
      {invoice.code_discount > 0 && (
        <Total
          label={words.codeDiscount(invoice.discount_code ?? '')}
          value={invoice.code_discount}
        />
      )}
      <Total label={words.total} value={invoice.total_price} isStrong />
      {invoice.total_monthly_due > 0 && (
        <Total label={words.monthly} value={invoice.total_monthly_due} />
      )}
    </dl>
  )
}

function Item({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css({ display: 'inline', color: '#555' })}>{label}: </dt>
      <dd className={css({ display: 'inline', fontWeight: '600' })}>{children}</dd>
    </div>
  )
}

type TotalProps = { label: string; value: number; isStrong?: boolean }

function Total({ label, value, isStrong = false }: TotalProps) {
  return (
    <div className={total} data-row data-strong={isStrong || undefined}>
      <dt>
        <Bdi>{label}</Bdi>
      </dt>
      <dd>{toman(value)}</dd>
    </div>
  )
}

const sheet = css({
  width: '1000px',
  padding: '40px',
  '@container (max-width: 999px)': { width: 'auto', padding: '16px' },
  _print: { width: 'auto', padding: '0', fontSize: '12px', lineHeight: '20px' },
  bg: '#fff',
  color: '#111',
  fontSize: '15px',
  lineHeight: '26px',
  '& td, & th, & dd': { overflowWrap: 'anywhere' },
})
const head = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: '16px',
  paddingBlockEnd: '20px',
  '& dl': { justifySelf: 'end', gridTemplateColumns: '1fr!' },
  '@container (max-width: 999px)': {
    gridTemplateColumns: '1fr',
    gap: '8px',
    '& dl': { justifySelf: 'start' },
  },
})
const party = css({ paddingBlock: '16px', borderBlockStart: '1px solid #bbb' })
const partyName = css({ fontWeight: '700', marginBlockEnd: '4px' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: '32px',
  '@container (max-width: 999px)': { gridTemplateColumns: '1fr' },
})
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th, & td': { border: '1px solid #bbb', padding: '10px 8px', textAlign: 'center' },
  '& th': {
    bg: '#f1f1f1',
    fontSize: { base: '14px', _print: '11px' },
    fontWeight: '700',
    whiteSpace: { base: 'nowrap', _print: 'normal' },
  },
  '@container (max-width: 999px)': {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { paddingBlock: '12px', borderBlockStart: '1px solid #bbb' },
    '& td': { border: '0', padding: '0', textAlign: 'start' },
    '& td[data-label]': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '16px',
      _before: { content: 'attr(data-label)', color: '#555' },
    },
  },
})
const good = css({ textAlign: 'start!', '@container (max-width: 999px)': { fontWeight: '700' } })
const aside = css({ display: 'block', fontSize: '13px' })
const totals = css({
  marginBlockStart: '20px',
  marginInlineStart: 'auto',
  width: '420px',
  '@container (max-width: 999px)': { width: 'auto' },
})
const total = css({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: '6px',
  borderBlockEnd: '1px solid #ddd',
  '&[data-strong]': { fontWeight: '800', fontSize: '18px' },
})
