import { describe, expect, it } from 'vitest'
import { cartTotals, unitPrice, type PricedLine } from '#domain/cart.ts'
import { discountOn, discountParts, type DiscountTerms } from '#domain/discount.ts'
import { paidFor } from '#domain/order.ts'
import { seeded, type Seeded } from '#tests/support/seeded.ts'

const carts = 100
const categories = ['mobile', 'tablet', 'accessories'] as const

type Line = PricedLine & { categories: string[] }

/** Prices from a single toman to far beyond 2^31. */
function anyLine(random: Seeded): Line {
  const price = random.whole(1, random.pick([9, 90_000_000, 90_000_000_000]))
  return {
    quantity: random.whole(1, random.pick([1, 5, 999])),
    price,
    newPrice: random.chance(0.4) ? random.whole(0, price) : null,
    insurancePrice: random.chance(0.3) ? random.whole(0, 5_000_000) : 0,
    isInstallment: false,
    categories: [random.pick(categories)],
  }
}

function anyTerms(random: Seeded): DiscountTerms {
  const kind = random.pick(['percent', 'fixed'] as const)
  return {
    kind,
    value: kind === 'percent' ? random.whole(1, 100) : random.whole(1, 90_000_000_000),
    maximum: random.chance(0.4) ? random.whole(1, 5_000_000_000) : null,
    minimumAmount: random.chance(0.3) ? random.whole(0, 500_000_000) : 0,
    categorySlug: random.chance(0.4) ? random.pick(categories) : null,
  }
}

const goodsOf = (lines: readonly Line[]) =>
  lines.map((line) => ({ amount: unitPrice(line) * line.quantity, categories: line.categories }))

const exact = (amount: number) => BigInt(amount)
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, each) => total + each, 0n)

describe('any cart', () => {
  const seeds = Array.from({ length: carts }, (_, seed) => seed)

  it.for(seeds)('adds up to the toman, whatever is taken off (seed %i)', (seed) => {
    const random = seeded(seed)
    const lines = Array.from({ length: random.whole(1, 8) }, () => anyLine(random))
    const terms = anyTerms(random)
    const shipping = random.chance(0.7) ? random.whole(0, 900_000) : null
    const result = discountOn(goodsOf(lines), terms)
    const code = 'amount' in result ? result.amount : 0
    const totals = cartTotals(lines, shipping, code)

    const products = sum(lines.map((line) => exact(line.price) * exact(line.quantity)))
    const goods = sum(lines.map((line) => exact(unitPrice(line)) * exact(line.quantity)))
    const insurance = sum(lines.map((line) => exact(line.insurancePrice) * exact(line.quantity)))
    expect(exact(totals.products)).toBe(products)
    expect(exact(totals.discount)).toBe(products - goods + exact(code))
    expect(exact(totals.insurance)).toBe(insurance)
    expect(exact(totals.payable)).toBe(
      goods - exact(code) + insurance + exact(totals.shipping ?? 0),
    )
    expect(Number.isSafeInteger(totals.payable)).toBe(true)
    expect(totals.payable).toBeGreaterThanOrEqual(0)
  })

  it.for(seeds)('gives back in any number of returns what was paid for it (seed %i)', (seed) => {
    const random = seeded(seed)
    const lines = Array.from({ length: random.whole(1, 8) }, () => anyLine(random))
    const terms = anyTerms(random)
    const result = discountOn(goodsOf(lines), terms)
    const code = 'amount' in result ? result.amount : 0
    const parts = discountParts(goodsOf(lines), terms, code)
    expect(sum(parts.map(exact))).toBe(exact(code))
    for (const [index, line] of lines.entries()) {
      const codeDiscount = parts[index] ?? 0
      const isFor = line.categories.includes(terms.categorySlug ?? line.categories[0] ?? '')
      expect(isFor || codeDiscount === 0).toBe(true)
      const paid = exact((unitPrice(line) + line.insurancePrice) * line.quantity - codeDiscount)
      const first = random.whole(0, line.quantity)
      const sold = { ...line, codeDiscount }
      const returned = [paidFor(sold, first, 0), paidFor(sold, line.quantity - first, first)]
      expect(sum(returned.map(exact))).toBe(paid)
      expect(Math.min(...returned)).toBeGreaterThanOrEqual(0)
    }
  })

  it.for(seeds)('is never discounted beyond the terms of the code (seed %i)', (seed) => {
    const random = seeded(seed)
    const lines = Array.from({ length: random.whole(1, 8) }, () => anyLine(random))
    const drawn = anyTerms(random)
    const { categorySlug, maximum, value, kind } = drawn
    const eligible = goodsOf(lines).filter(
      (line) => categorySlug === null || line.categories.includes(categorySlug),
    )
    const goods = sum(eligible.map(({ amount }) => exact(amount)))
    const minimumAmount = random.chance(0.1) ? Number(goods) : drawn.minimumAmount
    const terms = { ...drawn, minimumAmount }
    const full = kind === 'percent' ? (goods * exact(value)) / 100n : exact(value)
    const bounds = [full, goods, ...(maximum === null ? [] : [exact(maximum)])]
    const amount = bounds.reduce((one, two) => (one < two ? one : two))
    const tooLittle = goods === 0n || goods < exact(minimumAmount)
    const refusal = eligible.length === 0 ? 'wrong-category' : tooLittle ? 'below-minimum' : null
    expect(discountOn(goodsOf(lines), terms)).toEqual(
      refusal === null ? { amount: Number(amount) } : { refusal },
    )
  })
})
