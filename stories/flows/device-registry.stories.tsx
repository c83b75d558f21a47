import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { deviceRegistryModel } from '#machines/flows/device-registry/device-registry.model.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { RegistryAt } from '#src/features/device-registry/DeviceRegistry.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { says } from '#stories/support/appears.ts'

const meta = {
  title: 'flows/device-registry',
  component: DeviceRegistryAt,
  parameters: { path: '/register' },
} satisfies Meta<typeof DeviceRegistryAt>

export default meta
type Story = StoryObj<typeof meta>

const form = says('دستگاه خود را ثبت کنید')

export const FormEditing: Story = { args: { state: 'form.editing' }, play: form }
export const FormProfileFailed: Story = { args: { state: 'form.profileFailed' }, play: form }
export const FormCodeRejected: Story = { args: { state: 'form.codeRejected' }, play: form }
export const SavingProfile: Story = { args: { state: 'savingProfile' }, play: form }
export const Registering: Story = { args: { state: 'registering' }, play: form }
export const Registered: Story = { args: { state: 'registered' } }
export const RegistrationFailed: Story = { args: { state: 'registrationFailed' } }
export const RegistrationFailedRevoked: Story = {
  tags: ['state-variant'],
  args: { state: 'registrationFailed', code: 'warranty_code_revoked' },
}

/** Only a call that may have been lost can be repeated as it is. */
export const RegistrationFailedUncertain: Story = {
  tags: ['state-variant'],
  args: { state: 'registrationFailed', code: 'service_unavailable' },
}

type Props = { state: string; code?: 'warranty_code_revoked' | 'service_unavailable' }

function DeviceRegistryAt({ state, code }: Props) {
  const context = code === undefined ? {} : { failure: new ProblemError(code).failure }
  const [actor] = useState(() => actorInState(deviceRegistryModel, { state, context }))
  return <RegistryAt actor={actor} />
}
