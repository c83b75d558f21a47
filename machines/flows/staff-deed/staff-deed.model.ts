import { lostNetwork, movedElsewhere, staffRequest } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { staffDeedMachine, type Deed } from './staff-deed.machine.ts'
import { staffDeedPersistence } from './staff-deed.persistence.ts'

const { id } = staffRequest
const noting: Deed = { kind: 'requestNote', id, lastEntry: null, needsText: true }
const starting: Deed = {
  kind: 'requestMove',
  id,
  event: 'staff.started',
  from: 'NEW',
  needsText: false,
}

export const staffDeedModel: FlowModel<typeof staffDeedMachine> = {
  machine: staffDeedMachine,
  starts: { opened: undefined },
  events: [
    { type: 'deed.chosen', deed: noting },
    { type: 'deed.chosen', deed: starting },
    { type: 'draft.changed', text: 'تماس گرفتم' },
    { type: 'draft.changed', text: ' ' },
    { type: 'deed.confirmed', key: 'deed-key' },
    { type: 'flow.resumed' },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    doDeed: {
      done: [{ subject: 'request', request: staffRequest }],
      errors: [lostNetwork, movedElsewhere],
    },
  },
  facts: ({ deed, text, key }) => [deed?.kind ?? null, text.trim() === '', key],
  invariants: {
    'what needs a text is not done without one': ({ calls }) =>
      everyCall(
        calls,
        'doDeed',
        (input) => !/"needsText":true.*"text":"\s*"/.test(JSON.stringify(input)),
      ),
    'a deed is done under a key': ({ snapshot }) =>
      snapshot.matches('doing') ? snapshot.context.key !== null : null,
    'the text stays until it was accepted': ({ snapshot }) =>
      snapshot.hasTag('error') && snapshot.context.deed?.needsText === true
        ? snapshot.context.text.trim() !== ''
        : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
  saved: { persistence: staffDeedPersistence('request-1001'), secrets: [] },
}
