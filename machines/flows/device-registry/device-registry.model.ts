import { isUncertain, ProblemError } from '#machines/kernel/problem.ts'
import {
  endedSession,
  lostNetwork,
  profile,
  profileInput,
  registeredDevice,
} from '#machines/testing/fixtures.ts'
import { hasFields } from '#machines/testing/is-same.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onSignedOut, onAny } from '#machines/testing/says.ts'
import { deviceRegistryMachine } from './device-registry.machine.ts'
import { deviceRegistryPersistence } from './device-registry.persistence.ts'

const { first_name, last_name, national_code } = profileInput
const missing = { first_name, last_name, national_code }

export const deviceRegistryModel: FlowModel<typeof deviceRegistryMachine> = {
  machine: deviceRegistryMachine,
  starts: { customer: { imeis: null } },
  events: [
    {
      type: 'draft.changed',
      change: { firstImei: registeredDevice.first_imei, warrantyCode: 'FZ187K3M92QD' },
    },
    { type: 'draft.changed', change: { warrantyCode: '' } },
    { type: 'draft.changed', change: { secondImei: registeredDevice.first_imei } },
    { type: 'draft.changed', change: { secondImei: '' } },
    { type: 'device.submitted', profile: null },
    { type: 'device.submitted', profile: missing },
    { type: 'retry.requested' },
    { type: 'form.requested' },
  ],
  outcomes: {
    updateProfile: { done: [profile], errors: [endedSession, lostNetwork] },
    registerDevice: {
      done: [registeredDevice],
      errors: [endedSession, new ProblemError('warranty_code_invalid'), lostNetwork],
    },
  },
  facts: ({ draft, profile, failure }) => [
    draft.firstImei,
    draft.secondImei,
    draft.warrantyCode,
    profile !== null,
    isUncertain(failure),
  ],
  says: {
    'profile.saved': onDone('updateProfile', (profile) => ({ profile })),
    'session.ended': onAny(onSignedOut('updateProfile'), onSignedOut('registerDevice')),
  },
  invariants: {
    'an incomplete draft is never sent': ({ calls }) =>
      everyCall(calls, 'registerDevice', (input) =>
        hasFields(input, {
          firstImei: registeredDevice.first_imei,
          secondImei: '',
          warrantyCode: 'FZ187K3M92QD',
        }),
      ),
    'missing profile fields are saved before the device is registered': ({ snapshot }) =>
      snapshot.matches('registering') ? snapshot.context.profile === null : null,
    'a rejected registration keeps the draft': ({ snapshot }) =>
      snapshot.matches('registrationFailed') ? snapshot.context.draft.warrantyCode !== '' : null,
    'a rejected code is said at the form until it is changed': ({ snapshot }) =>
      snapshot.matches('form')
        ? snapshot.matches({ form: 'codeRejected' }) ===
          (snapshot.context.failure?.code === 'warranty_code_invalid')
        : null,
    'a registered device leaves an empty form': ({ snapshot }) =>
      snapshot.matches('registered')
        ? snapshot.context.draft.firstImei === '' && snapshot.context.device !== null
        : null,
  },
  saved: { persistence: deviceRegistryPersistence, secrets: [first_name] },
}
