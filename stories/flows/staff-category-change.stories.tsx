import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffCategoryChangeModel } from '#machines/flows/staff-category-change/staff-category-change.model.ts'
import type { CategoryChoice } from '#machines/flows/staff-category-change/staff-category-change.types.ts'
import { changedMeanwhile, lostNetwork } from '#machines/testing/fixtures.ts'
import { CategoryChangeDialog } from '#staff/categories/CategoryChangeDialog.tsx'
import { CategoryState } from '#staff/categories/CategoryState.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-category-change',
  component: StaffCategoryChangeAt,
  parameters: { path: '/staff/categories' },
} satisfies Meta<typeof StaffCategoryChangeAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const Hidden: Story = { tags: ['state-variant'], args: { state: 'closed', isHidden: true } }
export const ConfirmingAsked: Story = { args: { state: 'confirming.asked' } }
export const Removing: Story = {
  tags: ['state-variant'],
  args: { state: 'confirming.asked', kind: 'remove' },
}
export const ConfirmingCategoryMissing: Story = {
  args: { state: 'confirming.categoryMissing', kind: 'move' },
}
export const Changing: Story = { args: { state: 'changing' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Refused: Story = { args: { state: 'refused' } }

const content = {
  name: 'تبلت',
  slug: 'tablet',
  parent_id: null,
  title_tag: 'خرید تبلت',
  description_tag: 'قیمت تبلت',
  description: '',
  desktop_banner: null,
  mobile_banner: null,
  filters: [],
  place: 0,
}
const shown = { id: 4, name: content.name, products: 12, below: 2, menu_entries: ['تبلت'] }

type Props = { state: string; kind?: CategoryChoice['kind']; isHidden?: boolean }

function StaffCategoryChangeAt({ state, kind = 'hide', isHidden = false }: Props) {
  const { failure } = state === 'failed' ? lostNetwork : changedMeanwhile
  const choice: CategoryChoice =
    kind === 'move'
      ? { kind, goods: { products: [{ id: 7, category_id: 1 }] } }
      : { kind, category: shown }
  const [actor] = useState(() =>
    actorInState(staffCategoryChangeModel, {
      state,
      context: { choice, categoryId: null, key: 'category-key', failure },
    }),
  )
  const category = {
    ...shown,
    depth: 0,
    beside: 1,
    is_hidden: isHidden,
    is_shown: !isHidden,
    is_deletable: false,
    content,
  }
  return (
    <>
      <CategoryState category={category} actor={actor} />
      <CategoryChangeDialog actor={actor} />
    </>
  )
}
