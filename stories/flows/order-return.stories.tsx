import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { orderReturnModel } from '#machines/flows/order-return/order-return.model.ts'
import { deliveredOrder, lostNetwork, tooMany } from '#machines/testing/fixtures.ts'
import { OrderReturnView } from '#src/features/orders/OrderReturn.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/order-return',
  component: OrderReturnAt,
  parameters: { path: '/shopping-history/501' },
} satisfies Meta<typeof OrderReturnAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const Choosing: Story = { args: { state: 'choosing' } }
export const Sending: Story = { args: { state: 'sending' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Refused: Story = { args: { state: 'refused' } }
export const Requested: Story = { args: { state: 'requested' } }

function OrderReturnAt({ state }: { state: string }) {
  const failure = state === 'failed' ? lostNetwork.failure : tooMany.failure
  const [actor] = useState(() => actorInState(orderReturnModel, { state, context: { failure } }))
  return <OrderReturnView actor={actor} order={deliveredOrder} />
}
