import type { Schemas } from '#machines/api/client.ts'
import type { Address } from '#machines/flows/address-form/address-form.machine.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import type { Failure } from '#machines/kernel/problem.ts'

export type ShippingMethod = Schemas['ShippingMethod']

/** The tabs; `none` is the hidden one with the request to choose. */
export type DeliveryTab = 'none' | 'post' | 'presence'

/** What was chosen in step 2 and is not saved on the server yet: it survives a reload. */
export type DeliveryDraft = {
  tab: DeliveryTab
  addressId: number | null
  /** What the cart had until the way back to its first step reset it (CART-38): it is chosen again. Null for nothing. */
  methodId: number | null
}

export type DeliveryInput = { cart: Cart; address: Address | null; draft: DeliveryDraft | null }

export type DeliveryOptions = {
  /** The couriers that deliver the cart to the selected address; null while they are not known. */
  couriers: ShippingMethod[] | null
  branches: ShippingMethod[]
  /** The addresses of the customer, oldest first, with which the address book starts. */
  addresses: Address[]
}

/** A method that is to be saved, or none, with the address for which it was offered. */
export type MethodChange = {
  methodId: number
  addressId: number | null
  /** False if the flow itself changes the method, because of another address or the other way. */
  isChoice: boolean
}

export type DeliveryContext = DeliveryOptions & {
  cart: Cart
  tab: DeliveryTab
  /** The change that is being saved, or was not saved; null before the first one. */
  change: MethodChange | null
  /** The method that is saved next: chosen while another change was being saved, or with its tab; null while none is. */
  nextMethodId: number | null
  /** The tab was chosen while the methods were on their way, and what follows from that is still to be done. */
  isTabNew: boolean
  /** The address that is selected in the address book; null while there is none. */
  addressId: number | null
  failure: Failure | null
}

export type DeliveryEvent =
  | { type: 'tab.chosen'; tab: 'post' | 'presence' }
  | { type: 'method.chosen'; methodId: number }
  | { type: 'retry.requested' }
  | { type: 'next.pressed' }
  /** The shopper wants a courier: without an address they are asked for one. */
  | { type: 'address.wanted' }
  /** From the address book: another address is selected, or the selected one was edited. */
  | { type: 'address.selected'; addressId: number | null }
  /** From the address book: the server rejected a call because the session is over. */
  | { type: 'session.ended' }

export type DeliveryEmitted = { type: 'method.saved' | 'address.saved' }

export type LoadDeliveryInput = { addressId: number | null }
export type SetShippingMethodInput = Omit<MethodChange, 'isChoice'>
