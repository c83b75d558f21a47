import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveMetrics } from '#server/http/metrics/metrics-server.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { createMetrics } from '#server/platform/metrics/metrics.ts'
import { addShopState } from '#server/platform/metrics/shop-state.ts'
import { jobs } from '#server/platform/db/schema/operations.ts'
import { startAtGateway } from '#tests/support/bank.ts'
import { addGoods } from '#tests/support/goods.ts'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'
import { newShopper, order } from '#tests/support/shopper.ts'
import { freePort } from '#tests/support/started-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startShop({
    content: 'demo',
    env: { SMS_URL: 'http://127.0.0.1:9/send', SMS_KEY: 'key' },
  })
})
afterAll(() => shop.close())

const text = () => shop.context.metrics.registry.metrics()
/** The value of a series as it is written, 0 if there is none. */
const valueOf = async (series: string): Promise<number> => {
  const line = (await text()).split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1) ?? 0)
}

describe('the metrics', () => {
  it('count requests by operation and status, pages of every path as one', async () => {
    const { api } = shop.client()
    await api.GET('/accounts/list-province/')
    await api.POST('/accounts/request-otp/', { body: { phone_number: '1' } })
    await shop.app.server.inject('/nowhere/at/all')
    expect([
      await valueOf('shop_http_requests_total{operation="listProvinces",status="200"}'),
      await valueOf('shop_http_requests_total{operation="requestOtp",status="400"}'),
      await valueOf('shop_http_requests_total{operation="page",status="404"}'),
      await valueOf('shop_http_request_seconds_count{operation="listProvinces"}'),
    ]).toEqual([1, 1, 1, 1])
  })

  it('count a failing provider and its jobs by lane, and say how old the oldest is', async () => {
    const phone = freshPhone()
    const { api } = shop.client()
    await api.POST('/accounts/request-otp/', { body: { phone_number: phone } })
    await shop.app.jobs.runDue()
    shop.clock.advance(60)
    expect([
      await valueOf('shop_provider_call_seconds_count{provider="sms",outcome="failed"}'),
      await valueOf('shop_jobs_total{lane="codes",outcome="failed"}'),
      await valueOf('shop_jobs_running{lane="codes"}'),
      await valueOf('shop_jobs_open{lane="codes",state="waiting"}'),
      await valueOf('shop_jobs_open{lane="codes",state="failing"}'),
      await valueOf('shop_jobs_open{lane="banks",state="waiting"}'),
    ]).toEqual([1, 1, 0, 1, 1, 0])
    const age = await valueOf('shop_jobs_oldest_seconds{lane="codes",state="failing"}')
    expect(age).toBeGreaterThan(50)
    expect(await text()).not.toContain(phone)
    await shop.db.delete(jobs)
  })

  it('say that the database is away instead of failing with it', async () => {
    expect(await valueOf('shop_database_up')).toBe(1)
    const metrics = createMetrics()
    const { db, close } = openDatabase('postgresql://nobody@127.0.0.1:9/none', { connections: 1 })
    addShopState({ metrics, db, now: shop.clock.now })
    const ofDatabase = /^shop_(database_up|jobs_(open|oldest_seconds)|payments.*?)(?:\{| )/
    const lines = (await metrics.registry.metrics()).split('\n')
    expect(lines.filter((line) => ofDatabase.test(line))).toEqual(['shop_database_up 0'])
    await close()
  })

  it('count payments by gateway and state', async () => {
    const shopper = await newShopper(shop)
    const id = await order(shopper, [[await addGoods(shop.db), 1]])
    await startAtGateway(shopper, id)
    expect(await valueOf('shop_payments{gateway="sandbox",state="pending"}')).toBe(1)
    shop.clock.advance(30)
    expect(await valueOf('shop_payments_oldest_pending_seconds')).toBeGreaterThanOrEqual(30)
  })

  it('time the queries of a pool, those of a transaction and those that fail', async () => {
    const metrics = createMetrics()
    const { db, close } = openDatabase(shop.connectionString, { connections: 1, metrics })
    await db.execute('select 1')
    await expect(db.execute('select nothing')).rejects.toThrow('nothing')
    const client = await db.$client.connect()
    await client.query('select 1')
    await expect(client.query('select nothing')).rejects.toThrow('nothing')
    client.release()
    await close()
    const counts = (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => line.startsWith('shop_database_query_seconds_count'))
    expect(counts).toEqual([
      'shop_database_query_seconds_count{outcome="ok"} 2',
      'shop_database_query_seconds_count{outcome="failed"} 2',
    ])
  })

  it('are served on a port of their own, and nothing else there', async () => {
    const port = await freePort()
    const close = await serveMetrics(createMetrics(), { host: '127.0.0.1', port })
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(reply.headers.get('content-type')).toContain('application/openmetrics-text')
    const lines = (await reply.text()).split('\n')
    expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds '))).toBe(true)
    expect(lines.at(-2)).toBe('# EOF')
    expect((await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).status).toBe(404)
    await close()
    expect((await shop.app.server.inject('/metrics')).statusCode).toBe(404)
  })
})
