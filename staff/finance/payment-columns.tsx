import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staffBooks } from '#i18n/fa/staff-books.ts'
import type { Schemas } from '#machines/api/client.ts'
import { MomentCell } from '#staff/table/MomentCell.tsx'
import { paths } from '#staff/app/paths.ts'
import { columnsOf } from '#staff/table/features.ts'
import { toman } from '#src/lib/format.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { booksHref } from './books-query.ts'
import { Copyable } from './Copyable.tsx'
import { CustomerCell } from './CustomerCell.tsx'
import { customerName } from './customer-name.ts'
import { rowLink, secondaryText } from '#staff/table/list-looks.ts'

type Payment = Schemas['StaffPayment']

const words = staffBooks.payments
const { accessor, columns } = columnsOf<Payment>()

/** The columns of the list of payments. */
export const paymentColumns = columns([
  accessor('created_at', {
    header: words.columns.at,
    cell: ({ getValue }) => <MomentCell at={getValue()} />,
  }),
  accessor(customerName, {
    id: 'customer',
    header: words.columns.customer,
    cell: ({ row: { original }, getValue }) => (
      <CustomerCell name={getValue()} phone={original.phone_number} />
    ),
  }),
  accessor('order_id', {
    header: words.columns.purpose,
    cell: ({ row: { original }, getValue }) => {
      const id = getValue()
      return (
        <span>
          {id === null ? (
            words.deposit
          ) : (
            <Link href={paths.order(id)} className={rowLink}>
              {words.order(toPersianDigits(id))}
            </Link>
          )}
          <span className={secondaryText}>
            <bdi>{toPersianDigits(original.tracking_code)}</bdi>
          </span>
        </span>
      )
    },
  }),
  accessor(gatewayName, { id: 'gateway', header: words.columns.gateway }),
  accessor('amount', { header: words.columns.amount, cell: ({ getValue }) => toman(getValue()) }),
  accessor('status', {
    header: words.columns.status,
    cell: ({ getValue }) => (
      <Badge tone={paymentTones[getValue()]}>{words.states[getValue()]}</Badge>
    ),
  }),
  accessor('reference_number', {
    header: words.columns.reference,
    cell: ({ getValue }) => {
      const reference = getValue()
      if (reference === null) return '—'
      return (
        <Copyable
          label={words.columns.reference}
          text={reference}
          shown={toPersianDigits(reference)}
          ltr
        />
      )
    },
  }),
  accessor(({ order_id: id, tracking_code: code }) => (id === null ? code : String(id)), {
    id: 'books',
    header: words.columns.books,
    cell: ({ getValue }) => (
      <Link href={booksHref(paths.ledger, { lookup: getValue() })} className={rowLink}>
        {words.inBooks}
      </Link>
    ),
  }),
])

/** What the shop calls a gateway; of a former one, its code. */
export function gatewayName({
  gateway,
  gateway_name: name,
}: Pick<Payment, 'gateway' | 'gateway_name'>): string {
  return name ?? (gateway === 'wallet' ? words.wallet : gateway)
}

export const paymentTones: Record<Payment['status'], BadgeTone> = {
  PENDING: 'warn',
  SUCCESSFUL: 'ok',
  CANCELLED: 'neutral',
  RETURNED: 'danger',
}
