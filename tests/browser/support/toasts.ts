import type { Locator, Page } from 'playwright'

/** A toast of this tone; the tone chooses the icon that a person sees. */
export function toast(page: Page, tone: 'success' | 'info' | 'error', text: string): Locator {
  return page
    .locator(`[data-scope=toast][data-part=root][data-type=${tone}]`)
    .filter({ hasText: text })
}
