import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { MomentCell } from '#staff/table/MomentCell.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { paths } from '#staff/app/paths.ts'
import { secondaryText } from '#staff/table/list-looks.ts'
import { columnsOf } from '#staff/table/features.ts'
import { StatusChip } from '#src/features/tickets/shared/StatusChip.tsx'
import { phoneNumber } from '#src/lib/format.ts'

const words = staffTickets.columns
const { accessor, columns } = columnsOf<Schemas['StaffTicketSummary']>()

/** The columns of the inbox. */
export const ticketColumns = columns([
  accessor('title', {
    header: words.title,
    cell: ({ row: { original }, getValue }) => (
      <span className={css({ whiteSpace: 'normal' })}>
        <Link href={paths.ticket(original.id)} className={link}>
          {getValue()}
        </Link>
        <span className={secondaryText}>{original.category}</span>
      </span>
    ),
  }),
  accessor('id', {
    header: words.id,
    cell: ({ getValue }) => toPersianDigits(getValue()),
  }),
  accessor('status', {
    header: words.status,
    cell: ({ getValue }) => <StatusChip status={getValue()} />,
  }),
  accessor('waiting_since', {
    header: words.waiting,
    cell: ({ getValue }) => <When at={getValue()} none={staffTickets.answered} />,
  }),
  accessor('phone_number', {
    header: words.customer,
    cell: ({ getValue }) => <bdi>{phoneNumber(getValue())}</bdi>,
  }),
  accessor(({ assignee }) => (assignee === null ? staffTickets.nobody : fullName(assignee)), {
    id: 'assignee',
    header: words.assignee,
  }),
  accessor('date', {
    header: words.created,
    cell: ({ getValue }) => <When at={getValue()} none="" />,
  }),
])

function When({ at, none }: { at: string | null; none: string }) {
  if (at === null) return <span className={css({ color: 'text-2' })}>{none}</span>
  return <MomentCell at={at} />
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: { base: 'tap', sm: '240px' },
  minHeight: 'tap',
  // A tall target in a row of text height, on however many lines.
  paddingBlock: '10px',
  marginBlock: '-10px',
  textStyle: 'label',
  color: 'brand-text',
})
