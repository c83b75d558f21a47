import { editedProductsLimits } from '#api/limits.ts'
import { staffHome as words } from '#i18n/fa/staff-home.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing } from '../editing.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { limitsText } from './home-lines.ts'
import { newRule } from './new-parts.ts'
import { PickedProducts } from './PickedProducts.tsx'
import { counts } from './counts.ts'

type Section = Schemas['EditedProducts']
type Rule = Schemas['PickedByRule']

const orderings = ['-sold_count', '-create_at', '-current_discount_amount'] as const

/** Which products a row shows, and where its link leads. */
export function ProductFields({
  at,
  body,
  faults,
  disabled,
  onChange,
}: Editing<Section> & { at: string }) {
  const { pick } = body
  const set = (fields: Partial<Section>) => onChange({ ...body, ...fields })
  return (
    <>
      {body.type === 'CUSTOM_PRODUCT' && (
        <TextField
          label={words.text}
          maxLength={editedProductsLimits.text}
          value={body.text}
          readOnly={disabled}
          onChange={({ target }) => set({ text: target.value })}
        />
      )}
      <SelectField
        label={words.pickBy}
        value={pick.by}
        options={(['rule', 'hand'] as const).map((by) => ({ value: by, label: words.picks[by] }))}
        disabled={disabled}
        onChange={({ target }) =>
          set({ pick: target.value === 'hand' ? { by: 'hand', slugs: [] } : newRule })
        }
      />
      {pick.by === 'hand' ? (
        <PickedProducts
          slugs={pick.slugs}
          error={faultText(faults, `${at}.pick.slugs`)}
          disabled={disabled}
          onChange={(slugs) => set({ pick: { by: 'hand', slugs } })}
        />
      ) : (
        <RuleFields
          at={`${at}.pick`}
          body={pick}
          faults={faults}
          disabled={disabled}
          onChange={(rule) => set({ pick: rule })}
        />
      )}
      <div className={grid}>
        <ChoiceField
          kind="category"
          label={words.listCategory}
          prompt={words.anyCategory}
          value={body.category}
          disabled={disabled}
          onChange={(category) => set({ category })}
        />
        <TextField
          label={words.listQuery}
          hint={words.listQueryHint}
          maxLength={editedProductsLimits.query}
          ltr
          value={body.query}
          readOnly={disabled}
          onChange={({ target }) => set({ query: target.value })}
        />
      </div>
    </>
  )
}

function RuleFields({
  at,
  body: rule,
  faults,
  disabled,
  onChange,
}: Editing<Rule> & { at: string }) {
  const set = (fields: Partial<Rule>) => onChange({ ...rule, ...fields })
  const limits = limitsText(rule)
  return (
    <>
      <div className={grid}>
        <ChoiceField
          kind="category"
          label={words.category}
          prompt={words.anyCategory}
          value={rule.category}
          disabled={disabled}
          onChange={(category) => set({ category })}
        />
        <ChoiceField
          kind="brand"
          label={words.brand}
          prompt={words.anyBrand}
          value={rule.brand}
          disabled={disabled}
          onChange={(brand) => set({ brand })}
        />
        <SelectField
          label={words.ordering}
          value={rule.ordering}
          options={orderings.map((each) => ({ value: each, label: words.orderings[each] }))}
          disabled={disabled}
          onChange={({ target }) =>
            set({ ordering: orderings.find((each) => each === target.value) ?? rule.ordering })
          }
        />
        <SelectField
          label={words.size}
          value={rule.size}
          options={counts(30)}
          disabled={disabled}
          onChange={({ target }) => set({ size: Number(target.value) })}
        />
        {(['min_price', 'max_price'] as const).map((field) => (
          <AmountField
            key={field}
            label={field === 'min_price' ? words.minPrice : words.maxPrice}
            hint={words.priceHint}
            digits={12}
            value={rule[field]}
            error={faultText(faults, `${at}.${field}`)}
            readOnly={disabled}
            onChange={(price) => set({ [field]: price })}
          />
        ))}
      </div>
      {limits !== '' && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
          <span>{words.limits(limits)}</span>
          <Button
            look="ghost"
            icon="trash"
            disabled={disabled}
            onClick={() => set({ min: {}, max: {}, is: {} })}
          >
            {words.dropLimits}
          </Button>
        </div>
      )}
    </>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
})
