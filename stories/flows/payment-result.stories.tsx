import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { paymentResultModel } from '#machines/payment-result/payment-result.model.ts'
import { Result } from '#src/flows/payment-result/PaymentResult.tsx'
import { readReturn } from '#src/flows/payment-result/bank-return.ts'
import { standing } from '../support/standing.ts'

const meta = {
  title: 'flows/payment-result',
  component: ResultAt,
  parameters: { frame: 'result', path: '/payment/callback' },
} satisfies Meta<typeof ResultAt>

export default meta
type Story = StoryObj<typeof meta>

export const Checking: Story = { args: { state: 'checking' } }
export const CheckFailed: Story = { args: { state: 'checkFailed' } }
export const WaitingReady: Story = { args: { state: 'waiting.ready' } }
export const WaitingFindingGateway: Story = { args: { state: 'waiting.findingGateway' } }
export const WaitingPayFailed: Story = { args: { state: 'waiting.payFailed' } }
export const Lapsed: Story = { args: { state: 'lapsed' } }
export const Leaving: Story = { args: { state: 'leaving' } }
export const Left: Story = { args: { state: 'left' } }
export const Paid: Story = { args: { state: 'paid' } }
export const Refused: Story = { args: { state: 'refused' } }
export const Unknown: Story = { args: { state: 'unknown' } }
export const Refunded: Story = { args: { state: 'refunded' } }
export const Cancelled: Story = { args: { state: 'cancelled' } }

const back = readReturn(
  new URLSearchParams({
    order_id: '501',
    tracking_code: 'FZ-501',
    reference_number: '730512846219',
    amount: '95120000',
  }),
)

function ResultAt({ state }: { state: string }) {
  const [actor] = useState(() =>
    standing(paymentResultModel, { state, context: { expiresAt: Date.now() + 1_200_000 } }),
  )
  return <Result actor={actor} back={back} />
}
