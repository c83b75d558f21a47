import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { newVariantDoubts, newVariantFaults } from '#domain/product-content.ts'
import { ui } from '#i18n/fa/ui.ts'
import { staffProductEdit } from '#i18n/fa/staff-product-edit.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, isUncertain, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { formActions } from '#staff/app/form-looks.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { queryKeys } from '#staff/app/queries.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { focusFirstInvalid } from '#src/lib/focus-invalid.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { toast } from '#src/ui/toast.ts'
import { NewVariantFields } from './NewVariantFields.tsx'
import { NewVariantQuestion } from './NewVariantQuestion.tsx'
import { useUnsaved } from '#staff/app/unsaved.ts'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { readVariant } from './product-values.ts'
import { useSubmissionKey } from '#staff/app/use-submission-key.ts'

const words = staffProductEdit.variant

type Props = {
  productId: number
  /** What customers pay for the other variants, in tomans. */
  others: readonly number[]
  onClose: () => void
}

/** A form for a further variant of a product. */
export function NewVariantPanel({ productId, others, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const keyOf = useSubmissionKey()
  const [isTyped, markTyped] = useState(false)
  const [typed, setTyped] = useState<Schemas['NewVariant'] | null>(null)
  const [asked, setAsked] = useState<Schemas['NewVariant'] | null>(null)
  const add = useMutation({
    mutationFn: (body: Schemas['NewVariant']) =>
      unwrap(
        api.POST('/staff/product/{id}/variants/', {
          params: { path: { id: productId }, header: { 'Idempotency-Key': keyOf(body) } },
          body,
        }),
      ),
    onSuccess: (product, { color_name: color }) => {
      queryClient.setQueryData(queryKeys.product(productId), product)
      void queryClient.invalidateQueries({ queryKey: queryKeys.allProducts })
      toast({ text: words.saved(color), tone: 'ok' })
      onClose()
    },
  })
  useUnsaved({ isSaving: add.isPending, isUnsaved: isTyped })
  const edits = useEditedFields()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    edits.reset(event.currentTarget)
    const body = readVariant(new FormData(event.currentTarget))
    setTyped(body)
    if (newVariantFaults(body).length > 0) return
    if (newVariantDoubts(body, others).length === 0) return add.mutate(body)
    // The refusal of earlier input must not be shown below this one.
    add.reset()
    setAsked(body)
  }
  const faults = typed === null ? [] : newVariantFaults(typed)
  const failure = add.error === null ? null : failureOf(add.error)
  const taken = failure?.code === 'color_taken' ? failureText(failure) : undefined
  const errorOf = (name: string) => {
    if (name === 'color_name' && taken !== undefined) return edits.errorOf(name, taken)
    const fault = faults.find(({ field }) => field === name)
    return edits.errorOf(
      name,
      fault && (fault.rule === 'whole' ? ui.wholeNumber : staffProductEdit.faults[fault.field]),
    )
  }
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (taken !== undefined) focusFirstInvalid(form.current)
  }, [taken])
  return (
    <Panel title={words.title}>
      <form
        ref={form}
        className={css({ display: 'grid', gap: '4' })}
        onSubmit={submit}
        onChange={(event) => {
          edits.onChange(event)
          markTyped(true)
        }}
        noValidate
      >
        <NewVariantFields variant={null} canSubmit={!add.isPending} errorOf={errorOf} />
        <FailureNote failure={taken === undefined ? failure : null} />
        {isUncertain(failure) && <Note tone="warn">{words.uncertain}</Note>}
        <div className={formActions}>
          <Button type="submit" busy={add.isPending} busyLabel={staffProductEdit.busy}>
            {words.save}
          </Button>
          <Button look="line" disabled={add.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
      <NewVariantQuestion
        variant={asked}
        others={others}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          if (asked !== null) add.mutate(asked)
        }}
      />
    </Panel>
  )
}
