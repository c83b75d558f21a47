import { assertEvent, assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

/** Degrees. */
export type Point = { latitude: number; longitude: number }
export type MapPlace = Schemas['MapPlace']

export type MapAddress = Schemas['MapAddress']

/** A point of the map and the address that the map service has for it; null if it has none. */
export type Location = Point & { address: MapAddress | null }

/** `point` is where the pin is at first; null if nothing was picked before. */
export type LocationPickerInput = { point: Point | null }

export type LocationPickerContext = LocationPickerInput & {
  /** The address of the point; null until it is known. */
  address: MapAddress | null
  /** What the last search found. */
  places: MapPlace[]
  failure: Failure | null
}

export type LocationPickerEvent =
  /** The map came to rest under the pin, or was pressed there. */
  | { type: 'point.chosen'; point: Point }
  | { type: 'search.submitted'; address: string }
  | { type: 'place.chosen'; place: MapPlace }
  | { type: 'position.requested' }
  | { type: 'retry.requested' }
  | { type: 'location.confirmed' }
  | { type: 'dialog.dismissed' }

/** What was picked; null when the map was closed. */
export type LocationPickerOutput = { picked: Location | null }

/** Picking a point of the map by moving it, by searching for an address or by the position of the device. */
export const locationPickerMachine = setup({
  types: {
    input: {} as LocationPickerInput,
    context: {} as LocationPickerContext,
    events: {} as LocationPickerEvent,
    output: {} as LocationPickerOutput,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    findMapAddress: unprovided<MapAddress, Point>(),
    searchMap: unprovided<MapPlace[], { address: string }>(),
    locateDevice: unprovided<Point | null>(),
  },
  guards: {
    hasPoint: ({ context }) => context.point !== null,
    hasAddress: ({ context }) => context.address !== null,
    isAddressUnknown: ({ context }) => context.point !== null && context.address === null,
    isFound: (_, places: MapPlace[]) => places.length > 0,
    isAllowed: (_, point: Point | null) => point !== null,
  },
  actions: {
    keepPoint: assign({ point: (_, point: Point | null) => point, address: null }),
    keepPlace: assign({
      point: (_, { lat, lon }: MapPlace) => ({ latitude: lat, longitude: lon }),
      address: null,
    }),
    keepAddress: assign({ address: (_, address: MapAddress) => address }),
    keepPlaces: assign({ places: (_, places: MapPlace[]) => places }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
  },
}).createMachine({
  id: 'locationPicker',
  context: ({ input }) => ({ point: input.point, address: null, places: [], failure: null }),
  initial: 'opening',
  on: {
    'point.chosen': {
      target: '.resolving',
      actions: { type: 'keepPoint', params: ({ event }) => event.point },
    },
    'search.submitted': '.searching',
    'position.requested': '.locating',
    'retry.requested': { guard: 'isAddressUnknown', target: '.resolving' },
    'location.confirmed': { guard: 'hasAddress', target: '.confirmed' },
    'dialog.dismissed': '.dismissed',
  },
  states: {
    opening: { always: [{ guard: 'hasPoint', target: 'resolving' }, { target: 'unplaced' }] },
    unplaced: {},
    resolving: {
      tags: 'busy',
      invoke: {
        id: 'findMapAddress',
        src: 'findMapAddress',
        input: ({ context }) => required(context.point),
        onDone: {
          target: 'resolved',
          actions: { type: 'keepAddress', params: ({ event }) => event.output },
        },
        onError: { target: 'unresolved', actions: 'keepFailure' },
      },
    },
    resolved: {},
    /** Nobody knows the address of the point, or the map service is away: the shopper writes it. */
    unresolved: { tags: 'error', on: { 'location.confirmed': 'confirmed' } },
    searching: {
      tags: 'busy',
      invoke: {
        id: 'searchMap',
        src: 'searchMap',
        input: ({ event }) => {
          assertEvent(event, 'search.submitted')
          return { address: event.address }
        },
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'keepPlaces', params: ({ event }) => event.output },
          },
          { target: 'nothingFound' },
        ],
        onError: { target: 'searchFailed', actions: 'keepFailure' },
      },
    },
    found: {
      on: {
        'place.chosen': {
          target: 'resolving',
          actions: { type: 'keepPlace', params: ({ event }) => event.place },
        },
      },
    },
    nothingFound: {},
    searchFailed: { tags: 'error' },
    locating: {
      tags: 'busy',
      invoke: {
        id: 'locateDevice',
        src: 'locateDevice',
        onDone: [
          {
            guard: { type: 'isAllowed', params: ({ event }) => event.output },
            target: 'resolving',
            actions: { type: 'keepPoint', params: ({ event }) => event.output },
          },
          { target: 'positionDenied' },
        ],
        onError: { target: 'positionUnknown', actions: 'keepFailure' },
      },
    },
    positionDenied: {},
    positionUnknown: { tags: 'error' },
    confirmed: {
      type: 'final',
      output: ({ context }): LocationPickerOutput => ({
        picked: { ...required(context.point), address: context.address },
      }),
    },
    dismissed: { type: 'final', output: { picked: null } satisfies LocationPickerOutput },
  },
  // XState does not type what a final state returns.
  output: ({ event }) => event.output as LocationPickerOutput,
})

export type LocationPickerSnapshot = SnapshotFrom<typeof locationPickerMachine>
export type LocationPickerRef = ActorRefFrom<typeof locationPickerMachine>

export const locationPickerSelectors = {
  point: (snapshot: LocationPickerSnapshot) => snapshot.context.point,
  address: (snapshot: LocationPickerSnapshot) => snapshot.context.address?.display_name ?? null,
  /** What the search found, while one is to be chosen. */
  places: (snapshot: LocationPickerSnapshot) =>
    snapshot.matches('found') ? snapshot.context.places : null,
  canConfirm: (snapshot: LocationPickerSnapshot) => snapshot.can({ type: 'location.confirmed' }),
  canRetry: (snapshot: LocationPickerSnapshot) =>
    !snapshot.hasTag('busy') && snapshot.can({ type: 'retry.requested' }),
  failure: (snapshot: LocationPickerSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
