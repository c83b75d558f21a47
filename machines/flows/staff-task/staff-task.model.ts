import { isBlank } from '#domain/persian.ts'
import { isTooLong } from '#domain/text-length.ts'
import { isSignedOut } from '#machines/kernel/problem.ts'
import {
  endedSession,
  lostNetwork,
  movedElsewhere,
  staffRequest,
} from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onRefusal, onSignedOut, onEvent, onAny } from '#machines/testing/says.ts'
import {
  staffTaskMachine,
  staffTaskSelectors as selectors,
  taskTextLimits,
  type Task,
} from './staff-task.machine.ts'
import { staffTaskPersistence } from './staff-task.persistence.ts'

const { id } = staffRequest
const key = 'task-key'
const noting: Task = { kind: 'requestNote', id, lastEntry: null, needsText: true }
const starting: Task = {
  kind: 'requestMove',
  id,
  event: 'staff.started',
  from: 'NEW',
  needsText: false,
}

export const staffTaskModel: FlowModel<typeof staffTaskMachine> = {
  machine: staffTaskMachine,
  starts: { opened: undefined },
  events: [
    { type: 'task.chosen', task: noting },
    { type: 'task.chosen', task: starting },
    { type: 'draft.changed', text: 'تماس گرفتم' },
    { type: 'draft.changed', text: 'پاسخ نداد' },
    { type: 'draft.changed', text: ' ' },
    { type: 'draft.changed', text: 'د'.repeat(taskTextLimits.requestNote + 1) },
    { type: 'task.confirmed', key },
    { type: 'flow.resumed' },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    doTask: {
      done: [{ subject: 'request', request: staffRequest }],
      errors: [lostNetwork, movedElsewhere, endedSession],
    },
  },
  facts: ({ task, text, key, failure }) => [
    task?.kind ?? null,
    isBlank(text),
    isTooLong(text, taskTextLimits.requestNote),
    key !== null,
    isSignedOut(failure),
  ],
  keyed: { offered: key, calls: { doTask: { changedBy: ['draft.changed'] } } },
  says: {
    'task.done': onDone('doTask', (result, { before }) => ({ task: before?.context.task, result })),
    'task.outdated': onAny(
      onRefusal('doTask'),
      onSignedOut('doTask'),
      onEvent('dialog.dismissed', 'failed'),
    ),
  },
  invariants: {
    'what was written for one thing is not sent about another': ({ snapshot, step }) =>
      step.event.type === 'task.chosen' &&
      step.before?.context.task?.kind !== snapshot.context.task?.kind
        ? snapshot.context.text === ''
        : null,
    'what needs a text is not done without one': ({ calls }) =>
      everyCall(
        calls,
        'doTask',
        (input) => !/"needsText":true.*"text":"\s*"/.test(JSON.stringify(input)),
      ),
    'the text stays until it was accepted': ({ snapshot }) =>
      snapshot.hasTag('error') && snapshot.context.task?.needsText === true
        ? !isBlank(snapshot.context.text)
        : null,
    'who has signed in again can go on': ({ snapshot, step }) =>
      step.event.type === 'flow.resumed' ? !isSignedOut(selectors.failure(snapshot)) : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
  saved: { persistence: staffTaskPersistence('request-1001'), secrets: [] },
}
