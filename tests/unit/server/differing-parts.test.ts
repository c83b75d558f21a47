import { expect, it } from 'vitest'
import { differingParts } from '#server/features/contents/differing-parts.ts'

it('the parts that differ leave out items of lists that are in both versions, whatever the order of their fields', () => {
  const before = {
    items: [
      { title: 'پست', days: 3 },
      { title: 'پیک', days: 1 },
    ],
  }
  const after = {
    items: [
      { days: 3, title: 'پست' },
      { title: 'پیک', days: 2 },
    ],
  }
  expect(differingParts(before, after)).toEqual({
    before: { items: [{ title: 'پیک', days: 1 }] },
    after: { items: [{ title: 'پیک', days: 2 }] },
  })
})

it('the parts of long lists are found without comparing each item with each other', () => {
  let reads = 0
  const counted = (text: string) => ({
    get text() {
      reads += 1
      return text
    },
  })
  const version = (name: string) => ({
    items: Array.from({ length: 400 }, (_, place) => counted(`${name} ${place}`)),
  })
  expect(differingParts(version('یلدا'), version('نوروز'))).not.toBeNull()
  expect(reads).toBeLessThan(400 * 20)
})
