import { describe, expect, it } from 'vitest'
import { formatToman, toPersianDigits } from '#domain/digits.ts'
import { answer } from '#tests/support/shopper.ts'
import { clientOf, customer, person } from './support/customer.ts'
import { cardPath } from './support/goods.ts'
import { breakCall, networkNoise } from './support/network.ts'
import { shopper, useBrowser, useStory } from './support/story.ts'
import { readTerms } from './support/sums.ts'
import { toast } from './support/toasts.ts'

useBrowser()

describe('the page about installments', () => {
  const step = useStory(async () => {
    const guest = await shopper('desktop', { expectedErrors: networkNoise })
    await guest.page.goto('/terms-instalment')
    return guest
  })

  it(
    'has one address for both spellings, and opens for everyone',
    { tags: ['INST-11', 'ROUTE-36', 'PAGE-19'] },
    step(async ({ page }) => {
      expect(new URL(page.url()).pathname).toBe('/terms-installment')
      expect((await page.reload())?.status()).toBe(200)
      const name = 'امروز بخرید، تا ۱۲ ماه بپردازید'
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }),
  )

  it(
    'explains the purchase in four steps, with one lender and five questions',
    { tags: ['INST-04', 'INST-06', 'INST-07', 'INST-08', 'INST-09', 'INST-10'] },
    step(async ({ page }) => {
      const steps = page.getByRole('list', { name: 'خرید اقساطی در چهار گام' })
      expect(await steps.getByRole('listitem').count()).toBe(4)
      const lenders = page.getByRole('region', { name: 'تأمین‌کنندهٔ اعتبار' })
      expect(await lenders.getByRole('article').count()).toBe(1)
      expect(await readTerms(lenders.getByRole('article'))).toEqual({
        'سقف تسهیلات': '۵۰ میلیون تومان',
        ضمانت: 'چک صیادی',
        تسویه: '۱۲ ماهه',
      })
      const questions = page.getByRole('region', { name: 'پرسش‌های پرتکرار' }).locator('summary')
      expect(await questions.count()).toBe(5)
      for (const question of await questions.all()) {
        await question.click()
        await expect.poll(() => question.locator('xpath=..').getAttribute('open')).toBe('')
        const answer = question.locator('xpath=following-sibling::*')
        await answer.waitFor()
        const said = (await answer.innerText()).trim()
        expect([said.length > 0, said === (await question.innerText()).trim()]).toEqual([
          true,
          false,
        ])
      }
      await questions.first().click()
      await expect.poll(() => questions.first().locator('xpath=..').getAttribute('open')).toBeNull()
    }),
  )

  it(
    'shows the twelve best sellers of its price range',
    { tags: ['INST-05', 'INST-34'] },
    step(async (guest) => {
      const { page } = guest
      const query = {
        page: 1,
        size: 12,
        min_price: 1_000_000,
        max_price: 4_000_000_000,
        ordering: '-sold_count',
      } as const
      const { results } = await answer(
        clientOf(guest).GET('/product/v2/product/', { params: { query } }),
      )
      const slider = page.getByRole('region', { name: 'پرفروش‌ترین کالاها' })
      const addresses = await slider
        .locator('[data-slide]')
        .evaluateAll((slides) =>
          slides.map((slide) => slide.querySelector('a[href^="/products/"]')?.getAttribute('href')),
        )
      expect(addresses).toEqual(
        results.map(({ slug, price_related_info: price }) => cardPath(slug, price)),
      )
      expect(addresses).toHaveLength(12)
    }),
  )

  it(
    'asks for these twelve itself when it is reached by a link',
    { tags: ['INST-24'] },
    async () => {
      const { page } = await shopper('desktop')
      await page.goto('/faq')
      const asked = page.waitForRequest(/product\/v2\/product\/\?.*size=12/)
      await page.getByRole('banner').getByRole('link', { name: 'خرید اقساطی' }).click()
      const query = new URL((await asked).url()).searchParams
      expect(Object.fromEntries(query)).toEqual({
        page: '1',
        size: '12',
        min_price: '1000000',
        max_price: '4000000000',
        ordering: '-sold_count',
      })
    },
  )

  it(
    'says at each field what is wrong, and sends nothing until both are right',
    { tags: ['INST-02', 'INST-20', 'INST-21', 'INST-22'] },
    step(async ({ page, phone: own }) => {
      const submit = page.getByRole('button', { name: 'ثبت درخواست' })
      const hero = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::header')
      const name = hero.getByLabel('نام و نام خانوادگی *')
      const phone = hero.getByLabel('شماره تماس *')
      const message = (text: string) => page.getByRole('alert').filter({ hasText: text })
      expect(await submit.isDisabled()).toBe(true)
      await name.focus()
      await name.blur()
      await message('فیلد الزامی است').waitFor()
      await name.fill('مریم رضایی')
      await message('فیلد الزامی است').waitFor({ state: 'hidden' })
      await phone.fill('0912abc')
      await phone.blur()
      await message('لطفا فقط عدد وارد نمایید').waitFor()
      const wrong = [
        ['0912345678', 'شماره موبایل باید ۱۱ رقمی باشد'],
        ['', 'فیلد الزامی است'],
        ['091234567890', 'شماره موبایل باید ۱۱ رقمی باشد'],
      ] as const
      for (const [typed, said] of wrong) {
        await phone.fill(typed)
        await message(said).waitFor()
        expect(await submit.isDisabled()).toBe(true)
      }
      await phone.fill(own)
      await expect.poll(() => submit.isDisabled()).toBe(false)
      await name.fill('')
      await message('فیلد الزامی است').waitFor()
      await expect.poll(() => submit.isDisabled()).toBe(true)
      await name.fill('مریم رضایی')
    }),
  )

  it(
    'keeps the input when the request fails, and turns the button green when it is registered',
    { tags: ['INST-12', 'INST-13', 'INST-14', 'INST-26'] },
    step(async ({ page, phone }) => {
      const submit = page.getByRole('button', { name: 'ثبت درخواست' })
      await page.getByLabel('شماره تماس *').fill(phone)
      const call = await breakCall(page, /installment-request/)
      await submit.click()
      await page.getByRole('alert').filter({ hasText: 'درخواست شما ثبت نشد.' }).waitFor()
      expect(await page.getByLabel('نام و نام خانوادگی *').inputValue()).toBe('مریم رضایی')
      call.mend()
      const sent = page.waitForRequest('**/api/installment/installment-request/')
      await submit.click()
      expect((await sent).postDataJSON()).toEqual({ name: 'مریم رضایی', phone_number: phone })
      await toast(page, 'success', 'درخواست شما با موفقیت ثبت شد').waitFor()
      const confirmation = page.locator('form [role=status] > p').first()
      await expect.poll(() => confirmation.textContent()).toBe('درخواست شما با موفقیت ثبت شد')
      await page.setViewportSize({ width: 360, height: 740 })
      const isWithinCard = await confirmation.evaluate((line) => {
        const [inner, card] = [line, line.closest('form')].map((it) => it?.getBoundingClientRect())
        return inner && card && inner.left > card.left && inner.right < card.right
      })
      expect(isWithinCard).toBe(true)
      const background = await confirmation.evaluate((it) => getComputedStyle(it).backgroundColor)
      const [red = 0, green = 0, blue = 0] = (background.match(/[\d.]+/g) ?? []).map(Number)
      expect(green).toBeGreaterThan(Math.max(red, blue))
      expect(await submit.count()).toBe(0)
      const digits = toPersianDigits(phone)
      const spaced = `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`
      await page.getByText(`با شمارهٔ ${spaced} تماس می‌گیرد`).waitFor()
    }),
  )

  it('knows the name and the number of a customer, and keeps what they change', async () => {
    const { page, phone } = await customer('phone')
    await page.goto('/terms-installment')
    const name = page.getByLabel('نام و نام خانوادگی *')
    await expect.poll(() => name.inputValue()).toBe(`${person.first_name} ${person.last_name}`)
    expect(await page.getByLabel('شماره تماس *').inputValue()).toBe(toPersianDigits(phone))
    await name.fill('مریم رضایی')
    await page.reload()
    await expect.poll(() => name.inputValue()).toBe('مریم رضایی')
  })

  it('keeps the input for a call through a reload', async () => {
    const { page, phone } = await shopper('phone')
    await page.goto('/terms-installment')
    await page.getByLabel('نام و نام خانوادگی *').fill('مریم رضایی')
    await page.getByLabel('شماره تماس *').fill(phone)
    await page.reload()
    await expect
      .poll(() => page.getByLabel('شماره تماس *').inputValue())
      .toBe(toPersianDigits(phone))
    const submit = page.getByRole('button', { name: 'ثبت درخواست' })
    await expect.poll(() => submit.isEnabled()).toBe(true)
    await submit.click()
    await toast(page, 'success', 'درخواست شما با موفقیت ثبت شد').waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('installment-draft'))).toBeNull()
  })

  it(
    'opens the calculator with four to twelve months',
    { tags: ['INST-03', 'INST-19', 'INST-32', 'INST-33'] },
    step(async ({ page }) => {
      await page.getByRole('button', { name: 'محاسبهٔ قسط' }).click()
      const dialog = page.getByRole('dialog', { name: 'محاسبهٔ اقساط' })
      const months = dialog.getByRole('slider', { name: 'مدت بازپرداخت' })
      await months.waitFor()
      expect(await months.getAttribute('aria-valuemin')).toBe('4')
      expect(await months.getAttribute('aria-valuemax')).toBe('12')
      expect(await months.getAttribute('aria-valuenow')).toBe('4')
      await months.press('End')
      await expect.poll(() => months.getAttribute('aria-valuenow')).toBe('12')
      await months.press('Home')
      await expect.poll(() => months.getAttribute('aria-valuenow')).toBe('4')
    }),
  )

  it(
    'computes only with a price and a prepayment of at least one half',
    { tags: ['INST-15', 'INST-16', 'INST-17', 'INST-18', 'INST-31'] },
    step(async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: 'محاسبهٔ اقساط' })
      const [price, prepayment] = [
        dialog.getByLabel('قیمت کالا'),
        dialog.getByLabel('پیش‌پرداخت', { exact: true }),
      ]
      const waiting = dialog.getByText('قیمت و پیش‌پرداخت را وارد کنید')
      const results = dialog.getByRole('region', { name: 'نتیجهٔ محاسبه' })
      const tooLow = dialog.getByText('پیش‌پرداخت باید حداقل ۵۰ درصد مبلغ کل باشد')
      await prepayment.fill('5000000')
      await waiting.waitFor()
      expect(await results.count()).toBe(0)
      await price.fill('10000000')
      await results.waitFor()
      await prepayment.fill('0')
      await waiting.waitFor()
      expect(await results.count()).toBe(0)
      expect(await tooLow.count()).toBe(0)
      await prepayment.fill('4999999')
      await tooLow.waitFor()
      expect(await results.count()).toBe(0)
      await prepayment.fill('5000000')
      await results.waitFor()
      expect(await tooLow.count()).toBe(0)
      await price.fill('10000001')
      await tooLow.waitFor()
      await prepayment.fill('5000001')
      await results.waitFor()
    }),
  )

  it(
    'shows the sums of the plan',
    { tags: ['INST-27', 'INST-28', 'INST-29', 'INST-30'] },
    step(async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: 'محاسبهٔ اقساط' })
      await dialog.getByLabel('قیمت کالا').fill('۱۰٬۰۰۰٬۰۰۰')
      await dialog.getByLabel('پیش‌پرداخت', { exact: true }).fill('5000000')
      const months = dialog.getByRole('slider', { name: 'مدت بازپرداخت' })
      const sums = () =>
        dialog
          .getByRole('region', { name: 'نتیجهٔ محاسبه' })
          .locator('dl > div')
          .evaluateAll((rows) => rows.map((row) => row.textContent))
      const rows = (monthly: number, profit: number, total: number, financed = 5_000_000) => [
        `قسط ماهانه${formatToman(monthly)}تومان`,
        `مبلغ تسهیلات${formatToman(financed)}تومان`,
        `سود${formatToman(profit)}تومان`,
        `مجموع بازپرداخت، بدون پیش‌پرداخت${formatToman(total)}تومان`,
      ]
      const moveTo = async (count: number) => {
        await months.press('Home')
        for (let month = 4; month < count; month += 1) await months.press('ArrowLeft')
        await expect.poll(() => months.getAttribute('aria-valuenow')).toBe(String(count))
      }
      await moveTo(10)
      await expect.poll(sums).toEqual(rows(800_000, 3_000_000, 8_000_000))
      await moveTo(7)
      await expect.poll(sums).toEqual(rows(1_014_000, 2_100_000, 7_100_000))
      await dialog.getByLabel('پیش‌پرداخت', { exact: true }).fill('6000000')
      await moveTo(10)
      await expect.poll(sums).toEqual(rows(640_000, 2_400_000, 6_400_000, 4_000_000))
    }),
  )

  it(
    'warns above the lender’s ceiling',
    step(async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: 'محاسبهٔ اقساط' })
      const prepayment = dialog.getByLabel('پیش‌پرداخت', { exact: true })
      const note = dialog.getByText('از سقف ۵۰٬۰۰۰٬۰۰۰ تومان بیشتر است')
      await dialog.getByLabel('قیمت کالا').fill('200000000')
      await prepayment.fill('149999999')
      await note.waitFor()
      await prepayment.fill('150000000')
      await note.waitFor({ state: 'hidden' })
    }),
  )
})
