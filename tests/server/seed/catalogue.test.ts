import { describe, expect, it } from 'vitest'
import { hasMedia } from '#demo/media/media-store.ts'
import { modelColors } from '#demo/pictures/models/colors.ts'
import { hasScene } from '#demo/pictures/scenes.ts'
import { demoArticles } from '#demo/catalogue/articles.ts'
import { demoBrands } from '#demo/catalogue/brands.ts'
import { demoProducts } from '#demo/catalogue/catalogue.ts'
import { demoCategories } from '#demo/catalogue/categories.ts'
import { demoComments } from '#demo/catalogue/comments.ts'
import { demoQuestions } from '#demo/catalogue/questions.ts'
import { referenceFilters } from '#server/reference/filters.ts'
import { demoHome, demoSeoText } from '#demo/catalogue/home.ts'
import { referenceInsurances } from '#server/reference/insurances.ts'
import { demoMenu } from '#demo/catalogue/menu.ts'
import { referenceCities, referenceProvinces } from '#server/reference/places.ts'
import { referenceShippingMethods } from '#server/reference/shipping.ts'
import { productRow } from '#demo/seed/product-rows.ts'
import type { SeedBanner, SeedMenuNode, SeedProduct, SeedRule } from '#demo/seed/types.ts'

const productSlugs = new Set(demoProducts.map(({ slug }) => slug))
const slugsOfCategories = new Set(demoCategories.map(({ slug }) => slug))
const filterKeys = new Set(referenceFilters.map(({ key }) => key))
const listParameters = new Set(['ordering', 'search', 'min_price', 'max_price', ...filterKeys])
const demoVariants = demoProducts.flatMap(({ variants }) => variants)

describe('the products of the demo shop', () => {
  it('are at least 180, each with an address of its own', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(180)
    expect(productSlugs.size).toBe(demoProducts.length)
    expect(demoProducts.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  it('stand in known categories, and leave no leaf of the tree empty', () => {
    expect(demoProducts.filter(({ category }) => !slugsOfCategories.has(category))).toEqual([])
    const parents = new Set(demoCategories.map(({ parent }) => parent))
    const leaves = demoCategories.filter(({ slug }) => !parents.has(slug)).map(({ slug }) => slug)
    const filled = new Set(demoProducts.map(({ category }) => category))
    expect(leaves.filter((slug) => !filled.has(slug))).toEqual([])
  })

  it('have known brands, and no brand is without a product', () => {
    const used = new Set(demoProducts.map(({ brand }) => brand))
    expect([...used].sort()).toEqual(demoBrands.map(({ slug }) => slug).sort())
  })

  it('are drawn, in the colors of their model, with its names and codes', () => {
    const wrong = demoProducts.flatMap(({ slug, picture, variants }) => {
      const colors = modelColors[picture.kind][picture.model] ?? {}
      return variants
        .filter(
          ({ color, colorName, colorCode }) =>
            colors[color]?.fa !== colorName || colors[color].code !== colorCode,
        )
        .map(({ color }) => `${slug} ${color}`)
    })
    expect(wrong).toEqual([])
  })

  it('show every model that the generator draws', () => {
    const drawn = Object.entries(modelColors).flatMap(([kind, models]) =>
      Object.keys(models).map((model) => `${kind}/${model}`),
    )
    const sold = new Set(demoProducts.map(({ picture }) => `${picture.kind}/${picture.model}`))
    expect(drawn.filter((model) => !sold.has(model))).toEqual([])
  })

  it('are introduced by films and sounds that can be made', () => {
    const introductions = demoProducts.flatMap(
      (product) => productRow(product, { categoryId: 1, brandId: 1 }, '', 0).introductions ?? [],
    )
    expect(introductions.length).toBeGreaterThan(150)
    const wrong = introductions.filter(({ file }) => !hasMedia(file.replace('/media/', '')))
    expect(wrong).toEqual([])
  })

  it('cost whole thousands of tomans, and an offer is cheaper', () => {
    const wrong = demoVariants.filter(
      ({ price, newPrice = 1_000 }) =>
        price < 100_000 || price % 1_000 !== 0 || newPrice % 1_000 !== 0 || newPrice >= price,
    )
    expect(wrong).toEqual([])
    expect(demoVariants.filter((v) => v.offerEndsInHours !== undefined && !v.newPrice)).toEqual([])
  })

  it('lower a price by no more than a shop would', () => {
    const share = demoVariants.map(({ price, newPrice = price }) => 1 - newPrice / price)
    expect(Math.max(...share)).toBeLessThan(0.25)
  })

  it('carry Persian texts without Arabic letters', () => {
    expect(demoProducts.filter((product) => /[يك٠-٩]/.test(JSON.stringify(product)))).toEqual([])
  })

  it('have titles whose Latin digits stand in Latin names only', () => {
    const strayDigits = (title: string) =>
      (title.match(/[A-Za-z0-9][A-Za-z0-9 ().+-]*/g) ?? []).some((run) => !/[A-Za-z]/.test(run))
    expect(demoProducts.map(({ title }) => title).filter(strayDigits)).toEqual([])
  })

  it('keep a number and its noun on one line', () => {
    const broken = /[۰-۹] (گیگابایت|ترابایت|وات|اینچ|میلی‌آمپرساعت|میلی‌متری)/
    expect(demoProducts.filter(({ title }) => broken.test(title))).toEqual([])
    expect(demoProducts.find(({ slug }) => slug === 'iphone-17-pro-max-256gb')?.title).toBe(
      'گوشی اپل آیفون\u00a0۱۷ پرو مکس، ۲۵۶\u00a0گیگابایت، رم\u00a0۱۲',
    )
  })

  it('describe enough to choose by', () => {
    const poor = (product: SeedProduct) =>
      product.introduction.length < 2 ||
      product.highlights.length < 3 ||
      product.keyFeatures.length < 3 ||
      product.keyFeatures.length > 6 ||
      product.specifications.length < 4 ||
      product.aliases.length === 0
    expect(demoProducts.filter(poor).map(({ slug }) => slug)).toEqual([])
    const phones = demoProducts.filter(({ picture }) => picture.kind === 'phone')
    expect(phones.filter(({ specifications }) => specifications.length < 14)).toEqual([])
  })

  it('cover every state of stock, discount and gift that a shop shows', () => {
    const stocks = new Set(demoVariants.map(({ stock }) => stock))
    expect([0, 1, 2].filter((stock) => !stocks.has(stock))).toEqual([])
    expect(Math.max(...stocks)).toBeLessThanOrEqual(240)
    const soldOut = demoProducts.filter(({ variants }) =>
      variants.every(({ stock }) => stock === 0),
    )
    expect(soldOut.length).toBeGreaterThanOrEqual(4)
    const reduced = demoProducts.filter(({ variants }) => variants.some((v) => v.newPrice))
    expect(reduced.length / demoProducts.length).toBeGreaterThan(0.3)
    expect(reduced.length / demoProducts.length).toBeLessThan(0.5)
    const timed = demoProducts.flatMap(({ variants }) => variants[0]?.offerEndsInHours ?? [])
    expect(timed.length).toBeGreaterThanOrEqual(20)
    expect(Math.min(...timed)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...timed)).toBeLessThanOrEqual(96)
    expect(demoVariants.some(({ gift }) => gift)).toBe(true)
    expect(demoProducts.filter(({ flagship }) => flagship).length).toBeGreaterThanOrEqual(12)
  })

  it('state the condition of every used phone, and only of used phones', () => {
    const used = demoProducts.filter((product) => product.used)
    expect(used.length).toBeGreaterThanOrEqual(14)
    expect(used.filter(({ category }) => category !== 'used-iphone')).toEqual([])
    expect(demoProducts.filter((p) => p.category === 'used-iphone' && !p.used)).toEqual([])
    const titles = ['سلامت باتری', 'وضعیت بدنه', 'تعمیرات', 'جعبه و لوازم']
    const silent = used.filter(
      (product) => !titles.every((title) => product.used?.some((row) => row.title === title)),
    )
    expect(silent).toEqual([])
  })
})

describe('the categories and filters of the demo shop', () => {
  it('name parents that stand before their children', () => {
    const order = demoCategories.map(({ slug }) => slug)
    const early = demoCategories.filter(
      ({ parent }, index) => parent !== null && !order.slice(0, index).includes(parent),
    )
    expect(early).toEqual([])
    expect(slugsOfCategories.size).toBe(demoCategories.length)
  })

  it('offer filters that exist, from the root of every branch on', () => {
    const named = demoCategories.flatMap(({ filters = [] }) => filters)
    expect(named.filter((key) => !filterKeys.has(key))).toEqual([])
    const bare = demoCategories.filter(({ parent, filters }) => parent === null && !filters)
    expect(bare).toEqual([])
  })

  it('have a title, a description and pictures that are drawn', () => {
    const poor = demoCategories.filter(
      ({ titleTag, descriptionTag, pictures }) =>
        titleTag.length < 15 || descriptionTag.length < 50 || pictures.length === 0,
    )
    expect(poor).toEqual([])
    const undrawn = demoCategories
      .flatMap(({ pictures }) => pictures)
      .filter(({ kind, model, color }) => !modelColors[kind][model]?.[color])
    expect(undrawn).toEqual([])
  })

  it('have values for every fact of a product that they filter by', () => {
    const missed = referenceFilters.flatMap(({ key, fact, type, values }) => {
      if (fact === null || type !== 'MULTI_SELECT') return []
      const categories = new Set(
        demoCategories.filter(({ slug }) => filtersOf(slug).includes(key)).map(({ slug }) => slug),
      )
      return demoProducts
        .filter(({ category }) => categories.has(category))
        .flatMap((product) => {
          const given = product.facts[fact]
          if (given === undefined || Number(given) < 1) return []
          const fits = values.some(({ value, min, max }) =>
            min === undefined && max === undefined
              ? value === String(given)
              : Number(given) >= (min ?? -Infinity) && Number(given) < (max ?? Infinity),
          )
          return fits ? [] : [`${key} ${product.slug} ${String(given)}`]
        })
    })
    expect(missed).toEqual([])
  })
})

describe('the pages of the demo shop', () => {
  it('link to products, categories and pages that exist', () => {
    const links = banners().map(({ link }) => link)
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([])
    const categories = demoHome.flatMap((section) => {
      if (section.type === 'PRODUCT' || section.type === 'PROPERTY') return [section.category]
      return section.type === 'FLAGSHIP' ? section.tiles.map(({ category }) => category) : []
    })
    expect(categories.filter((slug) => !slugsOfCategories.has(slug))).toEqual([])
  })

  it('name products that exist, in colors that they have', () => {
    const items = demoHome.flatMap((section) =>
      section.type === 'STORY' ? section.stories.flatMap((story) => story.items) : [],
    )
    const missing = items.filter(
      ({ product, color }) =>
        !demoProducts.find(({ slug }) => slug === product)?.variants.some((v) => v.color === color),
    )
    expect(missing).toEqual([])
    const named = [
      ...demoHome.flatMap((section) =>
        'pick' in section && 'slugs' in section.pick ? section.pick.slugs : [],
      ),
      ...banners().flatMap(({ priceOf }) => priceOf ?? []),
      ...demoComments.map(({ product }) => product),
      ...demoQuestions.map(({ product }) => product),
    ]
    expect(named.filter((slug) => !productSlugs.has(slug))).toEqual([])
  })

  it('show compositions that the generator draws', () => {
    const scenes = [
      ...banners().map(({ scene }) => scene),
      ...demoArticles.map(({ scene }) => scene),
      ...demoHome.flatMap((section) =>
        section.type === 'STORY' ? section.stories.map(({ scene }) => scene) : [],
      ),
    ]
    expect(scenes.filter((scene) => !hasScene(scene))).toEqual([])
  })

  it('have at least six products behind every slider and tab', () => {
    const poor = demoHome.flatMap((section) => {
      if (section.type === 'PROPERTY')
        return section.tabs.filter(({ rule }) => chosen(rule) < 6).map(({ slug }) => slug)
      if (!('pick' in section)) return []
      const found = 'slugs' in section.pick ? section.pick.slugs.length : chosen(section.pick.rule)
      return found < 6 ? [section.title] : []
    })
    expect(poor).toEqual([])
  })

  it('offer only running discounts in the special slider', () => {
    const special = demoHome.find((section) => section.type === 'CUSTOM_PRODUCT')
    const slugs = special && 'slugs' in special.pick ? special.pick.slugs : []
    const offers = demoProducts.filter(({ slug }) => slugs.includes(slug))
    expect(offers.filter(({ variants }) => !variants[0]?.offerEndsInHours)).toEqual([])
    expect(offers.length).toBeGreaterThan(0)
  })

  it('show articles that are written', () => {
    const section = demoHome.find(({ type }) => type === 'LATEST_ARTICLES')
    expect(section?.type === 'LATEST_ARTICLES' && section.size).toBe(4)
    const wordsIn = (texts: string[]) => texts.join(' ').split(/\s+/).length
    for (const { title, excerpt, introduction, sections } of demoArticles) {
      const words = wordsIn([
        ...introduction,
        ...sections.flatMap((part) => [part.title, ...part.paragraphs]),
      ])
      expect([title, words >= 300 && words <= 600, sections.length >= 4]).toEqual([
        title,
        true,
        true,
      ])
      // The cards of the magazine cut what is longer (HOME-39, HOME-40).
      expect([title, title.length <= 30, excerpt.length <= 100]).toEqual([title, true, true])
    }
    const slugs = new Set(demoProducts.map(({ slug }) => slug))
    expect(
      demoArticles.flatMap(({ products }) => products).filter((one) => !slugs.has(one)),
    ).toEqual([])
    expect(demoArticles.length).toBeGreaterThanOrEqual(4)
    expect(demoSeoText.questions.length).toBeGreaterThanOrEqual(5)
  })

  it('lead from every entry of the menu to a category, narrowed by known filters', () => {
    const nodes = menuNodes(demoMenu)
    const lost = nodes.filter(
      ({ category, query }) => !slugsOfCategories.has(category) || !isListQuery(query ?? ''),
    )
    expect(lost).toEqual([])
  })
})

describe('the rest of the demo content', () => {
  it('comments on at least forty products, sometimes with an answer', () => {
    expect(demoComments.length).toBeGreaterThanOrEqual(110)
    expect(new Set(demoComments.map(({ product }) => product)).size).toBeGreaterThanOrEqual(40)
    expect(new Set(demoComments.map(({ text }) => text)).size).toBe(demoComments.length)
    expect(demoComments.filter(({ reply }) => reply).length).toBeGreaterThanOrEqual(8)
  })

  it('questions about several products, most of them answered by the shop', () => {
    expect(new Set(demoQuestions.map(({ text }) => text)).size).toBe(demoQuestions.length)
    expect(new Set(demoQuestions.map(({ product }) => product)).size).toBeGreaterThanOrEqual(8)
    const answered = demoQuestions.filter(({ answers }) =>
      answers.some(({ name }) => name === null),
    )
    expect(answered.length).toBeGreaterThan(demoQuestions.length / 2)
  })

  it('knows 31 provinces and their cities in Persian letters', () => {
    expect(referenceProvinces).toHaveLength(31)
    expect(referenceCities.length).toBeGreaterThan(1_200)
    expect(new Set(referenceCities.map(({ id }) => id)).size).toBe(referenceCities.length)
    const strange = [...referenceProvinces, ...referenceCities].filter(
      ({ name }) => !/^[آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئ \u200c]+$/.test(name),
    )
    expect(strange).toEqual([])
    expect(referenceCities.filter(({ name }) => / (آباد|اباد|شهر)$/.test(name))).toEqual([])
    expect(
      referenceCities.some(({ name, provinceId }) => name === 'تهران' && provinceId === 8),
    ).toBe(true)
  })

  it('delivers by courier, by post and free of charge at two branches', () => {
    const branches = referenceShippingMethods.filter(({ isInPerson }) => isInPerson)
    expect(branches.map(({ branch, rules }) => [branch, rules.map(({ price }) => price)])).toEqual([
      ['east', [0]],
      ['west', [0]],
    ])
    expect(referenceShippingMethods.filter(({ isInPerson }) => !isInPerson)).toHaveLength(3)
  })

  it('insures the devices of known categories', () => {
    const named = referenceInsurances.flatMap(({ categorySlugs }) => categorySlugs)
    expect(named.filter((slug) => !slugsOfCategories.has(slug))).toEqual([])
    expect(referenceInsurances.length).toBeGreaterThanOrEqual(2)
  })
})

function banners(): SeedBanner[] {
  return demoHome.flatMap((section) => {
    if (section.type === 'HERO_SECTION') return section.slides
    return 'banners' in section ? section.banners : []
  })
}

function menuNodes(nodes: SeedMenuNode[]): SeedMenuNode[] {
  return nodes.concat(nodes.flatMap(({ children = [] }) => menuNodes(children)))
}

function leadsSomewhere(link: string): boolean {
  const { pathname, search } = new URL(link, 'http://shop.invalid')
  const [, page = '', ...rest] = pathname.split('/')
  const last = rest.at(-1) ?? ''
  if (page === 'products') return productSlugs.has(last)
  return page === 'productlist' && slugsOfCategories.has(last) && isListQuery(search)
}

function isListQuery(query: string): boolean {
  return [...new URLSearchParams(query)].every(([key, value]) => {
    if (!listParameters.has(key)) return false
    if (key === 'brand') return demoBrands.some(({ slug }) => slug === value)
    const filter = referenceFilters.find((candidate) => candidate.key === key)
    return !filter?.values.length || filter.values.some((option) => option.value === value)
  })
}

function filtersOf(slug: string): string[] {
  const category = demoCategories.find((candidate) => candidate.slug === slug)
  if (!category) return []
  return category.filters ?? (category.parent === null ? [] : filtersOf(category.parent))
}

function isWithin(slug: string, ancestor: string): boolean {
  if (slug === ancestor) return true
  const parent = demoCategories.find((category) => category.slug === slug)?.parent
  return typeof parent === 'string' && isWithin(parent, ancestor)
}

/** How many available products match a rule. */
function chosen({
  category,
  min = {},
  max = {},
  is = {},
  minPrice = 0,
  maxPrice = Infinity,
}: SeedRule) {
  return demoProducts.filter((product) => {
    const facts: Record<string, unknown> = product.facts
    const prices = product.variants
      .filter(({ stock }) => stock > 0)
      .map(({ price, newPrice = price }) => newPrice)
    return (
      isWithin(product.category, category) &&
      Object.entries(min).every(([name, bound]) => Number(facts[name]) >= bound) &&
      Object.entries(max).every(([name, bound]) => Number(facts[name]) <= bound) &&
      Object.entries(is).every(([name, value]) => facts[name] === value) &&
      prices.some((price) => price >= minPrice && price <= maxPrice)
    )
  }).length
}
