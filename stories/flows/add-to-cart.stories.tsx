import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { addToCartModel } from '#machines/add-to-cart/add-to-cart.model.ts'
import { limitedStock, lostNetwork } from '#machines/fixtures.ts'
import type { Failure } from '#machines/problem.ts'
import { PurchaseAt } from '#src/pages/product/Purchase.tsx'
import { appears } from '../support/appears.ts'
import { product, variant } from '../support/product.ts'
import { standing } from '../support/standing.ts'

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
  args: { state: 'offering.limited', failure: limitedStock.failure },
}
export const OfferingFailed: Story = {
  args: { state: 'offering.failed', failure: lostNetwork.failure },
}
export const Adding: Story = { args: { state: 'adding' } }
export const AddedConfirmed: Story = confirming('added.confirmed')
export const AddedChangingInsuranceLatest: Story = confirming('added.changingInsurance.latest')
export const AddedChangingInsuranceSuperseded: Story = confirming(
  'added.changingInsurance.superseded',
)
export const AddedInsuranceFailed: Story = confirming('added.insuranceFailed', lostNetwork.failure)

function AddToCartAt({ state, failure }: { state: string; failure?: Failure }) {
  const [flow] = useState(() =>
    standing(addToCartModel, { state, ...(failure && { context: { failure } }) }),
  )
  return <PurchaseAt product={product} variant={variant} flow={flow} />
}
