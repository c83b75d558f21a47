import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import type { DiscountCodeContext } from '#machines/flows/discount-code/discount-code.machine.ts'
import { discountCodeModel } from '#machines/flows/discount-code/discount-code.model.ts'
import { courierCart, withDiscount } from '#machines/testing/fixtures.ts'
import { ProblemError, type FailureCode } from '#machines/kernel/problem.ts'
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
export const RefusedUsedUp: Story = refused('discount_code_used_up')
export const RefusedCategory: Story = refused('discount_code_wrong_category')
export const RefusedTooLong: Story = refused('validation_failed')
export const CheckFailed: Story = { args: { state: 'checkFailed' } }
export const CheckFailedUnknownReply: Story = {
  args: {
    state: 'checkFailed',
    context: { failure: new ProblemError('internal_error').failure },
  },
  tags: ['state-variant'],
}
export const Applied: Story = { args: { state: 'applied' } }

function refused(code: FailureCode): Story {
  const context = { failure: new ProblemError(code).failure }
  return { args: { state: 'refused', context }, tags: ['state-variant'] }
}

type At = { state: string; context?: Partial<DiscountCodeContext> }

function DiscountCodeAt({ state, context }: At) {
  const children = { discount: { model: discountCodeModel, state, context } }
  const cart = state === 'applied' ? withDiscount(courierCart, 'SALAM', 500_000) : courierCart
  const [actor] = useState(() =>
    actorInState(checkoutModel, {
      state: 'shopping.invoice.choosing',
      context: { cart },
      children,
    }),
  )
  return <Step actor={actor} />
}
