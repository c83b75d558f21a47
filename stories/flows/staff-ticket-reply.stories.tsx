import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import type { Schemas } from '#machines/api/client.ts'
import { staffTicketReplyModel } from '#machines/flows/staff-ticket-reply/staff-ticket-reply.model.ts'
import { lostNetwork } from '#machines/testing/fixtures.ts'
import { TicketReplyView } from '#staff/tickets/TicketReply.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-ticket-reply',
  component: StaffTicketReplyAt,
  parameters: { path: '/staff/tickets/10012' },
} satisfies Meta<typeof StaffTicketReplyAt>

export default meta
type Story = StoryObj<typeof meta>

const text = 'فاکتور در پایین صفحهٔ سفارش است.'

export const WritingEditing: Story = { args: { state: 'writing.editing', text } }
export const ClosedTicket: Story = {
  tags: ['state-variant'],
  args: { state: 'writing.editing', text: '', status: 'CLOSED' },
}
export const WritingTextMissing: Story = { args: { state: 'writing.textMissing', text: '' } }
export const Sending: Story = { args: { state: 'sending', text } }
export const Failed: Story = { args: { state: 'failed', text } }

type Props = { state: string; text: string; status?: Schemas['TicketStatus'] }

function StaffTicketReplyAt({ state, text, status = 'PENDING' }: Props) {
  const { failure } = lostNetwork
  const [flow] = useState(() =>
    actorInState(staffTicketReplyModel, { state, context: { text, key: 'reply-key', failure } }),
  )
  return <TicketReplyView flow={flow} status={status} />
}
