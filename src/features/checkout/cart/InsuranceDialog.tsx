import { useSelector } from '@xstate/react'
import { insurancePriceOf } from '#domain/insurance.ts'
import { unbrokenMonths } from '#domain/units.ts'
import { css } from '#styled/css/index.js'
import { checkout } from '#i18n/fa/checkout.ts'
import { lineOf, type CartLine } from '#machines/flows/cart/cart.ts'
import type { CartEditingRef } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { cartEditingSelectors } from '#machines/flows/cart-editing/cart-editing.selectors.ts'
import { Button } from '#src/ui/Button.tsx'
import { Radio } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Amount } from '#src/goods/Price.tsx'

const words = checkout.dialogs

/** The insurances offered for a line with their terms; one of them or none. */
export function InsuranceDialog({ editing }: { editing: CartEditingRef }) {
  const pick = useSelector(editing, cartEditingSelectors.insurance)
  const cart = useSelector(editing, cartEditingSelectors.cart)
  const line = pick === null ? undefined : lineOf(cart, pick.priceId)
  return (
    <Dialog
      open={pick !== null}
      onClose={() => editing.send({ type: 'dialog.dismissed' })}
      title={words.insuranceTitle}
      foot={
        <Button wide onClick={() => editing.send({ type: 'insurance.saved' })}>
          {words.insuranceSave}
        </Button>
      }
    >
      {line !== undefined && (
        <Choice editing={editing} line={line} picked={pick?.insuranceId ?? null} />
      )}
    </Dialog>
  )
}

type ChoiceProps = { editing: CartEditingRef; line: CartLine; picked: number | null }

function Choice({ editing, line, picked }: ChoiceProps) {
  const choice = (insuranceId: number | null) => ({
    name: `insurance-${line.price_id}`,
    checked: picked === insuranceId,
    onChange: () => editing.send({ type: 'insurance.picked', insuranceId }),
  })
  return (
    <div role="radiogroup" aria-label={words.insuranceTitle} className={list}>
      <Radio {...choice(null)}>{words.insuranceNone}</Radio>
      {line.insurances.map((insurance) => (
        <div key={insurance.id} className={item}>
          <Radio
            {...choice(insurance.id)}
            end={<Amount value={insurancePriceOf(insurance, line)} size="sm" />}
          >
            {unbrokenMonths(insurance.name)}
          </Radio>
          <div className={terms} dangerouslySetInnerHTML={{ __html: insurance.description }} />
        </div>
      ))}
    </div>
  )
}

const list = css({ display: 'grid', gap: '3' })
const item = css({ paddingBlockStart: '3', borderBlockStart: '1px solid {colors.border}' })
const terms = css({
  textStyle: 'small',
  color: 'text-2',
  paddingInlineStart: '8',
  '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
})
