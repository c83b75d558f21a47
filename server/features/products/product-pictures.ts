import type { Schemas } from '#server/schemas.ts'
import type { ProductPicture, variants } from '#server/platform/db/schema/catalogue.ts'

type Colored = Pick<typeof variants.$inferSelect, 'id' | 'colorKey'>

/** The pictures of a product as staff see them. */
export const picturesOf = (
  images: readonly ProductPicture[],
  all: readonly Colored[],
): Schemas['ProductPicture'][] =>
  images.map(({ image, alt, color }) => ({
    image,
    alt_text: alt,
    variant_id: all.find(({ colorKey }) => colorKey === color)?.id ?? null,
  }))
