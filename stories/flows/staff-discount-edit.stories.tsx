import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffDiscountEditModel } from '#machines/flows/staff-discount-edit/staff-discount-edit.model.ts'
import { lostNetwork, staffDiscount, takenDiscount } from '#machines/testing/fixtures.ts'
import { DiscountDialogView } from '#staff/finance/DiscountDialog.tsx'
import { Button } from '#src/ui/Button.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-discount-edit',
  component: StaffDiscountEditAt,
  parameters: { path: '/staff/discounts/3' },
} satisfies Meta<typeof StaffDiscountEditAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const EditingReady: Story = { args: { state: 'editing.ready' } }
export const EditingFaulty: Story = { args: { state: 'editing.faulty', value: 101 } }
export const EditingRefused: Story = { args: { state: 'editing.refused' } }
export const Warning: Story = { args: { state: 'warning', value: 100 } }
export const Saving: Story = { args: { state: 'saving' } }
export const Failed: Story = { args: { state: 'failed' } }
export const ComparingLoading: Story = { args: { state: 'comparing.loading' } }
export const ComparingLoadFailed: Story = { args: { state: 'comparing.loadFailed' } }
export const ComparingShown: Story = { args: { state: 'comparing.shown' } }

function StaffDiscountEditAt({ state, value = 15 }: { state: string; value?: number }) {
  const { failure } = state === 'editing.refused' ? takenDiscount : lostNetwork
  const { terms } = staffDiscount
  const [actor] = useState(() =>
    actorInState(staffDiscountEditModel, {
      state,
      context: {
        discount: staffDiscount,
        terms: { ...terms, value, ...(state === 'warning' && { maximum: null }) },
        key: 'discount-key',
        current: { ...staffDiscount, terms: { ...terms, value: 12 } },
        failure,
      },
    }),
  )
  return (
    <>
      <Button onClick={() => actor.send({ type: 'edit.chosen', discount: staffDiscount })}>
        {terms.code}
      </Button>
      <DiscountDialogView
        actor={actor}
        categories={[{ id: 4, name: 'هدفون', depth: 0, filters: [] }]}
      />
    </>
  )
}
