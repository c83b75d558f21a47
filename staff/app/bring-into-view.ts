/** Focuses what has just opened and shows it from its beginning; the browser alone centers what is focused. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'start' })
}
