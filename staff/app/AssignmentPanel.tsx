import { useMutation, useQuery } from '@tanstack/react-query'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { toast } from '#src/ui/toast.ts'
import { fullName } from './full-name.ts'
import { Panel } from './Panel.tsx'
import { assigneesQuery } from './queries.ts'

const texts = staffTickets.assign

type Props = {
  words: { title: string; saved: string }
  assignee: Schemas['TicketAssignee'] | null
  member: Schemas['StaffMember']
  assign: (body: Schemas['TicketAssignmentInput']) => Promise<void>
  /** A colleague may have been faster. */
  onFailed: () => void
}

/** Gives a ticket or a request to oneself, to a colleague or to nobody. */
export function AssignmentPanel({ words, assignee, member, assign, onFailed }: Props) {
  const { data: known = [] } = useQuery(assigneesQuery(useApi()))
  const current = assignee?.id ?? null
  const giving = useMutation({
    mutationFn: (next: number | null) => assign({ assignee: next, expected_assignee: current }),
    onSuccess: () => toast({ text: words.saved, tone: 'ok' }),
    onError: onFailed,
  })
  const isFormer = assignee !== null && known.every((one) => one.id !== assignee.id)
  const options = (isFormer ? [assignee, ...known] : known).map((one) => ({
    value: one.id,
    label: one.id === member.id ? texts.me(fullName(one)) : fullName(one),
  }))
  return (
    <Panel title={words.title}>
      <div className={css({ display: 'grid', gap: '3' })}>
        <SelectField
          label={texts.who}
          prompt={texts.nobody}
          options={options}
          value={giving.isPending ? (giving.variables ?? '') : (current ?? '')}
          disabled={giving.isPending}
          onChange={({ target }) =>
            giving.mutate(target.value === '' ? null : Number(target.value))
          }
        />
        <FailureNote failure={giving.error === null ? null : failureOf(giving.error)} />
        {current !== member.id && (
          <Button
            look="tonal"
            icon="hand"
            busy={giving.isPending}
            onClick={() => giving.mutate(member.id)}
          >
            {texts.take}
          </Button>
        )}
      </div>
    </Panel>
  )
}
