import { expect, it } from 'vitest'
import { isShownAt } from '#studio/app/live/shown-at.ts'

it('says which machines a page is the place of, and takes any id for what is made first', () => {
  expect(isShownAt('walletCharge', '/wallet')).toBe(true)
  expect(isShownAt('profileImage', '/wallet')).toBe(false)
  expect(isShownAt('checkout', '/cart')).toBe(true)
  expect(isShownAt('checkout', '/cart/invoice')).toBe(false)
  expect(isShownAt('staffOrderMove', '/staff/orders/17')).toBe(true)
  expect(isShownAt('staffOrderMove', '/staff/orders')).toBe(false)
  expect(isShownAt('order', '/wallet')).toBe(false)
  expect(isShownAt('teleport', '')).toBe(false)
})
