import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { addToCartModel } from '#machines/flows/add-to-cart/add-to-cart.model.ts'
import { emptyGuestCart } from '#machines/flows/cart/guest-cart.ts'
import { limitedStock, lostNetwork } from '#machines/testing/fixtures.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { guestCart } from '#src/features/checkout/shared/guest-cart.ts'
import { PurchaseAt } from '#src/features/product/Purchase.tsx'
import { appears } from '#stories/support/appears.ts'
import { product, variant } from '#stories/support/product.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/add-to-cart',
  component: AddToCartAt,
  parameters: { path: '/products/iphone-17-pro-256gb' },
} satisfies Meta<typeof AddToCartAt>

export default meta
type Story = StoryObj<typeof meta>

const confirming = (state: string, failure?: Failure): Story => ({
  args: { state, failure },
  play: appears('dialog'),
})

export const OfferingIdle: Story = { args: { state: 'offering.idle' } }
export const OfferingLimited: Story = {
  args: { state: 'offering.limited', failure: limitedStock.failure, inCart: 2 },
}
export const OfferingFailed: Story = {
  args: { state: 'offering.failed', failure: lostNetwork.failure },
}
export const Adding: Story = { args: { state: 'adding' } }
export const Changing: Story = { args: { state: 'changing', inCart: 2 } }
export const AddedConfirmed: Story = confirming('added.confirmed')
export const AddedChangingInsuranceLatest: Story = confirming('added.changingInsurance.latest')
export const AddedChangingInsuranceSuperseded: Story = confirming(
  'added.changingInsurance.superseded',
)
export const AddedInsuranceFailed: Story = confirming('added.insuranceFailed', lostNetwork.failure)

type Props = {
  state: string
  failure?: Failure
  /** Units of the variant in the guest's cart. */
  inCart?: number
}

function AddToCartAt({ state, failure, inCart = 0 }: Props) {
  const [flow] = useState(() => {
    const line = { price_id: variant.id, quantity: inCart, insurance_id: null }
    guestCart.write({ ...emptyGuestCart(), lines: inCart > 0 ? [line] : [] })
    return actorInState(addToCartModel, { state, ...(failure && { context: { failure } }) })
  })
  return <PurchaseAt product={product} variant={variant} flow={flow} />
}
