import { describe, expect, it } from 'vitest'
import {
  currentPrice,
  discountPercent,
  doubtfulDiscount,
  effectivePrice,
  isFarOff,
  payableJump,
  percentLess,
  priceJump,
  orderDiscountPercent,
} from '#domain/price.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const ends = (at: string) => ({ price: 100, newPrice: 80, offerEndsAt: new Date(at) })

describe('the price of a variant', () => {
  it('is the list price without an offer', () => {
    expect(effectivePrice({ price: 100, newPrice: null, offerEndsAt: null }, now)).toBe(100)
  })

  it('is the offer price while the offer has no end', () => {
    expect(effectivePrice({ price: 100, newPrice: 80, offerEndsAt: null }, now)).toBe(80)
  })

  it('is the offer price until the very instant at which the offer ends', () => {
    expect(effectivePrice(ends('2026-11-20T12:00:00.001Z'), now)).toBe(80)
    expect(effectivePrice(ends('2026-11-20T12:00:00.000Z'), now)).toBe(100)
    expect(effectivePrice(ends('2026-11-20T11:59:59.999Z'), now)).toBe(100)
  })

  it('returns the end of an offer only while the offer holds', () => {
    const held = ends('2026-11-21T00:00:00Z')
    expect(currentPrice(held, now)).toEqual(held)
    expect(currentPrice(ends('2026-11-19T00:00:00Z'), now)).toEqual({
      price: 100,
      newPrice: null,
      offerEndsAt: null,
    })
  })

  it('is never raised by an offer', () => {
    expect(effectivePrice({ price: 100, newPrice: 100, offerEndsAt: null }, now)).toBe(100)
    expect(currentPrice({ price: 100, newPrice: 120, offerEndsAt: null }, now).newPrice).toBeNull()
  })
})

describe('the discount percent of a card', () => {
  it.each([
    [3_000_000, 2_000_000, 34],
    [100, 99, 1],
    [1_000_000, 999_999, 1],
    [100, 50, 50],
    [100, 100, 0],
    [100, 120, 0],
    [0, 0, 0],
    [100, null, 0],
    [200_000_000, 186_000_000, 7],
  ])('of %i at %s is %i', (price, newPrice, percent) => {
    expect(discountPercent(price, newPrice)).toBe(percent)
  })
})

describe("the discount of an order's item", () => {
  it.each([
    [3_000_000, 2_000_000, 33],
    [3_000_000, 1_000_000, 67],
    [3_000_000, null, 0],
    [3_000_000, 3_000_000, 0],
    [3_000_000, 3_300_000, 0],
    [0, 0, 0],
  ])('of %d now %s is %d percent, to the nearest', (price, newPrice, percent) => {
    expect(orderDiscountPercent(price, newPrice)).toBe(percent)
  })
})

describe('a new price', () => {
  it('is far from the one before when it is less than half or more than double of it', () => {
    expect([0, 49, 50, 100, 200, 201].map((price) => priceJump(price, 100))).toEqual([
      null,
      'below',
      null,
      null,
      null,
      'above',
    ])
    expect(priceJump(100, 0)).toBe(null)
  })

  it('is never 100 percent less, however low it is', () => {
    expect(percentLess(8_000_000, 850_000_000)).toBe(99)
    expect(percentLess(1, 100_000_000_000)).toBe(99)
    expect(percentLess(10, 100)).toBe(90)
  })

  it('is compared by what customers pay', () => {
    const offered = { price: 100, new_price: 90 }
    expect(payableJump({ price: 1_000, new_price: 90 }, offered)).toBe(null)
    expect(payableJump({ price: 1_000, new_price: null }, offered)).toBe('above')
    expect(payableJump({ price: 100, new_price: 9 }, offered)).toBe('below')
  })

  it('makes a doubtful discount if it is 80 percent or more, and more than before', () => {
    const offered = { price: 100, new_price: 90 }
    expect(doubtfulDiscount({ price: 1_000, new_price: 90 }, offered)).toBe(91)
    expect(doubtfulDiscount({ price: 450, new_price: 90 }, offered)).toBe(80)
    expect(doubtfulDiscount({ price: 428, new_price: 90 }, offered)).toBe(null)
    expect(doubtfulDiscount({ price: 1_000, new_price: null }, offered)).toBe(null)
    const cleared = { price: 1_000, new_price: 90 }
    expect(doubtfulDiscount({ price: 990, new_price: 90 }, cleared)).toBe(null)
  })

  it('is asked about when it is far from the one before, or its discount doubtful', () => {
    const before = { price: 100, new_price: null }
    const isAsked = (price: number, new_price: number | null) =>
      isFarOff({ price, new_price }, before)
    expect([isAsked(200, null), isAsked(201, null), isAsked(1_000, 100)]).toEqual([
      false,
      true,
      true,
    ])
  })
})
