import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffProductEditModel } from '#machines/flows/staff-product-edit/staff-product-edit.model.ts'
import { incompleteProduct, lostNetwork, staffProduct } from '#machines/testing/fixtures.ts'
import { ProductEditView } from '#staff/products/ProductEditView.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-product-edit',
  component: StaffProductEditAt,
  parameters: { path: '/staff/products/7/edit' },
} satisfies Meta<typeof StaffProductEditAt>

export default meta
type Story = StoryObj<typeof meta>

export const EditingReady: Story = { args: { state: 'editing.ready' } }
export const EditingFaulty: Story = { args: { state: 'editing.faulty' } }
export const EditingAsked: Story = { args: { state: 'editing.asked' } }
export const EditingRefused: Story = { args: { state: 'editing.refused' } }
export const Creating: Story = { args: { state: 'creating' } }
export const Saving: Story = { args: { state: 'saving' } }
export const Failed: Story = { args: { state: 'failed' } }
export const ComparingLoading: Story = { args: { state: 'comparing.loading' } }
export const ComparingLoadFailed: Story = { args: { state: 'comparing.loadFailed' } }
export const ComparingShown: Story = { args: { state: 'comparing.shown' } }

const catalogue = {
  brands: [{ id: 3, name: 'آبان' }],
  categories: [
    { id: 4, name: 'موبایل', depth: 0, filters: ['storage', 'os', 'five_g'] },
    { id: 5, name: 'گوشی دست دوم', depth: 1, filters: ['storage'] },
  ],
  filters: [
    factFilter('storage', 'حافظهٔ داخلی', 'storageGb', 'number'),
    factFilter('os', 'سیستم‌عامل', 'os', 'choice'),
    factFilter('five_g', 'پشتیبانی از 5G', 'fiveG', 'switch'),
  ],
}

function factFilter(key: string, name: string, fact: string, kind: 'number' | 'choice' | 'switch') {
  return {
    key,
    name,
    fact,
    kind,
    choices: kind === 'choice' ? [{ value: 'android', name: 'اندروید' }] : [],
  }
}

function StaffProductEditAt({ state }: { state: string }) {
  const { failure } = state === 'editing.refused' ? incompleteProduct : lostNetwork
  const { content } = staffProduct
  const title = state === 'editing.faulty' ? '' : `${content.title} نسخهٔ ۲`
  const isNew = state === 'creating' || state === 'editing.asked'
  const product = isNew ? null : staffProduct
  const variant = {
    color_name: 'آبی',
    color_code: '#5b7fa6',
    price: 98_500_000,
    quantity: state === 'editing.asked' ? 40_000 : 4,
    low_stock: 2,
  }
  const [actor] = useState(() =>
    actorInState(staffProductEditModel, {
      state,
      context: {
        product,
        content: { ...content, title },
        first: product === null ? { sku: 'ABAN-A5', slug: 'aban-a5', variant } : null,
        key: 'product-key',
        current: { ...staffProduct, content: { ...content, warranty: 'گارانتی ۲۴ ماهه' } },
        failure,
      },
    }),
  )
  return <ProductEditView actor={actor} catalogue={catalogue} />
}
