import { describe, expect, it } from 'vitest'
import { inspected } from '#studio/app/open-in-frame.ts'

describe('the page in the frame', () => {
  it('is the one that is asked for, open to inspection', () => {
    expect(inspected('/used-phone')).toBe('/used-phone?inspect')
    expect(inspected('/search?query=گوشی')).toBe('/search?query=گوشی&inspect')
  })

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/\r/evil.example',
    '/used-phone\u0000',
    '/used-phone\n',
  ])('is the home page instead of %j', (path) => {
    expect(inspected(path)).toBe('/?inspect')
  })
})
