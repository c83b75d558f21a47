import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { failureIn, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import type { NotificationState, PermissionAnswer } from './notification-permission.types.ts'

export type NotificationPermissionContext = {
  /** Whether the shopper has said yes in this flow, so that what becomes of it concerns them. */
  isWanted: boolean
  /** Whether the shopper has had the browser looked at again since. */
  isRechecked: boolean
  failure: Failure | null
}

export type NotificationPermissionEvent =
  | { type: 'notifications.wanted' }
  | { type: 'notifications.unwanted' }
  | { type: 'dialog.dismissed' }
  | { type: 'retry.requested' }
  | { type: 'failure.dismissed' }

/** The shop's question was answered, so that it is not put again. */
export type NotificationPermissionEmitted = { type: 'question.answered' }

/**
 * Whether this browser shows the shop's messages. The shop asks in its own words before the browser does, because a
 * browser that was refused once never asks again.
 */
export const notificationPermissionMachine = setup({
  types: {
    context: {} as NotificationPermissionContext,
    events: {} as NotificationPermissionEvent,
    emitted: {} as NotificationPermissionEmitted,
    tags: {} as 'busy' | 'error' | 'on',
  },
  actors: {
    readPermission: unprovided<NotificationState>(),
    requestPermission: unprovided<PermissionAnswer>(),
    subscribeToPush: unprovided<unknown>(),
    unsubscribeFromPush: unprovided<unknown>(),
  },
  guards: {
    isState: (_, { state, is }: { state: NotificationState; is: NotificationState }) =>
      state === is,
    isAnswer: (_, { answer, is }: { answer: PermissionAnswer; is: PermissionAnswer }) =>
      answer === is,
  },
  actions: {
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    keepWish: assign({ isWanted: true, isRechecked: false }),
    keepRecheck: assign({ isRechecked: true }),
    announceAnswer: emit({ type: 'question.answered' as const }),
  },
}).createMachine({
  id: 'notificationPermission',
  context: { isWanted: false, isRechecked: false, failure: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'readPermission',
        src: 'readPermission',
        onDone: [
          {
            guard: {
              type: 'isState',
              params: ({ event }) => ({ state: event.output, is: 'unsupported' }),
            },
            target: 'unsupported',
          },
          {
            guard: {
              type: 'isState',
              params: ({ event }) => ({ state: event.output, is: 'denied' }),
            },
            target: 'denied',
          },
          {
            guard: {
              type: 'isState',
              params: ({ event }) => ({ state: event.output, is: 'subscribed' }),
            },
            target: 'subscribed',
          },
          {
            guard: {
              type: 'isState',
              params: ({ event }) => ({ state: event.output, is: 'granted' }),
            },
            target: 'granted',
          },
          { target: 'undecided' },
        ],
        onError: { target: 'readingFailed', actions: 'keepFailure' },
      },
    },
    readingFailed: { tags: 'error', on: { 'retry.requested': 'reading' } },
    /** This browser shows no notifications of the shop; on an iPhone it does once the shop is on the home screen. */
    unsupported: { on: { 'retry.requested': { target: 'reading', actions: 'keepRecheck' } } },
    undecided: {
      on: {
        'notifications.wanted': { target: 'requesting', actions: ['keepWish', 'announceAnswer'] },
        'dialog.dismissed': { target: 'dismissed', actions: 'announceAnswer' },
      },
    },
    dismissed: {
      on: { 'notifications.wanted': { target: 'requesting', actions: 'keepWish' } },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'requestPermission',
        src: 'requestPermission',
        onDone: [
          {
            guard: {
              type: 'isAnswer',
              params: ({ event }) => ({ answer: event.output, is: 'granted' }),
            },
            target: 'subscribing',
          },
          {
            guard: {
              type: 'isAnswer',
              params: ({ event }) => ({ answer: event.output, is: 'denied' }),
            },
            target: 'denied',
          },
          { target: 'dismissed' },
        ],
        onError: 'dismissed',
      },
    },
    /** Only the browser's own settings lead on from here; the shopper says when they have changed them. */
    denied: {
      on: {
        'retry.requested': { target: 'reading', actions: 'keepRecheck' },
        'dialog.dismissed': 'dismissed',
      },
    },
    granted: {
      on: { 'notifications.wanted': { target: 'subscribing', actions: 'keepWish' } },
    },
    subscribing: {
      tags: 'busy',
      invoke: {
        id: 'subscribeToPush',
        src: 'subscribeToPush',
        onDone: 'subscribed',
        onError: { target: 'subscribingFailed', actions: 'keepFailure' },
      },
    },
    subscribingFailed: {
      tags: 'error',
      on: { 'retry.requested': 'subscribing', 'failure.dismissed': 'granted' },
    },
    subscribed: {
      tags: 'on',
      on: { 'notifications.unwanted': 'unsubscribing' },
    },
    unsubscribing: {
      tags: ['on', 'busy'],
      invoke: {
        id: 'unsubscribeFromPush',
        src: 'unsubscribeFromPush',
        onDone: 'granted',
        onError: { target: 'unsubscribingFailed', actions: 'keepFailure' },
      },
    },
    unsubscribingFailed: {
      tags: ['on', 'error'],
      on: { 'retry.requested': 'unsubscribing', 'failure.dismissed': 'subscribed' },
    },
  },
})

type NotificationPermissionSnapshot = SnapshotFrom<typeof notificationPermissionMachine>
export type NotificationPermissionActor = Actor<typeof notificationPermissionMachine>

export const notificationPermissionSelectors = {
  isBusy: (snapshot: NotificationPermissionSnapshot) => snapshot.hasTag('busy'),
  isOn: (snapshot: NotificationPermissionSnapshot) => snapshot.hasTag('on'),
  isReading: (snapshot: NotificationPermissionSnapshot) => snapshot.matches('reading'),
  /** The state since the browser is looked at again; null before. */
  rechecked: (snapshot: NotificationPermissionSnapshot) =>
    snapshot.context.isRechecked ? snapshot.value : null,
  /** Whether a second look has changed nothing. */
  isUnchanged: (snapshot: NotificationPermissionSnapshot) =>
    snapshot.context.isRechecked && (snapshot.matches('denied') || snapshot.matches('unsupported')),
  isUnsupported: (snapshot: NotificationPermissionSnapshot) => snapshot.matches('unsupported'),
  isUnknown: (snapshot: NotificationPermissionSnapshot) => snapshot.matches('readingFailed'),
  isDenied: (snapshot: NotificationPermissionSnapshot) => snapshot.matches('denied'),
  /** Whether the switch of the settings leads anywhere. */
  canSwitch: (snapshot: NotificationPermissionSnapshot) =>
    snapshot.can({ type: 'notifications.wanted' }) ||
    snapshot.can({ type: 'notifications.unwanted' }),
  /** What the card shows that asks: nothing where there is nothing to ask, and nothing more once it was closed. */
  card: (snapshot: NotificationPermissionSnapshot) => {
    if (snapshot.matches('undecided') || snapshot.matches('requesting')) return 'question'
    if (!snapshot.context.isWanted) return null
    if (snapshot.matches('subscribing')) return 'question'
    if (snapshot.matches('subscribed')) return 'done'
    if (snapshot.matches('denied')) return 'denied'
    return snapshot.matches('subscribingFailed') ? 'failed' : null
  },
  failure: (snapshot: NotificationPermissionSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
