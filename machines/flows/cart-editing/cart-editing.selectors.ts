import type { CartEditingSnapshot } from './cart-editing.machine.ts'
import type { InsurancePick } from './cart-editing.types.ts'

export const cartEditingSelectors = {
  cart: (snapshot: CartEditingSnapshot) => snapshot.context.cart,
  isBusy: (snapshot: CartEditingSnapshot) => snapshot.hasTag('busy'),
  /** Whether "next" waits for a save. It waits for a reset only after it has been pressed. */
  isNextBusy: (snapshot: CartEditingSnapshot) => {
    const { change, continuing } = snapshot.context
    return snapshot.hasTag('busy') && (change?.kind !== 'methodReset' || continuing)
  },
  failure: (snapshot: CartEditingSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
  /** The line that is being changed; null while none is. */
  pendingPriceId: (snapshot: CartEditingSnapshot) => {
    const { change } = snapshot.context
    return snapshot.hasTag('busy') && change && 'priceId' in change ? change.priceId : null
  },
  /** The removal or clearing that awaits confirmation. */
  changeToConfirm: (snapshot: CartEditingSnapshot) =>
    snapshot.matches('confirming') ? snapshot.context.change : null,
  /** Whether nothing is in the cart but what cannot be bought at all. */
  isNothingLeft: ({ context: { cart } }: CartEditingSnapshot) =>
    cart.products.every((line) => !line.can_be_bought && line.stock_quantity === 0),
  /** What is picked in the open insurance dialog; null while it is closed. */
  insurance: (snapshot: CartEditingSnapshot): InsurancePick | null =>
    snapshot.matches('choosingInsurance') ? snapshot.context.insurance : null,
}
