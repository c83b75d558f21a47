import type { Page } from 'playwright'

/** Waits until the sections that the page fetches late are there (`useNearOrIdle`). */
export async function lateSections(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [aria-busy]')].every((part) => !part.checkVisibility()),
  )
}
