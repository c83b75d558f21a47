import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { lostNetwork } from '#machines/testing/fixtures.ts'
import { warrantyCheckModel } from '#machines/flows/warranty-check/warranty-check.model.ts'
import { CheckAt } from '#src/features/device-registry/WarrantyCheck.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { appears } from '#stories/support/appears.ts'

const meta = {
  title: 'flows/warranty-check',
  component: WarrantyCheckAt,
  parameters: { path: '/register' },
} satisfies Meta<typeof WarrantyCheckAt>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { state: 'ready' } }
export const SignInNeeded: Story = { args: { state: 'signInNeeded' } }
export const Checking: Story = { args: { state: 'checking' } }
export const Active: Story = { args: { state: 'active' } }
export const Expired: Story = { args: { state: 'expired' } }
export const NotActivated: Story = { args: { state: 'notActivated' }, play: appears('dialog') }
export const Failed: Story = { args: { state: 'failed' } }

function WarrantyCheckAt({ state }: { state: string }) {
  const failure = state === 'failed' ? lostNetwork.failure : null
  const [actor] = useState(() => actorInState(warrantyCheckModel, { state, context: { failure } }))
  return <CheckAt actor={actor} onActivate={() => undefined} />
}
