import { useQueryClient } from '@tanstack/react-query'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import { AssignmentPanel } from '#staff/app/AssignmentPanel.tsx'
import { queryKeys, ticketQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'

type Props = { ticket: Schemas['StaffTicket']; member: Schemas['StaffMember'] }

/** Gives the ticket to oneself, to a colleague or to nobody. */
export function TicketAssignment({ ticket: { id, assignee }, member }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const assign = async (body: Schemas['TicketAssignmentInput']) => {
    const params = { path: { id } }
    const ticket = await unwrap(api.PUT('/staff/ticket/{id}/assignee/', { params, body }))
    queryClient.setQueryData(ticketQuery(api, id).queryKey, ticket)
    void queryClient.invalidateQueries({ queryKey: queryKeys.allTickets })
  }
  return (
    <AssignmentPanel
      words={staffTickets.assign}
      assignee={assignee}
      member={member}
      assign={assign}
      onFailed={() => void queryClient.invalidateQueries({ queryKey: queryKeys.ticket(id) })}
    />
  )
}
