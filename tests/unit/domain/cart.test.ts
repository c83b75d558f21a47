import { describe, expect, it } from 'vitest'
import { cartTotals, fitsStock, mergedQuantity, type PricedLine } from '#domain/cart.ts'
import { wholeNumbers } from './random.ts'

const line: PricedLine = {
  quantity: 1,
  price: 1_000_000,
  newPrice: null,
  insurancePrice: 0,
  isInstallment: false,
}

describe('the totals of a cart', () => {
  it('are all nothing without lines', () => {
    expect(cartTotals([], null)).toEqual({
      products: 0,
      discount: 0,
      codeDiscount: 0,
      insurance: 0,
      shipping: null,
      monthlyDue: 0,
      payable: 0,
    })
  })

  it('take offers off, add insurance and shipping, and multiply by the quantity', () => {
    const lines = [
      { ...line, quantity: 2, newPrice: 900_000, insurancePrice: 100_000 },
      { ...line, quantity: 3, price: 500_000, isInstallment: true },
    ]
    expect(cartTotals(lines, 70_800)).toEqual({
      products: 3_500_000,
      discount: 200_000,
      codeDiscount: 0,
      insurance: 200_000,
      shipping: 70_800,
      monthlyDue: 255_000,
      payable: 3_570_800,
    })
  })

  it('promise one installment for all that is payable, within the ceiling of the lender', () => {
    const phones = { ...line, quantity: 4, price: 149_800_000, insurancePrice: 3_000_000 }
    const both = [{ ...phones, isInstallment: true }, line]
    expect(cartTotals(both, 180_000).monthlyDue).toBe(7_166_000)
    expect(cartTotals([phones, line], 180_000).monthlyDue).toBe(0)
  })

  it('always hold payable = products − discount + insurance + shipping, in whole tomans', () => {
    const number = wholeNumbers(7)
    for (let round = 0; round < 500; round += 1) {
      const lines = Array.from({ length: number(0, 20) }, () => randomLine(number))
      const shipping = number(0, 1) === 0 ? null : number(0, 500_000)
      const totals = cartTotals(lines, shipping)
      const charged = lines.reduce(
        (sum, each) => sum + each.quantity * ((each.newPrice ?? each.price) + each.insurancePrice),
        0,
      )
      expect(totals.payable).toBe(charged + (shipping ?? 0))
      expect(totals.payable).toBe(
        totals.products - totals.discount + totals.insurance + (totals.shipping ?? 0),
      )
      expect(totals.discount).toBeGreaterThanOrEqual(0)
      expect(Number.isSafeInteger(totals.payable)).toBe(true)
    }
  })
})

describe('quantities', () => {
  it('fit up to the last unit in stock and never above 999', () => {
    expect([fitsStock(2, 2), fitsStock(3, 2), fitsStock(999, 5000), fitsStock(1000, 5000)]).toEqual(
      [true, false, true, false],
    )
  })

  it('merge up to the stock and never lose what is there', () => {
    const number = wholeNumbers(11)
    for (let round = 0; round < 500; round += 1) {
      const [present, added, stock] = [number(0, 50), number(1, 50), number(0, 60)]
      const merged = mergedQuantity(present, added, stock)
      expect(merged).toBeGreaterThanOrEqual(present)
      expect(merged).toBeLessThanOrEqual(Math.max(present, stock))
      expect(merged).toBeLessThanOrEqual(present + added)
    }
    expect(mergedQuantity(2, 3, 9)).toBe(5)
    expect(mergedQuantity(2, 3, 4)).toBe(4)
    expect(mergedQuantity(3, 1, 2)).toBe(3)
  })
})

function randomLine(number: (low: number, high: number) => number): PricedLine {
  const price = number(1, 400_000_000)
  return {
    quantity: number(1, 999),
    price,
    newPrice: number(0, 1) === 0 ? null : number(1, price),
    insurancePrice: number(0, 30) * 100_000,
    isInstallment: number(0, 1) === 0,
  }
}
