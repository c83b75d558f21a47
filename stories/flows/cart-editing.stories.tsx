import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { cartEditingModel } from '#machines/cart-editing/cart-editing.model.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { Step } from '#src/flows/checkout/Checkout.tsx'
import { appears } from '../support/appears.ts'
import { standing } from '../support/standing.ts'

const meta = {
  title: 'flows/cart-editing',
  component: CartAt,
  parameters: { frame: 'checkout', path: '/cart' },
} satisfies Meta<typeof CartAt>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { state: 'empty' } }
export const EditingReady: Story = { args: { state: 'editing.ready' } }
export const EditingChangeFailed: Story = { args: { state: 'editing.changeFailed' } }
export const Confirming: Story = { args: { state: 'confirming' }, play: appears('alertdialog') }
export const Changing: Story = { args: { state: 'changing' } }
export const OutOfStock: Story = { args: { state: 'outOfStock' }, play: appears('alertdialog') }
export const CompletingProfileEditing: Story = {
  args: { state: 'completingProfile.editing' },
  play: appears('dialog'),
}
export const CompletingProfileSaving: Story = {
  args: { state: 'completingProfile.saving' },
  play: appears('dialog'),
}
export const CompletingProfileFailed: Story = {
  args: { state: 'completingProfile.failed' },
  play: appears('dialog'),
}

function CartAt({ state }: { state: string }) {
  const children = { cart: { model: cartEditingModel, state } }
  const [actor] = useState(() => standing(checkoutModel, { state: 'shopping.cart', children }))
  return <Step actor={actor} />
}
