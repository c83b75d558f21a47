import type { Locator, Page } from 'playwright'

export type Tone = 'success' | 'info' | 'error'

/** The newest toast with this text and tone; the tone chooses the icon that a person sees. */
export function toast(page: Page, tone: Tone, text: string | RegExp): Locator {
  return page
    .getByRole('status')
    .and(page.locator(`[data-type=${tone}]`))
    .filter({ has: page.getByText(text, { exact: true }) })
    .first()
}
