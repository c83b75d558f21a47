import { describe, expect, it } from 'vitest'
import { goneCategoryId } from '#domain/discount.ts'
import { staffDiscount } from '#machines/testing/fixtures.ts'
import { boundsOf, goodsOf, spanOf } from '#staff/finance/discount-text.ts'

const { terms } = staffDiscount

describe('a discount code in the list', () => {
  const from = '2026-11-20T10:00:00Z'
  const to = '2026-11-21T20:29:00Z'
  it.each([
    [null, null, ['همیشه']],
    [from, null, ['از ۲۹ آبان ۱۴۰۵، ساعت ۱۳:۳۰']],
    [null, to, ['تا ۳۰ آبان ۱۴۰۵، ساعت ۲۳:۵۹']],
    [from, to, ['از ۲۹ آبان ۱۴۰۵، ساعت ۱۳:۳۰', 'تا ۳۰ آبان ۱۴۰۵، ساعت ۲۳:۵۹']],
  ])('can be used from %s until %s', (starts_at, expires_at, texts) => {
    expect(spanOf({ ...terms, starts_at, expires_at })).toEqual(texts)
  })

  it.each([
    [null, 0, []],
    [500_000, 0, ['تا ۵۰۰٬۰۰۰\u00a0تومان']],
    [null, 2_000_000, ['خرید از ۲٬۰۰۰٬۰۰۰\u00a0تومان']],
    [500_000, 2_000_000, ['تا ۵۰۰٬۰۰۰\u00a0تومان', 'خرید از ۲٬۰۰۰٬۰۰۰\u00a0تومان']],
  ])('gives up to %s for a cart of %s or more', (maximum, minimum_amount, texts) => {
    expect(boundsOf({ maximum, minimum_amount })).toEqual(texts)
  })

  it.each([
    [null, null, 'همهٔ کالاها'],
    [3, 'گوشی', 'گوشی'],
    [3, null, 'دسته‌ای که حذف شده (هیچ کالایی)'],
    [goneCategoryId, null, 'دسته‌ای که حذف شده (هیچ کالایی)'],
  ])('is for the goods of the category %s, %s', (category_id, category_name, text) => {
    expect(goodsOf({ terms: { ...terms, category_id }, category_name })).toBe(text)
  })
})
