import { newKey } from '#studio/shop/machines.ts'

/** The key of the studio in this browser tab, which the page in its frame can read. */
export function ownStudioKey(): string {
  const { dataset } = document.documentElement
  return (dataset.studio ??= newKey())
}

/** The key of the studio whose frame contains this page; null if there is none. */
export function enclosingStudioKey(): string | null {
  return parent === window ? null : (parent.document.documentElement.dataset.studio ?? null)
}
