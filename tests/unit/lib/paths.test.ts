import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { destinationAfterSignIn } from '#domain/redirect.ts'
import { routes } from '#src/app/routes.ts'
import { isBackOffice, pagePatterns, paths } from '#src/lib/paths.ts'
import { findRoute } from '#src/lib/route.ts'

const pathOf = (address: string) => new URL(address, 'http://shop.example').pathname
const fileAt = (address: string) => findRoute(routes, pathOf(address))?.route.file.split('/').at(-1)
const paramsAt = (address: string) => findRoute(routes, pathOf(address))?.params

describe('paths', () => {
  it.each(Object.entries(pagePatterns))('%s leads to a page: %s', (_, pattern) => {
    expect(fileAt(pattern.replaceAll(/[:*]/g, ''))).toBeDefined()
  })

  it('carry their parameters to the page, whatever is in them', () => {
    const slug = 'گوشی/50%?#&'
    expect(fileAt(paths.product(slug))).toBe('ProductPage.tsx')
    expect(paramsAt(paths.product(slug))).toEqual({ slug })
    expect(paramsAt(paths.productList('mobile/آیفون'))).toEqual({ '*': 'mobile/آیفون' })
    expect(fileAt(paths.productList())).toBe('ListPage.tsx')
    expect(paramsAt(paths.article(7))).toEqual({ id: '7' })
    expect(paramsAt(paths.order(501))).toEqual({ id: '501' })
  })

  it('take a query as parameters or as a string', () => {
    expect(paths.product('x', { price_id: 3 })).toBe('/products/x?price_id=3')
    expect(paths.product('x', '?price_id=3')).toBe('/products/x?price_id=3')
    expect(paths.productList(null, { search: 'a&b c' })).toBe('/productlist?search=a%26b%20c')
    expect(paths.productList('mobile', 'brand=apple')).toBe('/productlist/mobile?brand=apple')
    expect(paths.productList('mobile', '')).toBe('/productlist/mobile')
    expect(paths.wishlistPage(2)).toBe('/saved-products?page=2')
    expect(paths.search('a&b')).toBe('/productlist?search=a%26b&ordering=relevance')
    expect(paths.deals).toBe('/productlist?discounted=true&ordering=-current_discount_amount')
  })

  it('of the sign-in lead back to the page that asked for it', () => {
    const redirectUrl = paths.product('آیفون', { price_id: 3 })
    const query = new URL(paths.login({ redirectUrl, action: 'save' }), 'http://shop.example')
      .searchParams
    expect(destinationAfterSignIn(query.get('redirectUrl'), query.get('action'))).toBe(
      `${redirectUrl}&action=save`,
    )
    expect(paths.login()).toBe('/login')
    expect(paths.login({ redirectUrl: paths.cart })).toBe('/login?redirectUrl=cart')
    expect(paths.login({ redirectUrl: '/staff', reason: 'idle' })).toBe(
      '/login?redirectUrl=staff&reason=idle',
    )
    expect(paths.login({ redirectUrl: paths.order(5) })).toBe(
      '/login?redirectUrl=shopping-history/5',
    )
  })

  it('of the texts of the shop lead to pages', () => {
    const texts = globSync('{i18n,src}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
    const hrefs = texts.flatMap((text) => [...text.matchAll(/href: '(\/[^']*)'/g)])
    expect(hrefs.length).toBeGreaterThan(4)
    for (const [, href = ''] of hrefs) expect([href, fileAt(href)]).not.toContain(undefined)
  })
})

describe('the back office', () => {
  it.each(['/staff', '/staff/orders', '/staff?page=2', '/staff#top'])('is at %s', (path) => {
    expect(isBackOffice(path)).toBe(true)
  })

  it.each(['/', '/staffing', '/products/staff', '/login?redirectUrl=staff'])(
    'is not at %s',
    (path) => {
      expect(isBackOffice(path)).toBe(false)
    },
  )
})
