import type { FormEvent } from 'react'
import { useSelector } from '@xstate/react'
import { deliveryCorrectionLimits, orderDeliveryLimits } from '#api/limits.ts'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { normalizedMobile } from '#domain/mobile.ts'
import type { DeliveryField, OrderDelivery } from '#domain/order-delivery.ts'
import { tidyPersian, tidyPersianLines } from '#domain/persian.ts'
import { staffOrderDelivery as words } from '#i18n/fa/staff-order-delivery.ts'
import {
  faultsOf,
  staffDeliveryEditSelectors as selectors,
  type CorrectionFault,
  type StaffDeliveryEditActor,
} from '#machines/flows/staff-delivery-edit/staff-delivery-edit.machine.ts'
import { css } from '#styled/css/index.js'
import { CountedArea } from '#staff/app/CountedText.tsx'
import { FormFoot } from '#staff/app/FormFoot.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'

type Props = {
  actor: StaffDeliveryEditActor
  /** The province and the city, which stay. */
  place: string | null
  /** Called at each change. */
  onType: () => void
  onDismiss: () => void
}

/** The receiver and the address of an order, and why they are corrected. */
export function DeliveryForm({ actor, place, onType, onDismiss }: Props) {
  const isBusy = useSelector(actor, selectors.isBusy)
  const canSubmit = useSelector(actor, selectors.canSubmit)
  const isFaulty = useSelector(actor, selectors.isFaulty)
  const known = useSelector(actor, selectors.known)
  const correction = useSelector(actor, selectors.correction)
  const shown = correction?.delivery ?? known
  const faults =
    isFaulty && known !== null && correction !== null ? faultsOf(known, correction) : []
  const edits = useEditedFields()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    edits.reset(event.currentTarget)
    const form = new FormData(event.currentTarget)
    actor.send({
      type: 'correction.submitted',
      correction: { delivery: readDelivery(form), reason: textIn(form, 'reason') },
    })
  }
  const field = (name: DeliveryField) => ({
    label: words.names[name],
    name,
    autoComplete: 'off',
    readOnly: !canSubmit,
    error: edits.errorOf(name, faultText(faults, name)),
  })
  const code = (name: 'phone_number' | 'postal_code') =>
    ({
      ...field(name),
      inputMode: 'numeric',
      ltr: true,
      defaultValue: toPersianDigits(shown?.[name] ?? ''),
    }) as const
  const isUnchanged = faults.some(({ rule }) => rule === 'unchanged')
  return (
    <form
      className={stack}
      onSubmit={submit}
      onChange={(event) => {
        edits.onChange(event)
        onType()
      }}
      noValidate
    >
      <div className={pair}>
        <TextField
          {...field('first_name')}
          maxLength={orderDeliveryLimits.first_name}
          defaultValue={shown?.first_name}
        />
        <TextField
          {...field('last_name')}
          maxLength={orderDeliveryLimits.last_name}
          defaultValue={shown?.last_name}
        />
        <TextField {...code('phone_number')} />
        <TextField {...code('postal_code')} />
      </div>
      <Note>
        {place !== null && <p className={css({ textStyle: 'label' })}>{words.place(place)}</p>}
        <p>{words.fixed}</p>
      </Note>
      <CountedArea
        {...field('text_address')}
        maxLength={orderDeliveryLimits.text_address}
        defaultValue={shown?.text_address}
      />
      <CountedArea
        label={words.reason}
        hint={words.reasonHint}
        name="reason"
        rows={2}
        maxLength={deliveryCorrectionLimits.reason}
        readOnly={!canSubmit}
        error={edits.errorOf('reason', faultText(faults, 'reason'))}
        defaultValue={correction?.reason}
      />
      <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.told}</p>
      {isUnchanged && (
        <Note tone="warn" role="alert">
          {words.unchanged}
        </Note>
      )}
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

/** The typed delivery as the server stores it. */
function readDelivery(form: FormData): OrderDelivery {
  const text = (name: DeliveryField) => textIn(form, name)
  return {
    first_name: tidyPersian(text('first_name')),
    last_name: tidyPersian(text('last_name')),
    phone_number: normalizedMobile(text('phone_number')),
    text_address: tidyPersianLines(text('text_address')),
    postal_code: toLatinDigits(text('postal_code')).trim(),
  }
}

/** What is wrong with a field, if anything. */
function faultText(
  faults: readonly CorrectionFault[],
  name: DeliveryField | 'reason',
): string | undefined {
  const fault = faults.find(({ field }) => field === name)
  if (fault === undefined) return undefined
  if (fault.field === 'reason') return words.reasonMissing
  const texts: Readonly<Record<string, string>> =
    fault.field === 'delivery' ? {} : words.faults[fault.field]
  return texts[fault.rule]
}

const stack = css({ display: 'grid', gap: '4' })
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '4',
})
