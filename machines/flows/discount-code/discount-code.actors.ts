import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'

export function createDiscountCodeActors(client: ShopClient) {
  return {
    applyDiscountCode: fromPromise<Cart, { code: string }>(({ input, signal }) =>
      within(signal, async (signal) => {
        const params = { query: { discount_code: input.code } }
        const { address: _, ...cart } = await unwrap(
          client.GET('/purchase/cart/payment_info_v4/', { params, signal }),
        )
        return cart
      }),
    ),
    removeDiscountCode: fromPromise<Cart>(({ signal }) =>
      within(signal, (signal) =>
        unwrap(client.DELETE('/purchase/cart/discount_code/', { signal })),
      ),
    ),
  }
}
