import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staffReconciliation } from '#i18n/fa/staff-reconciliation.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { Task } from '#machines/flows/staff-task/staff-task.machine.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { columnsOf } from '#staff/table/features.ts'
import { MomentCell } from '#staff/table/MomentCell.tsx'
import { toman } from '#src/lib/format.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { booksHref } from './books-query.ts'
import { Copyable } from './Copyable.tsx'
import { rowLink, secondaryText } from '#staff/table/list-looks.ts'

type Difference = Schemas['PaymentDifference']

const words = staffReconciliation.differences
const { accessor, columns } = columnsOf<Difference>()

/** The columns of the differences of a report. */
export const differenceColumns = (choose: (task: Task) => void) =>
  columns([
    accessor('reference', {
      header: words.columns.reference,
      cell: ({ row: { original }, getValue }) => (
        <span>
          <Copyable
            label={words.columns.reference}
            text={getValue()}
            shown={toPersianDigits(getValue())}
            ltr
          />
          {original.row !== null && (
            <span className={secondaryText}>{words.row(toPersianDigits(original.row))}</span>
          )}
        </span>
      ),
    }),
    accessor('kind', {
      header: words.columns.kind,
      cell: ({ getValue }) => (
        <Badge tone={tones[getValue()]}>{staffReconciliation.kinds[getValue()]}</Badge>
      ),
    }),
    accessor('their_amount', {
      header: words.columns.theirs,
      cell: ({ getValue }) => amountText(getValue()),
    }),
    accessor('our_amount', {
      header: words.columns.ours,
      cell: ({ getValue }) => amountText(getValue()),
    }),
    accessor('payment_id', {
      header: words.columns.payment,
      cell: ({ row: { original } }) => <OurPayment difference={original} />,
    }),
    accessor('settled_at', {
      header: words.columns.settled,
      cell: ({ row: { original } }) => <Settling difference={original} choose={choose} />,
    }),
  ])

function OurPayment({ difference }: { difference: Difference }) {
  const { payment_id: payment, order_id: order, reference } = difference
  if (payment === null) return '—'
  const href =
    order === null ? booksHref(paths.payments, { lookup: reference }) : paths.order(order)
  return (
    <Link href={href} className={rowLink}>
      {order === null ? words.deposit : words.order(toPersianDigits(order))}
    </Link>
  )
}

type SettlingProps = { difference: Difference; choose: (task: Task) => void }

function Settling({ difference: { id, note, settled_at: at }, choose }: SettlingProps) {
  return (
    <div className={css({ display: 'grid', gap: '2', justifyItems: 'start' })}>
      {note !== null && <span>{note}</span>}
      {at === null ? (
        <span className={css({ display: 'inline-flex', flexWrap: 'wrap', gap: '2' })}>
          <Button
            size="sm"
            look="line"
            onClick={() => choose({ kind: 'differenceNote', id, needsText: true })}
          >
            {words.note}
          </Button>
          <Button
            size="sm"
            onClick={() => choose({ kind: 'differenceSettle', id, needsText: true })}
          >
            {words.settle}
          </Button>
        </span>
      ) : (
        <MomentCell at={at} />
      )}
    </div>
  )
}

const amountText = (amount: number | null) => (amount === null ? '—' : toman(amount))

const tones: Record<Difference['kind'], BadgeTone> = {
  theirs_only: 'danger',
  ours_only: 'danger',
  amount: 'warn',
  reversed: 'neutral',
}
