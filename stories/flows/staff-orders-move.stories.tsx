import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import type { ChosenOrder } from '#machines/flows/staff-orders-move/staff-orders-move.machine.ts'
import { staffOrdersMoveModel } from '#machines/flows/staff-orders-move/staff-orders-move.model.ts'
import { lostNetwork, lostRole } from '#machines/testing/fixtures.ts'
import { OrdersMove, OrdersMoveDialog } from '#staff/orders/OrdersMove.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-orders-move',
  component: StaffOrdersMoveAt,
  parameters: { path: '/staff/orders' },
} satisfies Meta<typeof StaffOrdersMoveAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const Impossible: Story = { args: { state: 'impossible' } }
export const Confirming: Story = { args: { state: 'confirming' } }
export const Moving: Story = { args: { state: 'moving' } }
export const Incomplete: Story = { args: { state: 'incomplete' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Refused: Story = { args: { state: 'refused' } }

const delivered: ChosenOrder = {
  id: 503,
  text_status: 'DELIVERED',
  is_in_person: false,
  lacks_parcel_code: false,
  has_outdated_print: false,
}
const orders: ChosenOrder[] = [
  { ...delivered, id: 501, text_status: 'NOT_CHECKED' },
  {
    ...delivered,
    id: 502,
    text_status: 'PREPARING',
    lacks_parcel_code: true,
    has_outdated_print: true,
  },
  delivered,
  { ...delivered, id: 504, text_status: 'SENDING', is_in_person: true },
]

function StaffOrdersMoveAt({ state }: { state: string }) {
  const { failure } = state === 'failed' ? lostNetwork : lostRole
  const [actor] = useState(() =>
    actorInState(staffOrdersMoveModel, {
      state,
      context: {
        orders: state === 'impossible' ? [delivered] : orders,
        key: 'orders-key',
        results: [
          { id: 501, status: 'PAYMENT_VERIFIED', problem: null },
          { id: 502, status: null, problem: 'move_impossible' },
        ],
        failure,
      },
    }),
  )
  return (
    <>
      <OrdersMove actor={actor} orders={orders} />
      <OrdersMoveDialog actor={actor} />
    </>
  )
}
