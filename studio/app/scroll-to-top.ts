/** Scrolls the panel around an element to its top; a reference to an element does so when the element appears. */
export function scrollToTop(element: HTMLElement | null): void {
  element?.closest('[role=tabpanel]')?.scrollTo({ top: 0 })
}
