import { useState } from 'react'
import { flushSync } from 'react-dom'
import { newVariantLimits } from '#api/limits.ts'
import { staffProductEdit as words } from '#i18n/fa/staff-product-edit.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { NamedAmountField } from '#src/ui/AmountField.tsx'
import { TextField } from '#src/ui/TextField.tsx'

type Props = {
  variant: Schemas['NewVariant'] | null
  /** Text in number fields that is not a number, by field name. */
  invalidNumbers?: Readonly<Record<string, string>>
  canSubmit: boolean
  errorOf: (name: string) => string | undefined
}

type AmountName = 'price' | 'quantity' | 'unit_cost' | 'low_stock'

/** What an unchosen color looks like; a color field cannot be empty. */
const noColor = '#c9ced1'

/** Color, price and first units of a new variant, with their cost. Its color has a name in the form only once it is chosen. */
export function NewVariantFields({ variant, invalidNumbers, canSubmit, errorOf }: Props) {
  const [isChosen, setChosen] = useState(Boolean(variant?.color_code))
  const field = (name: 'color_name' | 'color_code' | AmountName) =>
    ({
      label: words.names[name],
      name,
      error: errorOf(name),
      readOnly: !canSubmit,
      autoComplete: 'off',
    }) as const
  const amount = (name: AmountName, known: number | null) => {
    const text = invalidNumbers?.[name]
    return { ...field(name), initial: text === undefined ? known : NaN, initialText: text }
  }
  return (
    <div className={stack}>
      <div className={pair}>
        <TextField
          {...field('color_name')}
          maxLength={newVariantLimits.color_name}
          defaultValue={variant?.color_name}
        />
        <TextField
          {...field('color_code')}
          name={isChosen ? 'color_code' : undefined}
          hint={isChosen ? undefined : words.noColor}
          type="color"
          defaultValue={variant?.color_code || noColor}
          // At once, since the form reads its fields when the same event arrives there.
          onChange={() => flushSync(() => setChosen(true))}
        />
      </div>
      <div className={amounts}>
        <NamedAmountField {...amount('price', variant?.price || null)} digits={11} />
        <NamedAmountField {...amount('quantity', variant?.quantity || null)} digits={6} />
        <NamedAmountField
          {...amount('unit_cost', variant?.unit_cost ?? null)}
          hint={words.costHint}
          digits={11}
        />
        <NamedAmountField {...amount('low_stock', variant?.low_stock ?? 2)} digits={6} />
      </div>
    </div>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px',
  alignItems: 'start',
  gap: '4',
})
const amounts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '4',
})
