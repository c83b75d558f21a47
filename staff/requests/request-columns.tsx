import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staffRequests } from '#i18n/fa/staff-requests.ts'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { Moment } from '#staff/app/Moment.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { paths } from '#staff/app/paths.ts'
import { rowLink } from '#staff/table/list-looks.ts'
import { columnsOf } from '#staff/table/features.ts'
import { phoneNumber } from '#src/lib/format.ts'
import { RequestStatusBadge } from './RequestStatusBadge.tsx'

const words = staffRequests.columns
const { accessor, columns } = columnsOf<Schemas['RequestSummary']>()

/** The columns of the queue. */
export const requestColumns = columns([
  accessor('id', {
    header: words.id,
    cell: ({ getValue }) => (
      <Link href={paths.request(getValue())} className={rowLink}>
        {toPersianDigits(getValue())}
      </Link>
    ),
  }),
  accessor(({ kind }) => staffRequests.kinds[kind], { id: 'kind', header: words.kind }),
  accessor('status', {
    header: words.status,
    cell: ({ getValue }) => <RequestStatusBadge status={getValue()} />,
  }),
  accessor(({ name }) => name ?? staffRequests.nameless, { id: 'name', header: words.name }),
  accessor('phone_number', {
    header: words.phone,
    cell: ({ getValue }) => <bdi>{phoneNumber(getValue())}</bdi>,
  }),
  accessor(({ assignee }) => (assignee === null ? staffTickets.nobody : fullName(assignee)), {
    id: 'assignee',
    header: words.assignee,
  }),
  accessor('sent_at', {
    header: words.sent,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
])
