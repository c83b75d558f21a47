import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffImportModel } from '#machines/flows/staff-import/staff-import.model.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import {
  faultyImportCheck,
  importCheck,
  lostNetwork,
  productImport,
} from '#machines/testing/fixtures.ts'
import { ImportDesk } from '#staff/imports/ImportDesk.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'

const meta = {
  title: 'flows/staff-import',
  component: StaffImportAt,
  parameters: { path: '/staff/import' },
} satisfies Meta<typeof StaffImportAt>

export default meta
type Story = StoryObj<typeof meta>

export const ChoosingReady: Story = { args: { state: 'choosing.ready' } }
export const ChoosingRefused: Story = { args: { state: 'choosing.refused' } }
export const Uploading: Story = { args: { state: 'uploading' } }
export const UploadFailed: Story = { args: { state: 'uploadFailed' } }
export const MappingReady: Story = { args: { state: 'mapping.ready' } }
export const MappingFaulty: Story = { args: { state: 'mapping.faulty' } }
export const Checking: Story = { args: { state: 'checking' } }
export const CheckFailed: Story = { args: { state: 'checkFailed' } }
export const Faulty: Story = { args: { state: 'faulty' } }
export const Unchanged: Story = { args: { state: 'unchanged' } }
export const Sound: Story = { args: { state: 'sound' } }
export const Applying: Story = { args: { state: 'applying' } }
export const Conflict: Story = { args: { state: 'conflict' } }
export const ApplyFailed: Story = { args: { state: 'applyFailed' } }
export const Done: Story = { args: { state: 'done' } }

const failures: Readonly<Record<string, ProblemError>> = {
  'choosing.refused': new ProblemError('sheet_encoding_refused'),
  conflict: new ProblemError('changed_meanwhile'),
}
const unchanged = { ...importCheck, changes_total: 0, changes: [] }

function StaffImportAt({ state }: { state: string }) {
  const { failure } = failures[state] ?? lostNetwork
  const checks = { faulty: faultyImportCheck, unchanged }
  const [actor] = useState(() =>
    actorInState(staffImportModel, {
      state,
      context: {
        chosen: { file: new Blob(['Ref,Net']), name: 'prices.xlsx' },
        import: productImport,
        columns: { fields: ['sku', 'price', null], price_unit: 'toman' },
        columnsFault: 'no_value',
        check: state === 'faulty' || state === 'unchanged' ? checks[state] : importCheck,
        reason: 'فهرست تازه',
        key: 'import-key',
        result: { changed: 1 },
        failure,
      },
    }),
  )
  return <ImportDesk actor={actor} />
}
