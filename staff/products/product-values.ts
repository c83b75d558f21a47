import { readPairs } from '#domain/product-content.ts'
import type { Schemas } from '#machines/api/client.ts'
import { textIn } from '#staff/app/form-text.ts'
import { readNumber } from './form-values.ts'

/** What was typed of a product, apart from its lists with an order by hand. */
export function readContent(
  form: FormData,
): Omit<Schemas['ProductContent'], 'highlights' | 'similar_ids'> {
  const text = (name: string) => textIn(form, name).trim()
  return {
    title: text('title'),
    second_title: text('second_title'),
    brand_id: readNumber(text('brand_id')),
    category_id: readNumber(text('category_id')),
    warranty: text('warranty') || null,
    is_used: form.has('is_used'),
    is_active: form.has('is_active'),
    description: text('description'),
    key_features: readPairs(text('key_features')),
    specifications: readPairs(text('specifications')),
    used_details: readPairs(text('used_details')),
  }
}

/** What was typed of a new variant. */
export function readVariant(form: FormData): Schemas['NewVariant'] {
  const text = (name: string) => textIn(form, name).trim()
  return {
    color_name: text('color_name'),
    color_code: text('color_code').toLowerCase(),
    price: readNumber(text('price')),
    quantity: readNumber(text('quantity')),
    low_stock: readNumber(text('low_stock')),
  }
}
