import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { endedSession, orderIn } from '#machines/testing/fixtures.ts'
import type { PaymentResultContext } from '#machines/flows/payment-result/payment-result.machine.ts'
import { paymentResultModel } from '#machines/flows/payment-result/payment-result.model.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { Result } from '#src/features/payments/PaymentResult.tsx'
import { readReturn, type ResultKind } from '#src/features/payments/bank-return.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/payment-result',
  component: ResultAt,
  parameters: { frame: 'result', path: '/payment/callback' },
} satisfies Meta<typeof ResultAt>

export default meta
type Story = StoryObj<typeof meta>

export const FindingDeposit: Story = { args: { state: 'findingDeposit', kind: 'wallet' } }
export const Checking: Story = { args: { state: 'checking' } }
export const CheckFailed: Story = { args: { state: 'checkFailed' } }
export const CheckFailedSignedOut: Story = {
  ...unchecked(endedSession),
  tags: ['state-variant'],
}
export const CheckFailedNoOrder: Story = {
  ...unchecked(new ProblemError('order_not_found')),
  tags: ['state-variant'],
}
export const WaitingReady: Story = { args: { state: 'waiting.ready' } }
/** The bank refused, and the goods stay reserved until the time to pay is over. */
export const WaitingReadyAfterRefusal: Story = {
  args: { state: 'waiting.ready', context: { paid: '0' } },
  tags: ['state-variant'],
}
/** The shopper canceled at the bank. */
export const WaitingReadyAfterCancelling: Story = {
  args: { state: 'waiting.ready', context: { paid: '0', wasCancelled: true } },
  tags: ['state-variant'],
}
/** The shopper canceled at the bank what the wallet left to it. */
export const WaitingReadyPartFromWallet: Story = {
  args: {
    state: 'waiting.ready',
    context: {
      paid: '0',
      wasCancelled: true,
      order: { ...orderIn('WAITING_PAYMENT'), wallet_paid: 5_000_000 },
    },
  },
  tags: ['state-variant'],
}
export const WaitingFindingGateway: Story = { args: { state: 'waiting.findingGateway' } }
export const WaitingPayFailed: Story = { args: { state: 'waiting.payFailed' } }
export const Lapsed: Story = { args: { state: 'lapsed' } }
export const Leaving: Story = { args: { state: 'leaving' } }
export const Left: Story = { args: { state: 'left' } }
export const Reporting: Story = { args: { state: 'reporting' } }
export const Reported: Story = { args: { state: 'reported', kind: 'wallet' } }
export const Paid: Story = { args: { state: 'paid' } }
export const PaidOrder: Story = {
  args: {
    state: 'paid',
    context: { order: { ...orderIn('NOT_CHECKED'), wallet_paid: 5_000_000 }, orderId: 501 },
  },
  tags: ['state-variant'],
}
export const PaidByInstallments: Story = {
  args: {
    state: 'paid',
    context: {
      order: orderIn('NOT_CHECKED'),
      orderId: 501,
      credit: { installment_info: { monthly_due: 6_818_000, down_payment: 47_560_000 } },
    },
  },
  tags: ['state-variant'],
}
export const Refused: Story = { args: { state: 'refused' } }
export const RefusedAfterCancelling: Story = {
  args: { state: 'refused', context: { wasCancelled: true } },
  tags: ['state-variant'],
}
export const Unknown: Story = { args: { state: 'unknown' } }
export const PaidInTheApp: Story = {
  args: { state: 'paid', kind: 'mobile' },
  tags: ['state-variant'],
}
export const PaidDeposit: Story = {
  args: { state: 'paid', kind: 'wallet' },
  tags: ['state-variant'],
}
export const RefusedDeposit: Story = {
  args: { state: 'refused', kind: 'wallet' },
  tags: ['state-variant'],
}
export const Refunded: Story = { args: { state: 'refunded' } }
export const Cancelled: Story = { args: { state: 'cancelled' } }

/** The order could not be loaded; the actions depend on the reason. */
function unchecked({ failure }: ProblemError): Story {
  return { args: { state: 'checkFailed', context: { failure } } }
}

const query = { tracking_code: 'FZ-501', reference_number: '730512846219', amount: '95120000' }
/** Only without an order do these states show the query of the bank. */
const unnamed = new Set(['paid', 'reported', 'refused', 'unknown'])

type At = { state: string; context?: Partial<PaymentResultContext>; kind?: ResultKind }

function ResultAt({ state, context, kind = 'order' }: At) {
  const [actor] = useState(() => {
    const expiresAt = Date.now() + 1_200_000
    return actorInState(paymentResultModel, { state, context: { expiresAt, ...context } })
  })
  const isNamed = context?.order !== undefined || !unnamed.has(state)
  const back = readReturn(
    new URLSearchParams(isNamed ? { order_id: '501', ...query } : query),
    kind,
  )
  return <Result actor={actor} back={back} />
}
