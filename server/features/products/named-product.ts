import type { Product } from '#server/catalogue/entry.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'

/** The product with a slug or a numeric id. Throws `product_not_found`. */
export function productNamed({ catalogue }: Pick<Context, 'catalogue'>, slugOrId: string): Product {
  const product = catalogue.product(slugOrId)
  if (!product) throw new Problem('product_not_found')
  return product
}
