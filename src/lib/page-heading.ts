/** The heading of the page that is shown, ready to take the focus; null while it has none. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('#main h1')
  if (heading !== null) heading.tabIndex = -1
  return heading
}
