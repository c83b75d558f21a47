import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { MomentCell } from '#staff/table/MomentCell.tsx'
import { paths } from '#staff/app/paths.ts'
import { rowLink, secondaryText } from '#staff/table/list-looks.ts'
import { columnsOf } from '#staff/table/features.ts'
import { phoneNumber, toman } from '#src/lib/format.ts'
import { NoteSign } from './NoteSign.tsx'
import { refundedText } from './refunded-text.ts'
import { StatusBadge } from './StatusBadge.tsx'

const words = staff.orders.columns
const signs = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '1' })
const { accessor, columns } = columnsOf<Schemas['StaffOrderSummary']>()

/** The columns of the order list. The ids of sortable columns are those of `StaffOrderSort`. */
export const orderColumns = columns([
  accessor('id', {
    header: words.id,
    cell: ({ getValue }) => (
      <Link href={paths.order(getValue())} className={rowLink}>
        {toPersianDigits(getValue())}
      </Link>
    ),
  }),
  accessor('text_status', {
    header: words.status,
    cell: ({ row: { original } }) => (
      <span className={signs}>
        <StatusBadge order={original} />
        <NoteSign count={original.note_count} />
      </span>
    ),
  }),
  accessor('last_name', {
    header: words.customer,
    cell: ({ row: { original } }) => (
      <span>
        {original.first_name} {original.last_name}
        <span className={secondaryText}>
          <bdi>{phoneNumber(original.phone_number)}</bdi>
        </span>
      </span>
    ),
  }),
  accessor('created_at', {
    header: words.created,
    enableSorting: true,
    cell: ({ getValue }) => <MomentCell at={getValue()} />,
  }),
  accessor('units', {
    header: words.units,
    cell: ({ getValue }) => toPersianDigits(getValue()),
  }),
  accessor('total_price', {
    header: words.total,
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <span>
        {toman(original.total_price)}
        {original.refunded > 0 && (
          <span className={secondaryText}>{refundedText(original.refunded)}</span>
        )}
      </span>
    ),
  }),
  accessor('shipping_name', { header: words.shipping }),
  accessor('tracking_code', {
    header: words.code,
    cell: ({ getValue }) => <bdi>{toPersianDigits(getValue())}</bdi>,
  }),
])
