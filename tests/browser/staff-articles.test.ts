import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { photo } from '#tests/support/files.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { answer } from '#tests/support/shopper.ts'
import { axeFindingsInBothThemes } from './support/axe.ts'
import { staffMember } from './support/customer.ts'
import { press } from './support/purchase.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { newToast, toast } from './support/toasts.ts'

useBrowser()

const kept = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'پیش‌نویس نگه داشته شد' }).waitFor()
const upload = async (page: Page, label: string) => {
  const sent = page.waitForResponse(/\/picture\/$/)
  await page
    .getByLabel(`بارگذاری ${label}`)
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await press(page, 'فرستادن تصویر')
  expect((await sent).status()).toBe(201)
}

describe('an article in the back office', () => {
  const step = useStory(() => staffMember({ device: 'phone', expectedErrors: [/409/] }))

  it(
    'is written with headings and pictures, published and read in the shop',
    step(async ({ page }) => {
      await page.goto('/staff/articles')
      await press(page, 'مقالهٔ تازه')
      await press(page, 'نوشتن مقاله')
      await page.getByText('عنوان را بنویسید.').waitFor()
      await page.getByLabel('عنوان مقالهٔ تازه').fill('شارژر را چگونه برگزینیم')
      await press(page, 'نوشتن مقاله')
      await page.getByRole('heading', { level: 1, name: 'شارژر را چگونه برگزینیم' }).waitFor()
      await press(page, 'انتشار')
      await page.getByRole('status').filter({ hasText: 'موارد مشخص‌شده' }).waitFor()
      await page.getByLabel('بارگذاری تصویر اصلی').and(page.locator(':focus')).waitFor()
      await page.getByRole('alert').filter({ hasText: 'تصویر را بارگذاری کنید.' }).waitFor()
      await upload(page, 'تصویر اصلی')
      await page.getByLabel('شرح تصویر اصلی').fill('شارژر روی میز')
      const editor = page.getByRole('textbox', { name: 'متن مقاله' })
      await press(page, 'انتشار')
      await editor.and(page.locator(':focus[aria-invalid=true]')).waitFor()
      const tools = page.getByRole('group', { name: 'ابزار متن مقاله' }).getByRole('button')
      const lines = await tools.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
      )
      expect(new Set(lines).size).toBe(1)
      await editor.click()
      await page.keyboard.type('آغاز مقاله')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'تیتر', exact: true }).click()
      await page.keyboard.type('چند وات؟')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'تصویر', exact: true }).click()
      await upload(page, 'تصویر متن')
      await page.getByLabel('شرح تصویر', { exact: true }).fill('درگاه USB-C')
      await press(page, 'گذاشتن تصویر')
      await editor.getByRole('img', { name: 'درگاه USB-C' }).waitFor()
      // Older than all others, so that the home page and what other tests read first stay as they are.
      await page.getByLabel('روز انتشار').fill('1399/01/01')
      await kept(page)
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      const isWide = () => document.documentElement.scrollWidth > window.innerWidth
      expect(await page.evaluate(isWide)).toBe(false)
      await press(page, 'انتشار')
      await newToast(page, 'success', 'منتشر شد')
      const href = await page.getByRole('link', { name: 'دیدن در فروشگاه' }).getAttribute('href')
      const { page: guest } = await shopper('desktop', { expectedErrors: [/404/] })
      const isShown = async () => (await guest.goto(href ?? ''))?.status()
      await expect.poll(isShown).toBe(200)
      await guest.getByRole('navigation', { name: 'در این نوشته' }).getByText('چند وات؟').waitFor()
      await guest.getByRole('img', { name: 'شارژر روی میز' }).waitFor()
      await guest.getByRole('img', { name: 'درگاه USB-C' }).waitFor()
      await guest.goto('/blogs')
      await guest.getByRole('link', { name: 'شارژر را چگونه برگزینیم' }).waitFor()
    }),
  )

  it(
    'is changed and taken back, and is merged with what the member has published elsewhere',
    step(async ({ page, api }) => {
      const id = Number(new URL(page.url()).pathname.split('/').at(-1))
      const { page: guest } = await shopper('phone')
      const titleInShop = async () => {
        await guest.goto(`/blogs/${id}`)
        return guest.getByRole('heading', { level: 1 }).innerText()
      }
      await page.getByLabel('عنوان', { exact: true }).fill('شارژر تازه')
      await kept(page)
      // On a phone the same words would take the place of those of the first time.
      await toast(page, 'success', 'منتشر شد').waitFor({ state: 'detached' })
      await press(page, 'انتشار')
      await newToast(page, 'success', 'منتشر شد')
      await expect.poll(titleInShop).toBe('شارژر تازه')
      await press(page, 'بازگرداندن نسخهٔ پیش')
      await press(page, 'بازگردانده شود')
      await newToast(page, 'success', 'نسخهٔ پیش دوباره منتشر شد')
      await expect.poll(titleInShop).toBe('شارژر را چگونه برگزینیم')

      await page.getByLabel('عنوان', { exact: true }).fill('عنوان من')
      await kept(page)
      const params = { path: { name: `article-${id}` } }
      const { version, published } = await answer(api.GET('/staff/content/{name}/', { params }))
      if (published.kind !== 'article') throw new Error('no article')
      const { api: elsewhere } = await staffMember()
      const body = { ...published, title: 'عنوان دیگر' }
      await answer(
        elsewhere.POST('/staff/content/{name}/publish/', {
          params,
          body: { body, expected_version: version },
        }),
      )
      await press(page, 'انتشار')
      await page
        .getByText(/شما این متن را در .+ در پنجره یا دستگاه دیگرتان منتشر کرده‌اید/)
        .waitFor()
      await page.getByText('عنوان: عنوان دیگر').waitFor()
      await page.getByRole('radio', { name: 'عنوان: عنوان من' }).check()
      await press(page, 'ادامه با متن ادغام‌شده')
      await kept(page)
      await press(page, 'انتشار')
      await newToast(page, 'success', 'منتشر شد')
      await expect.poll(titleInShop).toBe('عنوان من')
    }),
  )

  it(
    'is deleted for a reason, as it was seen',
    step(async ({ page, api }) => {
      const title = `مقاله‌ای که نمی‌ماند ${toPersianDigits(Date.now())}`
      const { name, published } = await answer(api.POST('/staff/article/', { body: { title } }))
      await page.goto('/staff/articles')
      await page.getByRole('link', { name: title }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await press(page, 'پاک کردن مقاله')
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: 'پاک شود' }).click()
      await dialog.getByText('دلیل را بنویسید').waitFor()
      await dialog.getByLabel('دلیل').fill('تکراری است')
      const { api: colleague } = await staffMember()
      const params = { path: { name } }
      if (published.kind !== 'article') throw new Error('the article is another content')
      const body = { body: { ...published, title: `${title} ۲` }, expected_version: 0 }
      await answer(colleague.POST('/staff/content/{name}/publish/', { params, body }))
      await dialog.getByRole('button', { name: 'پاک شود' }).click()
      await dialog.getByText('همکار دیگری این مورد را هم‌زمان تغییر داده است').waitFor()
      await page.keyboard.press('Escape')
      await press(page, 'پاک کردن مقاله')
      expect(await dialog.getByLabel('دلیل').inputValue()).toBe('تکراری است')
      await dialog.getByRole('button', { name: 'پاک شود' }).click()
      await newToast(page, 'success', 'مقاله پاک شد')
      await page.getByRole('table', { name: 'مقاله‌ها' }).waitFor()
      expect(await page.getByRole('link', { name: title }).count()).toBe(0)
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    }),
  )
})

describe('the articles in the back office', () => {
  it('are found by a part of their title, which stays in the URL', async () => {
    const { page, api } = await staffMember({ device: 'phone' })
    const { results } = await answer(api.GET('/staff/article/', { params: { query: {} } }))
    const title = results.at(-1)?.title ?? ''
    const part = title.slice(0, -1)
    await page.goto('/staff/articles')
    await page.getByRole('textbox', { name: 'جستجو' }).fill(part)
    await press(page, 'پیدا کن')
    await page.waitForURL((url) => url.searchParams.get('lookup') === part)
    const rows = page.getByRole('region', { name: 'مقاله‌ها' }).getByRole('link')
    await expect.poll(() => rows.allInnerTexts()).toEqual([title])
    await page.reload()
    await expect.poll(() => rows.allInnerTexts()).toEqual([title])
    expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
  })
})
