/**
 * Whether a product has had an open draft since before a reload or a sign-in; checked without loading the form's
 * script.
 */
export function hasOpenDraft(productId: number): boolean {
  const saved = sessionStorage.getItem(`flow:commentForm:${productId}`)
  return saved?.includes('"value":{"editing":') ?? false
}
