import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffOrderMoveModel } from '#machines/flows/staff-order-move/staff-order-move.model.ts'
import type { ChosenMove } from '#machines/flows/staff-order-move/staff-order-move.machine.ts'
import { lostNetwork, movedElsewhere } from '#machines/testing/fixtures.ts'
import { OrderMovesView } from '#staff/orders/OrderMoves.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-order-move',
  component: StaffOrderMoveAt,
  parameters: { path: '/staff/orders/501' },
} satisfies Meta<typeof StaffOrderMoveAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const Final: Story = { tags: ['state-variant'], args: { state: 'closed', moves: [] } }
export const AtDesk: Story = {
  tags: ['state-variant'],
  args: { state: 'closed', moves: [], waitsAtDesk: true },
}
export const ConfirmingAsked: Story = { args: { state: 'confirming.asked' } }
export const Rejecting: Story = {
  tags: ['state-variant'],
  args: { state: 'confirming.asked', isRejection: true },
}
export const ConfirmingReasonMissing: Story = {
  args: { state: 'confirming.reasonMissing', isRejection: true },
}
export const Collected: Story = {
  tags: ['state-variant'],
  args: { state: 'confirming.asked', isInPerson: true },
}
export const Moving: Story = { args: { state: 'moving' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Refused: Story = { args: { state: 'refused' } }
export const MovedElsewhere: Story = {
  tags: ['state-variant'],
  args: { state: 'refused', isRejection: true, now: 'PROCESSING' },
}

const from = 'PAYMENT_VERIFIED'
const accepting: ChosenMove = {
  event: 'staff.accepted',
  from,
  to: 'PROCESSING',
  needs_reason: false,
}
const ready: ChosenMove = {
  event: 'staff.sent',
  from: 'PREPARING',
  to: 'SENDING',
  needs_reason: false,
}
const rejecting: ChosenMove = {
  event: 'staff.rejected',
  from,
  to: 'NOT_APPROVED',
  needs_reason: true,
}

type Props = {
  state: string
  isRejection?: boolean
  isInPerson?: boolean
  moves?: readonly ChosenMove[]
  waitsAtDesk?: boolean
  now?: ChosenMove['from']
}

function StaffOrderMoveAt(props: Props) {
  const { state, isRejection = false, isInPerson = false, waitsAtDesk = false } = props
  const { failure } = state === 'failed' ? lostNetwork : movedElsewhere
  const forward = isInPerson ? ready : accepting
  const move = isRejection ? rejecting : forward
  const { moves = [forward, rejecting] } = props
  const [actor] = useState(() =>
    actorInState(staffOrderMoveModel, {
      state,
      context: { move, reason: 'تماس گرفتم', key: 'move-key', failure },
    }),
  )
  return (
    <OrderMovesView
      actor={actor}
      order={{
        text_status: props.now ?? move.from,
        moves: [...moves],
        waits_at_desk: waitsAtDesk,
        prints: [],
        takes_parcel_code: false,
        refunds: [],
        refund_left: { total: 400_000, to_bank: 0 },
        shipping: { name: 'پست', is_in_person: isInPerson },
      }}
    />
  )
}
