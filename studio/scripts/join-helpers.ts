/** The files of helpers that a saved test ends with, in the order of `joinHelpers`. */
export const helperFiles = ['studio/scripts/walk-page.ts', 'studio/shop/prepare-page.ts'] as const

/** The sources of helpers as one text that needs nothing but Playwright. */
export function joinHelpers(sources: readonly string[]): string {
  const bodies = sources.map((source) => source.replaceAll(/^import .*\n+/gm, ''))
  return ["import { expect, test, type Page } from '@playwright/test'", ...bodies].join('\n\n')
}
