import { ProblemError } from '#machines/kernel/problem.ts'
import {
  endedSession,
  lostNetwork,
  profile,
  profileInput,
  registeredDevice,
} from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone, onSignedOut, onAny } from '#machines/testing/says.ts'
import { deviceRegistryMachine } from './device-registry.machine.ts'
import { deviceRegistryPersistence } from './device-registry.persistence.ts'

const { first_name, last_name, national_code } = profileInput
const missing = { first_name, last_name, national_code }

export const deviceRegistryModel: FlowModel<typeof deviceRegistryMachine> = {
  machine: deviceRegistryMachine,
  starts: { customer: undefined },
  events: [
    {
      type: 'draft.changed',
      change: { firstImei: registeredDevice.first_imei, warrantyCode: 'FZ187K3M92QD' },
    },
    { type: 'device.submitted', profile: null },
    { type: 'device.submitted', profile: missing },
    { type: 'retry.requested' },
  ],
  outcomes: {
    updateProfile: { done: [profile], errors: [endedSession, lostNetwork] },
    registerDevice: {
      done: [registeredDevice],
      errors: [endedSession, new ProblemError('warranty_code_invalid')],
    },
  },
  facts: ({ draft, profile }) => [draft.firstImei, profile !== null],
  says: {
    'profile.saved': onDone('updateProfile', (profile) => ({ profile })),
    'session.ended': onAny(onSignedOut('updateProfile'), onSignedOut('registerDevice')),
  },
  invariants: {
    'only a whole draft is sent': ({ snapshot }) =>
      snapshot.matches('savingProfile') || snapshot.matches('registering')
        ? snapshot.context.draft.firstImei === registeredDevice.first_imei
        : null,
    'what the profile lacks is saved before the device': ({ snapshot }) =>
      snapshot.matches('registering') ? snapshot.context.profile === null : null,
    'a refused device keeps what was typed': ({ snapshot }) =>
      snapshot.matches('refused') ? snapshot.context.draft.warrantyCode !== '' : null,
    'a registered device leaves an empty form': ({ snapshot }) =>
      snapshot.matches('registered')
        ? snapshot.context.draft.firstImei === '' && snapshot.context.device !== null
        : null,
  },
  saved: { persistence: deviceRegistryPersistence, secrets: [first_name] },
}
