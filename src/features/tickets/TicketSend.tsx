import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { tickets } from '#i18n/fa/tickets.ts'
import {
  ticketFormSelectors as selectors,
  type TicketFormActor,
} from '#machines/flows/ticket-form/ticket-form.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { focusFirstInvalid } from '#src/lib/focus-invalid.ts'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'
import { TicketFailure } from './TicketFailure.tsx'
import type { TicketErrors } from './use-ticket-errors.ts'

type Props = {
  flow: TicketFormActor
  form: RefObject<HTMLElement | null>
  errors: TicketErrors
}

/** The button that sends, or shows what is missing, and why it could not. */
export function TicketSend({ flow, form, errors }: Props) {
  const isSendable = useSelector(flow, selectors.isSendable)
  const isSending = useSelector(flow, selectors.isSending)
  const isReply = useSelector(flow, selectors.isReply)
  const send = () => flow.send({ type: 'message.submitted', key: newKey() })
  const showMissing = () => {
    flushSync(errors.touchAll)
    focusFirstInvalid(form.current)
  }
  return (
    <div className={stack}>
      <TicketFailure flow={flow} />
      <SubmitButton
        wide={!isReply}
        complete={isSendable}
        busy={isSending}
        busyLabel={tickets.form.sending}
        onClick={isSendable ? send : showMissing}
      >
        {isReply ? tickets.chat.send : tickets.form.send}
      </SubmitButton>
    </div>
  )
}

const stack = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '3',
  flex: '1',
  minWidth: '0',
  '& > [role=alert]': { justifySelf: 'stretch' },
})
