import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { returnCancellationModel } from '#machines/flows/return-cancellation/return-cancellation.model.ts'
import { lostNetwork, returnedOrder, settledReturn } from '#machines/testing/fixtures.ts'
import { ReturnsView } from '#src/features/orders/Returns.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/return-cancellation',
  component: ReturnCancellationAt,
  parameters: { path: '/shopping-history/501' },
} satisfies Meta<typeof ReturnCancellationAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const Confirming: Story = { args: { state: 'confirming' } }
export const Cancelling: Story = { args: { state: 'cancelling' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Refused: Story = { args: { state: 'refused' } }

function ReturnCancellationAt({ state }: { state: string }) {
  const failure = state === 'failed' ? lostNetwork.failure : settledReturn.failure
  const [actor] = useState(() =>
    actorInState(returnCancellationModel, { state, context: { failure } }),
  )
  return <ReturnsView actor={actor} order={returnedOrder} />
}
