import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { innerCall } from '#server/http/security/inner.ts'
import { openSession } from '#server/http/security/sessions.service.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'
import type { TestClient } from '#tests/support/client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const profile = (client: TestClient) => client.api.GET('/profile/')
const refresh = (client: TestClient, token?: string) =>
  client.api.POST('/accounts/token/refresh/', { body: { refresh: token } })

/** Another client with a copy of the current cookies. */
function copyOf(client: TestClient): TestClient {
  const copy = shop.client()
  for (const [name, value] of client.cookies) copy.cookies.set(name, value)
  return copy
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

describe('a session', () => {
  it('is renewed in the reply to a request whose access token is over', async () => {
    const client = await shop.signIn()
    const before = new Map(client.cookies)
    shop.clock.advance(901)
    expect((await profile(client)).data).toBeDefined()
    expect(client.cookies.get('accessToken')).not.toBe(before.get('accessToken'))
    expect(client.cookies.get('refreshToken')).not.toBe(before.get('refreshToken'))
    expect(client.cookies.get('signedIn')).toBe('1')
  })

  it('is renewed when the browser has dropped the access cookie', async () => {
    const client = await shop.signIn()
    client.cookies.delete('accessToken')
    expect((await profile(client)).data).toBeDefined()
    expect(client.cookies.has('accessToken')).toBe(true)
  })

  it('whose tokens are deleted leaves no sign of someone signed in behind', async () => {
    const client = await shop.signIn()
    client.cookies.delete('accessToken')
    client.cookies.delete('refreshToken')
    expect((await profile(client)).error?.code).toBe('unauthenticated')
    expect(client.cookies.has('signedIn')).toBe(false)
  })

  it('gives windows that renew at the same moment the same tokens', async () => {
    const client = await shop.signIn()
    shop.clock.advance(901)
    const windows = [1, 2, 3, 4].map(() => copyOf(client))
    const replies = await Promise.all(windows.map(profile))
    expect(replies.every(({ data }) => data !== undefined)).toBe(true)
    expect(new Set(windows.map((one) => one.cookies.get('refreshToken'))).size).toBe(1)
    shop.clock.advance(600)
    expect((await Promise.all(windows.map(profile))).every(({ data }) => data)).toBe(true)
  })

  it('takes the predecessor of a refresh token for 30 seconds', async () => {
    const client = await shop.signIn()
    const late = copyOf(client)
    shop.clock.advance(901)
    await profile(client)
    shop.clock.advance(30)
    expect((await profile(late)).data).toBeDefined()
    expect(late.cookies.get('refreshToken')).toBe(client.cookies.get('refreshToken'))
  })

  it('ends when a refresh token is used again after its grace period', async () => {
    const client = await shop.signIn()
    const thief = copyOf(client)
    shop.clock.advance(901)
    await profile(client)
    shop.clock.advance(31)
    expect((await profile(thief)).error?.code).toBe('session_expired')
    expect((await profile(client)).error?.code).toBe('session_expired')
  })

  it('ends when a former refresh token is used again, however old', async () => {
    const client = await shop.signIn()
    const thief = copyOf(client)
    for (let renewal = 0; renewal < 3; renewal += 1) {
      shop.clock.advance(901)
      expect((await profile(client)).data).toBeDefined()
    }
    thief.cookies.delete('accessToken')
    expect((await profile(thief)).error?.code).toBe('session_expired')
    expect((await profile(client)).error?.code).toBe('session_expired')
  })

  it('does not end by tokens that were made up for its id', async () => {
    const client = await shop.signIn()
    const { data } = await client.api.GET('/accounts/sessions/')
    const id = data?.[0]?.id ?? ''
    const [named, secret = ''] = (client.cookies.get('refreshToken') ?? '').split('.')
    expect(named).toBe(id)
    const altered = (place: number) =>
      `${secret.slice(0, place)}${secret[place] === 'A' ? 'B' : 'A'}${secret.slice(place + 1)}`
    const madeUp = [secret.replaceAll(/./g, 'A'), altered(0), altered(30), 'A'.repeat(43), '']
    for (const each of madeUp) {
      const stranger = shop.client()
      stranger.cookies.set('refreshToken', `${id}.${each}`)
      expect((await profile(stranger)).error?.code).toBe('session_expired')
      await refresh(shop.client(), `${id}.${each}`)
      await shop.client().send({
        url: '/api/accounts/logout/',
        headers: { 'refresh-token': `${id}.${each}` },
      })
    }
    shop.clock.advance(901)
    expect((await profile(client)).data).toBeDefined()
  })

  it('lasts 30 days after its last renewal', async () => {
    const client = await shop.signIn()
    shop.clock.advance(29 * 24 * 3600)
    expect((await profile(client)).data).toBeDefined()
    shop.clock.advance(30 * 24 * 3600)
    expect((await profile(client)).error?.code).toBe('session_expired')
  })

  it('ends when its account has opened thirty others', async () => {
    const phone = freshPhone()
    const client = await shop.signIn(phone)
    const [user] = await shop.db.select().from(users).where(eq(users.phone, phone))
    const opened = { userId: user?.id ?? 0, factor: 'code', device: null } as const
    const open = () => {
      shop.clock.advance(1)
      return openSession(shop.context, shop.db, opened)
    }
    const { access } = await open()
    for (let others = 0; others < 28; others += 1) await open()
    expect((await profile(client)).data).toBeDefined()
    await open()
    expect((await profile(client)).error?.code).toBe('session_expired')
    expect((await shop.client().api.GET('/profile/', bearer(access))).data).toBeDefined()
  })

  it('removes its cookies when it is over', async () => {
    const client = await shop.signIn()
    shop.clock.advance(31 * 24 * 3600)
    await profile(client)
    expect([...client.cookies]).toEqual([])
  })

  it('serves a Bearer token and reports when it expires, without renewing it', async () => {
    const { cookies } = await shop.signIn()
    const other = shop.client()
    const access = cookies.get('accessToken') ?? ''
    expect((await other.api.GET('/profile/', bearer(access))).data).toBeDefined()
    shop.clock.advance(901)
    const { error, response } = await other.api.GET('/profile/', bearer(access))
    expect(error?.code).toBe('session_expired')
    expect(response.status).toBe(401)
  })

  it('is kept by other clients with the refresh call', async () => {
    const { cookies } = await shop.signIn()
    const client = shop.client()
    const { data } = await refresh(client, cookies.get('refreshToken'))
    client.cookies.clear()
    const { data: me } = await client.api.GET('/profile/', bearer(data?.tokens.access ?? ''))
    expect(me).toBeDefined()
  })

  it('refuses to refresh with nothing, and with nonsense', async () => {
    expect((await refresh(shop.client())).error?.code).toBe('unauthenticated')
    expect((await refresh(shop.client(), 'nonsense')).error?.code).toBe('session_expired')
  })

  it('holds only hashes in the database', async () => {
    const client = await shop.signIn()
    const { rows } = await shop.db.execute(sql`select * from sessions`)
    for (const name of ['accessToken', 'refreshToken'])
      expect(JSON.stringify(rows)).not.toContain(client.cookies.get(name))
  })

  it('is known to every process on the database', async () => {
    const client = await shop.signIn()
    const other = await startShop({ sharing: shop })
    try {
      const there = other.client()
      for (const [name, value] of client.cookies) there.cookies.set(name, value)
      expect((await profile(there)).data).toBeDefined()
      await there.api.POST('/accounts/logout/')
      expect((await profile(client)).error?.code).toBe('session_expired')
    } finally {
      await other.close()
    }
  })
})

describe('signing out', () => {
  it.each(['GET', 'POST'] as const)(
    'by %s ends the session of the cookie and removes the cookies',
    { tags: ['AUTH-33'] },
    async (method) => {
      const client = await shop.signIn()
      const left = copyOf(client)
      const reply = await client.send({ method, url: '/api/accounts/logout/' })
      expect(reply.statusCode).toBe(204)
      expect(reply.headers['cache-control']).toBe('private, no-store')
      expect([...client.cookies]).toEqual([])
      expect((await refresh(left)).error?.code).toBe('session_expired')
      expect([...left.cookies]).toEqual([])
    },
  )

  it('takes the refresh token from the header', { tags: ['AUTH-33'] }, async () => {
    const client = await shop.signIn()
    const token = client.cookies.get('refreshToken')
    const reply = await shop.client().send({
      url: '/api/accounts/logout/',
      headers: { 'refresh-token': token },
    })
    expect(reply.statusCode).toBe(204)
    expect(reply.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['accessToken', ''],
      ['refreshToken', ''],
      ['signedIn', ''],
    ])
    expect((await refresh(shop.client(), token)).error?.code).toBe('session_expired')
    expect((await profile(client)).error?.code).toBe('session_expired')
  })

  it('leaves the other sessions of the person alone', async () => {
    const phone = '09129999999'
    const one = await shop.signIn(phone)
    shop.clock.advance(121)
    const two = await shop.signIn(phone)
    await one.api.POST('/accounts/logout/')
    expect((await profile(two)).data).toBeDefined()
  })

  it('is no error for someone who is not signed in', async () => {
    const { response } = await shop.client().api.POST('/accounts/logout/')
    expect(response.status).toBe(204)
  })
})

describe('a page that the server renders', () => {
  const page = (client: TestClient) => {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return innerCall(shop.app.server, { cookie })
  }

  it('knows the visitor, even by the refresh token alone, and renews nothing', async () => {
    const client = await shop.signIn()
    shop.clock.advance(901)
    const callInside = page(client)
    expect((await callInside('/api/profile/')).status).toBe(200)
    expect((await callInside('/api/profile/')).status).toBe(200)
    const { rows } = await shop.db.execute(
      sql`select 1 from sessions where previous_refresh_hash is not null and access_expires_at > ${new Date(shop.clock.now()).toISOString()}`,
    )
    expect(rows).toEqual([])
    expect((await profile(client)).data).toBeDefined()
  })

  it('is refused like anyone without a session', async () => {
    expect((await page(shop.client())('/api/profile/')).status).toBe(401)
  })

  it('cannot be imitated from outside', async () => {
    const client = await shop.signIn()
    shop.clock.advance(901)
    const reply = await client.send({
      url: '/api/profile/',
      headers: { 'x-inner-call': 'anything' },
    })
    expect(reply.cookies.map(({ name }) => name)).toContain('accessToken')
  })
})
