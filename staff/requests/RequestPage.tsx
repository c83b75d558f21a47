import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toPersianDigits } from '#domain/digits.ts'
import { staffRequests } from '#i18n/fa/staff-requests.ts'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import { ActionsPanel } from '#staff/actions/ActionsPanel.tsx'
import { AssignmentPanel } from '#staff/app/AssignmentPanel.tsx'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { DetailHead, detailColumns, detailStack } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { queryKeys, requestQuery } from '#staff/app/queries.ts'
import { useTask } from '#staff/tasks/use-task.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { RequestTasks } from './RequestTasks.tsx'
import { RequestEntries } from './RequestEntries.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestStatusBadge } from './RequestStatusBadge.tsx'

const words = staffRequests.request

type Props = { id: number; member: Schemas['StaffMember'] }

/** A request with what was sent, what staff wrote about it and what they can do with it. */
export function RequestPage({ id, member }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { data: request, error, refetch } = useQuery(requestQuery(api, id))
  const keep = (next: Schemas['StaffRequest']) => {
    queryClient.setQueryData(requestQuery(api, id).queryKey, next)
    void queryClient.invalidateQueries({ queryKey: queryKeys.allRequests })
  }
  const reload = () => void queryClient.invalidateQueries({ queryKey: queryKeys.request(id) })
  const flow = useTask(`request-${id}`, {
    onDone: (result) => {
      if (result.subject === 'request') keep(result.request)
    },
    onOutdated: reload,
  })
  const number = words.id(toPersianDigits(id))
  return (
    <>
      <PageTitle>{number}</PageTitle>
      <DetailHead
        title={request === undefined ? number : `${number}: ${staffRequests.kinds[request.kind]}`}
        back={{ href: paths.requests, text: staffRequests.title }}
        status={request === undefined ? null : <RequestStatusBadge status={request.status} />}
      />
      <Awaiting data={request} error={error} onRetry={() => void refetch()} />
      {request !== undefined && (
        <div className={detailColumns}>
          <div className={detailStack}>
            <RequestFacts request={request} />
            <RequestEntries entries={request.entries} />
          </div>
          <div className={detailStack}>
            <RequestTasks flow={flow} request={request} />
            <AssignmentPanel
              key={request.assignee?.id}
              words={staffRequests.assign}
              assignee={request.assignee}
              member={member}
              assign={(body) =>
                unwrap(
                  api.PUT('/staff/request/{id}/assignee/', { params: { path: { id } }, body }),
                ).then(keep)
              }
              onFailed={reload}
            />
            <ActionsPanel
              title={staffTickets.ticket.actions}
              none={words.noActions}
              actions={request.actions}
            />
          </div>
        </div>
      )}
    </>
  )
}
