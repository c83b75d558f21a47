import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { wishlistModel } from '#machines/flows/wishlist/wishlist.model.ts'
import { Heart } from '#src/features/wishlist/shared/SaveButton.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/wishlist',
  component: HeartAt,
} satisfies Meta<typeof HeartAt>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = { args: { state: 'guest' } }
export const Reading: Story = { args: { state: 'reading' } }
export const Unknown: Story = { args: { state: 'unknown' } }
export const Unsaved: Story = { args: { state: 'unsaved' } }
export const Saved: Story = { args: { state: 'saved' } }
export const Saving: Story = { args: { state: 'saving' } }
export const Unsaving: Story = { args: { state: 'unsaving' } }

function HeartAt({ state }: { state: string }) {
  const [flow] = useState(() => actorInState(wishlistModel, { state }))
  return <Heart flow={flow} />
}
