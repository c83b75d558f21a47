import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encoded, PageCache, plain, storedPage } from '#server/http/pages/page-cache.ts'

const nothing = { slugs: new Set<string>(), lists: false }

/** The cache's time source, before the fake timers replace it. */
const stopwatch = performance
let now = 0

beforeEach(() => {
  now = 1_000
  vi.spyOn(stopwatch, 'now').mockImplementation(() => now)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function pass(milliseconds: number) {
  now += milliseconds
  vi.advanceTimersByTime(milliseconds)
}

/** A cache whose page contains how often it was rendered, with an offer that ends after a while. */
function shopWithOffer(endsInMs: number) {
  const cache = new PageCache()
  const end = Date.now() + endsInMs
  let times = 0
  const render = async () => storedPage(200, `${++times}`, nothing)
  return async () => {
    const page = await cache.get('/products/phone', () => end - Date.now(), render)
    return (await plain(page)).toString()
  }
}

describe('a kept page', () => {
  it('is kept until the next offer ends and rendered again after that', async () => {
    const visit = shopWithOffer(60_000)
    expect(await visit()).toBe('1')
    pass(59_000)
    expect(await visit()).toBe('1')
    pass(1_001)
    expect(await visit()).toBe('2')
  })

  it('is kept for an hour at most where no offer ends', async () => {
    const visit = shopWithOffer(Infinity)
    expect(await visit()).toBe('1')
    pass(3_599_000)
    expect(await visit()).toBe('1')
    pass(1_001)
    expect(await visit()).toBe('2')
  })

  it.each(['br', 'gzip'] as const)(
    'is kept in memory only with %s once it was requested so, and is still sent in every encoding',
    async (first) => {
      vi.useRealTimers()
      const html = '<p>گوشی موبایل</p>'.repeat(1_000)
      const page = storedPage(200, html, nothing)
      const bytes = await encoded(page, first)
      expect(page.html).toBeNull()
      expect((await plain(page)).toString()).toBe(html)
      expect(brotliDecompressSync(await encoded(page, 'br')).toString()).toBe(html)
      expect(gunzipSync(await encoded(page, 'gzip')).toString()).toBe(html)
      expect(await encoded(page, first)).toBe(bytes)
    },
  )
})
