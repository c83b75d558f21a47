import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { withdrawalRequestModel } from '#machines/flows/withdrawal-request/withdrawal-request.model.ts'
import { insufficientFunds, lostNetwork } from '#machines/testing/fixtures.ts'
import { WithdrawalRequestView } from '#src/features/wallet/WithdrawalRequest.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/withdrawal-request',
  component: WithdrawalRequestAt,
  parameters: { path: '/wallet' },
} satisfies Meta<typeof WithdrawalRequestAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const Editing: Story = { args: { state: 'editing' } }
export const Doubted: Story = { args: { state: 'doubted' } }
export const Sending: Story = { args: { state: 'sending' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Refused: Story = { args: { state: 'refused' } }
export const Requested: Story = { args: { state: 'requested' } }

function WithdrawalRequestAt({ state }: { state: string }) {
  const failure = state === 'failed' ? lostNetwork.failure : insufficientFunds.failure
  const [actor] = useState(() =>
    actorInState(withdrawalRequestModel, { state, context: { failure } }),
  )
  return <WithdrawalRequestView actor={actor} owner={null} profileIban={null} balance={1_250_000} />
}
