import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { fireEvent } from 'storybook/test'
import { deviceRegistry } from '#i18n/fa/device-registry.ts'
import { lostNetwork, registeredDevice } from '#machines/testing/fixtures.ts'
import { warrantyCheckModel } from '#machines/flows/warranty-check/warranty-check.model.ts'
import { CheckAt } from '#src/features/device-registry/WarrantyCheck.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { appears, field } from '#stories/support/appears.ts'

const meta = {
  title: 'flows/warranty-check',
  component: WarrantyCheckAt,
  parameters: { path: '/register' },
} satisfies Meta<typeof WarrantyCheckAt>

export default meta
type Story = StoryObj<typeof meta>

export const OpenReady: Story = { args: { state: 'open.ready' } }
/** Only a whole number, whose last digit checks the others, can be sent. */
export const OpenTyped: Story = {
  args: { state: 'open.ready' },
  tags: ['state-variant'],
  play: async () => {
    const value = registeredDevice.first_imei
    await fireEvent.change(await field(deviceRegistry.imei.first), { target: { value } })
  },
}
export const OpenSignInNeeded: Story = { args: { state: 'open.signInNeeded' } }
export const OpenActive: Story = { args: { state: 'open.active' } }
export const OpenExpired: Story = { args: { state: 'open.expired' } }
export const OpenRevoked: Story = { args: { state: 'open.revoked' } }
export const OpenFailed: Story = { args: { state: 'open.failed' } }
export const Checking: Story = { args: { state: 'checking' } }
export const NotActivated: Story = { args: { state: 'notActivated' }, play: appears('dialog') }

function WarrantyCheckAt({ state }: { state: string }) {
  const failure = state === 'open.failed' ? lostNetwork.failure : null
  const [actor] = useState(() => actorInState(warrantyCheckModel, { state, context: { failure } }))
  return <CheckAt actor={actor} onActivate={() => undefined} />
}
