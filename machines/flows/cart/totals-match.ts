import { payablePrice } from '#domain/price.ts'
import type { Cart } from './cart.ts'

/** Whether the totals of a cart are those of its lines that can be bought, as the contract defines them. */
export function totalsMatch({ products: lines, totals }: Cart): boolean {
  const products = lines.filter((line) => line.can_be_bought)
  const listed = products.reduce((total, { price, quantity }) => total + price * quantity, 0)
  const asked = products.reduce(
    (total, { price, new_price, quantity }) => total + payablePrice(price, new_price) * quantity,
    0,
  )
  const { total_insurance_amount: insurance, shipping_amount: shipping } = totals
  return (
    totals.total_products_amount === listed &&
    totals.total_discount_amount === listed - asked &&
    totals.total_amount === asked + insurance + (shipping ?? 0)
  )
}
