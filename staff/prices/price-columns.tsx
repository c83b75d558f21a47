import { staffPrices as words } from '#i18n/fa/staff-prices.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { columnsOf } from '#staff/table/features.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { toman } from '#src/lib/format.ts'

type Previewed = Schemas['PricePreview']['results'][number]
type LeftOut = Schemas['PriceChangeResult']['left_out'][number]
type Priced = Schemas['PricedVariant']

/** A variant by its product and color. */
export const variantName = ({ title, color_name: color }: Priced): string =>
  words.variant(title, color)

const priceText = (price: number, offer: number | null): string =>
  offer === null ? toman(price) : words.withOffer(toman(price), toman(offer))

const name = css({ display: 'inline-block', minWidth: { sm: '200px' }, whiteSpace: 'normal' })

const Name = ({ of }: { of: Priced }) => (
  <span className={name}>
    <Bdi>{variantName(of)}</Bdi>
  </span>
)

const previewed = columnsOf<Previewed>()
const before = previewed.accessor(({ price, new_price }) => priceText(price, new_price), {
  id: 'before',
  header: words.columns.before,
})

/** The columns of the prices that change. */
export const changeColumns = previewed.columns([
  previewed.display({
    id: 'variant',
    header: words.columns.variant,
    cell: ({ row: { original } }) => <Name of={original} />,
  }),
  before,
  previewed.accessor(
    ({ price_after, new_price_after }) => priceText(price_after, new_price_after),
    {
      id: 'after',
      header: words.columns.after,
    },
  ),
])

/** The columns of what cannot be changed. */
export const faultColumns = previewed.columns([
  previewed.display({
    id: 'variant',
    header: words.columns.variant,
    cell: ({ row: { original } }) => <Name of={original} />,
  }),
  before,
  previewed.accessor(({ fault }) => (fault === null ? '' : words.causes[fault]), {
    id: 'cause',
    header: words.columns.cause,
  }),
])

const left = columnsOf<LeftOut>()

/** The columns of what was left out. */
export const leftOutColumns = left.columns([
  left.display({
    id: 'variant',
    header: words.columns.variant,
    cell: ({ row: { original } }) => <Name of={original} />,
  }),
  left.accessor(({ price, new_price }) => priceText(price, new_price), {
    id: 'before',
    header: words.columns.before,
  }),
  left.accessor(({ cause }) => words.causes[cause], { id: 'cause', header: words.columns.cause }),
])
