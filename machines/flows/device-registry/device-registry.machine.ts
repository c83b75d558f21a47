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

/** What is typed of the device: Latin digits; the second number may be empty. */
export type DeviceDraft = { firstImei: string; secondImei: string; warrantyCode: string }

/** What the profile lacked. */
export type MissingProfile = Pick<
  Schemas['ProfilePatch'],
  'first_name' | 'last_name' | 'national_code'
>

export type DeviceRegistryInput = {
  /** The numbers of a device whose warranty was checked, with which the form begins; null without one. */
  imeis: { firstImei: string; secondImei: string | null } | null
}

type Device = Schemas['RegisteredDevice']

export type DeviceRegistryContext = {
  draft: DeviceDraft
  /** Typed with the last submit; null if the profile lacked nothing, or has been saved. */
  profile: MissingProfile | null
  device: Device | null
  failure: Failure | null
}

export type DeviceRegistryEvent =
  | { type: 'draft.changed'; change: Partial<DeviceDraft> }
  | { type: 'device.submitted'; profile: MissingProfile | null }
  | { type: 'retry.requested' }

export type DeviceRegistryEmitted =
  { type: 'profile.saved'; profile: Schemas['Profile'] } | { type: 'session.ended' }

/** Activating registry and warranty of a device: what the profile lacks is saved first, then the device. */
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
    isSendable: ({ context }) => isSendable(context.draft),
    lacksProfile: ({ event }) => event.type === 'device.submitted' && event.profile !== null,
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    /** A limit of tries also leaves open whether the device is registered, but refuses a retry for a while. */
    canRetry: ({ context }) => isUncertain(context.failure) && !isLimited(context.failure),
  },
  actions: {
    keepDraft: assign({
      draft: ({ context }, change: Partial<DeviceDraft>) => ({ ...context.draft, ...change }),
    }),
    keepProfile: assign({
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
            guard: and(['isSendable', 'lacksProfile']),
            target: 'savingProfile',
            actions: { type: 'keepProfile', params: ({ event }) => event.profile },
          },
          {
            guard: 'isSendable',
            target: 'registering',
            actions: { type: 'keepProfile', params: ({ event }) => event.profile },
          },
        ],
      },
      states: {
        editing: { tags: 'stable' },
        profileFailed: { tags: ['error', 'stable'] },
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
          { target: 'refused', actions: 'keepFailure' },
        ],
      },
    },
    registered: {
      tags: 'stable',
      on: { 'retry.requested': { target: 'form', actions: 'forgetResult' } },
    },
    refused: {
      tags: ['error', 'stable'],
      on: {
        'retry.requested': { target: 'form', actions: 'forgetResult' },
        // The server registers the same device once, however often it is asked.
        'device.submitted': {
          guard: 'canRetry',
          target: 'registering',
          actions: 'forgetResult',
        },
      },
    },
  },
})

export type DeviceRegistryActor = Actor<typeof deviceRegistryMachine>
type DeviceRegistrySnapshot = SnapshotFrom<typeof deviceRegistryMachine>

/** What the registry shows. */
export const deviceRegistrySelectors = {
  step: (snapshot: DeviceRegistrySnapshot) =>
    snapshot.matches('registered') || snapshot.matches('refused') ? 'result' : 'form',
  /** Whether the form has to be filled once more. */
  isRefused: (snapshot: DeviceRegistrySnapshot) => snapshot.matches('refused'),
  canRetry: (snapshot: DeviceRegistrySnapshot) =>
    snapshot.matches('refused') && snapshot.can({ type: 'device.submitted', profile: null }),
  draft: (snapshot: DeviceRegistrySnapshot) => snapshot.context.draft,
  device: (snapshot: DeviceRegistrySnapshot) => snapshot.context.device,
  isBusy: (snapshot: DeviceRegistrySnapshot) => snapshot.hasTag('busy'),
  /** The failure to show; null if there is none. */
  failure: (snapshot: DeviceRegistrySnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}

/** A flow at its start; what was saved of an earlier one is put on top of it. */
export function freshDeviceRegistry({ imeis }: DeviceRegistryInput): DeviceRegistryContext {
  const { firstImei = '', secondImei = null } = imeis ?? {}
  const draft = { ...emptyDeviceDraft(), firstImei, secondImei: secondImei ?? '' }
  return { draft, profile: null, device: null, failure: null }
}

function emptyDeviceDraft(): DeviceDraft {
  return { firstImei: '', secondImei: '', warrantyCode: '' }
}

function isSendable({ firstImei, secondImei, warrantyCode }: DeviceDraft): boolean {
  return (
    isImei(firstImei) &&
    (secondImei === '' || (isImei(secondImei) && secondImei !== firstImei)) &&
    cleanWarrantyCode(warrantyCode) !== ''
  )
}
