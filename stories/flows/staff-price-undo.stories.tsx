import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffPriceUndoModel } from '#machines/flows/staff-price-undo/staff-price-undo.model.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { changedPrices, lostNetwork, pricePreview } from '#machines/testing/fixtures.ts'
import { PriceUndoDialog } from '#staff/prices/PriceUndoDialog.tsx'
import { UndoButton } from '#staff/prices/plan-columns.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-price-undo',
  component: StaffPriceUndoAt,
  parameters: { path: '/staff/price-plans' },
} satisfies Meta<typeof StaffPriceUndoAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const Loading: Story = { args: { state: 'loading' } }
export const Unavailable: Story = { args: { state: 'unavailable' } }
export const Asking: Story = { args: { state: 'asking' } }
/** Each price was changed again since. */
export const AskingNothing: Story = {
  args: { state: 'asking', isOver: true },
  tags: ['state-variant'],
}
export const Returning: Story = { args: { state: 'returning' } }
export const Failed: Story = { args: { state: 'failed' } }
/** A colleague was faster. */
export const Refused: Story = { args: { state: 'refused' } }
export const Incomplete: Story = { args: { state: 'incomplete' } }

const [left] = pricePreview
const movedBefore = new ProblemError('move_impossible', {
  savedBy: {
    staff_id: 6,
    first_name: 'آرش',
    last_name: 'کریمی',
    at: '2026-11-24T10:05:00.000Z',
  },
})

type Props = { state: string; isOver?: boolean }

function StaffPriceUndoAt({ state, isOver = false }: Props) {
  const { failure } = state === 'refused' ? movedBefore : lostNetwork
  const [actor] = useState(() =>
    actorInState(staffPriceUndoModel, {
      state,
      context: {
        id: changedPrices.id,
        plan: isOver ? { ...changedPrices, returnable: 0, changed_since: 3 } : changedPrices,
        key: 'undo-key',
        result: { returned: 2, left_out: [left] },
        failure,
      },
    }),
  )
  return (
    <>
      <UndoButton
        plan={changedPrices}
        onUndo={({ id }) => actor.send({ type: 'change.chosen', id })}
      />
      <PriceUndoDialog actor={actor} />
    </>
  )
}
