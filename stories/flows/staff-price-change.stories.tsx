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
/** No variant is left. */
export const PreviewedEmpty: Story = {
  args: { state: 'previewed.ready', shows: 'noneChosen' },
  tags: ['state-variant'],
}
/** The rounding leaves no new price. */
export const PreviewedFaulty: Story = {
  args: { state: 'previewed.ready', shows: 'allFaulty' },
  tags: ['state-variant'],
}
/** A digit may be missing or too many. */
export const PreviewedFarOff: Story = {
  args: { state: 'previewed.ready', shows: 'farOff' },
  tags: ['state-variant'],
}
export const PreviewedRefused: Story = { args: { state: 'previewed.refused' } }
export const Changing: Story = { args: { state: 'changing' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Incomplete: Story = { args: { state: 'incomplete' } }

const plan = { starts_at: '2026-11-25T20:30:00.000Z', ends_at: null }
const failures: Readonly<Record<string, ProblemError>> = {
  'choosing.failed': tooManyVariants,
  'previewed.refused': new ProblemError('forbidden'),
}

const [first, unchanged] = pricePreview
const previews = {
  usual: pricePreview,
  noneChosen: pricePreview,
  allFaulty: [
    { ...unchanged, price: 40_000, price_after: 0, fault: 'too_low' as const },
    {
      ...first,
      price_after: first.price,
      new_price_after: first.new_price,
      fault: 'unchanged' as const,
    },
  ],
  farOff: [{ ...first, price_after: 295_500_000, new_price_after: 276_000_000 }, unchanged],
}

type Props = { state: string; isPlanned?: boolean; shows?: keyof typeof previews }

function StaffPriceChangeAt({ state, isPlanned = false, shows = 'usual' }: Props) {
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
        preview: previews[shows],
        spared: shows === 'noneChosen' ? [first.variant_id] : [],
        result: {
          changed: 1,
          left_out: [{ ...first, cause: 'changed_meanwhile' }],
          plan_id: 31,
        },
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
