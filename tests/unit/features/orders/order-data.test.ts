import { describe, expect, it } from 'vitest'
import { lenderTerms } from '#i18n/fa/lender-terms.ts'
import { sample } from '#tests/support/sample-replies.ts'
import { pageStarts } from '#src/features/orders/invoice-pages.ts'
import { orderIdOf } from '#src/features/orders/order-id.ts'
import { lenderTermsText } from '#src/features/orders/shared/lender-terms.ts'
import { orderThumbnails } from '#src/features/orders/shared/order-thumbnails.ts'
import { toman } from '#src/lib/format.ts'
import { titleOf } from '#src/features/orders/variant-name.ts'

const { item: items } = sample('Order', {
  item: [{ price_obj: { id: 11 } }, { price_obj: { id: 12 } }, {}],
})
const [first, second] = items

describe('the goods of an order', () => {
  it('have their pictures and units in a row, and say how many goods are not in it', () => {
    const row = orderThumbnails({ item: items.slice(0, 2), item_count: 5 })
    const expected = [first, second].map((item) => ({
      id: item?.price_obj.id,
      src: item?.price_obj.product.image.image,
      title: item?.price_obj.product.title,
      count: item?.quantity,
    }))
    expect(row).toEqual({ items: expected, others: 3 })
    expect(orderThumbnails({ item: items, item_count: 3 }).others).toBe(0)
  })

  it('are named with their color, each by the id of its variant', () => {
    expect(titleOf(items, 12)).toBe(
      `${second?.price_obj.product.title}، ${second?.price_obj.color_name}`,
    )
    expect(titleOf(items, 99)).toBe('')
  })
})

describe('the number of an order in its address', () => {
  it('is a whole number of at most fifteen digits from 1 on', () => {
    const ids = ['1', '35', '9'.repeat(15)]
    expect(ids.map((id) => orderIdOf({ id }))).toEqual([1, 35, 999_999_999_999_999])
  })

  it.each(['0', '035', '3a', '', '9'.repeat(16), '-3'])('is not «%s»', (id) => {
    expect(() => orderIdOf({ id })).toThrow('order_not_found')
  })
})

describe('the terms of a lender', () => {
  it('are the ones of the payment, or are announced by the lender', () => {
    const known = { monthly_due: 2_000_000, down_payment: 5_000_000 }
    const { credit } = sample('Transaction')
    if (credit === null) throw new Error('the sample was paid by no credit')
    expect(lenderTermsText({ ...credit, installment_info: known })).toBe(
      lenderTerms.known(toman(5_000_000), '۱۲', toman(2_000_000)),
    )
    expect(lenderTermsText({ ...credit, installment_info: null })).toBe(
      lenderTerms.announcedByLender,
    )
  })
})

describe('the pages of an invoice', () => {
  it('break after the last row that ends on them', () => {
    expect(pageStarts([40, 80, 120, 160], 200, 100)).toEqual([0, 80, 160])
  })

  it('fill completely if a row ends at the end of a page, and are one if everything fits', () => {
    expect(pageStarts([50, 100, 150], 150, 100)).toEqual([0, 100])
    expect(pageStarts([50, 100], 100, 100)).toEqual([0])
  })

  it('break within a row that is higher than a page', () => {
    expect(pageStarts([250], 250, 100)).toEqual([0, 100, 200])
  })
})
