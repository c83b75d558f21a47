import { describe, expect, it } from 'vitest'
import { insurancePriceOf } from '#domain/insurance.ts'
import { chooseVariant, stockState, type Variant } from '#src/features/product/product-view.ts'

const variant = (id: number, change: Partial<Variant> = {}): Variant => ({
  id,
  color_name: 'مشکی',
  color_code: '#000000',
  price: 3_000_000,
  new_price: null,
  quantity: 5,
  expire_time: null,
  purchase_limit: 5,
  last_update: '2026-11-20T10:00:00Z',
  gift: null,
  insurance_prices: [],
  installment_info: null,
  ...change,
})

describe('the variant at the start', () => {
  const variants = [variant(1, { quantity: 0 }), variant(2), variant(3, { price: 2_000_000 })]

  it('is the one that the address asks for, even sold out', () => {
    expect(chooseVariant(variants, '3')?.id).toBe(3)
    expect(chooseVariant(variants, '1')?.id).toBe(1)
  })

  it.each([null, '', '99', 'abc', '2.0'])('is the first in stock for price_id %j', (priceId) => {
    expect(chooseVariant(variants, priceId)?.id).toBe(2)
  })

  it('is the first one when all are sold out, and none where there is none', () => {
    expect(chooseVariant([variant(4, { quantity: 0 })], null)?.id).toBe(4)
    expect(chooseVariant([], '1')).toBeUndefined()
  })
})

it('warns of the last two units and says when there are none', () => {
  expect([0, 1, 2, 3].map(stockState)).toEqual(['soldOut', 'few', 'few', 'plenty'])
})

it('takes the insurance price of the variant before the general one', () => {
  const insurance = { id: 5, name: '', description: '', expiration_in_months: 12, price: 100 }
  const own = variant(1, { insurance_prices: [{ insurance_id: 5, insurance_price: 70 }] })
  expect(insurancePriceOf(insurance, own)).toBe(70)
  expect(insurancePriceOf(insurance, variant(1))).toBe(100)
})
