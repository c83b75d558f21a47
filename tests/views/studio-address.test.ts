import { beforeEach, expect, it } from 'vitest'
import { changeAddress } from '#studio/app/use-address.ts'

beforeEach(() => history.replaceState(null, '', '/dev/studio?machine=order'))

/** How many entries a change adds to the history. */
function added(...change: Parameters<typeof changeAddress>): number {
  const before = history.length
  changeAddress(...change)
  return history.length - before
}

it('keeps each choice for the back button, but not the input', () => {
  expect(added('machine', 'checkout')).toBe(1)
  expect(added('view', 'coverage')).toBe(1)
  expect(added('focus', 'checkout.paying')).toBe(1)
  expect(added('selected', 'checkout.paying')).toBe(1)
  expect(added('selected', 'checkout.paying')).toBe(0)
  expect(added('search', 'pay', 'passing')).toBe(0)
})

it('leaves the history to the shop while that is in the frame, so that a step back of the shop undoes no choice', () => {
  expect(added('frame', 'phone')).toBe(1)
  expect(added('machine', 'wishlist')).toBe(0)
  expect(added('view', 'live')).toBe(0)
  expect(added('selected', null)).toBe(0)
  expect(added('frame', 'desktop')).toBe(0)
  expect(location.search).toBe('?machine=wishlist&frame=desktop&view=live')
  expect(added('frame', null)).toBe(1)
  expect(added('machine', 'order')).toBe(1)
})
