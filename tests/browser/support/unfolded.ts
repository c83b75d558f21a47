import type { Page } from 'playwright'

/** Waits until nothing of the page is folded any more (`Below`). */
export async function unfolded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-folded]') === null)
}
