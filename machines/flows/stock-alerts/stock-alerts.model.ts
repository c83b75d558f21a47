import { endedSession, lostNetwork } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, onSignedOut, onAny } from '#machines/testing/says.ts'
import { stockAlertsMachine, type Notifiers, type Wish } from './stock-alerts.machine.ts'

const wish: Wish = { type: 'availability', priceId: 11 }
const none: Notifiers = { availability: [], discount: [] }
const active: Notifiers = { ...none, availability: [11] }

export const stockAlertsModel: FlowModel<typeof stockAlertsMachine> = {
  machine: stockAlertsMachine,
  starts: {
    customer: { signedIn: true, slug: 'iphone-16' },
    guest: { signedIn: false, slug: 'iphone-16' },
  },
  events: [
    { type: 'alert.pressed', wish },
    { type: 'alert.resumed', wish },
    { type: 'channel.toggled', channel: 'sms' },
    { type: 'channel.toggled', channel: 'message' },
    { type: 'alert.submitted' },
    { type: 'dialog.dismissed' },
    { type: 'session.changed', signedIn: true },
    { type: 'session.changed', signedIn: false },
  ],
  outcomes: {
    readNotifiers: { done: [none, active], errors: [endedSession, lostNetwork] },
    setNotifier: { done: [active], errors: [endedSession, lostNetwork] },
    removeNotifier: { done: [none], errors: [endedSession, lostNetwork] },
  },
  facts: ({ signedIn, notifiers, wish, channels }) => [signedIn, notifiers, wish, channels],
  says: {
    'login.requested': onAny(
      ({ event, before }) =>
        event.type === 'alert.pressed' && before?.matches('guest') === true && { wish: event.wish },
      onSignedOut('setNotifier'),
    ),
    'alert.set': onDone('setNotifier'),
    'alert.removed': onDone('removeNotifier', (_, { snapshot }) => ({
      wish: snapshot.context.wish,
    })),
    'removal.failed': onError('removeNotifier'),
  },
  invariants: {
    'a dialog that is opened has no channel chosen': ({ snapshot, step: { event, before } }) =>
      event.type === 'alert.pressed' && before?.matches('ready') && snapshot.matches('choosing')
        ? !hasChannel(snapshot.context.channels)
        : null,
    'nothing is set without a channel': ({ calls }) => everyCall(calls, 'setNotifier', hasChannel),
    'a guest has no alert': ({ snapshot: { context } }) =>
      context.signedIn ? null : context.notifiers.availability.length === 0,
    'the dialog is about a variant': ({ snapshot }) =>
      snapshot.hasTag('dialog') ? snapshot.context.wish !== null : null,
  },
}

function hasChannel(input: unknown): boolean {
  return JSON.stringify(input).includes('true')
}
