import {
  lostNetwork,
  mapAddress,
  mapPlace,
  noMap,
  nowhere,
  point,
} from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { locationPickerMachine } from './location-picker.machine.ts'

const other = { latitude: 35.8044, longitude: 51.4337 }

export const locationPickerModel: FlowModel<typeof locationPickerMachine> = {
  machine: locationPickerMachine,
  starts: { nothingPicked: { point: null }, pickedBefore: { point } },
  events: [
    { type: 'point.chosen', point: other },
    { type: 'search.submitted', address: mapPlace.display_name },
    { type: 'place.chosen', place: mapPlace },
    { type: 'position.requested' },
    { type: 'retry.requested' },
    { type: 'location.confirmed' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    findMapAddress: { done: [mapAddress], errors: [lostNetwork, nowhere, noMap] },
    searchMap: { done: [[mapPlace], []], errors: [lostNetwork, noMap] },
    locateDevice: { done: [point, null], errors: [lostNetwork] },
  },
  facts: ({ point, address, places, failure }) => [
    point?.latitude,
    address !== null,
    places.length,
    failure?.code,
  ],
  invariants: {
    'a point is confirmed only after its address was asked for': ({ snapshot, calls }) =>
      snapshot.matches('confirmed')
        ? calls.findLast(({ id }) => id === 'findMapAddress')?.input === snapshot.context.point
        : null,
    'a point that moves loses the address of the one before': ({ snapshot }) =>
      snapshot.matches('resolving') ? snapshot.context.address === null : null,
    'only a chosen point is looked up': ({ calls }) =>
      everyCall(calls, 'findMapAddress', (input) => input !== null),
    'what was found is offered only where something was': ({ snapshot }) =>
      snapshot.matches('found') ? snapshot.context.places.length > 0 : null,
  },
}
