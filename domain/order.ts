const dayMs = 86_400_000

/** How long after the delivery goods can be returned. */
export const returnDays = 7

/** Until when the goods of an order can be returned that was delivered at this time. Milliseconds since 1970. */
export function returnDeadline(deliveredAt: number): number {
  return deliveredAt + returnDays * dayMs
}

type SoldLine = { price: number; newPrice: number | null; insurancePrice: number }

/** What one unit of an order's line cost with its insurance, in tomans. */
export function unitCost({ price, newPrice, insurancePrice }: SoldLine): number {
  return (newPrice ?? price) + insurancePrice
}
