import { useSelector } from '@xstate/react'
import { toPersianDigits } from '#domain/digits.ts'
import { checkout } from '#i18n/fa/checkout.ts'
import { isAtPurchaseLimit, type CartLine } from '#machines/flows/cart/cart.ts'
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
  const isLimit = isAtPurchaseLimit(line)
  const count = toPersianDigits(stock)
  const [text, label, event] =
    stock > 0
      ? ([
          isLimit ? words.overLimit(count) : words.tooMany(count),
          words.lower(count),
          { type: 'quantity.changed', priceId, quantity: stock },
        ] as const)
      : ([
          isLimit ? words.limitUsedUp : words.unavailable,
          words.remove,
          { type: 'removal.requested', priceId },
        ] as const)
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
