import { toLatinDigits } from './digits.ts'

/** What a discount code gives. Amounts are tomans. */
export type DiscountTerms = {
  kind: 'percent' | 'fixed'
  /** Whole percent from 1 to 100, or an amount. */
  value: number
  /** The most that it gives; null without a cap. */
  maximum: number | null
  /** The least that the goods which it is for must cost. */
  minimumAmount: number
  /** Slug of the category that it is for; null for all goods. */
  categorySlug: string | null
}

/** Goods of one line with their current price, without insurance. Tomans. */
export type DiscountableLine = {
  amount: number
  /** Slugs of the category and its parents, from the top. */
  categories: readonly string[]
}

export type DiscountResult = { amount: number } | { refusal: 'wrong-category' | 'below-minimum' }

/** A code as it is compared: without spaces around it, in capitals, with Latin digits. */
export function normalizedCode(code: string): string {
  return toLatinDigits(code).trim().toUpperCase()
}

/**
 * What a code takes off these goods, never more than they cost: a share of those which it is for, rounded down to a
 * toman, or a fixed amount. Insurance and shipping are never discounted.
 */
export function discountOn(
  lines: readonly DiscountableLine[],
  { kind, value, maximum, minimumAmount, categorySlug }: DiscountTerms,
): DiscountResult {
  const eligible = lines.filter(
    ({ categories }) => categorySlug === null || categories.includes(categorySlug),
  )
  if (lines.length > 0 && eligible.length === 0) return { refusal: 'wrong-category' }
  const goods = eligible.reduce((sum, { amount }) => sum + amount, 0)
  if (goods === 0 || goods < minimumAmount) return { refusal: 'below-minimum' }
  const full = kind === 'fixed' ? value : share(goods, value)
  return { amount: Math.min(full, maximum ?? full, goods) }
}

/** Whole percents of an amount, rounded down; exact for every safe integer. */
function share(amount: number, percent: number): number {
  const rest = amount % 100
  return ((amount - rest) / 100) * percent + Math.floor((rest * percent) / 100)
}
