import { lostNetwork, movedElsewhere } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onRefusal, onEvent, onAny } from '#machines/testing/says.ts'
import { decisionTextLimit, staffDecisionMachine } from './staff-decision.machine.ts'

const key = 'decision-key'

export const staffDecisionModel: FlowModel<typeof staffDecisionMachine> = {
  machine: staffDecisionMachine,
  starts: { opened: undefined },
  events: [
    { type: 'decision.chosen', decision: { subject: 'comment', id: 4, kind: 'approve' }, key },
    { type: 'decision.chosen', decision: { subject: 'question', id: 5, kind: 'refuse' }, key },
    { type: 'decision.chosen', decision: { subject: 'comment', id: 4, kind: 'reply' }, key },
    { type: 'decision.confirmed', text: 'سپاس از نظر شما' },
    { type: 'decision.confirmed', text: ' ' },
    { type: 'decision.confirmed', text: 'د'.repeat(decisionTextLimit('reply') + 1) },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: { decide: { done: [undefined], errors: [lostNetwork, movedElsewhere] } },
  facts: ({ decision, text }) => [decision?.kind ?? null, text !== null],
  keyed: { offered: key, calls: { decide: { renewedBy: ['decision.chosen'] } } },
  says: {
    'decision.made': onDone('decide', (_, { before }) => ({ decision: before?.context.decision })),
    'decision.outdated': onAny(onRefusal('decide'), onEvent('dialog.dismissed', 'failed')),
  },
  asks: {
    decide: ({ event, snapshot }) => {
      if (event.type === 'decision.chosen') return { decision: event.decision, text: '' }
      return event.type === 'decision.confirmed'
        ? { decision: snapshot.context.decision, text: event.text }
        : null
    },
  },
  invariants: {
    'an empty reply is not published': ({ calls }) =>
      everyCall(
        calls,
        'decide',
        (input) => !/"kind":"reply".*"text":"\\s*"/.test(JSON.stringify(input)),
      ),
    'only publishing goes without asking': ({ snapshot, events }) =>
      snapshot.matches('deciding') && snapshot.context.decision?.kind !== 'approve'
        ? events.includes('decision.confirmed')
        : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
