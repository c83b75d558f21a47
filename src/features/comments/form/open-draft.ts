import { isInterrupted } from '#src/lib/flows/interrupted.ts'

/** Whether the open draft of a product was interrupted by a reload or a sign-in; checked without the form's script. */
export function hasOpenDraft(productId: number): boolean {
  const saved = sessionStorage.getItem(`flow:commentForm:${productId}`) ?? ''
  return saved.includes('"value":{"editing":') && isInterrupted(saved)
}
