import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { FormEvent, ReactNode } from 'react'
import { ticketAnswerLimits } from '#api/limits.ts'
import { unknownPlaces } from '#domain/canned-reply.ts'
import { isBlank } from '#domain/persian.ts'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import type { Schemas } from '#machines/api/client.ts'
import { createStaffTicketReplyActors } from '#machines/flows/staff-ticket-reply/staff-ticket-reply.actors.ts'
import {
  staffTicketReplyMachine,
  staffTicketReplySelectors as selectors,
  type StaffTicketReplyActor,
} from '#machines/flows/staff-ticket-reply/staff-ticket-reply.machine.ts'
import { staffTicketReplyPersistence } from '#machines/flows/staff-ticket-reply/staff-ticket-reply.persistence.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { queryKeys, ticketQuery } from '#staff/app/queries.ts'
import { CountedArea } from '#staff/app/CountedText.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { toast } from '#src/ui/toast.ts'
import { CannedReplyPicker } from './CannedReplyPicker.tsx'

const words = staffTickets.reply

/** The answer to a ticket, in the shop's name. */
export function TicketReply({ ticket }: { ticket: Schemas['StaffTicket'] }) {
  const { id, status } = ticket
  const api = useApi()
  const queryClient = useQueryClient()
  const flow = useFlow(() => ({
    machine: staffTicketReplyMachine,
    live: () => staffTicketReplyMachine.provide({ actors: createStaffTicketReplyActors(api) }),
    input: () => ({ ticketId: id }),
    persistence: staffTicketReplyPersistence(id),
    listen: (actor) => {
      const sent = actor.on('reply.sent', ({ ticket }) => {
        queryClient.setQueryData(ticketQuery(api, id).queryKey, ticket)
        void queryClient.invalidateQueries({ queryKey: queryKeys.allTickets })
        toast({ text: words.sent, tone: 'ok' })
      })
      const outdated = actor.on('ticket.outdated', () => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.ticket(id) })
        void queryClient.invalidateQueries({ queryKey: queryKeys.allTickets })
      })
      return () => {
        sent.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
  /** Below what is there already. */
  const insert = (text: string) => {
    const { text: typed } = flow.getSnapshot().context
    flow.send({ type: 'draft.changed', text: isBlank(typed) ? text : `${typed}\n${text}` })
  }
  return (
    <TicketReplyView
      flow={flow}
      status={status}
      above={<CannedReplyPicker customer={ticket} onPick={insert} />}
    />
  )
}

type Props = {
  flow: StaffTicketReplyActor
  status: Schemas['TicketStatus']
  /** What helps to write. */
  above?: ReactNode
}

/** Renders the current state of the flow. Each change is sent to the flow at once, so that nothing is lost. */
export function TicketReplyView({ flow, status, above }: Props) {
  const text = useSelector(flow, selectors.text)
  const isBusy = useSelector(flow, selectors.isBusy)
  const isMissing = useSelector(flow, selectors.isTextMissing)
  const failure = useSelector(flow, selectors.failure)
  const unfilled = unknownPlaces(text, [])
  const edits = useEditedFields()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    edits.reset(event.currentTarget)
    flow.send({ type: 'reply.submitted', key: newKey() })
  }
  return (
    <Panel title={words.title}>
      <form className={css({ display: 'grid', gap: '3' })} onSubmit={submit} noValidate>
        {status === 'CLOSED' && <Note>{words.reopens}</Note>}
        {above}
        <CountedArea
          label={words.text}
          hint={words.hint}
          error={isMissing ? words.missing : undefined}
          rows={5}
          maxLength={ticketAnswerLimits.text}
          value={text}
          readOnly={isBusy}
          onChange={({ target }) => flow.send({ type: 'draft.changed', text: target.value })}
        />
        {unfilled.length > 0 && (
          <Note tone="warn" role="alert">
            {words.unfilled(unfilled.join('، '))}
          </Note>
        )}
        <FailureNote failure={failure} onRetry={() => flow.send({ type: 'retry.requested' })} />
        {failure === null && (
          <div>
            <Button type="submit" busy={isBusy} busyLabel={words.sending}>
              {words.send}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
