import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { answer } from '#tests/support/shopper.ts'
import { aims } from '#tools/bench/references.ts'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { customer, staffMember } from './support/customer.ts'
import { breakFile, networkNoise } from './support/network.ts'
import { filterBy, pressInMenu } from './support/staff-lists.ts'
import { press } from './support/purchase.ts'
import { useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'
import { paidOrder } from './support/wallet.ts'

useBrowser()

const headersIn = (page: Page) => page.getByRole('columnheader').allInnerTexts()
const dialog = (page: Page) => page.getByRole('dialog')
/** The views of a list: above it, or on a phone in its menu. */
const views = (page: Page) => page.getByRole('navigation', { name: 'نماهای ذخیره‌شده' })
const view = (page: Page, name: string | RegExp) => views(page).getByRole('link', { name })

const colorOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).color)

describe('what a member keeps of a list', () => {
  const step = useStory(async () => {
    await paidOrder(await customer('desktop'))
    const clerk = await staffMember({ as: 'clerk', expectedErrors: [/409/] })
    return { ...clerk, name: `دیر ${clerk.phone}` }
  })

  it(
    'is which columns it has and in which order, even after a reload',
    step(async ({ page }) => {
      await page.goto('/staff/orders')
      await page.getByRole('table').waitFor()
      await pressInMenu(page, 'ستون‌ها')
      expect(await dialog(page).getByRole('checkbox', { name: 'شماره' }).isDisabled()).toBe(true)
      for (const name of ['تعداد کالا', 'روش ارسال', 'کد پیگیری'])
        await dialog(page).getByRole('checkbox', { name, exact: true }).uncheck()
      await press(page, 'بردن مبلغ به جلوتر')
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      const expected = ['انتخاب', 'شماره', 'وضعیت', 'گیرنده', 'مبلغ', 'زمان ثبت']
      const names = async () => (await headersIn(page)).map((text) => text.trim()).slice(1)
      await expect.poll(names).toEqual(expected.slice(1))
      await page.reload()
      await page.getByRole('table').waitFor()
      await expect.poll(names).toEqual(expected.slice(1))
    }),
  )

  it(
    'gets a name and comes back with one press; a colleague sees it once it is shared',
    step(async ({ page, name }) => {
      await page.getByRole('link', { name: /^پرداخت‌شده \(/ }).click()
      await pressInMenu(page, 'ذخیرهٔ این نما')
      await press(page, 'ثبت نما')
      await page.getByText('نامی برای نما بنویسید.').waitFor()
      await page.getByLabel('نام نما').fill(name)
      await press(page, 'ثبت نما')
      await toast(page, 'success', 'نما ذخیره شد').waitFor()
      await page.goto('/staff/orders')
      await view(page, name).click()
      await page.waitForURL(/status=NOT_CHECKED.*columns=/)
      await expect.poll(() => view(page, name).getAttribute('aria-current')).toBe('true')
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await pressInMenu(page, 'ویرایش نما')
      await page.getByLabel('نام نما').and(page.locator(':focus')).waitFor()
      await page.getByRole('switch', { name: 'همهٔ همکاران آن را ببینند' }).check()
      await press(page, 'ثبت نما')
      await dialog(page).waitFor({ state: 'detached' })
      const owner = await staffMember({ device: 'phone' })
      await owner.page.goto('/staff/orders')
      await press(owner.page, 'بیشتر')
      const shared = view(owner.page, `${name} (از مهتاب سلیمی)`)
      await shared.waitFor()
      expect(await axeFindings(owner.page)).toEqual([])
      await shared.click()
      await owner.page.waitForURL(/status=NOT_CHECKED.*columns=/)
    }),
  )

  it(
    'keeps its name from a second one, and goes when it is removed',
    step(async ({ page, name }) => {
      await page.goto('/staff/orders?status=SENDING')
      await pressInMenu(page, 'ذخیرهٔ این نما')
      await page.getByLabel('نام نما').fill(name)
      await press(page, 'ثبت نما')
      await page.getByText('نمای دیگری با این نام دارید. نام دیگری بنویسید.').waitFor()
      expect(await page.getByLabel('نام نما').inputValue()).toBe(name)
      await page.keyboard.press('Escape')
      await view(page, name).click()
      await pressInMenu(page, 'ویرایش نما')
      const red = await colorOf(page.getByRole('button', { name: 'پاک کردن نما' }))
      await press(page, 'پاک کردن نما')
      expect(await colorOf(page.getByRole('button', { name: 'پاک شود' }))).toBe(red)
      await page.getByRole('alertdialog').getByText('همهٔ همکاران پاک می‌شود').waitFor()
      expect(await axeFindings(page)).toEqual([])
      await press(page, 'پاک شود')
      await dialog(page).waitFor({ state: 'detached' })
      await expect.poll(() => view(page, name).count()).toBe(0)
    }),
  )
})

const firstRow = (page: Page) => page.locator('tbody tr').first()
/** The text of the row that has the focus; null if there is none. */
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('tbody tr')?.textContent ?? null)

/** Waits until the rows are those of the page, and the first one has the focus. */
async function arrived(page: Page): Promise<void> {
  await page.locator('[role=region][aria-busy=false]').waitFor()
  await expect.poll(() => focusedRow(page)).toBe(await firstRow(page).textContent())
}

describe('the keys of a list', () => {
  it('lead from a row to the next page and back, and keep the focus in the rows', async () => {
    const { page } = await staffMember()
    await page.goto('/staff/products')
    await page.getByText(/PageDown صفحهٔ بعد/).waitFor()
    const first = await firstRow(page).textContent()
    await firstRow(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageDown')
    await page.waitForURL(/\?page=2$/)
    await expect.poll(() => focusedRow(page)).not.toBe(null)
    await expect.poll(() => firstRow(page).textContent()).not.toBe(first)
    expect(await focusedRow(page)).toBe(await firstRow(page).textContent())
    await page
      .getByRole('status')
      .filter({ hasText: /^صفحهٔ ۲ از / })
      .waitFor()
    await page.keyboard.press('PageUp')
    await page.waitForURL(/\/staff\/products$/)
    await expect.poll(() => focusedRow(page)).toBe(first)
    await page.keyboard.press('PageUp')
    expect(new URL(page.url()).search).toBe('')
  })

  it('do not leave the page while a text is typed or no row has the focus', async () => {
    const { page } = await staffMember()
    await page.goto('/staff/products')
    await firstRow(page).waitFor()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('/')
    await page.keyboard.press('PageDown')
    expect(
      await page.getByLabel('جستجو', { exact: true }).evaluate((field) => field.matches(':focus')),
    ).toBe(true)
    expect(new URL(page.url()).search).toBe('')
  })
})

describe('a list that grows at its top', () => {
  const step = useStory(async () => {
    const { phone } = await customer('phone')
    const owner = await staffMember()
    for (let count = 0; count < 5; count++)
      await answer(owner.api.POST('/staff/customer/', { body: { lookup: phone } }))
    return owner
  })

  it(
    'is paged by keys as well, back through the pages that were read',
    step(async ({ page }) => {
      // The pages of the server are longer than these lists: two rows of each are shown.
      await page.route(/\/api\/staff\/action\/(\?|$)/, async (route) => {
        const reply = await route.fetch()
        const { results }: { results: { id: number }[] } = await reply.json()
        const shown = results.slice(0, 2)
        const next = results.length > 2 ? (shown.at(-1)?.id ?? null) : null
        await route.fulfill({ response: reply, json: { results: shown, next } })
      })
      await page.goto('/staff/actions')
      await firstRow(page).focus()
      const seen = [page.url()]
      for (const _ of [1, 2]) {
        await page.keyboard.press('PageDown')
        await expect.poll(() => page.url()).not.toBe(seen.at(-1))
        seen.push(page.url())
        await arrived(page)
      }
      expect(new Set(seen.map((url) => new URL(url).searchParams.get('before'))).size).toBe(3)
      for (const url of [seen[1], seen[0]]) {
        await page.keyboard.press('PageUp')
        await expect.poll(() => page.url()).toBe(url)
        await arrived(page)
      }
      expect(await page.getByRole('link', { name: 'تازه‌تر', exact: true }).count()).toBe(0)
    }),
  )

  it(
    'is narrowed down to a member and a kind of things, and keeps that as a view',
    step(async ({ page, phone }) => {
      await page.unrouteAll()
      await page.goto('/staff/actions')
      await filterBy(page, async () => {
        await page.getByLabel('روی چه').selectOption({ label: 'نمای ذخیره‌شده' })
        await page.waitForURL(/subject=view/)
        await page.getByLabel('چه کسی').selectOption({ index: 1 })
        await page.waitForURL(/who=\d+/)
      })
      await page.getByRole('button', { name: 'فیلترها (۲)' }).waitFor()
      await pressInMenu(page, 'ستون‌ها')
      await dialog(page).getByRole('checkbox', { name: 'تغییر', exact: true }).uncheck()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      await pressInMenu(page, 'ذخیرهٔ این نما')
      await page.getByLabel('نام نما').fill(`کارها ${phone}`)
      await press(page, 'ثبت نما')
      await dialog(page).waitFor({ state: 'detached' })
      await page.goto('/staff/actions')
      await view(page, `کارها ${phone}`).click()
      await page.waitForURL(/subject=view&who=\d+&columns=/)
      await expect.poll(() => headersIn(page)).toEqual(['زمان', 'چه کسی', 'چه کاری', 'روی چه'])
      expect(await axeFindings(page)).toEqual([])
    }),
  )
})

describe('a list of the finance part', () => {
  it('has columns and views like the orders', async () => {
    const { page, phone } = await staffMember()
    await page.goto('/staff/gift-cards?state=unused')
    await pressInMenu(page, 'ستون‌ها')
    await dialog(page).getByRole('checkbox', { name: 'خریدار' }).uncheck()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await pressInMenu(page, 'ذخیرهٔ این نما')
    await page.getByLabel('نام نما').fill(`کارت ${phone}`)
    await press(page, 'ثبت نما')
    await dialog(page).waitFor({ state: 'detached' })
    await page.goto('/staff/withdrawals')
    await press(page, 'بیشتر')
    await page.getByRole('button', { name: 'ستون‌ها' }).waitFor()
    expect(await view(page, `کارت ${phone}`).count()).toBe(0)
    await page.goto('/staff/gift-cards')
    await view(page, `کارت ${phone}`).click()
    await page.waitForURL(/state=unused&columns=/)
  })

  it('is sorted by a press, the other way round by a second one, and as before by a third', async () => {
    await paidOrder(await customer('desktop'))
    const { page, api } = await staffMember()
    const body = { count: 1, amount: 70_000, valid_days: null, reason: 'جایزه' }
    for (const amount of [70_000, 90_000])
      await answer(
        api.POST('/staff/gift-card/', {
          params: { header: { 'Idempotency-Key': `lists-${amount}-${Date.now()}` } },
          body: { ...body, amount },
        }),
      )
    await page.goto('/staff/gift-cards')
    const sort = () => page.getByRole('button', { name: 'مبلغ' }).click()
    const shownAs = () => page.getByRole('columnheader', { name: 'مبلغ' }).getAttribute('aria-sort')
    await sort()
    await page.waitForURL(/sort=-amount$/)
    await expect.poll(shownAs).toBe('descending')
    await sort()
    await page.waitForURL(/sort=amount$/)
    await expect.poll(shownAs).toBe('ascending')
    await sort()
    await page.waitForURL(/gift-cards$/)
    await expect.poll(shownAs).toBe(null)
  })

  it('is written to a file, which is offered once it is there', async () => {
    await paidOrder(await customer('desktop'))
    const { page } = await staffMember()
    await page.goto('/staff/payments?state=SUCCESSFUL')
    await pressInMenu(page, /^خروجی CSV از /)
    const link = page.getByRole('link', { name: 'دریافت فایل' })
    await link.waitFor()
    expect(await axeFindings(page)).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(/^payments-[\d-]+\.csv$/)
  })
})

/** The compressed sizes of the scripts that a page has loaded, by their names. */
async function scriptsOf(page: Page): Promise<Map<string, number>> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
  )
  const named = loaded.flatMap(({ name, encodedBodySize }) => {
    const [, script] = /\/([^/]+)-[\w-]{8}\.js$/.exec(name) ?? []
    return script === undefined ? [] : [[script, encodedBodySize] as const]
  })
  return new Map(named)
}

describe('the list of products', () => {
  it('loads what changes prices when that is opened, and again if it did not come', async () => {
    const { page } = await staffMember({
      expectedErrors: [...networkNoise, /script of a lazy part/],
    })
    await page.goto('/staff/products')
    await firstRow(page).waitFor()
    const first = await scriptsOf(page)
    const bytes = [...first.values()].reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(0)
    expect(new Set(first.keys())).toEqual(new Set(['index', 'list', 'products', 'ProductsPage']))
    expect(bytes).toBeLessThanOrEqual(aims.office.scriptKiB * 1024)
    const line = await breakFile(page, /\/assets\/PriceChangeDialog-/)
    const opener = page.getByRole('button', { name: /^تغییر قیمت همهٔ/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    const note = page.getByRole('alert').filter({ hasText: 'این بخش بارگذاری نشد.' })
    await note.first().waitFor()
    line.mend()
    await note.getByRole('button', { name: 'تلاش دوباره' }).first().click()
    const change = page.getByRole('alertdialog', { name: 'تغییر قیمت' })
    await change.locator('select[name=direction]:focus').waitFor()
    await change.getByRole('switch').check()
    await change.getByLabel('روز آغاز').waitFor()
    const later = [...(await scriptsOf(page)).keys()].filter((name) => !first.has(name))
    expect(later).toEqual(expect.arrayContaining(['DateField', 'ModalDialog', 'PriceChangeDialog']))
    await page.keyboard.press('Escape')
    await change.waitFor({ state: 'detached' })
    await press(page, /^تغییر قیمت همهٔ/)
    await change.locator('select[name=direction]:focus').waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^تغییر قیمت همهٔ/ })
      .and(page.locator(':focus'))
      .waitFor()
  })
})

describe('a list of the back office', () => {
  const lists = ['orders', 'products', 'payments']

  it('shows its first row on the first screen, of a phone too', async () => {
    await paidOrder(await customer('desktop'))
    const { page } = await staffMember()
    const found: Record<string, { isHigh: boolean; isNarrow: boolean }> = {}
    const whole: typeof found = {}
    for (const [width, height, lowest] of [
      [360, 740, 360],
      [1440, 900, 330],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const list of lists) {
        await page.goto(`/staff/${list}`)
        await page.getByRole('button', { name: 'بیشتر', exact: true }).waitFor()
        const row = firstRow(page)
        await row.waitFor()
        const { y } = (await row.boundingBox()) ?? { y: Infinity }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        found[`${list} at ${width}`] = { isHigh: y > 0 && y <= lowest, isNarrow: wide <= width }
        whole[`${list} at ${width}`] = { isHigh: true, isNarrow: true }
      }
    }
    expect(found).toEqual(whole)
  })
})

describe('a section of the back office', () => {
  it('is one of the sections behind a button on a phone, which names the current one', async () => {
    const { page } = await staffMember({ device: 'phone' })
    await page.goto('/staff/orders')
    const opener = page.getByRole('button', { name: 'بخش‌های پیشخان سفارش‌ها' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const sections = page.getByRole('dialog', { name: 'بخش‌های پیشخان' })
    await sections.getByRole('link', { name: /^سفارش‌ها/ }).waitFor()
    expect(
      await sections.getByRole('link', { name: /^سفارش‌ها/ }).getAttribute('aria-current'),
    ).toBe('page')
    expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    await page.keyboard.press('Escape')
    await opener.and(page.locator(':focus')).waitFor()
    await opener.click()
    await sections.getByRole('link', { name: 'بازگشت کالا' }).click()
    await page.getByRole('heading', { level: 1, name: 'بازگشت کالا' }).waitFor()
    await sections.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'بخش‌های پیشخان بازگشت کالا' }).waitFor()
  })
})

describe('a list that is wider than the screen', () => {
  it('is not the list of products beside the menu, whose sorts are one line on a phone', async () => {
    const { page } = await staffMember()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/staff/products?search=iphone')
    await firstRow(page).waitFor()
    const region = page.getByRole('region', { name: 'فهرست کالاها' })
    const isCut = () => region.evaluate((element) => element.hasAttribute('data-cut'))
    await expect.poll(isCut).toBe(false)
    await page.setViewportSize({ width: 768, height: 900 })
    await expect.poll(isCut).toBe(true)
    await page.setViewportSize({ width: 360, height: 740 })
    const sorts = page.getByRole('button', { name: /^(نام کالا|کد|ارزان‌ترین قیمت|موجودی)$/ })
    const lines = await sorts.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().y),
    )
    expect(lines).toHaveLength(4)
    expect(new Set(lines).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  it('shows in full on a phone what can be searched for while its search has the focus', async () => {
    const { page } = await staffMember({ device: 'phone' })
    await page.goto('/staff/orders')
    const hint = page.getByText('شمارهٔ سفارش، کد پیگیری، کد رهگیری یا شمارهٔ موبایل', {
      exact: true,
    })
    await hint.waitFor({ state: 'hidden' })
    await page.getByRole('search').getByRole('textbox').focus()
    await hint.waitFor()
    const isCut = await hint.evaluate((it) => it.scrollWidth > it.clientWidth)
    expect(isCut).toBe(false)
    await page.getByRole('heading', { level: 1 }).click()
    await hint.waitFor({ state: 'hidden' })
  })

  it('keeps its buttons in sight, and shows that there is more behind them', async () => {
    const { page } = await staffMember()
    await page.setViewportSize({ width: 800, height: 900 })
    await page.goto('/staff/products')
    await page.getByRole('table').getByRole('link').first().click()
    const region = page.getByRole('region', { name: 'فهرست تنوع‌های کالا' })
    const edit = region.getByRole('button', { name: /^ویرایش/ }).first()
    await edit.waitFor()
    const left = async () => (await edit.boundingBox())?.x ?? -1
    const isCut = () => region.evaluate((element) => element.hasAttribute('data-cut'))
    expect(await left()).toBeGreaterThan(0)
    expect(await isCut()).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await region.evaluate((element) => element.scrollTo({ left: -element.scrollWidth }))
    await expect.poll(isCut).toBe(false)
    expect(await left()).toBeGreaterThan(0)
  })
})
