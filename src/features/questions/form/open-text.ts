import { isInterrupted } from '#src/lib/flows/interrupted.ts'

/**
 * Whether a question or an answer about a product was interrupted by a reload or a sign-in; checked without the form's
 * script.
 */
export function hasOpenText(productId: number): boolean {
  const saved = sessionStorage.getItem(`flow:questionForm:${productId}`) ?? ''
  return /"value":("signInNeeded"|\{"editing":)/.test(saved) && isInterrupted(saved)
}
