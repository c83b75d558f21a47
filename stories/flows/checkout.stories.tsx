import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { emptyCart, type Cart } from '#machines/flows/cart/cart.ts'
import { addressBookModel } from '#machines/flows/address-book/address-book.model.ts'
import { cartEditingModel } from '#machines/flows/cart-editing/cart-editing.model.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import type { CheckoutContext } from '#machines/flows/checkout/checkout.types.ts'
import type { DeliveryContext } from '#machines/flows/delivery/delivery.types.ts'
import { discountCodeModel } from '#machines/flows/discount-code/discount-code.model.ts'
import { deliveryModel } from '#machines/flows/delivery/delivery.model.ts'
import {
  address,
  cartOf,
  courier,
  courierCart,
  courierCartOf,
  endedSession,
  headphonesLine,
  lostLineCart,
  orderIn,
  otherAddress,
  otherCourier,
  phoneLine,
  plainCart,
  shortLineCart,
  withFunds,
} from '#machines/testing/fixtures.ts'
import { placeOrderModel } from '#machines/flows/place-order/place-order.model.ts'
import { ProblemError, type ProblemCode } from '#machines/kernel/problem.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { actorInState, type Child } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/checkout',
  component: CheckoutAt,
  parameters: { frame: 'checkout', path: '/cart' },
} satisfies Meta<typeof CheckoutAt>

export default meta
type Story = StoryObj<typeof meta>

const invoice = { parameters: { path: '/cart/invoice' } }

/** Focus waits for the heading, which loads with the cart. */
export const ShoppingLoading: Story = {
  args: { state: 'shopping.loading' },
  tags: ['late-heading'],
}
export const ShoppingLoadFailed: Story = { args: { state: 'shopping.loadFailed' } }
export const ShoppingCart: Story = { args: { state: 'shopping.cart' } }
export const ShoppingDelivery: Story = {
  args: { state: 'shopping.delivery' },
  parameters: { path: '/cart/send-methods' },
}
export const ShoppingInvoicePreparing: Story = {
  args: { state: 'shopping.invoice.preparing' },
  ...invoice,
}
export const ShoppingInvoiceUnavailable: Story = {
  args: { state: 'shopping.invoice.unavailable' },
  ...invoice,
}
export const ShoppingInvoiceChoosing: Story = {
  args: { state: 'shopping.invoice.choosing' },
  ...invoice,
}
/** Only in a shop that checks for a VPN. */
export const ShoppingInvoiceWarning: Story = {
  args: { state: 'shopping.invoice.warning', context: { checksVpn: true } },
  ...invoice,
}
/** The wallet pays a part, the gateway the rest. */
export const ShoppingInvoiceWallet: Story = {
  args: { state: 'shopping.invoice.choosing', context: { useWallet: true } },
  tags: ['state-variant'],
  ...invoice,
}
/** The wallet pays it all. */
export const ShoppingInvoiceWalletForAll: Story = {
  args: {
    state: 'shopping.invoice.choosing',
    context: { useWallet: true, cart: withFunds(courierCart, 120_000_000) },
  },
  tags: ['state-variant'],
  ...invoice,
}
export const ShoppingInvoiceWalletEmpty: Story = {
  args: { state: 'shopping.invoice.choosing', context: { cart: withFunds(courierCart, 0) } },
  tags: ['state-variant'],
  ...invoice,
}
export const Paying: Story = { args: { state: 'paying' }, ...invoice }

const byCourier: Partial<DeliveryContext> = {
  cart: courierCart,
  tab: 'post',
  couriers: [courier],
  addresses: [address, otherAddress],
  addressId: address.id,
}

/** More of a line than one customer may order, and fewer than there are. */
const overLimitCart = cartOf([
  { ...phoneLine, quantity: 2, can_be_bought: false, stock_quantity: 1, purchase_limit: 1 },
])

/** The order that was placed, a while later. */
function waiting() {
  const expires_at = new Date(Date.now() + 1_620_000).toISOString()
  return [{ ...orderIn('WAITING_PAYMENT'), expires_at, item_count: 0, unit_count: 0 }]
}

/** The step after the order or a change was rejected: the last one that the redirect rules allow. */
const refused = {
  atCart: (code: ProblemCode, cart: Cart, state = 'editing.ready'): Story => ({
    args: {
      state: 'shopping.cart',
      context: { cart, notice: new ProblemError(code).failure },
      children: { cart: { model: cartEditingModel, state, context: { cart } } },
    },
  }),
  atDelivery: (code: ProblemCode, at: Partial<DeliveryContext>): Story => ({
    args: {
      state: 'shopping.delivery',
      context: { cart: at.cart, notice: new ProblemError(code).failure },
      children: {
        delivery: {
          model: deliveryModel,
          state: 'open.choosing.ready',
          context: at,
          children: {
            addressBook: {
              model: addressBookModel,
              state: 'browsing.ready',
              context: { addresses: at.addresses, selectedId: at.addressId },
            },
          },
        },
      },
    },
    parameters: { path: '/cart/send-methods' },
  }),
  atInvoice: (code: ProblemCode, cart: Cart): Story => ({
    args: {
      state: 'shopping.invoice.choosing',
      context: { cart, notice: new ProblemError(code).failure },
    },
    ...invoice,
  }),
}

/** The session ended: the cart is a guest's again. */
export const RefusedSignedOut: Story = {
  args: {
    state: 'shopping.cart',
    context: { notice: endedSession.failure, signedIn: false },
    children: { cart: { model: cartEditingModel, state: 'empty' } },
  },
  tags: ['state-variant'],
}
// Tags are repeated with each story: Storybook reads them without running the file.
export const RefusedSoldOut: Story = {
  ...refused.atCart('cart_has_unavailable_items', lostLineCart),
  tags: ['state-variant'],
}
export const RefusedLimitedStock: Story = {
  ...refused.atCart('stock_limited', shortLineCart),
  tags: ['state-variant'],
}
/** What this customer bought since counts as well: of what is in stock only one more may be ordered. */
export const RefusedPurchaseLimit: Story = {
  ...refused.atCart('purchase_limit_reached', overLimitCart),
  tags: ['state-variant'],
}
export const RefusedEmptyCart: Story = {
  ...refused.atCart('cart_empty', emptyCart, 'empty'),
  tags: ['state-variant'],
}
export const RefusedProfileIncomplete: Story = {
  ...refused.atCart('profile_incomplete', plainCart),
  tags: ['state-variant'],
}
export const RefusedMethodMissing: Story = {
  ...refused.atDelivery('shipping_method_missing', {
    ...byCourier,
    cart: plainCart,
  }),
  tags: ['state-variant'],
}
/** Another tab removed what was chosen or changed here, and the step was loaded again. */
export const RefusedMethodNotFound: Story = {
  ...refused.atDelivery('shipping_method_not_found', {
    ...byCourier,
    cart: plainCart,
  }),
  tags: ['state-variant'],
}
/** The courier that was chosen no longer delivers to the address. */
export const RefusedMethodNotOffered: Story = {
  ...refused.atDelivery('shipping_method_not_offered', {
    ...byCourier,
    couriers: [otherCourier],
    cart: plainCart,
  }),
  tags: ['state-variant'],
}
export const RefusedLineNotFound: Story = {
  ...refused.atCart('line_not_in_cart', plainCart),
  tags: ['state-variant'],
}
export const RefusedAddressMissing: Story = {
  ...refused.atDelivery('address_missing', {
    ...byCourier,
    addressId: null,
    couriers: null,
  }),
  tags: ['state-variant'],
}
export const RefusedAddressNotFound: Story = {
  ...refused.atDelivery('address_not_found', {
    ...byCourier,
    addresses: [otherAddress],
    addressId: null,
    couriers: null,
  }),
  tags: ['state-variant'],
}
/** The code that the invoice showed as applied no longer gives a discount. */
export const RefusedDiscountInvalid: Story = {
  ...refused.atInvoice('discount_code_invalid', courierCart),
  tags: ['state-variant'],
}
export const RefusedDiscountExpired: Story = {
  ...refused.atInvoice('discount_code_expired', courierCart),
  tags: ['state-variant'],
}
export const RefusedDiscountUsedUp: Story = {
  ...refused.atInvoice('discount_code_used_up', courierCart),
  tags: ['state-variant'],
}
export const RefusedDiscountAlreadyUsed: Story = {
  ...refused.atInvoice('discount_code_already_used', courierCart),
  tags: ['state-variant'],
}
export const RefusedDiscountBelowMinimum: Story = {
  ...refused.atInvoice('discount_code_below_minimum', courierCart),
  tags: ['state-variant'],
}
export const RefusedDiscountWrongCategory: Story = {
  ...refused.atInvoice('discount_code_wrong_category', courierCart),
  tags: ['state-variant'],
}
/** An offer ended between the look at the invoice and the press. */
export const RefusedOtherPrice: Story = {
  ...refused.atInvoice('price_changed', courierCartOf([{ ...phoneLine, new_price: null }])),
  tags: ['state-variant'],
}
/** As many orders wait for their payment as a customer may have. */
export const RefusedOpenOrdersLimit: Story = {
  args: {
    state: 'shopping.invoice.choosing',
    context: { cart: { ...courierCart, may_order: false }, notice: null },
  },
  ...invoice,
  tags: ['state-variant'],
}
/** The code no longer gives a discount, so the cart that was loaded again is without its discount. */
export const RefusedCodeInvalid: Story = {
  ...refused.atInvoice('discount_code_invalid', courierCart),
  tags: ['state-variant'],
}
export const RefusedCodeExpired: Story = {
  ...refused.atInvoice('discount_code_expired', courierCart),
  tags: ['state-variant'],
}
export const RefusedCodeUsedUp: Story = {
  ...refused.atInvoice('discount_code_used_up', courierCart),
  tags: ['state-variant'],
}
export const RefusedCodeAlreadyUsed: Story = {
  ...refused.atInvoice('discount_code_already_used', courierCart),
  tags: ['state-variant'],
}
export const RefusedCodeBelowMinimum: Story = {
  ...refused.atInvoice('discount_code_below_minimum', courierCart),
  tags: ['state-variant'],
}
export const RefusedCodeWrongCategory: Story = {
  ...refused.atInvoice('discount_code_wrong_category', courierCart),
  tags: ['state-variant'],
}
/** Another tab added a line. */
export const RefusedOtherCart: Story = {
  ...refused.atInvoice('cart_changed', courierCartOf([phoneLine, headphonesLine])),
  tags: ['state-variant'],
}
export const RefusedInvalid: Story = {
  ...refused.atInvoice('validation_failed', courierCart),
  tags: ['state-variant'],
}
/** An attempt with an unknown result was sent again with other choices: there is an order already. */
export const RefusedOtherAttempt: Story = {
  ...refused.atCart('idempotency_key_reused', emptyCart, 'empty'),
  tags: ['state-variant'],
  parameters: { orders: waiting },
}

/** The order was placed although its reply was lost, and the shopper abandoned it: it waits above the empty cart. */
export const AbandonedThoughPlaced: Story = {
  args: { state: 'shopping.cart', children: { cart: { model: cartEditingModel, state: 'empty' } } },
  tags: ['state-variant'],
  parameters: { orders: waiting },
}

const steps: Record<string, Record<string, Child>> = {
  'shopping.cart': { cart: { model: cartEditingModel, state: 'editing.ready' } },
  'shopping.delivery': {
    delivery: {
      model: deliveryModel,
      state: 'open.choosing.ready',
      children: { addressBook: { model: addressBookModel, state: 'browsing.ready' } },
    },
  },
  'shopping.invoice.choosing': { discount: { model: discountCodeModel, state: 'typing' } },
  'shopping.invoice.warning': { discount: { model: discountCodeModel, state: 'typing' } },
  paying: { placeOrder: { model: placeOrderModel, state: 'placing' } },
}

type At = {
  state: string
  context?: Partial<CheckoutContext>
  children?: Record<string, Child>
}

function CheckoutAt({ state, context, children = steps[state] }: At) {
  const [actor] = useState(() => actorInState(checkoutModel, { state, context, children }))
  return <Step actor={actor} />
}
