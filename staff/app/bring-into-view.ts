/**
 * Focuses what has just opened and scrolls to its beginning, unless that is in the upper half of the window already; the
 * browser alone centers what is focused.
 */
export function bringIntoView(element: HTMLElement | null): void {
  if (element === null) return
  element.focus({ preventScroll: true })
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > innerHeight / 2) element.scrollIntoView({ block: 'start' })
}
