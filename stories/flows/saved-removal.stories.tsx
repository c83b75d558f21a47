import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { savedRemovalModel } from '#machines/flows/saved-removal/saved-removal.model.ts'
import { SavedRemovalDialog } from '#src/features/wishlist/SavedRemovalDialog.tsx'
import { appears } from '#stories/support/appears.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/saved-removal',
  component: SavedRemovalAt,
  play: appears('alertdialog'),
  parameters: { frame: 'piece', path: '/saved-products' },
} satisfies Meta<typeof SavedRemovalAt>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = { args: { state: 'idle' }, play: async () => undefined }
export const Confirming: Story = { args: { state: 'confirming' } }
export const Removing: Story = { args: { state: 'removing' } }
export const Failed: Story = { args: { state: 'failed' } }

function SavedRemovalAt({ state }: { state: string }) {
  const [flow] = useState(() => actorInState(savedRemovalModel, { state }))
  return <SavedRemovalDialog flow={flow} />
}
