import { useSelector } from '@xstate/react'
import { staffRequests } from '#i18n/fa/staff-requests.ts'
import {
  staffTaskSelectors as selectors,
  type StaffTaskActor,
} from '#machines/flows/staff-task/staff-task.machine.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { TaskDialog } from '#staff/tasks/TaskDialog.tsx'
import { Button } from '#src/ui/Button.tsx'

const words = staffRequests

type Props = {
  flow: StaffTaskActor
  request: Pick<
    Schemas['StaffRequest'],
    'id' | 'status' | 'moves' | 'is_answerable' | 'has_account' | 'entries'
  >
}

/** What can be done with a request: an answer, a note, a step along its chart. */
export function RequestTasks({ flow, request }: Props) {
  const { id, status: from, moves, is_answerable: isAnswerable, entries } = request
  const isBusy = useSelector(flow, selectors.isBusy)
  const lastEntry = entries.at(-1)?.id ?? null
  const write = (kind: 'requestNote' | 'requestAnswer') =>
    flow.send({ type: 'task.chosen', task: { kind, id, lastEntry, needsText: true } })
  const { reach, ended } = words.request
  const reached = request.has_account ? reach.inbox : reach.sms
  return (
    <Panel title={words.request.steps}>
      <p className={css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '3' })}>
        {isAnswerable ? reached : ended}
      </p>
      <div className={row}>
        {isAnswerable && (
          <Button icon="chat" disabled={isBusy} onClick={() => write('requestAnswer')}>
            {words.answer.title}
          </Button>
        )}
        <Button look="tonal" icon="edit" disabled={isBusy} onClick={() => write('requestNote')}>
          {words.note.title}
        </Button>
        {moves.map(({ event, needs_reason: needsText }) => (
          <Button
            key={event}
            look={event === 'staff.declined' ? 'danger' : 'line'}
            disabled={isBusy}
            onClick={() =>
              flow.send({
                type: 'task.chosen',
                task: { kind: 'requestMove', id, event, from, needsText },
              })
            }
          >
            {words.moves[event]}
          </Button>
        ))}
      </div>
      <TaskDialog flow={flow} />
    </Panel>
  )
}

const row = css({ display: 'grid', gap: '3' })
