import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const ready = async () => {
  const reply = await shop.app.server.inject('/health/ready')
  return [reply.statusCode, reply.json<unknown>()]
}

describe('a shop on a full disk', () => {
  it('is not ready and says why, until the database can write again', async () => {
    expect(await ready()).toEqual([200, { status: 'ready' }])
    await shop.db.execute(sql`create function disk_is_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    await shop.db
      .execute(sql`create function disk_is_full_too() returns event_trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    await shop.db.execute(sql`create trigger full_disk before insert on limit_hits
      execute function disk_is_full()`)
    await shop.db.execute(sql`create event trigger full_disk on ddl_command_start
      when tag in ('CREATE TABLE AS') execute function disk_is_full_too()`)
    const { api } = shop.client()
    const body = { phone_number: freshPhone() }
    const refused = await api.POST('/accounts/request-otp/', { body })
    expect([refused.response.status, refused.error?.code]).toEqual([503, 'service_unavailable'])
    expect(refused.response.headers.get('retry-after')).toBe('30')
    expect(await ready()).toEqual([503, { status: 'unavailable', reason: 'disk_full' }])

    await shop.db.execute(sql`drop event trigger full_disk`)
    await shop.db.execute(sql`drop trigger full_disk on limit_hits`)
    expect(await ready()).toEqual([200, { status: 'ready' }])
    expect((await api.POST('/accounts/request-otp/', { body })).data).toBeDefined()
  })
})

describe('a shop that is stopping', () => {
  it('is not ready, but still replies, and keeps no connection', async () => {
    const other = await startShop({ sharing: shop })
    await other.app.drain()
    const reply = await other.app.server.inject('/health/ready')
    expect([reply.statusCode, reply.json<unknown>()]).toEqual([
      503,
      { status: 'unavailable', reason: 'stopping' },
    ])
    const page = await other.app.server.inject('/api/accounts/list-province/')
    expect([page.statusCode, page.headers['connection']]).toEqual([200, 'close'])
    await other.close()
  })
})
