/**
 * `npm run pictures -- [origin] [folder]`: takes the pictures of the documents again, from a running demo shop: those of
 * the studio in English, once it has made its report (`npm run paths`), and those of the back office for its owner's
 * manual. Those of two commits and of a test plan are taken of `reports/changes.html` (of the machine `checkout`) and
 * `reports/test-plan.html`, if `npm run paths` has written them.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import type { RecordedStep } from '#walks/recording/recorder.ts'
import { recordingText } from '#walks/recording/recording.ts'
import { demoAccounts } from '#demo/seed/load.ts'
import { ensureBrowser } from './browser.mjs'

const [origin = 'http://localhost:3000', folder = 'docs/pictures'] = process.argv.slice(2)
const executablePath = await ensureBrowser()
if (executablePath === null) process.exit(1)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })

const mostTries = 50
/** What is sold before the pictures of the back office are taken. */
const sold = [
  'iphone-16-128gb',
  'airpods-pro-3',
  'iphone-13-128gb',
  'iphone-17-pro-256gb',
  'airpods-4',
  'iphone-16-128gb',
]

/** One session for all pictures, as a number gets few codes. */
let officeCookies: Awaited<ReturnType<typeof officeSession>> | undefined

const pictures: Record<string, (page: Page) => Promise<void>> = {
  studio: async (page) => {
    await page.goto('/dev/studio?machine=addToCart&selected=addToCart.adding')
    await page.getByRole('button', { name: 'adding', exact: true }).first().waitFor()
  },
  'studio-focus': async (page) => {
    const state = 'authentication.requestingCode'
    await page.goto(`/dev/studio?machine=authentication&selected=${state}&focus=${state}`)
    await page.getByRole('button', { name: 'requestingCode', exact: true }).first().waitFor()
  },
  'studio-walk': async (page) => {
    await page.goto('/dev/studio?machine=checkout&view=walks&frame=phone')
    const walks = page.getByRole('combobox', { name: 'Walk' })
    const invoice = walks.getByRole('option', { name: /invoiceLink to paying/ }).first()
    await walks.selectOption(await invoice.innerText())
    await page.getByRole('button', { name: 'Watch in the shop' }).click()
    for (let step = 0; step < 2; step += 1)
      await page.getByRole('button', { name: 'Next step' }).click()
    await page.getByText(/^2 of \d+ steps$/).waitFor()
  },
  'studio-recording': async (page) => {
    await page.goto('/dev/studio?machine=authentication&view=live')
    await page.getByRole('button', { name: 'Open recording' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(report())
    await dialog.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByRole('tab', { name: 'Walk' }).click()
    await page.getByRole('button', { name: 'Save as a test' }).first().waitFor()
  },
  'studio-server': async (page) => {
    await page.goto('/dev/studio?machine=order&view=live')
    await page.getByRole('tab', { name: 'Live', selected: true }).waitFor()
    await page.waitForResponse(/dev\/studio\/moves/)
    await orderAndCancel()
    const log = page.getByRole('region', { name: 'Events', exact: true })
    await log.getByText('shopper.cancelled').first().waitFor()
  },
  'studio-coverage': async (page) => {
    await page.goto('/dev/studio?machine=checkout&view=coverage')
    await page.locator('.react-flow__node').first().waitFor()
    await page.getByRole('tab', { name: 'Test coverage', selected: true }).waitFor()
  },
  'studio-plan': async (page) => {
    await page.goto(pathToFileURL(resolve('reports/test-plan.html')).href)
  },
  'studio-changes': async (page) => {
    await page.goto(`${pathToFileURL(resolve('reports/changes.html')).href}#checkout`)
  },
  'owner-home': async (page) => {
    await sell()
    await backOffice(page, '/staff')
  },
  'owner-products': (page) => backOffice(page, '/staff/products'),
  'owner-orders': (page) => backOffice(page, '/staff/orders?view=board'),
  'owner-figures': (page) => backOffice(page, '/staff/figures?days=30'),
}

/** What the pictures of commands are taken of. */
const reports: Record<string, string> = {
  'studio-changes': 'reports/changes.html',
  'studio-plan': 'reports/test-plan.html',
}

for (const [name, show] of Object.entries(pictures)) {
  const report = reports[name]
  if (report !== undefined && !existsSync(report)) continue
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
  })
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('studio-language', 'en')
  })
  await context.addCookies([{ name: 'showNotification', value: 'true', url: origin }])
  const page = await context.newPage()
  // A font that is not there at once is left out of a page, but is there the second time.
  await page.goto(name.startsWith('owner') ? '/staff' : '/dev/studio')
  await page.evaluate(() => document.fonts.ready)
  await show(page)
  await page.evaluate(() => document.fonts.ready)
  const file = join(folder, `${name}.webp`)
  const { size } = await sharp(await pictureAtRest(page))
    .webp({ quality: 80 })
    .toFile(file)
  console.log(`${file} ${Math.round(size / 1000)} kB`)
  await context.close()
}
await browser.close()

/** Opens a page of the back office as its owner, and waits for what it loads. */
async function backOffice(page: Page, path: string): Promise<void> {
  officeCookies ??= await officeSession()
  await page.context().addCookies(officeCookies)
  await page.goto(path, { waitUntil: 'networkidle' })
}

async function officeSession() {
  const { context } = await signedInOwner()
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

/** Two pictures in a row are the same once the chart has come to rest. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  let before = await page.screenshot()
  for (let tries = 0; tries < mostTries; tries += 1) {
    const now = await page.screenshot()
    if (now.equals(before)) return now
    before = now
  }
  throw new Error('the page does not come to rest')
}

/** What a customer sent: a code could not be asked for, and the sign-in of that day went back to the number. */
function report(): string {
  const step = (
    event: { type: string; code?: string },
    value: RecordedStep['value'],
    transition: string,
  ): RecordedStep => ({
    at: Date.now(),
    flow: 'x:0',
    actor: 'x:0',
    machine: 'authentication',
    event,
    transitions: [`authentication.${transition}`],
    value,
  })
  const failed = 'xstate.error.actor.requestCode'
  return recordingText([
    step(
      { type: 'mobile.submitted' },
      { requestingCode: 'fromMobile' },
      'mobile|mobile.submitted|0',
    ),
    step({ type: failed, code: 'network' }, { mobile: 'editing' }, `requestingCode|${failed}|0`),
  ])
}

type Session = Awaited<ReturnType<typeof signedIn>>

/** The calls of somebody of the demo, without a page. */
async function signedIn({ phone: phone_number, password }: { phone: string; password: string }) {
  const context = await browser.newContext({ baseURL: origin })
  const { request } = context
  const post = async (path: string, data: object, key?: string) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key }
    const reply = await request.post(`/api${path}`, { data, headers })
    if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`)
    return reply.json()
  }
  const get = async (path: string) => (await request.get(`/api${path}`)).json()
  await post('/accounts/login_with_password/', { phone_number, password })
  return { context, request, post, get }
}

/** Orders a product, to be picked up. Returns the number of the order. */
async function order({ post, get }: Session, slug: string): Promise<number> {
  const { price } = await get(`/product/v2/product/${slug}/`)
  const { id: price_id } = price.find(({ quantity }: { quantity: number }) => quantity > 0)
  await post('/purchase/cart/add_item/', { price_id, quantity: 1 })
  const methods: { id: number; branch: string | null }[] = await get('/purchase/shipping-method/')
  const shipping_method = methods.find(({ branch }) => branch === 'east')?.id
  await post('/purchase/set-shipping-method/', { shipping_method })
  const { order_id: id } = await post('/purchase/v4/order/', {})
  return id
}

/** An order of the demo's customer, which is cancelled before it is paid. */
async function orderAndCancel(): Promise<void> {
  const customer = await signedIn(demoAccounts.customer)
  const id = await order(customer, 'iphone-16-128gb')
  await customer.post(`/purchase/v4/order/${id}/cancel/`, {})
  await customer.context.close()
}

/** The demo's owner, with password and code. */
async function signedInOwner(): Promise<Session> {
  const owner = await signedIn(demoAccounts.staff)
  await owner.request.post('/api/staff/verification/request-otp/')
  const outbox = await owner.request.get(`/dev/outbox?phone=${demoAccounts.staff.phone}`)
  const [message]: { code?: string }[] = await outbox.json()
  await owner.post('/staff/verification/', { otp: message?.code })
  return owner
}

/** Orders that are paid, of which the staff have taken each one step further than the one before it. */
async function sell(): Promise<void> {
  const customer = await signedIn(demoAccounts.newcomer)
  const owner = await signedInOwner()
  officeCookies = await owner.context.cookies()
  const [first_name, last_name, national_code] = ['سارا', 'محمدی', '0012345679']
  await customer.request.patch('/api/profile/update/', {
    data: { first_name, last_name, national_code },
  })
  const events = ['payment-checked', 'accepted', 'preparing', 'sent']
  for (const [steps, slug] of sold.entries()) {
    const id = await order(customer, slug)
    const callback = encodeURIComponent(`${origin}/payment/callback`)
    const bank = await customer.request.get(
      `/api/payments/gateways/sandbox/start/?order_id=${id}&redirect_url=${callback}`,
    )
    await customer.request.post(`${bank.url()}/pay`)
    for (const event of events.slice(0, steps))
      await owner.post(`/staff/order/${id}/move/`, { event: `staff.${event}` })
    if (steps > events.length) {
      const { pickup_code } = await customer.get(`/purchase/v4/order/${id}/`)
      await owner.post(`/staff/pick-up/${id}/hand-over/`, { pickup_code }, `hand-over-${id}`)
    }
  }
  await customer.context.close()
  await owner.context.close()
}
