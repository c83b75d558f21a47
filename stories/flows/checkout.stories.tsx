import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { cartEditingModel } from '#machines/cart-editing/cart-editing.model.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import type { CheckoutContext } from '#machines/checkout/checkout.types.ts'
import { deliveryModel } from '#machines/delivery/delivery.model.ts'
import { endedSession, otherPrice } from '#machines/fixtures.ts'
import { orderingModel } from '#machines/ordering/ordering.model.ts'
import { Step } from '#src/flows/checkout/Checkout.tsx'
import { standing, type Child } from '../support/standing.ts'

const meta = {
  title: 'flows/checkout',
  component: CheckoutAt,
  parameters: { frame: 'checkout', path: '/cart' },
} satisfies Meta<typeof CheckoutAt>

export default meta
type Story = StoryObj<typeof meta>

const invoice = { parameters: { path: '/cart/invoice' } }

/** Focus waits for the heading that comes with the cart. */
export const ShoppingLoading: Story = {
  args: { state: 'shopping.loading' },
  tags: ['heading-comes-later'],
}
export const ShoppingLoadFailed: Story = { args: { state: 'shopping.loadFailed' } }
export const ShoppingCart: Story = { args: { state: 'shopping.cart' } }
/** The session ended on the way: the cart is a guest's again. */
export const ShoppingCartSessionEnded: Story = {
  args: {
    state: 'shopping.cart',
    context: { notice: endedSession.failure, signedIn: false },
    children: { cart: { model: cartEditingModel, state: 'empty' } },
  },
  tags: ['beside-the-states'],
}
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
/** An offer ended between the look at the invoice and the press. */
export const ShoppingInvoiceOtherPrice: Story = {
  args: { state: 'shopping.invoice.choosing', context: { notice: otherPrice.failure } },
  tags: ['beside-the-states'],
  ...invoice,
}
export const Paying: Story = { args: { state: 'paying' }, ...invoice }

const steps: Record<string, Record<string, Child>> = {
  'shopping.cart': { cart: { model: cartEditingModel, state: 'editing.ready' } },
  'shopping.delivery': { delivery: { model: deliveryModel, state: 'choosing.ready' } },
  paying: { ordering: { model: orderingModel, state: 'placing' } },
}

type At = {
  state: string
  context?: Partial<CheckoutContext>
  children?: Record<string, Child>
}

function CheckoutAt({ state, context, children = steps[state] }: At) {
  const [actor] = useState(() => standing(checkoutModel, { state, context, children }))
  return <Step actor={actor} />
}
