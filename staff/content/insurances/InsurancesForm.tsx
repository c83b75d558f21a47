import { editedInsuranceLimits, insurancesContentLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffInsurances as words } from '#i18n/fa/staff-insurances.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { Switch } from '#src/ui/Checkbox.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing } from '../editing.ts'
import { removedAt, replacedAt } from '../list-edit.ts'
import { askRemoval, Removal } from '../Removal.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { CategoryBoxes } from './CategoryBoxes.tsx'

type Body = Schemas['InsurancesContent']
type Insurance = Schemas['EditedInsurance']

const newInsurance: Insurance = {
  id: null,
  name: '',
  description: '',
  months: 12,
  rate_permille: null,
  minimum_price: null,
  category_slugs: [],
  is_offered: true,
}

/** The insurances that are offered with products. One that was published is switched off, not removed. */
export function InsurancesForm({ body, onChange, ...editing }: Editing<Body>) {
  const { insurances } = body
  const { disabled } = editing
  const set = (next: Insurance[]) => onChange({ ...body, insurances: next })
  return (
    <div className={stack}>
      <Note>{words.hint}</Note>
      {insurances.length === 0 && <p>{words.none}</p>}
      {insurances.map((insurance, place) => (
        <Panel
          // oxlint-disable-next-line react/no-array-index-key -- a new one has no id yet
          key={place}
          title={nameOf(insurance, place)}
        >
          <InsuranceForm
            {...editing}
            at={`insurances.${place}`}
            body={insurance}
            onChange={(next) => set(replacedAt(insurances, place, next))}
          />
          {insurance.id === null && (
            <Removal
              question={askRemoval(nameOf(insurance, place), insurance, newInsurance)}
              onRemove={() => set(removedAt(insurances, place))}
            >
              {(remove) => (
                <Button look="ghost" icon="trash" disabled={disabled} onClick={remove}>
                  {words.remove}
                </Button>
              )}
            </Removal>
          )}
        </Panel>
      ))}
      <Button
        look="line"
        icon="plus"
        disabled={disabled || insurances.length >= insurancesContentLimits.insurances}
        onClick={() => set([...insurances, newInsurance])}
      >
        {words.add}
      </Button>
    </div>
  )
}

const nameOf = ({ name }: Insurance, place: number) =>
  name.trim() || words.one(toPersianDigits(place + 1))

function InsuranceForm({
  at,
  body,
  faults,
  disabled,
  onChange,
}: Editing<Insurance> & { at: string }) {
  const set = (fields: Partial<Insurance>) => onChange({ ...body, ...fields })
  const { rate_permille: rate } = body
  return (
    <div className={stack}>
      <Switch
        checked={body.is_offered}
        disabled={disabled}
        onChange={({ target }) => set({ is_offered: target.checked })}
      >
        {words.offered}
      </Switch>
      <TextField
        label={words.name}
        maxLength={editedInsuranceLimits.name}
        value={body.name}
        error={faultText(faults, `${at}.name`)}
        readOnly={disabled}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className={row}>
        <AmountField
          label={words.months}
          digits={2}
          value={body.months}
          error={faultText(faults, `${at}.months`)}
          readOnly={disabled}
          onChange={(months) => set({ months: months === null ? null : bounded(months, 1, 60) })}
        />
        <AmountField
          label={words.rate}
          hint={words.rateHint(toPersianDigits(String((rate || 0) / 10).replace('.', '٫')))}
          digits={3}
          value={rate}
          error={faultText(faults, `${at}.rate_permille`)}
          readOnly={disabled}
          onChange={(next) => set({ rate_permille: next === null ? null : bounded(next, 0, 500) })}
        />
        <AmountField
          label={words.minimum}
          hint={words.minimumHint}
          digits={9}
          value={body.minimum_price}
          error={faultText(faults, `${at}.minimum_price`)}
          readOnly={disabled}
          onChange={(minimum_price) => set({ minimum_price })}
        />
      </div>
      <TextArea
        label={words.description}
        hint={words.descriptionHint}
        maxLength={editedInsuranceLimits.description}
        value={body.description}
        error={faultText(faults, `${at}.description`)}
        readOnly={disabled}
        onChange={({ target }) => set({ description: target.value })}
      />
      <CategoryBoxes
        at={`${at}.category_slugs`}
        body={body.category_slugs}
        faults={faults}
        disabled={disabled}
        onChange={(category_slugs) => set({ category_slugs })}
      />
    </div>
  )
}

const bounded = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value))

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '4',
})
