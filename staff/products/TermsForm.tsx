import { useState, type FormEvent } from 'react'
import { useSelector } from '@xstate/react'
import { variantChangeLimits } from '#api/limits.ts'
import { readWhole } from '#domain/digits.ts'
import { doubtfulDiscount } from '#domain/price.ts'
import { staff } from '#i18n/fa/staff.ts'
import {
  staffVariantEditSelectors as selectors,
  type StaffVariantEditActor,
} from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import type { Terms } from '#machines/flows/staff-variant-edit/staff-variant-edit.types.ts'
import { payableBy } from '#machines/flows/staff-variant-edit/terms.ts'
import { css } from '#styled/css/index.js'
import { serverNow } from '#src/lib/clock.ts'
import { Switch } from '#src/ui/Checkbox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { NamedAmountField } from '#src/ui/AmountField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { endHours, endOfDay, hoursWith, readEdited, shownInstant } from './form-values.ts'
import { DayField } from '#staff/app/DayField.tsx'
import { FormFoot } from '#staff/app/FormFoot.tsx'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { PriceWarning } from './PriceWarning.tsx'
import { readNumber } from './read-number.ts'
import { faultText } from './term-text.ts'

const words = staff.terms

type Props = { actor: StaffVariantEditActor; terms: Terms; onDismiss: () => void }

/** The terms of a variant to edit. */
export function TermsForm({ actor, terms, onDismiss }: Props) {
  const isBusy = useSelector(actor, selectors.isBusy)
  const canSubmit = useSelector(actor, selectors.canSubmit)
  const isWarned = useSelector(actor, selectors.isWarned)
  const faults = useSelector(actor, selectors.faults)
  const reason = useSelector(actor, selectors.reason)
  const variant = useSelector(actor, selectors.variant)
  const [typed, setTyped] = useState(terms)
  const edits = useEditedFields()
  const before = variant === null ? 0 : payableBy(variant)
  const after = payableBy(typed)
  const type = (prices: Partial<Pick<Terms, 'price' | 'new_price'>>) => {
    setTyped({ ...typed, ...prices })
    actor.send({ type: 'terms.edited' })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    edits.reset(event.currentTarget)
    const form = new FormData(event.currentTarget)
    const read: Terms = {
      price: readNumber(textIn(form, 'price')),
      new_price: readWhole(textIn(form, 'new_price')),
      expire_time: readEdited(
        { day: textIn(form, 'day'), hour: textIn(form, 'hour') },
        variant?.expire_time ?? null,
        endOfDay,
      ),
      low_stock: readNumber(textIn(form, 'low_stock')),
      is_hidden: !form.has('shown'),
    }
    const reason = textIn(form, 'reason')
    actor.send({ type: 'terms.submitted', terms: read, reason, at: serverNow() })
  }
  const end = shownInstant(terms.expire_time, endOfDay)
  return (
    <form
      className={css({ display: 'grid', gap: '4' })}

      onSubmit={submit}
      onChange={edits.onChange}
      noValidate
    >
      <NamedAmountField
        label={words.price}
        name="price"
        digits={11}
        initial={terms.price}
        onChange={(price) => type({ price: price ?? 0 })}
        error={edits.errorOf('price', faultText(faults, 'price'))}
        readOnly={!canSubmit}
      />
      <NamedAmountField
        label={words.newPrice}
        hint={words.newPriceHint}
        name="new_price"
        digits={11}
        initial={terms.new_price}
        onChange={(price) => type({ new_price: price })}
        error={edits.errorOf('new_price', faultText(faults, 'new_price'))}
        readOnly={!canSubmit}
      />
      <PriceWarning
        before={before}
        after={after}
        discount={variant && doubtfulDiscount(typed, variant)}
        isAsked={isWarned}
      />
      <div className={pair}>
        <DayField
          label={words.endDay}
          hint={words.endDayHint}
          name="day"
          initial={end.day}
          error={edits.errorOf('expire_time', faultText(faults, 'expire_time'))}
          readOnly={!canSubmit}
          onChange={() => edits.edit('expire_time')}
        />
        <SelectField
          label={words.endHour}
          name="hour"
          defaultValue={end.hour}
          options={hoursWith(endHours, end.hour)}
          disabled={!canSubmit}
          onChange={() => edits.edit('expire_time')}
        />
      </div>
      <NamedAmountField
        label={words.lowStock}
        hint={words.lowStockHint}
        name="low_stock"
        digits={6}
        initial={terms.low_stock}
        error={edits.errorOf('low_stock', faultText(faults, 'low_stock'))}
        readOnly={!canSubmit}
      />
      <Switch name="shown" defaultChecked={!terms.is_hidden} disabled={!canSubmit}>
        {words.shown}
      </Switch>
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        name="reason"
        autoComplete="off"
        maxLength={variantChangeLimits.reason}
        defaultValue={reason ?? ''}
        readOnly={!canSubmit}
      />
      <FormFoot
        confirm={isWarned ? words.saveAnyway : words.save}
        words={words}
        isBusy={isBusy}
        canConfirm={canSubmit || isBusy}
        onDismiss={onDismiss}
      />
    </form>
  )
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: '3',
})
