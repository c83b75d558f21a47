import { ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork, listExport } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { staffExportMachine } from './staff-export.machine.ts'

const key = 'export-key'

export const staffExportModel: FlowModel<typeof staffExportMachine> = {
  machine: staffExportMachine,
  starts: { page: undefined },
  events: [
    {
      type: 'export.requested',
      choice: { list: 'products', format: 'xlsx', search: 'آبان' },
      key,
    },
    { type: 'export.requested', choice: { list: 'products', format: 'csv' }, key },
    { type: 'retry.requested' },
    { type: 'export.dismissed' },
  ],
  outcomes: {
    createListExport: {
      done: [listExport],
      errors: [lostNetwork, new ProblemError('export_limit_reached')],
    },
    getListExport: {
      done: [
        { ...listExport, status: 'running', entries_done: 1_000 },
        { ...listExport, status: 'done', entries_done: 2_500 },
        { ...listExport, status: 'failed' },
      ],
      errors: [lostNetwork, new ProblemError('export_not_found')],
    },
  },
  facts: ({ export: its }) => its?.status ?? '',
  keyed: { offered: key, calls: { createListExport: { renewedBy: ['export.requested'] } } },
  invariants: {
    'the server is asked a second after the start at the earliest': ({ snapshot }) =>
      snapshot.matches({ following: 'pausing' }) ? snapshot.context.asksAt >= 1_000 : null,
    'only a written file is offered': ({ snapshot }) =>
      snapshot.matches('ready') ? snapshot.context.export?.status === 'done' : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
