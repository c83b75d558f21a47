import type { Palette } from './svg.ts'

/** The colors of the theme that is shown, for a drawing of its own. */
export function themePalette(): Palette {
  return {
    ground: themeColour('bg'),
    state: themeColour('surface'),
    container: themeColour('surface-2'),
    border: themeColour('border-field'),
    line: themeColour('text-3'),
    text: themeColour('text'),
    quiet: themeColour('text-2'),
    brand: themeColour('brand-text'),
  }
}

/** A color of the theme that is shown, by the name of its token. */
export function themeColour(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--colors-${token}`).trim()
}
