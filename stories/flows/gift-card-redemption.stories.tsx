import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { giftCardRedemptionModel } from '#machines/flows/gift-card-redemption/gift-card-redemption.model.ts'
import { lostNetwork } from '#machines/testing/fixtures.ts'
import { GiftCardRedemptionView } from '#src/features/wallet/GiftCardRedemption.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/gift-card-redemption',
  component: GiftCardRedemptionAt,
  parameters: { path: '/wallet' },
} satisfies Meta<typeof GiftCardRedemptionAt>

export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = { args: { state: 'editing' } }
export const Redeeming: Story = { args: { state: 'redeeming' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Redeemed: Story = { args: { state: 'redeemed' } }

function GiftCardRedemptionAt({ state }: { state: string }) {
  const failure = state === 'failed' ? lostNetwork.failure : null
  const [actor] = useState(() =>
    actorInState(giftCardRedemptionModel, { state, context: { failure } }),
  )
  return <GiftCardRedemptionView actor={actor} />
}
