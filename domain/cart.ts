/** Bounds of a cart: lines, and units of one line. */
export const maximumLines = 100
export const maximumQuantity = 999

/** A line as it is charged. All amounts are tomans and belong to one unit. */
export type PricedLine = {
  quantity: number
  /** List price. */
  price: number
  /** Price of an offer that holds now. */
  newPrice: number | null
  insurancePrice: number
  /** What an installment purchase of it costs a month; 0 for a line that is paid at once. */
  monthlyDue: number
}

/** Tomans. `shipping` is null while no method is chosen, and then counts as nothing. */
export type CartTotals = {
  products: number
  discount: number
  insurance: number
  shipping: number | null
  monthlyDue: number
  /** products − discount + insurance + shipping. */
  payable: number
}

/** Adds up lines at their list prices, what offers save, insurance and shipping. */
export function cartTotals(lines: readonly PricedLine[], shipping: number | null): CartTotals {
  let products = 0
  let discount = 0
  let insurance = 0
  let monthlyDue = 0
  for (const line of lines) {
    products += line.price * line.quantity
    discount += (line.price - unitPrice(line)) * line.quantity
    insurance += line.insurancePrice * line.quantity
    monthlyDue += line.monthlyDue * line.quantity
  }
  const payable = products - discount + insurance + (shipping ?? 0)
  return { products, discount, insurance, shipping, monthlyDue, payable }
}

/** What one unit costs now, without insurance. */
export function unitPrice(line: Pick<PricedLine, 'price' | 'newPrice'>): number {
  return line.newPrice ?? line.price
}

/** Whether `quantity` units of a variant can be sold. */
export function fitsStock(quantity: number, stock: number): boolean {
  return quantity <= Math.min(stock, maximumQuantity)
}

/**
 * The quantity after putting `added` units to the `present` ones, cut to the stock. Units that are there
 * already stay, even above the stock: the shopper sees that at the line instead of losing them silently.
 */
export function mergedQuantity(present: number, added: number, stock: number): number {
  return Math.max(present, Math.min(present + added, stock, maximumQuantity))
}
