import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { formatToman, toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { creditTerms } from '#domain/installment.ts'
import { addAddress, answer } from '#tests/support/shopper.ts'
import { shop } from '#shop'
import { expectInSight } from './support/in-sight.ts'
import { addItem, customer, person } from './support/customer.ts'
import { phoneVariant, stockedVariant } from './support/goods.ts'
import { hrefsOf } from './support/links.ts'
import { breakCall, networkNoise, reshape } from './support/network.ts'
import { press } from './support/purchase.ts'
import { atBothSizes } from './support/sizes.ts'
import { useBrowser, useStory } from './support/story.ts'
import { summary } from './support/sums.ts'
import { toast } from './support/toasts.ts'

useBrowser()

const required = 'فیلد الزامی است'
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

describe('a customer’s cart', () => {
  const step = useStory(async () => {
    const buyer = await customer('desktop', { profile: false, expectedErrors: networkNoise })
    const phone = await phoneVariant(buyer)
    const tablet = await stockedVariant(buyer, 'tablet', 2)
    await addItem(buyer, phone.id)
    const reply = await buyer.page.goto('/cart')
    const rows = buyer.page.getByRole('region', { name: 'سبد خرید شما' }).getByRole('listitem')
    const button = (name: string) => buyer.page.getByRole('button', { name, exact: true })
    return { ...buyer, buyer, reply, tablet, rows, button }
  })

  it(
    'counts up and down, never below one, and adds it up again each time',
    { tags: ['CART-07', 'CART-39', 'CART-46', 'CART-03'] },
    step(async ({ page, reply, button }) => {
      expect(reply?.status()).toBe(200)
      await button('یکی کمتر').waitFor()
      expect(await button('یکی کمتر').isDisabled()).toBe(true)
      const one = await summary(page, 'خلاصهٔ سبد')
      await button('یکی بیشتر').click()
      await expect
        .poll(async () => (await summary(page, 'خلاصهٔ سبد'))['جمع سبد'])
        .toBe(Number(one['جمع سبد']) * 2)
      await button('یکی کمتر').click()
      await expect.poll(() => summary(page, 'خلاصهٔ سبد')).toEqual(one)
      await expect.poll(() => button('یکی کمتر').isDisabled()).toBe(true)
    }),
  )
  it(
    'shows what the lender asks each month for the whole cart, and only once paying by installments is chosen',
    { tags: ['CART-26'] },
    step(async ({ page, buyer }) => {
      await page.getByRole('button', { name: 'یکی بیشتر' }).click()
      await expect
        .poll(async () => Object.keys(await summary(page, 'خلاصهٔ سبد')))
        .toContain('قیمت کالاها (۲)')
      expect(await summary(page, 'خلاصهٔ سبد')).not.toHaveProperty('قسط ماهانه')
      await page.getByRole('checkbox', { name: /خرید اقساطی/ }).click()
      const sums = () => summary(page, 'خلاصهٔ سبد')
      await expect.poll(async () => Object.keys(await sums())).toContain('قسط ماهانه')
      const { totals } = await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))
      const terms = creditTerms(totals.total_amount)
      expect(totals.total_monthly_due).toBe(terms?.monthlyDue)
      await atBothSizes(page, async () => {
        expect((await sums())['قسط ماهانه']).toBe(terms?.monthlyDue)
        await page.getByText(`${formatToman(terms?.downPayment ?? 0)} تومان پیش‌پرداخت`).waitFor()
      })
    }),
  )
  it(
    'can be emptied at once only when it has several lines',
    { tags: ['CART-08', 'CART-10', 'CART-22'] },
    step(async ({ page, buyer, tablet, rows, button }) => {
      expect(await button('خالی کردن سبد').count()).toBe(0)
      await addItem(buyer, tablet.id)
      await page.reload()
      await atBothSizes(page, async () => {
        await button('خالی کردن سبد').waitFor()
        expect(await button('حذف').count()).toBe(2)
        await rows
          .filter({ has: page.getByRole('button', { name: 'حذف', exact: true }) })
          .nth(1)
          .waitFor()
      })
      const { products } = await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))
      const goods = products.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
      expect((await summary(page, 'خلاصهٔ سبد'))['قیمت کالاها (۳)']).toBe(goods)
    }),
  )
  it(
    'offers each insurance at the price that the line has for it, and marks a single insured unit',
    { tags: ['CART-23', 'CART-32', 'CART-33', 'CART-39', 'CART-74', 'CART-75'] },
    step(async ({ page, buyer, rows }) => {
      type Lines = { products: { insurance_prices: { insurance_price: number }[] }[] }
      const raised = await reshape<Lines>(page, /cart\/list_items_v2/, (cart) => ({
        ...cart,
        products: cart.products.map((line) => ({
          ...line,
          insurance_prices: line.insurance_prices.toReversed().map((each) => ({
            ...each,
            insurance_price: each.insurance_price + 1_000,
          })),
        })),
      }))
      await page.reload()
      await page.getByRole('button', { name: 'افزودن بیمه' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'جزئیات بیمه' })
      const { products } = await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))
      const offered = products.find(({ insurance_prices: prices }) => prices.length > 0)
      const choices = withoutSpaces(await dialog.getByRole('radiogroup').innerText())
      const prices = new Map(
        offered?.insurance_prices.map((each) => [each.insurance_id, each.insurance_price]),
      )
      expect(new Set(prices.values()).size).toBeGreaterThan(1)
      for (const { id, name } of offered?.insurances ?? [])
        expect(choices).toContain(
          withoutSpaces(`${name} ${formatToman((prices.get(id) ?? 0) + 1_000)}`),
        )
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      raised.mend()
      const single = rows.filter({
        has: page.getByRole('status').getByText('۱', { exact: true }),
      })
      const choose = async (insurance: Locator) => {
        await insurance.check()
        await dialog.getByRole('button', { name: 'ثبت انتخاب' }).click()
        await dialog.waitFor({ state: 'hidden' })
      }
      const insured = async () => (await summary(page, 'خلاصهٔ سبد'))['هزینهٔ بیمه']
      expect(await insured()).toBeUndefined()
      await single.getByRole('button', { name: 'افزودن بیمه' }).click()
      await choose(dialog.getByRole('radio').last())
      await toast(page, 'success', 'بیمه به کالا اضافه شد').waitFor()
      const badge = single.getByText('با بیمه', { exact: true })
      await badge.waitFor()
      const { totals } = await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))
      await expect.poll(insured).toBe(totals.total_insurance_amount)
      await single.getByRole('button', { name: 'جزئیات بیمه' }).click()
      await choose(dialog.getByRole('radio').first())
      await toast(page, 'success', 'بیمه از کالا حذف شد').waitFor()
      await badge.waitFor({ state: 'hidden' })
      await expect.poll(insured).toBeUndefined()
    }),
  )
  it(
    'keeps the price and the button that removes a line apart on the narrowest phones',
    step(async ({ page, rows, button }) => {
      const wide = page.viewportSize() ?? { width: 1440, height: 900 }
      await page.setViewportSize({ width: 320, height: 640 })
      const bin = await button('حذف').first().boundingBox()
      const price = await rows
        .filter({ has: button('حذف') })
        .first()
        .getByText(/^[۰-۹٬]{9,}/)
        .last()
        .boundingBox()
      await page.setViewportSize(wide)
      if (bin === null || price === null) throw new Error('the line is not shown')
      expect(
        bin.x + bin.width <= price.x ||
          price.x + price.width <= bin.x ||
          bin.y + bin.height <= price.y ||
          price.y + price.height <= bin.y,
      ).toBe(true)
    }),
  )
  it(
    'asks before a line is removed, and keeps it when the answer is no',
    { tags: ['CART-08', 'CART-11', 'CART-39', 'CART-73'] },
    step(async ({ page, buyer, button }) => {
      const sum = async () => (await summary(page, 'خلاصهٔ سبد'))['جمع سبد']
      const both = await sum()
      const question = page.getByRole('alertdialog', { name: 'حذف کالا از سبد' })
      await button('حذف').last().click()
      await question.getByRole('button', { name: 'انصراف' }).click()
      await question.waitFor({ state: 'hidden' })
      expect(await button('حذف').count()).toBe(2)
      await button('حذف').last().click()
      await question.getByRole('button', { name: 'حذف کالا' }).click()
      await toast(page, 'success', 'کالا از سبد حذف شد').waitFor()
      await expect.poll(() => button('حذف').count()).toBe(1)
      const { totals } = await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))
      expect(totals.total_amount).toBeLessThan(Number(both))
      await expect.poll(sum).toBe(totals.total_amount)
    }),
  )
  it(
    'asks for the name and code that are missing, and continues with nothing else',
    { tags: ['CART-50', 'CART-51', 'CART-52', 'CART-53', 'CART-54', 'CART-58'] },
    step(async ({ page, phone }) => {
      await press(page, /^ادامه/)
      const dialog = page.getByRole('dialog', { name: 'تکمیل اطلاعات' })
      const save = dialog.getByRole('button', { name: 'ثبت و ادامه' })
      const field = (label: string) => dialog.getByLabel(label, { exact: true })
      const says = async (label: string, typed: string, message: string) => {
        await field(label).fill(typed)
        await field(label).blur()
        await dialog.getByText(message, { exact: true }).first().waitFor()
        expect(await save.isDisabled()).toBe(true)
      }
      await field('نام').waitFor()
      await field('نام').fill(person.first_name)
      await field('نام خانوادگی').fill(person.last_name)
      await field('کد ملی').fill(person.national_code)
      await expect.poll(() => save.isEnabled()).toBe(true)
      for (const label of ['نام', 'نام خانوادگی', 'کد ملی']) {
        const typed = await field(label).inputValue()
        await says(label, '', required)
        await says(label, '  ', required)
        await field(label).fill(typed)
        await expect.poll(() => save.isEnabled()).toBe(true)
      }
      for (const letters of ['abc', '00123456a9'])
        await says('کد ملی', letters, 'لطفا فقط عدد وارد نمایید')
      for (const digits of ['1', '12345678', '001234567', '00123456789'])
        await says('کد ملی', digits, 'کد ملی باید ۱۰ رقمی باشد')
      await says('کد ملی', '1234567890', 'کد ملی معتبر نیست')
      await field('کد ملی').fill(person.national_code)
      await expect.poll(() => save.isEnabled()).toBe(true)
      expect(await dialog.getByText(/^کد ملی (معتبر نیست|باید)/).count()).toBe(0)
      const number = field('شماره تماس')
      expect(await number.isDisabled()).toBe(true)
      expect(toLatinDigits(await number.inputValue()).replaceAll(' ', '')).toBe(phone)
    }),
  )
  it(
    'takes a fida code of foreign nationals instead of the national code',
    { tags: ['AUTH-31', 'CART-51', 'CART-55', 'CART-56', 'CART-57', 'CART-68'] },
    step(async ({ page, phone, buyer }) => {
      const dialog = page.getByRole('dialog', { name: 'تکمیل اطلاعات' })
      const save = dialog.getByRole('button', { name: 'ثبت و ادامه' })
      await dialog.getByLabel('تبعهٔ خارجی هستم').check()
      const fida = dialog.getByLabel('کد فیدا', { exact: true })
      await fida.waitFor()
      expect(await dialog.getByLabel('کد ملی', { exact: true }).count()).toBe(0)
      await fida.fill('')
      await fida.blur()
      await dialog.getByText(required, { exact: true }).waitFor()
      expect(await save.isDisabled()).toBe(true)
      await fida.fill('12x')
      await dialog.getByText('لطفا فقط عدد وارد نمایید').waitFor()
      expect(await save.isDisabled()).toBe(true)
      await fida.fill('123456789')
      await expect.poll(() => save.isEnabled()).toBe(true)
      const last = dialog.getByLabel('نام خانوادگی', { exact: true })
      await last.fill('')
      await last.blur()
      await dialog.getByText(required, { exact: true }).waitFor()
      expect(await save.isDisabled()).toBe(true)
      await last.fill(person.last_name)
      const sent = page.waitForRequest('**/api/profile/update/')
      await save.click()
      await page.waitForURL('**/cart/send-methods')
      const { first_name, last_name } = person
      expect([(await sent).method(), (await sent).postDataJSON()]).toEqual([
        'PUT',
        { first_name, last_name, phone_number: phone, fida_code: '123456789' },
      ])
      expect(await answer(buyer.api.GET('/profile/'))).toMatchObject({
        fida_code: '123456789',
        national_code: null,
      })
    }),
  )
  it(
    'is left by its step header to earlier steps only',
    { tags: ['CART-21'] },
    step(async ({ page }) => {
      const steps = page.getByRole('banner').getByRole('list')
      await steps.getByRole('link', { name: /سبد/ }).waitFor()
      expect(await steps.getByRole('link', { name: /صورت‌حساب/ }).count()).toBe(0)
      await steps.getByRole('link', { name: /سبد/ }).click()
      await page.waitForURL((url) => url.pathname === '/cart')
    }),
  )
  it(
    'is empty after the question whether to empty it, and leads to the list of goods',
    { tags: ['CART-12', 'CART-16', 'CART-17'] },
    step(async ({ page, buyer, tablet, button }) => {
      await addItem(buyer, tablet.id)
      await page.reload()
      await button('خالی کردن سبد').click()
      const question = page.getByRole('alertdialog', { name: 'خالی کردن سبد' })
      await question.getByRole('button', { name: 'انصراف' }).click()
      await question.waitFor({ state: 'hidden' })
      expect(await button('حذف').count()).toBe(2)
      await button('خالی کردن سبد').click()
      await question.getByRole('button', { name: 'خالی کردن سبد' }).click()
      await page.getByText('سبد خرید شما خالی است!').waitFor()
      expect((await answer(buyer.api.GET('/purchase/cart/list_items_v2/'))).products).toEqual([])
      await page.getByRole('link', { name: 'دیدن کالاها' }).click()
      await page.waitForURL('**/productlist')
    }),
  )
})

describe('a change of the cart that did not arrive', () => {
  it('is shown in sight, even if the line is far below', async () => {
    const buyer = await customer('phone', { expectedErrors: networkNoise })
    const { page } = buyer
    const [phone, tablet] = [await phoneVariant(buyer), await stockedVariant(buyer, 'tablet', 2)]
    await addItem(buyer, phone.id)
    await addItem(buyer, tablet.id)
    await page.goto('/cart')
    await page.setViewportSize({ width: 360, height: 500 })
    const more = page.getByRole('button', { name: 'یکی بیشتر' }).last()
    await more.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    const line = await breakCall(page, /cart/)
    await more.click()
    const alert = page.getByRole('alert')
    await alert.waitFor()
    await expect
      .poll(() => alert.evaluate((it) => it.getBoundingClientRect().top))
      .toBeGreaterThan(0)
    line.mend()
  })
})

describe('the form for what a profile lacks, on a phone', () => {
  it('keeps its button in sight below the reason why it was not saved', async () => {
    const buyer = await customer('phone', { profile: false, expectedErrors: networkNoise })
    const { page } = buyer
    await addItem(buyer, (await phoneVariant(buyer)).id)
    await page.goto('/cart')
    await press(page, /^ادامه/)
    const dialog = page.getByRole('dialog', { name: 'تکمیل اطلاعات' })
    await dialog.getByLabel('نام', { exact: true }).fill(person.first_name)
    await dialog.getByLabel('نام خانوادگی').fill(person.last_name)
    await dialog.getByLabel('کد ملی').fill(person.national_code)
    const line = await breakCall(page, /profile/)
    const save = dialog.getByRole('button', { name: 'ثبت و ادامه' })
    await save.click()
    const reason = dialog.getByRole('alert')
    await expectInSight(reason)
    await expectInSight(save)
    const [above, below] = await Promise.all([reason.boundingBox(), save.boundingBox()])
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    line.mend()
  })
})

const sameDay =
  'سفارش‌هایی که در روزهای کاری تا ساعت ۱۴ به وقت تهران ثبت شوند، همان روز از ساعت ۱۵ تا ۱۷ تحویل داده می‌شوند؛ چه در شعبه و چه با پیک تهران.'

describe('the step of the delivery', () => {
  const step = useStory(async () => {
    const buyer = await customer('desktop', { expectedErrors: networkNoise })
    const phone = await phoneVariant(buyer)
    await addItem(buyer, phone.id)
    await buyer.page.goto('/cart/send-methods')
    const couriers = buyer.page.getByRole('radiogroup', { name: 'روش‌های ارسال' })
    const addresses = buyer.page.getByRole('radiogroup', { name: 'آدرس تحویل' })
    return { ...buyer, buyer, couriers, addresses }
  })

  it(
    'asks for a way of delivery, and says when a delivery on the same day is possible',
    { tags: ['DELV-03', 'DELV-06', 'DELV-12', 'DELV-89'] },
    step(async ({ page }) => {
      await atBothSizes(page, async () => {
        await page.getByText(/برای ادامه، روش ارسال را انتخاب کنید/).waitFor()
        expect(await page.getByRole('tab').count()).toBe(2)
        expect(await page.getByRole('tab', { selected: true }).count()).toBe(0)
        await page.getByText(sameDay, { exact: true }).waitFor()
      })
    }),
  )
  it(
    'shows the eastern branch with its picture, address, two maps and tips, free of charge',
    { tags: ['DELV-22', 'DELV-23', 'DELV-24', 'DELV-25', 'DELV-26', 'DELV-27'] },
    step(async ({ page }) => {
      await page.getByRole('tab', { name: 'تحویل حضوری' }).click()
      const panel = page.getByRole('tabpanel', { name: 'تحویل حضوری' })
      await panel.getByRole('radio', { name: /شعبهٔ شرق تهران/ }).waitFor()
      await panel.getByText('رایگان - تحویل حضوری').waitFor()
      expect(await panel.getByRole('link').allTextContents()).toEqual([
        expect.stringContaining('مسیریابی با گوگل'),
        expect.stringContaining('دیدن روی نقشه'),
      ])
      const mapLinks = panel.getByRole('link')
      const { latitude, longitude } = shop.branch.position
      expect(await hrefsOf(mapLinks)).toEqual([
        expect.stringMatching(
          new RegExp(`google\\.com/maps/dir/.*destination=${latitude}(,|%2C)${longitude}`),
        ),
        expect.stringContaining(`openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`),
      ])
      for (const tip of [/کارت ملی یا گواهی‌نامه/, /^پلمپ جعبه/, /فعال کردن گارانتی/, /^پارکینگ/])
        await panel.getByRole('listitem').filter({ hasText: tip }).waitFor()
      await atBothSizes(page, async () => {
        await panel.getByText(/^تهران، .*خیابان دماوند/).waitFor()
        await panel.getByRole('img', { name: 'شعبهٔ شرق تهران' }).waitFor()
      })
    }),
  )
  it(
    'opens with the courier and all addresses of the customer, and offers what delivers to the marked one',
    { tags: ['DELV-04', 'DELV-07', 'DELV-34'] },
    step(async ({ page, buyer, couriers, addresses }) => {
      await answer(
        buyer.api.POST('/purchase/set-shipping-method/', { body: { shipping_method: -1 } }),
      )
      await addAddress(buyer, 'تهران')
      await addAddress(buyer)
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/cart/send-methods')
      await page.getByRole('tab', { name: 'ارسال به آدرس', selected: true }).waitFor()
      await expect.poll(() => addresses.getByRole('radio').count()).toBe(2)
      await couriers.getByRole('radio', { name: /پیک فیروزه/ }).waitFor()
      await addresses.getByRole('radio').nth(1).check()
      await couriers.getByRole('radio', { name: /باربری سریع/ }).waitFor()
      expect(await couriers.getByRole('radio', { name: /پیک فیروزه/ }).count()).toBe(0)
      await page.getByText(sameDay, { exact: true }).waitFor()
    }),
  )
  it(
    'gives up a courier with an address to which it does not deliver',
    { tags: ['DELV-12', 'DELV-13', 'DELV-14', 'DELV-15', 'DELV-89'] },
    step(async ({ page, couriers, addresses }) => {
      await addresses.getByRole('radio').first().check()
      await couriers.getByRole('radio', { name: /پیک فیروزه/ }).check()
      const confirm = page.getByRole('button', { name: 'تأیید و ادامه' })
      await expect.poll(() => confirm.filter({ visible: true }).first().isEnabled()).toBe(true)
      await addresses.getByRole('radio').nth(1).check()
      const select = page.getByRole('button', { name: 'انتخاب روش ارسال' })
      await expect.poll(() => select.filter({ visible: true }).first().isDisabled()).toBe(true)
      await couriers.getByRole('radio', { name: /پست پیشتاز/ }).check()
      await expect.poll(() => confirm.filter({ visible: true }).first().isEnabled()).toBe(true)
      await page.getByText(sameDay, { exact: true }).waitFor()
      await page.getByRole('tab', { name: 'تحویل حضوری' }).click()
      await page.getByRole('radio', { name: /شعبهٔ شرق تهران/, checked: true }).waitFor()
      await page.getByRole('tab', { name: 'ارسال به آدرس' }).click()
      await expect.poll(() => select.filter({ visible: true }).first().isDisabled()).toBe(true)
    }),
  )
  it(
    'edits and deletes addresses in dialogs',
    { tags: ['DELV-09', 'DELV-10', 'DELV-35', 'DELV-48', 'DELV-83', 'DELV-84'] },
    step(async ({ page, buyer, addresses }) => {
      await page.getByRole('button', { name: 'ویرایش آدرس «خانه»' }).last().click()
      const form = page.getByRole('dialog', { name: 'ویرایش آدرس' })
      const title = form.getByLabel('عنوان آدرس')
      await expect.poll(() => title.inputValue()).toBe('خانه')
      const saved = (await answer(buyer.api.GET('/profile/user-address/'))).at(-1)
      const chosen = (label: string) =>
        form.getByLabel(label, { exact: true }).locator('option:checked').innerText()
      const typed = (label: string) => form.getByLabel(label, { exact: true }).inputValue()
      await expect.poll(() => chosen('شهر')).toBe(saved?.city_name)
      expect(await chosen('استان')).toBe(saved?.province_name)
      expect(
        await Promise.all(
          [
            'آدرس کامل',
            'کد پستی',
            'نام گیرنده',
            'نام خانوادگی گیرنده',
            'کد ملی گیرنده',
            'شماره تماس گیرنده',
          ].map(typed),
        ),
      ).toEqual([
        saved?.address,
        toPersianDigits(saved?.postal_code ?? ''),
        saved?.receiver_first_name,
        saved?.receiver_last_name,
        toPersianDigits(saved?.receiver_national_code ?? ''),
        toPersianDigits(saved?.receiver_phone_number ?? ''),
      ])
      await title.fill('محل کار')
      const postalCode = form.getByLabel('کد پستی', { exact: true })
      await postalCode.fill('۰۰۰۰۰۰۰۰۰۰')
      await title.focus()
      await expect.poll(() => postalCode.getAttribute('aria-invalid')).toBe('true')
      await postalCode.fill(saved?.postal_code ?? '')
      await form.getByRole('button', { name: 'ثبت آدرس' }).click()
      await toast(page, 'success', 'آدرس با موفقیت ویرایش شد').waitFor()
      await addresses.getByRole('radio', { name: /^محل کار/ }).waitFor()
      const remove = page.getByRole('button', { name: 'حذف آدرس «محل کار»' })
      const question = page.getByRole('alertdialog')
      await remove.click()
      await question.getByRole('button', { name: 'انصراف' }).click()
      await question.waitFor({ state: 'hidden' })
      expect(await addresses.getByRole('radio').count()).toBe(2)
      await remove.click()
      await question.getByRole('button', { name: 'حذف آدرس' }).click()
      await toast(page, 'success', 'آدرس با موفقیت حذف شد').waitFor()
      await expect.poll(() => addresses.getByRole('radio').count()).toBe(1)
      expect(await answer(buyer.api.GET('/profile/user-address/'))).toHaveLength(1)
    }),
  )
  it(
    'loads the cities of a chosen province, and clears the city with another one',
    { tags: ['DELV-35', 'DELV-36', 'DELV-37', 'DELV-38'] },
    step(async ({ page }) => {
      await page.getByRole('button', { name: 'افزودن آدرس' }).click()
      const form = page.getByRole('dialog', { name: 'آدرس تازه' })
      const city = form.getByLabel('شهر', { exact: true })
      await city.waitFor()
      for (const label of ['عنوان آدرس', 'استان', 'آدرس کامل', 'کد پستی'])
        expect(await form.getByLabel(label, { exact: true }).inputValue()).toBe('')
      expect(await city.isDisabled()).toBe(true)
      const listed = page.waitForResponse(/accounts\/list-city\/\d+\//)
      await form.getByLabel('استان').selectOption({ label: 'تهران' })
      const reply = await listed
      const province = await form.getByLabel('استان').inputValue()
      expect(reply.url()).toContain(`/list-city/${province}/`)
      const cities: { name: string }[] = await reply.json()
      const names = cities.map(({ name }) => name)
      await expect.poll(() => city.isEnabled()).toBe(true)
      expect(names.slice(0, 2)).toEqual(['تهران', 'اسلامشهر'])
      expect((await city.locator('option').allTextContents()).slice(1)).toEqual(names)
      await city.selectOption({ label: 'تهران' })
      await form.getByLabel('استان').selectOption({ label: 'قم' })
      await expect.poll(() => city.inputValue()).toBe('')
      await form.getByLabel('استان').selectOption({ label: 'تهران' })
      await city.locator('option', { hasText: 'اسلامشهر' }).waitFor({ state: 'attached' })
      expect(await city.inputValue()).toBe('')
    }),
  )
  it(
    'fills the receiver in from the profile, and locks the fields',
    { tags: ['DELV-39', 'DELV-40'] },
    step(async ({ page, buyer }) => {
      const form = page.getByRole('dialog', { name: 'آدرس تازه' })
      const own = {
        'نام گیرنده': person.first_name,
        'نام خانوادگی گیرنده': person.last_name,
        'کد ملی گیرنده': toPersianDigits(person.national_code),
        'شماره تماس گیرنده': toPersianDigits(buyer.phone),
      }
      for (const label of Object.keys(own))
        await expect.poll(() => form.getByLabel(label, { exact: true }).isDisabled()).toBe(true)
      await form.getByLabel('گیرنده خودم هستم').uncheck()
      for (const label of Object.keys(own))
        await expect.poll(() => form.getByLabel(label, { exact: true }).inputValue()).toBe('')
      await form.getByLabel('گیرنده خودم هستم').check()
      await form.getByText(`گیرنده: ${person.first_name} ${person.last_name}، ۰۹`).waitFor()
      for (const [label, value] of Object.entries(own)) {
        const field = form.getByLabel(label, { exact: true })
        await expect.poll(() => field.inputValue()).toBe(value)
        expect(await field.isDisabled()).toBe(true)
      }
      await form.getByRole('button', { name: 'بستن' }).click()
    }),
  )
  it(
    'shows a price of zero as free, and says so when there is no branch',
    { tags: ['CART-28', 'DELV-81', 'DELV-90'] },
    step(async ({ page }) => {
      type Methods = { is_in_person: boolean; price: number }[]
      await reshape<Methods>(page, /purchase\/shipping-method/, (methods) =>
        methods.filter((method) => !method.is_in_person).map((method) => ({ ...method, price: 0 })),
      )
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/cart/send-methods')
      type Chosen = { delivery_method: { price: number } | null }
      await reshape<Chosen>(page, /purchase\/(?:cart|set-shipping-method)\//, (cart) => ({
        ...cart,
        delivery_method: cart.delivery_method && { ...cart.delivery_method, price: 0 },
      }))
      await page.getByRole('radio', { name: /پست پیشتاز رایگان/ }).check()
      await expect.poll(() => summary(page, 'خلاصهٔ سبد')).toMatchObject({ 'هزینهٔ ارسال': 'رایگان' })
      await page.getByRole('tab', { name: 'تحویل حضوری' }).click()
      await page.getByText('در حال حاضر امکان تحویل حضوری این محصول وجود ندارد').waitFor()
    }),
  )
})
