import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { commentForm } from '#i18n/fa/comments.ts'
import { tickets as words } from '#i18n/fa/tickets.ts'
import { createTicketFormActors } from '#machines/flows/ticket-form/ticket-form.actors.ts'
import { ticketFormMachine } from '#machines/flows/ticket-form/ticket-form.machine.ts'
import { ticketFormPersistence } from '#machines/flows/ticket-form/ticket-form.persistence.ts'
import { FileStore } from '#src/features/attachments/shared/file-store.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toast } from '#src/ui/toast.ts'

/** The flow of a new ticket (null) or of the messages of one, with the bytes of its files. */
export function useTicketForm(ticketId: number | null) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [files] = useState(() => new FileStore('/api/ticket/v3/ticket-file/'))
  const flow = useFlow(() => ({
    machine: ticketFormMachine,
    live: () => ticketFormMachine.provide({ actors: createTicketFormActors(api, files.send) }),
    input: () => ({ ticketId }),
    persistence: ticketFormPersistence(ticketId),
    listen: (actor) => {
      const subscriptions = [
        actor.on('message.sent', ({ ticket }) => {
          void queryClient.invalidateQueries({ queryKey: queryKeys.tickets })
          toast({ text: ticket === null ? words.chat.sent : words.form.sent, tone: 'ok' })
        }),
        actor.on('files.refused', ({ reason }) =>
          toast({
            text: reason === 'count' ? commentForm.tooMany : commentForm.wrongKind,
            tone: 'error',
          }),
        ),
      ]
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
  }))
  useEffect(() => () => files.clear(), [files])
  return { flow, files }
}
