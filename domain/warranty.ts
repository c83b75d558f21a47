import { withoutSeparators } from './digits.ts'

/** A warranty runs for so many months of the Persian calendar from its activation. */
export const warrantyMonths = 18

/**
 * Whether a warranty is active; both in milliseconds since 1970. At the instant at which it ends it no longer is
 * (REG-52).
 */
export function isWarrantyActive(expiresAt: number, now: number): boolean {
  return expiresAt > now
}

/** The code on a warranty card as it is stored: Latin digits and capitals, without what groups them. */
export function cleanWarrantyCode(typed: string): string {
  return withoutSeparators(typed).toUpperCase()
}
