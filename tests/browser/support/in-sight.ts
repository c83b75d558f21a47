import type { Locator } from 'playwright'
import { expect } from 'vitest'

/** Waits until all of an element is inside the window. */
export async function expectInSight(part: Locator): Promise<void> {
  const isInSight = () =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await expect.poll(isInSight).toBe(true)
}
