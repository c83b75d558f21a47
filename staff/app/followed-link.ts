import { pageHeading } from '#src/lib/page-heading.ts'

/**
 * Has the current entry of the history keep the link of its page that is followed, for the focus of whoever goes back to
 * it. Call it right before the navigation.
 * @param href as of the link; what the page has no link to is not kept
 */
export function trackFollowedLink(href: string): void {
  const state: object | null = history.state
  try {
    history.replaceState({ ...state, followed: linkTo(href) === null ? null : href }, '')
  } catch {
    // Safari refuses a hundred changes within half a minute; the heading has the focus then.
  }
}

/**
 * Restores the focus of the link that was followed from this entry of the history.
 * @returns a step that tells whether the link is rendered; null if none was followed
 */
export function restoreFollowedLink(): (() => boolean) | null {
  const state: { followed?: string | null } | null = history.state
  const href = state?.followed ?? null
  return href === null ? null : () => takeFocus(linkTo(href))
}

/** From the heading: whoever has moved on meanwhile stays there. */
function takeFocus(link: HTMLElement | null): boolean {
  if (document.activeElement === pageHeading()) link?.focus()
  return link !== null
}

function linkTo(href: string): HTMLElement | null {
  const links = document.querySelectorAll<HTMLElement>('#main a[href]')
  return [...links].find((link) => link.getAttribute('href') === href) ?? null
}
