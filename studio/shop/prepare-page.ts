import { expect, test, type Page } from '@playwright/test'

/**
 * Who looks at a page: nobody, a customer of the demo without or with a past, a customer of the test's own who has
 * ordered, or the demo's owner: before the back office lets them in, or inside.
 */
export type Visitor = 'guest' | 'newcomer' | 'customer' | 'buyer' | 'member' | 'staff'

/** What a page shows, whose path has `:id` for it: an order that waits for its payment, or a customer's request. */
export type Needed = 'order' | 'request'

const password = 'Firouzeh@1405'
const phones = {
  newcomer: '09120000002',
  customer: '09120000000',
  member: '09120000001',
  staff: '09120000001',
}

/**
 * Shows pages of the shop to somebody who has closed the banner, and lets them write nothing. What a page shows is made
 * before, unless an earlier test has left it. Returns its id; empty if nothing is needed.
 */
export async function preparePage(
  page: Page,
  shop: string,
  visitor: Visitor,
  needed: Needed | null,
): Promise<string> {
  await page.context().addCookies([{ name: 'showNotification', value: 'true', url: shop }])
  const id = needed === null ? '' : String(await idOf[needed](page, shop))
  if (visitor === 'buyer') await signInBuyer(page)
  else if (visitor === 'staff') await signInStaff(page, shop)
  else if (visitor !== 'guest') await signIn(page, phones[visitor])
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
  return id
}

const idOf = {
  order: async (page: Page): Promise<number> => {
    await signInBuyer(page)
    const { results } = await get(page, '/purchase/v4/order/')
    const waiting = results?.find(({ text_status }) => text_status === 'WAITING_PAYMENT')
    if (waiting !== undefined) return waiting.id
    const { price } = await get(page, '/product/v2/product/iphone-16-128gb/')
    const stocked = price?.find(({ quantity }) => quantity > 1)
    // An earlier run may have been stopped before its order.
    await send(page, 'delete', '/purchase/cart/delete/')
    await post(page, '/purchase/cart/add_item/', { price_id: stocked?.id, quantity: 1 })
    const methods = await list(page, '/purchase/shipping-method/')
    const pickup = methods.find(({ branch }) => branch !== null)
    await post(page, '/purchase/set-shipping-method/', { shipping_method: pickup?.id })
    const address = '/purchase/v4/order/?use_wallet_funds=false'
    return Number((await post(page, address, { address_id: null })).order_id)
  },
  request: async (page: Page, shop: string): Promise<number> => {
    const first = async () => {
      await signInStaff(page, shop)
      const { results } = await get(page, '/staff/request/')
      return results?.[0]?.id
    }
    const known = await first()
    if (known !== undefined) return known
    await signIn(page, phones.customer)
    const request = { name: 'Sara', phone_number: phones.customer }
    await post(page, '/installment/installment-request/', request)
    return Number(await first())
  },
} satisfies Record<Needed, (page: Page, shop: string) => Promise<number>>

const passwordSignIn = '/accounts/login_with_password/'

async function signIn(page: Page, phone_number: string): Promise<void> {
  await post(page, passwordSignIn, { phone_number, password })
}

/**
 * One session for the tests of all workers, kept in a file: the back office wants a code besides the password, and a number
 * gets five of them in an hour. Its token lasts a quarter of an hour and is never renewed.
 */
async function signInStaff(page: Page, shop: string): Promise<void> {
  const { mkdir, readFile, rmdir, writeFile } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const file = `${tmpdir()}/staff-session-${new URL(shop).port}.json`
  const isLocked = () =>
    mkdir(`${file}.lock`).then(
      () => true,
      () => false,
    )
  await expect.poll(isLocked, { message: `nobody holds ${file}.lock` }).toBe(true)
  try {
    const kept: { value: string; at: number } | null = await readFile(file, 'utf8').then(
      (text) => JSON.parse(text),
      () => null,
    )
    if (kept !== null && Date.now() - kept.at < 13 * 60_000) {
      await page.context().clearCookies({ name: /Token$/ })
      await page.context().addCookies([{ name: 'accessToken', value: kept.value, url: shop }])
      if ((await page.request.get('/api/staff/me/')).ok()) return
    }
    await signIn(page, phones.staff)
    await page.request.post('/api/staff/verification/request-otp/')
    const outbox = await page.request.get(`/dev/outbox?phone=${phones.staff}`)
    const [message]: { code?: string }[] = await outbox.json()
    await post(page, '/staff/verification/', { otp: message?.code })
    const value = (await page.context().cookies()).find(({ name }) => name === 'accessToken')?.value
    await writeFile(file, JSON.stringify({ value, at: Date.now() }), { mode: 0o600 })
  } finally {
    await rmdir(`${file}.lock`)
  }
}

/** As a customer whom no other worker uses, since orders of one customer exclude each other. The first test signs up. */
async function signInBuyer(page: Page): Promise<void> {
  const phone_number = `0912000${1000 + test.info().parallelIndex}`
  const known = await page.request.post(`/api${passwordSignIn}`, {
    data: { phone_number, password },
  })
  if (known.ok()) return
  await post(page, '/accounts/request-otp/', { phone_number })
  const outbox: { code?: string }[] = await (
    await page.request.get(`/dev/outbox?phone=${phone_number}`)
  ).json()
  const otp = outbox.find(({ code }) => code !== undefined)?.code
  await post(page, '/accounts/verify/', { phone_number, otp })
  const profile = { first_name: 'Sara', last_name: 'Rezaei', national_code: '0012345679' }
  await send(page, 'patch', '/profile/update/', profile)
  const passwords = { new_password: password, confirm_password: password }
  await post(page, '/accounts/set_password/', passwords)
}

type Row = { id: number; text_status: string; quantity: number; branch: string | null }
type Found = { results?: Row[]; price?: Row[] }

async function get(page: Page, path: string): Promise<Found> {
  return (await page.request.get(`/api${path}`)).json()
}

async function list(page: Page, path: string): Promise<Row[]> {
  return (await page.request.get(`/api${path}`)).json()
}

const post = (page: Page, path: string, data: object) => send(page, 'post', path, data)

async function send(
  page: Page,
  method: 'post' | 'patch' | 'delete',
  path: string,
  data?: object,
): Promise<{ order_id?: number }> {
  const reply = await page.request[method](`/api${path}`, { data })
  expect(reply.ok(), `the demo accepts ${path}: ${reply.status()}`).toBe(true)
  return reply.status() === 204 ? {} : reply.json()
}
