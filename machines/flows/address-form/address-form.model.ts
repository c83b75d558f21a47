import {
  address,
  addressInput,
  city,
  endedSession,
  goneAddress,
  lostNetwork,
  location,
  namelessLocation,
  province,
} from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { type SayStep, onDone, onSignedOut } from '#machines/testing/says.ts'
import { addressFormMachine, addressFormSelectors } from './address-form.machine.ts'

const isFilling = (before: SayStep['before']): boolean => before?.context.isFilling === true

/** The point that was picked; false without one. */
function pickedIn(output: unknown) {
  const location: unknown = Object(output).picked
  return location !== null && { location }
}

export const addressFormModel: FlowModel<typeof addressFormMachine> = {
  machine: addressFormMachine,
  starts: { creating: { address: null }, editing: { address } },
  events: [
    { type: 'province.chosen', provinceId: province.id },
    { type: 'map.requested', point: null, isPlaceOwn: false },
    { type: 'map.requested', point: null, isPlaceOwn: true },
    { type: 'place.accepted' },
    { type: 'address.submitted', address: addressInput },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    locationPicker: {
      done: [{ picked: null }, { picked: location }, { picked: namelessLocation }],
      errors: [],
    },
    listProvinces: { done: [[province]], errors: [] },
    listCities: { done: [[city]], errors: [] },
    saveAddress: { done: [address], errors: [endedSession, lostNetwork, goneAddress] },
  },
  facts: ({ provinceId, cities, saved, isPlaceOwn, found, isFilling, isGone }) => [
    provinceId,
    cities.length,
    saved !== null,
    isPlaceOwn,
    found !== null,
    isFilling,
    isGone,
  ],
  says: {
    'place.filled': onDone(
      'listCities',
      (_, { before }) => isFilling(before) && { provinceId: province.id, cityId: city.id },
    ),
    'location.picked': onDone('locationPicker', (output) => pickedIn(output)),
    'session.ended': onSignedOut('saveAddress'),
  },
  asks: {
    saveAddress: ({ event, snapshot }) => ({
      addressId: snapshot.context.isGone ? null : (snapshot.context.address?.id ?? null),
      address: event.address,
    }),
  },
  invariants: {
    'an address is saved only when the cities of its province are known': ({ snapshot }) =>
      snapshot.matches('saving') ? snapshot.context.cities.length > 0 : null,
    'the cities of the place that is filled in are loaded': ({ snapshot: { context } }) =>
      context.isFilling ? context.provinceId === context.found?.province.id : null,
    'a chosen province clears the cities of the one before': ({ snapshot }) =>
      snapshot.matches({ editing: 'loadingCities' }) ? snapshot.context.cities.length === 0 : null,
    'after the shopper has chosen a province, no place is offered': ({
      snapshot,
      step: { event, before },
    }) =>
      event.type === 'province.chosen' && before?.matches('editing') === true
        ? addressFormSelectors.offeredPlace(snapshot) === null && !snapshot.context.isFilling
        : null,
  },
}
