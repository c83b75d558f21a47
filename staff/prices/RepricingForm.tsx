import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { priceChangeInputLimits } from '#api/limits.ts'
import { addDays, tehranDay } from '#domain/day.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { repricingTargets, startLimit } from '#domain/repricing.ts'
import { staffPrices as words } from '#i18n/fa/staff-prices.ts'
import {
  staffPriceChangeSelectors as selectors,
  type StaffPriceChangeActor,
} from '#machines/flows/staff-price-change/staff-price-change.machine.ts'
import { css } from '#styled/css/index.js'
import { formActions } from '#staff/app/form-looks.ts'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { textIn } from '#staff/app/form-text.ts'
import { readNumber } from '#staff/products/read-number.ts'
import { number } from '#src/lib/format.ts'
import { serverNow } from '#src/lib/clock.ts'
import { takeLostFocus } from '#src/lib/lost-focus.ts'
import { Button } from '#src/ui/Button.tsx'
import { Switch } from '#src/ui/Checkbox.tsx'
import { Note } from '#src/ui/Note.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { MomentField, readSchedule } from './MomentField.tsx'

type Props = { actor: StaffPriceChangeActor; onDismiss: () => void }

/** By which percentage prices change, of which products, and why. */
export function RepricingForm({ actor, onDismiss }: Props) {
  const choice = useSelector(actor, selectors.choice)
  const repricing = useSelector(actor, selectors.repricing)
  const reason = useSelector(actor, selectors.reason)
  const isBusy = useSelector(actor, selectors.isBusy)
  const fault = useSelector(actor, selectors.fault)
  const schedule = useSelector(actor, selectors.schedule)
  const edits = useEditedFields()
  const [isPlanned, setPlanned] = useState(schedule !== null)
  const form = useRef<HTMLFormElement>(null)
  // On the way back from the preview, whose button is gone.
  useEffect(() => takeLostFocus(form.current?.querySelector<HTMLElement>('[name=percent]')), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    edits.reset(event.currentTarget)
    const entered = new FormData(event.currentTarget)
    const sign = textIn(entered, 'direction') === 'fall' ? -1 : 1
    const target = repricingTargets.find((each) => each === textIn(entered, 'target')) ?? 'all'
    actor.send({
      type: 'repricing.submitted',
      repricing: { percent: sign * readNumber(textIn(entered, 'percent')), target },
      schedule: isPlanned ? readSchedule(entered) : null,
      reason: textIn(entered, 'reason'),
      at: serverNow(),
    })
  }
  const { percent = 0, target = 'all' } = repricing ?? {}
  const errorOf = (name: keyof typeof words.faults) =>
    edits.errorOf(name, fault === name ? words.faults[name] : undefined)
  const lastStart = tehranDay(startLimit(serverNow()))
  return (
    <form
      ref={form}
      className={css({ display: 'grid', gap: '4' })}
      onSubmit={submit}
      onChange={edits.onChange}
      noValidate
    >
      {choice !== null && (
        <Note>
          {choice.kind === 'found'
            ? words.of.found(number(choice.total))
            : choice.ids.length === 1
              ? words.of.product
              : words.of.products(number(choice.ids.length))}
        </Note>
      )}
      <div className={pair}>
        <SelectField
          label={words.direction}
          name="direction"
          defaultValue={percent < 0 ? 'fall' : 'rise'}
          options={directions}
          disabled={isBusy}
        />
        <TextField
          label={words.percent}
          hint={words.percentHint}
          name="percent"
          inputMode="numeric"
          ltr
          autoComplete="off"
          maxLength={6}
          defaultValue={!percent ? '' : toPersianDigits(Math.abs(percent))}
          error={errorOf('percent')}
          readOnly={isBusy}
        />
      </div>
      <SelectField
        label={words.target}
        hint={words.rounding}
        name="target"
        defaultValue={target}
        options={repricingTargets.map((each) => ({ value: each, label: words.targets[each] }))}
        disabled={isBusy}
      />
      <Switch
        checked={isPlanned}
        disabled={isBusy}
        onChange={({ target: { checked } }) => setPlanned(checked)}
      >
        {words.plan}
      </Switch>
      {isPlanned && (
        <>
          <MomentField
            name="starts_at"
            label={words.start}
            instant={schedule?.starts_at ?? null}
            maximum={lastStart}
            error={errorOf('starts_at')}
            disabled={isBusy}
            onEdit={() => edits.edit('starts_at')}
          />
          <MomentField
            name="ends_at"
            label={words.end}
            hint={words.endHint}
            instant={schedule?.ends_at ?? null}
            maximum={addDays(lastStart, 366)}
            error={errorOf('ends_at')}
            disabled={isBusy}
            onEdit={() => edits.edit('ends_at')}
          />
        </>
      )}
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        name="reason"
        autoComplete="off"
        maxLength={priceChangeInputLimits.reason}
        defaultValue={reason ?? ''}
        readOnly={isBusy}
      />
      <div className={formActions}>
        <Button type="submit" busy={isBusy} busyLabel={words.previewing}>
          {words.preview}
        </Button>
        <Button look="line" disabled={isBusy} onClick={onDismiss}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}

const directions = [
  { value: 'rise', label: words.directions.rise },
  { value: 'fall', label: words.directions.fall },
]
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
})
