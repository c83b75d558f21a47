import { describe, expect, it } from 'vitest'
import { destinationAfterSignIn, gatewayAddress, sameSitePath } from '#domain/redirect.ts'

describe('the address after a sign-in', () => {
  it.each([
    ['wallet', null, '/wallet'],
    ['/wallet', null, '/wallet'],
    [null, null, '/'],
    ['', null, '/'],
    ['cart', null, '/cart'],
    ['products/x', 'save', '/products/x?action=save'],
    ['/products/x?price_id=5', 'save', '/products/x?price_id=5&action=save'],
    ['/products/x#comments', 'save', '/products/x?action=save#comments'],
    [null, 'save', '/?action=save'],
    ['products/x', 'a&b=c', '/products/x?action=a%26b%3Dc'],
    ['productlist?search=a b', null, '/productlist?search=a%20b'],
    ['productlist?search=https://a.example', null, '/productlist?search=https://a.example'],
  ])('is for %s with action %s: %s', (redirectUrl, action, expected) => {
    expect(destinationAfterSignIn(redirectUrl, action)).toBe(expected)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\t//evil.example',
    '/\t/evil.example',
    'data:text/html,x',
    '%2f%2fevil.example',
    '/%2f/evil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/%252f%252fevil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    './/evil.example',
    '..//evil.example',
    'login',
    '/login?redirectUrl=login',
    '/login/',
  ])('is the home page for %j', (hostile) => {
    expect(sameSitePath(hostile)).toBe('/')
  })
})

describe('the address of a gateway', () => {
  it('carries the order and the way back', () => {
    expect(gatewayAddress('/api/payments/bank/', 501, 'https://shop.example')).toBe(
      'https://shop.example/api/payments/bank/?order_id=501&redirect_url=https%3A%2F%2Fshop.example%2Fpayment%2Fcallback',
    )
  })

  it('keeps what the configured link says itself', () => {
    expect(gatewayAddress('https://bank.example/pay?merchant=7', 501, 'https://shop.example')).toBe(
      'https://bank.example/pay?merchant=7&order_id=501&redirect_url=https%3A%2F%2Fshop.example%2Fpayment%2Fcallback',
    )
  })
})
