import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { emptyUser } from '#server/features/accounts/closure.queries.ts'
import { insertNotice } from '#server/features/messages/messages.queries.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { createPushProvider } from '#server/platform/providers/push.ts'
import { messages, pushSubscriptions } from '#server/platform/db/schema/support.ts'
import type { TestClient } from '#tests/support/client.ts'
import { whileChanged } from '#tests/support/held-lock.ts'
import { pushBrowser, pushService, vapidClaims } from '#tests/support/push-service.ts'
import { inProduction } from '#tests/support/providers.ts'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, refusal } from '#tests/support/shopper.ts'

let service: Awaited<ReturnType<typeof pushService>>
let shop: TestShop
beforeAll(async () => {
  service = await pushService()
  shop = await startShop({
    env: { PUSH_SERVICES: service.origin, VAPID_SUBJECT: 'mailto:push@shop.example' },
  })
})
afterAll(async () => {
  await shop.close()
  await service.close()
})

const getPush = ({ api }: TestClient) => answer(api.GET('/profile/push/'))
const subscribe = ({ api }: TestClient, { subscription } = pushBrowser(service)) =>
  api.POST('/profile/push/subscribe/', { body: subscription })
const unsubscribe = ({ api }: TestClient, endpoint: string) =>
  answer(api.POST('/profile/push/unsubscribe/', { body: { endpoint } }))

/** A signed-in customer, with what the shop can write to them. */
async function customer() {
  const phone = freshPhone()
  const client = await shop.signIn(phone)
  const [user] = await shop.db.select().from(users).where(eq(users.phone, phone))
  if (user === undefined) throw new Error('the sign-in made no customer')
  const userId = user.id
  const notify = (title: string) => {
    const at = new Date(shop.clock.now())
    return insertNotice(shop.db, { userId, title, text: 'متن', sms: 'پیامک', at })
  }
  return { client, phone, userId, notify }
}

describe('a message of the shop', () => {
  it('is encrypted for each browser of its reader, and for nobody else', async () => {
    const { client, notify } = await customer()
    const phone = pushBrowser(service)
    const desktop = pushBrowser(service)
    const stranger = pushBrowser(service)
    await answer(subscribe(client, phone))
    await answer(subscribe(client, desktop))
    await answer(subscribe((await customer()).client, stranger))
    await notify('سفارش ارسال شد')
    await shop.runJobs()
    const [message] = await answer(client.api.GET('/ticket/message/'))
    const sent = [{ id: message?.id, title: 'سفارش ارسال شد', text: 'متن' }]
    expect(service.receivedBy(phone)).toEqual(sent)
    expect(service.receivedBy(desktop)).toEqual(sent)
    expect(service.receivedBy(stranger)).toEqual([])
    expect(() => stranger.decrypt(lastTo(phone.path).body)).toThrow(/authenticate/)
  })

  it('is signed with the key that browsers subscribe with', async () => {
    const { client, notify } = await customer()
    const browser = pushBrowser(service)
    await answer(subscribe(client, browser))
    await notify('سفارش ارسال شد')
    await shop.runJobs()
    const { public_key: key } = await getPush(client)
    const { headers } = lastTo(browser.path)
    expect(vapidClaims(headers.authorization, key ?? '')).toEqual({
      aud: service.origin,
      exp: expect.any(Number),
      sub: 'mailto:push@shop.example',
    })
    expect(headers).toMatchObject({
      ttl: '86400',
      urgency: 'normal',
      topic: expect.stringMatching(/^message-\d+$/),
      'content-encoding': 'aes128gcm',
    })
  })

  it('is sent again to a service that fails, and once to one that refuses', async () => {
    const { client, notify } = await customer()
    const [failing, refusing] = [pushBrowser(service), pushBrowser(service)]
    await answer(subscribe(client, failing))
    await answer(subscribe(client, refusing))
    service.answer(failing, 503)
    service.answer(refusing, 413)
    await notify('سفارش ارسال شد')
    await shop.runJobs()
    service.answer(failing, 201)
    shop.clock.advance(5)
    await shop.runJobs()
    expect(service.receivedBy(failing)).toHaveLength(2)
    expect(service.receivedBy(refusing)).toHaveLength(1)
    expect(shop.logged.join('')).toContain('a push service refused a message for good')
    expect((await getPush(client)).endpoints).toHaveLength(2)
  })

  it.each([404, 410])('ends a subscription whose service answers %i', async (status) => {
    const { client, notify } = await customer()
    const [gone, staying] = [pushBrowser(service), pushBrowser(service)]
    await answer(subscribe(client, gone))
    await answer(subscribe(client, staying))
    service.answer(gone, status)
    await notify('اولین پیام')
    await notify('دومین پیام')
    await shop.runJobs()
    expect((await getPush(client)).endpoints).toEqual([staying.subscription.endpoint])
    await notify('سومین پیام')
    await shop.runJobs()
    expect(service.receivedBy(gone).length).toBeLessThanOrEqual(2)
    expect(service.receivedBy(staying)).toHaveLength(3)
  })

  it('is not pushed when it was read, or a day after it was sent', async () => {
    const { client, notify } = await customer()
    const browser = pushBrowser(service)
    await answer(subscribe(client, browser))
    await notify('خوانده‌شده')
    const [read] = await answer(client.api.GET('/ticket/message/'))
    const params = { path: { id: read?.id ?? 0 } }
    await answer(client.api.GET('/ticket/message/{id}/', { params }))
    await notify('قدیمی')
    await shop.db
      .update(messages)
      .set({ sentAt: new Date(shop.clock.now() - 25 * 3_600_000) })
      .where(eq(messages.title, 'قدیمی'))
    await shop.runJobs()
    expect(service.receivedBy(browser)).toEqual([])
  })
})

describe('a subscription', () => {
  it('belongs to its browser and moves to whoever signs in there', async () => {
    const [first, second] = [await customer(), await customer()]
    const browser = pushBrowser(service)
    await answer(subscribe(first.client, browser))
    await answer(subscribe(second.client, browser))
    expect((await getPush(first.client)).endpoints).toEqual([])
    await first.notify('برای نفر اول')
    await second.notify('برای نفر دوم')
    await shop.runJobs()
    expect(service.receivedBy(browser)).toEqual([
      { id: expect.any(Number), title: 'برای نفر دوم', text: 'متن' },
    ])
  })

  it('ends with the session, whatever was waiting to be sent', async () => {
    const { client, notify } = await customer()
    const browser = pushBrowser(service)
    await answer(subscribe(client, browser))
    await notify('پیش از خروج')
    await client.api.GET('/accounts/logout/')
    await shop.runJobs()
    expect(service.receivedBy(browser)).toEqual([])
  })

  it('can be ended, even twice, but only by its owner', async () => {
    const { client, notify } = await customer()
    const browser = pushBrowser(service)
    const { endpoint } = browser.subscription
    await answer(subscribe(client, browser))
    await unsubscribe((await customer()).client, endpoint)
    expect((await getPush(client)).endpoints).toEqual([endpoint])
    expect((await unsubscribe(client, endpoint)).endpoints).toEqual([])
    expect((await unsubscribe(client, endpoint)).endpoints).toEqual([])
    await notify('پس از لغو')
    await shop.runJobs()
    expect(service.receivedBy(browser)).toEqual([])
  })

  it('is kept for only the ten newest browsers', async () => {
    const { client } = await customer()
    const browsers = Array.from({ length: 11 }, () => pushBrowser(service))
    for (const browser of browsers) {
      await answer(subscribe(client, browser))
      shop.clock.advance(1)
    }
    const newest = browsers.slice(1).map(({ subscription }) => subscription.endpoint)
    expect((await getPush(client)).endpoints).toEqual(newest.toReversed())
  })

  it('is accepted only for a known push service', async () => {
    const { client } = await customer()
    const { subscription } = pushBrowser(service)
    for (const endpoint of [
      'http://127.0.0.1:1/send/x',
      'https://127.0.0.1/send/x',
      'https://fcm.googleapis.com/fcm/send/x',
    ]) {
      const body = { ...subscription, endpoint }
      expect(await refusal(client.api.POST('/profile/push/subscribe/', { body }))).toEqual({
        status: 400,
        code: 'push_service_unknown',
      })
    }
  })

  it('with invalid keys is accepted, and only its own messages fail', async () => {
    const { client, notify } = await customer()
    const { subscription } = pushBrowser(service)
    const p256dh = 'A'.repeat(87)
    const body = { ...subscription, keys: { ...subscription.keys, p256dh } }
    await answer(client.api.POST('/profile/push/subscribe/', { body }))
    const other = pushBrowser(service)
    await answer(subscribe(client, other))
    await notify('سفارش ارسال شد')
    await shop.runJobs()
    expect(service.receivedBy(other)).toHaveLength(1)
  })

  it('is deleted with the session', async () => {
    const { rows } = await shop.db.execute('select count(*)::int as n from sessions')
    expect(rows).not.toEqual([{ n: 0 }])
    await shop.db.execute('delete from sessions')
    expect(await shop.db.select().from(pushSubscriptions)).toEqual([])
  })
})

describe('a shop without keys', () => {
  it('offers no push messages, and refuses subscriptions', async () => {
    const env = inProduction({ smsUrl: 'https://sms.example' })
    const quiet = await startShop({ env, sharing: shop })
    try {
      const client = quiet.client()
      for (const [name, value] of (await shop.signIn()).cookies) client.cookies.set(name, value)
      expect(await getPush(client)).toEqual({ public_key: null, endpoints: [] })
      expect(await refusal(subscribe(client))).toEqual({ status: 409, code: 'push_not_offered' })
    } finally {
      await quiet.close()
    }
  })
})

describe('the known push services', () => {
  const isKnown = (endpoint: string) => createPushProvider(loadConfig({})).accepts(endpoint)

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('include the one at %s', (endpoint) => {
    expect(isKnown(endpoint)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://user:password@fcm.googleapis.com/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://:password@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.attacker.example/abc',
    'https://attackerfcm.googleapis.com.example/abc',
    'https://notfcm.googleapis.com/abc',
    'not an address',
  ])('do not include %s', (endpoint) => {
    expect(isKnown(endpoint)).toBe(false)
  })
})

function lastTo(path: string) {
  const last = service.received.findLast((each) => each.path === path)
  if (last === undefined) throw new Error('nothing was sent there')
  return last
}

it('saves no subscription for an account closed while subscribing', async () => {
  const { client, userId } = await customer()
  const late = await whileChanged(
    shop,
    (tx) => emptyUser(tx, userId, new Date(shop.clock.now())),
    () => refusal(subscribe(client)),
  )
  expect(late).toEqual({ status: 401, code: 'session_expired' })
  expect(await shop.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId))).toBe(0)
})
