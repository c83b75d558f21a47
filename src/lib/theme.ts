import { themeKey } from './storage-keys.ts'

export type Theme = 'light' | 'dark'

/** The theme that the page shows now. */
export function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Shows a theme and remembers it; a choice outranks the system's preference. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Storage may be closed to us; the theme then lasts for this page.
  }
}
