import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { orderCancellationModel } from '#machines/flows/order-cancellation/order-cancellation.model.ts'
import { lostNetwork, notCancellable } from '#machines/testing/fixtures.ts'
import { CancellationView } from '#src/features/orders/Cancellation.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/order-cancellation',
  component: OrderCancellationAt,
  parameters: { path: '/shopping-history/501' },
} satisfies Meta<typeof OrderCancellationAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const Confirming: Story = { args: { state: 'confirming' } }
export const Cancelling: Story = { args: { state: 'cancelling' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Refused: Story = { args: { state: 'refused' } }

function OrderCancellationAt({ state }: { state: string }) {
  const failure = state === 'failed' ? lostNetwork.failure : notCancellable.failure
  const [actor] = useState(() =>
    actorInState(orderCancellationModel, { state, context: { failure } }),
  )
  return <CancellationView actor={actor} isOffered refund={95_120_000} lender={null} />
}
