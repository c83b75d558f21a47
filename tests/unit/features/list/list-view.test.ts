import { describe, expect, it } from 'vitest'
import { parseListState, toAddress } from '#src/features/list/list-state.ts'
import {
  activeFilters,
  countOf,
  narrowed,
  textLength,
  type FilterDefinition,
} from '#src/features/list/list-view.ts'
import { pageWindow } from '#src/ui/page-window.ts'

const read = (query: string) => parseListState(new URLSearchParams(query))
const brand: FilterDefinition = {
  id: 1,
  name: 'برند',
  filter_key: 'brand',
  filter_type: 'MULTI_SELECT',
  values: [
    { name: 'اپل', value: 'apple', color_code: null },
    { name: 'سامسونگ', value: 'samsung', color_code: null },
  ],
}
const fiveG: FilterDefinition = {
  id: 2,
  name: 'پشتیبانی از 5G',
  filter_key: 'five_g',
  filter_type: 'BOOL',
  values: [],
}

describe('active filters', () => {
  it('names each one and leads to the list without it', () => {
    const filters = activeFilters(read('brand=apple&five_g=true&min_price=5'), [brand, fiveG])
    expect(filters.map(({ id, name, prices }) => [id, name, prices])).toEqual([
      ['brand=apple', 'اپل', null],
      ['five_g=true', 'پشتیبانی از 5G', null],
      ['price', null, { min: 5, max: 400_000_000 }],
    ])
    expect(filters.map(({ without }) => toAddress('', without))).toEqual([
      '?five_g=true&min_price=5&max_price=400000000',
      '?brand=apple&min_price=5&max_price=400000000',
      '?brand=apple&five_g=true&min_price=0&max_price=400000000',
    ])
  })

  it('have the price that the search text names, and lead to its other words', () => {
    const filtersOf = (query: string) =>
      activeFilters(read(query), []).map(({ prices, without }) => [prices, toAddress('', without)])
    const search = encodeURIComponent('گوشی زیر ۲۰ میلیون')
    const words = '?search=%DA%AF%D9%88%D8%B4%DB%8C&min_price=0&max_price=400000000'
    expect(filtersOf(`search=${search}`)).toEqual([[{ min: 0, max: 20_000_000 }, words]])
    const narrower = `search=${search}&min_price=5000000&max_price=400000000`
    expect(filtersOf(narrower)).toEqual([[{ min: 5_000_000, max: 20_000_000 }, words]])
  })

  it('leaves out what no definition knows', () => {
    expect(activeFilters(read('brand=nobody&five_g=no&shoe=44'), [brand, fiveG])).toEqual([])
  })
})

describe('filter values', () => {
  it('are narrowed by a text whatever its case', () => {
    const names = (text: string) => narrowed(brand.values, text).map(({ value }) => value)
    expect(names('SAM')).toEqual(['samsung'])
    expect(names('sam')).toEqual(['samsung'])
    expect(names('پل')).toEqual(['apple'])
    expect(names(' ')).toEqual(['apple', 'samsung'])
  })

  it('show the count that the server gave for them, or none', () => {
    const facets = [{ filter_key: 'brand', values: [{ value: 'apple', count: 38 }] }]
    expect(countOf(facets, 'brand', 'apple')).toBe(38)
    expect(countOf(facets, 'brand', 'sony')).toBeNull()
    expect(countOf(facets, 'color', 'black')).toBeNull()
  })
})

it('measures a description without its tags', () => {
  expect(textLength('<p>سلام</p> <b class="x">دنیا</b>')).toBe(9)
})

describe('the paginator', () => {
  const shown = (page: number, count: number) => pageWindow(page, count).map((b) => b.page)

  it('shows all of twenty pages, and at most twenty of more', () => {
    expect(shown(1, 20)).toHaveLength(20)
    for (const page of [1, 2, 25, 49, 50]) {
      const pages = shown(page, 50)
      expect(pages).toHaveLength(20)
      expect(pages).toContain(page)
      expect(pages.at(0)).toBe(1)
      expect(pages.at(-1)).toBe(50)
      expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b))
    }
  })

  it('marks the few that fit a narrow screen, and where pages are left out', () => {
    const narrow = pageWindow(1, 13).filter((button) => button.near)
    expect(narrow.map(({ page, gapBefore }) => [page, gapBefore])).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [13, 'narrow'],
    ])
    expect(pageWindow(1, 50).at(-1)).toEqual({ page: 50, near: true, gapBefore: 'always' })
  })
})
