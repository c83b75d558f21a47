import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffVariantEditModel } from '#machines/flows/staff-variant-edit/staff-variant-edit.model.ts'
import { faultsOf, termsOf } from '#machines/flows/staff-variant-edit/terms.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork, staffVariant } from '#machines/testing/fixtures.ts'
import { VariantsView } from '#staff/products/Variants.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-variant-edit',
  component: StaffVariantEditAt,
  parameters: { path: '/staff/products/7' },
} satisfies Meta<typeof StaffVariantEditAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const EditingReady: Story = { args: { state: 'editing.ready' } }
export const EditingFaulty: Story = { args: { state: 'editing.faulty' } }
export const EditingWarned: Story = { args: { state: 'editing.warned' } }
export const EditingRefused: Story = { args: { state: 'editing.refused' } }
export const Saving: Story = { args: { state: 'saving' } }
export const Failed: Story = { args: { state: 'failed' } }
export const ComparingLoading: Story = { args: { state: 'comparing.loading' } }
export const ComparingLoadFailed: Story = { args: { state: 'comparing.loadFailed' } }
export const ComparingShown: Story = { args: { state: 'comparing.shown' } }

const own = { ...termsOf(staffVariant), new_price: staffVariant.price, low_stock: 3 }
const current = { ...staffVariant, price: 97_000_000, expire_time: '2026-11-30T20:30:00.000Z' }

function StaffVariantEditAt({ state }: { state: string }) {
  const { failure } =
    state === 'editing.refused' ? new ProblemError('variant_not_found') : lostNetwork
  const context = {
    variant: staffVariant,
    terms: state === 'editing.warned' ? { ...own, new_price: 9_400_000 } : own,
    reason: 'نرخ تازه',
    faults: faultsOf(own, Date.parse('2026-11-24T10:00:00Z')),
    current,
    failure,
  }
  const [actor] = useState(() => actorInState(staffVariantEditModel, { state, context }))
  return <VariantsView actor={actor} variants={[staffVariant]} isInShop />
}
