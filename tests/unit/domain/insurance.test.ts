import { describe, expect, it } from 'vitest'
import { insurancePrice } from '#domain/insurance.ts'
import { wholeNumbers } from './random.ts'

const rate = { ratePermille: 45, minimumPrice: 600_000 }

describe('the price of an insurance', () => {
  it('is the share of the list price, rounded to the nearest 100,000 tomans', () => {
    expect(insurancePrice(rate, 100_000_000)).toBe(4_500_000)
    expect(insurancePrice(rate, 91_000_000)).toBe(4_100_000)
    expect(insurancePrice(rate, 93_000_000)).toBe(4_200_000)
  })

  it('is never below the minimum', () => {
    expect(insurancePrice(rate, 1_000_000)).toBe(600_000)
  })

  it('never falls when the price rises', () => {
    const number = wholeNumbers(3)
    for (let round = 0; round < 300; round += 1) {
      const price = number(1, 400_000_000)
      expect(insurancePrice(rate, price + number(0, 10_000_000))).toBeGreaterThanOrEqual(
        insurancePrice(rate, price),
      )
    }
  })
})
