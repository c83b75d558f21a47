import {
  assertEvent,
  assign,
  emit,
  sendTo,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import {
  locationPickerMachine,
  type Location,
  type LocationPickerOutput,
  type Point,
} from '#machines/flows/location-picker/location-picker.machine.ts'
import { isSamePlace } from '#domain/place-name.ts'
import { parent } from '#machines/kernel/parent.ts'
import { failureIn, isSignedOut, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type Address = Schemas['Address']
export type AddressInput = Schemas['AddressInput']
export type Place = Schemas['Place']

/** `address` is what is edited; null creates a new one. */
export type AddressFormInput = { address: Address | null }

export type AddressFormContext = AddressFormInput & {
  provinces: Place[]
  provinceId: number | null
  /** The cities of the chosen province; empty until they are loaded. */
  cities: Place[]
  /** Whether the shopper has chosen the place themselves, when the map was opened. */
  isPlaceOwn: boolean
  /** Where the picked point is, if the shop delivers there. */
  found: FoundPlace | null
  /** `found` is to be filled in, once its cities are loaded. */
  isFilling: boolean
  /** The edited address was removed elsewhere: the input is saved as a new one. */
  isGone: boolean
  saved: Address | null
  failure: Failure | null
}

/** A province of the shop, and the city as the map calls it. */
export type FoundPlace = { province: Place; cityName: string | null }

export type AddressFormEvent =
  | { type: 'province.chosen'; provinceId: number }
  /** The map is opened at the point that the address has so far. */
  | { type: 'map.requested'; point: Point | null; isPlaceOwn: boolean }
  /** The shopper wants province and city as the map has them. */
  | { type: 'place.accepted' }
  | { type: 'address.submitted'; address: AddressInput }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

export type AddressFormEmitted =
  | { type: 'location.picked'; location: Location }
  /** `cityId` is null if the shop does not know the city of the map. */
  | { type: 'place.filled'; provinceId: number; cityId: number | null }

/**
 * The address as the server saved it, or null when the form was closed, with the failure that was last shown if the
 * address was deleted.
 */
export type AddressFormOutput = { saved: Address | null; isGone: boolean; failure: Failure | null }

export type SaveAddressInput = { addressId: number | null; address: AddressInput }

/**
 * Creating or editing an address: the cities follow the province, the rest of the fields belong to the form. A point of
 * the map fills in province and city; what the shopper chose is replaced only if they say so.
 */
export const addressFormMachine = setup({
  types: {
    input: {} as AddressFormInput,
    context: {} as AddressFormContext,
    events: {} as AddressFormEvent,
    output: {} as AddressFormOutput,
    emitted: {} as AddressFormEmitted,
    tags: {} as 'busy' | 'error' | 'dialog',
    children: {} as { locationPicker: 'locationPicker' },
  },
  actors: {
    listProvinces: unprovided<Place[]>(),
    listCities: unprovided<Place[], { provinceId: number }>(),
    saveAddress: unprovided<Address, SaveAddressInput>(),
    locationPicker: locationPickerMachine,
  },
  guards: {
    isProvinceChosen: ({ context }) => context.provinceId !== null,
    areCitiesKnown: ({ context }) => context.cities.length > 0,
    isPlaceFree: ({ context }, { picked }: LocationPickerOutput) =>
      !context.isPlaceOwn && foundPlace(context, picked) !== null,
    isPlaceOffered: ({ context }) => context.found !== null && !context.isFilling,
    isFilling: ({ context }) => context.isFilling,
    isPicked: (_, { picked }: LocationPickerOutput) => picked !== null,
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    isGone: ({ event }) => failureIn(event)?.code === 'address_not_found',
  },
  actions: {
    keepProvinces: assign({ provinces: (_, provinces: Place[]) => provinces }),
    keepProvince: assign({ provinceId: (_, provinceId: number) => provinceId, cities: [] }),
    keepOwnership: assign({ isPlaceOwn: (_, isPlaceOwn: boolean) => isPlaceOwn }),
    keepPlace: assign({
      found: ({ context }, { picked }: LocationPickerOutput) => foundPlace(context, picked),
      isFilling: false,
    }),
    fillPlace: assign(({ context }) => ({
      provinceId: required(context.found).province.id,
      cities: [],
      isFilling: true,
    })),
    dropPlace: assign({ found: null, isFilling: false }),
    announcePlace: emit(({ context: { found, cities } }) => ({
      type: 'place.filled' as const,
      provinceId: required(found).province.id,
      cityId: cities.find(({ name }) => isSamePlace(name, found?.cityName ?? ''))?.id ?? null,
    })),
    keepCities: assign({ cities: (_, cities: Place[]) => cities }),
    keepSaved: assign({ saved: (_, saved: Address) => saved }),
    markGone: assign({ isGone: true }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceLocation: emit((_, { picked }: LocationPickerOutput) => ({
      type: 'location.picked' as const,
      location: required(picked),
    })),
    reportSignedOut: sendTo(parent, { type: 'session.ended' }),
  },
}).createMachine({
  id: 'addressForm',
  context: ({ input }) => ({
    address: input.address,
    provinces: [],
    provinceId: input.address?.province ?? null,
    cities: [],
    isPlaceOwn: false,
    found: null,
    isFilling: false,
    isGone: false,
    saved: null,
    failure: null,
  }),
  initial: 'loadingProvinces',
  on: { 'dialog.dismissed': '.closed' },
  states: {
    loadingProvinces: {
      tags: 'busy',
      invoke: {
        id: 'listProvinces',
        src: 'listProvinces',
        onDone: {
          target: 'editing',
          actions: { type: 'keepProvinces', params: ({ event }) => event.output },
        },
        onError: { target: 'provincesFailed', actions: 'keepFailure' },
      },
    },
    provincesFailed: { tags: 'error', on: { 'retry.requested': 'loadingProvinces' } },
    editing: {
      initial: 'opening',
      on: {
        'province.chosen': {
          target: '.loadingCities',
          actions: [{ type: 'keepProvince', params: ({ event }) => event.provinceId }, 'dropPlace'],
        },
        'place.accepted': {
          guard: 'isPlaceOffered',
          target: '.loadingCities',
          actions: 'fillPlace',
        },
        'map.requested': {
          target: 'picking',
          actions: { type: 'keepOwnership', params: ({ event }) => event.isPlaceOwn },
        },
      },
      states: {
        opening: {
          always: [
            { guard: 'areCitiesKnown', target: 'ready' },
            { guard: 'isProvinceChosen', target: 'loadingCities' },
            { target: 'withoutProvince' },
          ],
        },
        withoutProvince: {},
        loadingCities: {
          tags: 'busy',
          invoke: {
            id: 'listCities',
            src: 'listCities',
            input: ({ context }) => ({ provinceId: required(context.provinceId) }),
            onDone: [
              {
                guard: 'isFilling',
                target: 'ready',
                actions: [
                  { type: 'keepCities', params: ({ event }) => event.output },
                  'announcePlace',
                  'dropPlace',
                ],
              },
              {
                target: 'ready',
                actions: { type: 'keepCities', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'citiesFailed', actions: 'keepFailure' },
          },
        },
        citiesFailed: { tags: 'error', on: { 'retry.requested': 'loadingCities' } },
        ready: { on: { 'address.submitted': '#addressForm.saving' } },
        saveFailed: {
          tags: 'error',
          on: { 'address.submitted': '#addressForm.saving' },
        },
      },
    },
    picking: {
      tags: 'dialog',
      invoke: {
        id: 'locationPicker',
        src: 'locationPicker',
        input: ({ event }) => {
          assertEvent(event, 'map.requested')
          return { point: event.point }
        },
        onDone: [
          {
            guard: { type: 'isPlaceFree', params: ({ event }) => event.output },
            target: 'editing.loadingCities',
            actions: [
              { type: 'keepPlace', params: ({ event }) => event.output },
              'fillPlace',
              { type: 'announceLocation', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'isPicked', params: ({ event }) => event.output },
            target: 'editing',
            actions: [
              { type: 'keepPlace', params: ({ event }) => event.output },
              { type: 'announceLocation', params: ({ event }) => event.output },
            ],
          },
          { target: 'editing' },
        ],
        onError: { target: 'editing' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context, event }) => {
          assertEvent(event, 'address.submitted')
          const { address, isGone } = context
          return { addressId: isGone ? null : (address?.id ?? null), address: event.address }
        },
        onDone: {
          target: 'closed',
          actions: { type: 'keepSaved', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: 'isSignedOut',
            target: 'editing.saveFailed',
            actions: ['keepFailure', 'reportSignedOut'],
          },
          {
            guard: 'isGone',
            target: 'editing.saveFailed',
            actions: ['keepFailure', 'markGone'],
          },
          { target: 'editing.saveFailed', actions: 'keepFailure' },
        ],
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context: { saved, isGone, failure } }) => ({ saved, isGone, failure }),
})

export type AddressFormSnapshot = SnapshotFrom<typeof addressFormMachine>
export type AddressFormRef = ActorRefFrom<typeof addressFormMachine>

export const addressFormSelectors = {
  mode: (snapshot: AddressFormSnapshot) => (snapshot.context.address ? 'edit' : 'create'),
  address: (snapshot: AddressFormSnapshot) => snapshot.context.address,
  provinces: (snapshot: AddressFormSnapshot) => snapshot.context.provinces,
  cities: (snapshot: AddressFormSnapshot) => snapshot.context.cities,
  /** The place of the picked point, which may take the one that was chosen. */
  offeredPlace: (snapshot: AddressFormSnapshot) =>
    snapshot.can({ type: 'place.accepted' }) ? snapshot.context.found : null,
  isLoading: (snapshot: AddressFormSnapshot) => snapshot.matches('loadingProvinces'),
  isLoadingCities: (snapshot: AddressFormSnapshot) =>
    snapshot.matches({ editing: 'loadingCities' }),
  /** The open map, an actor of its own. */
  locationPicker: (snapshot: AddressFormSnapshot) => snapshot.children.locationPicker,
  isSaving: (snapshot: AddressFormSnapshot) => snapshot.matches('saving'),
  isGone: (snapshot: AddressFormSnapshot) => snapshot.context.isGone,
  /** Whether the failure that is shown is that the address was deleted. */
  isGoneSaid: (snapshot: AddressFormSnapshot) =>
    snapshot.context.failure?.code === 'address_not_found',
  failure: (snapshot: AddressFormSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}

function foundPlace(
  { provinces }: AddressFormContext,
  picked: LocationPickerOutput['picked'],
): FoundPlace | null {
  const { province_name, city_name: cityName = null } = picked?.address ?? {}
  const province = provinces.find(({ name }) => isSamePlace(name, province_name ?? ''))
  return province === undefined ? null : { province, cityName }
}
