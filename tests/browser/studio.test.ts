import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PathsReport } from '#walks/paths-report.ts'
import { models } from '#machines/testing/registry.ts'
import { orderMachine } from '#machines/lifecycles/order/order.machine.ts'
import { chartGraph, statesIn, transitionsIn } from '#charts/graph.ts'
import { chartJson } from '#studio/app/exports/json.ts'
import { chartMermaid } from '#studio/app/exports/mermaid.ts'
import { readSources } from '#studio/sources/read-sources.ts'
import { axeFindings } from './support/axe.ts'
import { isInWindow } from './support/in-window.ts'
import { chartOf, isInSight } from './support/chart.ts'
import { devices, shopper, useBrowser } from './support/story.ts'
import { installClock } from './support/profiles.ts'

useBrowser()

const graphs = models.map(({ machine }) => chartGraph(machine))
const paying = 'checkout.paying|xstate.done.actor.placeOrder|0'

describe('the flow studio', () => {
  it('lists every machine, and shows the charts of some with all their states and transitions', async () => {
    // One in regions, the one with most children, one of the back office, and one of the server; unit tests draw all.
    const some = new Set(['oneTimeCode', 'checkout', 'staffImport', 'order'])
    const { page } = await shopper('desktop')
    await page.goto('/dev/studio')
    const list = page.getByRole('navigation', { name: 'ماشین‌ها' })
    await expect.poll(() => list.getByRole('link').count()).toBe(graphs.length)
    for (const graph of graphs.filter(({ id }) => some.has(id))) {
      await list.getByRole('link', { name: new RegExp(`^${graph.id} `) }).click()
      expect(new URL(page.url()).searchParams.get('machine')).toBe(graph.id)
      const drawn = () => drawnIn(page, graph.id)
      await expect.poll(drawn).toEqual({
        states: statesIn(graph.root)
          .map(({ id }) => id)
          .toSorted(),
        transitions: transitionsIn(graph)
          .map(({ id }) => id)
          .toSorted(),
      })
    }
    await page.goBack()
    await chartOf(page, 'staffImport').waitFor()
  })

  it('runs from left to right in English: dialogs, tabs and the icons that point, each with an English name', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/dev/studio?machine=authentication&view=live&frame=phone&shop=/login')
    const isMirrored = (name: string) =>
      page
        .getByRole('button', { name })
        .locator('svg')
        .evaluate((icon) => getComputedStyle(icon).transform.startsWith('matrix(-1'))
    const back = 'صفحهٔ پیشین فروشگاه'
    await page.getByRole('button', { name: back }).waitFor()
    expect(await isMirrored(back)).toBe(false)
    await page.getByRole('button', { name: 'EN', exact: true }).click()
    const pointing = ['Previous page of the shop', 'Step back', 'Step forward']
    await page.getByRole('button', { name: 'Step back' }).waitFor()
    expect(await Promise.all(pointing.map(isMirrored))).toEqual([true, true, true])
    await page.getByRole('button', { name: 'Dark theme' }).waitFor()
    const row = page.getByRole('region', { name: 'Events' }).getByRole('listitem').first()
    const name = row.locator('span').first()
    expect(await name.evaluate((it) => getComputedStyle(it).textAlign)).toBe('start')
    await page.getByRole('tab', { name: 'Live' }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('tab', { name: 'Details', selected: true }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Open recording' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open recording' })
    expect(await dialog.getAttribute('dir')).toBe('ltr')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it('shows what the shop says and offers in a state, and leads to the event of a control', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/dev/studio?machine=paymentResult')
    const chart = chartOf(page, 'paymentResult')
    const details = page.getByRole('tabpanel')
    await page.getByRole('button', { name: 'همهٔ نمودار' }).click()
    await chart.getByRole('button', { name: 'refunded', exact: true }).click()
    await details.getByText('وضعیت «مبلغ به کیف پول شما برگشت').waitFor()
    await details.getByText('پیوند «سبد خرید»').waitFor()
    await details.getByText('/cart', { exact: true }).waitFor()
    await chart.getByRole('button', { name: 'ready', exact: true }).press('Enter')
    await details.getByText('با دادهٔ WaitingReadyAfterRefusal').waitFor()
    await details.getByRole('button', { name: 'paymentResult · retry.requested' }).click()
    await details.getByText('paymentResult.waiting|retry.requested|0').waitFor()
    await page.reload()
    await details.getByText('paymentResult.waiting|retry.requested|0').waitFor()
  })

  it('says who raises an event and what it carries, and what an actor calls and is answered', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/dev/studio?machine=checkout')
    const details = page.getByRole('tabpanel', { name: 'جزئیات' })
    await page.getByRole('searchbox').fill('pay.pressed')
    await details.getByRole('listitem').filter({ hasText: 'دکمهٔ «پرداخت با بانک سامان»' }).waitFor()
    await page.getByRole('searchbox').fill('gateway.chosen')
    await details
      .locator('summary', { hasText: "{ type: 'gateway.chosen'; link: string }" })
      .waitFor()
    await page.goto('/dev/studio?machine=placeOrder')
    await chartOf(page, 'placeOrder')
      .getByRole('button', { name: 'placing', exact: true })
      .press('Enter')
    await details.locator('summary', { hasText: 'POST /purchase/v4/order/' }).click()
    await details.getByText('reserves the stock and empties the cart').waitFor()
    await details.getByText('expected_payable?: Toman').waitFor()
    await details.getByText('order_id: Id').waitFor()
    await details.getByText('Idempotency-Key?: string').waitFor()
    expect(await axeFindings(page, 'all', '[role=tabpanel]:not([hidden])')).toEqual([])
    const refusal = details
      .getByRole('listitem')
      .filter({ hasText: /^price_changed \(409\) مبلغ سفارش شما تغییر کرده است/ })
    await refusal.getByRole('button', { name: '[else] → refused' }).waitFor()
    await refusal.getByRole('button', { name: 'checkout · choosing' }).click()
    await chartOf(page, 'checkout').waitFor()
    await details.getByText('با دادهٔ RefusedOtherPrice').waitFor()
    await page.goto('/dev/studio?machine=cartEditing')
    await page.getByRole('searchbox').fill('برای ادامه آن را حذف کنید')
    await details.getByText(/^متن «سبد خرید شما .* ناموجود؛ برای ادامه آن را حذف کنید/).waitFor()
    await page.goto('/dev/studio?machine=placeOrder&search=isEmpty(cart)+%26%26+cart.version')
    await page.getByRole('searchbox').press('Enter')
    await details.getByText('return !isEmpty(cart) && cart.version === agreed.version').waitFor()
    await page.goto('/dev/studio?machine=cartEditing')
    await chartOf(page, 'cartEditing')
      .getByRole('button', { name: 'outOfStock', exact: true })
      .press('Enter')
    await details.getByText('گفت‌وگو «یکی از کالاها تمام شد').waitFor()
    await page.goto('/dev/studio?machine=authentication&search=دریافت+کد+تأیید')
    await chartOf(page, 'authentication')
      .locator('[data-chart-state="authentication.mobile.editing"] button')
      .first()
      .press('Enter')
    const condition = details.getByText('روشن با شرط').filter({ visible: true }).first()
    await condition
      .locator('xpath=..')
      .getByRole('button', { name: /mobile\.submitted \[isMobile\]/ })
      .waitFor()
  })

  it('finds states and events, and says what the chart knows of the chosen one', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/dev/studio?machine=checkout')
    await chartOf(page, 'checkout').getByRole('button', { name: 'paying', exact: true }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('retry.requested')
    const place = page.getByRole('search').getByRole('status')
    await expect.poll(() => place.innerText()).toBe('۱ از ۲')
    await page.keyboard.press('Enter')
    await expect.poll(() => place.innerText()).toBe('۲ از ۲')
    await page.getByRole('searchbox').fill('isVpnChecked')
    await expect.poll(() => place.innerText()).toBe('۱ از ۱')
    await page.getByRole('searchbox').fill('paying')
    await expect.poll(() => place.innerText()).toMatch(/^۱ از ./)
    await expect.poll(() => isInSight(page, 'checkout', 'paying')).toBe(true)
    await page.getByRole('button', { name: 'loading', exact: true }).focus()
    await expect.poll(() => isInSight(page, 'checkout', 'loading')).toBe(true)
    await page.getByRole('button', { name: 'loading', exact: true }).press('Enter')
    await expect
      .poll(() => page.getByRole('tabpanel', { name: 'جزئیات' }).innerText())
      .toMatch(/گذارهای خروجی shopping[^]*signIn\.requested[^]*گذارهای ورودی[^]*isSignedOut/)
    await page.getByRole('button', { name: 'paying', exact: true }).press('Enter')
    const details = page.getByRole('tabpanel', { name: 'جزئیات' })
    await details.getByRole('button', { name: /^done · placeOrder \[\d\. isOrdered\]/ }).click()
    await expect
      .poll(() => details.innerText())
      .toMatch(/از\s+paying\s+به\s+ordered\s+شرط\s+\[\d\. isOrdered\]\s+کنش‌ها\s+keepOrder/)
    await details.getByRole('button', { name: 'paying', exact: true }).click()
    await details.getByText('checkout.paying', { exact: true }).waitFor()
    await details.getByText('the cart is reloaded, then ordered').waitFor()
    await details.getByRole('button', { name: 'placeOrder', exact: true }).click()
    await chartOf(page, 'placeOrder')
      .getByRole('button', { name: 'placing', exact: true })
      .waitFor()
    await page.getByRole('searchbox').fill('nowhere at all')
    await expect.poll(() => place.innerText()).toBe('پیدا نشد')
  })

  it('lists the other charts that contain the searched text, and continues the search there', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/dev/studio?machine=checkout&search=gateway')
    const place = page.getByRole('search').getByRole('status')
    await expect.poll(() => place.innerText()).toMatch(/^۱ از /)
    await page.getByRole('searchbox').fill('keepCart')
    const elsewhere = page.getByRole('navigation', { name: 'یافته‌ها در نمودارهای دیگر' })
    await expect.poll(() => elsewhere.getByRole('status').innerText()).toMatch(/^در ۳ نمودار دیگر/)
    await elsewhere.getByRole('link', { name: 'cartEditing ۱' }).waitFor()
    expect(await axeFindings(page, 'all', 'header')).toEqual([])
    await elsewhere.getByRole('link', { name: /^delivery/ }).press('Enter')
    await expect.poll(() => place.innerText()).toBe('۱ از ۲')
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      machine: 'delivery',
      search: 'keepCart',
    })
    const found = chartOf(page, 'delivery').locator('[data-found]')
    await expect.poll(() => found.innerText()).toContain('keepCart')
    await expect.poll(() => isInSight(page, 'delivery', found)).toBe(true)
    expect(await page.getByRole('searchbox').evaluate((field) => field.matches(':focus'))).toBe(
      true,
    )
    await page.goBack()
    await elsewhere.getByRole('link', { name: /^delivery/ }).waitFor()
    await page.getByRole('searchbox').fill("POST('/purchase/v4/order/'")
    await expect.poll(() => place.innerText()).toBe('در این نمودار نیست')
    await expect
      .poll(() => elsewhere.getByRole('status').innerText())
      .toMatch(/^در . نمودار دیگر هست/)
    const top = () => chartOf(page, 'checkout').evaluate((chart) => chart.getBoundingClientRect().y)
    const before = await top()
    await page.getByRole('searchbox').fill('nowhere at all')
    await expect.poll(() => place.innerText()).toBe('پیدا نشد')
    expect(await top()).toBe(before)
    await page.getByRole('searchbox').fill("POST('/purchase/v4/order/'")
    await page.getByRole('searchbox').press('Enter')
    await chartOf(page, 'placeOrder')
      .locator('[data-chart-state="placeOrder.placing"][data-found]')
      .waitFor()
    await expect.poll(() => place.innerText()).toMatch(/در کنشگر placeOrder$/)
  })

  it('opens the details of what the search reaches, and names the rule in which it found the text', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/dev/studio?machine=checkout')
    const details = page.getByRole('tabpanel', { name: 'جزئیات' })
    const place = page.getByRole('search').getByRole('status')
    await page.getByRole('searchbox').fill('isPaymentReady')
    await details.getByText('[2. isPaymentReady]', { exact: true }).waitFor()
    await page.getByRole('searchbox').fill('profileComplete && !isEmpty')
    await expect.poll(() => place.innerText()).toMatch(/^۱ از .، در شرط isCartReady$/)
    await details
      .locator('summary', { hasText: /^isCartReady$/ })
      .first()
      .waitFor()
    await details.getByText('!isEmpty(cart) && !hasUnavailable(cart)').waitFor()
    await page.getByRole('searchbox').press('Enter')
    await expect.poll(() => place.innerText()).toMatch(/^۲ از .، در شرط isCartReady$/)
    await details.getByText('[2. isDeliveryWanted & isCartReady]', { exact: true }).waitFor()
    await page.getByRole('searchbox').fill('hasUnavailable')
    const elsewhere = page.getByRole('navigation', { name: 'یافته‌ها در نمودارهای دیگر' })
    await elsewhere.getByRole('link', { name: /^cartEditing/ }).press('Enter')
    await details.locator('summary', { hasText: 'isUnavailable' }).waitFor()
  })

  it('opens names of guards, actions and actors to what they say in the program', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/dev/studio?machine=checkout')
    const chart = chartOf(page, 'checkout')
    const details = page.getByRole('tabpanel', { name: 'جزئیات' })
    await chart.getByRole('button', { name: /^pay\.pressed \[2\./ }).press('Enter')
    await details.getByText('[2. isPaymentReady]', { exact: true }).click()
    await details.getByText('isPaymentReady: ({ context }) =>').waitFor()
    const place = placeOf('checkout.setup.ts', 'isPaymentReady:')
    const link = details.getByRole('link', { name: place })
    expect(await link.getAttribute('href')).toMatch(
      /^vscode:.*machines.flows.checkout.checkout.setup.ts:\d+$/,
    )
    await details.locator('summary', { hasText: /^isPaymentReady$/ }).press('Enter')
    await details.locator('summary', { hasText: /^isCartReady$/ }).press('Enter')
    await details.getByText(/^Whether delivery may open/).waitFor()
    await details.getByText('forgetNotice', { exact: true }).click()
    await details.getByText('forgetNotice: assign({ notice: null })').waitFor()
    expect(await axeFindings(page, 'all', '[role=tabpanel]:not([hidden])')).toEqual([])
    await chart.getByRole('button', { name: 'loading', exact: true }).press('Enter')
    await details.locator('summary', { hasText: /^loadCheckout$/ }).click()
    await details.getByText('loadCheckout: fromPromise<LoadedCheckout').waitFor()
    for (const name of ['loadCustomer', 'readInvoice', 'unwrap'])
      await details
        .locator('summary', { hasText: new RegExp(`^${name}$`) })
        .first()
        .click()
    await details.getByText('async function readInvoice').waitFor()
    await details.getByText(/^export async function unwrap/).waitFor()
    expect(await details.evaluate((panel) => panel.scrollWidth <= panel.clientWidth)).toBe(true)
  })

  it('says what goes into a machine, what it holds at first and what it gives back', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/dev/studio?machine=placeOrder')
    const details = page.getByRole('tabpanel', { name: 'جزئیات' })
    const name = (text: string) => details.locator('summary', { hasText: new RegExp(`^${text}$`) })
    await name('PlaceOrderInput').click()
    await details.getByText(/^export type PlaceOrderInput/).waitFor()
    await name('context').click()
    await details.getByText('orderId: null, failure: null').waitFor()
    await chartOf(page, 'placeOrder')
      .getByRole('button', { name: 'abandoned', exact: true })
      .press('Enter')
    await name('output').first().click()
    await details.getByText("{ outcome: 'abandoned' }").waitFor()
    await name('output').last().click()
    await details.getByText('event.output as PlaceOrderOutput').waitFor()
    await name('PlaceOrderOutput').click()
    await details.getByText(/^export type PlaceOrderOutput/).waitFor()
    expect(await axeFindings(page, 'all', '[role=tabpanel]:not([hidden])')).toEqual([])
  })

  it('says what a machine is for and how others follow it, and leads to them', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/dev/studio?machine=checkout')
    const details = page.getByRole('tabpanel', { name: 'جزئیات' })
    await details.getByText(/^From the cart to the bank/).waitFor()
    await details
      .getByText(placeOf('checkout.machine.ts', 'export const checkoutMachine'))
      .waitFor()
    const has = page.getByRole('button', { name: 'paymentResult', exact: true })
    const onward = details.getByRole('button', { name: 'paymentResult', exact: true })
    expect(await details.getByRole('listitem').filter({ has }).innerText()).toContain(
      'بانک او را به صفحهٔ نتیجهٔ پرداخت برمی‌گرداند',
    )
    await chartOf(page, 'checkout')
      .getByRole('button', { name: 'paying', exact: true })
      .press('Enter')
    await onward.press('Enter')
    await chartOf(page, 'paymentResult').getByRole('button', { name: 'checking' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('panels')
    await details.getByRole('button', { name: 'checkout · paying' }).press('Enter')
    const paying = chartOf(page, 'checkout').getByRole('button', { name: 'paying', exact: true })
    await expect.poll(() => paying.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => isInSight(page, 'checkout', 'paying')).toBe(true)
    await details.getByRole('button', { name: 'دربارهٔ checkout' }).press('Enter')
    await details.getByRole('button', { name: 'placeOrder', exact: true }).press('Enter')
    await details.getByRole('button', { name: 'checkout · paying' }).waitFor()
    expect(await axeFindings(page, 'all', '[role=tabpanel]:not([hidden])')).toEqual([])
  })

  it('goes back through what was chosen by links, one choice for each step', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/dev/studio?machine=giftCardRedemption')
    const chart = chartOf(page, 'giftCardRedemption')
    await chart.getByRole('button', { name: 'redeeming', exact: true }).press('Enter')
    const chosen = () => new URL(page.url()).searchParams.get('selected')
    const details = page.getByRole('tabpanel', { name: 'جزئیات' })
    await details.getByRole('button', { name: /^done · redeemGiftCard/ }).click()
    await expect.poll(chosen).toContain('xstate.done.actor.redeemGiftCard')
    await page.goBack()
    await expect.poll(chosen).toBe('giftCardRedemption.redeeming')
    await page.goBack()
    await expect.poll(chosen).toBeNull()
    expect(new URL(page.url()).searchParams.get('machine')).toBe('giftCardRedemption')
  })

  it('takes a press anywhere in the box of a state, but on one of its transitions, as one on the state', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/dev/studio?machine=authentication')
    await page.getByRole('button', { name: 'همهٔ نمودار' }).click()
    const press = async (part: Locator) => {
      const { width = 0, height = 0 } = (await part.boundingBox()) ?? {}
      await part.click({ position: { x: width * 0.9, y: height * 0.9 } })
      return new URL(page.url()).searchParams.get('selected')
    }
    const box = (id: string) => page.locator(`[data-chart-state="authentication.${id}"]`)
    expect(await press(box('requestingCode'))).toBe('authentication.requestingCode')
    expect(await press(box('mobile'))).toBe('authentication.mobile')
    const id = await page
      .locator('[data-chart-state] [data-transition]')
      .first()
      .getAttribute('data-transition')
    // Dispatched, since the chart may still move to the state that was pressed.
    await page.locator(`[data-chart-state] [data-transition="${id}"]`).dispatchEvent('click')
    await expect.poll(() => new URL(page.url()).searchParams.get('selected')).toBe(id)
  })

  it('brings what the keyboard reaches into sight, though the chart is on its way elsewhere', async () => {
    const { page } = await shopper('desktop', { isMoving: true })
    await installClock(page)
    await page.goto('/dev/studio?machine=checkout')
    const loading = chartOf(page, 'checkout').getByRole('button', { name: 'loading', exact: true })
    await loading.waitFor()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await page.getByRole('searchbox').fill('paying')
    const place = page.getByRole('search').getByRole('status')
    await expect.poll(() => place.innerText()).toMatch(/^۱ از ./)
    await page.clock.runFor(20)
    expect(await isInSight(page, 'checkout', 'loading')).toBe(true)
    await loading.focus()
    await page.clock.runFor(1_000)
    expect(await isInSight(page, 'checkout', 'loading')).toBe(true)
  })

  it('has every machine at hand, and the small map only while a part of the chart is out of sight', async () => {
    const { page } = await shopper('desktop')
    const map = page.getByRole('img', { name: 'نقشهٔ کوچک نمودار' })
    await page.goto('/dev/studio?machine=checkout')
    await map.waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    const list = page.getByRole('navigation', { name: 'ماشین‌ها' })
    const links = list.getByRole('link')
    await page.getByRole('button', { name: 'همهٔ نمودار' }).click()
    await map.waitFor({ state: 'detached' })
    await page.keyboard.press('Home')
    await map.waitFor()
    const place = () => page.locator('.react-flow__viewport').evaluate((it) => it.style.transform)
    const atStart = await place()
    await page.keyboard.press('Control+0')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    expect(await place()).toBe(atStart)
    await page.keyboard.press('0')
    await map.waitFor({ state: 'detached' })
    await links.last().focus()
    await expect.poll(() => links.last().evaluate(isInWindow)).toBe(true)
    expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0)
    await list.getByRole('link', { name: /^comment / }).click()
    await chartOf(page, 'comment').getByRole('button', { name: 'pending', exact: true }).waitFor()
    await expect.poll(() => map.count()).toBe(0)
    const state = 'authentication.requestingCode'
    await page.goto(`/dev/studio?machine=authentication&selected=${state}&focus=${state}`)
    const whole = chartOf(page, 'authentication').locator('[data-id="frame authentication"]')
    await expect.poll(() => isInSight(page, 'authentication', whole)).toBe(true)
  })

  it('selects the state whose neighbors are shown, all of them in sight, and shows the whole chart for an unknown one', async () => {
    const { page } = await shopper('desktop')
    await page.setViewportSize({ width: 1440, height: 900 })
    const chart = chartOf(page, 'placeOrder')
    const focus = page.getByRole('button', { name: 'تنها همسایه‌های حالت برگزیده' })
    await page.goto('/dev/studio?machine=placeOrder&focus=placeOrder.placing')
    const placing = chart.getByRole('button', { name: 'placing', exact: true, pressed: true })
    await placing.waitFor()
    const details = page.getByRole('tabpanel', { name: 'جزئیات' })
    await details.getByText('placing').first().waitFor()
    expect(await focus.getAttribute('aria-pressed')).toBe('true')
    const whole = chart.locator('[data-id="frame placeOrder"]')
    await expect.poll(() => isInSight(page, 'placeOrder', whole)).toBe(true)
    await page.goto('/dev/studio?machine=placeOrder&focus=placeOrder.nowhere')
    await chart.getByRole('button', { name: 'leaveFailed', exact: true }).waitFor()
    expect(await focus.getAttribute('aria-pressed')).toBe('false')
    expect(await focus.isDisabled()).toBe(true)
    await page.goto('/dev/studio?machine=placeOrder&focus=placeOrder')
    await chart.getByRole('button', { name: 'leaveFailed', exact: true }).waitFor()
    expect(await focus.getAttribute('aria-pressed')).toBe('false')
  })

  it('shows the neighbors of a state that is chosen there, all of them in sight, returns in one step, and leaves them with Escape', async () => {
    const { page } = await shopper('desktop')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/dev/studio?machine=paymentResult&focus=paymentResult.checkFailed')
    const first = page.url()
    const chart = chartOf(page, 'paymentResult')
    const whole = chart.locator('[data-id="frame paymentResult"]')
    await expect.poll(() => isInSight(page, 'paymentResult', whole)).toBe(true)
    const leaving = 'paymentResult.leaving'
    await chart.locator(`[data-chart-state="${leaving}"] button`).first().press('Enter')
    await chart.locator('[data-chart-state="paymentResult.left"]').waitFor()
    expect(new URL(page.url()).searchParams.get('focus')).toBe(leaving)
    await expect.poll(() => isInSight(page, 'paymentResult', whole)).toBe(true)
    await page.goBack()
    await expect.poll(() => page.url()).toBe(first)
    const filter = page.getByRole('button', { name: 'تنها همسایه‌های حالت برگزیده' })
    // While the chart is laid out, it hears no key.
    const escape = async () => {
      await page.getByRole('tab', { name: 'جزئیات' }).press('Escape')
      return new URL(page.url()).searchParams.has('focus')
    }
    await expect.poll(escape).toBe(false)
    await expect.poll(() => filter.isEnabled()).toBe(true)
    await filter.press('Enter')
    await chart.locator(`[data-chart-state="${leaving}"] button`).first().press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('focus')).toBe(leaving)
    await filter.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.has('focus')).toBe(false)
    await expect.poll(() => filter.isEnabled()).toBe(true)
    await filter.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('focus')).toBe(leaving)
    await expect.poll(() => filter.evaluate((it) => it === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'خروجی' }).press('Enter')
    const formats = page.getByRole('menu')
    await formats.waitFor()
    await page.keyboard.press('Escape')
    await formats.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).searchParams.get('focus')).toBe(leaving)
  })

  it('keeps the chosen machine of the list in sight when the marks of the coverage lengthen it', async () => {
    const { page } = await shopper('desktop')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.route('**/reports/paths.json', (route) => route.fulfill({ json: report() }))
    const list = page.getByRole('navigation', { name: 'ماشین‌ها' })
    const chosen = list.getByRole('link', { name: /^passwordForm / })
    const marked = list.getByRole('link', { name: /^passwordForm .*در گزارش نیست$/ })
    await page.goto('/dev/studio?machine=passwordForm&view=coverage')
    await marked.waitFor()
    await expect.poll(() => marked.evaluate(isInWindow)).toBe(true)
    // With marks and fonts on their way, the browser would keep it where it is and the list would not.
    expect(await list.evaluate((it) => getComputedStyle(it).overflowAnchor)).toBe('none')
    await page.goto('/dev/studio?machine=passwordForm')
    await expect.poll(() => chosen.evaluate(isInWindow)).toBe(true)
    await page.getByRole('tab', { name: 'پوشش آزمون' }).click()
    await marked.waitFor()
    await expect.poll(() => marked.evaluate(isInWindow)).toBe(true)
  })

  it('opens a chart of many outer states on a phone where its initial state and its tools are in sight', async () => {
    const { page } = await shopper('phone')
    const tools = page.getByRole('toolbar')
    const edgesOf = async (part: Locator) => {
      const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
      return { top: y, bottom: y + height }
    }
    for (const initial of [
      'stories.listing',
      'checkout.shopping.loading',
      'oneTimeCode.entering.entry.open.typing',
      'authentication.arriving',
    ]) {
      await page.goto(`/dev/studio?machine=${initial.split('.')[0]}`)
      const state = page.locator(`[data-chart-state="${initial}"]`)
      await state.waitFor()
      const isAboveTools = async () => {
        const [shown, strip] = [await edgesOf(state), await edgesOf(tools)]
        return shown.top > 0 && shown.bottom <= strip.top
      }
      await expect.poll(isAboveTools).toBe(true)
      for (const tool of [state, ...(await tools.getByRole('button').all())]) {
        const { x, width } = (await tool.boundingBox()) ?? { x: Number.NaN, width: Number.NaN }
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(devices.phone.width)
      }
    }
  })

  it('leaves a phone room for the shop, which takes the place of the chart until the chart is wanted, and keeps its page when the phone is turned', async () => {
    const { page } = await shopper('phone')
    await page.goto('/dev/studio?machine=checkout')
    await chartOf(page, 'checkout').waitFor()
    const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0
    const header = page.getByRole('banner')
    expect(await heightOf(header)).toBeLessThanOrEqual(100)
    await page.getByRole('button', { name: 'نمایش فروشگاه' }).click()
    await page.locator('iframe').waitFor()
    expect(await chartOf(page, 'checkout').count()).toBe(0)
    expect(await heightOf(header)).toBeLessThanOrEqual(48)
    expect(await heightOf(page.locator('iframe'))).toBeGreaterThan(340)
    const swap = page.getByRole('button', { name: 'نمودار', exact: true })
    await swap.click()
    await chartOf(page, 'checkout').waitFor()
    expect(await heightOf(header)).toBeLessThanOrEqual(100)
    await swap.click()
    await chartOf(page, 'checkout').waitFor({ state: 'detached' })
    const frame = page.frames().find((each) => each.parentFrame() !== null)
    await frame?.evaluate(() => Object.assign(globalThis, { isKept: true }))
    await page.setViewportSize({ width: 740, height: 360 })
    const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? 0
    const shopIsBeside = async () =>
      (await leftOf(page.locator('iframe'))) < (await leftOf(page.getByRole('tablist').first()))
    await expect.poll(shopIsBeside).toBe(true)
    expect(await frame?.evaluate(() => Reflect.get(globalThis, 'isKept'))).toBe(true)
    await page.setViewportSize(devices.phone)
    await page.getByRole('button', { name: 'بستن فروشگاه' }).first().click()
    await chartOf(page, 'checkout').waitFor()
  })

  it('saves the chart as SVG, PNG, Mermaid and JSON', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/dev/studio?machine=order')
    await chartOf(page, 'order').waitFor()
    const graph = chartGraph(orderMachine)
    const svg = (await exported(page, 'تصویر SVG', 'order.svg')).toString()
    const ids = [...svg.matchAll(/data-transition="([^"]+)"/g)].map(([, id = '']) => id)
    expect(ids.toSorted()).toEqual(
      transitionsIn(graph)
        .map(({ id }) => id)
        .toSorted(),
    )
    const drawing = await sharp(Buffer.from(svg)).metadata()
    const picture = await sharp(await exported(page, 'تصویر PNG', 'order.png')).metadata()
    expect([picture.width, picture.height]).toEqual([drawing.width * 2, drawing.height * 2])
    expect((await exported(page, 'متن Mermaid', 'order.mmd')).toString()).toBe(chartMermaid(graph))
    expect((await exported(page, 'دادهٔ JSON', 'order.json')).toString()).toBe(
      chartJson(graph, readSources(resolve(import.meta.dirname, '../..')).machines.order),
    )
  })

  it('marks machines and colors transitions by what covers them and shows the path that takes one', async () => {
    const { page } = await shopper('desktop', { expectedErrors: [/404/] })
    await page.route('**/reports/paths.json', (route) => route.fulfill({ status: 404 }))
    await page.goto('/dev/studio?machine=checkout&view=coverage')
    const panel = page.getByRole('tabpanel', { name: 'پوشش آزمون' })
    await panel.getByText('npm run paths', { exact: true }).waitFor()
    for (const times of ['۱', '۲']) {
      await panel.getByRole('button', { name: 'خواندن دوباره' }).click()
      await panel.getByText(`خوانده شد (بار ${times})؛ هنوز گزارشی نیست.`).waitFor()
    }
    await page.unroute('**/reports/paths.json')
    await page.route('**/reports/paths.json', (route) => route.fulfill({ json: report() }))
    await panel.getByRole('button', { name: 'خواندن دوباره' }).click()
    await panel.getByText('پیموده‌شده در مرورگر: ۱').waitFor()
    const list = page.getByRole('navigation', { name: 'ماشین‌ها' })
    await list
      .getByRole('link', { name: /^checkout .*۲۹ از ۳۱ گذار پیموده شده، ۲ پیموده نشده$/ })
      .waitFor()
    await list.getByRole('link', { name: /^order .*در گزارش نیست$/ }).waitFor()
    const ordered = chartOf(page, 'checkout').getByRole('button', { name: /u7 b2/ })
    await page.getByRole('button', { name: 'همهٔ نمودار' }).click()
    await ordered.click()
    expect(await ordered.getAttribute('data-tone')).toBe('browser')
    await panel.getByText('a shopper pays').waitFor()
    await panel.getByRole('listitem').filter({ hasText: '→ ordered' }).waitFor()
    const [city, kind] = [panel.locator('bdi').first(), panel.locator('bdi').nth(1)]
    await expect.poll(() => city.innerText()).toBe('تهران')
    const [shownAt, kindAt] = [await city.boundingBox(), await kind.boundingBox()]
    expect(shownAt?.x).toBeLessThan(kindAt?.x ?? 0)
    const named = panel.getByRole('heading', { name: 'paying: done · placeOrder [1. isOrdered]' })
    expect(await named.getAttribute('title')).toBe(paying)
  })

  it('lets the server create the report, and shows its progress and why it failed', async () => {
    const { page } = await shopper('desktop', { expectedErrors: [/404/, /500/] })
    const answers: { status: number; json?: object }[] = [
      { status: 500, json: { reason: 'the chart has no beginning' } },
      { status: 204 },
    ]
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    let isMade = false
    await page.route('**/reports/paths.json', async (route) => {
      if (route.request().method() === 'GET')
        return route.fulfill(isMade ? { json: report() } : { status: 404 })
      const answer = answers.shift()
      isMade = answer?.status === 204
      if (isMade) {
        asked.resolve()
        await answered.promise
      }
      return route.fulfill(answer)
    })
    await page.goto('/dev/studio?machine=checkout&view=coverage')
    const panel = page.getByRole('tabpanel', { name: 'پوشش آزمون' })
    const make = panel.getByRole('button', { name: 'ساختن گزارش' })
    await make.click()
    expect(await panel.getByRole('alert').innerText()).toContain('the chart has no beginning')
    expect(await axeFindings(page, 'all', '[role=tabpanel]:not([hidden])')).toEqual([])
    await make.click()
    await asked.promise
    await panel.getByRole('button', { name: 'در حال ساختن…' }).waitFor()
    expect(await panel.getByRole('alert').count()).toBe(0)
    answered.resolve()
    await panel.getByText('پیموده‌شده در مرورگر: ۱').waitFor()
    await panel.getByRole('button', { name: 'ساختن دوبارهٔ گزارش' }).waitFor()
  })

  it('shows the shop next to the chart and is accessible, in light and in dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await shopper('desktop', { colorScheme })
      await page.goto('/dev/studio?machine=oneTimeCode')
      await chartOf(page, 'oneTimeCode')
        .getByRole('button', { name: 'verifying', exact: true })
        .waitFor()
      expect((await axeFindings(page)).filter((finding) => !isSmallInChart(finding))).toEqual([])
      await page.getByRole('button', { name: 'نمایش فروشگاه' }).click()
      await page.frameLocator('iframe').getByRole('banner').first().waitFor()
      const [, shop] = page.frames()
      const width = () => shop?.evaluate(() => innerWidth)
      expect(await width()).toBeLessThan(400)
      await page.getByRole('button', { name: 'قاب رایانه' }).click()
      await expect.poll(width).toBe(1_280)
    }
  })

  it('is in no file that a shopper loads', () => {
    const folder = 'dist/client/assets'
    const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))
    expect(files.length).toBeGreaterThan(10)
    const found = files.filter((name) =>
      /react-flow|org\.eclipse\.elk|استودیوی جریان|\.machine\.ts|unprovided<|بانک او را به صفحهٔ نتیجه/.test(
        readFileSync(`${folder}/${name}`, 'utf8'),
      ),
    )
    expect(found).toEqual([])
  })
})

/** The file and the line on which a text of the checkout flow begins. */
function placeOf(name: string, text: string): string {
  const file = `machines/flows/checkout/${name}`
  const lines = readFileSync(file, 'utf8').split('\n')
  return `${file}:${lines.findIndex((line) => line.trimStart().startsWith(text)) + 1}`
}

/** A chart that is zoomed out is small; the panel of a state has the same buttons in their full size. */
const isSmallInChart = (finding: string) => finding.startsWith('target-size: .react-flow__node')

async function drawnIn(page: Page, id: string) {
  const read = (name: string) =>
    chartOf(page, id)
      .locator(`[${name}]`)
      .evaluateAll((nodes, name) => nodes.map((node) => node.getAttribute(name) ?? ''), name)
  return {
    states: (await read('data-chart-state')).toSorted(),
    transitions: (await read('data-transition')).toSorted(),
  }
}

async function exported(page: Page, format: string, file: string): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'خروجی' }).click()
  await page.getByRole('menuitem', { name: format }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe(file)
  return readFile(await download.path())
}

/** A report of one transition of the checkout. */
function report(): PathsReport {
  const payload = '{"city":"تهران","kind":"خانهٔ ما"}'
  const step = { event: 'xstate.done.actor.placeOrder', payload, state: 'ordered' }
  return {
    machines: [
      {
        id: 'checkout',
        kind: 'flow',
        states: 13,
        transitions: 31,
        covered: 29,
        paths: 7,
        missed: [
          'checkout.paying|xstate.done.actor.placeOrder|1',
          'checkout.shopping|session.changed|0',
        ],
        unreached: [],
        violations: [],
        invariants: {},
        taken: [
          {
            id: paying,
            source: 'checkout.paying',
            event: 'xstate.done.actor.placeOrder',
            guard: 'isOrdered',
            targets: ['ordered'],
            unit: { count: 7, paths: [3] },
            browser: { count: 2, paths: ['a shopper pays'], unreachable: null },
          },
        ],
        examples: [
          {
            id: 3,
            start: 'signedIn',
            state: 'paying',
            transitions: [],
            steps: [{ ...step, transitions: [paying] }],
          },
        ],
      },
    ],
  }
}
