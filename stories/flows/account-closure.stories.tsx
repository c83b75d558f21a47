import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { accountClosureModel } from '#machines/flows/account-closure/account-closure.model.ts'
import { ClosureAt } from '#src/features/profile/closure/Closure.tsx'
import { appears } from '#stories/support/appears.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/account-closure',
  component: AccountClosureAt,
  play: appears('alertdialog'),
  parameters: { frame: 'piece', path: '/profile' },
} satisfies Meta<typeof AccountClosureAt>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = { args: { state: 'idle' }, play: async () => undefined }
export const Asking: Story = { args: { state: 'asking' } }
export const Requesting: Story = { args: { state: 'requesting' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Limited: Story = { args: { state: 'limited' } }
export const Impossible: Story = { args: { state: 'impossible' } }
export const EnteringCodeTyping: Story = { args: { state: 'entering.code.typing' } }
export const EnteringCodeRejected: Story = { args: { state: 'entering.code.rejected' } }
export const EnteringResendWaiting: Story = { args: { state: 'entering.resend.waiting' } }
export const EnteringResendAllowed: Story = { args: { state: 'entering.resend.allowed' } }
export const EnteringResendFailed: Story = { args: { state: 'entering.resend.failed' } }
export const Resending: Story = { args: { state: 'resending' } }
export const Closing: Story = { args: { state: 'closing' } }

function AccountClosureAt({ state }: { state: string }) {
  const [flow] = useState(() => actorInState(accountClosureModel, { state }))
  return <ClosureAt flow={flow} />
}
