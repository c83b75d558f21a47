import { useSelector } from '@xstate/react'
import { toPersianDigits } from '#domain/digits.ts'
import { checkout } from '#i18n/fa/checkout.ts'
import type { CartLine } from '#machines/flows/cart/cart.ts'
import type { CartEditingRef } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { cartEditingSelectors } from '#machines/flows/cart-editing/cart-editing.selectors.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

const words = checkout.line

type Props = { editing: CartEditingRef; line: CartLine }

/** Why a line prevents the order, with one button that resolves it: fewer units, or the removal. */
export function UnavailableLine({ editing, line }: Props) {
  const { price_id: priceId, stock_quantity: stock } = line
  const isBusy = useSelector(editing, cartEditingSelectors.isBusy)
  const [text, label, event] =
    stock > 0
      ? ([
          words.tooMany(toPersianDigits(stock)),
          words.lower(toPersianDigits(stock)),
          { type: 'quantity.changed', priceId, quantity: stock },
        ] as const)
      : ([words.unavailable, words.remove, { type: 'removal.requested', priceId }] as const)
  return (
    <Note
      tone="warn"
      icon="info"
      action={
        <Button look="line" size="sm" disabled={isBusy} onClick={() => editing.send(event)}>
          {label}
        </Button>
      }
    >
      {text}
    </Note>
  )
}
