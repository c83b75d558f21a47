import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staffBooks } from '#i18n/fa/staff-books.ts'
import type { Schemas } from '#machines/api/client.ts'
import { MomentCell } from '#staff/table/MomentCell.tsx'
import { paths } from '#staff/app/paths.ts'
import { columnsOf } from '#staff/table/features.ts'
import { phoneNumber, toman } from '#src/lib/format.ts'
import { rowLink, secondaryText } from '#staff/table/list-looks.ts'

type Entry = Schemas['LedgerEntry']

const words = staffBooks.ledger
const { accessor, columns } = columnsOf<Entry>()

/** The columns of the entries of the ledger. */
export const ledgerColumns = columns([
  accessor('at', {
    header: words.columns.at,
    cell: ({ getValue }) => <MomentCell at={getValue()} />,
  }),
  accessor('kind', {
    header: words.columns.transaction,
    cell: ({ row: { original }, getValue }) => (
      <span>
        {words.transactions[getValue()]}
        <span className={secondaryText}>
          {words.numbered(toPersianDigits(original.transaction_id))}
        </span>
      </span>
    ),
  }),
  accessor('account', {
    header: words.columns.account,
    cell: ({ row: { original }, getValue }) => (
      <span>
        {words.kinds[getValue()]}
        {original.phone_number !== null && (
          <span className={secondaryText}>
            <bdi>{phoneNumber(original.phone_number)}</bdi>
          </span>
        )}
      </span>
    ),
  }),
  accessor('amount', { header: words.columns.amount, cell: ({ getValue }) => toman(getValue()) }),
  accessor('order_id', {
    id: 'about',
    header: words.columns.about,
    cell: ({ row: { original } }) => <About entry={original} />,
  }),
])

/** What an entry is about, with a link to the order. */
function About({ entry }: { entry: Entry }) {
  const { order_id: order, payment_id: payment, withdrawal_id: withdrawal, comment } = entry
  return (
    <span>
      {order !== null && (
        <Link href={paths.order(order)} className={rowLink}>
          {words.order(toPersianDigits(order))}
        </Link>
      )}
      {payment !== null && (
        <span className={secondaryText}>{words.payment(toPersianDigits(payment))}</span>
      )}
      {withdrawal !== null && (
        <span className={secondaryText}>{words.withdrawal(toPersianDigits(withdrawal))}</span>
      )}
      {comment !== null && <span className={secondaryText}>{comment}</span>}
    </span>
  )
}
