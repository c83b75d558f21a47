import type { Schemas } from '#machines/api/client.ts'

type Variant = { product: Pick<Schemas['OrderItem']['price_obj']['product'], 'title'> } & Pick<
  Schemas['OrderItem']['price_obj'],
  'color_name'
>

/** The product of a line with its color. A model before digits is reordered by the browser, so show it in `Bdi`. */
export const variantName = ({ product, color_name: color }: Variant): string =>
  `${product.title}، ${color}`

/** The variant of an order's items by its id; undefined if there is none. */
export const variantIn = (items: readonly Schemas['OrderItem'][], variantId: number) =>
  items.find(({ price_obj: { id } }) => id === variantId)?.price_obj

/** The name of the variant of an order's items by its id, with its color; empty if there is none. */
export function titleOf(items: readonly Schemas['OrderItem'][], variantId: number): string {
  const variant = variantIn(items, variantId)
  return variant === undefined ? '' : variantName(variant)
}
