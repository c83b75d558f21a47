import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { storyItem } from '#machines/testing/fixtures.ts'
import { storiesModel } from '#machines/flows/stories/stories.model.ts'
import { StoryDialog } from '#src/features/stories/StoryDialog.tsx'
import { appears } from '#stories/support/appears.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/stories',
  component: StoriesAt,
  play: appears('dialog'),
} satisfies Meta<typeof StoriesAt>

export default meta
type Story = StoryObj<typeof meta>

export const Listing: Story = { args: { state: 'listing' } }
export const Unlisted: Story = { args: { state: 'unlisted' } }
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'failed' } }
export const ShowingPlaying: Story = { args: { state: 'showing.playing' } }
export const ShowingPaused: Story = { args: { state: 'showing.paused' } }

const row = [
  { id: 1, name: 'آیفون ۱۷ پرو', cover: '/images/scene/story/1' },
  { id: 2, name: 'گلکسی S25', cover: '/images/scene/story/2' },
]

function StoriesAt({ state }: { state: string }) {
  const context = state.startsWith('showing') ? { item: storyItem } : {}
  const [flow] = useState(() => actorInState(storiesModel, { state, context }))
  return <StoryDialog flow={flow} stories={row} />
}
