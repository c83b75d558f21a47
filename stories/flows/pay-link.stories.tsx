import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { payLinkModel } from '#machines/flows/pay-link/pay-link.model.ts'
import { PayLinkView } from '#src/features/orders/PayLink.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/pay-link',
  component: PayLinkAt,
  parameters: { path: '/shopping-history' },
} satisfies Meta<typeof PayLinkAt>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { state: 'loading' } }
export const Ready: Story = { args: { state: 'ready' } }
export const Unavailable: Story = { args: { state: 'unavailable' } }

function PayLinkAt({ state }: { state: string }) {
  const [actor] = useState(() => actorInState(payLinkModel, { state }))
  return <PayLinkView actor={actor} order={{ id: 501, last_gateway: null }} />
}
