import { describe, expect, it } from 'vitest'
import { asLatinKeys, asPersianKeys } from '#server/catalogue/search/keyboard.ts'
import { countTypos } from '#server/catalogue/search/typos.ts'
import { memoryIndex, memoryProducts } from '#tools/testing/memory-catalogue.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const { index } = memoryIndex(now)

function list(search: string, size: number) {
  return index.list({
    categoryId: null,
    search,
    flagshipsOnly: false,
    selection: { values: new Map(), minPrice: null, maxPrice: null },
    ordering: 'relevance',
    page: 1,
    size,
    facets: [],
  })
}

const find = (search: string, size = 400): string[] =>
  list(search, size).products.map(({ slug }) => slug)

const first = (search: string) => find(search, 1)[0] ?? ''

describe('search finds the same for', () => {
  it.each([
    ['Persian and Latin names', ['آیفون ۱۵', 'iphone 15', 'iPhone 15', 'IPHONE15', 'ایفون15']],
    ['all digits', ['آیفون ۱۵', 'آیفون 15', 'آیفون ١٥']],
    ['Arabic letters', ['گوشی شیائومی', 'گوشي شيائومي', 'ﮔﻮﺷﻰ شیائومی']],
    ['a word with ZWNJ, space or nothing', ['لپ‌تاپ', 'لپ تاپ', 'لپتاپ', 'laptop']],
    [
      'joined model words',
      ['آیفون ۱۷ پرو مکس', 'آیفون ۱۷ پرومکس', 'iphone 17 promax', '17 pro max iphone'],
    ],
    [
      'letters of models by name',
      ['گلکسی اس ۲۵ اولترا', 'galaxy s25 ultra', 'گلکسی s 25 ultra', 'گلکسی اس۲۵ الترا'],
    ],
    [
      'sizes with and without a unit',
      ['آیفون ۱۷ ۲۵۶ گیگ', 'iphone 17 256gb', 'آیفون ۱۷ ۲۵۶ گیگابایت'],
    ],
    ['brands', ['سامسونگ', 'samsung', 'Samsung']],
    ['a plus sign', ['s25+', 's25 plus', 'اس ۲۵ پلاس']],
    ['power banks', ['پاوربانک', 'پاور بانک', 'power bank', 'powerbank']],
    ['words that say nothing', ['آیفون ۱۵', 'قیمت آیفون ۱۵', 'خرید گوشی آیفون ۱۵']],
  ])('%s', (_, queries) => {
    const [wanted = [], ...others] = queries.map((query) => find(query))
    expect(wanted.length).toBeGreaterThan(0)
    for (const slugs of others) expect(slugs.toSorted()).toEqual(wanted.toSorted())
  })
})

describe('search forgives', () => {
  it.each([
    ['a wrong letter', 'سامسنگ', 'سامسونگ'],
    ['a missing letter', 'samsng', 'samsung'],
    ['a doubled letter', 'xiaommi', 'xiaomi'],
    ['swapped letters', 'گلسکی', 'گلکسی'],
    ['a typo next to a correct word', 'گوشی سامصونگ', 'گوشی سامسونگ'],
    ['Persian typed on the Latin layout', 'hdt,k', 'آیفون'],
    ['Persian with a number on the Latin layout', 'hdt,k 15', 'آیفون ۱۵'],
    ['Latin typed on the Persian layout', 'هحاخدث', 'iphone'],
    ['two words written as one', 'گوشیسامسونگ', 'گوشی سامسونگ'],
    ['plural endings', 'شارژرهای', 'شارژر'],
    ['a letter that sounds alike in a short word', 'سامثونگ', 'سامسونگ'],
    ['a neighboring key in a short word', 'گوشس', 'گوشی'],
    ['swapped letters at the beginning', 'piad', 'ipad'],
    ['the first letter of a long word', 'amsung', 'samsung'],
    ['how people say it', 'پاور بنک', 'پاور بانک'],
  ])('%s', (_, typed, meant) => {
    expect(find(meant).length).toBeGreaterThan(0)
    expect(find(typed)).toEqual(find(meant))
  })

  it('no typo in a number: another number is another model', () => {
    for (const slug of find('گلکسی s25')) expect(slug).not.toContain('s24')
  })
})

describe('search while typing', () => {
  it.each(['آ', 'آی', 'آیف', 'آیفو', 'iph', 'سام', 'gala', 'ردم', 'پاورب'])(
    'finds by «%s»',
    (typed) => {
      expect(find(typed).length).toBeGreaterThan(0)
    },
  )

  it('finds the brand before its name is complete', () => {
    expect(find('سامسون').toSorted()).toEqual(find('سامسونگ').toSorted())
  })
})

describe('the best match is first', () => {
  it.each([
    ['آیفون ۱۵', /^iphone-15-(?!pro|plus)/],
    ['iphone 17', /^iphone-17-(?!pro)/],
    ['iphone 17 pro', /^iphone-17-pro-(?!max)/],
    ['آیفون ۱۷ پرو مکس', /^iphone-17-pro-max/],
    ['گلکسی a56', /^galaxy-a56/],
    ['s25 ultra', /^galaxy-s25-ultra/],
    ['poco x7 pro', /^poco-x7-pro/],
    ['شیائومی ۱۵', /^xiaomi-15-(?!ultra|t)/],
    ['redmi note 14', /^redmi-note-14-(?!pro)/],
    ['قاب آیفون ۱۷', /^(?:iphone-17|spigen-iphone-17).*(?:case|silicone|pro)/],
  ])('for «%s»', (query, slug) => {
    expect(first(query)).toMatch(slug)
  })

  it('puts every phone of a model before other models and accessories', () => {
    const slugs = find('iphone 17 pro max')
    const lastPhone = slugs.findLastIndex((slug) => /^iphone-17-pro-max-\d/.test(slug))
    const others = slugs
      .slice(0, lastPhone + 1)
      .filter((slug) => !slug.startsWith('iphone-17-pro-max-'))
    expect(lastPhone).toBeGreaterThanOrEqual(0)
    expect(others).toEqual([])
  })

  it.each(['آیفون', 'iphone', 'اپل', 'سامسونگ', 'شیائومی', 'گلکسی'])(
    'puts the devices of a name alone before what is made for them: «%s»',
    (name) => {
      const isAccessory = (slug: string) => /-(?:case|charger|cable|power-bank)/.test(slug)
      const slugs = find(name)
      const firstAccessory = slugs.findIndex(isAccessory)
      expect(firstAccessory).toBeGreaterThan(0)
      expect(slugs.slice(firstAccessory).filter((slug) => !isAccessory(slug))).toEqual([])
    },
  )

  it.each([
    ['شارژر', 'charger'],
    ['قاب', 'case'],
    ['پاوربانک', 'power-bank'],
  ])('for «%s» alone what is called so', (noun, called) => {
    const slugs = find(noun)
    expect(slugs.length).toBeGreaterThan(3)
    expect(slugs[0]).toContain(called)
  })

  it('lets what is in stock and sells more go first among equals', () => {
    const bySlug = new Map(memoryProducts(now).map((product) => [product.slug, product]))
    const rank = find('سامسونگ گلکسی s25 ultra').flatMap((slug) => bySlug.get(slug) ?? [])
    const phones = rank.filter(({ slug }) => /^galaxy-s25-ultra-\d/.test(slug))
    const available = phones.map(({ variants }) => variants.some(({ stock }) => stock > 0))
    expect(available).toEqual(available.toSorted((one, other) => Number(other) - Number(one)))
    const sold = phones.filter((_, at) => available[at]).map(({ soldCount }) => soldCount)
    expect(sold).toEqual(sold.toSorted((one, other) => other - one))
  })

  it('falls back to the most telling words when no product has all', () => {
    const slugs = find('آیفون ۹۹')
    expect(slugs.length).toBeGreaterThan(0)
    for (const slug of slugs) expect(slug).toMatch(/iphone|lightning|apple/)
  })

  it.each([
    ['آیفون ۹۹', true],
    ['قاب آیفون ۱۳', true],
    ['آیفون ۱۵', false],
    ['خرید گوشی ارزان سامسونگ', false],
    ['galxy s25', false],
    ['hdt,k', false],
    ['یخچال ساید', true],
    ['!', false],
  ])('says of «%s» whether no product has all words: %s', (search, isPartial) => {
    expect(list(search, 1).isPartial).toBe(isPartial)
  })
})

describe('search makes nothing up for', () => {
  it.each([
    ['a thing the shop does not have', 'یخچال ساید'],
    ['a brand on such a thing', 'تلویزیون سامسونگ'],
    ['a size of such a thing', 'یخچال مینی'],
    ['a use of such a thing', 'میز بازی'],
    ['a short word that ends like another', 'گازی'],
    ['a short word with another vowel', 'سینی'],
    ['a word whose consonants sound alike', 'مبل'],
    ['two such words', 'ماشین لباسشویی'],
    ['a word whose keys begin another', 'شمع'],
    ['a word whose keys are no word', 'کفش'],
    ['a word that ends in ی after a small word', 'بای'],
    ['a brand the shop does not have', 'هواوی'],
  ])('%s: «%s»', (_, query) => {
    expect(find(query)).toEqual([])
  })

  it.each([
    ['آیفون ارزون', 'آیفون'],
    ['ارزان‌ترین گوشی', 'گوشی'],
    ['هرچی آیفون', 'iphone'],
  ])('the rest of «%s», and still finds «%s»', (query, named) => {
    const slugs = find(query)
    expect(slugs.length).toBeGreaterThan(0)
    expect(find(named)).toEqual(expect.arrayContaining(slugs))
  })
})

describe('search is not troubled by', () => {
  it.each(['...', '؟!', '\u200c', 'زرشک‌پلو با مرغ', 'qqqqqqqq', '😀', '<script>'])(
    '«%s», which finds nothing',
    (query) => {
      expect(find(query)).toEqual([])
    },
  )

  it('very long words and very many words', () => {
    expect(find('آ'.repeat(200))).toEqual([])
    expect(() => find('آیفون '.repeat(40))).not.toThrow()
  })
})

describe('keyboard layouts', () => {
  it('turn into one another', () => {
    expect(asPersianKeys('hdt,k')).toBe('ایفون')
    expect(asPersianKeys('Hdt,k')).toBe('آیفون')
    expect(asLatinKeys('هحاخدث')).toBe('iphone')
    expect(asLatinKeys('سشئسعدل')).toBe('samsung')
  })
})

describe('typos between two words', () => {
  it.each([
    ['iphone', 'iphone', 0],
    ['ihpone', 'iphone', 1],
    ['iphne', 'iphone', 1],
    ['iphoone', 'iphone', 1],
    ['ipxone', 'iphone', 1],
    ['ihpne', 'iphone', 2],
    ['galaxy', 'iphone', 3],
    ['سینی', 'سونی', 2],
    ['زرنگ', 'ژرنگ', 1],
  ])('%s and %s are %i', (one, other, typos) => {
    expect(countTypos(one, other, 2)).toBe(typos)
  })
})
