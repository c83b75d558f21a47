import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import type { Decision } from '#machines/flows/staff-decision/staff-decision.machine.ts'
import { staffDecisionModel } from '#machines/flows/staff-decision/staff-decision.model.ts'
import { lostNetwork, movedElsewhere } from '#machines/testing/fixtures.ts'
import { DecisionDialog } from '#staff/moderation/DecisionDialog.tsx'
import { Decisions } from '#staff/moderation/Decisions.tsx'
import { decisionsOn } from '#staff/moderation/decisions.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-decision',
  component: StaffDecisionAt,
  parameters: { path: '/staff/comments' },
} satisfies Meta<typeof StaffDecisionAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const AskingAsked: Story = { args: { state: 'asking.asked' } }
export const Refusing: Story = {
  tags: ['state-variant'],
  args: { state: 'asking.asked', kind: 'refuse' },
}
export const AskingTextMissing: Story = { args: { state: 'asking.textMissing' } }
export const Deciding: Story = { args: { state: 'deciding' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Refused: Story = { args: { state: 'refused', kind: 'approve' } }

type Props = { state: string; kind?: Decision['kind'] }

function StaffDecisionAt({ state, kind = 'reply' }: Props) {
  const { failure } = state === 'failed' ? lostNetwork : movedElsewhere
  const [actor] = useState(() =>
    actorInState(staffDecisionModel, {
      state,
      context: {
        decision: { subject: 'comment', id: 4, kind },
        text: 'سپاس از نظر شما',
        key: 'decision-key',
        failure,
      },
    }),
  )
  return (
    <>
      <Decisions actor={actor} decisions={decisionsOn('comment', 4, 'pending')} />
      <DecisionDialog actor={actor} />
    </>
  )
}
