import { expect, it } from 'vitest'
import { isShopPicture, shopPicture } from '#domain/shop-picture.ts'
import { loadContract } from '#server/http/contract/document.ts'

const upload = '3f2c1a00-0000-4000-8000-00000000abcd'

it.each(['/images/scene/hero-1', '/images/a.b/c_d.webp', `/uploads/${upload}`])(
  '%s is a picture of the shop',
  (address) => {
    expect(isShopPicture(address)).toBe(true)
  },
)

it.each([
  '',
  '/images/',
  '/images/../api/accounts/logout/',
  '/images/a/../../api/accounts/logout/',
  '/images/./a',
  '/images/.a',
  '/images//a',
  '/images/a/',
  '/images/%2e%2e/api',
  '/images\\..\\api',
  '/images/a?w=1',
  '/images/a\n',
  `/uploads/./${upload}`,
  `/uploads/${upload.toUpperCase()}`,
  `/uploads/${upload}/`,
  `/uploads/${upload}?w=480`,
  `//uploads/${upload}`,
  '/uploads/a',
  'https://evil.example/images/a',
])('%s is not one', (address) => {
  expect(isShopPicture(address)).toBe(false)
})

it('is the same to the contract', () => {
  const pattern = loadContract().schemas.get('ShopPicture')?.['pattern']
  expect(new RegExp(String(pattern), 'u').source).toBe(shopPicture.source)
})
