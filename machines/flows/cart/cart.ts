import { creditTerms, type InstallmentOffer } from '#domain/installment.ts'
import type { Schemas } from '#machines/api/client.ts'

export type Cart = Schemas['Cart']
export type CartLine = Schemas['CartLine']

/** One change of a cart, the guest's or the server's. Quantities are absolute, so that a repeated change is harmless. */
export type CartChange =
  | { kind: 'quantity'; priceId: number; quantity: number }
  | { kind: 'insurance'; priceId: number; insuranceId: number | null }
  | { kind: 'installment'; priceId: number; chosen: boolean }
  | { kind: 'removal'; priceId: number }
  | { kind: 'unavailableRemoval'; left: StockLeft[] }
  | { kind: 'clearing' }
  | { kind: 'methodReset' }

/** A line that cannot be bought as it is, with what is left of it. */
export type StockLeft = { priceId: number; quantity: number }

/** The lines that cannot be bought, with what is left of each. */
export function stockLeft(cart: Cart): StockLeft[] {
  return cart.products
    .filter((line) => !line.can_be_bought)
    .map((line) => ({ priceId: line.price_id, quantity: line.stock_quantity }))
}

/** What the API sends for "no shipping method". */
export const noMethod = -1

export const emptyCart: Cart = {
  products: [],
  cart_count: 0,
  version: 0,
  shipping_method: noMethod,
  delivery_method: null,
  discount: null,
  totals: {
    total_products_amount: 0,
    code_discount_amount: 0,
    total_discount_amount: 0,
    total_insurance_amount: 0,
    shipping_amount: null,
    total_monthly_due: 0,
    total_wallet_funds: 0,
    total_amount: 0,
  },
  may_order: true,
}

/** What the goods and their insurances cost: the total before there is a delivery (CART-27). */
export function totalOfGoods({ totals }: Pick<Cart, 'totals'>): number {
  return totals.total_amount - (totals.shipping_amount ?? 0)
}

/** Whether a line is to be paid by installments, which a credit gateway offers. */
export const isInstallmentWanted = ({ totals }: Pick<Cart, 'totals'>): boolean =>
  totals.total_monthly_due > 0

/** The lender's terms for this amount (tomans); null if no line is bought in installments. */
export function installmentTerms(
  cart: Pick<Cart, 'totals'>,
  amount: number,
): InstallmentOffer | null {
  return isInstallmentWanted(cart) ? creditTerms(amount) : null
}

/** The part of the total that the wallet pays, and the rest for the gateway, in tomans. */
export function split({ cart, useWallet }: { cart: Cart; useWallet: boolean }) {
  const { total_amount: total, total_wallet_funds: funds } = cart.totals
  const fromWallet = useWallet ? Math.min(funds, total) : 0
  return { fromWallet, payable: total - fromWallet }
}

export function isEmpty(cart: Cart): boolean {
  return cart.products.length === 0
}

/** Whether a line cannot be bought, which prevents the order. */
export function hasUnavailable(cart: Cart): boolean {
  return cart.products.some((line) => !line.can_be_bought)
}

/** Whether one customer may not order more units of a line than it has, however many are in stock. */
export function isAtPurchaseLimit(line: CartLine, quantity = line.quantity): boolean {
  return quantity >= line.purchase_limit && line.stock_quantity === line.purchase_limit
}

/** The units that the totals are about: those that can be bought. */
export function boughtUnits({ products }: Pick<Cart, 'products'>): number {
  return products.reduce((sum, line) => sum + (line.can_be_bought ? line.quantity : 0), 0)
}

/** What a shopper has seen of a cart: one with the same text has the same lines, quantities and prices. */
export function seenOf({ products, totals }: Cart): string {
  const lines = products.map(({ price_id, quantity, insurance }) => [price_id, quantity, insurance])
  const { total_products_amount, total_discount_amount, total_insurance_amount } = totals
  return JSON.stringify([
    lines.toSorted(([left], [right]) => Number(left) - Number(right)),
    [total_products_amount, total_discount_amount, total_insurance_amount],
  ])
}

/** How many units a cart has beyond what was seen of it. @param seen what `seenOf` gave */
export function unitsBeyond(seen: string, { products }: Cart): number {
  const [lines] = JSON.parse(seen) as [[priceId: number, quantity: number][]]
  const before = new Map(lines.map(([priceId, quantity]) => [priceId, quantity]))
  return products.reduce(
    (sum, { price_id, quantity }) => sum + Math.max(0, quantity - (before.get(price_id) ?? 0)),
    0,
  )
}

export function lineOf(cart: Cart, priceId: number): CartLine | undefined {
  return cart.products.find((line) => line.price_id === priceId)
}
