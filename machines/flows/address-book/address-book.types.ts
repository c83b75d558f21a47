import type { Address } from '#machines/flows/address-form/address-form.machine.ts'
import type { Failure } from '#machines/kernel/problem.ts'

export type AddressBookInput = {
  /** The addresses of the customer, oldest first. */
  addresses: Address[]
  /** The address that was selected before; the first one is selected if it is null or deleted. */
  selectedId: number | null
}

export type AddressBookContext = AddressBookInput & {
  /** The address that the form or the removal is about; null for a new one. */
  subject: Address | null
  failure: Failure | null
}

export type AddressBookEvent =
  | { type: 'address.chosen'; addressId: number }
  | { type: 'creation.requested' }
  | { type: 'edit.requested'; addressId: number }
  | { type: 'removal.requested'; addressId: number }
  | { type: 'removal.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }
  /** From the address form: the server rejected a call because the session is over. */
  | { type: 'session.ended' }

/** Every change of the list, for caches and messages. */
export type AddressBookEmitted = {
  type: 'address.created' | 'address.changed' | 'address.deleted' | 'addresses.reloaded'
  addresses: Address[]
}
