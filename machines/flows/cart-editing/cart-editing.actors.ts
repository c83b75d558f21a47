import { fromPromise } from 'xstate'
import { previewGuestCart } from '#machines/flows/cart/cart.actors.ts'
import { noMethod, type Cart, type CartChange } from '#machines/flows/cart/cart.ts'
import { applyChange, type GuestCartStore } from '#machines/flows/cart/guest-cart.ts'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { ChangeCartInput, ProfileInput } from './cart-editing.types.ts'

/** The live actors of step 1. A guest's changes stay in the browser; the server is only asked for prices. */
export function createCartEditingActors(client: ShopClient, guestCart: GuestCartStore) {
  return {
    changeCart: fromPromise<Cart, ChangeCartInput>(({ input, signal }) =>
      within(signal, (signal) => {
        if (input.signedIn) return unwrap(sendChange(client, input.change, signal))
        guestCart.write(applyChange(guestCart.read(), input.change))
        return previewGuestCart(client, guestCart, signal)
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
