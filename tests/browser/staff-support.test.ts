import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { demoAccounts } from '#demo/seed/load.ts'
import { answer } from '#tests/support/shopper.ts'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { customer, staffMember } from './support/customer.ts'
import { typeCode } from './support/gestures.ts'
import { loseReply, networkNoise } from './support/network.ts'
import { installClock } from './support/profiles.ts'
import { press } from './support/purchase.ts'
import { useBrowser, useStory } from './support/story.ts'
import { toast } from './support/toasts.ts'

useBrowser()

describe('support in the back office', () => {
  const step = useStory(async () => {
    const buyer = await customer('desktop')
    const [category] = await answer(buyer.api.GET('/ticket/ticket-category/'))
    const body = { title: 'ارسال سفارش', category: category?.id ?? 0, text: 'کی می‌رسد؟' }
    const { id } = await answer(buyer.api.POST('/ticket/v3/ticket/', { body }))
    const owner = await staffMember({
      device: 'phone',
      expectedErrors: [...networkNoise, /404/, /401/, /403/, /429/],
    })
    return { ...owner, id, buyer }
  })

  it(
    'prepares an answer, which is filled in for the customer of a ticket',
    step(async ({ page, id, buyer }) => {
      const title = `زمان ارسال ${buyer.phone}`
      await page.goto('/staff/canned-replies')
      await press(page, 'ثبت پاسخ')
      await page.getByText('عنوان و متن را بنویسید.').waitFor()
      await page.getByLabel('عنوان').fill(title)
      await page.getByLabel('متن', { exact: true }).fill('سلام {نام}، فردا می‌رسد.')
      await press(page, 'ثبت پاسخ')
      await toast(page, 'success', 'پاسخ آماده ثبت شد').waitFor()
      await page.getByLabel('جستجو در پاسخ‌ها').fill(buyer.phone)
      await page.getByRole('link', { name: title }).waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.goto(`/staff/tickets/${id}`)
      await page.getByLabel('متن پاسخ').fill('درود')
      await page.getByLabel('پاسخ آماده').selectOption(title)
      await expect
        .poll(() => page.getByLabel('متن پاسخ').inputValue())
        .toMatch(/^درود\nسلام .+، فردا می‌رسد\.$/)
      expect(await axeFindings(page)).toEqual([])
    }),
  )

  it(
    'shows an answer whose reply was lost, and sends it once',
    step(async ({ page, id }) => {
      await page.goto(`/staff/tickets/${id}`)
      const text = 'از انبار می‌پرسیم'
      const sent = page.getByRole('list', { name: 'گفت‌وگو' }).getByText(text)
      await page.getByLabel('متن پاسخ').fill(text)
      await loseReply(page, /\/reply\/$/)
      await press(page, 'فرستادن پاسخ')
      await sent.waitFor()
      await press(page, 'تلاش دوباره')
      const news = toast(page, 'success', 'پاسخ فرستاده شد')
      await news.waitFor()
      expect(await sent.count()).toBe(1)
      const phone = page.viewportSize()
      await page.setViewportSize({ width: 1440, height: 900 })
      const send = page.getByRole('button', { name: 'فرستادن پاسخ' })
      const isClear = async () => {
        const [over, button] = await Promise.all([news.boundingBox(), send.boundingBox()])
        return over !== null && button !== null && over.x + over.width <= button.x
      }
      await expect.poll(isClear).toBe(true)
      if (phone !== null) await page.setViewportSize(phone)
    }),
  )

  it(
    'opens one customer by the whole number, and this stays in the log',
    step(async ({ page, buyer }) => {
      await page.goto('/staff/customer')
      await page.getByLabel('شمارهٔ موبایل یا شمارهٔ سفارش').fill('09')
      await press(page, 'باز کردن')
      await page.getByRole('alert').waitFor()
      await page.getByLabel('شمارهٔ موبایل یا شمارهٔ سفارش').fill(toPersianDigits(buyer.phone))
      await press(page, 'باز کردن')
      await page.getByRole('link', { name: 'ارسال سفارش' }).waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.goto('/staff/actions')
      const newest = page.getByRole('row').filter({ hasText: 'دیدن حساب مشتری' }).first()
      await newest.waitFor()
    }),
  )

  it(
    'signs out an idle member after a warning, and keeps the input',
    step(async ({ context, id, origin }) => {
      const page = await context.newPage()
      await installClock(page)
      await page.goto(`/staff/tickets/${id}`)
      await page.getByLabel('متن پاسخ').fill('فردا می‌رسد')
      await page.clock.fastForward(29 * 60_000)
      await page.getByRole('alertdialog', { name: 'هنوز اینجا هستید؟' }).waitFor()
      expect(await axeFindings(page)).toEqual([])
      await page.clock.fastForward(60_000)
      const { phone, password } = demoAccounts.staff
      await page.getByLabel('شمارهٔ همراه').fill(phone)
      await press(page, 'ورود با رمز عبور')
      await page.getByLabel('رمز عبور', { exact: true }).fill(password)
      await press(page, 'ورود')
      await page.waitForURL((url) => url.pathname === `/staff/tickets/${id}`)
      await typeCode({ page, phone, origin })
      await expect.poll(() => page.getByLabel('متن پاسخ').inputValue()).toBe('فردا می‌رسد')
    }),
  )
})

describe('the moderation in the back office', () => {
  it('has the comments and questions of customers, published or not', async () => {
    const buyer = await customer('desktop')
    const { results } = await answer(buyer.api.GET('/product/v2/product/'))
    const text = `آیا شارژر دارد؟ ${buyer.phone}`
    const body = { text, product_id: results[0]?.id ?? 0 }
    await answer(buyer.api.POST('/product/v1/question/', { body }))
    const { page, api } = await staffMember({ device: 'phone' })
    const { page_count: last } = await answer(api.GET('/staff/question/'))
    await page.goto(`/staff/questions?page=${last}`)
    const question = page.getByRole('listitem').filter({ hasText: text })
    await question.getByRole('button', { name: 'رد', exact: true }).click()
    await page.getByLabel('دلیل (اختیاری)').fill('تکراری است')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: 'رد شود' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
    await page.goto('/staff/comments?status=approved')
    await page.getByRole('heading', { level: 1, name: 'دیدگاه‌ها' }).waitFor()
    await page.getByRole('button', { name: 'رد', exact: true }).first().waitFor()
    const stars = await page.getByRole('img', { name: / از ۵$/ }).all()
    expect(stars.length).toBeGreaterThan(0)
    for (const each of stars) expect((await each.boundingBox())?.width).toBe(90)
    expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
  })
})
