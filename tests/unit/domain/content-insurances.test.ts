import { describe, expect, it } from 'vitest'
import { contentFaults } from '#domain/content.ts'

const insurance = {
  name: 'بیمهٔ بدنه',
  description: 'شکستگی',
  months: 12,
  rate_permille: 45,
  minimum_price: 0,
  category_slugs: ['mobile'],
  is_offered: true,
}
const faultsOf = (...insurances: Partial<typeof insurance>[]) =>
  contentFaults({
    kind: 'insurances',
    insurances: insurances.map((fields) => ({ ...insurance, ...fields })),
  })
const at = (field: string, rule: string) => ({ field: `insurances.${field}`, rule })

describe('insurances', () => {
  it('are sound with a share or an amount', () => {
    expect(faultsOf({}, { name: 'ب', rate_permille: 0, minimum_price: 200_000 })).toEqual([])
  })

  it('need categories only while they are offered', () => {
    expect(faultsOf({ category_slugs: [] })).toEqual([at('0.category_slugs', 'required')])
    expect(faultsOf({ category_slugs: [], is_offered: false })).toEqual([])
  })

  it('cost something, and have names that differ', () => {
    expect(faultsOf({ rate_permille: 0 })).toEqual([at('0.minimum_price', 'required')])
    expect(faultsOf({}, {})).toEqual([at('1.name', 'twice')])
    expect(faultsOf({ name: '', description: ' ' })).toEqual([
      at('0.name', 'required'),
      at('0.description', 'required'),
    ])
  })
})
