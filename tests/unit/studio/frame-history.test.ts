import { describe, expect, it } from 'vitest'
import { addressOf, visit, type Visited, type Way } from '#studio/app/frame-history.ts'

const after = (...steps: [Way, string][]): Visited =>
  steps.reduce<Visited>((visited, step) => visit(visited, ...step), [])

describe('where the shop in the frame has been', () => {
  it('is each address that it came to, once for a page that is loaded again', () => {
    expect(after(['load', '/'], ['pushState', '/login'], ['load', '/login'])).toEqual([
      '/',
      '/login',
    ])
  })

  it('leaves out what was replaced and what was gone back from', () => {
    expect(after(['load', '/'], ['load', '/login'], ['replaceState', '/cart'])).toEqual([
      '/',
      '/cart',
    ])
    expect(after(['load', '/'], ['pushState', '/login'], ['popstate', '/'])).toEqual(['/'])
    expect(after(['load', '/'], ['popstate', '/login'])).toEqual(['/', '/login'])
  })

  it('says nothing of what opens a page to inspection', () => {
    expect(addressOf({ pathname: '/', search: '?inspect' })).toBe('/')
    expect(addressOf({ pathname: '/login', search: '?inspect&redirectUrl=cart' })).toBe(
      '/login?redirectUrl=cart',
    )
    expect(addressOf({ pathname: '/productlist/mobile', search: '?sort=1' })).toBe(
      '/productlist/mobile?sort=1',
    )
  })
})
