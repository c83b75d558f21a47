import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSelector } from '@xstate/react'
import { discountTermsLimits } from '#api/limits.ts'
import { readWhole } from '#domain/digits.ts'
import { goneCategoryId } from '#domain/discount.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { ui } from '#i18n/fa/ui.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  faultsOf,
  staffDiscountEditSelectors as selectors,
  type DiscountTerms,
  type StaffDiscountEditActor,
} from '#machines/flows/staff-discount-edit/staff-discount-edit.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { DayField } from '#staff/app/DayField.tsx'
import { FormFoot } from '#staff/app/FormFoot.tsx'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { textIn } from '#staff/app/form-text.ts'
import {
  endHours,
  endOfDay,
  hours,
  hoursWith,
  readEdited,
  readInstant,
  shownInstant,
} from '#staff/products/form-values.ts'
import { readNumber } from '#staff/products/read-number.ts'
import { serverNow } from '#src/lib/clock.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { focusFirstInvalid } from '#src/lib/focus-invalid.ts'
import { Switch } from '#src/ui/Checkbox.tsx'
import { Note } from '#src/ui/Note.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { NamedAmountField } from '#src/ui/AmountField.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const words = staffFinance.discounts.form

type Props = {
  actor: StaffDiscountEditActor
  categories: Schemas['StaffCatalogue']['categories']
  /** Called at each change. */
  onType: () => void
  onDismiss: () => void
}

/** The terms of a discount code. */
export function DiscountForm({ actor, categories, onType, onDismiss }: Props) {
  const isBusy = useSelector(actor, selectors.isBusy)
  const canSubmit = useSelector(actor, selectors.canSubmit)
  const isFaulty = useSelector(actor, selectors.isFaulty)
  const discount = useSelector(actor, selectors.discount)
  const typed = useSelector(actor, selectors.terms)
  const terms = typed ?? discount?.terms
  const isGone = discount?.terms.category_id === goneCategoryId
  const faults = isFaulty && typed !== null ? faultsOf(typed) : []
  const failure = useSelector(actor, selectors.failure)
  const isTaken = failure?.code === 'discount_code_taken'
  const edits = useEditedFields()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isTaken) focusFirstInvalid(form.current)
  }, [isTaken])
  const edit = (name: string) => {
    edits.edit(name)
    onType()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    edits.reset(event.currentTarget)
    const read = readTerms(new FormData(event.currentTarget), discount?.terms)
    actor.send({ type: 'terms.submitted', terms: read, key: newKey() })
  }
  const field = (name: keyof DiscountTerms) =>
    ({
      label: words.names[name],
      name,
      readOnly: !canSubmit,
      error: edits.errorOf(name, faultText(faults, name)),
    }) as const
  return (
    <form
      ref={form}
      className={stack}
      onSubmit={submit}
      onChange={(event) => {
        edits.onChange(event)
        onType()
      }}
      noValidate
    >
      <TextField
        {...field('code')}
        {...(isTaken && { error: edits.errorOf('code', failureText(failure)) })}
        autoComplete="off"
        maxLength={discountTermsLimits.code}
        hint={words.codeHint}
        defaultValue={terms?.code}
        dir="auto"
      />
      <div className={pair}>
        <SelectField
          label={words.names.kind}
          name="kind"
          defaultValue={terms?.kind}
          disabled={!canSubmit}
          options={[
            { value: 'percent', label: words.kinds.percent },
            { value: 'fixed', label: words.kinds.fixed },
          ]}
        />
        <NamedAmountField
          {...field('value')}
          digits={12}
          hint={words.valueHint}
          initial={terms?.value ?? null}
        />
      </div>
      <div className={pair}>
        <NamedAmountField
          {...field('maximum')}
          digits={12}
          hint={words.optionalHint}
          initial={terms?.maximum ?? null}
        />
        <NamedAmountField
          {...field('minimum_amount')}
          digits={12}
          initial={terms?.minimum_amount || null}
        />
      </div>
      <SelectField
        label={words.names.category_id}
        name="category_id"
        prompt={words.allCategories}
        defaultValue={terms?.category_id ?? ''}
        disabled={!canSubmit}
        options={[
          ...(isGone
            ? [{ value: goneCategoryId, label: staffFinance.discounts.goneCategory }]
            : []),
          ...categories.map(({ id, name, depth }) => ({
            value: id,
            label: `${'\u2003'.repeat(depth)}${name}`,
          })),
        ]}
      />
      <div className={pair}>
        <NamedAmountField
          {...field('total_limit')}
          digits={6}
          hint={words.optionalHint}
          initial={terms?.total_limit ?? null}
        />
        <NamedAmountField
          {...field('customer_limit')}
          digits={6}
          hint={words.optionalHint}
          initial={terms === undefined ? 1 : (terms.customer_limit ?? null)}
        />
      </div>
      <Time
        {...field('starts_at')}
        hourLabel={words.startHour}
        hours={hours}
        shown={shownInstant(terms?.starts_at ?? null)}
        onEdit={() => edit('starts_at')}
      />
      <Time
        {...field('expires_at')}
        hourLabel={words.endHour}
        hours={endHours}
        shown={shownInstant(terms?.expires_at ?? null, endOfDay)}
        past={words.past}
        onEdit={() => edit('expires_at')}
      />
      <Switch name="is_active" defaultChecked={terms?.is_active ?? true} disabled={!canSubmit}>
        {words.names.is_active}
      </Switch>
      <FormFoot
        confirm={words.save}
        words={words}
        isBusy={isBusy}
        canConfirm={canSubmit || isBusy}
        onDismiss={onDismiss}
      />
    </form>
  )
}

type TimeProps = {
  label: string
  name: string
  readOnly: boolean
  error: string | undefined
  hourLabel: string
  hours: typeof hours
  /** To begin with. */
  shown: ReturnType<typeof shownInstant>
  /** What a time that has passed means, if anything. */
  past?: string
  /** The day or the hour has been changed. */
  onEdit: () => void
}

/** A Persian day and its hour. */
function Time({ hourLabel, hours, shown, past, onEdit, ...field }: TimeProps) {
  const [{ day, hour }, setTyped] = useState(shown)
  const at = Date.parse(readInstant(day, String(hour)) ?? '')
  const edit = (next: Partial<typeof shown>) => {
    setTyped({ day, hour, ...next })
    onEdit()
  }
  return (
    <div>
      <div className={pair}>
        <DayField
          {...field}
          hint={words.dayHint}
          initial={day}
          onChange={(next) => edit({ day: next })}
        />
        <SelectField
          label={hourLabel}
          name={`${field.name}_hour`}
          value={hour}
          options={hoursWith(hours, shown.hour)}
          disabled={field.readOnly}
          onChange={({ target }) => edit({ hour: hourIn(target.value) })}
        />
      </div>
      {past !== undefined && (
        <div role="status">{at <= serverNow() && <Note tone="warn">{past}</Note>}</div>
      )}
    </div>
  )
}

const hourIn = (value: string) => (value.includes(':') ? value : Number(value))

function readTerms(form: FormData, known: DiscountTerms | undefined): DiscountTerms {
  const text = (name: string) => textIn(form, name).trim()
  return {
    code: text('code'),
    kind: text('kind') === 'fixed' ? 'fixed' : 'percent',
    value: readNumber(text('value')),
    maximum: readWhole(text('maximum')),
    minimum_amount: readNumber(text('minimum_amount')),
    category_id: readWhole(text('category_id')),
    total_limit: readWhole(text('total_limit')),
    customer_limit: readWhole(text('customer_limit')),
    starts_at: readEdited(
      { day: text('starts_at'), hour: text('starts_at_hour') },
      known?.starts_at ?? null,
    ),
    expires_at: readEdited(
      { day: text('expires_at'), hour: text('expires_at_hour') },
      known?.expires_at ?? null,
      endOfDay,
    ),
    is_active: form.has('is_active'),
  }
}

function faultText(faults: ReturnType<typeof faultsOf>, name: string): string | undefined {
  const fault = faults.find(({ field }) => field === name)
  return fault && (fault.rule === 'whole' ? ui.wholeNumber : words.faults[fault.rule])
}

const stack = css({ display: 'grid', gap: '4' })
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '4',
})
