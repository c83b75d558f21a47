import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import type { OrderDelivery } from '#domain/order-delivery.ts'
import { staffDeliveryEditModel } from '#machines/flows/staff-delivery-edit/staff-delivery-edit.model.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
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
export const Impossible: Story = { args: { state: 'impossible' } }
export const Together: Story = {
  tags: ['state-variant'],
  args: { state: 'comparing.shown', current: { ...orderDelivery, last_name: 'راد' } },
}

const refusals: Readonly<Record<string, ProblemError>> = {
  'editing.refused': new ProblemError('validation_failed'),
  impossible: movedElsewhere,
}

const ofColleague = { ...orderDelivery, first_name: 'نگاره', postal_code: '1345678913' }

type Props = { state: string; current?: OrderDelivery }

function StaffDeliveryEditAt({ state, current = ofColleague }: Props) {
  const isFaulty = state === 'editing.faulty'
  const corrected = { ...orderDelivery, first_name: 'نگین', phone_number: '09351234567' }
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
        current,
        choices: {},
        failure: (refusals[state] ?? lostNetwork).failure,
      },
    }),
  )
  const order = staffOrderIn(state === 'impossible' ? 'SENDING' : 'PREPARING')
  return <DeliveryEditView actor={actor} order={order} />
}
