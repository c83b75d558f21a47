import { expect, it } from 'vitest'
import { stockAlertAddress } from '#src/features/stock-alerts/alert-address.ts'
import { saveAddress } from '#src/features/wishlist/save-address.ts'

const parts = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://shop.example')
  return { pathname, ...Object.fromEntries(searchParams) }
}

it.each([
  ['discount', 'notify-discount'],
  ['availability', 'notify-availability'],
] as const)('a guest who wants an alert of %s signs in and comes back to it', (type, action) => {
  expect(parts(stockAlertAddress('phone', { type, priceId: 12 }))).toEqual({
    pathname: '/login',
    redirectUrl: 'products/phone?price_id=12',
    action,
  })
})

it('a guest who saves a product signs in and comes back to save it', () => {
  expect(parts(saveAddress('phone'))).toEqual({
    pathname: '/login',
    redirectUrl: 'products/phone',
    action: 'save',
  })
})
