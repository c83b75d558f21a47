import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isSignedOut, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type StockAlertType = Schemas['NotifierType']
export type Notifiers = Schemas['Notifiers']
/** The kind of alert, and of which variant. */
export type Wish = { type: StockAlertType; priceId: number }
export type Channel = 'sms' | 'message'
type Channels = Readonly<Record<Channel, boolean>>

export type StockAlertsInput = { signedIn: boolean; slug: string }

export type StockAlertsContext = StockAlertsInput & {
  notifiers: Notifiers
  wish: Wish | null
  channels: Channels
  failure: Failure | null
}

export type StockAlertsEvent =
  | { type: 'alert.pressed'; wish: Wish }
  /** The shopper returns from the sign-in that the alert required. */
  | { type: 'alert.resumed'; wish: Wish }
  | { type: 'channel.toggled'; channel: Channel }
  | { type: 'alert.submitted' }
  | { type: 'dialog.dismissed' }
  /** The shopper signed in or out, on this page or in another tab. */
  | { type: 'session.changed'; signedIn: boolean }

export type StockAlertsEmitted =
  | { type: 'login.requested'; wish: Wish | null }
  | { type: 'alert.set' }
  | { type: 'alert.removed'; wish: Wish | null }
  | { type: 'removal.failed' }

export type SetInput = { wish: Wish | null; channels: Channels }
export type RemoveInput = { wish: Wish | null }

const none: Notifiers = { availability: [], discount: [] }

/** Setting and removing alerts of discounts and new stock, for customers only. */
export const stockAlertsMachine = setup({
  types: {
    input: {} as StockAlertsInput,
    context: {} as StockAlertsContext,
    events: {} as StockAlertsEvent,
    emitted: {} as StockAlertsEmitted,
    tags: {} as 'dialog' | 'busy' | 'error',
  },
  actors: {
    readNotifiers: unprovided<Notifiers, { slug: string }>(),
    setNotifier: unprovided<Notifiers, SetInput>(),
    removeNotifier: unprovided<Notifiers, RemoveInput>(),
  },
  guards: {
    isCustomer: ({ context }) => context.signedIn,
    hasSignedIn: ({ context }, signedIn: boolean) => signedIn && !context.signedIn,
    hasSignedOut: ({ context }, signedIn: boolean) => !signedIn && context.signedIn,
    isActive: ({ context }, wish: Wish) => isActive(context.notifiers, wish),
    hasNewWish: ({ context }, notifiers: Notifiers) =>
      context.wish !== null && !isActive(notifiers, context.wish),
    hasChannel: ({ context: { channels } }) => channels.sms || channels.message,
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
  },
  actions: {
    startSession: assign({ signedIn: true, wish: null }),
    endSession: assign({ signedIn: false, notifiers: none }),
    keepWish: assign({ wish: (_, wish: Wish) => wish }),
    keepNotifiers: assign({ notifiers: (_, notifiers: Notifiers) => notifiers }),
    untick: assign({ channels: { sms: false, message: false } }),
    toggle: assign({
      channels: ({ context: { channels } }, channel: Channel) => ({
        ...channels,
        [channel]: !channels[channel],
      }),
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    askToSignIn: emit(({ context: { wish } }) => ({ type: 'login.requested', wish })),
    tellSet: emit({ type: 'alert.set' }),
    tellRemoved: emit(({ context: { wish } }) => ({ type: 'alert.removed', wish })),
    tellRemovalFailed: emit({ type: 'removal.failed' }),
  },
}).createMachine({
  id: 'stockAlerts',
  context: ({ input }) => ({
    ...input,
    notifiers: none,
    wish: null,
    channels: { sms: false, message: false },
    failure: null,
  }),
  initial: 'starting',
  on: {
    'session.changed': [
      {
        guard: { type: 'hasSignedIn', params: ({ event }) => event.signedIn },
        target: '.reading',
        actions: 'startSession',
      },
      {
        guard: { type: 'hasSignedOut', params: ({ event }) => event.signedIn },
        target: '.guest',
        actions: 'endSession',
      },
    ],
  },
  states: {
    starting: { always: [{ guard: 'isCustomer', target: 'reading' }, { target: 'guest' }] },
    guest: {
      on: {
        'alert.pressed': {
          actions: [{ type: 'keepWish', params: ({ event }) => event.wish }, 'askToSignIn'],
        },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readNotifiers',
        src: 'readNotifiers',
        input: ({ context: { slug } }) => ({ slug }),
        onDone: [
          {
            guard: { type: 'hasNewWish', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'keepNotifiers', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
            actions: { type: 'keepNotifiers', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'guest', actions: 'endSession' },
          { target: 'unknown', actions: 'keepFailure' },
        ],
      },
      on: {
        'alert.pressed': {
          actions: { type: 'keepWish', params: ({ event }) => event.wish },
        },
        'alert.resumed': {
          actions: { type: 'keepWish', params: ({ event }) => event.wish },
        },
      },
    },
    unknown: {
      tags: 'error',
      on: {
        'alert.pressed': {
          target: 'reading',
          actions: { type: 'keepWish', params: ({ event }) => event.wish },
        },
      },
    },
    ready: {
      on: {
        'alert.pressed': [
          {
            guard: { type: 'isActive', params: ({ event }) => event.wish },
            target: 'removing',
            actions: { type: 'keepWish', params: ({ event }) => event.wish },
          },
          {
            target: 'choosing',
            actions: ['untick', { type: 'keepWish', params: ({ event }) => event.wish }],
          },
        ],
      },
    },
    choosing: {
      tags: 'dialog',
      on: {
        'channel.toggled': { actions: { type: 'toggle', params: ({ event }) => event.channel } },
        'alert.submitted': { guard: 'hasChannel', target: 'setting' },
        'dialog.dismissed': 'ready',
      },
    },
    setting: {
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'setNotifier',
        src: 'setNotifier',
        input: ({ context: { wish, channels } }) => ({ wish, channels }),
        onDone: {
          target: 'ready',
          actions: [{ type: 'keepNotifiers', params: ({ event }) => event.output }, 'tellSet'],
        },
        onError: [
          { guard: 'isSignedOut', target: 'guest', actions: ['endSession', 'askToSignIn'] },
          { target: 'settingFailed', actions: 'keepFailure' },
        ],
      },
    },
    settingFailed: {
      tags: ['dialog', 'error'],
      on: {
        'channel.toggled': {
          target: 'choosing',
          actions: { type: 'toggle', params: ({ event }) => event.channel },
        },
        'alert.submitted': 'setting',
        'dialog.dismissed': 'ready',
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeNotifier',
        src: 'removeNotifier',
        input: ({ context: { wish } }) => ({ wish }),
        onDone: {
          target: 'ready',
          actions: [{ type: 'keepNotifiers', params: ({ event }) => event.output }, 'tellRemoved'],
        },
        onError: [
          { guard: 'isSignedOut', target: 'guest', actions: ['endSession', 'tellRemovalFailed'] },
          { target: 'ready', actions: 'tellRemovalFailed' },
        ],
      },
    },
  },
})

export type StockAlertsSnapshot = SnapshotFrom<typeof stockAlertsMachine>

/** What the bell, the sold-out box and the dialog show. */
export const stockAlertsSelectors = {
  /** Whether an alert is set for this variant. */
  isActive: (snapshot: StockAlertsSnapshot, wish: Wish) =>
    isActive(snapshot.context.notifiers, wish),
  /** Whether the current call is about this wish. */
  isBusyWith: (snapshot: StockAlertsSnapshot, { type, priceId }: Wish) =>
    snapshot.hasTag('busy') &&
    snapshot.context.wish?.type === type &&
    snapshot.context.wish.priceId === priceId,
  wish: (snapshot: StockAlertsSnapshot) => snapshot.context.wish,
  isDialogOpen: (snapshot: StockAlertsSnapshot) => snapshot.hasTag('dialog'),
  isSetting: (snapshot: StockAlertsSnapshot) => snapshot.matches('setting'),
  failure: (snapshot: StockAlertsSnapshot) =>
    snapshot.matches('settingFailed') ? snapshot.context.failure : null,
}

function isActive(notifiers: Notifiers, { type, priceId }: Wish): boolean {
  return notifiers[type].includes(priceId)
}
