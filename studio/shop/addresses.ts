import { flows, type FlowId } from '#machines/testing/registry.ts'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { paths } from '#src/lib/paths.ts'

/** A page of the shop that shows a machine from the moment it opens. */
export type Address = {
  path: string
  /** Whether only customers see it. */
  signedIn: boolean
  /** Whether all of its data is the machine's, so that a control is there whenever the machine shows it. */
  isWhole: boolean
}

/** What an exported test asks for, in the words of its first lines, and who it is on a page. */
export const needed = {
  shop: 'a shop in demo mode (`npm start` or `npm run studio`)',
  customer: 'signed in as the customer 09120000002 of the demo, who has nothing yet',
  guest: 'signed in as nobody',
}

const forAll = (path: string): Address => ({ path, signedIn: false, isWhole: true })
const forCustomers = (path: string): Address => ({ path, signedIn: true, isWhole: true })
/** A page of goods, which are not those that the machine was started with. */
const ofOtherGoods = (path: string): Address => ({ path, signedIn: false, isWhole: false })
/** The profile, which shows fewer controls of a machine than the places from which it is known. */
const inProfile = { ...forCustomers(paths.profile), isWhole: false }

const product = paths.product('iphone-16-128gb')

const addresses = {
  addToCart: ofOtherGoods(product),
  wishlist: ofOtherGoods(product),
  checkout: forAll(paths.cart),
  authentication: forAll(paths.login()),
  paymentResult: forAll(`${paths.paymentCallback}?paid=1`),
  phoneVerification: forAll(paths.platform),
  warrantyCheck: forAll(paths.register),
  deviceRegistry: forCustomers(`${paths.register}?tab=activate`),
  usedPhone: forCustomers(paths.usedPhone),
  addressBook: forCustomers(paths.addresses),
  walletCharge: forCustomers(paths.wallet),
  withdrawalRequest: forCustomers(paths.wallet),
  giftCardPurchase: forCustomers(paths.wallet),
  giftCardRedemption: forCustomers(paths.wallet),
  profileImage: forCustomers(paths.account),
  profileField: inProfile,
  passwordForm: forCustomers(paths.profile),
  notificationPermission: inProfile,
  savedRemoval: forCustomers(paths.wishlist),
  ticketForm: forCustomers(paths.tickets),
} satisfies Partial<Record<FlowId, Address>>

/**
 * Where a machine can be watched from one of its starts: one as a customer is shown to a customer, since the page tells
 * its flow who is there. Null for a machine that runs inside another one, for one whose page needs an order or a choice
 * first, and for a customer at the sign-in, whom that page sends on.
 */
export function addressOf(machine: string, start: string): Address | null {
  const known: Partial<Record<string, Address>> = addresses
  const models: Partial<Record<string, { model: AnyFlowModel }>> = flows
  const address = known[machine]
  if (address === undefined) return null
  const input: unknown = models[machine]?.model.starts[start]
  const isCustomer = typeof input === 'object' && input !== null && 'signedIn' in input
  const signedIn = isCustomer ? input.signedIn === true : address.signedIn
  return signedIn && address === addresses.authentication ? null : { ...address, signedIn }
}
