import { useState } from 'react'
import { formatToman, toPersianDigits } from '#domain/digits.ts'
import { insurancePriceOf } from '#domain/insurance.ts'
import { unbrokenMonths } from '#domain/units.ts'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Button } from '#src/ui/Button.tsx'
import { Radio } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { Insurance, Variant } from './product-view.ts'

type Props = {
  open: boolean
  onClose: () => void
  insurances: readonly Insurance[]
  variant: Variant
  chosen: number | null
  onChoose: (id: number) => void
}

/** The insurances of a product with their terms; the first one is chosen initially. */
export function InsuranceChoice({ open, onClose, insurances, variant, chosen, onChoose }: Props) {
  const [picked, setPicked] = useState<number | null>(null)
  const id = picked ?? chosen ?? insurances[0]?.id ?? null
  const confirm = () => {
    if (id !== null) onChoose(id)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.chooseInsurance}
      foot={
        <Button wide onClick={confirm}>
          {words.confirmInsurance}
        </Button>
      }
    >
      <div role="radiogroup" aria-label={words.chooseInsurance} className={list}>
        {insurances.map((insurance) => (
          <div key={insurance.id} className={item}>
            <Radio
              name="insurance-choice"
              checked={insurance.id === id}
              onChange={() => setPicked(insurance.id)}
              end={
                <span className={price}>
                  {words.insurancePrice(
                    toPersianDigits(insurance.expiration_in_months),
                    formatToman(insurancePriceOf(insurance, variant)),
                  )}
                </span>
              }
            >
              {unbrokenMonths(insurance.name)}
            </Radio>
            <details className={terms}>
              <summary className={summary}>
                {words.insuranceTerms}
                <Icon name="caret-down" size={20} />
              </summary>
              <div dangerouslySetInnerHTML={{ __html: insurance.description }} />
            </details>
          </div>
        ))}
      </div>
    </Dialog>
  )
}

const list = css({ display: 'grid', gap: '3' })
const item = css({ padding: '3', border: '1px solid {colors.border}', borderRadius: 'md' })
const price = css({ textStyle: 'label', whiteSpace: 'nowrap' })
const terms = css({
  textStyle: 'small',
  color: 'text-2',
  '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
})
const summary = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  width: 'fit-content',
  minHeight: 'tap',
  fontWeight: '600',
  color: 'brand-text',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
})
