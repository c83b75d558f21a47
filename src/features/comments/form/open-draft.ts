/** Whether a draft of a product lies open since before a reload or a sign-in; the form's script is not needed to know. */
export function hasOpenDraft(productId: number): boolean {
  const saved = sessionStorage.getItem(`flow:commentForm:${productId}`)
  return saved?.includes('"value":{"editing":') ?? false
}
