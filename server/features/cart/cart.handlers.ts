import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { removeDiscountCode } from '#server/features/discounts/discounts.service.ts'
import * as carts from './cart.service.ts'

type CartHandlers = Pick<
  Handlers,
  | 'getCart'
  | 'addCartItem'
  | 'setCartItemInsurance'
  | 'updateCartItem'
  | 'deleteCartItem'
  | 'deleteCart'
  | 'removeUnavailableItems'
  | 'previewCart'
  | 'mergeCart'
  | 'removeDiscountCode'
>

export function cartHandlers(context: Context): CartHandlers {
  return {
    getCart: async ({ caller }) => ok(await carts.getCart(context, signedIn(caller).userId)),

    addCartItem: async ({ caller, body }) =>
      ok(await carts.addCartItem(context, signedIn(caller).userId, body)),

    setCartItemInsurance: async ({ caller, body }) =>
      ok(await carts.setCartItemInsurance(context, signedIn(caller).userId, body)),

    updateCartItem: async ({ caller, body }) =>
      ok(await carts.updateCartItem(context, signedIn(caller).userId, body)),

    deleteCartItem: async ({ caller, body }) =>
      ok(await carts.deleteCartItem(context, signedIn(caller).userId, body.price_id)),

    deleteCart: async ({ caller }) => ok(await carts.deleteCart(context, signedIn(caller).userId)),

    removeUnavailableItems: async ({ caller }) =>
      ok(await carts.removeUnavailableItems(context, signedIn(caller).userId)),

    previewCart: async ({ body }) => ok(await carts.previewCart(context, body.lines)),

    removeDiscountCode: async ({ caller }) => {
      const { userId } = signedIn(caller)
      await removeDiscountCode(context, userId)
      return ok(await carts.getCart(context, userId))
    },

    mergeCart: async ({ caller, body }) => {
      const { userId } = signedIn(caller)
      return ok(await carts.mergeCart(context, userId, body.guest_cart_id, body.lines))
    },
  }
}

function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body }
}
