import type { Shown } from './open-page.tsx'

/** Presses a button as a keyboard does: it has the focus. Returns what is shown since. */
export const pressFocused = (page: Shown, name: string): Promise<string[]> =>
  page.after(() => {
    const button = [...document.querySelectorAll('button')].find(
      (each) => each.textContent === name || each.getAttribute('aria-label') === name,
    )
    button?.focus()
    button?.click()
  })
