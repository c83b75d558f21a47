import {
  address,
  addressInput,
  city,
  endedSession,
  lostNetwork,
  location,
  province,
} from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { addressFormMachine } from './address-form.machine.ts'

export const addressFormModel: FlowModel<typeof addressFormMachine> = {
  machine: addressFormMachine,
  starts: { creating: { address: null }, editing: { address } },
  events: [
    { type: 'province.chosen', provinceId: province.id },
    { type: 'map.requested', point: null },
    { type: 'address.submitted', address: addressInput },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    locationPicker: { done: [{ picked: null }, { picked: location }], errors: [] },
    listProvinces: { done: [[province]], errors: [] },
    listCities: { done: [[city]], errors: [] },
    saveAddress: { done: [address], errors: [endedSession, lostNetwork] },
  },
  facts: ({ provinceId, cities, saved }) => [provinceId, cities.length, saved !== null],
  invariants: {
    'an address is saved only when the cities of its province are known': ({ snapshot }) =>
      snapshot.matches('saving') ? snapshot.context.cities.length > 0 : null,
    'a chosen province clears the cities of the one before': ({ snapshot }) =>
      snapshot.matches({ editing: 'loadingCities' }) ? snapshot.context.cities.length === 0 : null,
  },
}
