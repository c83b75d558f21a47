import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { mayCall } from '#machines/api/may-call.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { CustomerLink } from '#staff/customers/CustomerLink.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { paths } from '#staff/app/paths.ts'
import { Moment } from '#staff/app/Moment.tsx'
import { queryKeys, ticketQuery } from '#staff/app/queries.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { Fact } from '#src/ui/Fact.tsx'
import { toast } from '#src/ui/toast.ts'

const words = staffTickets.ticket

type Props = { ticket: Schemas['StaffTicket']; member: Schemas['StaffMember'] }

/** Whose the ticket is, since when, and the button that closes it. */
export function TicketFacts({ ticket, member }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { id, category, date, phone_number: phone, waiting_since: waiting } = ticket
  const close = useMutation({
    mutationFn: () => unwrap(api.POST('/staff/ticket/{id}/close/', { params: { path: { id } } })),
    onSuccess: (closed) => {
      queryClient.setQueryData(ticketQuery(api, id).queryKey, closed)
      void queryClient.invalidateQueries({ queryKey: queryKeys.allTickets })
      toast({ text: words.closed, tone: 'ok' })
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: queryKeys.ticket(id) }),
  })
  return (
    <Panel title={words.facts}>
      <dl className={css({ display: 'grid', gap: '4' })}>
        <Fact label={words.id('')}>{toPersianDigits(id)}</Fact>
        <Fact label={words.category}>{category}</Fact>
        <Fact label={words.name}>{fullName(ticket)}</Fact>
        <Fact label={words.customer}>
          <CustomerLink phone={phone} canOpen={mayCall(member, 'openCustomer')} />
        </Fact>
        <Fact label={words.opened}>
          <Moment at={date} />
        </Fact>
        {waiting !== null && (
          <Fact label={words.waiting}>
            <Moment at={waiting} />
          </Fact>
        )}
      </dl>
      <div
        className={css({ display: 'grid', gap: '3', marginBlockStart: '4', justifyItems: 'start' })}
      >
        {mayCall(member, 'listStaffOrders') && (
          <Link href={paths.ordersOf(phone)} className={textLink}>
            {words.orders}
          </Link>
        )}
        <FailureNote failure={close.error === null ? null : failureOf(close.error)} />
        {ticket.is_closable && (
          <Button
            look="line"
            busy={close.isPending}
            busyLabel={words.closing}
            onClick={() => close.mutate()}
          >
            {words.close}
          </Button>
        )}
      </div>
    </Panel>
  )
}
