import { fitsStock, maximumLines } from '#domain/cart.ts'
import type { Schemas } from '#machines/api/client.ts'
import { newKey } from '#machines/kernel/key.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import type { CartChange, StockLeft } from './cart.ts'

/** A guest's cart as stored in the browser. By its id the server merges it once. */
export type GuestCart = { version: 1; id: string; lines: GuestLine[] }
export type GuestLine = {
  price_id: number
  quantity: number
  insurance_id: number | null
  /** Carts that were stored before there was this choice lack it. */
  is_installment_purchase?: boolean
} & Partial<GuestGoods>

/** The product as it was when it was added (PDP-36); current prices and stock come from the server. */
export type GuestGoods = {
  product_id: number
  slug: string
  title: string
  image: string
  color: string
  stock_quantity: number
}

export type GuestCartStorage = Pick<Storage, 'getItem' | 'setItem'>

export type GuestCartStore = {
  read: () => GuestCart
  write: (cart: GuestCart) => void
}

/** Name of the entry in the local storage (CART-34). */
export const guestCartKey = 'cart-item'

/**
 * The guest's cart in a storage. Anything else that is stored there reads as an empty cart.
 * @param onWrite called with every new state, for the badge
 */
export function createGuestCartStore(
  storage: GuestCartStorage,
  onWrite: (cart: GuestCart) => void = () => {},
): GuestCartStore {
  return {
    read: () => parseGuestCart(storage.getItem(guestCartKey)),
    write: (cart) => {
      storage.setItem(guestCartKey, JSON.stringify(cart))
      onWrite(cart)
    },
  }
}

export function emptyGuestCart(): GuestCart {
  return { version: 1, id: newKey(), lines: [] }
}

/** The stored text as a cart; a new empty cart for anything else. */
export function parseGuestCart(text: string | null): GuestCart {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isGuestCart(stored) ? stored : emptyGuestCart()
  } catch {
    return emptyGuestCart()
  }
}

/**
 * The cart with one more unit of a variant; null when that exceeds the stock.
 * @param stock units that can still be sold
 * @throws ProblemError `validation_failed`, as the server does, when a cart has no more lines
 */
export function addUnit(
  cart: GuestCart,
  line: Omit<GuestLine, 'quantity'>,
  stock: number,
): GuestCart | null {
  const present = cart.lines.find(({ price_id }) => price_id === line.price_id)
  const quantity = (present?.quantity ?? 0) + 1
  if (!fitsStock(quantity, stock)) return null
  if (present === undefined && cart.lines.length >= maximumLines)
    throw new ProblemError('validation_failed', {
      fields: [{ field: 'price_id', rule: 'maxItems' }],
    })
  const changed = {
    ...present,
    ...line,
    quantity,
    insurance_id: line.insurance_id ?? present?.insurance_id ?? null,
  }
  return present ? withLine(cart, changed) : { ...cart, lines: [...cart.lines, changed] }
}

/** The cart after a change; the delivery, which only the server's cart has, is ignored. */
export function applyChange(cart: GuestCart, change: CartChange): GuestCart {
  switch (change.kind) {
    case 'quantity':
      return patched(cart, change.priceId, { quantity: change.quantity })
    case 'insurance':
      return patched(cart, change.priceId, { insurance_id: change.insuranceId })
    case 'installment':
      return patched(cart, change.priceId, { is_installment_purchase: change.chosen })
    case 'removal':
      return { ...cart, lines: cart.lines.filter(({ price_id }) => price_id !== change.priceId) }
    case 'unavailableRemoval':
      return withoutUnavailable(cart, change.left)
    case 'clearing':
      return { ...cart, lines: [] }
    default:
      return cart
  }
}

/** Sum of the quantities. */
export function countUnits(cart: GuestCart): number {
  return cart.lines.reduce((count, { quantity }) => count + quantity, 0)
}

/** The lines for the preview and the merge, at most as many as a cart has: a stored one may have been altered. */
export function lineInputs(cart: GuestCart): Schemas['LineInput'][] {
  return cart.lines
    .slice(0, maximumLines)
    .map(({ price_id, quantity, insurance_id, is_installment_purchase }) => ({
      price_id,
      quantity,
      insurance_id,
      is_installment_purchase,
    }))
}

function withoutUnavailable(cart: GuestCart, left: readonly StockLeft[]): GuestCart {
  const units = new Map(left.map(({ priceId, quantity }) => [priceId, quantity]))
  const lines = cart.lines.map((line) => ({
    ...line,
    quantity: units.get(line.price_id) ?? line.quantity,
  }))
  return { ...cart, lines: lines.filter(({ quantity }) => quantity > 0) }
}

function patched(cart: GuestCart, priceId: number, patch: Partial<GuestLine>): GuestCart {
  const line = cart.lines.find(({ price_id }) => price_id === priceId)
  return line ? withLine(cart, { ...line, ...patch }) : cart
}

function withLine(cart: GuestCart, line: GuestLine): GuestCart {
  return {
    ...cart,
    lines: cart.lines.map((present) => (present.price_id === line.price_id ? line : present)),
  }
}

function isGuestCart(value: unknown): value is GuestCart {
  if (typeof value !== 'object' || value === null) return false
  const { version, id, lines } = value as Partial<GuestCart>
  return version === 1 && typeof id === 'string' && Array.isArray(lines) && lines.every(isGuestLine)
}

function isGuestLine(value: unknown): value is GuestLine {
  if (typeof value !== 'object' || value === null) return false
  const { price_id, quantity, insurance_id, is_installment_purchase } = value as Partial<GuestLine>
  return (
    Number.isInteger(price_id) &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    (insurance_id === null || Number.isInteger(insurance_id)) &&
    (is_installment_purchase === undefined || typeof is_installment_purchase === 'boolean')
  )
}
