import { creditTerms } from './installment.ts'
import { payablePrice } from './price.ts'

/** Bounds of a cart: lines, and units per line. */
export const maximumLines = 100
export const maximumQuantity = 999

/** The prices of a line. All amounts are tomans per unit. */
export type PricedLine = {
  quantity: number
  /** List price. */
  price: number
  /** Price of a current offer. */
  newPrice: number | null
  insurancePrice: number
  /** Whether it is to be paid by installments. */
  isInstallment: boolean
}

/** Tomans. `discount` includes `codeDiscount`, which a discount code takes off. `shipping` is null while no method is selected, and then counts as zero. */
export type CartTotals = {
  products: number
  discount: number
  codeDiscount: number
  insurance: number
  shipping: number | null
  /** The monthly installment for the whole payable amount, since one gateway pays all of it; 0 if no line is bought in installments. */
  monthlyDue: number
  /** products − discount + insurance + shipping. */
  payable: number
}

/** Adds up lines at their list prices, the discounts of offers and of a code, insurance and shipping. */
export function cartTotals(
  lines: readonly PricedLine[],
  shipping: number | null,
  codeDiscount = 0,
): CartTotals {
  let products = 0
  let discount = codeDiscount
  let insurance = 0
  for (const line of lines) {
    products += line.price * line.quantity
    discount += (line.price - unitPrice(line)) * line.quantity
    insurance += line.insurancePrice * line.quantity
  }
  const payable = products - discount + insurance + (shipping ?? 0)
  const isInstallment = lines.some((line) => line.isInstallment)
  const monthlyDue = isInstallment ? (creditTerms(payable)?.monthlyDue ?? 0) : 0
  return { products, discount, codeDiscount, insurance, shipping, monthlyDue, payable }
}

/** The current price of one unit, without insurance. */
export function unitPrice(line: Pick<PricedLine, 'price' | 'newPrice'>): number {
  return payablePrice(line.price, line.newPrice)
}

/** Whether `quantity` units of a variant can be sold. */
export function fitsStock(quantity: number, stock: number): boolean {
  return quantity <= Math.min(stock, maximumQuantity)
}

/**
 * The quantity after adding `added` units to the `present` ones, limited by the stock. Present units are kept, even
 * above the stock: the shopper sees that at the line instead of losing them silently.
 */
export function mergedQuantity(present: number, added: number, stock: number): number {
  return Math.max(present, Math.min(present + added, stock, maximumQuantity))
}
