import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoTurn } from '#server/platform/fair-queue.ts'
import {
  encoded,
  PageCache,
  plain,
  storedPage,
  type Change,
  type Shown,
  type Visitor,
} from '#server/http/pages/page-cache.ts'

const nothing: Shown = { slugs: new Set<string>(), lists: false }
const phone: Shown = { slugs: new Set(['phone']), lists: false }
const list: Shown = { slugs: new Set(['case']), lists: true }

const looksDifferent: Change = { slugs: ['phone'], repriced: [] }
const costsDifferent: Change = { slugs: ['phone'], repriced: ['phone'] }

const someone: Visitor = { address: '10.0.0.1', isGone: () => false }

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

/** A cache whose page says how often it was rendered, from data with a version. */
function shopShowing(shown: Shown) {
  const cache = new PageCache('/404')
  const data = { version: 1 }
  let times = 0
  const render = async () => {
    const { version } = data
    const isCurrent = async () => version === data.version
    return storedPage({ status: 200, html: `${++times}`, shown, isCurrent })
  }
  const visit = async () =>
    (await plain((await cache.get('/page', render, someone)).page)).toString()
  const status = async () => (await cache.get('/page', render, someone)).status
  return { cache, data, visit, status }
}

/** Lets the work behind a page that was sent finish. */
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a kept page', () => {
  it('is kept for an hour at most', async () => {
    const { visit } = shopShowing(nothing)
    expect(await visit()).toBe('1')
    pass(3_599_000)
    expect(await visit()).toBe('1')
    pass(1_001)
    expect(await visit()).toBe('2')
  })

  it('stays when a change is not of what it shows, or shows nothing different', async () => {
    const { cache, data, visit } = shopShowing(phone)
    expect(await visit()).toBe('1')
    data.version = 2
    cache.forget({ slugs: ['case'], repriced: ['case'] })
    expect(await visit()).toBe('1')
    data.version = 1
    cache.forget(costsDifferent)
    expect(await visit()).toBe('1')
  })

  it('is never sent with another price, and rendered once for all who ask', async () => {
    const { cache, data, visit } = shopShowing(phone)
    await visit()
    data.version = 2
    cache.forget(costsDifferent)
    expect(await Promise.all([visit(), visit(), visit()])).toEqual(['2', '2', '2'])
  })

  it('is sent for a second at most while it is rendered again', async () => {
    const { cache, data, visit } = shopShowing(phone)
    await visit()
    data.version = 2
    cache.forget(looksDifferent)
    pass(999)
    expect(await visit()).toBe('1')
    await settle()
    expect(await visit()).toBe('2')
    data.version = 3
    cache.forget(looksDifferent)
    pass(1_000)
    expect(await visit()).toBe('3')
  })

  it('with a list is checked after every change, and at once when a price on it changes', async () => {
    const { cache, data, visit } = shopShowing(list)
    await visit()
    cache.forget({ slugs: [], repriced: [] })
    await visit()
    await settle()
    expect(await visit()).toBe('1')
    data.version = 2
    cache.forget(costsDifferent)
    expect(await visit()).toBe('1')
    await settle()
    expect(await visit()).toBe('2')
    data.version = 3
    cache.forget({ slugs: ['case'], repriced: ['case'] })
    expect(await visit()).toBe('3')
  })

  it('says whether it was kept, and why it was rendered', async () => {
    const { cache, data, status } = shopShowing(phone)
    expect(await status()).toBe('fwd=miss')
    expect(await status()).toBe('hit')
    cache.forget(costsDifferent)
    expect(await status()).toBe('hit')
    data.version = 2
    cache.forget(costsDifferent)
    expect(await status()).toBe('fwd=stale')
    expect(await status()).toBe('hit')
  })

  it('is checked at the next request when something changed while it was rendered', async () => {
    const { cache, data, visit } = shopShowing(phone)
    const first = visit()
    cache.forget(costsDifferent)
    data.version = 2
    expect(await first).toBe('1')
    expect(await visit()).toBe('2')
  })

  it('is not kept when every page was forgotten while it was rendered, whatever it was rendered from', async () => {
    const { cache, visit } = shopShowing(phone)
    const first = visit()
    cache.forget(null)
    expect(await first).toBe('1')
    expect(await visit()).toBe('2')
    expect(await visit()).toBe('2')
  })

  it('is rendered again when every page is forgotten while it is checked', async () => {
    const { cache, visit } = shopShowing(phone)
    await visit()
    cache.forget(costsDifferent)
    const checked = visit()
    cache.forget(null)
    expect(await checked).toBe('2')
  })

  it('counts with the bytes that it takes, compressed or not', async () => {
    vi.useRealTimers()
    const cache = new PageCache('/404')
    const html = '<p>گوشی موبایل</p>'.repeat(10_000)
    const render = async () =>
      storedPage({ status: 200, html, shown: nothing, isCurrent: async () => true })
    const { page } = await cache.get('/page', render, someone)
    const whole = cache.bytes
    expect(whole).toBeGreaterThan(Buffer.byteLength(html))
    const brotli = await cache.encoded('/page', page, 'br')
    const once = cache.bytes
    expect(whole - once).toBe(Buffer.byteLength(html) - brotli.length)
    const zipped = await cache.encoded('/page', page, 'gzip')
    expect(cache.bytes - once).toBe(zipped.length)
  })

  it('leaves when all of them would take more than 24 MB', async () => {
    vi.useRealTimers()
    const cache = new PageCache('/404')
    const html = 'x'.repeat(1024 * 1024)
    const render = async () =>
      storedPage({ status: 200, html, shown: nothing, isCurrent: async () => true })
    for (let page = 0; page < 40; page += 1) await cache.get(`/${page}`, render, someone)
    expect(cache.bytes / 1024 / 1024).toBeLessThan(24)
    expect(cache.bytes / 1024 / 1024).toBeGreaterThan(22)
  })

  it('is one of eight that are rendered at once', async () => {
    const cache = new PageCache('/404')
    let [running, most] = [0, 0]
    const render = async () => {
      most = Math.max(most, ++running)
      await new Promise((done) => setTimeout(done, 10))
      running -= 1
      return storedPage({ status: 200, html: '', shown: nothing, isCurrent: async () => true })
    }
    const all = Promise.all(
      Array.from({ length: 50 }, (_, x) =>
        cache.get(`/?search=${x}`, render, { ...someone, address: `10.0.0.${x % 5}` }),
      ),
    )
    await vi.advanceTimersByTimeAsync(200)
    expect(await all).toHaveLength(50)
    expect(most).toBe(8)
  })

  it('is never one that does not exist, except the one for all unknown paths', async () => {
    const cache = new PageCache('/404')
    let times = 0
    const render = async () => {
      times += 1
      return storedPage({ status: 404, html: '', shown: nothing, isCurrent: async () => true })
    }
    for (const key of ['/404', '/404', '/products/a', '/products/a'])
      await cache.get(key, render, someone)
    expect(times).toBe(3)
  })

  it.each(['br', 'gzip'] as const)(
    'is kept in memory only with %s once it was requested so, and is still sent in every encoding',
    async (first) => {
      vi.useRealTimers()
      const html = '<p>گوشی موبایل</p>'.repeat(1_000)
      const page = storedPage({ status: 200, html, shown: nothing, isCurrent: async () => true })
      const bytes = await encoded(page, first)
      expect(page.html).toBeNull()
      expect((await plain(page)).toString()).toBe(html)
      expect(brotliDecompressSync(await encoded(page, 'br')).toString()).toBe(html)
      expect(gunzipSync(await encoded(page, 'gzip')).toString()).toBe(html)
      expect(await encoded(page, first)).toBe(bytes)
    },
  )
})

describe('a page that waits to be rendered', () => {
  /** Renders that take ten milliseconds each, and what was rendered in order. */
  function slowShop() {
    const cache = new PageCache('/404')
    const rendered: string[] = []
    const ask = (key: string, visitor: Visitor) =>
      cache.get(
        key,
        async () => {
          rendered.push(key)
          await new Promise((done) => setTimeout(done, 10))
          return storedPage({ status: 200, html: '', shown: nothing, isCurrent: async () => true })
        },
        visitor,
      )
    return { rendered, ask }
  }

  it('waits for few pages of another address, even if that asks for the same one', async () => {
    const { rendered, ask } = slowShop()
    const flood = Array.from({ length: 100 }, (_, page) => ask(`/${page}`, someone))
    const another = { ...someone, address: '10.0.0.2' }
    const both = Promise.all([ask('/99', another), ask('/login', another)])
    await vi.advanceTimersByTimeAsync(10)
    await both
    expect(rendered.slice(0, 8)).toEqual(expect.arrayContaining(['/99', '/login']))
    await vi.advanceTimersByTimeAsync(500)
    await Promise.all(flood)
    expect(rendered.filter((key) => key === '/99')).toHaveLength(1)
  })

  it('is not rendered for clients that have disconnected', async () => {
    const { rendered, ask } = slowShop()
    let isGone = false
    const leaving = { ...someone, isGone: () => isGone }
    const flood = Promise.allSettled(
      Array.from({ length: 100 }, (_, page) => ask(`/${page}`, leaving)),
    )
    isGone = true
    await vi.advanceTimersByTimeAsync(10)
    const results = await flood
    expect(rendered).toHaveLength(6)
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(94)
  })

  it('is refused when two hundred of its address wait already', async () => {
    const { ask } = slowShop()
    const asked = Promise.allSettled(
      Array.from({ length: 210 }, (_, page) => ask(`/${page}`, someone)),
    )
    await vi.advanceTimersByTimeAsync(1_000)
    const refused = (await asked).flatMap((each) =>
      each.status === 'rejected' ? [each.reason] : [],
    )
    expect(refused).toHaveLength(4)
    expect(refused[0]).toBeInstanceOf(NoTurn)
  })
})
