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

/** Color, price and first units of a new variant. */
export function NewVariantFields({ variant, invalidNumbers, canSubmit, errorOf }: Props) {
  const field = (name: 'color_name' | 'color_code' | 'price' | 'quantity' | 'low_stock') =>
    ({
      label: words.names[name],
      name,
      error: errorOf(name),
      readOnly: !canSubmit,
      autoComplete: 'off',
    }) as const
  const amount = (name: 'price' | 'quantity' | 'low_stock', known: number | null) => {
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
          type="color"
          defaultValue={variant?.color_code ?? '#1f2430'}
        />
      </div>
      <div className={amounts}>
        <NamedAmountField {...amount('price', variant?.price || null)} digits={11} />
        <NamedAmountField {...amount('quantity', variant?.quantity || null)} digits={6} />
        <NamedAmountField {...amount('low_stock', variant?.low_stock ?? 2)} digits={6} />
      </div>
    </div>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 88px',
  alignItems: 'start',
  gap: '4',
})
const amounts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '4',
})
