import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffPickUpModel } from '#machines/flows/staff-pick-up/staff-pick-up.model.ts'
import {
  lostNetwork,
  movedElsewhere,
  orderToPickUp,
  wrongPickupCode,
} from '#machines/testing/fixtures.ts'
import { PickUpDesk } from '#staff/pick-up/PickUpDesk.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-pick-up',
  component: StaffPickUpAt,
  parameters: { path: '/staff/pick-up' },
} satisfies Meta<typeof StaffPickUpAt>

export default meta
type Story = StoryObj<typeof meta>

export const EnteringReady: Story = { args: { state: 'entering.ready' } }
export const EnteringMalformed: Story = { args: { state: 'entering.malformed' } }
export const EnteringFailed: Story = { args: { state: 'entering.failed' } }
export const Finding: Story = { args: { state: 'finding' } }
export const Found: Story = { args: { state: 'found' } }
export const HandingOver: Story = { args: { state: 'handingOver' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Refused: Story = { args: { state: 'refused' } }
export const HandedOver: Story = { args: { state: 'handedOver' } }

function StaffPickUpAt({ state }: { state: string }) {
  const errors: Record<string, typeof lostNetwork> = {
    'entering.failed': wrongPickupCode,
    refused: movedElsewhere,
  }
  const isFound = !state.startsWith('entering') && state !== 'finding'
  const [actor] = useState(() =>
    actorInState(staffPickUpModel, {
      state,
      context: {
        code: '012345',
        order: isFound ? orderToPickUp : null,
        key: 'hand-over-key',
        failure: (errors[state] ?? lostNetwork).failure,
      },
    }),
  )
  return <PickUpDesk actor={actor} />
}
