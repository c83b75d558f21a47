import { describe, expect, it } from 'vitest'
import { articleIdIn } from '#domain/content-article.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { freshPhone } from '#tests/support/shop.ts'
import { newProductContent } from '#tests/support/product-content.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'
import { importCodes } from '#tests/support/warranty-codes.ts'

const { shop, stocked } = await startAuditedShop()
const { api } = await newStaff(shop, 'owner')

type Call = (request: 'first' | 'second', key: string) => Parameters<typeof refusal>[0]

const header = (key: string) => ({ 'Idempotency-Key': key })
const white = {
  color_name: 'سفید',
  color_code: '#ffffff',
  price: 100_000,
  quantity: 0,
  low_stock: 2,
}

async function newProductBody(title: string) {
  const { brands, categories } = await answer(api.GET('/staff/catalogue/'))
  return {
    variant: white,
    content: newProductContent({
      title,
      second_title: 'Cable',
      brand_id: brands[0]?.id ?? 0,
      category_id: categories.at(-1)?.id ?? 0,
    }),
  }
}

async function newProduct() {
  const code = `KEY-${freshPhone()}`
  const body = { ...(await newProductBody('کابل')), sku: code, slug: code.toLowerCase() }
  return answer(api.POST('/staff/product/', { params: { header: {} }, body }))
}

async function newCategory(): Promise<number> {
  const slug = `key-${freshPhone()}`
  const body = {
    name: slug,
    slug,
    parent_id: null,
    title_tag: slug,
    description_tag: slug,
    description: '',
    desktop_banner: null,
    mobile_banner: null,
    filters: [],
    place: 0,
  }
  const { categories } = await answer(api.POST('/staff/category/', { body }))
  return categories.find(({ content }) => content.slug === slug)?.id ?? 0
}

/** A call that changes something, for one of two requests that differ in one value. */
const calls: Record<string, () => Promise<Call>> = {
  createProduct: async () => {
    const code = `KEY-${freshPhone()}`
    const [first, second] = [await newProductBody('کابل سفید'), await newProductBody('کابل سیاه')]
    const codes = { sku: code, slug: code.toLowerCase() }
    const bodies = { first: { ...first, ...codes }, second: { ...second, ...codes } }
    return (request, key) =>
      api.POST('/staff/product/', { params: { header: header(key) }, body: bodies[request] })
  },
  createVariant: async () => {
    const { id } = await newProduct()
    return (request, key) =>
      api.POST('/staff/product/{id}/variants/', {
        params: { path: { id }, header: header(key) },
        body: { ...white, color_name: 'سیاه', price: request === 'first' ? 100_000 : 1_000_000 },
      })
  },
  showCategory: async () => {
    const id = await newCategory()
    return (request, key) =>
      api.PUT('/staff/category/{id}/visibility/', {
        params: { path: { id }, header: header(key) },
        body: { is_hidden: request === 'first' },
      })
  },
  moveProducts: async () => {
    const [one, other, to] = [await newProduct(), await newProduct(), await newCategory()]
    return (request, key) => {
      const { id, category } = request === 'first' ? one : other
      const chosen = { products: [{ id, category_id: category.id }] }
      const body = { category_id: to, chosen }
      return api.POST('/staff/product-category/', { params: { header: header(key) }, body })
    }
  },
  changePrices: async () => {
    const id = await stocked({ kind: 'cable', price: 1_000_000 })
    const variants = [{ variant_id: id, price: 1_000_000, new_price: null }]
    return (request, key) =>
      api.POST('/staff/price-change/', {
        params: { header: header(key) },
        body: { percent: request === 'first' ? -10 : -20, target: 'all', variants },
      })
  },
  undoPriceChange: async () => {
    const changed = async () => {
      const id = await stocked({ kind: 'cable', price: 1_000_000 })
      const variants = [{ variant_id: id, price: 1_000_000, new_price: null }]
      const body = { percent: -10, target: 'all' as const, variants }
      const params = { header: {} }
      return (await answer(api.POST('/staff/price-change/', { params, body }))).plan_id ?? 0
    }
    const ids = { first: await changed(), second: await changed() }
    return (request, key) =>
      api.POST('/staff/price-plan/{id}/undo/', {
        params: { path: { id: ids[request] }, header: header(key) },
      })
  },
  planPrices: async () => {
    const id = await stocked({ kind: 'cable', price: 1_000_000 })
    const variants = [{ variant_id: id, price: 1_000_000, new_price: null }]
    const starts = new Date(shop.clock.now() + 3_600_000).toISOString()
    return (request, key) =>
      api.POST('/staff/price-plan/', {
        params: { header: header(key) },
        body: {
          percent: request === 'first' ? -10 : -20,
          target: 'all',
          variants,
          starts_at: starts,
          ends_at: null,
        },
      })
  },
  createListExport: () =>
    Promise.resolve((request, key) =>
      api.POST('/staff/export/', {
        params: { header: header(key) },
        body: { list: 'products', format: request === 'first' ? 'csv' : 'xlsx', search: 'کابل' },
      }),
    ),
  sendStaffMessage: () =>
    Promise.resolve((request, key) =>
      api.POST('/staff/message/', {
        params: { header: header(key) },
        body: { title: 'سلام', text: request, link: null, customer_id: null },
      }),
    ),
  removeArticle: async () => {
    const { name } = await answer(api.POST('/staff/article/', { body: { title: 'مقاله' } }))
    const id = articleIdIn(name) ?? 0
    return (request, key) =>
      api.POST('/staff/article/{id}/remove/', {
        params: { path: { id }, header: header(key) },
        body: { reason: request, expected_version: 0 },
      })
  },
  issueGiftCards: () =>
    Promise.resolve((request, key) =>
      api.POST('/staff/gift-card/', {
        params: { header: header(key) },
        body: {
          count: 1,
          amount: 300_000,
          valid_days: request === 'first' ? 30 : 60,
          reason: 'هدیه',
        },
      }),
    ),
  revokeGiftCardIssue: async () => {
    const body = { count: 2, amount: 300_000, valid_days: null, reason: 'هدیه' }
    const params = { header: header(`key-${freshPhone()}`) }
    const { issued } = await answer(api.POST('/staff/gift-card/', { params, body }))
    return (request, key) =>
      api.POST('/staff/gift-card/{id}/revoke-issue/', {
        params: { path: { id: issued[0]?.id ?? 0 }, header: header(key) },
        body: { reason: request },
      })
  },
  importWarrantyCodes: async () => {
    const { sku } = await newProduct()
    const codes = { first: `FZ${freshPhone()}`, second: `FZ${freshPhone()}` }
    return (request, key) => importCodes({ api }, `${codes[request]},840213579046,${sku}`, key)
  },
}

describe('a call of staff with the key of another', () => {
  it.each(Object.entries(calls))(
    'is refused where it asks for something else, and does nothing where it asks for the same: %s',
    async (_, prepare) => {
      const call = await prepare()
      const key = `key-${freshPhone()}`
      const first = await answer(call('first', key))
      expect(await answer(call('first', key))).toEqual(first)
      expect(await refusal(call('second', key))).toMatchObject({ code: 'idempotency_key_reused' })
    },
  )
})
