import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffIdleModel } from '#machines/flows/staff-idle/staff-idle.model.ts'
import { lostNetwork } from '#machines/testing/fixtures.ts'
import { IdleDialog } from '#staff/idle/IdleWatch.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-idle',
  component: StaffIdleAt,
  parameters: { path: '/staff' },
} satisfies Meta<typeof StaffIdleAt>

export default meta
type Story = StoryObj<typeof meta>

export const Watching: Story = { args: { state: 'watching' } }
export const Warning: Story = { args: { state: 'warning' } }
export const SigningOut: Story = { args: { state: 'signingOut' } }
export const Failed: Story = { args: { state: 'failed' } }

function StaffIdleAt({ state }: { state: string }) {
  const { failure } = lostNetwork
  const [flow] = useState(() => actorInState(staffIdleModel, { state, context: { failure } }))
  return <IdleDialog flow={flow} />
}
