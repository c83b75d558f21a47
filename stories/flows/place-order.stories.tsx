import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import type { PlaceOrderContext } from '#machines/flows/place-order/place-order.machine.ts'
import { placeOrderModel } from '#machines/flows/place-order/place-order.model.ts'
import { ProblemError, type FailureCode } from '#machines/kernel/problem.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/place-order',
  component: PlaceOrderAt,
  parameters: { frame: 'checkout', path: '/cart/invoice' },
} satisfies Meta<typeof PlaceOrderAt>

export default meta
type Story = StoryObj<typeof meta>

export const Refreshing: Story = { args: { state: 'refreshing' } }
export const RefreshFailed: Story = { args: { state: 'refreshFailed' } }
export const Placing: Story = { args: { state: 'placing' } }
export const PlaceFailed: Story = { args: { state: 'placeFailed' } }
export const PlaceFailedTimeout: Story = { ...unanswered('timeout'), tags: ['state-variant'] }
export const PlaceFailedUnavailable: Story = {
  ...unanswered('service_unavailable'),
  tags: ['state-variant'],
}
export const PlaceFailedServerFault: Story = {
  ...unanswered('internal_error'),
  tags: ['state-variant'],
}
export const PlaceFailedTooMany: Story = {
  ...unanswered('too_many_requests'),
  tags: ['state-variant'],
}
export const Leaving: Story = { args: { state: 'leaving' } }
export const LeaveFailed: Story = { args: { state: 'leaveFailed' } }
export const Left: Story = { args: { state: 'left' } }

/** It is unknown whether the order was placed: the same attempt can be retried. */
function unanswered(code: FailureCode): Story {
  const context = { failure: new ProblemError(code).failure }
  return { args: { state: 'placeFailed', context } }
}

type At = { state: string; context?: Partial<PlaceOrderContext> }

function PlaceOrderAt({ state, context }: At) {
  const children = { placeOrder: { model: placeOrderModel, state, context } }
  const [actor] = useState(() => actorInState(checkoutModel, { state: 'paying', children }))
  return <Step actor={actor} />
}
