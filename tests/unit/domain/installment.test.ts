import { describe, expect, it } from 'vitest'
import {
  creditTerms,
  installmentBound,
  installmentOffer,
  installmentPlan,
  lenderCeiling,
} from '#domain/installment.ts'
import { wholeNumbers } from './random.ts'

describe('an installment plan', () => {
  it('is financed / months + 6 % of financed, rounded down to a thousand', () => {
    expect(installmentPlan(10_000_000, 5_000_000, 10)).toEqual({
      financed: 5_000_000,
      profit: 3_000_000,
      repayment: 8_000_000,
      monthly: 800_000,
      total: 13_000_000,
    })
    expect(installmentPlan(10_000_000, 5_000_000, 7)?.monthly).toBe(1_014_000)
  })

  it('exists from one half of the price on, for 4 to 12 months', () => {
    expect(installmentPlan(9_999_999, 4_999_999, 6)).toBeNull()
    expect(installmentPlan(9_999_999, 5_000_000, 6)).not.toBeNull()
    expect([3, 4, 12, 13, 4.5].map((months) => installmentPlan(100, 50, months) !== null)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    expect(installmentPlan(0, 0, 6)).toBeNull()
    expect(installmentPlan(100, 101, 6)).toBeNull()
    expect(installmentPlan(100, 100, 6)).toEqual({
      financed: 0,
      profit: 0,
      repayment: 0,
      monthly: 0,
      total: 100,
    })
  })

  it('keeps each installment within a thousand below its exact value', () => {
    const number = wholeNumbers(5)
    for (let round = 0; round < 500; round += 1) {
      const price = number(2, 400_000_000)
      const months = number(4, 12)
      const plan = installmentPlan(price, number(Math.ceil(price / 2), price), months)
      if (plan === null) throw new Error('a valid plan was refused')
      const exact = plan.financed / months + plan.financed * 0.06
      expect(plan.monthly % 1000).toBe(0)
      expect(exact - plan.monthly).toBeLessThan(1000)
      expect(plan.monthly).toBeLessThanOrEqual(exact + 1e-6)
      expect(plan.repayment).toBe(plan.financed + plan.profit)
    }
  })
})

describe('the installment offer of a variant', () => {
  it('asks for half the price in whole thousands and spreads the rest over 12 months', () => {
    expect(installmentOffer(20_000_000)).toEqual({
      downPayment: 10_000_000,
      monthlyDue: 1_433_000,
    })
    expect(installmentOffer(1_000_001)?.downPayment).toBe(501_000)
  })

  it('asks for a higher down payment where the loan would be above the ceiling of the lender', () => {
    expect(installmentOffer(100_000_000)?.downPayment).toBe(50_000_000)
    expect(installmentOffer(268_899_500)).toEqual({
      downPayment: 218_900_000,
      monthlyDue: 7_166_000,
    })
    const number = wholeNumbers(7)
    for (let round = 0; round < 200; round += 1) {
      const price = number(1_000_000, 4_000_000_000)
      const loan = price - (installmentOffer(price)?.downPayment ?? 0)
      expect(loan).toBeLessThanOrEqual(lenderCeiling)
    }
  })

  it('is made for prices from 1,000,000 to 4,000,000,000 tomans only', () => {
    const prices = [999_999, 1_000_000, 4_000_000_000, 4_000_000_001]
    expect(prices.map((price) => installmentOffer(price) !== null)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(prices.map(installmentBound)).toEqual(['below', null, null, 'above'])
  })
})

describe('the terms of the lender for a whole order', () => {
  it('keep to one loan, however many units it pays for', () => {
    expect(creditTerms(611_380_000)).toEqual({ downPayment: 561_380_000, monthlyDue: 7_166_000 })
    expect(creditTerms(4_000_000_001)?.downPayment).toBe(3_950_001_000)
    expect(creditTerms(999_999)).toBeNull()
  })
})
