import type { Schemas } from '#machines/api/client.ts'
import type { Cart, CartChange } from '#machines/flows/cart/cart.ts'
import type { Failure } from '#machines/kernel/problem.ts'

export type CartEditingInput = {
  signedIn: boolean
  cart: Cart
  profileComplete: boolean
  /**
   * The customer pressed "next" and must be taken on automatically, once: they have signed in since, or pressed it while
   * the delivery was being reset.
   */
  continuing?: boolean
  /**
   * The customer is back from the steps after this one: the delivery chosen there is reset (CART-38). A tab that only shows
   * the cart leaves it alone, since another tab may be ordering with it.
   */
  returning?: boolean
}

export type CartEditingContext = Required<CartEditingInput> & {
  /** The change that awaits confirmation, is being sent or has failed; null before the first one. */
  change: CartChange | null
  /** What is picked in the insurance dialog; null before it is first opened. */
  insurance: InsurancePick | null
  failure: Failure | null
}

/** An insurance of a line, or none. */
export type InsurancePick = { priceId: number; insuranceId: number | null }

export type CartEditingEvent =
  | { type: 'quantity.changed'; priceId: number; quantity: number }
  | { type: 'insurance.opened'; priceId: number }
  | { type: 'insurance.picked'; insuranceId: number | null }
  | { type: 'insurance.saved' }
  | { type: 'installment.changed'; priceId: number; chosen: boolean }
  | { type: 'removal.requested'; priceId: number }
  | { type: 'clearing.requested' }
  | { type: 'change.confirmed' }
  | { type: 'unavailable.removed' }
  | { type: 'profile.submitted'; profile: ProfileInput }
  | { type: 'retry.requested' }
  | { type: 'failure.dismissed' }
  | { type: 'dialog.dismissed' }
  | { type: 'next.pressed' }

export type CartEditingEmitted =
  | { type: 'line.changed'; change: CartChange }
  /** `perCustomer`: the limit is what one customer may buy, not the stock. */
  | { type: 'stock.limited'; perCustomer: boolean }

export type CartEditingOutput = { cart: Cart; profileComplete: boolean }

export type ChangeCartInput = { signedIn: boolean; change: CartChange }
export type ProfileInput = Schemas['ProfilePut']
