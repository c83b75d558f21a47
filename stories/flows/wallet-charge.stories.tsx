import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { walletChargeModel } from '#machines/flows/wallet-charge/wallet-charge.model.ts'
import { lostNetwork } from '#machines/testing/fixtures.ts'
import { WalletChargeView } from '#src/features/wallet/WalletCharge.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/wallet-charge',
  component: WalletChargeAt,
  parameters: { path: '/wallet' },
} satisfies Meta<typeof WalletChargeAt>

export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = { args: { state: 'editing' } }
export const Requesting: Story = { args: { state: 'requesting' } }
export const Showing: Story = { args: { state: 'showing' } }
export const OpenedSettling: Story = { args: { state: 'opened.settling' } }
export const OpenedWaiting: Story = { args: { state: 'opened.waiting' } }
export const OpenedChecking: Story = { args: { state: 'opened.checking' } }
export const Charged: Story = { args: { state: 'charged' } }
export const Declined: Story = { args: { state: 'declined' } }
export const Blocked: Story = { args: { state: 'blocked' } }
export const Failed: Story = { args: { state: 'failed' } }

function WalletChargeAt({ state }: { state: string }) {
  const failure = state === 'failed' ? lostNetwork.failure : null
  const added = state === 'charged' ? 200_000 : null
  const [actor] = useState(() =>
    actorInState(walletChargeModel, { state, context: { failure, added } }),
  )
  return <WalletChargeView actor={actor} />
}
