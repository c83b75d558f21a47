import type { Palette } from './svg.ts'

/** The colors of the current theme, for a standalone drawing. */
export function themePalette(): Palette {
  return {
    ground: themeColor('bg'),
    state: themeColor('surface'),
    container: themeColor('surface-2'),
    border: themeColor('border-field'),
    line: themeColor('text-3'),
    text: themeColor('text'),
    quiet: themeColor('text-2'),
    brand: themeColor('brand-text'),
  }
}

/** A color of the current theme, by the name of its token. */
export function themeColor(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--colors-${token}`).trim()
}
