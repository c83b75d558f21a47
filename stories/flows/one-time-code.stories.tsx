import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { authenticationModel } from '#machines/flows/authentication/authentication.model.ts'
import { oneTimeCodeModel } from '#machines/flows/one-time-code/one-time-code.model.ts'
import { Step } from '#src/features/authentication/SignIn.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/one-time-code',
  component: CodeAt,
  parameters: { frame: 'login', path: '/login' },
} satisfies Meta<typeof CodeAt>

export default meta
type Story = StoryObj<typeof meta>

export const EnteringEntryOpenTyping: Story = { args: { state: 'entering.entry.open.typing' } }
export const EnteringEntryOpenRejected: Story = { args: { state: 'entering.entry.open.rejected' } }
export const EnteringEntryVerifying: Story = { args: { state: 'entering.entry.verifying' } }
export const EnteringEntrySpent: Story = { args: { state: 'entering.entry.spent' } }
export const EnteringCountdownRunning: Story = { args: { state: 'entering.countdown.running' } }
export const EnteringCountdownElapsed: Story = { args: { state: 'entering.countdown.elapsed' } }
export const EnteringCountdownResending: Story = {
  args: { state: 'entering.countdown.resending' },
}
export const EnteringCountdownFailed: Story = { args: { state: 'entering.countdown.failed' } }
export const EnteringCountdownLimited: Story = { args: { state: 'entering.countdown.limited' } }

function CodeAt({ state }: { state: string }) {
  const [actor] = useState(() => {
    const context = { resendAt: Date.now() + 90_000, retryAt: Date.now() + 600_000 }
    const children = { code: { model: oneTimeCodeModel, state, context } }
    return actorInState(authenticationModel, { state: 'code', context, children })
  })
  return <Step actor={actor} />
}
