import { readFile } from 'node:fs/promises'
import type { FrameLocator, Locator, Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import type { StateValue } from 'xstate'
import { openTimeoutMs } from '#studio/app/walks/walk-state.ts'
import type { RecordedStep } from '#walks/recording/recorder.ts'
import { recordingText } from '#walks/recording/recording.ts'
import { loadedScripts } from '#tools/bench/scripts.ts'
import { answer } from '#tests/support/shopper.ts'
import { chartOf, isInSight } from './support/chart.ts'
import { customer, readyToPay } from './support/customer.ts'
import { phoneVariant } from './support/goods.ts'
import { breakCall, networkNoise } from './support/network.ts'
import { freshPhone, newestCode, shopper, useBrowser, type Shopper } from './support/story.ts'
import { paidOrder } from './support/wallet.ts'

useBrowser()

const asksForCode = /accounts\/request-otp/

type StudioPage = { page: Page; shop: FrameLocator; phone: string }

/** The studio with a page of the shop in its frame. */
async function studioWithShop(path: string, visitor?: Shopper): Promise<StudioPage> {
  const { page, phone } = visitor ?? (await shopper('desktop', { expectedErrors: networkNoise }))
  await page.goto('/dev/studio?machine=authentication&view=live&frame=phone')
  const shop = page.frameLocator('iframe')
  await shop.getByRole('banner').first().waitFor()
  await frameOf(page)?.goto(path)
  return { page, shop, phone }
}

const frameOf = (page: Page) => page.frames().find((each) => each.parentFrame() !== null)

/** The studio with the shop's sign-in in its frame. */
async function studioWithSignIn(path = '/login?inspect'): Promise<StudioPage> {
  const { page, shop, phone } = await studioWithShop(path)
  await shop.getByLabel('شمارهٔ همراه').fill(phone)
  await log(page).getByText('mobile.edited').first().waitFor()
  return { page, shop, phone }
}

const open = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click()
const log = (page: Page) => page.getByRole('region', { name: 'رویدادها' })
/** Whether all the text of an element is shown. */
const isWhole = ({ clientWidth, clientHeight, scrollWidth, scrollHeight }: Element) =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight
/** Whether nothing hides the middle of an element, and it is in the window. */
const isUncovered = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}
/** Whether nothing hides the first or the last line of an element. */
const isWhollyUncovered = (element: Element) => {
  const { x, top, bottom, width } = element.getBoundingClientRect()
  return [top + 16, bottom - 16].every((y) =>
    element.contains(document.elementFromPoint(x + width / 2, y)),
  )
}
const isFocused = (control: Locator) => control.evaluate((it) => it === document.activeElement)

/** Whether a press in the middle of something would reach it. */
const isOnTop = (control: Locator) =>
  control.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

/** Whether the log shows the step that is looked back at. */
const isCurrentStepInSight = (page: Page) =>
  log(page)
    .locator('[aria-current=step]')
    .evaluate((row) => {
      const [step, list] = [row, row.closest('ol')].map((it) => it?.getBoundingClientRect())
      return !!step && !!list && step.top >= list.top - 1 && step.bottom <= list.bottom + 1
    })

/** Goes on by the tabulator until the control is reached. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(control)) return
  }
  throw new Error('the keyboard does not get there')
}

const heading = (shop: FrameLocator, name: string) => shop.getByRole('heading', { name })

describe('the studio next to the running shop', () => {
  it('follows a sign-in, sends it an event, makes a call fail and hang, lets a deadline pass and goes back in time', async () => {
    const { page, shop, phone } = await studioWithSignIn()
    const submit = shop.getByRole('button', { name: 'دریافت کد تأیید' })

    await open(page, 'ساعت و خطا')
    await page
      .getByLabel('فراخوانیِ', { exact: true })
      .selectOption({ label: 'authentication · requestCode' })
    await page.getByLabel('فراخوانی بعدی').selectOption({ label: 'با خطا پاسخ بگیرد' })
    await page.getByLabel('کد خطا').waitFor()
    await submit.click()
    await shop.getByRole('alert').filter({ hasText: 'خطایی رخ داده است' }).waitFor()
    await log(page).getByText('error · requestCode').waitFor()

    await page.getByLabel('فراخوانی بعدی').selectOption({ label: 'در راه بماند تا رهایش کنید' })
    await expect.poll(() => page.getByLabel('کد خطا').count()).toBe(0)
    await submit.click()
    await open(page, 'فراخوانی‌ها')
    await page.getByText('requestCode · نگه‌داشته').waitFor()
    await open(page, 'ساعت و خطا')
    const deadlines = page.getByRole('region', { name: 'مهلت‌ها' })
    await deadlines.getByText(/^مهلت پاسخِ requestCode/).waitFor()
    expect(await deadlines.getByText('مهلتی در پیش نیست').count()).toBe(0)
    await open(page, 'فراخوانی‌ها')
    const held = page.getByRole('region', { name: 'فراخوانی‌های نگه‌داشته' })
    await held.getByRole('button', { name: 'مهلتش بگذرد' }).click()
    await page.getByText('requestCode · مهلتش گذشت').waitFor()
    await open(page, 'ساعت و خطا')
    await page.getByLabel('فراخوانی بعدی').selectOption({ label: 'در راه بماند تا رهایش کنید' })
    await expect.poll(() => page.getByLabel('فراخوانی بعدی').inputValue()).toBe('hang')
    await submit.click()
    await held.getByRole('button', { name: 'رها کن' }).click()
    await heading(shop, 'کد تأیید را وارد کنید').waitFor()
    await log(page).getByText('done · requestCode').waitFor()
    await expect.poll(() => isInSight(page, 'oneTimeCode', 'running')).toBe(true)
    expect(await page.locator('body').innerText()).not.toContain(phone)

    await open(page, 'ساعت و خطا')
    await page.getByRole('button', { name: 'همین حالا بگذرد' }).click()
    await shop.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).waitFor()

    // The shop steps back in the history, which the studio shares with it.
    await page.getByRole('button', { name: 'قاب رایانه' }).click()
    await open(page, 'فرستادن')
    await page
      .getByLabel('رویداد', { exact: true })
      .selectOption({ label: 'mobile.edited · authentication' })
    await page.getByRole('button', { name: /^بفرست/ }).click()
    await submit.waitFor()
    await expect.poll(() => frameOf(page)?.evaluate(() => history.state)).toBeNull()
    expect(new URL(page.url()).searchParams.get('frame')).toBe('desktop')

    await log(page)
      .getByRole('button', { name: /done · requestCode/ })
      .click()
    await heading(shop, 'کد تأیید را وارد کنید').waitFor()
    await page.getByText('فروشگاه این لحظه را نشان می‌دهد').waitFor()
    await page.getByText('گذشته در حال نمایش است و رویدادی نمی‌پذیرد').waitFor()
    expect(await page.getByRole('button', { name: /^بفرست/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'بازگشت به اکنون' }).click()
    await submit.waitFor()

    await page.getByRole('button', { name: 'پاک کردن' }).click()
    await page.getByText('هنوز رویدادی نیامده است').waitFor()
    await page.locator('[data-active]').first().waitFor()
  })

  it('offers an event of which a guard refuses the example, and sends it with what the guard lets pass', async () => {
    const buyer = await customer('desktop')
    const { page } = buyer
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/dev/studio?machine=checkout&view=live&frame=phone')
    const shop = page.frameLocator('iframe')
    await shop.getByRole('banner').first().waitFor()
    const frame = page.frames().find((each) => each.parentFrame() !== null)
    await frame?.goto('/cart/invoice?inspect')
    const options = await answer(buyer.api.GET('/payments/payment_gateway_option/'))
    const link = options.bank_gateways.find(({ is_active }) => is_active)?.link ?? ''
    const event = page.getByLabel('رویداد', { exact: true })
    const option = event.getByRole('option', { name: /^gateway\.chosen/ })
    await event.selectOption(await option.innerText())
    await page
      .getByText(/^شرط .isGatewayNeeded · isGatewayActive. نمونهٔ زیر را نمی‌پذیرد/)
      .waitFor()
    const send = page.getByRole('button', { name: /^بفرست/ })
    await send.click()
    await page.getByText(/^جریان این رویداد را نپذیرفت/).waitFor()
    await page.getByLabel('link', { exact: true }).fill(link)
    await send.click()
    await log(page).getByText('gateway.chosen').waitFor()
  })

  it('is controlled by the keyboard alone, and continues from the moment that is shown', async () => {
    const { page, shop } = await studioWithSignIn()
    await page.setViewportSize({ width: 768, height: 1024 })
    const submit = shop.getByRole('button', { name: 'دریافت کد تأیید' })
    await submit.click()
    await heading(shop, 'کد تأیید را وارد کنید').waitFor()
    await log(page).getByText('done · requestCode').waitFor()

    await page.getByRole('link', { name: 'رفتن به پانل‌های زیر نمودار' }).press('Enter')
    const history = page.getByRole('slider', { name: 'گذشتهٔ جریان' })
    await tabTo(page, history)
    await page.keyboard.press('Home')
    await submit.waitFor()
    const resume = page.getByRole('button', { name: 'بازگشت به اکنون' })
    await log(page).getByRole('listitem').last().scrollIntoViewIfNeeded()
    await log(page).evaluate((rows) => rows.scrollIntoView({ block: 'end' }))
    expect(await isOnTop(resume)).toBe(true)
    await tabTo(page, page.getByRole('button', { name: 'ادامه از اینجا' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByText('فروشگاه این لحظه را نشان می‌دهد').count()).toBe(0)
    expect(await isFocused(history)).toBe(true)
    await tabTo(page, page.getByRole('tab', { name: 'فرستادن' }))
    await page.keyboard.press('End')
    await page.getByRole('tabpanel', { name: 'کنشگرها' }).getByText('در حال اجرا').first().waitFor()

    await shop.getByLabel('شمارهٔ همراه').fill(freshPhone())
    await submit.click()
    await heading(shop, 'کد تأیید را وارد کنید').waitFor()
    const { scrollWidth, clientWidth } = await page
      .locator(':root')
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
    expect(scrollWidth).toBe(clientWidth)
  })

  it('opens the chart of a child that starts, returns to the flow that continues, and lists causes before effects', async () => {
    const { page, shop, phone } = await studioWithSignIn()
    await shop.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await heading(shop, 'کد تأیید را وارد کنید').waitFor()
    await page.waitForURL(/machine=oneTimeCode/)
    const code = await newestCode(phone)
    await shop.getByLabel('رقم ۱').click()
    await page.keyboard.type(code)
    await page.waitForURL(/machine=authentication/)
    const rows = log(page).getByRole('listitem')
    const events = (await rows.allInnerTexts()).map((row) => row.split('\n')[0])
    const effect = events.indexOf('done · code')
    const cause = events.findIndex((event) => event?.startsWith('done · verify'))
    expect(effect).toBeGreaterThan(-1)
    expect(cause).toBeGreaterThan(effect)
  })

  it('saves what it saw and replays the file in the chart, without anything private', async () => {
    const { page, shop, phone } = await studioWithSignIn()
    await shop.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await heading(shop, 'کد تأیید را وارد کنید').waitFor()
    const code = await newestCode(phone)
    await shop.getByLabel('رقم ۱').click()
    await page.keyboard.type(code)
    await log(page).getByText('done · code').waitFor()

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'ذخیرهٔ ضبط' }).click()
    const file = await (await downloading).path()
    const text = await readFile(file, 'utf8')
    expect(text).not.toContain(phone)
    expect(text).not.toContain(code)

    await page.getByRole('button', { name: 'پاک کردن' }).click()
    await page.getByRole('button', { name: 'باز کردن ضبط' }).click()
    await page.getByLabel('پروندهٔ ضبط').setInputFiles(file)
    await page
      .getByRole('status')
      .filter({ hasText: /ضبط با/ })
      .waitFor()
    await log(page)
      .getByRole('button', { name: /code\.changed|done · code/ })
      .first()
      .click()
    await page.locator('[data-active]').first().waitFor()
    await page.getByRole('button', { name: 'گام قبل' }).click()
    for (const key of ['Home', 'End']) {
      await page.getByRole('slider', { name: 'گذشتهٔ جریان' }).press(key)
      await expect.poll(() => isCurrentStepInSight(page)).toBe(true)
    }
    await open(page, 'ساعت و خطا')
    await page.getByText('در ضبط مهلتی نمی‌گذرد').waitFor()
    expect(await page.getByRole('button', { name: 'همین حالا بگذرد' }).count()).toBe(0)
    await page.getByRole('note').filter({ hasText: 'با آن پیش نمی‌رود' }).waitFor()
    await open(page, 'فراخوانی‌ها')
    await page.getByText('ضبط، فراخوانی‌ها را نگه نمی‌دارد').waitFor()
    for (const name of ['بستن فروشگاه', 'نمایش فروشگاه']) {
      await page.getByRole('banner').getByRole('button', { name }).click()
      await page
        .getByRole('status')
        .filter({ hasText: /ضبط با/ })
        .waitFor()
    }
    const filter = log(page).getByRole('searchbox')
    await filter.fill('code')
    await page.getByRole('button', { name: 'بستن ضبط' }).click()
    await expect.poll(() => filter.inputValue()).toBe('')
    expect(await page.getByRole('note').filter({ hasText: 'با آن پیش نمی‌رود' }).count()).toBe(0)
  })
})

describe('the lifecycles of the server', () => {
  it('move on their charts when an order is placed and paid, though no page of the shop is open', async () => {
    const buyer = await customer('desktop')
    const { page } = buyer
    const begun = page.waitForResponse(/\/dev\/studio\/moves$/)
    await page.goto('/dev/studio?machine=order&view=live')
    await begun
    await paidOrder(buyer)
    const step = (event: string, state: RegExp) =>
      log(page).getByRole('button', { name: event }).filter({ hasText: state }).first()
    await step('payment.settled', /payment [۰-۹]+: SUCCESSFUL/).waitFor()
    const machines = page.getByRole('navigation', { name: 'ماشین‌ها' })
    await machines.getByRole('link', { name: /^payment / }).click()
    const note = await page.getByText('این جریان دیگر اجرا نمی‌شود').boundingBox()
    const chart = await chartOf(page, 'payment').boundingBox()
    expect(chart?.y).toBeGreaterThanOrEqual((note?.y ?? Infinity) + (note?.height ?? 0))
    const ended = chartOf(page, 'payment')
    await ended
      .locator('[data-active]')
      .filter({ hasText: /^SUCCESSFUL/ })
      .waitFor()
    await ended.locator('button[data-last]').filter({ hasText: 'payment.settled' }).waitFor()
    const active = chartOf(page, 'order').locator('[data-active]')
    for (const [event, state] of [
      ['order.placed', 'WAITING_PAYMENT'],
      ['payment.confirmed', 'NOT_CHECKED'],
    ] as const) {
      await step(event, new RegExp(`order [۰-۹]+: ${state}`)).click()
      await active.filter({ hasText: new RegExp(`^${state}`) }).waitFor()
    }
  })
})

describe('the chart of a lifecycle that was chosen', () => {
  it('stays, and moves with the server, while the shop next to it goes through its flows', async () => {
    const buyer = await customer('desktop')
    await readyToPay(buyer, (await phoneVariant(buyer)).id)
    const { page, shop } = await studioWithShop('/cart/invoice', buyer)
    const machines = page.getByRole('navigation', { name: 'ماشین‌ها' })
    await machines.getByRole('link', { name: /^order / }).click()
    await shop.getByRole('radio', { name: /درگاه/ }).first().click()
    await shop
      .getByRole('button', { name: /^پرداخت/ })
      .first()
      .click()
    const active = chartOf(page, 'order').locator('[data-active]')
    await active.filter({ hasText: /^WAITING_PAYMENT/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('machine')).toBe('order')
  })
})

describe('the frame of the studio', () => {
  it('keeps a product that a card opens in another tab, goes back, and says when the shop was left', async () => {
    const { page, shop } = await studioWithShop('/productlist/mobile?inspect')
    const frame = page.getByRole('region', { name: 'فروشگاه در کنار نمودار' })
    await frame.getByText('/productlist/mobile', { exact: true }).waitFor()
    const unseen = page.getByText(/قاب از فروشگاه بیرون رفته|هنوز صفحه‌ای از فروشگاه/)
    await expect.poll(() => unseen.count()).toBe(0)
    await shop.locator('main a[target=_blank]').first().click()
    await frame.getByText(/^\/products\/[^?]+(?:\?price_id=\d+)?$/).waitFor()
    expect(page.context().pages()).toHaveLength(1)
    await log(page).getByText('addToCart').first().waitFor()
    await frame.getByRole('button', { name: 'صفحهٔ پیشین فروشگاه' }).click()
    await frame.getByText('/productlist/mobile', { exact: true }).waitFor()
    await expect.poll(() => frameOf(page)?.url()).toMatch(/productlist\/mobile/)
    await frameOf(page)?.waitForLoadState()
    await frameOf(page)?.goto('/robots.txt')
    await unseen.waitFor()
    await frame.getByRole('button', { name: 'صفحهٔ پیشین فروشگاه' }).click()
    await expect.poll(() => unseen.count()).toBe(0)
  })

  it('leaves a dialog of the shop open while somebody works in the studio, and shows it in the past', async () => {
    const buyer = await customer('desktop')
    const { id: price_id } = await phoneVariant(buyer)
    await answer(buyer.api.POST('/purchase/cart/add_item/', { body: { price_id, quantity: 1 } }))
    const { page, shop } = await studioWithShop('/cart/send-methods?inspect', buyer)
    await shop.getByRole('tab', { name: 'ارسال به آدرس' }).click()
    const dialog = shop.getByRole('dialog', { name: 'آدرس تازه' })
    await dialog.getByLabel('استان').selectOption({ label: 'تهران' })
    await log(page).getByText('done · listCities').waitFor()
    await open(page, 'ساعت و خطا')
    await log(page).getByRole('searchbox').click()
    expect(await log(page).getByText('dialog.dismissed').count()).toBe(0)
    await dialog.getByRole('button', { name: 'بستن' }).click()
    await dialog.waitFor({ state: 'detached' })
    for (const event of ['done · listCities', 'creation.requested']) {
      await log(page).getByRole('button', { name: event }).click()
      await page.getByText('فروشگاه این لحظه را نشان می‌دهد').waitFor()
      await dialog.waitFor()
    }
    await page.getByRole('button', { name: 'بازگشت به اکنون' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it('shows a call of the past as under way, though it has long been answered, and says that a fault waits for one that a guest’s cart does not make', async () => {
    const { page, shop } = await studioWithShop('/products/iphone-16-128gb?inspect')
    // A press before the flow runs leads to the cart without one.
    await log(page)
      .getByText(/^addToCart/)
      .first()
      .waitFor()
    await open(page, 'ساعت و خطا')
    const armed = page.getByRole('region', { name: 'خطای آماده' }).getByRole('status')
    await page.getByLabel('فراخوانی بعدی').selectOption({ value: 'lose' })
    await armed.filter({ hasText: 'شبکه قطع باشد' }).waitFor()
    await shop.getByRole('button', { name: 'افزودن به سبد' }).first().click()
    await log(page).getByText('done · addLine').waitFor()
    await armed.filter({ hasText: /addLine.* بی فراخوانی پاسخ داد/ }).waitFor()
    await armed.getByRole('button', { name: 'برداشتن خطا' }).click()
    await armed.waitFor({ state: 'detached' })
    expect(await page.getByLabel('فراخوانی بعدی').inputValue()).toBe('none')
    await log(page).getByRole('button', { name: 'add.pressed' }).click()
    await page.getByText('فروشگاه این لحظه را نشان می‌دهد').waitFor()
    await shop.getByRole('button', { name: 'در حال افزودن' }).first().waitFor()
  })

  it('says which page a past moment belongs to, and returns to the flow that is live now', async () => {
    const { page, shop, phone } = await studioWithSignIn('/login?inspect&redirectUrl=cart')
    await shop.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await heading(shop, 'کد تأیید را وارد کنید').waitFor()
    const code = await newestCode(phone)
    await shop.getByLabel('رقم ۱').click()
    await page.keyboard.type(code)
    await page.waitForURL(/machine=(?:checkout|cartEditing)/)
    await log(page)
      .getByRole('button', { name: /done · requestCode/ })
      .click()
    await page.getByText(/صفحهٔ این لحظه .*\/login.* دیگر باز نیست/).waitFor()
    expect(await page.getByText('فروشگاه این لحظه را نشان می‌دهد').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'ادامه از اینجا' }).count()).toBe(0)
    await page.getByRole('button', { name: 'بازگشت به اکنون' }).click()
    await page.waitForURL(/machine=(?:checkout|cartEditing)/)
    await page.getByText('اکنون', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'گام قبل', disabled: false }).waitFor()
  })
})

describe('a shopper', () => {
  it('loads nothing of the inspection with any page', async () => {
    const origin = inject('origin')
    for (const path of ['/', '/productlist/mobile', '/login', '/cart', '/products/iphone-13-128gb'])
      for (const script of (await loadedScripts(origin, path)).values())
        expect([path, /flow-inspection|studio\.arrived|@xstate\.actor"/.test(script)]).toEqual([
          path,
          false,
        ])
  })

  it('can show support what the flow did when something went wrong, and the studio replays it', async () => {
    const { page, phone, context } = await shopper('phone', { expectedErrors: networkNoise })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/login')
    await breakCall(page, asksForCode, 500)
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await page.getByRole('button', { name: 'دریافت کد تأیید' }).click()
    await page.getByRole('button', { name: 'گزارش برای پشتیبانی' }).click()
    const dialog = page.getByRole('dialog', { name: 'گزارش این خطا' })
    await dialog
      .getByText(/authentication xstate\.error\.actor\.requestCode internal_error/)
      .waitFor()
    await dialog.getByRole('button', { name: 'کپی گزارش' }).click()
    await page.getByText('گزارش کپی شد').waitFor()
    const report = await page.evaluate(() => navigator.clipboard.readText())
    expect(report).not.toContain(phone)

    await page.goto('/dev/studio?machine=checkout&view=live')
    await page.getByRole('button', { name: 'باز کردن ضبط' }).click()
    await page.getByLabel('یا متن گزارش را اینجا بچسبانید').fill('این گزارش نیست')
    await page.getByRole('button', { name: 'نمایش' }).click()
    await page.getByRole('alert').filter({ hasText: 'JSON' }).waitFor()
    await page.getByLabel('یا متن گزارش را اینجا بچسبانید').fill(report)
    await page.getByRole('button', { name: 'نمایش' }).click()
    await log(page).getByText('error · requestCode').waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('machine')).toBe('authentication')
  })
})

describe('a walk', () => {
  it('of a recording runs in the shop step by step, says where the machine diverges from it, and is saved as a test', async () => {
    const { page } = await shopper('desktop', { expectedErrors: networkNoise })
    await page.goto('/dev/studio?machine=authentication&view=live')
    await page.getByRole('button', { name: 'باز کردن ضبط' }).click()
    const text = page.getByRole('textbox', { name: 'یا متن گزارش را اینجا بچسبانید' })
    const show = page.getByRole('dialog').getByRole('button', { name: 'نمایش' })
    await text.fill(recordingText(diverging.slice(0, 1)))
    await show.click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'باز کردن ضبط' }).click()
    await text.waitFor()
    const inert = page.getByRole('region', { name: 'رویدادها', includeHidden: true })
    const workbench = async () => [page.url(), await inert.innerText()]
    const before = await workbench()
    expect(before[1]).toContain('mobile.submitted')
    for (const [bad, fault] of [
      [recordingText([taken('mobile.edited', 'mobile', { machine: 'teleport' })]), 'teleport'],
      ['{"format":', 'JSON'],
      ['{"format":"trace","version":1}', 'ضبط یک جریان نیست'],
      [recordingText(Array(2_001).fill(diverging[0])), 'بیش از اندازه بزرگ'],
      ['', 'خالی است'],
    ] as const) {
      await text.fill(bad)
      await show.click()
      await page.getByRole('alert').filter({ hasText: fault }).waitFor()
      const file = { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(bad) }
      await page.getByLabel('پروندهٔ ضبط').setInputFiles(file)
      await page.getByRole('alert').filter({ hasText: fault }).waitFor()
      expect(await workbench()).toEqual(before)
    }
    await text.fill(recordingText([taken('mobile.edited', 'nowhere')]))
    await show.click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await isInSight(page, 'authentication', 'requestingCode')).toBe(true)
    await page.getByRole('button', { name: 'باز کردن ضبط' }).click()
    await text.fill(recordingText(diverging))
    await show.click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await open(page, 'پیمایش')
    const where = /از گام ۲ جدا می‌شود: .*error · requestCode.* اکنون به .*mobile\.refused.* می‌رود/
    const diverges = page.getByRole('alert').filter({ hasText: where })
    await diverges.waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'ذخیره به شکل آزمون' }).first().click()
    const savedName = /^authentication\.mobile\.editing\.[\d-]{19}\.saved\.spec\.ts$/
    expect((await downloading).suggestedFilename()).toMatch(savedName)
    const saved = await readFile(await (await downloading).path(), 'utf8')
    expect(saved).toContain('{"event":"xstate.error.actor.requestCode","code":"network"}')

    await page.setViewportSize({ width: 1024, height: 768 })
    await page.getByRole('button', { name: 'دیدن در فروشگاه' }).first().press('Enter')
    const place = page.getByRole('region', { name: 'فروشگاه در کنار نمودار' })
    expect(await place.getByText('/login', { exact: true }).evaluate(isWhole)).toBe(true)
    await page.getByText('۰ از ۲ گام').waitFor()
    const next = page.getByRole('button', { name: 'گام بعد' })
    expect(await isFocused(next)).toBe(true)
    const panel = page.getByRole('tabpanel', { name: 'پیمایش' })
    await panel.evaluate((it) => it.scrollTo({ top: it.scrollHeight }))
    expect(await page.getByRole('tab', { name: 'پیمایش' }).evaluate(isUncovered)).toBe(true)
    await next.click()
    await page.getByText('۱ از ۲ گام').waitFor()
    const chart = chartOf(page, 'authentication')
    await chart.locator('[data-active]').filter({ hasText: 'fromMobile' }).first().waitFor()
    await page.frameLocator('iframe').locator('button[aria-busy=true]').waitFor()
    const other = await page.context().newPage()
    await other.goto('/dev/studio?machine=authentication&view=live&frame=phone&shop=/login')
    await log(other).getByText('authentication').first().waitFor()
    await page.bringToFront()
    await page.getByText('۱ از ۲ گام').waitFor()
    await next.press('Enter')
    await diverges.waitFor()
    expect(await isFocused(next)).toBe(true)
    await page.frameLocator('iframe').getByRole('alert').first().waitFor()
    const downloadingAgain = page.waitForEvent('download')
    await page.getByRole('button', { name: 'ذخیره به شکل آزمون' }).click()
    expect(await readFile(await (await downloadingAgain).path(), 'utf8')).toBe(saved)
    await page.getByRole('button', { name: 'پایان' }).press('Enter')
    const ofRecording = page.getByRole('region', { name: 'گام‌های ضبط در ماشین‌های کنونی' })
    const again = ofRecording.getByRole('button', { name: 'دیدن در فروشگاه' }).first()
    await expect.poll(() => isFocused(again)).toBe(true)
  })

  it('of a recording names the longest event in lines that fit into its panel', async () => {
    const { page } = await shopper('desktop', { expectedErrors: networkNoise })
    await page.goto('/dev/studio?machine=authentication&view=live')
    await page.getByRole('button', { name: 'باز کردن ضبط' }).click()
    const dialog = page.getByRole('dialog')
    const text = recordingText([taken('e'.repeat(20_000), 'mobile', {})])
    await dialog.getByRole('textbox').fill(text)
    await dialog.getByRole('button', { name: 'نمایش' }).click()
    await dialog.waitFor({ state: 'detached' })
    await open(page, 'پیمایش')
    const panel = page.getByRole('tabpanel', { name: 'پیمایش' })
    await panel.getByRole('alert').filter({ hasText: 'eeee' }).waitFor()
    expect(await panel.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  })

  it('of a guest says on a phone where the shop led a customer, continues after the sign-out with its controls in sight, and returns the shop to its page', async () => {
    const buyer = await customer('phone', { profile: false, expectedErrors: networkNoise })
    const { page } = await studioWithShop('/productlist/mobile?inspect', buyer)
    const place = page.getByRole('region', { name: 'فروشگاه در کنار نمودار' })
    await place.getByText('/productlist/mobile', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'باز کردن ضبط' }).click()
    const text = page.getByRole('textbox', { name: 'یا متن گزارش را اینجا بچسبانید' })
    await text.fill(recordingText(diverging.slice(0, 1)))
    await page.getByRole('dialog').getByRole('button', { name: 'نمایش' }).click()
    await open(page, 'پیمایش')
    await page.getByRole('button', { name: 'دیدن در فروشگاه' }).first().click()
    const led = page.getByRole('alert').filter({ hasText: 'به‌جای صفحهٔ این پیمایش' })
    await led.filter({ hasText: 'از حساب خارج شوید' }).waitFor()
    expect((await buyer.api.GET('/accounts/logout/')).response.status).toBe(204)
    await page.getByRole('button', { name: 'باز کردن دوبارهٔ صفحه' }).click()
    await page.getByText('۰ از ۱ گام').waitFor()
    await frameOf(page)?.evaluate(() => location.reload())
    const left = page.getByRole('alert').filter({ hasText: 'بازبارگیری یا بسته' })
    await left.waitFor()
    expect(await left.evaluate(isWhollyUncovered)).toBe(true)
    await page.getByRole('button', { name: 'باز کردن دوبارهٔ صفحه' }).click()
    await left.waitFor({ state: 'detached' })
    const next = page.getByRole('button', { name: 'گام بعد' })
    await expect.poll(() => next.isEnabled()).toBe(true)
    const panel = page.getByRole('tabpanel', { name: 'پیمایش' })
    await panel.evaluate((it) => it.scrollTo({ top: it.scrollHeight }))
    expect(await next.evaluate(isUncovered)).toBe(true)
    const swap = page.getByRole('button', { name: 'نمودار', exact: true })
    await swap.click()
    await chartOf(page, 'authentication').waitFor()
    expect(await next.evaluate(isUncovered)).toBe(true)
    await next.click()
    await page.getByText('فروشگاه همهٔ گام‌ها را رفت.').waitFor()
    await swap.click()
    const end = page.getByRole('button', { name: 'پایان' })
    expect(await end.evaluate(isUncovered)).toBe(true)
    await end.click()
    await place.getByText('/productlist/mobile', { exact: true }).waitFor()
  })
})

describe('a walk of the wallet', () => {
  it('follows the chart of its page, shows on a phone which step comes next, and opens no tab of the bank', async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    const { page } = await studioWithShop('/wallet?inspect', buyer)
    await expect.poll(() => new URL(page.url()).searchParams.get('machine')).toBe('walletCharge')
    await page.getByRole('button', { name: 'باز کردن ضبط' }).click()
    const text = page.getByRole('textbox', { name: 'یا متن گزارش را اینجا بچسبانید' })
    await text.fill(recordingText(charging))
    await page.getByRole('dialog').getByRole('button', { name: 'نمایش' }).click()
    await open(page, 'پیمایش')
    await page.getByRole('button', { name: 'دیدن در فروشگاه' }).first().click()
    const place = page.getByRole('status').filter({ hasText: /از ۳ گام/ })
    for (const step of [
      /۰ از ۳ گام.*charge\.submitted → requesting/,
      /۱ از ۳ گام.*done · createDeposit → showing/,
      /۲ از ۳ گام.*done · showGateway → opened/,
    ]) {
      await place.filter({ hasText: step }).waitFor()
      expect(await place.evaluate(isUncovered)).toBe(true)
      await page.getByRole('button', { name: 'گام بعد' }).click()
    }
    await page.getByText('فروشگاه همهٔ گام‌ها را رفت.').waitFor()
    expect(page.context().pages()).toHaveLength(1)
  })
})

describe('a walk whose page has a flow of its own', () => {
  const watch = async (page: Page, steps: RecordedStep[]) => {
    await page.getByRole('button', { name: 'باز کردن ضبط' }).click()
    const text = page.getByRole('textbox', { name: 'یا متن گزارش را اینجا بچسبانید' })
    await text.fill(recordingText(steps))
    await page.getByRole('dialog').getByRole('button', { name: 'نمایش' }).click()
    await open(page, 'پیمایش')
    await page.getByRole('button', { name: 'دیدن در فروشگاه' }).first().click()
  }

  it('begins where that flow has ended as it started', async () => {
    const { page } = await studioWithShop('/?inspect')
    await watch(page, resulting)
    await page.getByText('۰ از ۱ گام').waitFor()
    await page.getByRole('button', { name: 'گام بعد' }).click()
    await page.getByText('فروشگاه همهٔ گام‌ها را رفت.').waitFor()
  })

  it('waits for its first step even though the page reports who is signed in, and says who has to be', async () => {
    const { page } = await studioWithShop('/?inspect')
    await watch(page, checkingWarranty)
    await page.getByText('۰ از ۱ گام').waitFor()
    await frameOf(page)?.getByRole('heading', { level: 1 }).first().waitFor()
    await page.getByRole('button', { name: 'گام بعد' }).click()
    await page.getByRole('alert').filter({ hasText: 'برای مشتری است' }).waitFor()
  })

  it('of a customer says who has to be signed in as soon as the shop asks a visitor to sign in, and begins after that', async () => {
    const { page, phone } = await shopper('desktop', { expectedErrors: networkNoise })
    await page.goto('/dev/studio?machine=walletCharge&view=live')
    await watch(page, charging)
    const led = page.getByRole('alert').filter({ hasText: 'به‌جای صفحهٔ این پیمایش به' })
    await led.filter({ hasText: 'برای مشتری است' }).waitFor({ timeout: openTimeoutMs - 1_000 })
    const shop = page.frameLocator('iframe')
    await shop.getByLabel('شمارهٔ همراه').fill(phone)
    await shop.getByLabel('شمارهٔ همراه').press('Enter')
    await heading(shop, 'کد تأیید را وارد کنید').waitFor()
    await shop.getByLabel('رقم ۱').click()
    await page.keyboard.type(await newestCode(phone))
    await page.getByText('۰ از ۳ گام').waitFor()
  })

  it('stops, without a fault of its machine, when somebody goes another way in the frame', async () => {
    const { page } = await studioWithShop('/?inspect')
    await watch(page, diverging.slice(0, 1))
    await page.getByText('۰ از ۱ گام').waitFor()
    const shop = page.frameLocator('iframe')
    await shop.getByLabel('شمارهٔ همراه').fill('09120000000')
    await shop.getByRole('button', { name: 'ورود با رمز عبور' }).click()
    await page.getByRole('alert').filter({ hasText: 'خود صفحه، یا کسی در آن' }).waitFor()
    await page.getByRole('button', { name: 'باز کردن دوبارهٔ صفحه' }).click()
    await page.getByText('۰ از ۱ گام').waitFor()
  })
})

/** A step of a sign-in, as a customer's report has it. */
const taken = (
  type: string,
  value: StateValue,
  { machine = 'authentication', code }: { machine?: string; code?: string } = {},
): RecordedStep => ({
  at: 0,
  flow: 'x:0',
  actor: 'x:0',
  machine,
  event: { type, code },
  transitions: [`${machine}.mobile|${type}|0`],
  value,
})

/** A number is submitted; then the network is lost, which led to another state at the time of the report. */
const diverging = [
  taken('mobile.submitted', { requestingCode: 'fromMobile' }),
  taken('xstate.error.actor.requestCode', { mobile: 'editing' }, { code: 'network' }),
]

/** The order of a payment is looked up, which the page of a payment without one has no flow for. */
const resulting = [
  {
    ...taken('xstate.error.actor.loadOrder', 'checkFailed', {
      machine: 'paymentResult',
      code: 'network',
    }),
    transitions: ['paymentResult.checking|xstate.error.actor.loadOrder|0'],
  },
]

/** A customer checks a warranty, which a guest may not. */
const checkingWarranty = [
  {
    ...taken('check.submitted', 'checking', { machine: 'warrantyCheck' }),
    transitions: ['warrantyCheck.open|check.submitted|1'],
  },
]

/** The wallet is charged: the deposit is made, and the page of the bank is shown. */
const charging = [
  { from: 'editing', type: 'charge.submitted', to: 'requesting' },
  { from: 'requesting', type: 'xstate.done.actor.createDeposit', to: 'showing' },
  { from: 'showing', type: 'xstate.done.actor.showGateway', to: { opened: 'settling' } },
].map(({ from, type, to }) => ({
  ...taken(type, to, { machine: 'walletCharge' }),
  transitions: [`walletCharge.${from}|${type}|0`],
}))
