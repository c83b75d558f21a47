import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { cannedReplyInputLimits } from '#api/limits.ts'
import { unknownPlaces } from '#domain/canned-reply.ts'
import { textFault } from '#domain/text-length.ts'
import { staffCannedReplies } from '#i18n/fa/staff-canned-replies.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { CountedArea } from '#staff/app/CountedText.tsx'
import { formActions } from '#staff/app/form-looks.ts'
import { textIn } from '#staff/app/form-text.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { RemoveButton } from '#staff/app/RemoveButton.tsx'
import { paths } from '#staff/app/paths.ts'
import { cannedRepliesQuery, queryKeys } from '#staff/app/queries.ts'
import { SaveFailure } from '#staff/app/SaveFailure.tsx'
import { useUnsaved } from '#staff/app/unsaved.ts'
import { focusFirstInvalid } from '#src/lib/focus-invalid.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toast.ts'

const words = staffCannedReplies.form

type Props = {
  /** Null for a new one. */
  reply: Schemas['CannedReply'] | null
}

/** Writes, changes or removes a canned reply. What a colleague changed meanwhile is shown before it is replaced. */
export function CannedReplyForm({ reply }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [version] = useState(reply?.version)
  const [isTyped, setTyped] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const keep = (text: string) => (all: Schemas['CannedReplies']) => {
    queryClient.setQueryData(cannedRepliesQuery(api).queryKey, all)
    toast({ text, tone: 'ok' })
    setTyped(false)
    if (reply !== null) navigate(paths.cannedReplies, { replace: true })
  }
  const reload = () => void queryClient.invalidateQueries({ queryKey: queryKeys.cannedReplies })
  const saving = useMutation({
    mutationFn: (input: Schemas['CannedReplyInput']) =>
      reply === null
        ? unwrap(api.POST('/staff/canned-reply/', { body: input }))
        : unwrap(
            api.PUT('/staff/canned-reply/{id}/', {
              params: { path: { id: reply.id } },
              body: { ...input, expected_version: reply.version },
            }),
          ),
    onSuccess: keep(words.saved),
    onError: reload,
  })
  const removing = useMutation({
    mutationFn: (id: number) =>
      unwrap(api.DELETE('/staff/canned-reply/{id}/', { params: { path: { id } } })),
    onSuccess: keep(words.removed),
    onError: reload,
  })
  useUnsaved({
    isSaving: saving.isPending || removing.isPending,
    isUnsaved: isTyped,
    isInQuery: true,
  })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const input = { title: textIn(form, 'title').trim(), text: textIn(form, 'text').trim() }
    const fault = textFault(input.text, cannedReplyInputLimits.text)
    const isIncomplete = input.title === '' || fault === 'missing'
    const unfilled = unknownPlaces(input.text, Object.values(staffCannedReplies.places))
    setMissing(isIncomplete)
    setUnknown(unfilled)
    if (fault === 'tooLong') focusFirstInvalid(event.currentTarget)
    else if (!isIncomplete && unfilled.length === 0) saving.mutate(input)
  }
  const error = saving.error ?? removing.error
  return (
    <Panel title={reply === null ? words.create : words.change(reply.title)}>
      <form
        className={css({ display: 'grid', gap: '4' })}
        onSubmit={save}
        onChange={() => setTyped(true)}
        noValidate
      >
        <TextField
          label={words.title}
          name="title"
          maxLength={cannedReplyInputLimits.title}
          autoComplete="off"
          defaultValue={reply?.title}
          error={isMissing ? words.missing : undefined}
        />
        <CountedArea
          label={words.text}
          hint={words.hint}
          error={unknown.length > 0 ? words.unknown(unknown.join('، ')) : undefined}
          name="text"
          rows={6}
          maxLength={cannedReplyInputLimits.text}
          defaultValue={reply?.text}
        />
        {reply !== null && reply.version !== version && (
          <Note tone="warn">{words.changed(reply.text)}</Note>
        )}
        <SaveFailure failure={error === null ? null : failureOf(error)} />
        <div className={formActions}>
          <Button type="submit" busy={saving.isPending} busyLabel={words.busy}>
            {words.save}
          </Button>
          {reply !== null && (
            <RemoveButton
              question={{ ...words.askRemove, title: words.askRemove.title(reply.title) }}
              words={words}
              isBusy={removing.isPending}
              onRemove={() => removing.mutate(reply.id)}
            />
          )}
        </div>
      </form>
    </Panel>
  )
}
