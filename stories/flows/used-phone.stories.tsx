import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { usedPhoneModel } from '#machines/flows/used-phone/used-phone.model.ts'
import { WizardAt } from '#src/features/used-phone/UsedPhoneWizard.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { says } from '#stories/support/appears.ts'

const meta = {
  title: 'flows/used-phone',
  component: UsedPhoneAt,
  parameters: { path: '/used-phone' },
} satisfies Meta<typeof UsedPhoneAt>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  args: { state: 'choosing' },
  play: says('اپل آیفون ۱۳، ۱۲۸ گیگابایت'),
}
export const Loading: Story = { args: { state: 'loading' } }
export const LoadFailed: Story = { args: { state: 'loadFailed' } }
export const Answering: Story = { args: { state: 'answering' } }
export const ContactEditing: Story = { args: { state: 'contact.editing' } }
export const ContactFailed: Story = { args: { state: 'contact.failed' } }
export const Sending: Story = { args: { state: 'sending' } }
export const Outdated: Story = { args: { state: 'outdated' } }
export const Sent: Story = { args: { state: 'sent' } }

function UsedPhoneAt({ state }: { state: string }) {
  const [actor] = useState(() => actorInState(usedPhoneModel, { state }))
  return <WizardAt actor={actor} />
}
