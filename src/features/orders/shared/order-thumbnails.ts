import type { Schemas } from '#machines/api/client.ts'

/** The goods of an order for a row of small pictures, and how many goods have none there. */
export const orderThumbnails = ({
  item: items,
  item_count: count,
}: Pick<Schemas['OrderSummary'], 'item' | 'item_count'>) => ({
  items: items.map(({ price_obj: { id, product }, quantity }) => ({
    id,
    src: product.image.image,
    title: product.title,
    count: quantity,
  })),
  others: count - items.length,
})
