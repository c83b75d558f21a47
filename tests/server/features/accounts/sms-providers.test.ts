import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { smsOutbox } from '#server/platform/db/schema/accounts.ts'
import { jobs } from '#server/platform/db/schema/operations.ts'
import { insertMessage } from '#server/features/sms/sms.queries.ts'
import { enqueue } from '#server/platform/jobs/job-runner.ts'
import { createSmsProvider } from '#server/platform/providers/sms-services.ts'
import { inProduction } from '#tests/support/providers.ts'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'
import { kavenegarService, smsIrService, type SmsStandIn } from '#tests/support/sms-services.ts'

type Used = {
  protocol: string
  service: () => Promise<SmsStandIn>
  settings: Record<string, string>
  /** Statuses that pass, such as no credit, too many calls, an error of theirs. */
  passing: number[]
  /** The status for an invalid number. */
  final: number
  /** How often a message arrives whose first reply was lost. */
  doubles: number
}

const providers: Used[] = [
  {
    protocol: 'kavenegar',
    service: () => kavenegarService('sms-key'),
    settings: { SMS_TEMPLATE: 'sign-in' },
    passing: [418, 414, 409],
    final: 411,
    doubles: 1,
  },
  {
    protocol: 'sms.ir',
    service: () => smsIrService('sms-key'),
    settings: { SMS_TEMPLATE: '100200', SMS_LINE: '30001234' },
    passing: [102, 20, 0],
    final: 104,
    doubles: 2,
  },
]

describe.each(providers)('messages by $protocol', (used) => {
  let service: SmsStandIn
  let shop: TestShop
  beforeAll(async () => {
    service = await used.service()
    const env = { ...inProduction({ smsUrl: service.url }), ...used.settings }
    shop = await startShop({ env: { ...env, SMS_PROVIDER: used.protocol } })
  })
  afterAll(async () => {
    await shop.close()
    await service.close()
  })
  beforeEach(async () => {
    service.sent.length = 0
    service.refuse(null)
    await shop.db.delete(jobs)
    await shop.db.delete(smsOutbox)
  })

  const notify = async (phone: string) => {
    const at = new Date(shop.clock.now())
    const text = 'سفارش شما فرستاده شد'
    const id = await insertMessage(shop.db, { phone, text, code: null, createdAt: at })
    await enqueue(shop.db, { kind: 'send-sms', payload: { id }, runAt: at })
  }
  const outbox = async () => {
    const [row] = await shop.db.select().from(smsOutbox)
    return { sent: row?.sentAt !== null, givenUp: row?.givenUpAt !== null, text: row?.text }
  }

  it('carry codes by their template, with which one signs in', async () => {
    const phone = freshPhone()
    const visitor = shop.client()
    await visitor.api.POST('/accounts/request-otp/', { body: { phone_number: phone } })
    await shop.app.jobs.runDue()
    expect(service.sent).toEqual([{ phone, text: null, code: expect.stringMatching(/^\d{6}$/) }])
    const otp = service.sent[0]?.code ?? ''
    const { response } = await visitor.api.POST('/accounts/verify/', {
      body: { phone_number: phone, otp },
    })
    expect(response.status).toBe(200)
    expect(await shop.db.select({ code: smsOutbox.code }).from(smsOutbox)).toEqual([{ code: null }])
  })

  it('carry notices as they are', async () => {
    const phone = freshPhone()
    await notify(phone)
    await shop.app.jobs.runDue()
    expect(service.sent).toEqual([{ phone, text: 'سفارش شما فرستاده شد', code: null }])
    expect(await outbox()).toEqual({ sent: true, givenUp: false, text: '' })
  })

  it.each(used.passing)('wait while the service answers %d', async (status) => {
    service.refuse(status)
    await notify(freshPhone())
    await shop.app.jobs.runDue()
    expect((await outbox()).sent).toBe(false)
    expect(shop.logged.at(-1)).toContain(`answered`)
    service.refuse(null)
    shop.clock.advance(5)
    await shop.app.jobs.runDue()
    expect(service.sent).toHaveLength(1)
    expect((await outbox()).sent).toBe(true)
  })

  it('are given up at once if the number is invalid', async () => {
    const before = service.calls()
    service.refuse(used.final)
    await notify(freshPhone())
    await shop.runJobs()
    expect(service.calls()).toBe(before + 1)
    expect(await outbox()).toEqual({ sent: false, givenUp: true, text: '' })
    expect(shop.logged.join('')).toContain('the SMS provider refuses a text message for good')
  })

  it(`reach a phone ${used.doubles} time(s) if the first reply was lost`, async () => {
    service.loseReply()
    await notify(freshPhone())
    await shop.app.jobs.runDue()
    shop.clock.advance(5)
    await shop.app.jobs.runDue()
    expect((await outbox()).sent).toBe(true)
    expect(service.sent).toHaveLength(used.doubles)
  })

  it('do not wait longer than they may', async () => {
    service.hang()
    const { send } = createSmsProvider(shop.context.config, 50)
    const message = { phone: freshPhone(), text: 'سلام', code: null, reference: '1' }
    await expect(send(message)).rejects.toThrow('timeout')
  })

  it('leave neither number nor key in the log', async () => {
    const phone = freshPhone()
    service.refuse(used.passing[0] ?? null)
    await notify(phone)
    await shop.app.jobs.runDue()
    expect(shop.logged.join('')).not.toContain(phone)
    expect(shop.logged.join('')).not.toContain('sms-key')
  })
})
