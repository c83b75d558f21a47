import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import { emptyCart, type Cart } from './cart.ts'
import { emptyGuestCart, lineInputs, type GuestCartStore } from './guest-cart.ts'

/** The cart of the customer, or the guest's with current prices and stock. */
export function readCart(
  client: ShopClient,
  guestCart: GuestCartStore,
  signedIn: boolean,
  signal: AbortSignal,
): Promise<Cart> {
  return signedIn
    ? unwrap(client.GET('/purchase/cart/list_items_v2/', { signal }))
    : previewLines(client, lineInputs(guestCart.read()), signal)
}

/** A guest's lines as a cart with current prices and stock; an empty one needs no call. */
export async function previewLines(
  client: ShopClient,
  lines: Schemas['LineInput'][],
  signal: AbortSignal,
): Promise<Cart> {
  if (lines.length === 0) return emptyCart
  return unwrap(client.POST('/purchase/cart/preview/', { body: { lines }, signal }))
}

/**
 * Merges the guest's cart into the customer's, for `createAuthenticationActors`. The server takes one guest cart once,
 * so that a repeated call does no harm; afterwards the local cart is empty, with another id.
 */
export function guestCartMerge(client: ShopClient, guestCart: GuestCartStore) {
  return async (signal: AbortSignal): Promise<{ cappedPriceIds: number[] }> => {
    const cart = guestCart.read()
    const lines = lineInputs(cart)
    if (lines.length === 0) return { cappedPriceIds: [] }
    const body = { guest_cart_id: cart.id, lines }
    const { merged } = await unwrap(client.POST('/purchase/cart/merge/', { body, signal }))
    guestCart.write(emptyGuestCart())
    return { cappedPriceIds: merged?.capped_price_ids ?? [] }
  }
}
