import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { giftCardPurchaseModel } from '#machines/flows/gift-card-purchase/gift-card-purchase.model.ts'
import { insufficientFunds, lostNetwork } from '#machines/testing/fixtures.ts'
import { GiftCardPurchaseView } from '#src/features/wallet/GiftCardPurchase.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/gift-card-purchase',
  component: GiftCardPurchaseAt,
  parameters: { path: '/wallet' },
} satisfies Meta<typeof GiftCardPurchaseAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const Editing: Story = { args: { state: 'editing' } }
export const Buying: Story = { args: { state: 'buying' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Refused: Story = { args: { state: 'refused' } }
export const Bought: Story = { args: { state: 'bought' } }

function GiftCardPurchaseAt({ state }: { state: string }) {
  const failure = state === 'failed' ? lostNetwork.failure : insufficientFunds.failure
  const [actor] = useState(() =>
    actorInState(giftCardPurchaseModel, { state, context: { failure } }),
  )
  return <GiftCardPurchaseView actor={actor} owner={null} balance={1_250_000} />
}
