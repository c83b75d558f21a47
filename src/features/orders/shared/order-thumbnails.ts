import type { Schemas } from '#machines/api/client.ts'

/** The goods of an order for a row of small pictures. */
export const orderThumbnails = ({ item: items }: Pick<Schemas['OrderSummary'], 'item'>) =>
  items.map(({ price_obj: { id, product }, quantity }) => ({
    id,
    src: product.image.image,
    title: product.title,
    count: quantity,
  }))
