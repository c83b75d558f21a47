import { currentPrice } from '#domain/price.ts'
import type { Schemas } from '#server/schemas.ts'
import type { LockedVariant } from './variants.queries.ts'

/** What staff set of a variant, as of `now`: an ended offer counts as none. */
export function termsBody(variant: Terms, now: number): Schemas['VariantTerms'] {
  const { price, newPrice, offerEndsAt } = currentPrice(variant, now)
  return {
    price,
    new_price: newPrice,
    expire_time: offerEndsAt?.toISOString() ?? null,
    is_hidden: variant.isHidden,
    low_stock: variant.lowStock,
  }
}

type Terms = Pick<LockedVariant, 'price' | 'newPrice' | 'offerEndsAt' | 'isHidden' | 'lowStock'>

/** What the log of actions keeps of a variant, before and after. */
export const auditedFields = (variant: Terms & Pick<LockedVariant, 'stock'>) => ({
  price: variant.price,
  new_price: variant.newPrice,
  expire_time: variant.offerEndsAt?.toISOString() ?? null,
  quantity: variant.stock,
  is_hidden: variant.isHidden,
  low_stock: variant.lowStock,
})

/** A variant as staff see it at `now`. */
export const variantBody = (variant: LockedVariant, now: number): Schemas['StaffVariant'] => ({
  ...termsBody(variant, now),
  id: variant.id,
  product_id: variant.productId,
  color_name: variant.colorName,
  color_code: variant.colorCode,
  quantity: variant.stock,
  last_update: variant.updatedAt.toISOString(),
})
