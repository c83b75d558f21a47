/**
 * `npm run pictures -- [origin] [folder]`: takes the pictures of the documents again, from a running demo shop: those of
 * the studio in English, once it has made its report (`npm run paths -- --browser`), and those of the back office for its
 * owner's manual. Those of two commits and of a test plan are taken of `reports/changes.html` (of the machine
 * `orderCancellation`) and `reports/test-plan.html`, if `npm run paths` has written them. `PICTURES` names those to take,
 * with commas; without it all are taken.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import type { RecordedStep } from '#walks/recording/recorder.ts'
import { recordingText } from '#walks/recording/recording.ts'
import { demoAccounts } from '#demo/seed/load.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffDevices } from '#i18n/fa/staff-devices.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffMenus } from '#i18n/fa/staff-menus.ts'
import { paths } from '#staff/app/paths.ts'
import { ensureBrowser } from './browser.mjs'

const [origin = 'http://localhost:3000', folder = 'docs/pictures'] = process.argv.slice(2)
const executablePath = await ensureBrowser()
if (executablePath === null) process.exit(1)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })

const width = 1440
const mostTries = 50
/** The steps of a path that is long enough for a picture. */
const manySteps = 5
const chosen = process.env.PICTURES?.split(',')
/** What is sold before the pictures of the back office are taken. */
const sold = [
  'iphone-16-128gb',
  'airpods-pro-3',
  'iphone-13-128gb',
  'iphone-17-pro-256gb',
  'airpods-4',
  'iphone-16-128gb',
]

const devices = staffDevices.import
const money = staffFinance.move

/** One session for all pictures, as a number gets few codes. */
let officeCookies: Awaited<ReturnType<typeof officeSession>> | undefined

const pictures: Record<string, (page: Page) => Promise<void>> = {
  studio: async (page) => {
    await page.goto('/dev/studio?machine=orderCancellation&selected=orderCancellation.cancelling')
    await wholeChart(page)
  },
  'studio-focus': async (page) => {
    const state = 'authentication.requestingCode'
    await page.goto(`/dev/studio?machine=authentication&selected=${state}&focus=${state}`)
    await wholeChart(page)
  },
  'studio-walk': async (page) => {
    const { phone: phone_number, password } = demoAccounts.newcomer
    const data = { phone_number, password }
    await page.request.post('/api/accounts/login_with_password/', { data })
    await page.goto('/dev/studio?machine=passwordForm&view=walks&frame=phone')
    const walks = page.getByRole('combobox', { name: 'Walk' })
    const refused = walks.getByRole('option', { name: /to closed, 4 steps/ }).first()
    await walks.selectOption(await refused.innerText())
    await page.getByRole('button', { name: 'Watch in the shop' }).click()
    for (let step = 0; step < 3; step += 1)
      await page.getByRole('button', { name: 'Next step' }).click()
    await page.getByText(/^3 of \d+ steps$/).waitFor()
    await wholeChart(page)
  },
  'studio-recording': async (page) => {
    await page.goto(
      '/dev/studio?machine=authentication&view=live&focus=authentication.requestingCode',
    )
    await page.getByRole('button', { name: 'Open recording' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(report())
    await dialog.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByRole('tab', { name: 'Walk' }).click()
    await page.getByRole('button', { name: 'Save as a test' }).first().waitFor()
    await wholeChart(page)
  },
  'studio-server': async (page) => {
    await page.setViewportSize({ width, height: 1120 })
    await page.goto('/dev/studio?machine=order&view=live')
    await page.getByRole('tab', { name: 'Live', selected: true }).waitFor()
    await page.waitForResponse(/dev\/studio\/moves/)
    await orderAndPrepare()
    const log = page.getByRole('region', { name: 'Events', exact: true })
    await log.getByText('staff.preparing').first().waitFor()
    await wholeChart(page)
  },
  'studio-coverage': async (page) => {
    const selected = encodeURIComponent(
      'phoneVerification.requestingCode|xstate.done.actor.requestCode|0',
    )
    await page.goto(`/dev/studio?machine=phoneVerification&view=coverage&selected=${selected}`)
    await page.getByRole('tab', { name: 'Coverage', selected: true }).waitFor()
    await wholeChart(page)
  },
  'studio-plan': async (page) => {
    await page.setViewportSize({ width: 1120, height: 900 })
    await page.goto(pathToFileURL(resolve('reports/test-plan.html')).href)
    await showPath(page)
  },
  'studio-changes': async (page) => {
    await page.setViewportSize({ width: 1800, height: 1010 })
    await page.goto(`${pathToFileURL(resolve('reports/changes.html')).href}#orderCancellation`)
  },
  'owner-home': async (page) => {
    await sell()
    await backOffice(page, '/staff')
  },
  'owner-products': (page) => backOffice(page, '/staff/products'),
  'owner-orders': (page) => backOffice(page, '/staff/orders?view=board'),
  'owner-figures': (page) => backOffice(page, '/staff/figures?days=30'),
  'owner-slips': async (page) => backOffice(page, paths.ordersPrint(await sentOrders(page))),
  'owner-warranty': async (page) => {
    await backOffice(page, paths.devices)
    await page.getByLabel(devices.lines).fill(await warrantyLines(page))
    await page.getByRole('button', { name: devices.check }).click()
    await page.getByText(devices.checked(toPersianDigits(3))).waitFor()
  },
  'owner-gift-cards': async (page) => {
    await backOffice(page, paths.giftCards)
    await page.getByRole('button', { name: money.labels.issueGiftCards }).click()
    const dialog = page.getByRole('alertdialog')
    const { count, amount, validDays, reason } = money.fields
    await dialog.getByLabel(count).fill('۲۰')
    await dialog.getByLabel(amount).fill('۵۰۰٬۰۰۰')
    await dialog.getByLabel(money.optional(validDays)).fill('۳۶۵')
    await dialog.getByLabel(reason).fill('قرعه‌کشی نوروز')
  },
  'owner-settings': async (page) => {
    await backOffice(page, paths.contentOf('shopSettings'))
    await page.getByRole('button', { name: staffMenus.preview.open }).click()
    await page.mouse.move(0, 0)
  },
}

/** What the pictures of commands are taken of. */
const reports: Record<string, string> = {
  'studio-changes': 'reports/changes.html',
  'studio-plan': 'reports/test-plan.html',
}

for (const [name, show] of Object.entries(pictures)) {
  if (chosen?.includes(name) === false) continue
  const report = reports[name]
  if (report !== undefined && !existsSync(report)) continue
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    // Text stays sharp where a page shows the picture smaller, and when it is opened.
    deviceScaleFactor: 2,
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
  // Without a session, the back office leads on to the sign-in.
  if (name.startsWith('owner')) await page.goto('/staff', { waitUntil: 'networkidle' })
  else await page.goto('/dev/studio')
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

/** Brings all of a chart into its pane. */
async function wholeChart(page: Page): Promise<void> {
  await page.locator('.react-flow__node').first().waitFor()
  await page.getByRole('button', { name: 'Whole chart' }).click()
  await page.mouse.move(0, 0)
}

/** Shows all of the first path of a test plan that has many steps, and nothing of the next. */
async function showPath(page: Page): Promise<void> {
  const table = page
    .locator('table')
    .filter({ has: page.locator(`tbody tr:nth-child(${manySteps})`) })
  const { y = 0, height = 0 } = (await table.first().boundingBox()) ?? {}
  const space = 24
  await page.setViewportSize({ width: 1120, height: Math.ceil(height) + 2 * space })
  await page.evaluate((top) => scrollTo(0, top), y - space)
}

/** Opens a page of the back office as its owner, and waits for what it loads. */
async function backOffice(page: Page, path: string): Promise<void> {
  await signIn(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  // With the fonts of what only this page has.
  await page.reload({ waitUntil: 'networkidle' })
}

async function signIn(page: Page): Promise<void> {
  officeCookies ??= await officeSession()
  await page.context().addCookies(officeCookies)
}

/** The numbers of the newest orders that go to an address, those with the most goods first. */
async function sentOrders(page: Page): Promise<number[]> {
  await signIn(page)
  const reply = await page.request.get('/api/staff/order/')
  const { results }: { results: { id: number; is_in_person: boolean; units: number }[] } =
    await reply.json()
  return results
    .filter(({ is_in_person: isInPerson }) => !isInPerson)
    .toSorted((one, other) => other.units - one.units)
    .map(({ id }) => id)
    .slice(0, 3)
}

/** Lines of new warranty codes for the first two products of the back office. */
async function warrantyLines(page: Page): Promise<string> {
  const reply = await page.request.get('/api/staff/product/')
  const { results }: { results: { sku: string }[] } = await reply.json()
  const [first, second] = results.map(({ sku }) => sku)
  return [
    `FZ18A2B3C4D5,840213570000,${first},F2LXK4PDQ1`,
    `FZ18A2B3C4D6,840213570001,${first},F2LXK4PDQ2`,
    `FZ18A2B3C4D7,840213570002,${second},`,
  ].join('\n')
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

/** An order of the demo's customer that is paid and that the staff prepare. */
async function orderAndPrepare(): Promise<void> {
  const customer = await signedIn(demoAccounts.customer)
  const owner = await signedInOwner()
  officeCookies = await owner.context.cookies()
  const id = await order(customer, 'iphone-16-128gb')
  await pay(customer, id)
  for (const event of ['payment-checked', 'accepted', 'preparing'])
    await owner.post(`/staff/order/${id}/move/`, { event: `staff.${event}` })
  await customer.context.close()
  await owner.context.close()
}

async function pay({ request }: Session, id: number): Promise<void> {
  const callback = encodeURIComponent(`${origin}/payment/callback`)
  const bank = await request.get(
    `/api/payments/gateways/sandbox/start/?order_id=${id}&redirect_url=${callback}`,
  )
  await request.post(`${bank.url()}/pay`)
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
    await pay(customer, id)
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
