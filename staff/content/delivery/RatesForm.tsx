import { deliveryMethodRatesLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffDelivery } from '#i18n/fa/staff-delivery.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing } from '../editing.ts'
import { removedAt, replacedAt } from '../list-edit.ts'
import { useFold } from '../use-fold.ts'
import { askRemoval, Removal } from '../Removal.tsx'
import { placeName, rateLine } from './delivery-lines.ts'
import { newRate } from './new-rate.ts'
import { RateFields } from './RateFields.tsx'
import { SharedPrice } from './SharedPrice.tsx'

const words = staffDelivery.rates

type Method = Schemas['DeliveryMethodRates']
type Rate = Schemas['DeliveryRate']

/** The shipping methods, each with its prices and days by place. */
export function RatesForm({
  body,
  onChange,
  ...editing
}: Editing<Schemas['DeliveryRatesContent']>) {
  const { methods } = body
  return (
    <div className={stack}>
      <Note>{words.hint}</Note>
      {methods.map((method, place) => (
        <Panel key={method.id} title={method.name}>
          <MethodForm
            {...editing}
            at={`methods.${place}`}
            body={method}
            onChange={(next) => onChange({ ...body, methods: replacedAt(methods, place, next) })}
          />
        </Panel>
      ))}
    </div>
  )
}

function MethodForm({ at, body, faults, disabled, onChange }: Editing<Method> & { at: string }) {
  const { rates } = body
  const fold = useFold(faults, `${at}.rates.`)
  const set = (next: Rate[]) => onChange({ ...body, rates: next })
  return (
    <div className={stack}>
      <TextField
        label={words.description}
        maxLength={deliveryMethodRatesLimits.description}
        value={body.description}
        error={faultText(faults, `${at}.description`)}
        readOnly={disabled}
        onChange={({ target }) => onChange({ ...body, description: target.value })}
      />
      <details {...fold}>
        <summary className={summary}>
          {words.count(toPersianDigits(rates.length))}
          <Icon name={fold.open ? 'caret-up' : 'caret-down'} size={20} className={mark} />
        </summary>
        {fold.open && (
          <div className={stack}>
            {rates.length > 1 && (
              <SharedPrice
                disabled={disabled}
                onApply={(fields) => set(rates.map((rate) => ({ ...rate, ...fields })))}
              />
            )}
            {rates.map((rate, place) => (
              <RateForm
                // oxlint-disable-next-line react/no-array-index-key -- a place is chosen, so a rate is identified by its position
                key={place}
                at={`${at}.rates.${place}`}
                body={rate}
                faults={faults}
                disabled={disabled}
                onChange={(next) => set(replacedAt(rates, place, next))}
                onRemove={() => set(removedAt(rates, place))}
              />
            ))}
            <Button
              look="line"
              icon="plus"
              disabled={disabled || rates.length >= deliveryMethodRatesLimits.rates}
              onClick={() => set([...rates, newRate])}
            >
              {words.add}
            </Button>
          </div>
        )}
      </details>
    </div>
  )
}

type RateProps = Editing<Rate> & { at: string; onRemove: () => void }

function RateForm({ onRemove, ...editing }: RateProps) {
  const { at, body, faults, disabled } = editing
  const fold = useFold(faults, `${at}.`, body.price === null)
  return (
    <div className={item}>
      <details {...fold}>
        <summary className={summary}>
          <span>
            {placeName(body)}
            <span className={terms}>{rateLine(body)}</span>
          </span>
          <Icon name={fold.open ? 'caret-up' : 'caret-down'} size={20} className={mark} />
        </summary>
        {fold.open && <RateFields {...editing} />}
      </details>
      <Removal question={askRemoval(placeName(body), body, newRate)} onRemove={onRemove}>
        {(remove) => (
          <IconButton
            icon="trash"
            label={words.remove(placeName(body))}
            disabled={disabled}
            onClick={remove}
          />
        )}
      </Removal>
    </div>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const summary = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'label',
  cursor: 'pointer',
  borderRadius: 'sm',
  paddingInline: '2',
  _hover: { bg: 'surface-2' },
})
const mark = css({ flexShrink: '0', marginInlineStart: 'auto', color: 'text-2' })
const terms = css({ display: 'block', textStyle: 'small', color: 'text-2' })
const item = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  paddingInline: '3',
  paddingBlock: '1',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
})
