import { describe, expect, it } from 'vitest'
import { usedPhoneEstimate } from '#domain/used-phone.ts'
import { wholeNumbers } from './random.ts'

describe('the estimate of a used phone', () => {
  it(
    'is the base price less the percentages, rounded down to a thousand',
    { tags: ['USED-22'] },
    () => {
      expect(usedPhoneEstimate(40_000_000, [0, 4, 3])).toBe(37_200_000)
      expect(usedPhoneEstimate(12_345_678, [7])).toBe(11_481_000)
      expect(usedPhoneEstimate(40_000_000, [])).toBe(40_000_000)
    },
  )

  it('is never below zero', { tags: ['USED-22'] }, () => {
    expect(usedPhoneEstimate(40_000_000, [60, 40])).toBe(0)
    expect(usedPhoneEstimate(40_000_000, [60, 70])).toBe(0)
  })

  it('is a whole thousand, at most a thousand below the exact amount', () => {
    const number = wholeNumbers(7)
    for (let round = 0; round < 300; round += 1) {
      const base = number(0, 400_000_000)
      const percentages = [number(0, 40), number(0, 40)]
      const exact = (base * (100 - percentages.reduce((sum, one) => sum + one, 0))) / 100
      const estimate = usedPhoneEstimate(base, percentages)
      expect(estimate % 1000).toBe(0)
      expect(estimate).toBeLessThanOrEqual(exact)
      expect(exact - estimate).toBeLessThan(1000)
    }
  })
})
