import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { creditTerms } from '#domain/installment.ts'
import { totalOfGoods } from '#machines/flows/cart/cart.ts'
import type { CartEditingRef } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { cartEditingSelectors } from '#machines/flows/cart-editing/cart-editing.selectors.ts'
import { CartLineRow } from './CartLineRow.tsx'

/** The lines of the cart in the order in which they were added. */
export function CartLines({ editing }: { editing: CartEditingRef }) {
  const cart = useSelector(editing, cartEditingSelectors.cart)
  const monthly = creditTerms(totalOfGoods(cart))?.monthlyDue ?? null
  return (
    <ul className={css({ containerType: 'inline-size' })}>
      {cart.products.map((line) => (
        <CartLineRow key={line.price_id} editing={editing} line={line} monthly={monthly} />
      ))}
    </ul>
  )
}
