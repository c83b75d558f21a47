import { assertEvent, assign, setup, type Actor, type SnapshotFrom } from 'xstate'
import { isImei } from '#domain/imei.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isSignedOut, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

/** Fifteen Latin digits each. */
export type Imeis = { firstImei: string; secondImei: string | null }

/** What the registry knows of a device, and whether its warranty is active by the server's clock. */
export type Warranty = { device: Schemas['RegisteredDevice']; isActive: boolean }

export type WarrantyCheckContext = {
  signedIn: boolean
  /** The last answer; null before, and for a device that is not registered. */
  warranty: Warranty | null
  failure: Failure | null
}

export type WarrantyCheckEvent =
  | { type: 'check.submitted'; imeis: Imeis }
  | { type: 'form.edited' }
  /** Sent by the page: the visitor signed in or out. */
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'dialog.dismissed' }

/** Checking the warranty of a device; it needs a session (REG-36). */
export const warrantyCheckMachine = setup({
  types: {
    input: {} as { signedIn: boolean },
    context: {} as WarrantyCheckContext,
    events: {} as WarrantyCheckEvent,
    tags: {} as 'busy' | 'error' | 'dialog',
  },
  actors: { findDevice: unprovided<Warranty | null, Imeis>() },
  guards: {
    isGuest: ({ context }) => !context.signedIn,
    areImeis: (_, { firstImei, secondImei }: Imeis) =>
      isImei(firstImei) && (secondImei === null || isImei(secondImei)),
    isFound: (_, warranty: Warranty | null) => warranty !== null,
    isRevoked: (_, warranty: Warranty | null) => (warranty?.device.revoked_at ?? null) !== null,
    isActive: (_, warranty: Warranty | null) => warranty?.isActive === true,
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
  },
  actions: {
    dropWarranty: assign({ warranty: null }),
    keepSession: assign({ signedIn: (_, signedIn: boolean) => signedIn, warranty: null }),
    keepWarranty: assign({ warranty: (_, warranty: Warranty | null) => warranty, failure: null }),
    endSession: assign({ signedIn: false, warranty: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event), warranty: null }),
  },
}).createMachine({
  id: 'warrantyCheck',
  context: ({ input }) => ({ ...input, warranty: null, failure: null }),
  initial: 'open',
  on: {
    'session.changed': {
      target: '.open',
      actions: { type: 'keepSession', params: ({ event }) => event.signedIn },
    },
  },
  states: {
    open: {
      initial: 'ready',
      on: {
        'check.submitted': [
          { guard: 'isGuest', target: '.signInNeeded' },
          { guard: { type: 'areImeis', params: ({ event }) => event.imeis }, target: 'checking' },
        ],
      },
      states: {
        ready: {},
        signInNeeded: { tags: 'error' },
        active: { on: { 'form.edited': { target: 'ready', actions: 'dropWarranty' } } },
        expired: { on: { 'form.edited': { target: 'ready', actions: 'dropWarranty' } } },
        revoked: { on: { 'form.edited': { target: 'ready', actions: 'dropWarranty' } } },
        failed: { tags: 'error' },
      },
    },
    checking: {
      tags: 'busy',
      on: { 'form.edited': { target: 'open', actions: 'dropWarranty' } },
      invoke: {
        id: 'findDevice',
        src: 'findDevice',
        input: ({ event }) => {
          assertEvent(event, 'check.submitted')
          return event.imeis
        },
        onDone: [
          {
            guard: { type: 'isRevoked', params: ({ event }) => event.output },
            target: 'open.revoked',
            actions: { type: 'keepWarranty', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isActive', params: ({ event }) => event.output },
            target: 'open.active',
            actions: { type: 'keepWarranty', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'open.expired',
            actions: { type: 'keepWarranty', params: ({ event }) => event.output },
          },
          {
            target: 'notActivated',
            actions: { type: 'keepWarranty', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: 'isSignedOut', target: 'open.signInNeeded', actions: 'endSession' },
          { target: 'open.failed', actions: 'keepFailure' },
        ],
      },
    },
    notActivated: { tags: 'dialog', on: { 'dialog.dismissed': 'open' } },
  },
})

export type WarrantyCheckActor = Actor<typeof warrantyCheckMachine>
type WarrantyCheckSnapshot = SnapshotFrom<typeof warrantyCheckMachine>

/** What the warranty check shows. */
export const warrantyCheckSelectors = {
  isChecking: (snapshot: WarrantyCheckSnapshot) => snapshot.matches('checking'),
  isGuest: (snapshot: WarrantyCheckSnapshot) => !snapshot.context.signedIn,
  isSignInNeeded: (snapshot: WarrantyCheckSnapshot) => snapshot.matches({ open: 'signInNeeded' }),
  isNotActivated: (snapshot: WarrantyCheckSnapshot) => snapshot.matches('notActivated'),
  /** The answer to show; null if there is none. */
  warranty: (snapshot: WarrantyCheckSnapshot) =>
    statusOf(snapshot) === null ? null : snapshot.context.warranty,
  /** Status of the warranty shown; null if there is none. */
  status: (snapshot: WarrantyCheckSnapshot) => statusOf(snapshot),
  /** The failure to show; null if there is none. */
  failure: (snapshot: WarrantyCheckSnapshot) =>
    snapshot.matches({ open: 'failed' }) ? snapshot.context.failure : null,
}

const statuses = ['active', 'expired', 'revoked'] as const

function statusOf(snapshot: WarrantyCheckSnapshot) {
  return statuses.find((status) => snapshot.matches({ open: status })) ?? null
}
