import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { commentReactionModel } from '#machines/flows/comment-reaction/comment-reaction.model.ts'
import { likedComment } from '#machines/testing/fixtures.ts'
import { ReactionsView } from '#src/features/comments/reactions/Reactions.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/comment-reaction',
  component: ReactionsAt,
} satisfies Meta<typeof ReactionsAt>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { state: 'ready' } }
export const Saving: Story = { args: { state: 'saving' } }

function ReactionsAt({ state }: { state: string }) {
  const [actor] = useState(() => actorInState(commentReactionModel, { state }))
  return <ReactionsView actor={actor} comment={likedComment} />
}
