/**
 * Whether a question or an answer about a product has been open since before a reload or a sign-in; checked without
 * loading the form's script.
 */
export function hasOpenText(productId: number): boolean {
  const saved = sessionStorage.getItem(`flow:questionForm:${productId}`) ?? ''
  return /"value":("signInNeeded"|\{"editing":)/.test(saved)
}
