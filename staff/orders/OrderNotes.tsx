import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { orderNoteInputLimits, staffOrderLimits } from '#api/limits.ts'
import { textFault } from '#domain/text-length.ts'
import { staffOrderNotes as words } from '#i18n/fa/staff-order-notes.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { CountedArea } from '#staff/app/CountedText.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { Moment } from '#staff/app/Moment.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { orderQuery, queryKeys } from '#staff/app/queries.ts'
import { RemoveButton } from '#staff/app/RemoveButton.tsx'
import { useDraft } from '#staff/app/use-draft.ts'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { useSubmissionKey } from '#staff/app/use-submission-key.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/toast.ts'

type Props = {
  order: Pick<Schemas['StaffOrder'], 'id' | 'notes'>
  member: Schemas['StaffMember']
  canWrite: boolean
}

/** What staff noted on an order for each other, and a new note. */
export function OrderNotes({ order: { id, notes }, member, canWrite }: Props) {
  const mayRemove = (author: number) =>
    canWrite && (author === member.id || member.roles.includes('owner'))
  const content = useLostFocus(notes.length, 'textarea, [role=status]')
  const [isUnfolded, setUnfolded] = useState(false)
  const folded = isUnfolded ? 0 : Math.max(notes.length - newest, 0)
  const firstUnfolded = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isUnfolded) firstUnfolded.current?.focus()
  }, [isUnfolded])
  return (
    <Panel title={words.title}>
      <div ref={content} className={stack}>
        {notes.length === 0 && <p className={quiet}>{words.none}</p>}
        {folded > 0 && (
          <Button look="line" size="sm" onClick={() => setUnfolded(true)}>
            {words.all(number(notes.length))}
          </Button>
        )}
        {notes.length > 0 && (
          <ol className={stack} aria-label={words.title}>
            {notes.slice(folded).map((note, index) => (
              <li
                key={note.id}
                ref={index === 0 ? firstUnfolded : undefined}
                tabIndex={isUnfolded && index === 0 ? -1 : undefined}
                className={entry}
              >
                <p className={text}>{note.text}</p>
                <div className={about}>
                  <span className={quiet}>
                    {fullName(note)}، <Moment at={note.at} />
                  </span>
                  {mayRemove(note.staff_id) && <Removal orderId={id} noteId={note.id} />}
                </div>
              </li>
            ))}
          </ol>
        )}
        {canWrite &&
          (notes.length < staffOrderLimits.notes ? (
            <NewNote orderId={id} />
          ) : (
            <p role="status" tabIndex={-1} className={quiet}>
              {words.full(number(staffOrderLimits.notes))}
            </p>
          ))}
      </div>
    </Panel>
  )
}

/** How many of the newest notes are shown at first; they come last. */
const newest = 5

/** Keeps the order that a call answers with. */
function useChangedOrder(orderId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  return {
    onSuccess: (changed: Schemas['StaffOrder']) => {
      queryClient.setQueryData(orderQuery(api, orderId).queryKey, changed)
      void queryClient.invalidateQueries({ queryKey: queryKeys.allOrders })
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: queryKeys.order(orderId) }),
  }
}

function NewNote({ orderId }: { orderId: number }) {
  const api = useApi()
  const { onSuccess, onError } = useChangedOrder(orderId)
  const { draft, change, drop } = useDraft(`order-note-${orderId}`, () => ({ text: '' }))
  const [isMissing, setMissing] = useState(false)
  const edits = useEditedFields()
  const keyOf = useSubmissionKey()
  const saving = useMutation({
    mutationFn: (body: Schemas['OrderNoteInput']) => {
      const params = { path: { id: orderId }, header: { 'Idempotency-Key': keyOf(body) } }
      return unwrap(api.POST('/staff/order/{id}/note/', { params, body }))
    },
    onSuccess: (changed) => {
      keyOf(null)
      change({ text: '' })
      drop()
      onSuccess(changed)
      toast({ text: words.saved, tone: 'ok' })
    },
    onError,
  })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = draft.text.trim()
    edits.reset(event.currentTarget)
    const fault = textFault(text, orderNoteInputLimits.text)
    setMissing(fault === 'missing')
    if (fault === null && !saving.isPending) saving.mutate({ text })
  }
  return (
    <form className={stack} onSubmit={save} onChange={edits.onChange} noValidate>
      <CountedArea
        label={words.label}
        hint={words.hint}
        name="note"
        maxLength={orderNoteInputLimits.text}
        value={draft.text}
        readOnly={saving.isPending}
        onChange={({ target }) => change({ text: target.value })}
        error={edits.errorOf('note', isMissing ? words.missing : undefined)}
      />
      <FailureNote failure={saving.error === null ? null : failureOf(saving.error)} />
      <Button type="submit" look="tonal" busy={saving.isPending} busyLabel={words.busy}>
        {words.save}
      </Button>
    </form>
  )
}

function Removal({ orderId, noteId }: { orderId: number; noteId: number }) {
  const api = useApi()
  const { onSuccess, onError } = useChangedOrder(orderId)
  const removing = useMutation({
    mutationFn: () => {
      const params = { path: { id: orderId, note: noteId } }
      return unwrap(api.DELETE('/staff/order/{id}/note/{note}/', { params }))
    },
    onSuccess: (changed) => {
      onSuccess(changed)
      toast({ text: words.removed, tone: 'ok' })
    },
    onError,
  })
  return (
    <>
      <RemoveButton
        question={words.question}
        words={words}
        isBusy={removing.isPending}
        onRemove={() => removing.mutate()}
      />
      <FailureNote failure={removing.error === null ? null : failureOf(removing.error)} />
    </>
  )
}

const stack = css({ display: 'grid', gap: '4' })
const entry = css({ display: 'grid', gap: '1' })
const about = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
})
const text = css({ textStyle: 'body', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
const quiet = css({ textStyle: 'small', color: 'text-2' })
