import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffPriceChangeModel } from '#machines/flows/staff-price-change/staff-price-change.model.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork, pricePreview, tooManyVariants } from '#machines/testing/fixtures.ts'
import { PriceChangeDialog } from '#staff/prices/PriceChangeDialog.tsx'
import { ProductSelection } from '#staff/products/ProductSelection.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-price-change',
  component: StaffPriceChangeAt,
  parameters: { path: '/staff/products' },
} satisfies Meta<typeof StaffPriceChangeAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const ChoosingReady: Story = { args: { state: 'choosing.ready' } }
export const ChoosingFaulty: Story = { args: { state: 'choosing.faulty' } }
export const ChoosingFailed: Story = { args: { state: 'choosing.failed' } }
export const Previewing: Story = { args: { state: 'previewing' } }
export const PreviewedReady: Story = { args: { state: 'previewed.ready' } }
/** From an hour to come on. */
export const PreviewedPlan: Story = {
  args: { state: 'previewed.ready', isPlanned: true },
  tags: ['state-variant'],
}
export const PreviewedEmpty: Story = { args: { state: 'previewed.empty' } }
export const PreviewedRefused: Story = { args: { state: 'previewed.refused' } }
export const Changing: Story = { args: { state: 'changing' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Incomplete: Story = { args: { state: 'incomplete' } }

const plan = { starts_at: '2026-11-25T20:30:00.000Z', ends_at: null }
const failures: Readonly<Record<string, ProblemError>> = {
  'choosing.failed': tooManyVariants,
  'previewed.refused': new ProblemError('forbidden'),
}

function StaffPriceChangeAt({ state, isPlanned = false }: { state: string; isPlanned?: boolean }) {
  const [first] = pricePreview
  const { failure } = failures[state] ?? lostNetwork
  const [actor] = useState(() =>
    actorInState(staffPriceChangeModel, {
      state,
      context: {
        choice: { kind: 'products', ids: [7, 8] },
        repricing: { percent: state === 'choosing.faulty' ? 0 : -5, target: 'all' },
        schedule: isPlanned || state.startsWith('choosing') ? plan : null,
        fault: 'percent',
        key: 'plan-key',
        reason: 'نرخ تازه',
        preview: pricePreview,
        spared: state === 'previewed.empty' ? [first.variant_id] : [],
        result: { changed: 1, left_out: [{ ...first, cause: 'changed_meanwhile' }] },
        failure,
      },
    }),
  )
  const choose = () =>
    actor.send({ type: 'change.chosen', choice: { kind: 'found', total: 2, filter: {} } })
  return (
    <>
      <ProductSelection
        selected={0}
        total={2}
        onChangeSelected={choose}
        onChangeAll={choose}
        onMoveSelected={() => undefined}
        onMoveAll={() => undefined}
        onClear={choose}
      />
      <PriceChangeDialog actor={actor} />
    </>
  )
}
