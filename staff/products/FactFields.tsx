import { productFactLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import type { ProductFact } from '#domain/product-facts.ts'
import { staffProductEdit as words } from '#i18n/fa/staff-product-edit.ts'
import { css } from '#styled/css/index.js'
import { Switch } from '#src/ui/Checkbox.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { factField } from './product-values.ts'
import type { ShownFact } from './shown-facts.ts'

type Props = {
  shown: readonly ShownFact[]
  facts: readonly ProductFact[]
  canSubmit: boolean
  /** Text in number fields that is not a number, by field name. */
  invalidNumbers: Readonly<Record<string, string>>
  /** Whether errors are shown. */
  areChecked: boolean
}

/** The values of a product by which lists filter and which its card shows. */
export function FactFields({ shown, facts, canSubmit, invalidNumbers, areChecked }: Props) {
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.factsHint}</p>
      <div className={grid}>
        {shown.map((each) => (
          <FactField
            key={each.fact}
            shown={each}
            value={facts.find(({ fact }) => fact === each.fact)?.value}
            canSubmit={canSubmit}
            invalidNumber={invalidNumbers[factField(each.fact)]}
            isChecked={areChecked}
          />
        ))}
      </div>
    </div>
  )
}

type FieldProps = {
  shown: ShownFact
  value: ProductFact['value'] | undefined
  canSubmit: boolean
  /** Text in a number field that is not a number. */
  invalidNumber: string | undefined
  isChecked: boolean
}

function FactField({
  shown: { fact, name, kind, choices, hint },
  value,
  canSubmit,
  invalidNumber,
  isChecked,
}: FieldProps) {
  const field = { label: name, name: factField(fact) }
  if (kind === 'switch')
    return (
      <Switch name={field.name} defaultChecked={value === true} disabled={!canSubmit}>
        {name}
      </Switch>
    )
  if (kind === 'choice') {
    const isKept = value === undefined || choices.some((each) => each.value === value)
    // A value that the filter no longer offers stays until another one is chosen.
    const kept = isKept ? [] : [{ value: String(value), label: String(value) }]
    return (
      <SelectField
        {...field}
        prompt={words.noChoice}
        defaultValue={value === undefined ? '' : String(value)}
        options={[...choices.map((each) => ({ value: each.value, label: each.name })), ...kept]}
        disabled={!canSubmit}
      />
    )
  }
  const isNumber = kind === 'number'
  return (
    <TextField
      {...field}
      hint={hint}
      error={isChecked && invalidNumber !== undefined ? words.faults.facts : undefined}
      inputMode={isNumber ? 'decimal' : undefined}
      maxLength={isNumber ? 20 : productFactLimits.value}
      defaultValue={
        invalidNumber ?? (typeof value === 'number' ? toPersianDigits(value) : value?.toString())
      }
      readOnly={!canSubmit}
      ltr={isNumber}
      autoComplete="off"
    />
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  alignItems: 'start',
  gap: '4',
})
