/**
 * Runs before the first paint, on every page of the shop and the studio: bundled to a string that the document contains
 * (tools/inline-script.ts). Sets the theme and marks on the root what only this browser knows, so that the page, which
 * is the same for everyone, does not shift after hydration.
 */
import { compareListKey, recentlyViewedKey, themeKey } from '#src/lib/storage-keys.ts'

declare global {
  /** The last button pressed before hydration, to be pressed again then (`lib/early-input.ts`). */
  var pressedEarly: HTMLButtonElement | undefined
}

const root = document.documentElement
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches

root.dataset.theme = stored(themeKey) ?? (prefersDark ? 'dark' : 'light')
root.toggleAttribute('data-recent', stored(recentlyViewedKey) !== null)
root.toggleAttribute('data-compare', stored(compareListKey) !== null)
root.toggleAttribute('data-signed-in', /(^|; )signedIn=/.test(document.cookie))
if (root.dataset.announced === /(?:^|; )announcement=(\d+)/.exec(document.cookie)?.[1])
  root.dataset.announcement = 'closed'

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.type === 'button') globalThis.pressedEarly = button
})

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
