import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { profileImageModel } from '#machines/flows/profile-image/profile-image.model.ts'
import { lostNetwork, phoneLine } from '#machines/testing/fixtures.ts'
import { ImageAt } from '#src/features/profile/shared/image/ProfileImage.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/profile-image',
  component: ProfileImageAt,
} satisfies Meta<typeof ProfileImageAt>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = { args: { state: 'idle' } }
export const Preparing: Story = { args: { state: 'preparing' } }
export const Uploading: Story = { args: { state: 'uploading' } }
export const Refused: Story = { args: { state: 'refused' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Confirming: Story = { args: { state: 'confirming' } }
export const Removing: Story = { args: { state: 'removing' } }
export const RemovalFailed: Story = { args: { state: 'removalFailed' } }

function ProfileImageAt({ state }: { state: string }) {
  const failure = state.toLowerCase().endsWith('failed') ? lostNetwork.failure : null
  const [actor] = useState(() => actorInState(profileImageModel, { state, context: { failure } }))
  return <ImageAt actor={actor} image={phoneLine.image.image} name="سارا محمدی" />
}
