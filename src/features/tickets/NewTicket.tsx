import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { tickets as words } from '#i18n/fa/tickets.ts'
import { ticketFormSelectors as selectors } from '#machines/flows/ticket-form/ticket-form.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { recordLastSteps, type AttachmentProps } from './TicketAttachments.tsx'
import { TicketSend } from './TicketSend.tsx'
import { useTicketErrors } from './use-ticket-errors.ts'
import { useTicketForm } from './use-ticket-form.ts'

const TicketForm = lazyPart(() => import('./TicketForm.tsx').then((m) => m.TicketForm), {
  waiting: <Skeleton height="360px" />,
})

/** The button of a new ticket, and its dialog. */
export function NewTicket() {
  const { flow, files } = useTicketForm(null)
  return <NewTicketAt flow={flow} files={files} record={recordLastSteps} />
}

/** Renders the current state of the flow. */
export function NewTicketAt({ flow, files, record }: AttachmentProps) {
  const isOpen = useSelector(flow, selectors.isOpen)
  const errors = useTicketErrors(flow)
  const form = useRef<HTMLDivElement>(null)
  return (
    <>
      <Button icon="plus" onClick={() => flow.send({ type: 'form.opened' })}>
        {words.new}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => flow.send({ type: 'dialog.dismissed' })}
        look="full"
        title={words.form.title}
        foot={<TicketSend flow={flow} form={form} errors={errors} />}
      >
        <div ref={form}>
          {isOpen && <TicketForm flow={flow} files={files} record={record} errors={errors} />}
        </div>
      </Dialog>
    </>
  )
}
