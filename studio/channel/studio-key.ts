import { newKey } from '#studio/shop/machines.ts'

/** The key of the studio in this browser tab, which the page in its frame can read. */
export function ownStudioKey(): string {
  const { dataset } = document.documentElement
  return (dataset.studio ??= newKey())
}

/** The key of the studio in whose frame this page is; null outside of one. */
export function keyOfStudioAround(): string | null {
  return parent === window ? null : (parent.document.documentElement.dataset.studio ?? null)
}
