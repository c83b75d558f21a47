import type { Page } from 'playwright'

/** Waits until what the page fetches late is there (`useNearOrIdle`). */
export async function unfolded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy]') === null)
}
