import { describe, expect, it } from 'vitest'
import { colorFamily } from '#server/catalogue/color-family.ts'
import { leadOf, type Product } from '#server/catalogue/entry.ts'
import type { Selection } from '#server/catalogue/filter-index.ts'
import { ProductIndex, type ListQuery, type OrderingName } from '#server/catalogue/product-index.ts'
import { currentPrice } from '#domain/price.ts'
import { memoryIndex, memoryProducts } from '#tools/testing/memory-catalogue.ts'
import { wholeNumbers } from '#tests/unit/domain/random.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const catalogueSize = 600
const products = memoryProducts(now, catalogueSize)
const { index, frame } = memoryIndex(now, catalogueSize)
const mobile = frame.tree.bySlug('mobile')
const keys = mobile?.filterKeys ?? []
const inMobile = products.filter(({ categoryId }) =>
  frame.tree.pathTo(categoryId).some(({ slug }) => slug === 'mobile'),
)
const nothing: Selection = { values: new Map(), minPrice: null, maxPrice: null }

function query(part: Partial<ListQuery> = {}): ListQuery {
  return {
    categoryId: mobile?.id ?? null,
    search: null,
    flagshipsOnly: false,
    selection: nothing,
    ordering: '-sold_count',
    page: 1,
    size: catalogueSize,
    facets: keys,
    ...part,
  }
}

describe('filters and their counts', () => {
  it('are those that looking at every product gives, for any selection', () => {
    const number = wholeNumbers(11)
    for (let round = 0; round < 80; round++) {
      const selection = randomSelection(number)
      const { products: found, total, facets } = index.list(query({ selection }))
      const wanted = inMobile.filter((product) => fits(product, selection))
      expect(found.map(({ id }) => id).toSorted(byNumber)).toEqual(
        wanted.map(({ id }) => id).toSorted(byNumber),
      )
      expect(total).toBe(wanted.length)
      for (const key of ['brand', 'storage', 'ram', 'five_g', 'color', 'available', 'discounted']) {
        for (const [value, count] of facets.get(key) ?? []) {
          const isSwitch = value === 'true'
          const others = new Map([...selection.values].filter(([other]) => other !== key))
          const alone = { ...selection, values: others.set(key, [isSwitch ? 'true' : value]) }
          const left = inMobile.filter((product) => fits(product, alone)).length
          expect({ key, value, count }).toEqual({ key, value, count: left })
        }
      }
    }
  })

  it('ignore keys that no filter has, and match nothing for values that none has', () => {
    const strange = {
      ...nothing,
      values: new Map([
        ['no_such_filter', ['1']],
        ['__proto__', ['x']],
      ]),
    }
    expect(index.list(query({ selection: strange })).total).toBe(inMobile.length)
    const unknown = { ...nothing, values: new Map([['brand', ['no-such-brand']]]) }
    expect(index.list(query({ selection: unknown })).total).toBe(0)
  })
})

describe('the orders of a list', () => {
  it.each<[OrderingName, (product: Product) => number]>([
    ['-sold_count', ({ soldCount }) => -soldCount],
    ['current_min_price', (product) => leadOf(product, now)?.asked ?? 0],
    ['-current_max_price', (product) => -(leadOf(product, now)?.asked ?? 0)],
    ['-create_at', ({ createdAt }) => -createdAt.getTime()],
    ['-current_discount_amount', (product) => -discountOf(product)],
  ])('by %s put what can be bought first', (ordering, key) => {
    const listed = index.list(query({ ordering })).products
    const available = listed.filter((product) => leadOf(product, now))
    expect(listed.slice(0, available.length)).toEqual(available)
    const values = available.map(key)
    expect(values).toEqual(values.toSorted(byNumber))
  })

  it.each<[OrderingName, (asked: number, price: number) => number]>([
    ['current_min_price', (asked) => asked],
    ['-current_max_price', (asked) => -asked],
    ['-current_discount_amount', (asked, price) => asked - price],
  ])('by %s go by the variants that a narrowed list shows', (ordering, key) => {
    const blue = { ...nothing, values: new Map([['color', ['blue']]]) }
    const { products: listed, shown } = index.list(query({ ordering, selection: blue }))
    const keys = listed.map((product) => {
      const variants = product.variants.filter((variant) => isInFamily('blue', variant))
      const lead = leadOf({ ...product, variants }, now)
      expect(shown.get(product.id)).toBe(lead?.variant ?? variants[0])
      return lead ? key(lead.asked, lead.current.price) : Infinity
    })
    expect(keys).toEqual(keys.toSorted(byNumber))
    expect(listed.some((product) => leadOf(product, now)?.variant !== shown.get(product.id))).toBe(
      true,
    )
  })

  it('show the cheapest variant between the chosen prices', () => {
    const selection = { ...nothing, minPrice: 30_000_000, maxPrice: 90_000_000 }
    const { products: listed, shown } = index.list(query({ selection }))
    expect(listed.length).toBeGreaterThan(0)
    for (const product of listed) {
      const variants = product.variants.filter(({ stock, ...variant }) => {
        const { price, newPrice } = currentPrice(variant, now)
        const asked = newPrice ?? price
        return stock > 0 && asked >= 30_000_000 && asked <= 90_000_000
      })
      expect(shown.get(product.id)).toBe(leadOf({ ...product, variants }, now)?.variant)
    }
    expect(index.list(query()).shown.size).toBe(0)
  })

  it('are cut into pages without a gap or a repetition', () => {
    const whole = index.list(query()).products.map(({ id }) => id)
    const pages = Array.from({ length: Math.ceil(whole.length / 12) }, (_, page) =>
      index.list(query({ page: page + 1, size: 12 })).products.map(({ id }) => id),
    )
    expect(pages.flat()).toEqual(whole)
    expect(index.list(query({ page: 10_000, size: 12 })).products).toEqual([])
  })
})

describe('an index whose products change one by one', () => {
  it('is the same as one that was made with all of them at once', () => {
    const { index: changed } = memoryIndex(now, 400)
    const number = wholeNumbers(5)
    const all = new Map(memoryProducts(now, 400).map((product) => [product.id, product]))
    for (let round = 0; round < 600; round++) {
      const product = products[number(0, products.length - 1)]
      if (!product) continue
      if (number(0, 2) === 0) {
        changed.delete(product.id)
        all.delete(product.id)
        continue
      }
      const variants = product.variants.map((variant) =>
        Object.assign({}, variant, {
          stock: number(0, 3),
          price: number(10, 900) * 100_000,
          newPrice: null,
        }),
      )
      const next = { ...product, soldCount: number(0, 50), variants }
      changed.set(next, now)
      all.set(next.id, next)
    }
    const { index: fresh } = memoryIndex(now, 0)
    fresh.add([...all.values()], now)
    Array.from(fresh.arrange())
    for (const ordering of ['-sold_count', 'current_min_price', '-create_at'] as const) {
      for (const search of [null, 'samsung', 'گوشی', 'آیفون ۱۵']) {
        const wanted = fresh.list(query({ ordering, search }))
        const got = changed.list(query({ ordering, search }))
        expect(got.products.map(({ id }) => id)).toEqual(wanted.products.map(({ id }) => id))
        expect(got.facets).toEqual(wanted.facets)
      }
    }
  })
})

describe('a search that is repeated', () => {
  it('finds what was added and removed since', () => {
    const { index: changed } = memoryIndex(now, 50)
    const product = memoryProducts(now, 50).find(({ isUsed }) => !isUsed)
    if (!product) throw new Error('no product')
    const isFound = () => {
      const found = changed.list(query({ categoryId: null, search: product.title }))
      return found.products.some(({ id }) => id === product.id)
    }
    changed.delete(product.id)
    expect(isFound()).toBe(false)
    changed.set(product, now)
    expect(isFound()).toBe(true)
    changed.delete(product.id)
    expect(isFound()).toBe(false)
  })
})

describe('the family of a color', () => {
  it.each([
    ['مشکی تیتان', '#2c2d30', 'black'],
    ['تیتانیوم آبی نقره‌ای', '#b7c2cd', 'blue'],
    ['سفید ابری', '#f4f4f0', 'white'],
    ['سبز اسکاراب', '#3c4a41', 'green'],
    ['صورتی هلویی', '#f2cfc3', 'pink'],
    ['تیتانیوم طبیعی', '#c2bcb2', 'gray'],
    ['بژ', '#e4dccf', 'gold'],
    ['بی‌نام', 'not a color', 'gray'],
  ])('%s is that of %s: %s', (name, code, family) => {
    expect(colorFamily(name, code)).toBe(family)
  })
})

describe('texts that are not indexed yet', () => {
  const fresh = () => {
    const unread = new ProductIndex(frame, catalogueSize)
    unread.add(products, now)
    Array.from(unread.arrange())
    return unread
  }
  const found = (searched: ProductIndex, search: string) =>
    searched.list(query({ categoryId: null, search })).products.map(({ id }) => id)

  it('are found by a search that comes before them', () => {
    expect(found(fresh(), 'آیفون')).toEqual(found(index, 'آیفون'))
    expect(found(index, 'آیفون').length).toBeGreaterThan(10)
  })

  it('are those that a product has by then, whether it was changed, removed or added meanwhile', () => {
    const half = fresh()
    half.readTexts().next()
    const [early, late] = [products[0], products.at(-1)]
    const removed = products.at(-2)
    if (!early || !late || !removed) throw new Error('there are too few products')
    half.set({ ...early, title: 'زرشک‌پلو' }, now)
    half.set({ ...late, title: 'زرشک‌پلو' }, now)
    half.delete(removed.id)
    half.set({ ...late, id: 70_000, slug: 'another', title: 'زرشک‌پلو' }, now)
    half.set({ ...late, id: 70_001, slug: 'one-more', title: 'زرشک‌پلو' }, now)
    expect(found(half, 'زرشک پلو').toSorted(byNumber)).toEqual([early.id, late.id, 70_000, 70_001])
    expect(found(half, removed.sku)).not.toContain(removed.id)
    expect(found(half, late.sku).toSorted(byNumber)).toEqual([late.id, 70_000, 70_001])
  })
})

const isInFamily = (family: string, { colorName, colorCode }: Product['variants'][number]) =>
  colorFamily(colorName, colorCode) === family

/** The rule of a selection, applied to each product. */
function fits(product: Product, { values, minPrice, maxPrice }: Selection): boolean {
  const brand = frame.brands.get(product.brandId)?.slug ?? ''
  const chosen = (key: string) => values.get(key) ?? []
  const facts: [string, unknown][] = [
    ['storage', product.facts['storageGb']],
    ['ram', product.facts['ramGb']],
    ['five_g', product.facts['fiveG']],
  ]
  if (chosen('brand').length > 0 && !chosen('brand').includes(brand)) return false
  for (const [key, fact] of facts) {
    if (chosen(key).length > 0 && !chosen(key).includes(String(fact))) return false
  }
  return product.variants.some((variant) => {
    const { price, newPrice } = currentPrice(variant, now)
    const asked = variant.stock > 0 ? (newPrice ?? price) : null
    const isPriced = minPrice !== null || maxPrice !== null
    const colors = chosen('color')
    return (
      (!isPriced ||
        (asked !== null && asked >= (minPrice ?? 0) && asked <= (maxPrice ?? Infinity))) &&
      (chosen('available').length === 0 || asked !== null) &&
      (chosen('discounted').length === 0 || (asked !== null && newPrice !== null)) &&
      (colors.length === 0 || colors.includes(colorFamily(variant.colorName, variant.colorCode)))
    )
  })
}

function randomSelection(number: (from: number, to: number) => number): Selection {
  const choices: Record<string, string[]> = {
    brand: ['apple', 'samsung', 'xiaomi', 'poco', 'honor', 'nokia'],
    storage: ['64', '128', '256', '512', '1024'],
    ram: ['4', '6', '8', '12'],
    five_g: ['true'],
    color: ['black', 'white', 'blue', 'green', 'gold'],
    available: ['true'],
    discounted: ['true'],
  }
  const values = new Map<string, string[]>()
  for (const [key, all] of Object.entries(choices)) {
    if (number(0, 2) > 0) continue
    const some = all.filter(() => number(0, 1) === 0)
    values.set(key, some.length > 0 ? some : all.slice(0, 1))
  }
  const minPrice = number(0, 2) === 0 ? number(1, 60) * 1_000_000 : null
  const maxPrice = number(0, 2) === 0 ? number(20, 200) * 1_000_000 : null
  return { values, minPrice, maxPrice }
}

function discountOf(product: Product): number {
  const lead = leadOf(product, now)
  return lead ? lead.current.price - lead.asked : 0
}

function byNumber(one: number, other: number): number {
  return one - other
}
