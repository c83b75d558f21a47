/** The heading of the current page, made focusable; null while there is none. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('#main h1')
  if (heading !== null) heading.tabIndex = -1
  return heading
}
