import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { staffImportModel } from '#machines/flows/staff-import/staff-import.model.ts'
import type { ImportCheck } from '#machines/flows/staff-import/staff-import.types.ts'
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
const [change] = importCheck.changes
const farOff: ImportCheck = {
  ...importCheck,
  changes_total: 2,
  fallen_total: 1,
  risen_total: 1,
  changes: [10, 0.1].flatMap((times, index) =>
    change === undefined
      ? []
      : {
          ...change,
          row: index + 2,
          variant_id: index + 21,
          after: { ...change.before, price: change.before.price * times },
        },
  ),
}

export const Faulty: Story = { args: { state: 'faulty' } }
export const Unchanged: Story = { args: { state: 'unchanged' } }
export const Sound: Story = { args: { state: 'sound' } }
/** A digit is missing in one price, and another one has one too many. */
export const SoundFarOff: Story = {
  tags: ['state-variant'],
  args: { state: 'sound', check: farOff },
}
export const Applying: Story = { args: { state: 'applying' } }
export const Conflict: Story = { args: { state: 'conflict' } }
export const ApplyFailed: Story = { args: { state: 'applyFailed' } }
export const Done: Story = { args: { state: 'done' } }

const failures: Readonly<Record<string, ProblemError>> = {
  'choosing.refused': new ProblemError('sheet_encoding_refused'),
  conflict: new ProblemError('changed_meanwhile'),
}
const unchanged = { ...importCheck, changes_total: 0, changes: [] }

function StaffImportAt({ state, check }: { state: string; check?: ImportCheck }) {
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
        check: check ?? (state === 'faulty' || state === 'unchanged' ? checks[state] : importCheck),
        reason: 'فهرست تازه',
        key: 'import-key',
        result: { changed: 1 },
        failure,
      },
    }),
  )
  return <ImportDesk actor={actor} />
}
