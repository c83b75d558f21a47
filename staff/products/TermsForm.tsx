import { useState, type FormEvent } from 'react'
import { useSelector } from '@xstate/react'
import { toPersianDigits } from '#domain/digits.ts'
import { payablePrice } from '#domain/price.ts'
import { staff } from '#i18n/fa/staff.ts'
import {
  staffVariantEditSelectors as selectors,
  type StaffVariantEditActor,
} from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import type { Terms } from '#machines/flows/staff-variant-edit/staff-variant-edit.types.ts'
import { css } from '#styled/css/index.js'
import { serverNow } from '#src/lib/clock.ts'
import { Switch } from '#src/ui/Checkbox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { endHours, endOfDay, readInstant, shownInstant } from './form-values.ts'
import { FormFoot } from '#staff/app/FormFoot.tsx'
import { PriceWarning } from './PriceWarning.tsx'
import { readNumber } from './read-number.ts'
import { faultText } from './term-text.ts'

const words = staff.terms

type Props = { actor: StaffVariantEditActor; terms: Terms; onDismiss: () => void }

/** The terms of a variant to edit. */
export function TermsForm({ actor, terms, onDismiss }: Props) {
  const isBusy = useSelector(actor, selectors.isBusy)
  const canSubmit = useSelector(actor, selectors.canSubmit)
  const faults = useSelector(actor, selectors.faults)
  const reason = useSelector(actor, selectors.reason)
  const variant = useSelector(actor, selectors.variant)
  const [typed, setTyped] = useState(terms)
  const before = payablePrice(variant?.price ?? 0, variant?.new_price ?? null)
  const after = payablePrice(typed.price, typed.new_price)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read: Terms = {
      price: readNumber(textIn(form, 'price')),
      new_price: readOffer(textIn(form, 'new_price')),
      expire_time: readInstant(textIn(form, 'day'), textIn(form, 'hour')),
      low_stock: readNumber(textIn(form, 'low_stock')),
      is_hidden: !form.has('shown'),
    }
    const reason = textIn(form, 'reason')
    actor.send({ type: 'terms.submitted', terms: read, reason, at: serverNow() })
  }
  const end = shownInstant(terms.expire_time, endOfDay)
  const amount = (value: number | null) => (value === null ? '' : toPersianDigits(value))
  const number = { inputMode: 'numeric', ltr: true, autoComplete: 'off' } as const
  return (
    <form className={css({ display: 'grid', gap: '4' })} onSubmit={submit} noValidate>
      <TextField
        {...number}
        label={words.price}
        name="price"
        maxLength={12}
        defaultValue={amount(terms.price)}
        onChange={({ target }) => setTyped({ ...typed, price: readNumber(target.value) })}
        error={faultText(faults, 'price')}
        readOnly={!canSubmit}
      />
      <TextField
        {...number}
        label={words.newPrice}
        hint={words.newPriceHint}
        name="new_price"
        maxLength={12}
        defaultValue={amount(terms.new_price)}
        onChange={({ target }) => setTyped({ ...typed, new_price: readOffer(target.value) })}
        error={faultText(faults, 'new_price')}
        readOnly={!canSubmit}
      />
      <PriceWarning before={before} after={after} />
      <div className={pair}>
        <TextField
          {...number}
          label={words.endDay}
          hint={words.endDayHint}
          name="day"
          maxLength={10}
          defaultValue={end.day}
          error={faultText(faults, 'expire_time')}
          readOnly={!canSubmit}
        />
        <SelectField
          label={words.endHour}
          name="hour"
          defaultValue={end.hour}
          options={endHours}
          disabled={!canSubmit}
        />
      </div>
      <TextField
        {...number}
        label={words.lowStock}
        hint={words.lowStockHint}
        name="low_stock"
        maxLength={6}
        defaultValue={amount(terms.low_stock)}
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
        maxLength={500}
        defaultValue={reason ?? ''}
        readOnly={!canSubmit}
      />
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

const readOffer = (text: string) => (text.trim() === '' ? null : readNumber(text))

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: '3',
})
