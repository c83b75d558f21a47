import type { Page } from 'playwright'

/** Waits until the sections that the page fetches late are loaded (`useNearOrIdle`). */
export async function lateSections(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-late][aria-busy]')].every(
      (part) => !part.checkVisibility(),
    ),
  )
}

/** Loads a page again, with the sections that it fetches late. */
export async function reloadWhole(page: Page): Promise<void> {
  await page.reload()
  await lateSections(page)
}
