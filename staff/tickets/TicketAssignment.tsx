import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { fullName } from '#staff/app/full-name.ts'
import { assigneesQuery, queryKeys, ticketQuery } from '#staff/app/queries.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { toast } from '#src/ui/toast.ts'

const words = staffTickets.assign

type Props = { ticket: Schemas['StaffTicket']; member: Schemas['StaffMember'] }

/** Gives the ticket to oneself, to a colleague or to nobody. */
export function TicketAssignment({ ticket: { id, assignee }, member }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data: known = [] } = useQuery(assigneesQuery(api))
  const current = assignee?.id ?? null
  const assign = useMutation({
    mutationFn: (next: number | null) =>
      unwrap(
        api.PUT('/staff/ticket/{id}/assignee/', {
          params: { path: { id } },
          body: { assignee: next, expected_assignee: current },
        }),
      ),
    onSuccess: (ticket) => {
      queryClient.setQueryData(ticketQuery(api, id).queryKey, ticket)
      void queryClient.invalidateQueries({ queryKey: queryKeys.allTickets })
      toast({ text: words.saved, tone: 'ok' })
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: queryKeys.ticket(id) }),
  })
  const isFormer = assignee !== null && known.every((one) => one.id !== assignee.id)
  const options = (isFormer ? [assignee, ...known] : known).map((one) => ({
    value: one.id,
    label: one.id === member.id ? words.me(fullName(one)) : fullName(one),
  }))
  return (
    <Panel title={words.title}>
      <div className={css({ display: 'grid', gap: '3' })}>
        <SelectField
          label={words.who}
          prompt={words.nobody}
          options={options}
          value={assign.isPending ? (assign.variables ?? '') : (current ?? '')}
          disabled={assign.isPending}
          onChange={({ target }) =>
            assign.mutate(target.value === '' ? null : Number(target.value))
          }
        />
        <FailureNote failure={assign.error === null ? null : failureOf(assign.error)} />
        {current !== member.id && (
          <Button
            look="tonal"
            icon="hand"
            busy={assign.isPending}
            onClick={() => assign.mutate(member.id)}
          >
            {words.take}
          </Button>
        )}
      </div>
    </Panel>
  )
}
