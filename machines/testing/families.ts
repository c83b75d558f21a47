import { addressBookModel } from '#machines/flows/address-book/address-book.model.ts'
import { addressFormModel } from '#machines/flows/address-form/address-form.model.ts'
import { authenticationModel } from '#machines/flows/authentication/authentication.model.ts'
import { cartEditingModel } from '#machines/flows/cart-editing/cart-editing.model.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { deliveryModel } from '#machines/flows/delivery/delivery.model.ts'
import { discountCodeModel } from '#machines/flows/discount-code/discount-code.model.ts'
import { locationPickerModel } from '#machines/flows/location-picker/location-picker.model.ts'
import { oneTimeCodeModel } from '#machines/flows/one-time-code/one-time-code.model.ts'
import { staffSignInModel } from '#machines/flows/staff-sign-in/staff-sign-in.model.ts'
import { placeOrderModel } from '#machines/flows/place-order/place-order.model.ts'
import { emptyCart } from '#machines/flows/cart/cart.ts'
import { pickupCart, secretToken } from './fixtures.ts'
import type { Family } from '#walks/paths/family-paths.ts'

const replyOf = (actorId: string, output: unknown) => ({
  type: `xstate.done.actor.${actorId}`,
  output,
  actorId,
})

const payable = { cart: pickupCart, address: null, profileComplete: true }

/** The flows whose guards depend on what the flows that they invoke report. */
export const families: readonly Family[] = [
  {
    root: checkoutModel,
    descendants: [
      cartEditingModel,
      deliveryModel,
      addressBookModel,
      addressFormModel,
      discountCodeModel,
      placeOrderModel,
    ],
    reports: {
      checkout: [
        'cart.updated',
        'session.ended',
        'change.refused',
        'signIn.requested',
        'delivery.drafted',
      ],
      delivery: ['address.selected', 'session.ended'],
      addressBook: ['session.ended'],
    },
    excluded: { addressForm: ['map.requested'] },
    // An order is placed only when the cart is still the one that the shopper saw. A cart with which one can be placed is
    // as frequent as all others together, otherwise paths would hardly get to it.
    replies: {
      checkout: () => {
        const loaded = checkoutModel.outcomes['loadCheckout']?.done ?? []
        return [...loaded, ...loaded.map(() => payable)].map((each) =>
          replyOf('loadCheckout', each),
        )
      },
      placeOrder: ({ context }) =>
        [context.cart, emptyCart, { ...context.cart, version: context.cart.version + 1 }].map(
          (cart) => replyOf('refreshCart', cart),
        ),
    },
  },
  { root: addressFormModel, descendants: [locationPickerModel], reports: {}, replies: {} },
  {
    root: authenticationModel,
    descendants: [oneTimeCodeModel],
    reports: { authentication: ['countdown.restarted'] },
    // The server hands out a token where a password is to be reset, and nowhere else.
    replies: {
      oneTimeCode: ({ context: { purpose } }) => [
        replyOf('verifyCode', { resetToken: purpose === 'resetPassword' ? secretToken : null }),
      ],
    },
  },
  {
    root: staffSignInModel,
    descendants: [oneTimeCodeModel],
    reports: { staffSignIn: ['countdown.restarted'] },
    replies: { oneTimeCode: () => [replyOf('verifyCode', { resetToken: null })] },
  },
]
