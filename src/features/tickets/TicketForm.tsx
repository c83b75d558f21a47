import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { newTicketLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { ticketPriorities } from '#domain/ticket.ts'
import { css } from '#styled/css/index.js'
import { tickets } from '#i18n/fa/tickets.ts'
import { ticketTextLength } from '#machines/flows/ticket-form/ticket-draft.ts'
import { ticketFormSelectors as selectors } from '#machines/flows/ticket-form/ticket-form.machine.ts'
import type { TicketDraft } from '#machines/flows/ticket-form/ticket-form.types.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { Retry } from '#src/ui/Retry.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { TicketAttachments, type AttachmentProps } from './TicketAttachments.tsx'
import { ticketCategoriesQuery } from './tickets.queries.ts'
import type { TicketErrors } from './use-ticket-errors.ts'

const words = tickets.form

type Props = AttachmentProps & { errors: TicketErrors }

/** Title, category, text and attachments of a new ticket. Each change goes to the flow at once, so that nothing is lost. */
export function TicketForm({ flow, files, record, errors: { errorOf, touch } }: Props) {
  const draft = useSelector(flow, selectors.draft)
  const categories = useQuery(ticketCategoriesQuery(useApi()))
  const change = (change: Partial<TicketDraft>) => flow.send({ type: 'draft.changed', change })
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      <TextField
        label={words.subject}
        autoComplete="off"
        value={draft.title}
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
        onBlur={() => touch('title')}
      />
      {categories.isLoadingError ? (
        <Retry text={words.categoriesFailed} onRetry={() => void categories.refetch()} />
      ) : (
        <SelectField
          label={words.category}
          prompt={words.choose}
          options={(categories.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          value={draft.category ?? ''}
          error={errorOf('category')}
          onChange={({ target }) =>
            change({ category: target.value === '' ? null : Number(target.value) })
          }
          onBlur={() => touch('category')}
        />
      )}
      <TextArea
        label={words.text}
        rows={5}
        value={draft.text}
        hint={
          draft.text === ''
            ? words.textHint
            : words.length(number(ticketTextLength(draft.text)), number(newTicketLimits.text))
        }
        error={errorOf('text')}
        onChange={({ target }) => change({ text: target.value })}
        onBlur={() => touch('text')}
      />
      <TicketAttachments flow={flow} files={files} record={record} />
      <p className={css({ textStyle: 'caption', color: 'text-2' })}>{words.priority(priorities)}</p>
    </div>
  )
}

const priorities = Object.entries(ticketPriorities)
  .map(([place, name]) => `${toPersianDigits(place)} ${words.priorities[name]}`)
  .join('، ')
