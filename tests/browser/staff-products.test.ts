import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { addDays, tehranDay } from '#domain/day.ts'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { inPersian, written } from '#src/lib/persian-date.ts'
import { photo } from '#tests/support/files.ts'
import { answer } from '#tests/support/shopper.ts'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { staffMember } from './support/customer.ts'
import { filterBy, pressInMenu } from './support/staff-lists.ts'
import { breakCall, networkNoise } from './support/network.ts'
import { press } from './support/purchase.ts'
import { devices, useBrowser, useStory } from './support/story.ts'
import { newToast } from './support/toasts.ts'

useBrowser()

const table = (page: Page) => page.getByRole('table')

describe('a product in the back office', () => {
  const step = useStory(() => staffMember({ expectedErrors: [/400/, /409/] }))

  it(
    'is found by its code and its filters, and the list stays as it was after a reload',
    step(async ({ page, api }) => {
      const { results } = await answer(api.GET('/staff/product/'))
      // The covers change the first one, and the story of a whole life the last.
      const single = results.filter(({ variants, stock }) => variants === 1 && stock > 1)
      const product = single[Math.floor(single.length / 2)]
      if (product === undefined) throw new Error('the demo has no such product')
      await page.goto('/staff/products')
      await page.getByLabel('جستجو').fill(product.sku)
      await press(page, 'پیدا کن')
      await page.getByText('۱ کالا', { exact: true }).waitFor()
      await filterBy(page, async () => {
        await page.getByLabel('برند').selectOption({ label: product.brand.name })
        await page.waitForURL(/brand=/)
      })
      await page.getByRole('link', { name: `حذف فیلتر: برند: ${product.brand.name}` }).waitFor()
      await page.getByRole('button', { name: /ارزان‌ترین قیمت/ }).click()
      await page.waitForURL(/sort=-price/)
      const { search } = new URL(page.url())
      await page.reload()
      await table(page).getByRole('link', { name: product.title }).waitFor()
      expect(new URL(page.url()).search).toBe(search)
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await table(page).getByRole('row').last().focus()
      await page.keyboard.press('Space')
      await page.getByText('۱ کالا انتخاب شده است.').waitFor()
      await press(page, /^تغییر قیمت ۱ کالای/)
      await page.getByLabel('درصد', { exact: true }).fill('۱۰')
      await press(page, 'پیش‌نمایش')
      await page.getByRole('table', { name: 'قیمت‌هایی که تغییر می‌کند' }).waitFor()
      await page.setViewportSize(devices.phone)
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.setViewportSize(devices.desktop)
      await press(page, 'انصراف')
      await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
      await page.keyboard.press('/')
      await page.locator('input[name=lookup]:focus').waitFor()
      await table(page).getByRole('row').last().focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: product.title }).waitFor()
    }),
  )

  it(
    'gets units with a reason and a note, and says which change made its stock what it is',
    step(async ({ page }) => {
      await page.getByRole('link', { name: /^موجودی تنوع/ }).click()
      const stock = page.getByRole('region', { name: /^موجودی تنوع/ })
      await stock
        .getByText(/[۰-۹] عدد/)
        .first()
        .waitFor()
      const [, units = ''] = /([\d۰-۹]+) عدد/.exec(await stock.innerText()) ?? []
      await stock.getByLabel('تعداد').fill('۹۹۹۹')
      await stock.getByLabel('دلیل تغییر').selectOption({ label: 'آسیب‌دیده (کاهش)' })
      await press(page, 'ثبت تغییر موجودی')
      await stock.getByText('این تعداد برای کم کردن موجود نیست.').waitFor()
      await stock.getByLabel('تعداد').fill('۱')
      await stock.getByLabel('یادداشت (اختیاری)').fill('شکستگی جعبه')
      await press(page, 'ثبت تغییر موجودی')
      const left = toPersianDigits(Number(toLatinDigits(units)) - 1)
      await newToast(page, 'success', `موجودی: ${left} عدد`)
      const newest = stock.getByRole('table').locator('tbody tr').first()
      await newest.getByText('شکستگی جعبه').waitFor()
      const cells = await newest.locator('td').allInnerTexts()
      expect(cells.slice(1).map((text) => text.trim())).toEqual([
        'آسیب‌دیده',
        '۱ عدد کاهش',
        '',
        units,
        left,
        'آرمان کیانی',
        'شکستگی جعبه',
      ])
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    }),
  )

  it(
    'is in a file that is written in the background and downloaded',
    step(async ({ page, api }) => {
      await page.goto('/staff/products?search=Bip')
      const query = { search: 'Bip' }
      const { total, results } = await answer(api.GET('/staff/product/', { params: { query } }))
      await pressInMenu(page, /^خروجی CSV/)
      await page.getByText(`فایل ${toPersianDigits(total)} نتیجه آماده است`).waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.setViewportSize(devices.phone)
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize(devices.desktop)
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: 'دریافت فایل' }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^products-[\d-]+\.csv$/)
      const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
      expect(lines[0]).toMatch(/^\uFEFFکد کالا,شناسهٔ تنوع,عنوان,/)
      expect(lines.length).toBe(1 + results.reduce((sum, { variants }) => sum + variants, 0))
    }),
  )

  it(
    'has a brand that is made and renamed',
    step(async ({ page }) => {
      const english = `Brand ${Date.now()}`
      await page.goto('/staff/brands')
      await page.getByLabel('نام انگلیسی').fill(english)
      await press(page, 'ثبت')
      await page.getByText('نام فارسی را بنویسید.').waitFor()
      await page.getByLabel('نام فارسی').fill('برند تازه‌کار')
      await press(page, 'ثبت')
      await newToast(page, 'success', 'برند برند تازه‌کار ثبت شد')
      await page.getByLabel('جستجوی برند').fill(english)
      await page.getByRole('link', { name: 'برند تازه‌کار' }).click()
      await page.getByLabel('نام فارسی').fill('برند کهنه‌کار')
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize(devices.phone)
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize(devices.desktop)
      await press(page, 'ثبت')
      await page.getByRole('link', { name: 'برند کهنه‌کار' }).waitFor()
    }),
  )

  it(
    'has a category whose filters are chosen and ordered, and the list of the shop follows',
    step(async ({ page, api }) => {
      await page.goto('/staff/categories')
      await page.getByRole('link', { name: 'تبلت', exact: true }).click()
      const form = page.getByRole('region', { name: /^ویرایش دستهٔ/ })
      await form.getByLabel('عنوان صفحه').fill('')
      await press(page, 'ثبت')
      await form.getByText('این بخش را پر کنید.').waitFor()
      await form.getByLabel('عنوان صفحه').fill('خرید تبلت')
      await form.getByLabel('افزودن فیلتر').selectOption({ label: 'پشتیبانی از 5G' })
      const added = form.getByRole('group', { name: 'پشتیبانی از 5G' })
      await added.getByRole('button').first().press('Alt+ArrowUp')
      const memory = form.getByRole('group', { name: 'مقدار رم' })
      await memory.getByRole('button').first().press('Alt+ArrowUp')
      const tablets = async () => {
        const { categories } = await answer(api.GET('/staff/category/'))
        return categories.find(({ content }) => content.slug === 'tablet')
      }
      const tablet = await tablets()
      if (tablet === undefined) throw new Error('the demo has no tablets')
      const { id, content: expected } = tablet
      const body = { category: { ...expected, description_tag: 'نوشتهٔ همکار' }, expected }
      await answer(api.PUT('/staff/category/{id}/', { params: { path: { id } }, body }))
      await press(page, 'ثبت')
      await form.getByText('توضیح برای موتور جستجو: نوشتهٔ همکار').waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.setViewportSize(devices.phone)
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize(devices.desktop)
      await press(page, 'ثبت')
      await newToast(page, 'success', 'تبلت ثبت شد')
      await page.getByRole('link', { name: 'حذف نویز فعال' }).click()
      await page.getByRole('region', { name: /^ویرایش فیلتر/ }).waitFor()
      await page.getByLabel('نام فیلتر').fill('نویزگیر')
      await press(page, 'ثبت')
      await newToast(page, 'success', 'نویزگیر ثبت شد')
      await page.getByRole('link', { name: 'نویزگیر' }).waitFor()
      expect(await axeFindings(page)).toEqual([])
      const keys = async () => {
        const query = { categories__main_slug: 'tablet' }
        const filters = await answer(api.GET('/product/product-filter/', { params: { query } }))
        return filters.map((each) => each.filter_key)
      }
      const place = expected.filters.indexOf('storage')
      const swapped = expected.filters.toSpliced(place, 2, 'ram', 'storage')
      // No tablet of the demo has 5G, so the shop leaves that filter out.
      await expect.poll(keys).toEqual(swapped)
      const { content } = (await tablets()) ?? {}
      expect(content?.filters).toEqual(swapped.toSpliced(-1, 0, 'five_g'))
    }),
  )

  it(
    'is made with its first variant, gets another one, texts and pictures, and is shown in the shop',
    step(async ({ page, api }) => {
      const code = `NEW-${Date.now()}`
      await page.goto('/staff/products/new')
      await page.getByLabel('عنوان', { exact: true }).fill('کیف لپ‌تاپ')
      await page.getByLabel('عنوان انگلیسی').fill('Laptop bag')
      await page.getByLabel('کد کالا').fill(code)
      await page.getByLabel('آدرس صفحه').fill(code.toLowerCase())
      await page.getByLabel('برند', { exact: true }).selectOption({ index: 2 })
      await page.getByLabel('دسته', { exact: true }).selectOption({ label: 'گوشی موبایل' })
      await page.getByLabel('حافظهٔ داخلی').fill('256')
      await page.getByLabel('سیستم‌عامل').selectOption({ label: 'سایر' })
      await page.getByRole('switch', { name: 'پشتیبانی از eSIM' }).check()
      await page.getByLabel('نام رنگ').fill('خاکستری')
      await page.getByLabel('رنگ', { exact: true }).fill('#8a8f96')
      await page.getByLabel('قیمت (تومان)').fill('۱۲۵۰۰۰۰')
      await page.getByLabel('مشخصات فنی').fill('جنس')
      await press(page, 'ساخت کالا')
      await page.getByText('هر خط باید عنوان، دونقطه و مقدار داشته باشد.').waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.setViewportSize(devices.phone)
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize(devices.desktop)
      await page.getByLabel('مشخصات فنی').fill('جنس: کتان')
      await press(page, 'ساخت کالا')
      await page.getByRole('heading', { level: 1, name: 'کیف لپ‌تاپ' }).waitFor()
      await press(page, 'افزودن تنوع')
      await page.getByLabel('نام رنگ').fill('خاکستری')
      await page.getByLabel('رنگ', { exact: true }).fill('#8a8f96')
      await page.getByLabel('قیمت (تومان)').fill('۱۲۵۰۰۰۰')
      await press(page, 'ثبت تنوع')
      await page.getByRole('alert').getByText('این کالا همین رنگ را دارد').waitFor()
      await page.getByLabel('نام رنگ').fill('سبز')
      await page.getByLabel('رنگ', { exact: true }).fill('#2e7d4f')
      await press(page, 'ثبت تنوع')
      await newToast(page, 'success', 'تنوع سبز افزوده شد')
      await table(page).getByText('سبز').waitFor()
      await page.getByRole('link', { name: 'ویرایش کالا' }).click()
      await page.getByLabel('جستجوی کالا').fill('Bip')
      await press(page, 'پیدا کن')
      await press(page, /^افزودن .*Bip/)
      await press(page, 'افزودن بخش')
      await page.getByLabel('عنوان بخش').fill('جادار')
      await page.getByLabel('شرح').fill('جای لپ‌تاپ و دفتر')
      await press(page, 'ثبت تغییر')
      await newToast(page, 'success', 'کیف لپ‌تاپ ثبت شد')
      const pictures = page.getByRole('region', { name: 'تصویرها' })
      const choose = async () =>
        pictures
          .getByLabel('افزودن تصویر')
          .first()
          .setInputFiles({
            name: 'bag.jpg',
            mimeType: 'image/jpeg',
            buffer: await photo(800, 600),
          })
      await choose()
      await press(page, 'فرستادن تصویر')
      await pictures.getByRole('group', { name: 'تصویر اصلی' }).waitFor()
      await choose()
      const crop = page.getByRole('alertdialog', { name: 'بخش تصویر را انتخاب کنید' })
      await press(page, 'مربع')
      const corner = crop.getByRole('button', { name: 'گوشهٔ پایین و راست قاب' })
      await corner.press('ArrowUp')
      await crop.getByText('اندازه: ۵۸۴ در ۵۸۴ پیکسل').waitFor()
      await crop.getByText('ضلع بلندتر کمتر از ۶۰۰ پیکسل است').waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      const box = await corner.boundingBox()
      if (box === null) throw new Error('the frame has no corner')
      await page.mouse.move(box.x + 9, box.y + 9)
      await page.mouse.down()
      await page.mouse.move(box.x - 191, box.y - 191)
      await page.mouse.up()
      await press(page, 'فرستادن تصویر')
      await pictures.getByRole('group', { name: 'تصویر ۲' }).waitFor()
      const second = pictures.getByRole('group', { name: 'تصویر ۲' })
      await second.getByLabel('متن جایگزین').fill('کیف، از روبه‌رو')
      await second.getByLabel('متن جایگزین').press('Alt+ArrowUp')
      const main = pictures.getByRole('group', { name: 'تصویر اصلی' })
      expect(await main.getByLabel('متن جایگزین').inputValue()).toBe('کیف، از روبه‌رو')
      await press(page, 'ثبت تصویرها')
      await newToast(page, 'success', 'تصویرها ثبت شد')
      const cropped = await main
        .getByRole('img')
        .evaluate((image) =>
          image instanceof HTMLImageElement ? image.naturalWidth / image.naturalHeight : null,
        )
      expect(cropped).toBe(1)
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.setViewportSize(devices.phone)
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize(devices.desktop)
      await page.getByRole('link', { name: 'ویرایش کالا' }).click()
      await page.getByLabel('در فروشگاه نمایش داده شود').check()
      await press(page, 'ثبت تغییر')
      await newToast(page, 'success', 'کیف لپ‌تاپ ثبت شد')
      const params = { path: { slug: code.toLowerCase() } }
      const inShop = () => api.GET('/product/v2/product/{slug}/', { params })
      await expect.poll(async () => (await inShop()).response.status).toBe(200)
      await page.getByRole('link', { name: 'دیدن در فروشگاه' }).click()
      await page.getByRole('heading', { level: 1, name: 'کیف لپ‌تاپ' }).waitFor()
      await page.locator('main img[src^="/uploads/"]').first().waitFor()
      await page.goto('/productlist/mobile?storage=256&os=other&esim=true')
      await page.getByRole('link', { name: 'کیف لپ‌تاپ' }).first().waitFor()
    }),
  )

  it(
    'has its price edited in the list, and a colleague who does the same is noticed',
    step(async ({ page, api }) => {
      const code = `CELL-${Date.now()}`
      const catalogue = await answer(api.GET('/staff/catalogue/'))
      const [like] = (await answer(api.GET('/staff/product/'))).results
      const { content } = await answer(
        api.GET('/staff/product/{id}/', { params: { path: { id: like?.id ?? 0 } } }),
      )
      const made = await answer(
        api.POST('/staff/product/', {
          params: {},
          body: {
            sku: code,
            slug: code.toLowerCase(),
            variant: {
              color_name: 'سفید',
              color_code: '#ffffff',
              price: 2_000_000,
              quantity: 1,
              low_stock: 0,
            },
            content: {
              ...content,
              title: 'کابل',
              category_id: catalogue.categories.at(-1)?.id ?? 0,
              is_active: false,
              facts: [],
              similar_ids: [],
            },
          },
        }),
      )
      const path = { id: made.variants[0]?.id ?? 0 }
      await page.goto(`/staff/products?search=${code}`)
      const opener = page.getByRole('button', { name: /ویرایش قیمت کابل$/ })
      const field = page.getByLabel('قیمت کابل (تومان)')
      await opener.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.type('150000')
      await page.getByText('مشتری ۹۲٪ کمتر از اکنون می‌پردازد').waitFor()
      expect(await field.inputValue()).toBe('۱۵۰٬۰۰۰')
      await page.keyboard.press('Enter')
      await page.getByText('اگر درست است، یک بار دیگر ثبت کنید.').waitFor()
      await page.getByRole('status').and(page.locator(':focus')).waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'بله، همین قیمت ثبت شود' }).waitFor()
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize(devices.tablet)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
      await page.setViewportSize(devices.desktop)
      await page.keyboard.press('Escape')
      await field.waitFor({ state: 'detached' })
      await page.keyboard.press('Enter')
      expect(await field.inputValue()).toBe('۲٬۰۰۰٬۰۰۰')
      await page.keyboard.type('0')
      await page.keyboard.press('Enter')
      await table(page).getByText('قیمت را به تومان وارد کنید.').waitFor()
      await answer(
        api.PATCH('/staff/variants/{id}/', { params: { path }, body: { price: 1_900_000 } }),
      )
      await page.keyboard.press('Control+A')
      await page.keyboard.type('1800000')
      await page.keyboard.press('Enter')
      await page.getByRole('alertdialog').getByText('هم‌زمان تغییر داده است').waitFor()
      await page.getByLabel(/^مقدار شما/).check()
      await press(page, 'ثبت انتخاب‌ها')
      await newToast(page, 'success', /^قیمت «کابل، .+» ۱٬۸۰۰٬۰۰۰.تومان ثبت شد$/)
      await page
        .getByRole('button', { name: /^۱٬۸۰۰٬۰۰۰/ })
        .and(page.locator(':focus'))
        .waitFor()
      const query = { subject: 'variant', subject_id: path.id } as const
      const { results } = await answer(api.GET('/staff/action/', { params: { query } }))
      expect(results[0]).toMatchObject({
        action: 'updateVariant',
        before: { price: 1_900_000 },
        after: { price: 1_800_000 },
      })
      await press(page, 'بازگرداندن قیمت')
      await newToast(page, 'success', /^قیمت «کابل، .+» به ۱٬۹۰۰٬۰۰۰.تومان برگشت$/)
      await page.getByRole('button', { name: /^۱٬۹۰۰٬۰۰۰/ }).waitFor()
    }),
  )

  it(
    'gets new prices from a day to come on, until the plan is cancelled',
    step(async ({ page }) => {
      const inDays = (days: number) => written(inPersian(addDays(tehranDay(Date.now()), days)))
      await page.goto('/staff/products?search=Bip')
      await table(page).getByRole('checkbox').last().check()
      const title = await table(page).getByRole('row').last().getByRole('link').innerText()
      await press(page, /^تغییر قیمت ۱ کالای/)
      const form = page.getByRole('alertdialog')
      await form.getByLabel('تغییر', { exact: true }).selectOption({ label: 'کاهش' })
      await form.getByLabel('درصد', { exact: true }).fill('۱۰')
      await form.getByLabel('از ساعتی در آینده').check()
      await form.getByLabel('روز آغاز').last().fill(inDays(-1))
      await press(page, 'پیش‌نمایش')
      await form.getByText('آغاز باید روز و ساعتی در آینده باشد').waitFor()
      await form.getByLabel('روز آغاز').last().fill(inDays(2))
      await form.getByLabel('روز بازگشت').last().fill(inDays(9))
      await form.getByRole('button', { name: 'تقویم' }).first().click()
      await form.getByRole('grid').waitFor()
      expect(await axeFindings(page, 'all', '[role=alertdialog]')).toEqual([])
      await page.setViewportSize(devices.phone)
      expect(await axeFindings(page, 'all', '[role=alertdialog]')).toEqual([])
      await page.setViewportSize(devices.desktop)
      await press(page, 'پیش‌نمایش')
      await form.getByText(/سپس قیمت پیشین برمی‌گردد/).waitFor()
      await press(page, /^زمان‌بندی [۰-۹]+ قیمت تازه/)
      await page.getByRole('status').filter({ hasText: 'زمان‌بندی شد' }).waitFor()
      await table(page)
        .getByRole('link', { name: /^از .+، ساعت .+: / })
        .waitFor()
      await table(page).getByRole('checkbox').last().check()
      await press(page, /^تغییر قیمت ۱ کالای/)
      await form.getByLabel('درصد', { exact: true }).fill('۲۰')
      await form.getByLabel('از ساعتی در آینده').check()
      await form.getByLabel('روز آغاز').last().fill(inDays(3))
      await press(page, 'پیش‌نمایش')
      await form
        .getByText(/^زمان‌بندی دیگری برای این تنوع با این یکی تداخل دارد/)
        .first()
        .waitFor()
      await press(page, 'انصراف')
      await page.getByRole('link', { name: 'تغییر قیمت‌ها' }).click()
      const plan = table(page).getByRole('row').filter({ hasText: title })
      await plan.getByText('در انتظار').waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.setViewportSize(devices.phone)
      expect(await axeFindings(page)).toEqual([])
      await plan.getByRole('button', { name: /^لغو زمان‌بندی/ }).click()
      await press(page, 'لغو شود')
      await newToast(page, 'success', 'زمان‌بندی لغو شد')
      await plan.getByText('لغوشده').waitFor()
    }),
  )
})

describe('the preview of changed prices', () => {
  it('gets the focus, warns of prices that are far off, and gives the focus back to the percentage', async () => {
    const { page, api } = await staffMember()
    const { results } = await answer(api.GET('/staff/product/'))
    const product = results.find(({ variants, price }) => variants === 1 && price !== null)
    await page.goto(`/staff/products?search=${product?.sku}`)
    await table(page).getByRole('checkbox').last().check()
    await press(page, /^تغییر قیمت ۱ کالای/)
    const dialog = page.getByRole('alertdialog')
    const percent = dialog.getByLabel('درصد', { exact: true })
    const summary = dialog.getByText('قیمت ۱ تنوع تغییر می‌کند.')
    await percent.fill('۲۰۰')
    await percent.press('Enter')
    await summary.waitFor()
    await expect.poll(() => summary.evaluate(hasFocus)).toBe(true)
    await dialog.getByText(/^مشتری برای ۱ تنوع کمتر از نصف یا بیش از دو برابر/).waitFor()
    await press(page, 'تغییر درصد')
    await expect.poll(() => percent.evaluate(hasFocus)).toBe(true)
    await percent.fill('۱۰')
    await percent.press('Enter')
    await summary.waitFor()
    expect(await dialog.getByText(/^مشتری برای/).count()).toBe(0)
  })
})

/** Runs in the page. */
const hasFocus = (element: Element): boolean => element === document.activeElement

describe('the price of a product in the list on a phone', () => {
  it('is edited with each warning and failure in sight', async () => {
    const { page, api } = await staffMember({ device: 'phone', expectedErrors: networkNoise })
    const { results } = await answer(api.GET('/staff/product/'))
    const product = results.find(({ variants, price }) => variants === 1 && price !== null)
    if (product === undefined) throw new Error('the demo has no such product')
    await page.goto(`/staff/products?search=${product.sku}`)
    await table(page)
      .getByRole('button', { name: /ویرایش قیمت/ })
      .click()
    const field = page.locator('input[name=cell-price]')
    const ground = () => field.evaluate((input) => getComputedStyle(input).backgroundColor)
    const editable = await ground()
    await field.fill('9900')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'بله، همین قیمت ثبت شود' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const [variant] = product.variant_list
    await field.fill(String((variant?.price ?? 0) + 1000))
    const line = await breakCall(page, /api\/staff\/variants\/\d+/)
    await field.press('Enter')
    const retry = page.getByRole('button', { name: 'تلاش دوباره' })
    await retry.waitFor()
    await expect.poll(() => isInSight(retry)).toBe(true)
    expect(await ground()).not.toBe(editable)
    await press(page, 'انصراف')
    await field.waitFor({ state: 'detached' })
    line.mend()
  })

  it('is not put back by a press that is meant for a dialog', async () => {
    const { page, api } = await staffMember({ device: 'phone' })
    const { results } = await answer(api.GET('/staff/product/'))
    const single = results.filter(({ variants, price }) => variants === 1 && price !== null)
    const product = single.at(3)
    const [variant] = product?.variant_list ?? []
    if (variant === undefined) throw new Error('the demo has no such product')
    await page.goto(`/staff/products?search=${product?.sku}`)
    await table(page).getByRole('checkbox').last().check()
    await table(page)
      .getByRole('button', { name: /ویرایش قیمت/ })
      .click()
    await page.locator('input[name=cell-price]').fill(String(variant.price + 10_000))
    await page.keyboard.press('Enter')
    const undo = page.getByRole('button', { name: 'بازگرداندن قیمت' })
    await undo.waitFor()
    expect(await isInSight(undo)).toBe(true)
    await press(page, /^تغییر قیمت ۱ کالای/)
    const dialog = page.getByRole('alertdialog')
    const close = dialog.getByRole('button', { name: 'بستن' })
    await close.waitFor()
    const news = page.locator('[data-scope=toast][data-part=root]')
    const [over, button] = await Promise.all([news.boundingBox(), close.boundingBox()])
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(over?.x ?? 0)
    expect(await isInSight(close)).toBe(true)
    expect(await news.evaluate(isHit)).toBe(false)
    expect(await undo.count()).toBe(0)
    await dialog.getByRole('button', { name: 'انصراف' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const { id, price, new_price, expire_time } = variant
    await answer(
      api.PATCH('/staff/variants/{id}/', {
        params: { path: { id } },
        body: { price, new_price, ...(expire_time !== null && { expire_time }) },
      }),
    )
  })
})

/** Runs in the page: whether a press on the middle of an element is for it. */
function isHit(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}

const isInSight = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 20, (top + bottom) / 2))
  })
