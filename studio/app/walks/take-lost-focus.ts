/** Focuses an element that appears, if what had the focus has disappeared for it. */
export function takeLostFocus(element: HTMLElement | null): void {
  const { activeElement, body } = document
  if (activeElement === body || activeElement === null) element?.focus({ preventScroll: true })
}
