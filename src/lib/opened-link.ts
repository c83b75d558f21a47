/**
 * Has each entry of the history keep which link of its page was followed, for the focus of whoever goes back to it.
 * @returns stops it
 */
export function followOpenedLinks(): () => void {
  document.addEventListener('click', keepOpened, { capture: true })
  return () => document.removeEventListener('click', keepOpened, { capture: true })
}

/** The link of this page that was followed from its entry of the history; null for none, or while it is not shown. */
export function openedLink(): HTMLElement | null {
  const opened = openedHere()
  const links = document.querySelectorAll<HTMLElement>('#main a[href]')
  return [...links].find((link) => link.getAttribute('href') === opened) ?? null
}

/** Whether a link was followed from this entry of the history. */
export const hasOpenedLink = (): boolean => openedHere() !== null

function openedHere(): string | null {
  const state: { opened?: string } | null = history.state
  return state?.opened ?? null
}

/** A link to the same page, such as one of a filter, is shown again in any case. */
function keepOpened({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('#main a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.pathname === location.pathname) return
  const state: object | null = history.state
  try {
    history.replaceState({ ...state, opened: link.getAttribute('href') }, '')
  } catch {
    // Safari refuses a hundred changes within half a minute; the heading has the focus then.
  }
}
