import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { cartEditingModel } from '#machines/flows/cart-editing/cart-editing.model.ts'
import type { CartEditingContext } from '#machines/flows/cart-editing/cart-editing.types.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import {
  cartOf,
  headphonesLine,
  lostNetwork,
  phoneLine,
  shortLineCart,
} from '#machines/testing/fixtures.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { appears } from '#stories/support/appears.ts'
import { product } from '#stories/support/product.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/cart-editing',
  component: CartAt,
  parameters: { frame: 'checkout', path: '/cart' },
} satisfies Meta<typeof CartAt>

export default meta
type Story = StoryObj<typeof meta>

const insurable = cartOf([
  {
    ...phoneLine,
    insurances: product.insurances,
    insurance_prices: [{ insurance_id: 5, insurance_price: 4_200_000 }],
    installment_info: { monthly_due: 1_290_000, down_payment: 9_000_000 },
  },
])
export const Empty: Story = { args: { state: 'empty' } }
export const EditingReady: Story = { args: { state: 'editing.ready' } }
export const EditingChangeFailed: Story = {
  args: { state: 'editing.changeFailed', context: { failure: lostNetwork.failure } },
}
export const Confirming: Story = { args: { state: 'confirming' }, play: appears('alertdialog') }
export const ChoosingInsurance: Story = {
  args: {
    state: 'choosingInsurance',
    context: { cart: insurable, insurance: { priceId: phoneLine.price_id, insuranceId: 5 } },
  },
  play: appears('dialog'),
}
export const Changing: Story = { args: { state: 'changing' } }
export const OutOfStock: Story = { args: { state: 'outOfStock' }, play: appears('alertdialog') }
export const CompletingProfileEditing: Story = {
  args: { state: 'completingProfile.editing' },
  play: appears('dialog'),
}
export const CompletingProfileSaving: Story = {
  args: { state: 'completingProfile.saving' },
  play: appears('dialog'),
}
export const CompletingProfileFailed: Story = {
  args: { state: 'completingProfile.failed', context: { failure: lostNetwork.failure } },
  play: appears('dialog'),
}

/** A line that can be insured and paid in installments. */
export const EditingExtras: Story = {
  args: { state: 'editing.ready', context: { cart: insurable } },
  tags: ['state-variant'],
}
export const ChangingExtras: Story = {
  args: { state: 'changing', context: { cart: insurable } },
  tags: ['state-variant'],
}

const soldOut = cartOf([
  { ...phoneLine, quantity: 2, can_be_bought: false, stock_quantity: 0 },
  headphonesLine,
])
/** A line of two that is sold out, above one that can be bought. */
export const EditingSoldOut: Story = {
  args: { state: 'editing.ready', context: { cart: soldOut } },
  tags: ['state-variant'],
}

/** More units of a line than are in stock. */
export const EditingTooMany: Story = {
  args: { state: 'editing.ready', context: { cart: shortLineCart } },
  tags: ['state-variant'],
}

type At = { state: string; context?: Partial<CartEditingContext> }

function CartAt({ state, context }: At) {
  const children = { cart: { model: cartEditingModel, state, context } }
  const [actor] = useState(() => actorInState(checkoutModel, { state: 'shopping.cart', children }))
  return <Step actor={actor} />
}
