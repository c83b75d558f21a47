import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffMessages } from '#i18n/fa/staff-messages.ts'
import { staffMessageModel } from '#machines/flows/staff-message/staff-message.model.ts'
import { lostNetwork, lostRole } from '#machines/testing/fixtures.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { MessageAt } from '#staff/messages/MessageAt.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-message',
  component: StaffMessageAt,
  parameters: { path: '/staff/messages' },
} satisfies Meta<typeof StaffMessageAt>

export default meta
type Story = StoryObj<typeof meta>

export const WritingReady: Story = { args: { state: 'writing.ready' } }
export const WritingIncomplete: Story = { args: { state: 'writing.incomplete' } }
export const WritingFailed: Story = { args: { state: 'writing.failed' } }
export const Finding: Story = { args: { state: 'finding' } }
export const Previewing: Story = { args: { state: 'previewing' } }
export const PreviewingAll: Story = {
  tags: ['state-variant'],
  args: { state: 'previewing', isForAll: true },
}
export const Sending: Story = { args: { state: 'sending' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Refused: Story = { args: { state: 'refused' } }
export const Sent: Story = { args: { state: 'sent' } }

type Props = { state: string; isForAll?: boolean }

function StaffMessageAt({ state, isForAll = false }: Props) {
  const customer = { id: 12, first_name: 'سارا', last_name: 'محمدی' }
  const isEmpty = state === 'writing.incomplete'
  const [actor] = useState(() =>
    actorInState(staffMessageModel, {
      state,
      context: {
        draft: {
          title: isEmpty ? '' : 'جشنوارهٔ پاییز',
          text: isEmpty ? '' : 'تا جمعه همهٔ گوشی‌ها ارزان‌ترند.',
          link: isEmpty ? 'elsewhere' : '/productlist/mobile',
          audience: isForAll ? 'all' : 'one',
          lookup: isEmpty ? '' : '۰۹۱۲۳۴۵۶۷۸۹',
        },
        readers: isForAll ? { customer: null, readers: 1_250 } : { customer, readers: 1 },
        key: 'message-key',
        failure: (state === 'refused' ? lostRole : lostNetwork).failure,
      },
    }),
  )
  return (
    <Panel title={staffMessages.write}>
      <MessageAt actor={actor} />
    </Panel>
  )
}
