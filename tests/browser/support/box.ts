import type { Locator } from 'playwright'

/** The box of an element, which has to be shown. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('the element is not shown')
  return box
}
