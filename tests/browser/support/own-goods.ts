import type { ShopClient } from '#machines/api/client.ts'
import { newProductContent } from '#tests/support/product-content.ts'
import { answer } from '#tests/support/shopper.ts'

/** A new hidden product that no other test knows, with two variants of 1,000,000 tomans. */
export async function ownGoods(api: ShopClient) {
  const code = `own-goods-${Date.now()}`
  const { brands, categories } = await answer(api.GET('/staff/catalogue/'))
  const variant = { color_code: '#ffffff', price: 1_000_000, quantity: 2, low_stock: 1 }
  const { id, title } = await answer(
    api.POST('/staff/product/', {
      params: { header: {} },
      body: {
        sku: code,
        slug: code,
        variant: { ...variant, color_name: 'سفید' },
        content: newProductContent({
          title: `کالای ${code}`,
          second_title: code,
          brand_id: brands[0]?.id ?? 0,
          category_id: categories.at(-1)?.id ?? 0,
        }),
      },
    }),
  )
  const { variants } = await answer(
    api.POST('/staff/product/{id}/variants/', {
      params: { path: { id }, header: {} },
      body: { ...variant, color_name: 'سیاه' },
    }),
  )
  const [one, other] = variants
  if (one === undefined || other === undefined) throw new Error('the product has no two variants')
  return { id, sku: code, title, one: one.id, other: other.id }
}
