import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { useSelector } from '@xstate/react'
import { productChangeLimits, productContentLimits } from '#api/limits.ts'
import { writePairs } from '#domain/product-content.ts'
import { ui } from '#i18n/fa/ui.ts'
import { staffProductEdit as words } from '#i18n/fa/staff-product-edit.ts'
import type { Schemas } from '#machines/api/client.ts'
import { faultsOf } from '#machines/flows/staff-product-edit/content.ts'
import {
  staffProductEditSelectors as selectors,
  type StaffProductEditActor,
} from '#machines/flows/staff-product-edit/staff-product-edit.machine.ts'
import type { ProductContent } from '#machines/flows/staff-product-edit/staff-product-edit.types.ts'
import type { FailureCode } from '#machines/kernel/problem.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { focusFirstInvalid } from '#src/lib/focus-invalid.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { FactFields } from './FactFields.tsx'
import { HighlightFields } from './HighlightFields.tsx'
import { MainFields } from './MainFields.tsx'
import { NewVariantFields } from './NewVariantFields.tsx'
import { NewVariantQuestion } from './NewVariantQuestion.tsx'
import { SimilarFields } from './SimilarFields.tsx'
import { invalidNumbersIn, readContent, readFacts, readVariant } from './product-values.ts'
import { shownFacts } from './shown-facts.ts'

type Props = {
  actor: StaffProductEditActor
  catalogue: Schemas['StaffCatalogue']
  /** The similar products that are known by name. */
  named: readonly Schemas['StaffNamed'][]
}

/**
 * What the shop says about a product; of a new one also its code, its address and its first variant. Each change goes to
 * the flow at once.
 */
export function ProductForm({ actor, catalogue, named }: Props) {
  const isBusy = useSelector(actor, selectors.isBusy)
  const canSubmit = useSelector(actor, selectors.canSubmit)
  const isFaulty = useSelector(actor, selectors.isFaulty)
  const product = useSelector(actor, selectors.product)
  const typed = useSelector(actor, selectors.content)
  const first = useSelector(actor, selectors.first)
  const doubtful = useSelector(actor, selectors.doubtful)
  const invalidNumbers = useSelector(actor, selectors.invalidNumbers)
  const reason = useSelector(actor, selectors.reason)
  const key = useSelector(actor, selectors.key)
  const content = typed ?? product?.content ?? null
  const [facts] = useState(content?.facts ?? [])
  const shown = shownFacts(catalogue, content?.category_id ?? 0, facts)
  const similar = (content?.similar_ids ?? []).flatMap(
    (id) => named.find((each) => each.id === id) ?? [],
  )
  const isNew = product === null
  const failure = useSelector(actor, selectors.failure)
  const edits = useEditedFields()
  const form = useRef<HTMLFormElement>(null)
  const read = (entered: FormData) => {
    const { highlights = [], similar_ids = [] } =
      selectors.content(actor.getSnapshot()) ?? product?.content ?? {}
    return {
      content: {
        ...readContent(entered),
        facts: readFacts(entered, shown, facts),
        highlights,
        similar_ids,
      },
      first: isNew
        ? {
            sku: textIn(entered, 'sku').trim(),
            slug: textIn(entered, 'slug').trim(),
            variant: readVariant(entered),
          }
        : null,
      reason: textIn(entered, 'reason'),
    }
  }
  const keep = (
    change: Partial<ProductContent> = {},
    chosen = selectors.named(actor.getSnapshot()),
  ) => {
    if (form.current === null || !canSubmit) return
    const fields = new FormData(form.current)
    const entered = read(fields)
    actor.send({
      type: 'draft.changed',
      ...entered,
      content: { ...entered.content, ...change },
      named: chosen,
      invalidNumbers: invalidNumbersIn(fields, shown),
    })
  }
  /** Fields without a name send their own change. */
  const keepNamed = (event: ChangeEvent<HTMLFormElement>) => {
    edits.onChange(event)
    if (event.target.name !== '') keep()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    edits.reset()
    actor.send({
      type: 'content.submitted',
      ...read(new FormData(event.currentTarget)),
      key: newKey(),
    })
  }
  const faults = isFaulty && typed !== null ? faultsOf(typed, first) : []
  const taken = failure === null ? undefined : takenField[failure.code]
  const errorOf = (name: string) => {
    if (failure !== null && name === taken) return edits.errorOf(name, failureText(failure))
    const fault = faults.find(({ field }) => field === name)
    return fault && (fault.rule === 'whole' ? ui.wholeNumber : words.faults[fault.field])
  }
  const pairs = (name: 'key_features' | 'specifications' | 'used_details', rows: number) => (
    <TextArea
      label={words.names[name]}
      hint={words.pairsHint}
      name={name}
      rows={rows}
      defaultValue={writePairs(content?.[name] ?? [])}
      error={errorOf(name)}
      readOnly={!canSubmit}
    />
  )
  useEffect(() => {
    if ((isFaulty || taken !== undefined) && key !== null) focusFirstInvalid(form.current)
  }, [isFaulty, taken, key])
  return (
    <form ref={form} className={stack} onSubmit={submit} onChange={keepNamed} noValidate>
      {isNew && <Note>{words.newHint}</Note>}
      <Panel title={words.groups.main}>
        <MainFields
          content={content}
          first={first}
          isNew={isNew}
          canSubmit={canSubmit}
          catalogue={catalogue}
          errorOf={errorOf}
        />
      </Panel>
      {isNew && (
        <Panel title={words.groups.variant}>
          <NewVariantFields
            variant={first?.variant ?? null}
            invalidNumbers={invalidNumbers}
            canSubmit={canSubmit}
            errorOf={errorOf}
          />
        </Panel>
      )}
      <Panel title={words.groups.texts}>
        <div className={stack}>
          <TextArea
            label={words.names.description}
            hint={words.descriptionHint}
            name="description"
            rows={6}
            maxLength={productContentLimits.description}
            defaultValue={content?.description}
            readOnly={!canSubmit}
          />
          <HighlightFields
            highlights={content?.highlights ?? []}
            error={errorOf('highlights')}
            disabled={!canSubmit}
            onChange={(next) => keep({ highlights: next })}
          />
        </div>
      </Panel>
      <Panel title={words.groups.properties}>
        <div className={stack}>
          {pairs('key_features', 5)}
          {pairs('specifications', 10)}
          {pairs('used_details', 3)}
        </div>
      </Panel>
      <Panel title={words.groups.facts}>
        <FactFields
          shown={shown}
          facts={facts}
          canSubmit={canSubmit}
          invalidNumbers={invalidNumbers}
          areChecked={isFaulty}
        />
      </Panel>
      <Panel title={words.groups.similar}>
        <SimilarFields
          ownId={product?.id ?? null}
          similar={similar}
          disabled={!canSubmit}
          onChange={(next) => keep({ similar_ids: next.map(({ id }) => id) }, next)}
        />
      </Panel>
      {!isNew && (
        <TextField
          label={words.names.reason}
          hint={words.reasonHint}
          name="reason"
          autoComplete="off"
          maxLength={productChangeLimits.reason}
          defaultValue={reason}
          readOnly={!canSubmit}
        />
      )}
      {(canSubmit || isBusy) && (
        <Button type="submit" busy={isBusy} busyLabel={words.busy}>
          {isNew ? words.create : words.save}
        </Button>
      )}
      <NewVariantQuestion
        variant={doubtful}
        others={[]}
        onClose={() => actor.send({ type: 'dialog.dismissed' })}
        onConfirm={() => actor.send({ type: 'variant.confirmed' })}
      />
    </form>
  )
}

/** The field whose value another product has. */
const takenField: Partial<Record<FailureCode, string>> = {
  product_code_taken: 'sku',
  product_address_taken: 'slug',
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
