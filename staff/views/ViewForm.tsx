import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { staffViewInputLimits } from '#api/limits.ts'
import { staffViews as words } from '#i18n/fa/staff-views.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { formActions } from '#staff/app/form-looks.ts'
import { textIn } from '#staff/app/form-text.ts'
import { queryKeys, viewsQuery } from '#staff/app/queries.ts'
import { RemoveButton } from '#staff/app/RemoveButton.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Switch } from '#src/ui/Checkbox.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toast.ts'

type Props = {
  list: Schemas['StaffList']
  /** As it was when the form opened; null for a new one. */
  view: Schemas['StaffView'] | null
  /** As it is now; undefined if it was deleted. */
  newest: Schemas['StaffView'] | undefined
  query: string
  onDone: () => void
}

/** A name of a view that the filters of the list can make. */
const exampleOf: Partial<Record<Schemas['StaffList'], string>> = words.examples

/** Names, shares or removes a view. What was changed elsewhere meanwhile is shown before it is replaced. */
export function ViewForm({ list, view, newest, query, onDone }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isShared, setShared] = useState(view?.is_shared ?? false)
  const [isMissing, setMissing] = useState(false)
  const keep = (text: string) => (all: Schemas['StaffViews']) => {
    queryClient.setQueryData(viewsQuery(api, list).queryKey, all)
    toast({ text, tone: 'ok' })
    onDone()
  }
  const onError = () => void queryClient.invalidateQueries({ queryKey: queryKeys.views(list) })
  const saving = useMutation({
    mutationFn: (name: string) => {
      const fields = { name, query, is_shared: isShared }
      return view === null
        ? unwrap(api.POST('/staff/view/', { body: { list, ...fields } }))
        : unwrap(
            api.PUT('/staff/view/{id}/', {
              params: { path: { id: view.id } },
              body: { ...fields, expected_version: (newest ?? view).version },
            }),
          )
    },
    onSuccess: keep(words.saved),
    onError,
  })
  const removing = useMutation({
    mutationFn: (id: number) =>
      unwrap(api.DELETE('/staff/view/{id}/', { params: { path: { id } } })),
    onSuccess: keep(words.removed),
    onError,
  })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = textIn(new FormData(event.currentTarget), 'name').trim()
    setMissing(name === '')
    if (name !== '') saving.mutate(name)
  }
  const error = saving.error ?? removing.error
  const isBusy = saving.isPending || removing.isPending
  return (
    <form className={css({ display: 'grid', gap: '4' })} onSubmit={save} noValidate>
      <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.intro}</p>
      <TextField
        label={words.name}
        hint={exampleOf[list] ?? words.nameHint}
        name="name"
        maxLength={staffViewInputLimits.name}
        autoComplete="off"
        defaultValue={view?.name}
        error={isMissing ? words.missing : undefined}
        readOnly={isBusy}
      />
      <Switch
        checked={isShared}
        disabled={isBusy}
        onChange={({ target }) => setShared(target.checked)}
      >
        {words.share}
      </Switch>
      {view !== null && newest !== undefined && newest.version !== view.version && (
        <Note tone="warn">{words.changed(newest.name)}</Note>
      )}
      <FailureNote failure={error === null ? null : failureOf(error)} />
      <div className={formActions}>
        <Button type="submit" busy={saving.isPending} busyLabel={words.busy}>
          {words.confirm}
        </Button>
        {view !== null && (
          <RemoveButton
            question={{
              ...words.askRemove,
              title: words.askRemove.title(view.name),
              text: view.is_shared ? words.askRemove.textShared : words.askRemove.text,
            }}
            words={words}
            isBusy={removing.isPending}
            onRemove={() => removing.mutate(view.id)}
          />
        )}
        <Button look="line" disabled={isBusy} onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
