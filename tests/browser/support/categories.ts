import type { ShopClient } from '#machines/api/client.ts'
import { newProductContent } from '#tests/support/product-content.ts'
import { answer } from '#tests/support/shopper.ts'

/** A new category of the shop, and a new product with a code of its own that is in another one. */
export async function categoryFor(api: ShopClient) {
  const code = `own-${Date.now()}`
  const name = `دستهٔ ${code}`
  const content = {
    name,
    slug: code,
    parent_id: null,
    title_tag: name,
    description_tag: name,
    description: '',
    desktop_banner: null,
    mobile_banner: null,
    filters: [],
    place: 0,
  }
  const { categories: before } = await answer(api.GET('/staff/category/'))
  const place = before.filter((each) => each.content.parent_id === null).length
  const { categories } = await answer(api.POST('/staff/category/', { body: { ...content, place } }))
  const id = categories.find((each) => each.content.slug === code)?.id ?? 0
  const { brands, categories: known } = await answer(api.GET('/staff/catalogue/'))
  const product = await answer(
    api.POST('/staff/product/', {
      params: { header: {} },
      body: {
        sku: code,
        slug: code,
        variant: {
          color_name: 'سفید',
          color_code: '#ffffff',
          price: 1_000_000,
          quantity: 2,
          low_stock: 1,
        },
        content: newProductContent({
          title: `کالای ${code}`,
          second_title: code,
          brand_id: brands[0]?.id ?? 0,
          category_id: known.find((each) => each.id !== id)?.id ?? 0,
        }),
      },
    }),
  )
  return { id, name, slug: code, sku: code, product }
}
