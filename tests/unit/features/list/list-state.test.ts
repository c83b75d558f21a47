import { describe, expect, it } from 'vitest'
import {
  activeFilterCount,
  activeOrdering,
  canBeCleared,
  offeredOrderings,
  orderings,
  parseListState,
  toAddress,
  toApiQuery,
  withOrdering,
  withPage,
  withPrices,
  withToggled,
  withoutFilters,
} from '#src/features/list/list-state.ts'
import { paths } from '#src/lib/paths.ts'

const read = (query: string) => parseListState(new URLSearchParams(query))

describe('reading an address', () => {
  it(
    'takes ordering, prices, page, brands and dynamic keys',
    { tags: ['LIST-20', 'LIST-41'] },
    () => {
      expect(
        read(
          'ordering=-create_at&min_price=1000&max_price=2000&page=2&brand=apple&brand=sony&ram=8&five_g=true',
        ),
      ).toEqual({
        search: '',
        slug: null,
        flagship: false,
        ordering: '-create_at',
        minPrice: 1000,
        maxPrice: 2000,
        page: 2,
        values: { brand: ['apple', 'sony'], ram: ['8'], five_g: ['true'] },
      })
    },
  )

  it.each(['', 'abc', '-5', '1.5', '1e9', 'NaN', 'Infinity', '99999999999999999999'])(
    'takes the price %j as none',
    { tags: ['LIST-42'] },
    (price) => {
      const query = new URLSearchParams({ min_price: price, max_price: price })
      expect(parseListState(query)).toMatchObject({ minPrice: null, maxPrice: null })
    },
  )

  it.each(['', 'abc', '0', '-1', '2.5', '10001', '<script>'])(
    'takes the page %j as 1',
    { tags: ['LIST-43'] },
    (page) => {
      expect(parseListState(new URLSearchParams({ page })).page).toBe(1)
    },
  )

  it.each([
    ['گوشی ارزان', 'current_min_price'],
    ['ارزان‌ترین گوشی سامسونگ', 'current_min_price'],
    ['گوشي ارزون', 'current_min_price'],
    ['گوشی', '-sold_count'],
  ])('sorts the search %s by %s unless the shopper chooses', (search, ordering) => {
    expect(activeOrdering(read(`search=${search}`))).toBe(ordering)
    expect(activeOrdering(read(`search=${search}&ordering=-create_at`))).toBe('-create_at')
  })

  it.each(['گوشی ارزان', 'گوشی ارزون', 'ارزان‌ترین گوشی'])(
    'starts the search %s of the field with the cheapest, and does not offer relevance',
    (search) => {
      const state = read(new URL(paths.search(search), 'http://shop').search)
      expect(toApiQuery(state, null).ordering).toBe('current_min_price')
      expect(offeredOrderings(state)).toEqual(orderings)
    },
  )

  it('takes an unknown ordering as the first option', () => {
    expect(activeOrdering(read('ordering=xyz'))).toBe('-sold_count')
    expect(toApiQuery(read('ordering=xyz'), null).ordering).toBe('-sold_count')
  })

  it('reads Persian digits and puts crossed bounds in order', () => {
    expect(read('min_price=۲۰۰۰&max_price=۱۰۰۰')).toMatchObject({ minPrice: 1000, maxPrice: 2000 })
  })

  it('keeps within the bounds of the contract whatever the address holds', () => {
    const query = new URLSearchParams({ search: 'ا'.repeat(10_000), slug: 'a'.repeat(500) })
    for (let key = 0; key < 100; key++) query.append(`key${key}`, 'x')
    for (let value = 0; value < 100; value++) query.append('key1', String(value))
    query.append('brand', 'b'.repeat(61))
    const state = parseListState(query)
    expect(state.search).toHaveLength(200)
    expect(state.slug).toBeNull()
    expect(Object.keys(state.values)).toHaveLength(30)
    expect(state.values.key1).toHaveLength(50)
    expect(state.values).not.toHaveProperty('brand')
  })

  it('takes no key that cannot be a filter', () => {
    expect(read('utm_source=mail&__proto__=1&A=1&a%20b=1&size=9999&ram=').values).toEqual({})
  })

  it('takes the names of built-in properties as keys like any other', () => {
    expect(read('constructor=1&valueOf=2&tostring=3').values).toEqual({
      constructor: ['1'],
      tostring: ['3'],
    })
  })
})

describe('writing an address', () => {
  it('leaves out what is at its default', () => {
    expect(toAddress('/productlist/mobile', read(''))).toBe('/productlist/mobile')
  })

  it('gives back the address it was read from', () => {
    const address =
      '/productlist?search=s25&slug=mobile&is_flagship=true&brand=a&brand=b&min_price=0&max_price=5&ordering=-create_at&page=3'
    expect(toAddress('/productlist', read(address.split('?')[1] ?? ''))).toBe(address)
  })
})

describe('asking the server', () => {
  it('asks for twelve best-selling products of the category on page 1 by default', () => {
    expect(toApiQuery(read(''), 'mobile/iphone')).toEqual({
      ordering: '-sold_count',
      page: 1,
      size: 12,
      slug: 'iphone',
    })
  })

  it('asks for twenty-four where a brand is chosen', () => {
    expect(toApiQuery(read('brand=apple'), null)).toMatchObject({ size: 24, brand: ['apple'] })
  })

  it('does not send a bound that is at its end of the slider', () => {
    const query = toApiQuery(read('min_price=0&max_price=400000000'), null)
    expect(query).not.toHaveProperty('min_price')
    expect(query).not.toHaveProperty('max_price')
  })

  it('sends both forms of a category as one', () => {
    expect(toApiQuery(read('slug=iphone'), null).slug).toBe('iphone')
    expect(toApiQuery(read('slug=mobile%2Fiphone'), null).slug).toBe('iphone')
    expect(toApiQuery(read(''), 'mobile/iphone').slug).toBe('iphone')
  })
})

describe('changing the state', () => {
  const third = read('page=3&search=s25&ram=8')

  it('goes to page 1 on every filter, price and sort change', () => {
    expect(withToggled(third, 'brand', 'apple').page).toBe(1)
    expect(withPrices(third, 1, 2).page).toBe(1)
    expect(withOrdering(third, '-create_at').page).toBe(1)
    expect(withPage(third, 4).page).toBe(4)
  })

  it('writes both price bounds with every filter change, so that all can be removed', () => {
    expect(canBeCleared(third)).toBe(false)
    const changed = withToggled(third, 'brand', 'apple')
    expect(changed).toMatchObject({ minPrice: 0, maxPrice: 400_000_000 })
    expect(canBeCleared(changed)).toBe(true)
  })

  it('offers to remove all only with min_price in the URL', () => {
    expect(canBeCleared(read('max_price=90000000&brand=apple'))).toBe(false)
    expect(canBeCleared(read('min_price=1'))).toBe(true)
  })

  it('gives up every filter, but neither the sort nor what is searched for', () => {
    const state = read('search=گوشی زیر ۲۰ میلیون&ordering=-create_at&ram=8&max_price=9&page=3')
    expect(toAddress('/productlist', withoutFilters(state))).toBe(
      toAddress('/productlist', read('search=گوشی&ordering=-create_at')),
    )
  })

  it('counts the price that a search names as a filter, but does not offer to remove all for it', () => {
    const named = { ...third, search: 'گوشی زیر ۲۰ میلیون' }
    const others = activeFilterCount(third)
    expect([activeFilterCount(named), canBeCleared(named)]).toEqual([others + 1, false])
    const without = withPrices(named, 0, 400_000_000)
    expect([without.search, activeFilterCount(without)]).toEqual(['گوشی', others])
  })

  it('gives a value up when it is toggled again, and its key with the last one', () => {
    const on = withToggled(withToggled(third, 'brand', 'apple'), 'brand', 'sony')
    expect(on.values.brand).toEqual(['apple', 'sony'])
    expect(withToggled(on, 'brand', 'apple').values.brand).toEqual(['sony'])
    expect(withToggled(third, 'ram', '8').values).toEqual({})
  })

  it('keeps prices in order and within the slider', () => {
    expect(withPrices(third, 900_000_000, 5_000)).toMatchObject({
      minPrice: 5_000,
      maxPrice: 400_000_000,
    })
  })

  it('counts values and a bounded price range', () => {
    expect(activeFilterCount(read('brand=a&brand=b&five_g=true&min_price=5'))).toBe(4)
    expect(activeFilterCount(read('min_price=0&max_price=400000000'))).toBe(0)
  })
})
