import { lostNetwork } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onEvent, onAny } from '#machines/testing/says.ts'
import {
  notificationPermissionMachine,
  notificationPermissionSelectors,
} from './notification-permission.machine.ts'

export const notificationPermissionModel: FlowModel<typeof notificationPermissionMachine> = {
  machine: notificationPermissionMachine,
  starts: { signedIn: undefined },
  events: [
    { type: 'notifications.wanted' },
    { type: 'notifications.unwanted' },
    { type: 'dialog.dismissed' },
    { type: 'retry.requested' },
    { type: 'failure.dismissed' },
  ],
  outcomes: {
    readPermission: {
      done: ['unsupported', 'denied', 'undecided', 'granted', 'subscribed'],
      errors: [lostNetwork],
    },
    requestPermission: { done: ['granted', 'denied', 'default'], errors: [new Error('not here')] },
    subscribeToPush: { done: [undefined], errors: [lostNetwork] },
    unsubscribeFromPush: { done: [undefined], errors: [lostNetwork] },
  },
  facts: ({ isWanted, isRechecked }) => [isWanted, isRechecked],
  says: {
    'question.answered': onAny(
      onEvent('notifications.wanted', 'undecided'),
      onEvent('dialog.dismissed', 'undecided'),
    ),
  },
  invariants: {
    'a card that was closed does not ask': ({ snapshot, events }) =>
      events.at(-1) === 'dialog.dismissed' ? snapshot.matches('dismissed') : null,
    'the browser asks only after the shopper said yes to the shop': ({ snapshot }) =>
      snapshot.matches('requesting') || snapshot.matches('subscribing')
        ? snapshot.context.isWanted
        : null,
    'what the browser refuses at once is not called unchanged': ({ snapshot, events }) =>
      snapshot.matches('denied') && !events.includes('retry.requested')
        ? !notificationPermissionSelectors.isUnchanged(snapshot)
        : null,
    'a failure is kept as long as it is shown': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
