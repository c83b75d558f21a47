import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smsTexts } from '#i18n/sms.ts'
import {
  limitHits,
  oneTimeCodes,
  sessions,
  smsOutbox,
} from '#server/platform/db/schema/accounts.ts'
import { jobs } from '#server/platform/db/schema/operations.ts'
import { planCleanUp } from '#server/features/housekeeping/housekeeping.jobs.ts'
import { insertMessage } from '#server/features/sms/sms.queries.ts'
import { enqueue } from '#server/platform/jobs/job-runner.ts'
import { inProduction } from '#tests/support/providers.ts'
import { smsService } from '#tools/chaos/stand-ins.ts'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'

const requestOtp = (shop: TestShop, phone_number: string) =>
  shop.app.server.inject({
    method: 'POST',
    url: '/api/accounts/request-otp/',
    payload: { phone_number },
  })

const findOutbox = (shop: TestShop, phone: string) =>
  shop.db.select().from(smsOutbox).where(eq(smsOutbox.phone, phone))

it.each(Object.entries(smsTexts))(
  'a code is filled in by the phone on this site alone: %s',
  (_, textOf) => {
    const text = textOf({ shop: 'فیروزه', code: '481516', host: 'shop.example' })
    expect(text).toMatch(/: 481516\n[^@#]*\n@shop\.example #481516$/)
  },
)

describe('messages in production', () => {
  let service: Awaited<ReturnType<typeof smsService>>
  let shop: TestShop
  beforeAll(async () => {
    service = await smsService()
    shop = await startShop({ env: inProduction({ smsUrl: service.url }) })
  })
  afterAll(async () => {
    await shop.close()
    await service.close()
  })

  it('go to the provider, again when it failed, and are not kept', async () => {
    const phone = freshPhone()
    service.answer(503)
    await requestOtp(shop, phone)
    await shop.app.jobs.runDue()
    expect(service.received).toHaveLength(1)
    service.answer(200)
    shop.clock.advance(2)
    await shop.app.jobs.runDue()
    const sent = {
      authorization: 'Bearer sms-key',
      at: expect.any(Number),
      body: {
        receptor: phone,
        message: expect.stringMatching(/^کد ورود شما به فیروزه: (\d{6})\n\n@shop\.example #\1$/),
      },
    }
    expect(service.received).toEqual([sent, sent])
    const [message] = await shop.db.select().from(smsOutbox)
    expect(message).toMatchObject({ phone, text: '', code: null })
    expect(message?.sentAt).not.toBeNull()
  })

  it('are given up when their code has expired, and said to be', async () => {
    const phone = freshPhone()
    service.answer(503)
    await requestOtp(shop, phone)
    for (let tries = 0; tries < 5; tries += 1) {
      await shop.app.jobs.runDue()
      shop.clock.advance(30)
    }
    service.answer(200)
    const tried = service.received.length
    await shop.runJobs()
    expect(service.received).toHaveLength(tried)
    const [message] = await shop.db.select().from(smsOutbox).where(eq(smsOutbox.phone, phone))
    expect(message).toMatchObject({ sentAt: null, text: '' })
    expect(message?.givenUpAt).not.toBeNull()
    expect(shop.logged.join('')).toContain('a text message could not be sent in time')
  })

  it('that still make sense after an hour without the provider arrive, and wait until then', async () => {
    const phone = freshPhone()
    const createdAt = new Date(shop.clock.now())
    const expiresAt = new Date(shop.clock.now() + 48 * 3_600_000)
    const notice = { phone, text: 'سفارش شما فرستاده شد.', code: null, createdAt, expiresAt }
    const id = await insertMessage(shop.db, notice)
    await enqueue(shop.db, { kind: 'send-sms', payload: { id }, runAt: createdAt })
    const state = async () =>
      (await findOutbox(shop, phone)).map(({ sentAt, givenUpAt }) => [sentAt, givenUpAt])
    service.answer(503)
    for (let minute = 0; minute < 60; minute += 1) {
      await shop.app.jobs.runDue()
      shop.clock.advance(60)
    }
    expect(await state()).toEqual([[null, null]])
    service.answer(200)
    shop.clock.advance(300)
    await shop.app.jobs.runDue()
    expect(service.received.at(-1)?.body).toEqual({ receptor: phone, message: notice.text })
    expect(await state()).toEqual([[new Date(shop.clock.now()), null]])
  })

  it('leave neither number nor code in the log', async () => {
    const phone = freshPhone()
    service.answer(500)
    await requestOtp(shop, phone)
    await shop.app.jobs.runDue()
    const [last] = service.received.slice(-1)
    const code = /\d{6}$/.exec(JSON.stringify(last?.body).replace('"}', ''))?.[0] ?? ''
    expect(code).toMatch(/^\d{6}$/)
    const log = shop.logged.join('')
    expect(log).toContain('job failed')
    expect(log).not.toContain(phone)
    expect(log).not.toContain(code)
  })

  it('cannot be read by anyone', async () => {
    const reply = await shop.app.server.inject(`/dev/outbox?phone=${freshPhone()}`)
    expect(reply.statusCode).toBe(404)
  })

  it('come with cookies for https alone', async () => {
    const cookies = (await shop.app.server.inject({ method: 'POST', url: '/api/accounts/logout/' }))
      .cookies
    expect(cookies.length).toBe(3)
    expect(cookies.every(({ secure }) => secure === true)).toBe(true)
  })
})

describe('messages in the demo', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop()
  })
  afterAll(() => shop.close())

  it('stand in the outbox, newest first', async () => {
    const phone = freshPhone()
    await requestOtp(shop, phone)
    const first = await shop.lastCode(phone)
    await shop.runJobs()
    const sentFirst = new Date(shop.clock.now()).toISOString()
    shop.clock.advance(121)
    await requestOtp(shop, phone)
    const second = await shop.lastCode(phone)
    await shop.runJobs()
    const reply = await shop.app.server.inject(`/dev/outbox?phone=${phone}`)
    expect(reply.json()).toEqual([
      {
        phone,
        text: `کد ورود شما به فیروزه: ${second}\n\n@localhost #${second}`,
        code: second,
        sent_at: new Date(shop.clock.now()).toISOString(),
      },
      {
        phone,
        text: `کد ورود شما به فیروزه: ${first}\n\n@localhost #${first}`,
        code: first,
        sent_at: sentFirst,
      },
    ])
  })

  it('are listed only for a given number', async () => {
    expect((await shop.app.server.inject('/dev/outbox')).json()).toEqual([])
  })
})

describe('the clean-up', () => {
  it('forgets what has served its time, and is there again for the next hour', async () => {
    const shop = await startShop()
    await shop.signIn()
    await planCleanUp(shop.context)
    await planCleanUp(shop.context)
    shop.clock.advance(32 * 24 * 3600)
    await shop.runJobs()
    const left = await Promise.all(
      [limitHits, oneTimeCodes, sessions].map((table) => shop.db.select().from(table)),
    )
    expect(left).toEqual([[], [], []])
    const open = (await shop.db.select().from(jobs)).filter(({ finishedAt }) => !finishedAt)
    expect(open.map(({ kind }) => kind)).toEqual(['clean-up'])
    expect(open[0]?.runAt.getTime()).toBeGreaterThan(shop.clock.now())
    await shop.close()
  })
})
