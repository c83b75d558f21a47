import { assign, emit, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import {
  addressFormMachine,
  type Address,
  type AddressFormOutput,
} from '#machines/flows/address-form/address-form.machine.ts'
import { parent } from '#machines/kernel/parent.ts'
import { failureIn, isSignedOut, isUncertain } from '#machines/kernel/problem.ts'
import { refusals } from '#machines/kernel/refusals.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import type {
  AddressBookContext,
  AddressBookEmitted,
  AddressBookEvent,
  AddressBookInput,
} from './address-book.types.ts'

/**
 * The addresses of a customer: choosing one, adding, editing and removing. When an address turns out to be deleted, the
 * list is loaded again. The parent learns which address is selected.
 */
export const addressBookMachine = setup({
  types: {
    input: {} as AddressBookInput,
    context: {} as AddressBookContext,
    events: {} as AddressBookEvent,
    emitted: {} as AddressBookEmitted,
    tags: {} as 'busy' | 'error' | 'dialog',
    children: {} as { addressForm: 'addressForm' },
  },
  actors: {
    listAddresses: unprovided<Address[]>(),
    deleteAddress: unprovided<void, { addressId: number }>(),
    addressForm: addressFormMachine,
  },
  guards: {
    isOwnAddress: ({ context }, addressId: number) =>
      context.addresses.some(({ id }) => id === addressId),
    /** It was removed elsewhere while its form was open. */
    isGone: (_, { isGone }: AddressFormOutput) => isGone,
    /** The input for a deleted address was saved as a new address. */
    isReplaced: (_, { saved, isGone }: AddressFormOutput) => saved !== null && isGone,
    isSaved: (_, { saved }: AddressFormOutput) => saved !== null,
    /** False once reloading has failed, too: then that was the last message. */
    isRejected: ({ context: { failure } }) =>
      failure !== null && !isUncertain(failure) && !isSignedOut(failure),
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
  },
  actions: {
    selectAddress: assign({ selectedId: (_, addressId: number) => addressId }),
    pickAddress: assign({
      subject: ({ context }, addressId: number) =>
        context.addresses.find(({ id }) => id === addressId) ?? null,
    }),
    startAddress: assign({ subject: null }),
    keepAddress: assign(({ context }, { saved }: AddressFormOutput) =>
      saved
        ? {
            addresses: withAddress(context.addresses, saved),
            selectedId: context.subject ? context.selectedId : saved.id,
          }
        : {},
    ),
    dropAddress: assign(({ context }) => {
      const addresses = context.addresses.filter(({ id }) => id !== context.subject?.id)
      return { addresses, selectedId: selectedOf(addresses, context.selectedId) }
    }),
    keepAddresses: assign(({ context }, addresses: Address[]) => ({
      addresses,
      selectedId: selectedOf(addresses, context.selectedId),
    })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepLoss: assign({ failure: (_, { failure }: AddressFormOutput) => failure }),
    forgetFailure: assign({ failure: null }),
    announceAddress: emit(({ context: { subject, addresses } }) => ({
      type: subject ? 'address.changed' : 'address.created',
      addresses,
    })),
    announceRemoval: emit(({ context: { addresses } }) => ({ type: 'address.deleted', addresses })),
    announceReload: emit(({ context: { addresses } }) => ({
      type: 'addresses.reloaded',
      addresses,
    })),
    reportSelection: sendTo(parent, ({ context }) => ({
      type: 'address.selected',
      addressId: context.selectedId,
    })),
    reportSignedOut: sendTo(parent, { type: 'session.ended' }),
  },
}).createMachine({
  id: 'addressBook',
  context: ({ input: { addresses, selectedId } }) => ({
    addresses,
    selectedId: selectedOf(addresses, selectedId),
    subject: null,
    failure: null,
  }),
  initial: 'browsing',
  states: {
    browsing: {
      initial: 'ready',
      on: {
        'address.chosen': {
          guard: { type: 'isOwnAddress', params: ({ event }) => event.addressId },
          target: '.ready',
          actions: [
            { type: 'selectAddress', params: ({ event }) => event.addressId },
            'reportSelection',
          ],
        },
        'creation.requested': { target: 'fillingForm', actions: 'startAddress' },
        'edit.requested': {
          guard: { type: 'isOwnAddress', params: ({ event }) => event.addressId },
          target: 'fillingForm',
          actions: { type: 'pickAddress', params: ({ event }) => event.addressId },
        },
        'removal.requested': {
          guard: { type: 'isOwnAddress', params: ({ event }) => event.addressId },
          target: 'confirmingRemoval',
          actions: { type: 'pickAddress', params: ({ event }) => event.addressId },
        },
      },
      states: {
        ready: {},
        removalFailed: { tags: 'error', on: { 'retry.requested': '#addressBook.removing' } },
        /** The removal or the change was rejected, and the list was loaded again. */
        removalRejected: { tags: 'error' },
        reloadFailed: { tags: 'error', on: { 'retry.requested': '#addressBook.reloading' } },
      },
    },
    fillingForm: {
      tags: 'dialog',
      invoke: {
        id: 'addressForm',
        src: 'addressForm',
        input: ({ context }) => ({ address: context.subject }),
        onDone: [
          {
            guard: { type: 'isReplaced', params: ({ event }) => event.output },
            target: 'reloading',
            actions: [
              'dropAddress',
              'startAddress',
              { type: 'keepAddress', params: ({ event }) => event.output },
              'forgetFailure',
              'reportSelection',
              'announceAddress',
            ],
          },
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'browsing',
            actions: [
              { type: 'keepAddress', params: ({ event }) => event.output },
              'reportSelection',
              'announceAddress',
            ],
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'reloading',
            actions: { type: 'keepLoss', params: ({ event }) => event.output },
          },
          { target: 'browsing' },
        ],
        onError: { target: 'browsing' },
      },
      on: { 'session.ended': { actions: 'reportSignedOut' } },
    },
    confirmingRemoval: {
      tags: 'dialog',
      on: { 'removal.confirmed': 'removing', 'dialog.dismissed': 'browsing' },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'deleteAddress',
        src: 'deleteAddress',
        input: ({ context }) => ({ addressId: required(context.subject).id }),
        onDone: {
          target: 'browsing',
          actions: ['dropAddress', 'reportSelection', 'announceRemoval'],
        },
        onError: refusals('browsing.removalFailed', {
          target: 'reloading',
          actions: 'keepFailure',
        }),
      },
    },
    reloading: {
      tags: 'busy',
      invoke: {
        id: 'listAddresses',
        src: 'listAddresses',
        onDone: [
          {
            guard: 'isRejected',
            target: 'browsing.removalRejected',
            actions: [
              { type: 'keepAddresses', params: ({ event }) => event.output },
              'reportSelection',
              'announceReload',
            ],
          },
          {
            target: 'browsing',
            actions: [
              { type: 'keepAddresses', params: ({ event }) => event.output },
              'reportSelection',
              'announceReload',
            ],
          },
        ],
        onError: [
          {
            guard: 'isSignedOut',
            target: 'browsing.reloadFailed',
            actions: ['keepFailure', 'reportSignedOut'],
          },
          { target: 'browsing.reloadFailed', actions: 'keepFailure' },
        ],
      },
    },
  },
})

export type AddressBookSnapshot = SnapshotFrom<typeof addressBookMachine>
export type AddressBookRef = ActorRefFrom<typeof addressBookMachine>

export const addressBookSelectors = {
  addresses: (snapshot: AddressBookSnapshot) => snapshot.context.addresses,
  selectedId: (snapshot: AddressBookSnapshot) => snapshot.context.selectedId,
  isBusy: (snapshot: AddressBookSnapshot) => snapshot.hasTag('busy'),
  failure: (snapshot: AddressBookSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
  canRetry: (snapshot: AddressBookSnapshot) => snapshot.can({ type: 'retry.requested' }),
  /** The address that the form edits; null for a new one. */
  subject: (snapshot: AddressBookSnapshot) => snapshot.context.subject,
  /** The address whose removal is to be confirmed. */
  asked: (snapshot: AddressBookSnapshot) =>
    snapshot.matches('confirmingRemoval') ? snapshot.context.subject : null,
  /** The open address form, an actor of its own. */
  addressForm: (snapshot: AddressBookSnapshot) => snapshot.children.addressForm,
}

/** The wanted address if it is in the list, else the first. */
export function selectedOf(addresses: Address[], wanted: number | null): number | null {
  return (addresses.find(({ id }) => id === wanted) ?? addresses[0])?.id ?? null
}

function withAddress(addresses: Address[], saved: Address): Address[] {
  return addresses.some(({ id }) => id === saved.id)
    ? addresses.map((address) => (address.id === saved.id ? saved : address))
    : [...addresses, saved]
}
