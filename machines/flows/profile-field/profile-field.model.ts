import { ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork, profile } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onError } from '#machines/testing/says.ts'
import { profileFieldMachine } from './profile-field.machine.ts'

const invalid = new ProblemError('validation_failed', {
  fields: [{ field: 'job', rule: 'tooLong' }],
})

export const profileFieldModel: FlowModel<typeof profileFieldMachine> = {
  machine: profileFieldMachine,
  starts: { dialogs: { open: null }, page: { open: 'legal' } },
  events: [
    { type: 'field.opened', part: 'job' },
    { type: 'field.submitted', patch: { job: 'معلم' } },
    { type: 'dialog.dismissed' },
  ],
  outcomes: { patchProfile: { done: [profile], errors: [invalid, lostNetwork] } },
  facts: ({ open, part }) => [open, part],
  says: {
    'profile.saved': onDone('patchProfile', (profile, { before }) => ({
      part: before?.context.part,
      profile,
    })),
    'profile.refused': onError('patchProfile'),
  },
  invariants: {
    'only what was submitted is saved': ({ calls }) =>
      everyCall(calls, 'patchProfile', (input) => JSON.stringify(input).includes('معلم')),
    'a refusal says why': ({ snapshot }) =>
      snapshot.matches('refused') ? snapshot.context.failure !== null : null,
    'a form of the page is never closed': ({ snapshot }) =>
      snapshot.context.open !== null ? !snapshot.matches('closed') : null,
  },
}
