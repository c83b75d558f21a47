/** Rules of installment purchases (INST-27 to INST-32): 6 % a month on the financed amount. */
export const monthlyProfitPercent = 6
export const minimumMonths = 4
export const maximumMonths = 12
export const minimumPrepaymentPercent = 50

/** Prices (tomans) between which products are offered in installments (INST-34). */
export const lowestInstallmentPrice = 1_000_000
export const highestInstallmentPrice = 4_000_000_000

/**
 * The highest loan of the lender (tomans), which its card names (INST-08). The shop's offers stay
 * within it; the calculator only warns above it.
 */
export const lenderCeiling = 50_000_000

/** From this price on (tomans) a product can be reserved with a deposit; below it, buying is simpler. */
export const lowestDepositPrice = 10_000_000

/** Installments are whole thousands of tomans. */
const step = 1000

/** Tomans; `monthly` is rounded down to a thousand, so months × monthly may fall short of `repayment`. */
export type InstallmentPlan = {
  financed: number
  profit: number
  repayment: number
  monthly: number
  /** What the goods cost in the end: the prepayment and the repayment. */
  total: number
}

export type InstallmentOffer = { downPayment: number; monthlyDue: number }

/** The minimum prepayment, in tomans, for a purchase at this price. */
export function minimumPrepayment(price: number): number {
  return Math.ceil((price * minimumPrepaymentPercent) / 100)
}

/**
 * The repayment for a price after a prepayment (tomans) over 4 to 12 months. Null if the calculator shows nothing: a
 * price or prepayment of 0, a prepayment below one half or above the price, or a number of months that is not offered.
 */
export function installmentPlan(
  price: number,
  prepayment: number,
  months: number,
): InstallmentPlan | null {
  if (price <= 0 || prepayment < minimumPrepayment(price) || prepayment > price) return null
  if (!Number.isInteger(months) || months < minimumMonths || months > maximumMonths) return null
  const financed = price - prepayment
  const profit = Math.round((financed * monthlyProfitPercent * months) / 100)
  return {
    financed,
    profit,
    repayment: financed + profit,
    total: prepayment + financed + profit,
    monthly: roundDown((financed * (100 + monthlyProfitPercent * months)) / (100 * months)),
  }
}

/** The plan shown for a variant; null outside the prices that are offered in installments. */
export function installmentOffer(unitPrice: number): InstallmentOffer | null {
  return installmentBound(unitPrice) === null ? creditTerms(unitPrice) : null
}

/** The bound that keeps a price (tomans) out of installments; null within the bounds. */
export function installmentBound(price: number): 'below' | 'above' | null {
  if (price < lowestInstallmentPrice) return 'below'
  return price > highestInstallmentPrice ? 'above' : null
}

/**
 * The lender's terms for one payment, of a single unit or a whole order: the minimum down payment (higher if the loan would
 * exceed the lender's ceiling), rounded up to a thousand tomans, and the rest over 12 months. Null below the lowest price.
 */
export function creditTerms(amount: number): InstallmentOffer | null {
  if (amount < lowestInstallmentPrice) return null
  const least = Math.max(minimumPrepayment(amount), amount - lenderCeiling)
  const downPayment = Math.ceil(least / step) * step
  const plan = installmentPlan(amount, downPayment, maximumMonths)
  return plan && { downPayment, monthlyDue: plan.monthly }
}

function roundDown(tomans: number): number {
  return Math.floor(tomans / step) * step
}
