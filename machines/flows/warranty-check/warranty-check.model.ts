import { endedSession, lostNetwork, registeredDevice } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { warrantyCheckMachine } from './warranty-check.machine.ts'

const imeis = { firstImei: registeredDevice.first_imei, secondImei: null }

export const warrantyCheckModel: FlowModel<typeof warrantyCheckMachine> = {
  machine: warrantyCheckMachine,
  starts: { customer: { signedIn: true }, guest: { signedIn: false } },
  events: [
    { type: 'check.submitted', imeis },
    { type: 'check.submitted', imeis: { ...imeis, secondImei: '352099001761481' } },
    { type: 'check.submitted', imeis: { firstImei: '123', secondImei: null } },
    { type: 'form.edited' },
    { type: 'session.changed', signedIn: true },
    { type: 'session.changed', signedIn: false },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    findDevice: {
      done: [
        { device: registeredDevice, isActive: true },
        { device: registeredDevice, isActive: false },
        { device: { ...registeredDevice, revoked_at: '2026-11-01T09:30:00.000Z' }, isActive: true },
        null,
      ],
      errors: [endedSession, lostNetwork],
    },
  },
  facts: ({ signedIn }) => [signedIn],
  invariants: {
    'what one visitor was shown is not kept for the next': ({ snapshot, events }) =>
      events.at(-1) === 'session.changed' ? snapshot.context.warranty === null : null,
    'only a customer’s check is sent': ({ snapshot }) =>
      snapshot.matches('checking') ? snapshot.context.signedIn : null,
    'only whole numbers are sent': ({ calls }) =>
      everyCall(calls, 'findDevice', (input) =>
        JSON.stringify(input).includes(registeredDevice.first_imei),
      ),
    'an answer is shown where there is one': ({ snapshot }) =>
      snapshot.matches({ open: 'active' }) || snapshot.matches({ open: 'expired' })
        ? snapshot.context.warranty !== null
        : null,
    'an answer about one device is not shown beside the number of another': ({
      snapshot,
      events,
    }) => (events.at(-1) === 'form.edited' ? snapshot.context.warranty === null : null),
    'a void warranty is never called active': ({ snapshot }) =>
      snapshot.matches({ open: 'active' })
        ? snapshot.context.warranty?.device.revoked_at === null
        : null,
    'a device that is not registered has no warranty': ({ snapshot }) =>
      snapshot.matches('notActivated') ? snapshot.context.warranty === null : null,
  },
}
