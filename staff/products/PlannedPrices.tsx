import { Link } from 'wouter'
import { payablePrice } from '#domain/price.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { momentText } from '#staff/app/moment-text.ts'
import { paths } from '#staff/app/paths.ts'
import { number, toman } from '#src/lib/format.ts'

type Product = Pick<Schemas['StaffProductSummary'], 'planned_prices' | 'variant_list'>
type Planned = Schemas['PlannedPrice']

const words = staff.products

/** The price plans to come for a product: from when, what customers then pay, and a link to each. */
export function PlannedPrices({ product }: { product: Product }) {
  const plans = Map.groupBy(product.planned_prices, ({ plan_id: id }) => id)
  return [...plans].map(([id, prices]) => (
    <Link key={id} href={paths.pricePlan(id)} className={line}>
      {words.planned.from(momentText(prices[0]?.starts_at ?? ''), whatText(prices, product))}
    </Link>
  ))
}

/** The price if it is one, otherwise of how many variants they are. */
function whatText(prices: readonly Planned[], { variant_list: variants }: Product): string {
  const [first] = prices
  if (first === undefined || prices.length > 1) return words.planned.variants(number(prices.length))
  const price = toman(payablePrice(first.price, first.new_price))
  const color = variants.find(({ id }) => id === first.variant_id)?.color_name
  return variants.length === 1 || color === undefined ? price : words.priceEdit.of(color, price)
}

const line = css({
  display: 'block',
  width: 'fit-content',
  paddingBlock: '1',
  textStyle: 'small',
  color: 'brand-text',
  whiteSpace: 'normal',
})
