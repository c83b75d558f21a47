import { toLatinDigits } from './digits.ts'

/** What a discount code gives. Amounts are tomans. */
export type DiscountTerms = {
  kind: 'percent' | 'fixed'
  /** Whole percent from 1 to 100, or an amount. */
  value: number
  /** The most that it gives; null without a cap. */
  maximum: number | null
  /** The lowest total of the eligible goods that it is given for. */
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
 * What a code takes off these goods, never more than they cost: a share of the goods it applies to, rounded down to a
 * toman, or a fixed amount. Insurance and shipping are never discounted.
 */
export function discountOn(
  lines: readonly DiscountableLine[],
  { kind, value, maximum, minimumAmount, categorySlug }: DiscountTerms,
): DiscountResult {
  const eligible = lines.filter((line) => isFor(line, categorySlug))
  if (lines.length > 0 && eligible.length === 0) return { refusal: 'wrong-category' }
  const goods = eligible.reduce((sum, { amount }) => sum + amount, 0)
  if (goods === 0 || goods < minimumAmount) return { refusal: 'below-minimum' }
  const full = kind === 'fixed' ? value : partOf(goods, value, 100)
  return { amount: Math.min(full, maximum ?? full, goods) }
}

/**
 * Splits a code's amount over the lines in proportion to their cost, in tomans; a line that the code is not for gets 0. The
 * parts add up to the amount if any line is eligible.
 */
export function discountParts(
  lines: readonly DiscountableLine[],
  { categorySlug }: Pick<DiscountTerms, 'categorySlug'>,
  amount: number,
): number[] {
  const costs = lines.map((line) => (isFor(line, categorySlug) ? line.amount : 0))
  const total = costs.reduce((sum, cost) => sum + cost, 0)
  let before = 0
  return costs.map((cost) => {
    const part = partOf(amount, before + cost, total) - partOf(amount, before, total)
    before += cost
    return part
  })
}

/** `amount` × `of` / `whole`, rounded down; exact for every safe integer. 0 of nothing. */
export function partOf(amount: number, of: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(amount) * BigInt(of)) / BigInt(whole))
}

const isFor = ({ categories }: DiscountableLine, slug: string | null) =>
  slug === null || categories.includes(slug)

/** Stands for a deleted category. A code with it applies to no goods until it is given another category. */
export const goneCategoryId = 0

/** The terms of a code that staff can get wrong. Instants are milliseconds since 1970; an invalid date is NaN. */
export type DiscountRules = {
  code: string
  kind: 'percent' | 'fixed'
  value: number
  maximum: number | null
  startsAt: number | null
  expiresAt: number | null
}

export type DiscountFault =
  | { field: 'code'; rule: 'pattern' }
  | { field: 'value'; rule: 'required' | 'percent' }
  | { field: 'maximum'; rule: 'above_zero' }
  | { field: 'starts_at'; rule: 'date' }
  | { field: 'expires_at'; rule: 'date' | 'after_start' }

/** What of the terms of a code makes it costly, should it be a slip or be passed around. */
export type DiscountRisk = 'half' | 'no_maximum' | 'no_total_limit'

/** A fixed amount that is worth a limit, in tomans. */
const highAmount = 1_000_000

/**
 * Why a code is costly enough to ask before it is saved: it takes half of the price or more, has no cap then, or has no
 * limit of orders then or with a high amount. None for one that is switched off.
 */
export function discountRisks({
  kind,
  value,
  maximum,
  totalLimit,
  isActive,
}: Pick<DiscountTerms, 'kind' | 'value' | 'maximum'> & {
  totalLimit: number | null
  isActive: boolean
}): DiscountRisk[] {
  if (!isActive) return []
  const isHalf = kind === 'percent' && value >= 50
  const isOpen = isHalf && maximum === null
  const isHigh = isHalf || (kind === 'fixed' && value >= highAmount)
  return [
    ...(isHalf ? (['half'] as const) : []),
    ...(isOpen ? (['no_maximum'] as const) : []),
    ...(isHigh && totalLimit === null ? (['no_total_limit'] as const) : []),
  ]
}

/** What is wrong with the terms of a code, in the order of its fields. */
export function discountFaults(rules: DiscountRules): DiscountFault[] {
  const { code, kind, value, maximum, startsAt, expiresAt } = rules
  const faults: DiscountFault[] = []
  if (!/^[\p{L}\d_-]{1,40}$/u.test(normalizedCode(code)))
    faults.push({ field: 'code', rule: 'pattern' })
  if (value < 1) faults.push({ field: 'value', rule: 'required' })
  else if (kind === 'percent' && value > 100) faults.push({ field: 'value', rule: 'percent' })
  if (maximum === 0) faults.push({ field: 'maximum', rule: 'above_zero' })
  if (Number.isNaN(startsAt)) faults.push({ field: 'starts_at', rule: 'date' })
  if (Number.isNaN(expiresAt)) faults.push({ field: 'expires_at', rule: 'date' })
  else if (startsAt !== null && expiresAt !== null && expiresAt <= startsAt)
    faults.push({ field: 'expires_at', rule: 'after_start' })
  return faults
}
