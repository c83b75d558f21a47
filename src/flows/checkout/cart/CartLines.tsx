import { useSelector } from '@xstate/react'
import { cartEditingSelectors } from '#machines/cart-editing/cart-editing.machine.ts'
import { CartLineRow } from '#src/flows/checkout/cart/CartLineRow.tsx'
import type { CartEditingRef } from '#src/flows/checkout/cart/CartStep.tsx'

/** The lines of the cart in the order in which they were added. */
export function CartLines({ editing }: { editing: CartEditingRef }) {
  const cart = useSelector(editing, cartEditingSelectors.cart)
  return (
    <ul>
      {cart.products.map((line) => (
        <CartLineRow key={line.price_id} editing={editing} line={line} />
      ))}
    </ul>
  )
}
