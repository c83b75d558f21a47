import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffExportModel } from '#machines/flows/staff-export/staff-export.model.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork, listExport } from '#machines/testing/fixtures.ts'
import { ExportButtons } from '#staff/exports/ExportButtons.tsx'
import { ExportProgress } from '#staff/exports/ExportProgress.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-export',
  component: StaffExportAt,
  parameters: { path: '/staff/products' },
} satisfies Meta<typeof StaffExportAt>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { state: 'closed' } }
export const Creating: Story = { args: { state: 'creating' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Refused: Story = { args: { state: 'refused' } }
export const FollowingPausing: Story = { args: { state: 'following.pausing' } }
export const FollowingAsking: Story = { args: { state: 'following.asking' } }
export const Lost: Story = { args: { state: 'lost' } }
export const Broken: Story = { args: { state: 'broken' } }
export const Ready: Story = { args: { state: 'ready' } }

function StaffExportAt({ state }: { state: string }) {
  const { failure } = state === 'refused' ? new ProblemError('export_limit_reached') : lostNetwork
  const done = state === 'following.asking' ? 1_000 : 0
  const [actor] = useState(() =>
    actorInState(staffExportModel, {
      state,
      context: {
        choice: { list: 'products', format: 'xlsx' },
        key: 'export-key',
        export: { ...listExport, entries_done: done },
        asksAt: 0,
        failure,
      },
    }),
  )
  return (
    <>
      <ExportButtons actor={actor} choice={{ list: 'products', search: 'آبان' }} total={2_500} />
      <ExportProgress actor={actor} />
    </>
  )
}
