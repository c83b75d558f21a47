import { useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { insurancePriceOf } from '#domain/insurance.ts'
import { css } from '#styled/css/index.js'
import { checkout } from '#i18n/fa/checkout.ts'
import type { CartLine } from '#machines/flows/cart/cart.ts'
import type { CartEditingRef } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Radio } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Amount } from '#src/goods/Price.tsx'

const words = checkout.dialogs

type Props = { editing: CartEditingRef; line: CartLine; open: boolean; onClose: () => void }

/** The insurances offered for a line with their terms; one of them or none. */
export function InsuranceDialog({ editing, line, open, onClose }: Props) {
  const [picked, setPicked] = useState<number | null>()
  const chosen = picked === undefined ? line.insurance : picked
  const save = () => {
    if (chosen !== line.insurance)
      editing.send({ type: 'insurance.changed', priceId: line.price_id, insuranceId: chosen })
    onClose()
  }
  const name = `insurance-${line.price_id}`
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.insuranceTitle}
      foot={
        <Button wide onClick={save}>
          {words.insuranceSave}
        </Button>
      }
    >
      <div role="radiogroup" aria-label={words.insuranceTitle} className={list}>
        <Radio name={name} checked={chosen === null} onChange={() => setPicked(null)}>
          {words.insuranceNone}
        </Radio>
        {line.insurances.map((insurance) => (
          <div key={insurance.id} className={item}>
            <Radio
              name={name}
              checked={chosen === insurance.id}
              onChange={() => setPicked(insurance.id)}
              end={<Amount value={insurancePriceOf(insurance, line)} size="sm" />}
            >
              {insurance.name}،{' '}
              {words.insuranceMonths(toPersianDigits(insurance.expiration_in_months))}
            </Radio>
            <div className={terms} dangerouslySetInnerHTML={{ __html: insurance.description }} />
          </div>
        ))}
      </div>
    </Dialog>
  )
}

const list = css({ display: 'grid', gap: '3' })
const item = css({ paddingBlockStart: '3', borderBlockStart: '1px solid {colors.border}' })
const terms = css({ textStyle: 'small', color: 'text-2', paddingInlineStart: '8' })
