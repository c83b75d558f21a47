import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { screen } from 'storybook/test'
import { commentForm as words } from '#i18n/fa/comments.ts'
import { commentFormModel } from '#machines/flows/comment-form/comment-form.model.ts'
import { lostNetwork, upload } from '#machines/testing/fixtures.ts'
import { CommentDialog } from '#src/features/comments/form/CommentDialog.tsx'
import { FileStore } from '#src/features/attachments/shared/file-store.ts'
import { appears } from '#stories/support/appears.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/comment-form',
  component: CommentFormAt,
  play: appears('dialog'),
  parameters: { frame: 'piece', path: '/products/iphone-17-pro' },
} satisfies Meta<typeof CommentFormAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' }, play: async () => undefined }
export const ProfileChecking: Story = { args: { state: 'profile.checking' } }
export const ProfileCheckFailed: Story = { args: { state: 'profile.checkFailed' } }
export const ProfileCompleting: Story = { args: { state: 'profile.completing' } }
export const ProfileSaving: Story = { args: { state: 'profile.saving' } }
export const ProfileSaveFailed: Story = { args: { state: 'profile.saveFailed' } }
export const EditingResting: Story = { args: { state: 'editing.resting' } }
export const EditingUploading: Story = { args: { state: 'editing.uploading' } }
export const EditingFailed: Story = { args: { state: 'editing.failed' } }
export const Sending: Story = { args: { state: 'sending' } }
export const Sent: Story = { args: { state: 'sent' } }
/** Focuses the stars, moves on to the text, and leaves both empty. */
export const EditingWithoutStars: Story = {
  args: { state: 'editing.resting', stars: 0 },
  tags: ['state-variant'],
  play: async () => {
    const [first] = await screen.findAllByRole('radio')
    first?.focus()
    screen.getByLabelText(words.text).focus()
  },
}

const draft = {
  stars: 4,
  text: 'صفحه‌نمایش و باتری عالی است، فقط کمی سنگین است.',
  name: 'نیما',
  isAnonymous: false,
}
const picture = { key: 'a', name: 'IMG_2041.jpg', kind: 'image', bytes: 900_000 } as const
const files = [
  { ...picture, upload, failure: null },
  { ...picture, key: 'b', name: 'IMG_2042.jpg', upload: null, failure: lostNetwork.failure },
  { ...picture, key: 'c', name: 'IMG_2043.jpg', upload: null, failure: null },
]

function CommentFormAt({ state, stars = draft.stars }: { state: string; stars?: number }) {
  const [store] = useState(() => new FileStore('/api/product/v3/comment-file/'))
  const [flow] = useState(() => {
    const shown = state === 'editing.uploading' ? files : files.slice(0, 1)
    const context = { draft: { ...draft, stars }, files: shown }
    return actorInState(commentFormModel, {
      state,
      ...(/editing|sending/.test(state) && { context }),
    })
  })
  return <CommentDialog flow={flow} files={store} returnTo="/products/iphone-17-pro" />
}
