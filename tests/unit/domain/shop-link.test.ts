import { expect, it } from 'vitest'
import { isShopLink } from '#domain/shop-link.ts'

it.each([
  '/',
  '/?q=1',
  '/productlist/mobile?brand=1#top',
  '/login',
  '/login?redirectUrl=cart',
  '/کتاب',
])('%s leads to a page of the shop', (link) => {
  expect(isShopLink(link)).toBe(true)
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/staff',
  '/x/../staff/orders',
  '/%2e%2e/staff/',
  '/%73taff/',
  '/./api/accounts/logout/',
  '/a b',
  '/images/../api/accounts/logout/',
  '/api/accounts/logout/',
  '/API/accounts/logout/',
  '/\u202Eevil',
  '/products/\u2067a',
  '/\u200Fa',
  '/%E2%80%AEevil',
  '/?q=%d8%9c',
])('%s does not', (link) => {
  expect(isShopLink(link)).toBe(false)
})
