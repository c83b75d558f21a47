import { cartTotals, fitsStock, unitPrice, type CartTotals } from '#domain/cart.ts'
import type { Goods } from '#domain/delivery.ts'
import { installmentOffer, type InstallmentOffer } from '#domain/installment.ts'
import { insurancePrice } from '#domain/insurance.ts'
import { currentPrice } from '#domain/price.ts'
import type { CartLine, CartVariant, OfferedInsurance } from './cart.queries.ts'

export type PricedInsurance = OfferedInsurance & { price: number }

/** A line with its prices at a point in time. Amounts are tomans per unit. */
export type PricedItem = {
  variant: CartVariant
  line: CartLine
  price: number
  newPrice: number | null
  /** The insurances that are offered for it, with the selected one marked. */
  insurances: PricedInsurance[]
  insurance: PricedInsurance | null
  installment: InstallmentOffer | null
  isInstallment: boolean
  /** Whether the line can be ordered in its full quantity. */
  canBeBought: boolean
}

/** Prices one line at `now` (milliseconds since 1970). */
export function priceItem(variant: CartVariant, line: CartLine, now: number): PricedItem {
  const { price, newPrice } = currentPrice(variant, now)
  const insurances = variant.insurances.map((insurance) => ({
    ...insurance,
    price: insurancePrice(insurance, price),
  }))
  const installment = offerFor(variant, now)
  return {
    variant,
    line,
    price,
    newPrice,
    insurances,
    insurance: insurances.find((insurance) => insurance.id === line.insuranceId) ?? null,
    installment,
    isInstallment: line.isInstallment && installment !== null,
    canBeBought: fitsStock(line.quantity, orderable(variant)),
  }
}

/** The units of a variant that the shopper can order. */
export function orderable({ isActive, stock, purchaseLimit }: CartVariant): number {
  return isActive ? Math.min(stock, purchaseLimit) : 0
}

/** The installment offer of a variant at `now`, null if it has none. */
export function offerFor(variant: CartVariant, now: number): InstallmentOffer | null {
  return installmentOffer(unitPrice(currentPrice(variant, now)))
}

/** What a shipping method is asked to deliver. */
export function goodsOf(items: readonly PricedItem[]): Goods {
  const { products, discount } = totalsOf(items, null)
  return {
    amount: products - discount,
    units: items.reduce((sum, item) => sum + item.line.quantity, 0),
  }
}

/**
 * Adds up the lines that can be bought: nobody pays for the others. `shipping` in tomans, null while no method is
 * selected; `codeDiscount` is what a discount code takes off.
 */
export function totalsOf(
  items: readonly PricedItem[],
  shipping: number | null,
  codeDiscount = 0,
): CartTotals {
  return cartTotals(
    items
      .filter(({ canBeBought }) => canBeBought)
      .map((item) => ({
        quantity: item.line.quantity,
        price: item.price,
        newPrice: item.newPrice,
        insurancePrice: item.insurance?.price ?? 0,
        isInstallment: item.isInstallment,
      })),
    shipping,
    codeDiscount,
  )
}
