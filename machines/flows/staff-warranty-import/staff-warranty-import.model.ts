import { ProblemError } from '#machines/kernel/problem.ts'
import { faultyLines, goodLines, lostNetwork } from '#machines/testing/fixtures.ts'
import { hasFields } from '#machines/testing/is-same.ts'
import { type FlowModel } from '#machines/testing/model.ts'
import { onDone } from '#machines/testing/says.ts'
import { staffWarrantyImportMachine } from './staff-warranty-import.machine.ts'

const key = 'import-key'

export const staffWarrantyImportModel: FlowModel<typeof staffWarrantyImportMachine> = {
  machine: staffWarrantyImportMachine,
  starts: { page: undefined },
  events: [
    { type: 'lines.changed', text: 'FZ187K3M92QD,840213579046,IPH16-128' },
    { type: 'lines.changed', text: ' ' },
    { type: 'file.chosen', file: new Blob(['']) },
    { type: 'check.requested' },
    { type: 'import.confirmed', key },
    { type: 'retry.requested' },
    { type: 'import.left' },
  ],
  outcomes: {
    readFile: {
      done: ['FZ18P5W8R4TX,840213579111,IPH16-128'],
      errors: [new Error('not readable')],
    },
    checkWarrantyImport: {
      done: [faultyLines, goodLines, { lines: 0, faults: [], products: [] }],
      errors: [lostNetwork],
    },
    importWarrantyCodes: {
      done: [{ id: 5, codes: 2 }],
      errors: [lostNetwork, new ProblemError('warranty_lines_refused')],
    },
  },
  facts: ({ text, check }) => [text, check?.faults.length ?? null],
  // A new key cannot import twice: the server rejects lines whose codes it already has.
  keyed: { offered: key, calls: { importWarrantyCodes: { renewedBy: ['import.confirmed'] } } },
  says: {
    'codes.imported': onDone('importWarrantyCodes', (output) => ({ codes: Object(output).codes })),
  },
  invariants: {
    'choosing a file clears the faults of the previous lines': ({ snapshot, events }) =>
      events.at(-1) === 'xstate.done.actor.readFile' ? snapshot.context.check === null : null,
    'only lines that passed the check are imported': ({ snapshot }) =>
      snapshot.matches('importing') ? snapshot.context.check?.faults.length === 0 : null,
    'what was checked is imported': ({ calls }) => {
      const last = calls.at(-1)
      if (last?.id !== 'importWarrantyCodes') return null
      const checked = calls.findLast(({ id }) => id === 'checkWarrantyImport')
      return checked !== undefined && hasFields(last.input, Object(checked.input))
    },
    'the lines stay until they were imported': ({ snapshot, calls }) =>
      snapshot.hasTag('error')
        ? hasFields(calls.at(-1)?.input, { text: snapshot.context.text })
        : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
