import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffWarrantyImportModel } from '#machines/flows/staff-warranty-import/staff-warranty-import.model.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { faultyLines, goodLines, lostNetwork } from '#machines/testing/fixtures.ts'
import { WarrantyImportAt } from '#staff/devices/WarrantyImportAt.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-warranty-import',
  component: StaffWarrantyImportAt,
  parameters: { path: '/staff/devices' },
} satisfies Meta<typeof StaffWarrantyImportAt>

export default meta
type Story = StoryObj<typeof meta>

export const WritingReady: Story = { args: { state: 'writing.ready' } }
export const WritingEmpty: Story = { args: { state: 'writing.empty' } }
export const WritingUnreadable: Story = { args: { state: 'writing.unreadable' } }
export const WritingFaulty: Story = { args: { state: 'writing.faulty' } }
export const WritingFailed: Story = { args: { state: 'writing.failed' } }
export const Reading: Story = { args: { state: 'reading' } }
export const Checking: Story = { args: { state: 'checking' } }
export const Checked: Story = { args: { state: 'checked' } }
export const Importing: Story = { args: { state: 'importing' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Refused: Story = { args: { state: 'refused' } }
export const Imported: Story = { args: { state: 'imported' } }

function StaffWarrantyImportAt({ state }: { state: string }) {
  const isWithoutText = ['writing.empty', 'writing.unreadable', 'reading'].includes(state)
  const isChecked = ['checked', 'importing', 'failed', 'refused', 'imported'].includes(state)
  const refused = new ProblemError('warranty_lines_refused')
  const [actor] = useState(() =>
    actorInState(staffWarrantyImportModel, {
      state,
      context: {
        text: isWithoutText ? '' : 'FZ187K3M92QD,840213579046,IPH16-128',
        check: isChecked ? goodLines : state === 'writing.faulty' ? faultyLines : null,
        key: 'import-key',
        result: { id: 5, codes: 2 },
        failure: (state === 'refused' ? refused : lostNetwork).failure,
      },
    }),
  )
  return <WarrantyImportAt actor={actor} />
}
