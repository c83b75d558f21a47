import type { Page } from 'playwright'
import { devices } from './story.ts'

/** Looks at a page at its own width and at that of the other device, a phone or a desk; then it is as before. */
export async function atBothSizes(page: Page, look: () => Promise<void>): Promise<void> {
  const own = page.viewportSize() ?? devices.desktop
  await look()
  await page.setViewportSize(own.width < devices.tablet.width ? devices.desktop : devices.phone)
  await look()
  await page.setViewportSize(own)
}
