import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffDeliveryEditModel } from '#machines/flows/staff-delivery-edit/staff-delivery-edit.model.ts'
import {
  lostNetwork,
  movedElsewhere,
  orderDelivery,
  staffOrderIn,
} from '#machines/testing/fixtures.ts'
import { DeliveryEditView } from '#staff/orders/DeliveryEdit.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-delivery-edit',
  component: StaffDeliveryEditAt,
  parameters: { path: '/staff/orders/501' },
} satisfies Meta<typeof StaffDeliveryEditAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const EditingReady: Story = { args: { state: 'editing.ready' } }
export const EditingFaulty: Story = { args: { state: 'editing.faulty' } }
export const EditingRefused: Story = { args: { state: 'editing.refused' } }
export const Saving: Story = { args: { state: 'saving' } }
export const Failed: Story = { args: { state: 'failed' } }
export const ComparingLoading: Story = { args: { state: 'comparing.loading' } }
export const ComparingLoadFailed: Story = { args: { state: 'comparing.loadFailed' } }
export const ComparingShown: Story = { args: { state: 'comparing.shown' } }

function StaffDeliveryEditAt({ state }: { state: string }) {
  const isFaulty = state === 'editing.faulty'
  const { failure } = state === 'editing.refused' ? movedElsewhere : lostNetwork
  const corrected = { ...orderDelivery, first_name: 'نگین' }
  const [actor] = useState(() =>
    actorInState(staffDeliveryEditModel, {
      state,
      context: {
        known: orderDelivery,
        correction:
          state === 'editing.ready'
            ? null
            : {
                delivery: isFaulty ? { ...corrected, postal_code: '1234' } : corrected,
                reason: isFaulty ? '' : 'مشتری تماس گرفت',
              },
        current: { ...orderDelivery, first_name: 'نگاره' },
        failure,
      },
    }),
  )
  const order = staffOrderIn(state === 'editing.refused' ? 'SENDING' : 'PREPARING')
  return <DeliveryEditView actor={actor} order={order} />
}
