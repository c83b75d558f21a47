import { useState } from 'react'
import { staffDelivery } from '#i18n/fa/staff-delivery.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'

const words = staffDelivery.rates

type Terms = Partial<Pick<Schemas['DeliveryRate'], 'price' | 'free_from'>>
type Props = { disabled: boolean; onApply: (terms: Terms) => void }

/** One price for every place of a method; what is left empty stays as it is. */
export function SharedPrice({ disabled, onApply }: Props) {
  const [price, setPrice] = useState<number | null>(null)
  const [freeFrom, setFreeFrom] = useState<number | null>(null)
  return (
    <fieldset className={row}>
      <legend className={css({ textStyle: 'label', marginBlockEnd: '2' })}>{words.all}</legend>
      <AmountField
        label={words.allPrice}
        digits={9}
        value={price}
        readOnly={disabled}
        onChange={setPrice}
      />
      <AmountField
        label={words.allFreeFrom}
        digits={11}
        value={freeFrom}
        readOnly={disabled}
        onChange={setFreeFrom}
      />
      <Button
        look="line"
        disabled={
          disabled ||
          Number.isNaN(price) ||
          Number.isNaN(freeFrom) ||
          (price === null && freeFrom === null)
        }
        onClick={() =>
          onApply({
            ...(price !== null && { price }),
            ...(freeFrom !== null && { free_from: freeFrom }),
          })
        }
      >
        {words.apply}
      </Button>
    </fieldset>
  )
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr)) auto' },
  alignItems: 'end',
  gap: '3',
  minWidth: '0',
})
