import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import type { Deed } from '#machines/flows/staff-deed/staff-deed.machine.ts'
import { staffDeedModel } from '#machines/flows/staff-deed/staff-deed.model.ts'
import { lostNetwork, movedElsewhere, staffRequest } from '#machines/testing/fixtures.ts'
import { RequestDeeds } from '#staff/requests/RequestDeeds.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-deed',
  component: StaffDeedAt,
  parameters: { path: '/staff/requests/1001' },
} satisfies Meta<typeof StaffDeedAt>

export default meta
type Story = StoryObj<typeof meta>

const { id } = staffRequest
const answering: Deed = { kind: 'requestAnswer', id, lastEntry: null, needsText: true }
const declining: Deed = {
  kind: 'requestMove',
  id,
  event: 'staff.declined',
  from: 'NEW',
  needsText: true,
}
const text = 'گلکسی A55 باتری خوبی دارد.'

export const Closed: Story = { args: { state: 'closed' } }
export const Ended: Story = { tags: ['state-variant'], args: { state: 'closed', isEnded: true } }
export const AskingEditing: Story = { args: { state: 'asking.editing', text } }
export const Noting: Story = {
  tags: ['state-variant'],
  args: { state: 'asking.editing', deed: { ...answering, kind: 'requestNote' } },
}
export const AskingTextMissing: Story = {
  args: { state: 'asking.textMissing', deed: declining },
}
export const Doing: Story = { args: { state: 'doing', text } }
export const Failed: Story = { args: { state: 'failed', text } }
export const Refused: Story = { args: { state: 'refused', text } }

type Props = { state: string; deed?: Deed; text?: string; isEnded?: boolean }

function StaffDeedAt({ state, deed = answering, text = '', isEnded = false }: Props) {
  const { failure } = state === 'failed' ? lostNetwork : movedElsewhere
  const [flow] = useState(() =>
    actorInState(staffDeedModel, { state, context: { deed, text, key: 'deed-key', failure } }),
  )
  const reopening = { event: 'staff.reopened', to: 'IN_PROGRESS', needs_reason: false } as const
  const ended = { status: 'DONE', moves: [reopening], is_answerable: false } as const
  const request = isEnded
    ? { ...staffRequest, ...ended, moves: [...ended.moves], has_account: false }
    : staffRequest
  return <RequestDeeds flow={flow} request={request} />
}
