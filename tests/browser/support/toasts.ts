import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

export type Tone = 'success' | 'info' | 'error'

/** The newest toast with this text and tone; the tone chooses the icon that a person sees. */
export function toast(page: Page, tone: Tone, text: string | RegExp): Locator {
  return toasts(page, tone, text).first()
}

/**
 * Waits for a toast that no test has waited for yet, as an older one with the same text may still be shown. On a phone,
 * where a toast takes the place of the one before it, the same text counts again after another one.
 */
export async function newToast(page: Page, tone: Tone, text: string | RegExp): Promise<void> {
  const shown = toasts(page, tone, text)
  await shown.first().waitFor()
  await expect.poll(() => shown.evaluateAll(markNew)).toBe(true)
}

function toasts(page: Page, tone: Tone, text: string | RegExp): Locator {
  return page
    .getByRole('status')
    .and(page.locator(`[data-type=${tone}]`))
    .filter({ has: page.getByText(text, { exact: true }) })
}

/** Runs in the page: marks the first toast that does not have the mark of its text. */
function markNew(shown: Element[]): boolean {
  const fresh = shown.find((each) => each.getAttribute('data-awaited') !== each.textContent)
  fresh?.setAttribute('data-awaited', fresh.textContent)
  return fresh !== undefined
}
