import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { newTicketLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { fields } from '#i18n/fa/fields.ts'
import { tickets } from '#i18n/fa/tickets.ts'
import {
  ticketFormSelectors as selectors,
  type TicketFormActor,
} from '#machines/flows/ticket-form/ticket-form.machine.ts'
import { ticketFaults } from '#machines/flows/ticket-form/ticket-draft.ts'
import type { TicketDraft } from '#machines/flows/ticket-form/ticket-form.types.ts'

const words = tickets.form

const tooLongText = (field: keyof TicketDraft) =>
  fields.tooLong(toPersianDigits(field === 'title' ? newTicketLimits.title : newTicketLimits.text))

export type TicketErrors = ReturnType<typeof useTicketErrors>

/**
 * Errors of the fields blurred since the form was opened or the last message was sent, or of all fields after an attempt to
 * send; too long is shown at once.
 */
export function useTicketErrors(flow: TicketFormActor) {
  const draft = useSelector(flow, selectors.draft)
  const isReply = useSelector(flow, selectors.isReply)
  const [touched, setTouched] = useState<ReadonlySet<keyof TicketDraft>>(new Set())
  const isOpen = useSelector(flow, selectors.isOpen)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    setTouched(new Set())
  }
  useEffect(() => {
    const subscription = flow.on('message.sent', () => setTouched(new Set()))
    return () => subscription.unsubscribe()
  }, [flow])
  const faults = ticketFaults(draft, isReply)
  return {
    touchAll: () => setTouched(new Set(['title', 'category', 'text'])),
    touch: (field: keyof TicketDraft) => setTouched((before) => new Set([...before, field])),
    errorOf: (field: keyof TicketDraft) => {
      const fault = faults[field]
      if (fault === 'tooLong') return tooLongText(field)
      return fault !== undefined && touched.has(field) ? words.required : undefined
    },
  }
}
