import { themeKey } from './storage-keys.ts'

export type Theme = 'light' | 'dark'

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Applies a theme and stores it; the choice overrides the system's preference. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Storage may be blocked; the theme then lasts for this page.
  }
}

/** Prints in the light theme: paper is white, and browsers leave out the dark ground. */
export function printInLight(): void {
  let shown: Theme = 'light'
  addEventListener('beforeprint', () => {
    shown = currentTheme()
    document.documentElement.dataset.theme = 'light'
  })
  addEventListener('afterprint', () => {
    document.documentElement.dataset.theme = shown
  })
}
