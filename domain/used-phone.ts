/** Estimates are whole thousands of tomans. */
const step = 1000

/**
 * The approximate price of a used phone in tomans (USED-22): the base price less the chosen options' percentages, never
 * below 0, rounded down to a thousand.
 */
export function usedPhoneEstimate(basePrice: number, percentages: readonly number[]): number {
  const kept = Math.max(0, 100 - percentages.reduce((sum, percentage) => sum + percentage, 0))
  return Math.floor((basePrice * kept) / 100 / step) * step
}
