import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { customerLookupLimits, staffMessageInputLimits } from '#api/limits.ts'
import { staffMessages as words } from '#i18n/fa/staff-messages.ts'
import {
  draftFaults,
  staffMessageSelectors as selectors,
  type MessageDraft,
  type StaffMessageActor,
} from '#machines/flows/staff-message/staff-message.machine.ts'
import { css } from '#styled/css/index.js'
import { CountedArea } from '#staff/app/CountedText.tsx'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { Button } from '#src/ui/Button.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const audiences = [
  { value: 'one', label: words.audience.one },
  { value: 'all', label: words.audience.all },
] as const

/** Writes a message. Each change goes to the flow at once. */
export function DraftForm({ actor }: { actor: StaffMessageActor }) {
  const draft = useSelector(actor, selectors.draft)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isIncomplete = useSelector(actor, selectors.isIncomplete)
  const failure = useSelector(actor, selectors.failure)
  const edits = useEditedFields()
  const faults = draftFaults(draft)
  const change = (change: Partial<MessageDraft>) => actor.send({ type: 'draft.changed', change })
  const errorOf = (field: keyof typeof faults, text: string) =>
    isIncomplete && faults[field] ? text : undefined
  const preview = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    edits.reset(event.currentTarget)
    actor.send({ type: 'preview.requested' })
  }
  return (
    <form className={css({ display: 'grid', gap: '4' })} onSubmit={preview} noValidate>
      <SelectField
        label={words.audience.label}
        options={audiences}
        value={draft.audience}
        disabled={isBusy}
        onChange={({ target }) => change({ audience: target.value === 'all' ? 'all' : 'one' })}
      />
      {draft.audience === 'one' && (
        <TextField
          label={words.lookup}
          error={errorOf('lookup', words.lookupMissing)}
          inputMode="numeric"
          ltr
          maxLength={customerLookupLimits.lookup}
          autoComplete="off"
          value={draft.lookup}
          readOnly={isBusy}
          onChange={({ target }) => change({ lookup: target.value })}
        />
      )}
      <TextField
        label={words.titleField}
        error={errorOf('title', words.titleMissing)}
        maxLength={staffMessageInputLimits.title}
        autoComplete="off"
        value={draft.title}
        readOnly={isBusy}
        onChange={({ target }) => change({ title: target.value })}
      />
      <CountedArea
        label={words.text}
        error={errorOf('text', words.textMissing)}
        rows={5}
        maxLength={staffMessageInputLimits.text}
        value={draft.text}
        readOnly={isBusy}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        label={words.link}
        hint={words.linkHint}
        error={errorOf('link', words.linkWrong)}
        ltr
        maxLength={staffMessageInputLimits.link}
        autoComplete="off"
        value={draft.link}
        readOnly={isBusy}
        onChange={({ target }) => change({ link: target.value })}
      />
      <FailureNote failure={failure} />
      <div>
        <Button type="submit" busy={isBusy} busyLabel={words.finding}>
          {words.preview}
        </Button>
      </div>
    </form>
  )
}
