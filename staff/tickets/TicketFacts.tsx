import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toPersianDigits } from '#domain/digits.ts'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { Moment } from '#staff/app/Moment.tsx'
import { queryKeys, ticketQuery } from '#staff/app/queries.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { phoneNumber } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Fact } from '#src/ui/Fact.tsx'
import { toast } from '#src/ui/toast.ts'

const words = staffTickets.ticket

/** Whose the ticket is, since when, and the button that closes it. */
export function TicketFacts({ ticket }: { ticket: Schemas['StaffTicket'] }) {
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
        <Fact label={words.customer}>
          <bdi>{phoneNumber(phone)}</bdi>
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
      <div className={css({ display: 'grid', gap: '3', marginBlockStart: '4' })}>
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
