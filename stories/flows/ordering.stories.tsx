import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { orderingModel } from '#machines/ordering/ordering.model.ts'
import { Step } from '#src/flows/checkout/Checkout.tsx'
import { standing } from '../support/standing.ts'

const meta = {
  title: 'flows/ordering',
  component: OrderingAt,
  parameters: { frame: 'checkout', path: '/cart/invoice' },
} satisfies Meta<typeof OrderingAt>

export default meta
type Story = StoryObj<typeof meta>

export const Refreshing: Story = { args: { state: 'refreshing' } }
export const RefreshFailed: Story = { args: { state: 'refreshFailed' } }
export const Placing: Story = { args: { state: 'placing' } }
export const PlaceFailed: Story = { args: { state: 'placeFailed' } }
export const Leaving: Story = { args: { state: 'leaving' } }
export const LeaveFailed: Story = { args: { state: 'leaveFailed' } }
export const Left: Story = { args: { state: 'left' } }

function OrderingAt({ state }: { state: string }) {
  const children = { ordering: { model: orderingModel, state } }
  const [actor] = useState(() => standing(checkoutModel, { state: 'paying', children }))
  return <Step actor={actor} />
}
