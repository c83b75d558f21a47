import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import type { DiscountCodeContext } from '#machines/flows/discount-code/discount-code.machine.ts'
import { discountCodeModel } from '#machines/flows/discount-code/discount-code.model.ts'
import { courierCart, withDiscount } from '#machines/testing/fixtures.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { Step } from '#src/features/checkout/Checkout.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/discount-code',
  component: DiscountCodeAt,
  parameters: { frame: 'checkout', path: '/cart/invoice' },
} satisfies Meta<typeof DiscountCodeAt>

export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = { args: { state: 'typing' } }
export const Checking: Story = { args: { state: 'checking' } }
export const Refused: Story = { args: { state: 'refused' } }
export const RefusedUsedUp: Story = {
  args: {
    state: 'refused',
    context: { failure: new ProblemError('discount_code_used_up').failure },
  },
  tags: ['state-variant'],
}
export const RefusedCategory: Story = {
  args: {
    state: 'refused',
    context: { failure: new ProblemError('discount_code_wrong_category').failure },
  },
  tags: ['state-variant'],
}
export const RefusedTooLong: Story = {
  args: { state: 'refused', context: { failure: new ProblemError('validation_failed').failure } },
  tags: ['state-variant'],
}
export const CheckFailed: Story = { args: { state: 'checkFailed' } }
export const CheckFailedUnknownReply: Story = {
  args: {
    state: 'checkFailed',
    context: { failure: new ProblemError('internal_error').failure },
  },
  tags: ['state-variant'],
}
export const Applied: Story = { args: { state: 'applied' } }
export const Removing: Story = { args: { state: 'removing' } }
export const RemovalFailed: Story = { args: { state: 'removalFailed' } }

type At = { state: string; context?: Partial<DiscountCodeContext> }

function DiscountCodeAt({ state, context }: At) {
  const children = { discount: { model: discountCodeModel, state, context } }
  const cart = /^(applied|remov)/.test(state)
    ? withDiscount(courierCart, 'SALAM', 500_000)
    : courierCart
  const [actor] = useState(() =>
    actorInState(checkoutModel, {
      state: 'shopping.invoice.choosing',
      context: { cart },
      children,
    }),
  )
  return <Step actor={actor} />
}
