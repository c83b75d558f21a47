import {
  address,
  endedSession,
  goneAddress,
  lostNetwork,
  otherAddress,
} from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone, onSignedOut, onEvent, onAny } from '#machines/testing/says.ts'
import { addressBookMachine } from './address-book.machine.ts'

const isSaved = (output: unknown): boolean => Object(output).saved !== null

export const addressBookModel: FlowModel<typeof addressBookMachine> = {
  machine: addressBookMachine,
  starts: {
    selected: { addresses: [address, otherAddress], selectedId: otherAddress.id },
    nothingSelected: { addresses: [address, otherAddress], selectedId: null },
    empty: { addresses: [], selectedId: null },
  },
  events: [
    { type: 'address.chosen', addressId: address.id },
    { type: 'address.chosen', addressId: otherAddress.id },
    { type: 'creation.requested' },
    { type: 'edit.requested', addressId: address.id },
    { type: 'removal.requested', addressId: address.id },
    { type: 'removal.requested', addressId: otherAddress.id },
    { type: 'removal.confirmed' },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
    { type: 'session.ended' },
  ],
  outcomes: {
    listAddresses: { done: [[], [otherAddress]], errors: [endedSession, lostNetwork] },
    deleteAddress: { done: [undefined], errors: [endedSession, lostNetwork, goneAddress] },
    addressForm: {
      done: [
        { saved: null, isGone: false, failure: null },
        { saved: null, isGone: true, failure: goneAddress.failure },
        { saved: address, isGone: false, failure: null },
        { saved: { ...address, id: 63 }, isGone: true, failure: goneAddress.failure },
      ],
      errors: [],
    },
  },
  facts: ({ addresses, selectedId, subject, failure }) => [
    addresses.map(({ id }) => id),
    selectedId,
    subject?.id,
    failure?.code,
  ],
  says: {
    'address.selected': onAny(
      onEvent('address.chosen'),
      onDone('addressForm', isSaved),
      onDone('deleteAddress'),
      onDone('listAddresses'),
    ),
    'address.created': onDone(
      'addressForm',
      (output, { snapshot }) => isSaved(output) && snapshot.context.subject === null,
    ),
    'address.changed': onDone(
      'addressForm',
      (output, { snapshot }) => isSaved(output) && snapshot.context.subject !== null,
    ),
    'address.deleted': onDone('deleteAddress'),
    'addresses.reloaded': onDone('listAddresses', (addresses) => ({ addresses })),
    'session.ended': onAny(
      onSignedOut('deleteAddress'),
      onSignedOut('listAddresses'),
      onEvent('session.ended', 'fillingForm'),
    ),
  },
  invariants: {
    'the selected address is one of the list': ({ snapshot: { context } }) =>
      context.selectedId === null
        ? null
        : context.addresses.some(({ id }) => id === context.selectedId),
    'an address is selected wherever there is one': ({ snapshot: { context } }) =>
      context.addresses.length === 0 ? null : context.selectedId !== null,
    'a removal is confirmed for an address of the list': ({ snapshot }) =>
      snapshot.matches('confirmingRemoval')
        ? snapshot.context.addresses.some(({ id }) => id === snapshot.context.subject?.id)
        : null,
    'only the confirmed address is removed': ({ snapshot, calls }) =>
      snapshot.matches('removing')
        ? JSON.stringify(calls.findLast(({ id }) => id === 'deleteAddress')?.input) ===
          JSON.stringify({ addressId: snapshot.context.subject?.id })
        : null,
    'no address is in the list twice': ({ snapshot: { context } }) =>
      context.addresses.length < 2
        ? null
        : new Set(context.addresses.map(({ id }) => id)).size === context.addresses.length,
  },
}
