import type { components } from '#api/schema.d.ts'

type Schemas = components['schemas']

export type ProductImage = Schemas['Product']['images'][number]

/**
 * The pictures to show for a variant: its own first, then the ones of no variant, then the other variants'. Each group
 * keeps the shop's order.
 */
export function galleryOf(
  images: readonly ProductImage[],
  variant: Schemas['Variant'] | undefined,
) {
  const rank = ({ related_price_id: id }: ProductImage) => {
    if (id === null) return 1
    return id === variant?.id ? 0 : 2
  }
  return images.toSorted((one, other) => rank(one) - rank(other))
}
