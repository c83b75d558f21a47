import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffMoneyMoveModel } from '#machines/flows/staff-money-move/staff-money-move.model.ts'
import type {
  EarlierRefunds,
  MoneyFields,
  MoneyMove,
  OpenReturns,
} from '#machines/flows/staff-money-move/money-moves.ts'
import { bankCodeRecorded, lostNetwork, movedElsewhere } from '#machines/testing/fixtures.ts'
import { MoneyDialog } from '#staff/finance/MoneyDialog.tsx'
import { MoneyMoves } from '#staff/finance/MoneyMoves.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-money-move',
  component: StaffMoneyMoveAt,
  parameters: { path: '/staff/withdrawals' },
} satisfies Meta<typeof StaffMoneyMoveAt>

export default meta
type Story = StoryObj<typeof meta>

const typedRefund: MoneyFields = { amount: '۵۰۰٬۰۰۰', bankCode: '140577', reason: 'تأخیر در ارسال' }

export const Closed: Story = { args: { state: 'closed' } }
export const AskingAsked: Story = { args: { state: 'asking.asked' } }
export const Refusing: Story = {
  tags: ['state-variant'],
  args: { state: 'asking.asked', kind: 'refuseWithdrawal' },
}
export const TakingOver: Story = {
  tags: ['state-variant'],
  args: { state: 'asking.asked', kind: 'takeOverTransfer' },
}
export const AskingIncomplete: Story = { args: { state: 'asking.incomplete' } }
export const Refunding: Story = {
  tags: ['state-variant'],
  args: { state: 'asking.asked', kind: 'refundToBank' },
}
export const AskingRenewed: Story = {
  args: {
    state: 'asking.renewed',
    kind: 'refundToBank',
    amount: 250_000,
    fields: typedRefund,
    openReturns: { amount: 0, canList: true },
    refunded: 150_000,
  },
}
export const ReceivingRenewed: Story = {
  tags: ['state-variant'],
  args: {
    state: 'asking.renewed',
    kind: 'receiveReturn',
    amount: 250_000,
    fields: { reason: 'کالا سالم رسید' },
    earlier: { orderId: 501, refunded: 150_000, price: 400_000 },
  },
}
export const AskingReturnsChanged: Story = {
  args: {
    state: 'asking.returnsChanged',
    kind: 'refundToBank',
    fields: { ...typedRefund, amount: '۱۰۰٬۰۰۰' },
    openReturns: { amount: 150_000, canList: true },
    refunded: 0,
  },
}
export const Totalling: Story = {
  args: {
    state: 'totalling',
    kind: 'issueGiftCards',
    id: 0,
    fields: { count: '۲۰۰', amount: '۱٬۰۰۰٬۰۰۰', validDays: '', reason: 'قرعه‌کشی' },
  },
}
export const Moving: Story = { args: { state: 'moving' } }
export const Sharing: Story = { args: { state: 'sharing', fields: { bankCode: '140509' } } }
export const RenewingLoading: Story = {
  args: { state: 'renewing.loading', kind: 'refundToBank', fields: typedRefund },
}
export const RenewingLoadFailed: Story = {
  args: { state: 'renewing.loadFailed', kind: 'refundToBank', fields: typedRefund },
}
export const NothingLeft: Story = {
  args: {
    state: 'nothingLeft',
    kind: 'refundToBank',
    fields: typedRefund,
    amount: 0,
    refunded: 400_000,
  },
}
export const NothingLeftOfReturn: Story = {
  tags: ['state-variant'],
  args: {
    state: 'nothingLeft',
    kind: 'receiveReturn',
    amount: 0,
    earlier: { orderId: 501, refunded: 400_000, price: 400_000 },
  },
}
export const Failed: Story = { args: { state: 'failed' } }
export const Issuing: Story = {
  tags: ['state-variant'],
  args: { state: 'asking.asked', kind: 'issueGiftCards', id: 0 },
}
export const IssuedShown: Story = {
  args: { state: 'issued.shown', kind: 'issueGiftCards', id: 0 },
}
export const IssuedWarned: Story = {
  args: { state: 'issued.warned', kind: 'issueGiftCards', id: 0 },
}
export const Refused: Story = { args: { state: 'refused' } }

const noFields: MoneyFields = {}
const unanswered = new Set(['failed', 'renewing.loadFailed'])

type Props = {
  state: string
  kind?: MoneyMove['kind']
  id?: number
  amount?: number
  fields?: MoneyFields
  openReturns?: OpenReturns
  refunded?: number
  earlier?: EarlierRefunds
}

function StaffMoneyMoveAt(props: Props) {
  const { state, kind = 'payWithdrawal', id = 5001, amount = 400_000, fields = noFields } = props
  const { openReturns, refunded, earlier } = props
  const { failure } = unanswered.has(state)
    ? lostNetwork
    : state === 'sharing'
      ? bankCodeRecorded
      : movedElsewhere
  const payee = { name: 'مینا راد', iban: '120170000000200123456789' }
  const transferrer = {
    staff_id: 5,
    first_name: 'سارا',
    last_name: 'نیک‌نام',
    at: '2026-11-24T09:30:00.000Z',
  }
  const move: MoneyMove = {
    kind,
    id,
    amount,
    ...(openReturns !== undefined && { openReturns }),
    ...(refunded !== undefined && { refunded }),
    ...(earlier !== undefined && { earlier }),
    ...(kind === 'payWithdrawal' && { payee }),
    ...(kind === 'takeOverTransfer' && { payee, transferrer }),
  }
  const [actor] = useState(() =>
    actorInState(staffMoneyMoveModel, {
      state,
      context: {
        move,
        fields,
        attempt: { move, fields, key: 'money-key' },
        unsettled: [],
        giftCodes: state.startsWith('issued') ? ['K7QM-2XWP-9HTR-C4VN', '6PDW-YB3K-MZ8A-RT5E'] : [],
        failure,
      },
    }),
  )
  const kinds = ['payWithdrawal', 'refuseWithdrawal', 'returnWithdrawal'] as const
  return (
    <>
      <MoneyMoves actor={actor} moves={kinds.map((kind) => ({ ...move, kind }))} />
      <MoneyDialog actor={actor} />
    </>
  )
}
