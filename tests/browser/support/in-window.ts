/** Runs in the page: whether the window shows all of an element's height. */
export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  // A list is scrolled to whole pixels.
  return top >= 0 && bottom <= window.innerHeight + 1
}
