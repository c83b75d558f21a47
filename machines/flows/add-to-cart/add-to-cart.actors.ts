import { fromPromise } from 'xstate'
import { addUnit, applyChange, type GuestCartStore } from '#machines/flows/cart/guest-cart.ts'
import type { ShopClient } from '#machines/api/client.ts'
import { ProblemError, unwrap, within } from '#machines/kernel/problem.ts'
import type { ChangedCart, LineInput, QuantityInput } from './add-to-cart.machine.ts'

/** The live actors of the add button: a customer's line goes to the server, a guest's into the browser only. */
export function createAddToCartActors(client: ShopClient, guestCart: GuestCartStore) {
  return {
    addLine: fromPromise<ChangedCart, LineInput>(({ input: { signedIn, line }, signal }) =>
      within(signal, async (signal) => {
        const { priceId, insuranceId, stock, goods } = line
        const choice = { price_id: priceId, insurance_id: insuranceId }
        if (signedIn) {
          const body = { ...choice, quantity: 1 }
          return { cart: await unwrap(client.POST('/purchase/cart/add_item/', { body, signal })) }
        }
        const kept = goods && { ...goods, stock_quantity: stock }
        const changed = addUnit(guestCart.read(), { ...choice, ...kept }, stock)
        if (!changed) throw new ProblemError('stock_limited', { priceIds: [priceId] })
        guestCart.write(changed)
        return { cart: null }
      }),
    ),

    setInsurance: fromPromise<ChangedCart, LineInput>(({ input: { signedIn, line }, signal }) =>
      within(signal, async (signal) => {
        const { priceId, insuranceId } = line
        const body = { price_id: priceId, insurance_id: insuranceId }
        if (signedIn) {
          return { cart: await unwrap(client.PATCH('/purchase/cart/add_item/', { body, signal })) }
        }
        const change = { kind: 'insurance', priceId, insuranceId } as const
        guestCart.write(applyChange(guestCart.read(), change))
        return { cart: null }
      }),
    ),

    setQuantity: fromPromise<ChangedCart, QuantityInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        const { signedIn, priceId, quantity } = input
        if (signedIn) {
          const body = { price_id: priceId }
          const call =
            quantity === 0
              ? client.DELETE('/purchase/cart/delete_item/', { body, signal })
              : client.PATCH('/purchase/cart/update_item/', { body: { ...body, quantity }, signal })
          return { cart: await unwrap(call) }
        }
        const change =
          quantity === 0
            ? ({ kind: 'removal', priceId } as const)
            : ({ kind: 'quantity', priceId, quantity } as const)
        guestCart.write(applyChange(guestCart.read(), change))
        return { cart: null }
      }),
    ),
  }
}
