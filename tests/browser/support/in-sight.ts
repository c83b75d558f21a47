import type { Locator } from 'playwright'
import { expect } from 'vitest'

/** Waits until an element is fully within the viewport. */
export async function expectInSight(part: Locator): Promise<void> {
  const isInSight = () =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await expect.poll(isInSight).toBe(true)
}
