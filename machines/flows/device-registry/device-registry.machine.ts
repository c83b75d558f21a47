import { and, assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import { isImei } from '#domain/imei.ts'
import { cleanWarrantyCode } from '#domain/warranty.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  failureIn,
  isLimited,
  isSignedOut,
  isUncertain,
  type Failure,
} from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

/** The form fields: IMEIs in Latin digits, `secondImei` possibly empty, and the warranty code as typed. */
export type DeviceDraft = { firstImei: string; secondImei: string; warrantyCode: string }

/** The profile fields that were missing. */
export type MissingProfile = Pick<
  Schemas['ProfilePatch'],
  'first_name' | 'last_name' | 'national_code'
>

export type DeviceRegistryInput = {
  /** The numbers of a device whose warranty was checked, with which the form begins; null if there is none. */
  imeis: { firstImei: string; secondImei: string | null } | null
}

type Device = Schemas['RegisteredDevice']

export type DeviceRegistryContext = {
  draft: DeviceDraft
  /** Submitted with the last attempt; null if nothing was missing or it has been saved. */
  profile: MissingProfile | null
  device: Device | null
  failure: Failure | null
}

export type DeviceRegistryEvent =
  | { type: 'draft.changed'; change: Partial<DeviceDraft> }
  | { type: 'device.submitted'; profile: MissingProfile | null }
  | { type: 'retry.requested' }
  | { type: 'form.requested' }

export type DeviceRegistryEmitted =
  { type: 'profile.saved'; profile: Schemas['Profile'] } | { type: 'session.ended' }

/** Registers a device and activates its warranty. Missing profile fields are saved first. */
export const deviceRegistryMachine = setup({
  types: {
    input: {} as DeviceRegistryInput,
    context: {} as DeviceRegistryContext,
    events: {} as DeviceRegistryEvent,
    emitted: {} as DeviceRegistryEmitted,
    tags: {} as 'busy' | 'error' | 'stable',
  },
  actors: {
    updateProfile: unprovided<Schemas['Profile'], MissingProfile>(),
    registerDevice: unprovided<Device, DeviceDraft>(),
  },
  guards: {
    isCompleteDraft: ({ context }) => isCompleteDraft(context.draft),
    lacksProfile: ({ event }) => event.type === 'device.submitted' && event.profile !== null,
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    isCodeRejected: ({ context: { failure } }) =>
      failure?.code === 'warranty_code_invalid' || failure?.code === 'warranty_code_revoked',
    isCodeChanged: ({ context, event }) =>
      event.type === 'draft.changed' &&
      (event.change.warrantyCode ?? context.draft.warrantyCode) !== context.draft.warrantyCode,
    /** A rate limit also leaves the outcome unknown, but retrying is blocked for a while. */
    canRetry: ({ context }) => isUncertain(context.failure) && !isLimited(context.failure),
  },
  actions: {
    keepDraft: assign({
      draft: ({ context }, change: Partial<DeviceDraft>) => ({ ...context.draft, ...change }),
    }),
    startSubmission: assign({
      profile: (_, profile: MissingProfile | null) => profile,
      failure: null,
    }),
    forgetProfile: assign({ profile: null }),
    keepDevice: assign({ device: (_, device: Device) => device, draft: emptyDeviceDraft }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetResult: assign({ device: null, failure: null }),
    announceProfile: emit((_, profile: Schemas['Profile']) => ({
      type: 'profile.saved' as const,
      profile,
    })),
    announceSignedOut: emit({ type: 'session.ended' }),
  },
}).createMachine({
  id: 'deviceRegistry',
  context: ({ input }) => freshDeviceRegistry(input),
  initial: 'form',
  states: {
    form: {
      initial: 'editing',
      on: {
        'draft.changed': { actions: { type: 'keepDraft', params: ({ event }) => event.change } },
        'device.submitted': [
          {
            guard: and(['isCompleteDraft', 'lacksProfile']),
            target: 'savingProfile',
            actions: { type: 'startSubmission', params: ({ event }) => event.profile },
          },
          {
            guard: 'isCompleteDraft',
            target: 'registering',
            actions: { type: 'startSubmission', params: ({ event }) => event.profile },
          },
        ],
      },
      states: {
        editing: { tags: 'stable' },
        profileFailed: { tags: ['error', 'stable'] },
        /** The result said that the code is wrong, which the field says until it is changed. */
        codeRejected: {
          tags: ['error', 'stable'],
          on: {
            'draft.changed': {
              guard: 'isCodeChanged',
              target: 'editing',
              actions: [{ type: 'keepDraft', params: ({ event }) => event.change }, 'forgetResult'],
            },
          },
        },
      },
    },
    savingProfile: {
      tags: 'busy',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context }) => required(context.profile),
        onDone: {
          target: 'registering',
          actions: [
            'forgetProfile',
            { type: 'announceProfile', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: 'isSignedOut', target: 'form', actions: 'announceSignedOut' },
          { target: 'form.profileFailed', actions: 'keepFailure' },
        ],
      },
    },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'registerDevice',
        src: 'registerDevice',
        input: ({ context }) => context.draft,
        onDone: {
          target: 'registered',
          actions: { type: 'keepDevice', params: ({ event }) => event.output },
        },
        onError: [
          { guard: 'isSignedOut', target: 'form', actions: 'announceSignedOut' },
          { target: 'registrationFailed', actions: 'keepFailure' },
        ],
      },
    },
    registered: {
      tags: 'stable',
      on: { 'form.requested': { target: 'form', actions: 'forgetResult' } },
    },
    registrationFailed: {
      tags: ['error', 'stable'],
      on: {
        // The server registers the same device once, however often it is asked.
        'retry.requested': { guard: 'canRetry', target: 'registering', actions: 'forgetResult' },
        'form.requested': [
          { guard: 'isCodeRejected', target: 'form.codeRejected' },
          { target: 'form', actions: 'forgetResult' },
        ],
      },
    },
  },
})

export type DeviceRegistryActor = Actor<typeof deviceRegistryMachine>
type DeviceRegistrySnapshot = SnapshotFrom<typeof deviceRegistryMachine>

/** What the registry shows. */
export const deviceRegistrySelectors = {
  step: (snapshot: DeviceRegistrySnapshot) =>
    snapshot.matches('registered') || snapshot.matches('registrationFailed') ? 'result' : 'form',
  /** Whether the registration failed. */
  hasFailed: (snapshot: DeviceRegistrySnapshot) => snapshot.matches('registrationFailed'),
  canRetry: (snapshot: DeviceRegistrySnapshot) => snapshot.can({ type: 'retry.requested' }),
  draft: (snapshot: DeviceRegistrySnapshot) => snapshot.context.draft,
  device: (snapshot: DeviceRegistrySnapshot) => snapshot.context.device,
  isBusy: (snapshot: DeviceRegistrySnapshot) => snapshot.hasTag('busy'),
  /** Why the profile was not saved; null if it was not refused. */
  profileFailure: (snapshot: DeviceRegistrySnapshot) =>
    snapshot.matches({ form: 'profileFailed' }) ? snapshot.context.failure : null,
  /** What is wrong with the warranty code; null if it was not rejected or was changed since. */
  codeFailure: (snapshot: DeviceRegistrySnapshot) =>
    snapshot.matches({ form: 'codeRejected' }) ? snapshot.context.failure : null,
  /** Why the device was not registered; null if it was not refused. */
  failure: (snapshot: DeviceRegistrySnapshot) =>
    snapshot.matches('registrationFailed') ? snapshot.context.failure : null,
}

/** The initial context; saved values are merged over it. */
export function freshDeviceRegistry({ imeis }: DeviceRegistryInput): DeviceRegistryContext {
  const { firstImei = '', secondImei = null } = imeis ?? {}
  const draft = { ...emptyDeviceDraft(), firstImei, secondImei: secondImei ?? '' }
  return { draft, profile: null, device: null, failure: null }
}

function emptyDeviceDraft(): DeviceDraft {
  return { firstImei: '', secondImei: '', warrantyCode: '' }
}

function isCompleteDraft({ firstImei, secondImei, warrantyCode }: DeviceDraft): boolean {
  return (
    isImei(firstImei) &&
    (secondImei === '' || (isImei(secondImei) && secondImei !== firstImei)) &&
    cleanWarrantyCode(warrantyCode) !== ''
  )
}
