import { flows, type FlowId } from '#machines/testing/registry.ts'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { comments } from '#i18n/fa/comments.ts'
import { home } from '#i18n/fa/home.ts'
import { questions } from '#i18n/fa/questions.ts'
import type { Language } from '#studio/words/scripts.ts'
import { pagePatterns, paths } from '#src/lib/paths.ts'
import type { Needed, Visitor } from './prepare-page.ts'

/** A page that shows a machine. */
export type Address = {
  /** With `:id` for what is needed. */
  path: string
  visitor: Visitor
  /** Whether all of its data is the machine's, so that a control is there whenever the machine shows it. */
  isWhole: boolean
  needed: Needed | null
  /** The button that opens the machine on the page; null where the page shows it from the start. */
  opener: Opener | null
  /** The machines inside which it runs, the outermost one first. */
  inside: readonly Outer[]
}

/** A button by its name, or the first one of a region. */
export type Opener = { button: string } | { region: string }

/** A machine around another one, and where it starts. */
type Outer = { machine: FlowId; start: string }

/** What an exported test asks for, in the words of its first lines, and who it is on a page. */
export const needed = {
  shop: 'a shop in demo mode (`npm start` or `npm run studio`)',
  visitors: {
    guest: 'signed out',
    newcomer: 'signed in as the customer 09120000002 of the demo, who has nothing yet',
    customer: 'signed in as the customer 09120000000 of the demo',
    buyer: 'signed in as a customer of its own (09120001000 and on, one for each worker)',
    member:
      'signed in to the shop as the owner 09120000001 of the demo by password alone, so that the back office still asks for the code',
    staff:
      'signed in as the owner 09120000001 of the demo, whom password and code have let into the back office',
  },
  things: {
    order:
      'an order that waits for its payment, of a customer of its own (09120001000 and on, one for each worker), signed up and placed if there is none',
    request: "a customer's request, made if there is none",
  },
} satisfies { shop: string; visitors: Record<Visitor, string>; things: Record<Needed, string> }

const shown = (path: string, visitor: Visitor, more: Partial<Address> = {}): Address => ({
  path,
  visitor,
  isWhole: true,
  needed: null,
  opener: null,
  inside: [],
  ...more,
})
const forAll = (path: string) => shown(path, 'guest')
const forCustomers = (path: string) => shown(path, 'newcomer')
/** A page that also shows what is not the machine's: goods, lists and rows other than those of its model. */
const ofOther = (path: string, visitor: Visitor = 'guest', more: Partial<Address> = {}) =>
  shown(path, visitor, { isWhole: false, ...more })
/** The profile shows fewer controls of a machine than the places from which it is known. */
const inProfile = ofOther(paths.profile, 'newcomer')
const ofOrder = ofOther(pagePatterns.order, 'buyer', { needed: 'order' })
const forStaff = (path: string, more?: Partial<Address>) => ofOther(path, 'staff', more)
const insideOf = (machine: FlowId, start: string) => ({ inside: { machine, start } })
/** A row of the demo by its number. */
const rowOf = (path: string, row = 1) => path.replace(':id', String(row))

const product = paths.product('iphone-16-128gb')

const places: Record<FlowId, Place | ((start: string) => Place)> = {
  stories: ofOther(paths.home, 'guest', { opener: { region: home.stories } }),
  wishlist: ofOther(product),
  stockAlerts: ofOther(product),
  addToCart: ofOther(product),
  checkout: forAll(paths.cart),
  cartEditing: (start) => ({
    ...insideOf('checkout', /guest/i.test(start) ? 'guest' : 'customer'),
    isWhole: false,
  }),
  delivery: { ...insideOf('checkout', 'customer'), isWhole: false },
  addressBook: forCustomers(paths.addresses),
  addressForm: insideOf('addressBook', 'selected'),
  // Its dialog stands over another one with buttons of the same names.
  locationPicker: { ...insideOf('addressForm', 'creating'), isWhole: false },
  discountCode: insideOf('checkout', 'invoiceLink'),
  placeOrder: insideOf('checkout', 'invoiceLink'),
  authentication: forAll(paths.login()),
  oneTimeCode: insideOf('authentication', 'guest'),
  paymentResult: forAll(`${paths.paymentCallback}?paid=1`),
  payLink: ofOrder,
  orderCancellation: ofOrder,
  orderReturn: ofOrder,
  returnCancellation: ofOrder,
  staffDeliveryEdit: forStaff('/staff/orders/:id', { needed: 'order' }),
  staffOrderMove: forStaff('/staff/orders/:id', { needed: 'order' }),
  staffOrdersMove: forStaff('/staff/orders', { needed: 'order' }),
  staffPickUp: forStaff('/staff/pick-up'),
  staffDecision: forStaff('/staff/questions'),
  staffVariantEdit: forStaff(rowOf('/staff/products/:id')),
  staffTask: forStaff('/staff/requests/:id', { needed: 'request' }),
  staffPriceChange: forStaff('/staff/products'),
  staffPriceUndo: forStaff('/staff/price-plans'),
  staffCategoryChange: forStaff('/staff/categories'),
  staffExport: forStaff('/staff/products'),
  staffSignIn: ofOther('/staff', 'member'),
  staffIdle: forStaff('/staff/members'),
  staffContent: forStaff('/staff/content/faq'),
  staffTicketReply: forStaff(rowOf('/staff/tickets/:id', 10_001)),
  staffDiscountEdit: forStaff(rowOf('/staff/discounts/:id')),
  staffProductEdit: (start) =>
    forStaff(start === 'new' ? '/staff/products/new' : rowOf('/staff/products/:id/edit')),
  staffMoneyMove: forStaff('/staff/withdrawals'),
  staffMessage: forStaff('/staff/messages'),
  staffWarrantyImport: forStaff('/staff/devices'),
  staffImport: forStaff('/staff/import'),
  walletCharge: forCustomers(paths.wallet),
  withdrawalRequest: forCustomers(paths.wallet),
  giftCardPurchase: forCustomers(paths.wallet),
  giftCardRedemption: forCustomers(paths.wallet),
  commentForm: ofOther(product, 'guest', { opener: { button: comments.write } }),
  commentReaction: ofOther(product),
  questionForm: ofOther(product, 'guest', { opener: { button: questions.ask } }),
  profileImage: forCustomers(paths.account),
  phoneVerification: forAll(paths.platform),
  deviceRegistry: forCustomers(`${paths.register}?tab=activate`),
  warrantyCheck: forAll(paths.register),
  usedPhone: forCustomers(paths.usedPhone),
  profileField: inProfile,
  passwordForm: forCustomers(paths.profile),
  accountClosure: inProfile,
  savedRemoval: forCustomers(paths.wishlist),
  ticketForm: forCustomers(paths.tickets),
  notificationPermission: inProfile,
}

/** Where a page shows a machine: itself, or the machine inside which it runs. */
type Place = Address | { inside: Outer; isWhole?: boolean }

/** Null for a machine of the server. */
function placeOf(machine: string, start: string): Place | null {
  const known: Partial<Record<string, Place | ((start: string) => Place)>> = places
  const place = known[machine]
  return typeof place === 'function' ? place(start) : (place ?? null)
}

/**
 * Where a machine can be watched from one of its starts: one as a customer is shown to a customer, since the page
 * reports to its flow who is there. Null where no page can be opened for it, for the reason that `reasonAgainst` gives.
 */
export function addressOf(machine: string, start: string): Address | null {
  const place = placeOf(machine, start)
  if (place === null) return null
  if (!('path' in place)) {
    const around = addressOf(place.inside.machine, place.inside.start)
    const { inside, isWhole = around?.isWhole ?? false } = place
    return around && { ...around, isWhole, inside: [...around.inside, inside] }
  }
  const visitor = visitorOf(machine, start) ?? place.visitor
  return machine === 'authentication' && visitor !== 'guest' ? null : { ...place, visitor }
}

/** Who a start is for, if it says so. */
function visitorOf(machine: string, start: string): Visitor | null {
  const models: Partial<Record<string, { model: AnyFlowModel }>> = flows
  const input: unknown = models[machine]?.model.starts[start]
  const isCustomer = typeof input === 'object' && input !== null && 'signedIn' in input
  if (!isCustomer) return null
  return input.signedIn === true ? 'newcomer' : 'guest'
}

/** Why no page can be opened for a machine, or for some of its starts. */
export function reasonAgainst(machine: string, language: Language = 'en'): string {
  return reasons[language][machine in flows ? 'signIn' : 'server']
}

const reasons = {
  en: {
    signIn: 'the sign-in page sends signed-in customers elsewhere at once',
    server: 'the server runs this machine; no page does',
  },
  fa: {
    signIn: 'صفحهٔ ورود مشتری را بی‌درنگ به صفحهٔ دیگری می‌فرستد',
    server: 'سرور رکوردهایش را در آن جابه‌جا می‌کند و هیچ صفحه‌ای آن را اجرا نمی‌کند',
  },
} satisfies Record<Language, Record<'signIn' | 'server', string>>
