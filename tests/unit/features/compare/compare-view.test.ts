import { describe, expect, it } from 'vitest'
import { columnOf, compareGroups, differencesOf } from '#src/features/compare/compare-view.ts'

type Product = Parameters<typeof columnOf>[0]

const product = (change: Partial<Product>): Product => ({
  id: 1,
  title: 'گوشی',
  second_title: 'Phone',
  slug: 'phone',
  canonical: '/products/phone',
  title_tag: '',
  description_tag: '',
  index: true,
  sku: 'FZ-1',
  brand_en_name: 'Brand',
  description: '',
  images: [],
  price: [],
  insurances: [],
  properties: [],
  details: [],
  is_used: false,
  detail_page_titles: [],
  used_details: [],
  warranty: null,
  quantity: 0,
  rating: null,
  show_category: [],
  configurations: [],
  notifiers: { availability: [], discount: [] },
  torob_meta_info: {
    product_price: null,
    product_old_price: null,
    availability: 'outofstock',
    guarantee: '',
  },
  priceValidUntil: null,
  ...change,
})

const column = (change: Partial<Product>) => columnOf(product(change))

const detail = (title: string, value: string) => ({ id: 1, title, value })
const feature = (name: string, alphabetic_value: string) => ({
  product_property: { name },
  alphabetic_value,
})

describe('the rows of a comparison', () => {
  it('stand in the order of the first product, then come those of the other alone', () => {
    const [, specifications] = compareGroups(
      column({ details: [detail('وزن', '۲۰۰ گرم'), detail('رم', '۸ گیگابایت')] }),
      column({ details: [detail('رم', '۸ گیگابایت'), detail('باتری', '۵۰۰۰')] }),
    )
    expect(specifications).toEqual({
      name: 'مشخصات',
      rows: [
        { name: 'وزن', values: ['۲۰۰ گرم', null], differs: true },
        { name: 'رم', values: ['۸ گیگابایت', '۸ گیگابایت'], differs: false },
        { name: 'باتری', values: [null, '۵۰۰۰'], differs: true },
      ],
    })
  })

  it('list once what is among both the features and the specifications', () => {
    const both = column({
      properties: [feature('رم', '۸')],
      details: [detail('رم', '۸'), detail('وزن', '۲۰۰ گرم')],
    })
    const rows = compareGroups(both, both).map(({ name, rows }) => [
      name,
      rows.map(({ name }) => name),
    ])
    expect(rows.slice(1)).toEqual([
      ['ویژگی‌های برجسته', ['رم']],
      ['مشخصات', ['وزن']],
    ])
  })

  it('are those that differ alone, if asked', () => {
    const groups = compareGroups(
      column({ is_used: false, details: [detail('رم', '۸')] }),
      column({ is_used: true, details: [detail('رم', '۸')] }),
    )
    expect(differencesOf(groups)).toEqual([
      { name: 'قیمت و خرید', rows: [{ name: 'وضعیت', values: ['نو', 'کارکرده'], differs: true }] },
    ])
  })
})
