import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import createClient, { type Client } from 'openapi-fetch'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { paths } from '#api/schema.d.ts'
import { openDatabase, type OpenDatabase } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { demoAccounts } from '#demo/seed/load.ts'
import { createDatabase, dropDatabase } from '#tests/support/databases.ts'
import { addGoods } from '#tests/support/goods.ts'
import { inherited } from '#tests/support/inherited-environment.ts'
import { inProduction } from '#tests/support/providers.ts'
import { bankService, smsService } from '#tools/chaos/stand-ins.ts'
import { freePort } from '#tests/support/started-shop.ts'
import { answer } from '#tests/support/shopper.ts'

const name = `shop_${randomBytes(6).toString('hex')}`

let folder: string
let sms: Awaited<ReturnType<typeof smsService>>
let bank: Awaited<ReturnType<typeof bankService>>
let database: OpenDatabase
let server: ChildProcess
let origin: string
let output = ''

beforeAll(async () => {
  await promisify(execFile)('node', ['tools/build.ts'])
  folder = await mkdtemp(join(tmpdir(), 'shop-'))
  sms = await smsService()
  bank = await bankService('bank-key')
  const connectionString = await createDatabase(inject('postgres'), name)
  origin = await open(connectionString)
  database = openDatabase(connectionString, { connections: 1 })
}, 120_000)
afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  await database.close()
  await dropDatabase(inject('postgres'), name)
  await Promise.all([sms.close(), bank.close(), rm(folder, { recursive: true, force: true })])
})

/** Starts the built shop on an empty database, as on its owner's first day. */
async function open(databaseUrl: string): Promise<string> {
  const port = await freePort()
  server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...inProduction({ smsUrl: sms.url, paymentUrl: bank.url }),
      ...inherited(),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      CHECK_REPLIES: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.stdout?.on('data', (chunk) => {
    output += String(chunk)
  })
  await vi.waitFor(() => expect(output).toContain('The shop is open'), { timeout: 60_000 })
  return `http://127.0.0.1:${port}`
}

type Visitor = {
  api: Client<paths>
  /** The target of a redirect of this shop. */
  follow: (address: string) => Promise<string>
  /** The `set-cookie` headers. */
  setCookies: string[]
}

/** A browser behind the proxy that terminates https: it keeps cookies and does not follow redirects. */
function visitor(): Visitor {
  const cookies = new Map<string, string>()
  const setCookies: string[] = []
  const send = async (request: Request) => {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    request.headers.set('cookie', cookie)
    const reply = await fetch(request, { redirect: 'manual' })
    for (const line of reply.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(key, value)
      setCookies.push(line)
    }
    return reply
  }
  const follow = async (address: string) => {
    const { pathname, search } = new URL(address)
    const reply = await send(new Request(`${origin}${pathname}${search}`))
    return reply.headers.get('location') ?? `status ${reply.status}`
  }
  return { api: createClient<paths>({ baseUrl: `${origin}/api`, fetch: send }), follow, setCookies }
}

async function signIn({ api }: Visitor, phone_number: string): Promise<void> {
  await answer(api.POST('/accounts/request-otp/', { body: { phone_number } }))
  const code = () => /\b\d{6}\b/.exec(JSON.stringify(sms.received.at(-1)?.body))?.[0] ?? ''
  await expect.poll(code, { timeout: 10_000 }).not.toBe('')
  await answer(api.POST('/accounts/verify/', { body: { phone_number, otp: code() } }))
}

const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' })

describe('a shop in production', () => {
  it('says where it is open and nothing else, and is ready', async () => {
    const said = output.split('\n').filter((line) => line !== '' && !line.startsWith('{'))
    expect(said).toEqual(['The shop is open at https://shop.example'])
    expect((await get('/health/live')).status).toBe(200)
    expect((await get('/health/ready')).status).toBe(200)
  })

  it('has neither outbox nor studio nor sandbox bank nor people of the demo', async () => {
    for (const path of [
      '/dev/outbox?phone=09120000000',
      '/dev/studio',
      '/dev/studio/reports/paths.json',
      '/dev/studio/moves',
      '/sandbox-bank/pay/x',
      '/sandbox-bank/api',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404])
    // A page accepts no POST, whether it exists or not.
    const report = `${origin}/dev/studio/reports/paths.json`
    expect((await fetch(report, { method: 'POST' })).status).toBe(405)
    for (const { phone, password } of Object.values(demoAccounts)) {
      const body = { phone_number: phone, password }
      const { response } = await visitor().api.POST('/accounts/login_with_password/', { body })
      expect(response.status).toBe(400)
    }
    expect(await database.db.select().from(users)).toEqual([])
  })

  it('shows its pages before there is anything to sell, over https only and not to be watched', async () => {
    for (const path of ['/', '/productlist', '/login', '/cart']) {
      const reply = await get(path)
      const html = await reply.text()
      expect([path, reply.status]).toEqual([path, 200])
      expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(html).toContain('"inspectable":false')
      expect(reply.headers.get('x-frame-options')).toBe('DENY')
      expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(html).not.toMatch(/sandbox|آزمایشی/)
    }
  })

  it('takes an order and its payment through the providers of its settings, exactly once', async () => {
    const variant = await addGoods(database.db, { stock: 2, price: 20_000_000 })
    const buyer = visitor()
    const { api, follow, setCookies } = buyer
    await signIn(buyer, '09351112233')
    expect(setCookies).toHaveLength(3)
    for (const line of setCookies) expect(line).toContain('; Secure')

    await answer(
      api.PATCH('/profile/update/', {
        body: { first_name: 'مریم', last_name: 'رضایی', national_code: '0012345679' },
      }),
    )
    const methods = await answer(api.GET('/purchase/shipping-method/'))
    const pickup = methods.find(({ is_in_person }) => is_in_person)
    await answer(api.POST('/purchase/cart/add_item/', { body: { price_id: variant, quantity: 1 } }))
    await answer(
      api.POST('/purchase/set-shipping-method/', { body: { shipping_method: pickup?.id ?? 0 } }),
    )
    const { bank_gateways } = await answer(api.GET('/payments/payment_gateway_option/'))
    expect(bank_gateways.map(({ link, is_active }) => [link, is_active])).toEqual([
      ['https://shop.example/api/payments/gateways/bank/start/', true],
    ])
    const { order_id: id } = await answer(
      api.POST('/purchase/v4/order/', {
        params: { query: {} },
        body: { address_id: null, expected_total: 20_000_000 },
      }),
    )

    const start = new URL(bank_gateways[0]?.link ?? '')
    start.searchParams.set('order_id', `${id}`)
    start.searchParams.set('redirect_url', 'https://shop.example/payment/callback')
    const back = bank.pay(await follow(start.href))
    const result = {
      paid: '1',
      order_id: `${id}`,
      amount: '20000000',
      reference_number: '700100',
      tracking_code: expect.stringMatching(/^\d{12}$/),
    }
    for (const turn of ['first', 'second']) {
      const page = new URL(await visitor().follow(back.href))
      expect(`${page.origin}${page.pathname}`).toBe('https://shop.example/payment/callback')
      expect([turn, Object.fromEntries(page.searchParams)]).toEqual([turn, result])
    }
    expect([...bank.payments.values()]).toEqual([
      {
        amount: 200_000_000,
        callback_url: 'https://shop.example/api/payments/gateways/bank/return/',
        paid: true,
        accepted: 1,
      },
    ])
    const order = await answer(api.GET('/purchase/v4/order/{id}/', { params: { path: { id } } }))
    expect(order.text_status).toBe('NOT_CHECKED')
  })
})
