import { Link } from 'wouter'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { columnsOf } from '#staff/table/features.ts'
import { number } from '#src/lib/format.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { boundsOf, givenBy, goodsOf, spanOf } from './discount-text.ts'
import { rowLink, secondaryText } from '#staff/table/list-looks.ts'

type Discount = Schemas['StaffDiscountSummary']

const words = staffFinance.discounts
const { accessor, columns } = columnsOf<Discount>()

/** The columns of the list of discount codes. */
export const discountColumns = columns([
  accessor(({ terms }) => terms.code, {
    id: 'code',
    header: words.columns.code,
    cell: ({ row: { original }, getValue }) => (
      <Link href={paths.discount(original.id)} className={rowLink}>
        <bdi>{getValue()}</bdi>
      </Link>
    ),
  }),
  accessor(({ terms }) => givenBy(terms), {
    id: 'gives',
    header: words.columns.gives,
    cell: ({ row: { original }, getValue }) => (
      <Lines first={getValue()} others={boundsOf(original.terms)} />
    ),
  }),
  accessor(goodsOf, {
    id: 'for',
    header: words.columns.for,
    cell: ({ getValue }) => <span className={tight}>{getValue()}</span>,
  }),
  accessor(({ terms }) => spanOf(terms), {
    id: 'span',
    header: words.columns.span,
    cell: ({ getValue }) => (
      <span className={tight}>
        <Lines first={getValue()[0] ?? ''} others={getValue().slice(1)} />
      </span>
    ),
  }),
  accessor(usesOf, { id: 'uses', header: words.columns.uses }),
  accessor('state', {
    header: words.columns.state,
    cell: ({ getValue }) => <DiscountBadge state={getValue()} />,
  }),
])

/** The state of a code. */
export const DiscountBadge = ({ state }: { state: Discount['state'] }) => (
  <Badge tone={tones[state]}>{words.states[state]}</Badge>
)

/** How many orders have a code, and of how many. */
export function usesOf({ uses, terms: { total_limit: limit } }: Discount): string {
  return limit === null ? words.uses(number(uses)) : words.usesOf(number(uses), number(limit))
}

function Lines({ first, others }: { first: string; others: readonly string[] }) {
  return (
    <span>
      {first}
      {others.map((line) => (
        <span key={line} className={secondaryText}>
          {line}
        </span>
      ))}
    </span>
  )
}

/** A cell that wraps where the table would be wider than a tablet. */
const tight = css({ sm: { whiteSpace: 'normal' } })

const tones: Record<Discount['state'], BadgeTone> = {
  active: 'ok',
  planned: 'info',
  over: 'neutral',
  used_up: 'warn',
  off: 'neutral',
}
