import { describe, expect, it } from 'vitest'
import { isPercent, repriced, scheduleFault, startLimit } from '#domain/repricing.ts'

describe('prices that change by a percentage', () => {
  it('are rounded to the nearest 10,000 tomans, the offer alike', () => {
    const prices = { price: 98_500_000, newPrice: 92_000_000 }
    expect(repriced(prices, { percent: 5, target: 'all' })).toEqual({
      price: 103_430_000,
      newPrice: 96_600_000,
      fault: null,
    })
    expect(repriced({ price: 1_050_000, newPrice: null }, { percent: -10, target: 'all' })).toEqual(
      {
        price: 950_000,
        newPrice: null,
        fault: null,
      },
    )
  })

  it('leave the offer, or make one', () => {
    const prices = { price: 1_000_000, newPrice: 900_000 }
    expect(repriced(prices, { percent: 20, target: 'list' })).toEqual({
      price: 1_200_000,
      newPrice: 900_000,
      fault: null,
    })
    expect(repriced(prices, { percent: -20, target: 'offer' })).toEqual({
      price: 1_000_000,
      newPrice: 800_000,
      fault: null,
    })
  })

  it.each([
    ['unchanged', { price: 40_000, newPrice: null }, { percent: 5, target: 'all' }],
    ['unchanged', { price: 40_000, newPrice: 30_000 }, { percent: 5, target: 'all' }],
    ['unchanged', { price: 1_000_000, newPrice: 900_000 }, { percent: -10, target: 'offer' }],
    ['below_price', { price: 1_000_000, newPrice: 900_000 }, { percent: -10, target: 'list' }],
    ['below_price', { price: 1_000_000, newPrice: null }, { percent: 5, target: 'offer' }],
    ['too_low', { price: 40_000, newPrice: null }, { percent: -90, target: 'all' }],
    ['too_low', { price: 40_000, newPrice: null }, { percent: -90, target: 'offer' }],
    ['too_low', { price: 100_000, newPrice: 40_000 }, { percent: -90, target: 'all' }],
    ['too_high', { price: 90_000_000_000, newPrice: null }, { percent: 20, target: 'all' }],
  ] as const)('cannot change so: %s', (fault, prices, repricing) => {
    expect(repriced(prices, repricing).fault).toBe(fault)
  })

  it.each([
    [{ price: 100_000, newPrice: null }, { percent: -90, target: 'all' }, 10_000],
    [{ price: 100_000, newPrice: null }, { percent: -90, target: 'offer' }, 10_000],
    [{ price: 50_000_000_000, newPrice: null }, { percent: 100, target: 'all' }, 100_000_000_000],
  ] as const)('may become the lowest or the highest: %j by %j', (prices, repricing, payable) => {
    const { price, newPrice, fault } = repriced(prices, repricing)
    expect([newPrice ?? price, fault]).toEqual([payable, null])
  })

  it('take whole percentages within bounds', () => {
    expect([-91, -90, 0, 1.5, 1, 300, 301, Number.NaN].filter(isPercent)).toEqual([-90, 1, 300])
  })
})

it('accepts a start within 366 days, and any later end', () => {
  const now = Date.parse('2026-11-24T10:00:00Z')
  const at = (instant: number) => new Date(instant).toISOString()
  const limit = startLimit(now)
  const fault = (start: number, end: number | null) =>
    scheduleFault({ starts_at: at(start), ends_at: end === null ? null : at(end) }, now)
  expect(at(limit)).toBe('2027-11-25T10:00:00.000Z')
  expect([now, now + 1, limit - 1, limit].map((start) => fault(start, null))).toEqual([
    'starts_at',
    null,
    null,
    'starts_at',
  ])
  expect(fault(limit - 1, limit * 2)).toBe(null)
  expect(fault(limit - 1, limit - 1)).toBe('ends_at')
})
