import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { trackingCodeOf } from '#domain/tracking-code.ts'
import { isBlank } from '#domain/persian.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { orderNews } from '#i18n/order-news.ts'
import { staffParcel as words } from '#i18n/fa/staff-parcel.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { useDraft } from '#staff/app/use-draft.ts'
import { ConfirmDialog } from '#staff/app/ConfirmAction.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { orderQuery, queryKeys } from '#staff/app/queries.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { isolatedCode } from '#src/lib/format.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toast.ts'

const { parcel } = orderNews

type Props = {
  order: Pick<Schemas['StaffOrder'], 'id' | 'text_status' | 'parcel_code' | 'tracking_code'>
  draft: ParcelDraft
}

type ParcelDraft = {
  typed: string
  type: (code: string) => void
  drop: () => void
}

/** The draft parcel code, kept across reloads, and whether it is unsaved. */
export function useParcelDraft({ id, parcel_code: known = '' }: Props['order']) {
  const { draft, change, drop } = useDraft(`parcel-${id}`, () => ({ code: known, from: known }))
  const typed = draft.code.trim()
  const code = trackingCodeOf(typed) ?? typed
  return {
    typed: draft.code,
    type: (code: string) => change({ code }),
    drop,
    unsaved: code === '' || code === known || code === draft.from ? null : typed,
  }
}

/** The carrier's code of an order's parcel. A code that a colleague changed meanwhile is shown before it is replaced. */
export function ParcelPanel({ order, draft }: Props) {
  const { id, text_status: status, parcel_code: known = null, tracking_code: orderCode } = order
  const api = useApi()
  const queryClient = useQueryClient()
  const { typed } = draft
  const [fault, setFault] = useState<'missing' | 'wrong' | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const [saved, setSaved] = useState(known)
  const saving = useMutation({
    mutationFn: (parcelCode: string | null) =>
      unwrap(
        api.PUT('/staff/order/{id}/parcel-code/', {
          params: { path: { id } },
          body: { parcel_code: parcelCode, expected: known },
        }),
      ),
    onSuccess: (changed) => {
      queryClient.setQueryData(orderQuery(api, id).queryKey, changed)
      setSaved(changed.parcel_code ?? null)
      draft.drop()
      const isTold = status === 'SENDING' && changed.parcel_code !== undefined
      const done = changed.parcel_code === undefined ? words.cleared : words.saved
      toast({ text: isTold ? words.told : done, tone: 'ok' })
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: queryKeys.order(id) }),
  })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isEmpty = isBlank(typed)
    const code = trackingCodeOf(typed)
    const isMissing = isEmpty && known === null
    if (isMissing) setFault('missing')
    else setFault(!isEmpty && code === null ? 'wrong' : null)
    if (isMissing) return
    if (status === 'SENDING' && code !== null && code !== known) setAsked(code)
    else if (isEmpty || code !== null) saving.mutate(code)
  }
  return (
    <Panel title={words.title}>
      <form className={css({ display: 'grid', gap: '4' })} onSubmit={save} noValidate>
        <TextField
          label={words.label}
          hint={words.hint}
          name="parcel_code"
          dir="ltr"
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setFault(null)
            draft.type(target.value)
          }}
          error={fault === null ? undefined : words[fault]}
        />
        {known !== saved && (
          <Note tone="warn">
            {known === null ? words.removed : words.changed(isolatedCode(known))}
          </Note>
        )}
        <FailureNote failure={saving.error === null ? null : failureOf(saving.error)} />
        <Button type="submit" look="tonal" busy={saving.isPending} busyLabel={words.busy}>
          {words.save}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        question={{
          title: words.ask,
          text: words.customerGets(
            (known === null ? parcel.text : parcel.changed)(
              toPersianDigits(orderCode),
              isolatedCode(asked ?? ''),
            ),
          ),
          confirm: words.confirm,
        }}
        onConfirm={() => {
          setAsked(null)
          saving.mutate(asked)
        }}
      />
    </Panel>
  )
}
