import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { and, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '#server/platform/db/database.ts'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import { ownPictures } from '#domain/own-pictures.ts'
import { loadBuild, toFetch } from '#server/http/pages/renderer.ts'
import { innerCall } from '#server/http/security/inner.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { newShopper, order } from '#tests/support/shopper.ts'

let folder: string
let shop: TestShop
let other: TestShop

beforeAll(async () => {
  await promisify(execFile)('node', ['tools/build.ts'])
  folder = await mkdtemp(join(tmpdir(), 'shop-'))
  const env = { DATA_DIR: folder }
  await mkdir(join(folder, 'images/generator-of-yesterday/phone'), { recursive: true })
  shop = await startShop({ content: 'demo', storefront: 'built', env })
  other = await startShop({ sharing: shop, storefront: 'built', env })
}, 120_000)
afterAll(async () => {
  await other.close()
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const page = (of: TestShop, url: string) => of.app.server.inject({ url })

/** Asks for a path as it is written, which clients that know URLs would not. */
async function rawGet(path: string) {
  if (shop.app.server.addresses().length === 0)
    await shop.app.server.listen({ host: '127.0.0.1', port: 0 })
  const [address] = shop.app.server.addresses()
  const port = typeof address === 'object' ? address.port : 0
  const asked = request({ host: '127.0.0.1', port, path }).end()
  const [reply] = await once(asked, 'response')
  reply.resume()
  const { statusCode, headers } = reply
  return { statusCode, location: String(headers.location ?? '/') }
}

async function someProducts(): Promise<{ id: number; slug: string }[]> {
  const { data } = await shop.client().api.GET('/product/', { params: { query: { size: 12 } } })
  return data?.results ?? []
}

describe('the back office', () => {
  it('has one document for all of its pages, which no search engine lists', async () => {
    const document = await page(shop, '/staff')
    expect(document.statusCode).toBe(200)
    expect(document.headers['cache-control']).toBe('no-cache')
    expect(document.body).toContain('<meta name="robots" content="noindex" />')
    for (const url of ['/staff/orders?status=SENDING', '/staff/orders/5', '/staff/actions'])
      expect((await page(shop, url)).body).toBe(document.body)
    for (const url of ['/staff/nothing', '/staff/orders/five', '/staff/orders/5/6']) {
      const unknown = await page(shop, url)
      expect([unknown.statusCode, unknown.body]).toEqual([404, document.body])
    }
    const slash = await page(shop, '/staff/?status=SENDING')
    expect([slash.statusCode, slash.headers.location]).toEqual([301, '/staff?status=SENDING'])
  })

  it('has compressed scripts of its own, and none of the shop', async () => {
    const { body } = await page(shop, '/staff')
    const scripts = Array.from(
      body.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g),
      ([, url]) => url,
    )
    expect(scripts.length).toBeGreaterThan(1)
    for (const url of scripts) {
      expect(url).toMatch(/^\/staff\/assets\//)
      const headers = { 'accept-encoding': 'br' }
      const script = await shop.app.server.inject({ url: url ?? '', headers })
      expect([script.statusCode, script.headers['content-encoding']]).toEqual([200, 'br'])
    }
    for (const missing of ['missing.js', '..%5cx', '%00', '..%2f..%2fpackage.json'])
      expect((await page(shop, `/staff/assets/${missing}`)).statusCode).toBe(404)
  })
})

describe('a cached product page', () => {
  it('has the new price after a change by another process', async () => {
    const [product] = await someProducts()
    const url = `/products/${product?.slug}`
    expect((await page(other, url)).body).not.toContain('۷۷٬۷۷۰٬۰۰۰')
    await shop.db
      .update(variants)
      .set({ price: 77_770_000, newPrice: null, stock: 3 })
      .where(eq(variants.productId, product?.id ?? 0))
    for (const each of [shop, other])
      await expect.poll(async () => (await page(each, url)).body).toContain('۷۷٬۷۷۰٬۰۰۰')
  })
})

describe('a page with a query that it does not know', () => {
  it('is the one without it, which is kept once', async () => {
    const list = '/productlist/mobile?brand=apple'
    const known = await page(shop, list)
    for (const unknown of ['x=1', 'x=2', 'utm_source=a&y=3']) {
      const { headers, body } = await page(shop, `${list}&${unknown}`)
      expect(headers['cache-status']).toBe('shop; hit')
      expect(body).toBe(known.body)
    }
  })
})

describe('a path without a page', () => {
  it('has the page of all such paths, which is kept once', async () => {
    const first = await page(shop, '/no-such-page')
    expect([first.statusCode, first.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
    expect(first.body).not.toContain('no-such-page')
    for (const path of ['/nor-this', '/nor/this/one?x=1']) {
      const { statusCode, headers, body } = await page(shop, path)
      expect([statusCode, headers['cache-status']]).toEqual([404, 'shop; hit'])
      expect(body).toBe(first.body)
    }
  })
})

describe('a product that does not exist', () => {
  it('has a page that throws no other out of the cache', async () => {
    for (const path of ['/products/no-such-phone', '/products/no-such-phone']) {
      const { statusCode, headers } = await page(shop, path)
      expect([statusCode, headers['cache-status']]).toEqual([404, 'shop; fwd=miss'])
    }
  })
})

describe('a path that no browser asks for', () => {
  it.each(['//', '///', '//evil.example/', '/%', '/%00', '/..%2f'])(
    '%s is no failure of the shop, and leads to no other site',
    async (path) => {
      const { statusCode, location } = await rawGet(path)
      expect(statusCode).toBeGreaterThan(200)
      expect(statusCode).toBeLessThan(500)
      expect(new URL(location, 'http://shop.example/').host).toBe('shop.example')
    },
  )
})

describe('a page whose content is refused', () => {
  it('has the status of the refusal', async () => {
    const shopper = await newShopper(shop)
    const [variant] = await shop.db
      .select()
      .from(variants)
      .where(and(gt(variants.stock, 0), eq(variants.isHidden, false)))
      .limit(1)
    const id = await order(shopper, [[variant?.id ?? 0, 1]])
    const statusOf = async (url: string) => (await shopper.send({ method: 'GET', url })).statusCode
    expect(await statusOf('/ticket/99999')).toBe(404)
    expect(await statusOf(`/shopping-history/${id}/invoice`)).toBe(409)
  })
})

describe('a build that is replaced under a running server', () => {
  it('breaks no page, not even one that was never requested', async () => {
    const dist = join(folder, 'dist')
    await cp('dist', dist, { recursive: true, filter: (path) => !path.includes('storybook') })
    const { renderer, assets } = await (await loadBuild(dist)).get()
    await rm(dist, { recursive: true })
    const send = toFetch(innerCall(shop.app.server, {}))
    for (const path of ['/', '/productlist/mobile', '/login', '/cart', '/payment/callback']) {
      const request = { path, search: '', origin: 'http://localhost:3000', inspectable: false }
      expect(await renderer.render({ ...request, send, assets })).toMatchObject({ status: 200 })
    }
  })
})

describe('pictures that an older version drew', () => {
  it('are removed when the shop starts', async () => {
    await expect.poll(() => readdir(join(folder, 'images'))).not.toContain('generator-of-yesterday')
  })
})

describe('while the database is away', () => {
  let server: OpenDatabase
  let name: string
  let slugs: string[]

  beforeAll(async () => {
    server = openDatabase(inject('postgres'), { connections: 1 })
    name = /\/(shop_\w+)/.exec(shop.connectionString)?.[1] ?? ''
    slugs = (await someProducts()).map(({ slug }) => slug)
  })
  afterAll(async () => {
    await allow(true)
    await server.close()
  })

  const allow = (yes: boolean) =>
    server.db.execute(sql.raw(`alter database ${name} with allow_connections ${yes}`))
  const takeAway = async () => {
    await allow(false)
    await server.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`,
    )
  }

  it('pages that need it reply with an error status, others are rendered, and all recover with it', async () => {
    const customer = await shop.signIn()
    const kept = `/products/${slugs[1]}`
    const fresh = `/products/${slugs[2]}`
    expect((await page(shop, kept)).statusCode).toBe(200)
    await takeAway()

    const orders = await customer.send({ url: '/shopping-history' })
    expect(orders.statusCode).toBe(503)
    expect(orders.headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'private, no-store',
    })
    expect(orders.body).toMatch(/^<!doctype html><html lang="fa" dir="rtl"[ >]/)
    expect(orders.body).toMatch(/<h1[^>]*>مشکلی در سرور پیش آمده است/)
    expect((await page(shop, fresh)).statusCode).toBe(503)
    for (const url of ['/', '/productlist/mobile', kept])
      expect((await page(shop, url)).statusCode).toBe(200)
    expect((await page(shop, '/health/ready')).statusCode).toBe(503)

    await allow(true)
    await expect
      .poll(async () => (await page(shop, '/health/ready')).statusCode, { timeout: 5_000 })
      .toBe(200)
    expect((await page(shop, fresh)).statusCode).toBe(200)
    expect((await customer.send({ url: '/shopping-history' })).statusCode).toBe(200)
  })
})

it('a shop without the demo has the pictures that its pages show whatever the catalogue holds', async () => {
  const production = await startShop({
    storefront: 'built',
    env: {
      DATA_DIR: join(folder, 'production'),
      SHOP_MODE: 'production',
      SESSION_SECRET: 'a secret of this test that is long enough',
      SMS_URL: 'https://sms.example',
      SMS_KEY: 'key',
      PAYMENT_URL: 'https://bank.example/api',
      PAYMENT_KEY: 'key',
    },
  })
  const own = Object.values(ownPictures).map((path) => page(production, `${path}?w=480`))
  const drawn = page(production, '/images/phone/iphone-17/back/sage?w=480')
  const statuses = (await Promise.all([...own, drawn])).map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([...own.map(() => 200), 404])
  await production.close()
})
