import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import type { Task } from '#machines/flows/staff-task/staff-task.machine.ts'
import { staffTaskModel } from '#machines/flows/staff-task/staff-task.model.ts'
import { lostNetwork, movedElsewhere, staffRequest } from '#machines/testing/fixtures.ts'
import { RequestTasks } from '#staff/requests/RequestTasks.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-task',
  component: StaffTaskAt,
  parameters: { path: '/staff/requests/1001' },
} satisfies Meta<typeof StaffTaskAt>

export default meta
type Story = StoryObj<typeof meta>

const { id } = staffRequest
const answering: Task = { kind: 'requestAnswer', id, lastEntry: null, needsText: true }
const declining: Task = {
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
  args: { state: 'asking.editing', task: { ...answering, kind: 'requestNote' } },
}
export const AskingTextMissing: Story = {
  args: { state: 'asking.textMissing', task: declining },
}
export const Doing: Story = { args: { state: 'doing', text } }
export const Failed: Story = { args: { state: 'failed', text } }
export const Refused: Story = { args: { state: 'refused', text } }

type Props = { state: string; task?: Task; text?: string; isEnded?: boolean }

function StaffTaskAt({ state, task = answering, text = '', isEnded = false }: Props) {
  const { failure } = state === 'failed' ? lostNetwork : movedElsewhere
  const [flow] = useState(() =>
    actorInState(staffTaskModel, { state, context: { task, text, key: 'task-key', failure } }),
  )
  const reopening = { event: 'staff.reopened', to: 'IN_PROGRESS', needs_reason: false } as const
  const ended = { status: 'DONE', moves: [reopening], is_answerable: false } as const
  const request = isEnded
    ? { ...staffRequest, ...ended, moves: [...ended.moves], has_account: false }
    : staffRequest
  return <RequestTasks flow={flow} request={request} />
}
