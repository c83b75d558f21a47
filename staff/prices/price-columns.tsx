import { Link } from 'wouter'
import { staffPricePlans } from '#i18n/fa/staff-price-plans.ts'
import { staffPrices as words } from '#i18n/fa/staff-prices.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css, cx } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { columnsOf } from '#staff/table/features.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { toman } from '#src/lib/format.ts'
import { textLink } from '#src/ui/text-link.ts'

type Previewed = Schemas['PricePreview']['results'][number]
type LeftOut = Schemas['PriceChangeResult']['left_out'][number]
type Priced = Schemas['PricedVariant']

/** A variant by its product and color. */
export const variantName = ({ title, color_name: color }: Priced): string =>
  words.variant(title, color)

const priceText = (price: number, offer: number | null): string =>
  offer === null ? toman(price) : words.withOffer(toman(price), toman(offer))

const wrapped = css({ display: 'inline-block', minWidth: { sm: '200px' }, whiteSpace: 'normal' })

const Name = ({ of }: { of: Priced }) => (
  <span className={wrapped}>
    <Bdi>{variantName(of)}</Bdi>
  </span>
)

const Cause = ({ text }: { text: string }) => <span className={wrapped}>{text}</span>

/** The columns that all tables of prices begin with: a variant and a price of it. */
const priced = <Row extends Priced>(
  { display, accessor }: ReturnType<typeof columnsOf<Row>>,
  price: 'before' | 'price' = 'price',
) =>
  [
    display({
      id: 'variant',
      header: words.columns.variant,
      cell: ({ row: { original } }) => <Name of={original} />,
    }),
    accessor(({ price, new_price }) => priceText(price, new_price), {
      id: price,
      header: words.columns[price],
    }),
  ] as const

const previewed = columnsOf<Previewed>()
/** The columns of the prices that change. */
export const changeColumns = previewed.columns([
  ...priced(previewed, 'before'),
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
  ...priced(previewed),
  previewed.accessor(({ fault }) => (fault === null ? '' : words.causes[fault]), {
    id: 'cause',
    header: words.columns.cause,
    cell: ({ getValue }) => <Cause text={getValue()} />,
  }),
])

const left = columnsOf<LeftOut>()

/** The columns of what was left out. */
export const leftOutColumns = left.columns([
  ...priced(left),
  left.accessor(({ cause }) => words.causes[cause], {
    id: 'cause',
    header: words.columns.cause,
    cell: ({ getValue }) => <Cause text={getValue()} />,
  }),
])

const kept = columnsOf<Priced>()

/** The columns of the prices that an undo has left. */
export const leftPriceColumns = kept.columns([...priced(kept)])

const line = columnsOf<Schemas['PricePlanLine']>()

/** The columns of the variants of a plan. @param status of the plan: whether what has no outcome may still get one */
export const planLineColumns = (status: Schemas['PricePlan']['status']) =>
  line.columns([
    line.display({
      id: 'variant',
      header: words.columns.variant,
      cell: ({ row: { original } }) => (
        <Link href={paths.product(original.product_id)} className={cx(textLink, wrapped)}>
          <Bdi>{variantName(original)}</Bdi>
        </Link>
      ),
    }),
    line.accessor(({ price, new_price }) => priceText(price, new_price), {
      id: 'before',
      header: staffPricePlans.lines.from,
    }),
    line.accessor(({ price_after, new_price_after }) => priceText(price_after, new_price_after), {
      id: 'after',
      header: staffPricePlans.lines.to,
    }),
    line.accessor(
      ({ outcome }) =>
        outcome === null
          ? staffPricePlans.lines[status === 'planned' ? 'waits' : 'never']
          : staffPricePlans.lines.outcomes[outcome],
      { id: 'outcome', header: staffPricePlans.columns.status },
    ),
  ])
