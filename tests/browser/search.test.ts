import { describe, expect, it } from 'vitest'
import { axeFindings } from './support/axe.ts'
import { ask, calls, cardsOf, toNumber, totalOf, type ProductPage } from './support/lists.ts'
import { breakCall, networkNoise } from './support/network.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'

useBrowser()

describe('a search', () => {
  const step = useStory(async () => {
    const { page } = await shopper('phone', { expectedErrors: networkNoise })
    await page.goto('/')
    const box = page.getByRole('combobox', { name: 'جستجو در فروشگاه' })
    const ideas = page.getByRole('listbox', { name: 'پیشنهاد برای جستجو' })
    return { page, box, ideas }
  })

  it(
    'begins with what many people search for',
    step(async ({ page, box, ideas }) => {
      await box.click()
      const popular = await ask<string[]>(page, '/product/searches/popular/')
      expect(popular.length).toBeGreaterThan(5)
      const group = ideas.getByRole('group', { name: 'جستجوهای پرطرفدار' })
      await expect.poll(() => group.getByRole('option').allInnerTexts()).toEqual(popular)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(360)
      expect(await axeFindings(page)).toEqual([])
    }),
  )

  it(
    'begins with a press on the magnifier of the empty field, too',
    step(async ({ page, box, ideas }) => {
      await page.goto('/')
      await page.getByRole('banner').getByRole('button', { name: 'جستجو', exact: true }).click()
      await ideas.getByRole('option').first().waitFor()
      expect(await box.evaluate((it) => it === document.activeElement)).toBe(true)
      await box.blur()
    }),
  )

  it(
    'has the whole width of a phone while it is typed, and gives it back',
    step(async ({ page, box }) => {
      await box.click()
      await box.fill('گوشی سامسونگ گلکسی')
      const cart = page.getByRole('banner').getByRole('link', { name: /^سبد خرید/ })
      await expect.poll(() => cart.count()).toBe(0)
      expect(await box.evaluate((it) => it.clientWidth)).toBeGreaterThan(170)
      await box.fill('')
      await box.blur()
      await cart.waitFor()
    }),
  )

  it(
    'is remembered in this browser, counted, and sorted by relevance',
    step(async ({ page, box, ideas }) => {
      const counted = page.waitForRequest(/\/product\/searches\/$/)
      await box.fill('گلکسی')
      await box.press('Enter')
      await page.waitForURL(/\/productlist\?search=.*&ordering=relevance$/)
      expect((await counted).postDataJSON()).toEqual({ text: 'گلکسی' })
      await page.getByRole('heading', { level: 1, name: 'نتیجهٔ جستجوی «گلکسی»' }).waitFor()
      await page.getByRole('button', { name: 'مرتب‌سازی: مرتبط‌ترین' }).waitFor()
      await box.fill('')
      const recent = ideas.getByRole('group', { name: 'جستجوهای اخیر شما' })
      await expect.poll(() => recent.getByRole('option').allInnerTexts()).toEqual(['گلکسی'])
      await page.getByRole('button', { name: 'پاک کردن جستجوهای اخیر' }).click()
      await expect.poll(() => recent.count()).toBe(0)
    }),
  )

  it(
    'is not counted if a product was chosen before it was finished',
    step(async ({ page, box }) => {
      const counted: unknown[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/product/searches/')) counted.push(request.postDataJSON())
      })
      await box.fill('گلک')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await box.press('ArrowDown')
      await box.press('Enter')
      await page.waitForURL(/\/products\//)
      await box.fill('گلکسی')
      await box.press('Enter')
      await page.waitForURL(/\/productlist\?search=/)
      await expect.poll(() => counted).toEqual([{ text: 'گلکسی' }])
    }),
  )

  it(
    'has the filters of its products, which stay in reach while the list scrolls',
    step(async ({ page }) => {
      await page.goto('/productlist?search=گلکسی')
      await cardsOf(page).first().waitFor()
      await cardsOf(page).nth(5).scrollIntoViewIfNeeded()
      const filters = page.getByRole('button', { name: 'فیلترها', exact: true })
      await expect
        .poll(() => filters.evaluate((it) => it.getBoundingClientRect().top))
        .toBeGreaterThan(60)
      await filters.click()
      const dialog = page.getByRole('dialog', { name: 'فیلترها' })
      const { prices } = await ask<ProductPage>(page, '/product/v2/product/?search=گلکسی')
      const range = await dialog.getByText('قیمت کالاهای این فهرست').innerText()
      expect(range.split('تا').map(toNumber)).toEqual([prices?.min, prices?.max])
      await dialog.getByRole('group').filter({ hasText: 'حافظهٔ داخلی' }).first().waitFor()
      const watch = dialog.getByRole('checkbox', { name: /ساعت هوشمند/ })
      const count = toNumber(
        await dialog.locator('label').filter({ hasText: 'ساعت هوشمند' }).innerText(),
      )
      await watch.check()
      await page.waitForURL(/category=smart-watch/)
      await dialog.getByRole('button', { name: /^دیدن/ }).click()
      await expect.poll(() => totalOf(page)).toBe(count)
    }),
  )

  it(
    'for low prices begins with the lowest',
    step(async ({ page, box }) => {
      await box.fill('گوشی ارزان')
      await box.press('Enter')
      await page.getByRole('button', { name: 'مرتب‌سازی: ارزان‌ترین' }).waitFor()
      const { results } = await ask<ProductPage>(
        page,
        '/product/v2/product/?search=گوشی ارزان&ordering=current_min_price',
      )
      await page.locator(`main a[href^="/products/${results[0]?.slug}"]`).first().waitFor()
      expect(await cardsOf(page).first().locator('a').first().getAttribute('href')).toContain(
        results[0]?.slug,
      )
    }),
  )

  it(
    'shows the price that it was understood to name, which can be changed and removed',
    step(async ({ page }) => {
      await page.goto('/productlist?search=گوشی زیر ۳۰')
      const chip = page.getByRole('link', { name: 'حذف فیلتر تا ۳۰ میلیون تومان' })
      await chip.waitFor()
      await page.getByRole('button', { name: /^فیلترها/ }).click()
      const dialog = page.getByRole('dialog', { name: 'فیلترها' })
      const { prices } = await ask<ProductPage>(page, '/product/v2/product/?search=گوشی')
      const range = await dialog.getByText('قیمت کالاها بدون این فیلتر').innerText()
      expect(range.split('تا').map(toNumber)).toEqual([prices?.min, prices?.max])
      const highest = dialog.getByLabel('تا', { exact: true })
      expect(toNumber(await highest.inputValue())).toBe(30_000_000)
      await highest.fill('۲۵۰۰۰۰۰۰')
      await highest.press('Enter')
      await page.waitForURL((url) => url.searchParams.get('max_price') === '25000000')
      expect(new URL(page.url()).searchParams.get('search')).toBe('گوشی')

      await page.goto('/productlist?search=گوشی زیر ۳۰')
      const fewer = await totalOf(page)
      await chip.click()
      await page.waitForURL((url) => url.searchParams.get('search') === 'گوشی')
      await expect.poll(() => totalOf(page)).toBeGreaterThan(fewer)
    }),
  )

  it(
    'says that no product has all of its words, and shows the nearest',
    step(async ({ page }) => {
      const partial = page.getByText('کالایی با همهٔ این واژه‌ها نداریم', { exact: false })
      await page.goto('/productlist?search=آیفون+۹۹')
      await partial.waitFor()
      await cardsOf(page).first().waitFor()
      await page.goto('/productlist?search=آیفون+۱۵')
      await cardsOf(page).first().waitFor()
      expect(await partial.count()).toBe(0)
      const field = page.getByRole('combobox', { name: 'جستجو در فروشگاه' })
      await field.fill('آیفون ۹۹')
      await partial.first().waitFor()
      await page.getByRole('option').first().waitFor()
      await field.fill('آیفون ۱۵')
      await page
        .getByRole('option', { name: /آیفون ۱۵/ })
        .first()
        .waitFor()
      await expect.poll(() => partial.count()).toBe(0)
    }),
  )

  it(
    'that finds nothing says so and offers links',
    step(async ({ page }) => {
      await page.goto('/productlist?search=zzzz+qqqq')
      await page.getByRole('heading', { name: 'برای «zzzz qqqq» چیزی پیدا نکردیم' }).waitFor()
      await page.getByRole('link', { name: 'دیدن همهٔ کالاها' }).waitFor()
      const bestSellers = page.getByRole('region', { name: 'پرفروش‌ترین کالاها' })
      await bestSellers.getByRole('link').first().waitFor()
      expect(await page.getByRole('button', { name: /فیلترها|پرفروش/ }).count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }),
  )

  it(
    'is closed by one Escape, and keeps the input',
    step(async ({ page, box }) => {
      await box.fill('شیائومی')
      const options = page.getByRole('option', { name: /شیائومی/ })
      await options.first().waitFor()
      await box.press('Escape')
      await expect.poll(() => options.count()).toBe(0)
      expect(await box.inputValue()).toBe('شیائومی')
      expect(await box.getAttribute('aria-expanded')).toBe('false')
    }),
  )

  it(
    'says that there is no connection, and goes on when there is one',
    step(async ({ page, box }) => {
      const broken = await breakCall(page, /\/api\/product\/\?search=/)
      await box.fill('پوکو')
      await page.getByRole('alert').getByText('به اینترنت وصل نیستید').waitFor()
      broken.mend()
      await page.evaluate(() => {
        dispatchEvent(new Event('offline'))
        dispatchEvent(new Event('online'))
      })
      await page.getByRole('option', { name: /پوکو/ }).first().waitFor()
    }),
  )
})

describe('deals', () => {
  it('are all reduced, under a heading of their own', async () => {
    const { page } = await shopper('desktop')
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'شگفت‌انگیزها' }).click()
    await page.getByRole('heading', { level: 1, name: 'شگفت‌انگیزها' }).waitFor()
    await cardsOf(page).first().waitFor()
    const saved = await cardsOf(page).locator('del').count()
    expect(saved).toBe(await cardsOf(page).count())
    const listed = page.waitForRequest(calls.list)
    await page.getByRole('checkbox', { name: /^سامسونگ/ }).check()
    expect(new URL((await listed).url()).searchParams.getAll('discounted')).toEqual(['true'])
  })
})

describe('the price of a card', () => {
  it('is the one with which the page opens that the card leads to', async () => {
    const { page } = await shopper('phone')
    const { results } = await ask<ProductPage>(page, '/product/v2/product/?search=17+pro+max+256')
    const { price = 0, new_price: reduced = null } = results[0]?.price_related_info ?? {}
    await page.goto('/productlist?search=17+pro+max+256')
    const card = page.locator(`main a[href^="/products/${results[0]?.slug}"]`).first()
    await page.goto((await card.getAttribute('href')) ?? '')
    const buy = page.getByRole('form', { name: 'خرید این کالا' })
    const payable = (reduced ?? price).toLocaleString('fa-IR')
    await buy.getByText(`${payable}تومان`).waitFor()
  })
})
