import { fromPromise } from 'xstate'
import { previewLines } from '#machines/flows/cart/cart.actors.ts'
import { noMethod, type Cart, type CartChange } from '#machines/flows/cart/cart.ts'
import { applyChange, lineInputs, type GuestCartStore } from '#machines/flows/cart/guest-cart.ts'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { ChangeCartInput, ProfileInput } from './cart-editing.types.ts'

/**
 * The actors of step 1. A guest's changes stay in the browser; the server is only asked for prices, and a change is
 * kept once they are known: one that failed in front of the shopper must not come back with the next reload.
 */
export function createCartEditingActors(client: ShopClient, guestCart: GuestCartStore) {
  return {
    changeCart: fromPromise<Cart, ChangeCartInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        const { signedIn, change } = input
        if (signedIn) return unwrap(sendChange(client, change, signal))
        const lines = lineInputs(applyChange(guestCart.read(), change))
        const cart = await previewLines(client, lines, signal)
        guestCart.write(applyChange(guestCart.read(), change))
        return cart
      }),
    ),

    saveProfile: fromPromise<void, ProfileInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        await unwrap(client.PUT('/profile/update/', { body: input, signal }))
      }),
    ),
  }
}

function sendChange(client: ShopClient, change: CartChange, signal: AbortSignal) {
  switch (change.kind) {
    case 'quantity':
      return client.PATCH('/purchase/cart/update_item/', {
        body: { price_id: change.priceId, quantity: change.quantity },
        signal,
      })
    case 'insurance':
      return client.PATCH('/purchase/cart/update_item/', {
        body: { price_id: change.priceId, insurance_id: change.insuranceId },
        signal,
      })
    case 'installment':
      return client.PATCH('/purchase/cart/update_item/', {
        body: { price_id: change.priceId, is_installment_purchase: change.chosen },
        signal,
      })
    case 'removal':
      return client.DELETE('/purchase/cart/delete_item/', {
        body: { price_id: change.priceId },
        signal,
      })
    case 'unavailableRemoval':
      return client.POST('/purchase/cart/remove_unavailable/', { signal })
    case 'clearing':
      return client.DELETE('/purchase/cart/delete/', { signal })
    default:
      return client.POST('/purchase/set-shipping-method/', {
        body: { shipping_method: noMethod },
        signal,
      })
  }
}
