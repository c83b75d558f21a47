import { lostNetwork } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { staffIdleMachine } from './staff-idle.machine.ts'

const idleMs = 1_800_000

export const staffIdleModel: FlowModel<typeof staffIdleMachine> = {
  machine: staffIdleMachine,
  starts: { opened: { activeAt: 0, idleMs, warningMs: 60_000 } },
  events: [
    { type: 'activity.seen', at: 600_000 },
    { type: 'activity.seen', at: 4_000_000 },
    { type: 'activity.shared', at: 900_000 },
    { type: 'stay.chosen', at: 900_000 },
    { type: 'stay.chosen', at: 4_000_000 },
    { type: 'signOut.chosen' },
    { type: 'retry.requested' },
    { type: 'session.endedElsewhere' },
  ],
  outcomes: { signOut: { done: [undefined], errors: [lostNetwork] } },
  facts: () => null,
  says: {
    'activity.announced': ({ event, snapshot }) =>
      ['activity.seen', 'stay.chosen'].includes(event.type) &&
      snapshot.matches('watching') && { at: event.at },
    'session.ended': ({ snapshot }) => snapshot.matches('signedOut'),
  },
  invariants: {
    'what somebody does counts from then on': ({ snapshot, step: { event } }) =>
      snapshot.matches('watching') && 'at' in event ? snapshot.context.activeAt === event.at : null,
    'a member who stays is not signed out': ({ snapshot, events }) =>
      events.at(-1) === 'activity.shared' ? !snapshot.hasTag('busy') : null,
    'a session that ended elsewhere is not ended again': ({ snapshot, events }) =>
      events.at(-1) === 'session.endedElsewhere' && !snapshot.hasTag('busy')
        ? snapshot.status === 'done'
        : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
