import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { addItem, customer, person } from './support/customer.ts'
import { phoneVariant } from './support/goods.ts'
import { home, typeAddress } from './support/purchase.ts'
import { useBrowser } from './support/story.ts'

useBrowser()

const required = 'فیلد الزامی است'
const tooLong = 'حداکثر کاراکتر مجاز برای آدرس ۳۲۰ می‌باشد'
const notAllowed = 'فقط حروف انگلیسی و فارسی و برخی کاراکترها مجاز است'
const digitsOnly = 'لطفا فقط عدد وارد نمایید'
const receiver = {
  first: 'نام گیرنده',
  last: 'نام خانوادگی گیرنده',
  code: 'کد ملی گیرنده',
  phone: 'شماره تماس گیرنده',
} as const

describe('the address form', () => {
  it(
    'requires each field of the place, says so when the field is left, and stays disabled meanwhile',
    { tags: ['DELV-41', 'DELV-42', 'DELV-43', 'DELV-44', 'DELV-45'] },
    async () => {
      const form = await openAtCheckout()
      await form.accepts('عنوان آدرس', home.title)
      await form.rejects('عنوان آدرس', '', required)
      await form.accepts('عنوان آدرس', home.title)
      await form.rejects('آدرس کامل', '', required)
      await form.accepts('آدرس کامل', home.address)
      await form.rejects('کد پستی', '', required)
      await form.accepts('کد پستی', home.postal_code)
      await form.choosesNone('شهر')
      await form.chooses('شهر', home.city)
      await form.choosesNone('استان')
      expect(await form.submit.isDisabled()).toBe(true)
    },
  )

  it('ends with the postal code, and has no field that phones magnify', async () => {
    const { page } = await openAtCheckout()
    const dialog = page.getByRole('dialog')
    const fields = dialog.getByRole('textbox').or(dialog.getByRole('combobox'))
    const names = await fields.evaluateAll((all) =>
      all.map((field) => ('labels' in field ? [...Object(field.labels)][0]?.textContent : null)),
    )
    expect(names.at(-1)).toContain('کد پستی')
    expect(names.length).toBeGreaterThan(4)
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  })

  it(
    'takes only what can be a postal code, and sends its digits as Latin ones',
    { tags: ['DELV-46', 'DELV-47', 'DELV-48', 'DELV-59', 'DELV-88'] },
    async () => {
      const form = await openAtCheckout()
      for (const letters of ['۱۲a', '۱۳۴۵۶a۸۹۱۳'])
        await form.rejects('کد پستی', letters, digitsOnly)
      for (const digits of ['۱۳۴۵۶۷۸۹۱', '۱۳۴۵۶۷۸۹۱۳۱'])
        await form.rejects('کد پستی', digits, 'کد پستی باید ۱۰ رقمی باشد')
      for (const digits of ['۰۰۰۰۰۰۰۰۰۰', '۱۲۳۴۵۶۷۸۹۰', '۱۳۴۵۲۷۸۹۱۳']) {
        const fault = 'کد پستی معتبر نیست؛ پنج رقم اول آن هیچ‌وقت ۰ یا ۲ ندارد'
        await form.rejects('کد پستی', digits, fault)
      }
      await form.accepts('کد پستی', '۱۳۴۵۶۰۲۰۲۰')
      const alike = 'کد پستی معتبر نیست؛ همهٔ رقم‌های آن نمی‌تواند یکی باشد'
      await form.rejects('کد پستی', '۱۱۱۱۱۱۱۱۱۱', alike)
      await form.accepts('کد پستی', home.postal_code)
      const call = form.page.waitForRequest(
        (request) => request.url().includes('/user-address/') && request.method() === 'POST',
      )
      await form.submit.click()
      expect((await call).postDataJSON()).toMatchObject({ postal_code: '1345678913' })
    },
  )

  it(
    'checks only the lengths of a postal code, of a national code and of the text on the page of the addresses',
    { tags: ['DELV-49', 'DELV-56', 'DELV-87', 'DELV-88'] },
    async () => {
      const form = await openInAccount()
      await form.rejects('آدرس کامل', 'آ'.repeat(321), tooLong)
      await form.accepts('آدرس کامل', 'آ'.repeat(320))
      for (const digits of ['۰۰۰۰۰۰۰۰۰', '۰۰۰۰۰۰۰۰۰۰۰'])
        await form.rejects('کد پستی', digits, 'کد پستی باید ۱۰ رقمی باشد')
      await form.accepts('کد پستی', '۰۰۰۰۰۰۰۰۰۰')
      await form.isReceiver.uncheck()
      await form.typesReceiver()
      for (const digits of ['۰۰۱۲۳۴۵۶۷', '۰۰۱۲۳۴۵۶۷۹۰'])
        await form.rejects(receiver.code, digits, 'کد ملی باید ۱۰ رقمی باشد')
      await form.accepts(receiver.code, person.national_code)
      await form.submit.click()
      await form.page.getByText('آدرس با موفقیت ایجاد شد').waitFor()
    },
  )

  it(
    'limits the text of the address to 320 letters, digits and some punctuation',
    { tags: ['DELV-50', 'DELV-51', 'DELV-87'] },
    async () => {
      const form = await openAtCheckout()
      await form.rejects('آدرس کامل', 'آ'.repeat(321), tooLong)
      await form.accepts('آدرس کامل', 'آ'.repeat(320))
      await form.rejects('آدرس کامل', 'پلاک ۱۲ 🙂', notAllowed)
      await form.rejects('آدرس کامل', 'پلاک <۱۲>', notAllowed)
      await form.rejects('آدرس کامل', 'Улица ۱۲', notAllowed)
      await form.accepts('آدرس کامل', 'Valiasr St، پلاک 12-۳')
      await form.accepts('آدرس کامل', 'شارع الحرية، كوچه ي ٣')
      await form.accepts('آدرس کامل', `می‌دان (فاز ۲): پلاک 12/3, ط.۴؛ #5 + * _ ' " \\`)
      expect(await form.submit.isEnabled()).toBe(true)
    },
  )

  it(
    'requires the receiver, unless the customer is the receiver',
    { tags: ['DELV-52', 'DELV-53', 'DELV-54', 'DELV-55'] },
    async () => {
      const form = await openAtCheckout()
      await form.isReceiver.uncheck()
      await form.typesReceiver()
      for (const label of Object.values(receiver)) {
        const typed = await form.field(label).inputValue()
        await form.rejects(label, '', required)
        await form.accepts(label, typed)
      }
      await form.rejects(receiver.first, '', required)
      await form.isReceiver.check()
      await expect.poll(() => form.submit.isEnabled()).toBe(true)
    },
  )

  it(
    'takes ten digits as the national code of the receiver, and only digits as the phone number',
    { tags: ['DELV-46', 'DELV-56', 'DELV-57', 'DELV-58'] },
    async () => {
      const form = await openAtCheckout()
      await form.isReceiver.uncheck()
      await form.typesReceiver()
      for (const digits of ['۰۰۱۲۳۴۵۶۷', '۰۰۱۲۳۴۵۶۷۹۰'])
        await form.rejects(receiver.code, digits, 'کد ملی باید ۱۰ رقمی باشد')
      for (const letters of ['00123x5679', 'abcdefghij', 'کدملیندارم', '۰۰۱۲۳ک۵۶۷۹']) {
        await form.rejects(receiver.code, letters, digitsOnly)
        await form.accepts(receiver.code, person.national_code)
      }
      await form.rejects(receiver.phone, '0912abc', digitsOnly)
      await form.accepts(receiver.phone, '۰۹۱۲۳۴۵۶۷۸۹')
      expect(await form.submit.isEnabled()).toBe(true)
    },
  )

  it(
    'shows a wrong field and its message above the foot of a small phone',
    { tags: ['DELV-41', 'DELV-44', 'DELV-45', 'DELV-51'] },
    async () => {
      const { page, field, submit, rejects, accepts } = await openInAccount()
      for (const label of ['عنوان آدرس', 'آدرس کامل', 'کد پستی']) {
        const typed = await field(label).inputValue()
        await rejects(label, '', required)
        await accepts(label, typed)
      }
      await rejects('آدرس کامل', 'پلاک ۱۲ 🙂', notAllowed)
      await accepts('آدرس کامل', home.address)
      await page.setViewportSize({ width: 360, height: 640 })
      const message = page.getByText('کد پستی باید ۱۰ رقمی باشد')
      const isInSight = async () => {
        const foot = await page.locator('[data-foot]').boundingBox()
        const shown = await message.boundingBox()
        return (shown?.y ?? Infinity) + (shown?.height ?? 0) <= (foot?.y ?? 0)
      }
      await field('کد پستی').fill('۱۲۳')
      await field('کد پستی').press('Enter')
      await message.waitFor()
      await expect.poll(isInSight).toBe(true)
      await field('کد پستی').fill(home.postal_code)
      await message.waitFor({ state: 'hidden' })
      await field('کد پستی').fill('۱۲۳')
      await field('عنوان آدرس').focus()
      await message.waitFor({ state: 'attached' })
      await submit.click({ force: true })
      await expect.poll(isInSight).toBe(true)
    },
  )

  it('can be pressed while it is incomplete, says why it is disabled, and sends nothing', async () => {
    const form = await openAtCheckout()
    await form.rejects('عنوان آدرس', '', required)
    const sent: string[] = []
    form.page.on('request', (request) => sent.push(request.method()))
    await form.submit.focus()
    await form.page.keyboard.press('Enter')
    await expect
      .poll(() => form.field('عنوان آدرس').evaluate((field) => field === document.activeElement))
      .toBe(true)
    expect(await describedBy(form.submit)).toBe('برای ثبت آدرس، عنوان آدرس مانده است.')
    expect(sent.filter((method) => method === 'POST')).toEqual([])
  })
})

describe('the input of the address form', () => {
  it('is back after the back button, a reload and the cross, until it is dropped or saved', async () => {
    const { page, field } = await openInAccount()
    const dialog = page.getByRole('dialog', { name: 'آدرس تازه' })
    const isBack = dialog.getByText('آنچه نوشته بودید برگشت')
    const add = page.getByRole('button', { name: 'افزودن آدرس' })
    await field('کد پستی').fill('۱۳۴')
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/my-addresses')
    await page.reload()
    await add.click()
    await isBack.waitFor()
    await expect.poll(() => field('شهر').locator('option:checked').innerText()).toBe(home.city)
    expect(await field('آدرس کامل').inputValue()).toBe(home.address)
    await field('آدرس کامل').fill('خیابان سرو، پلاک ۴')
    await dialog.getByRole('button', { name: 'بستن' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await add.click()
    await isBack.waitFor()
    expect(await field('آدرس کامل').inputValue()).toBe('خیابان سرو، پلاک ۴')
    expect(await field('کد پستی').inputValue()).toBe('۱۳۴')

    await dialog.getByRole('button', { name: 'نوشتن از نو' }).click()
    await isBack.waitFor({ state: 'hidden' })
    expect([await field('عنوان آدرس').inputValue(), await field('استان').inputValue()]).toEqual([
      home.title,
      '',
    ])
    await page.reload()
    await add.click()
    await field('عنوان آدرس').waitFor()
    expect([await isBack.count(), await field('آدرس کامل').inputValue()]).toEqual([0, ''])
    await typeAddress(page)
    await dialog.getByRole('button', { name: 'ثبت آدرس' }).click()
    await page.getByRole('heading', { level: 2, name: home.title }).waitFor()
    expect(await drafts(page)).toEqual([])

    await page.getByRole('button', { name: `ویرایش آدرس «${home.title}»` }).click()
    const edit = page.getByRole('dialog', { name: 'ویرایش آدرس' })
    await edit.getByLabel('آدرس کامل').fill('خیابان لاله')
    await page.keyboard.press('Escape')
    await edit.waitFor({ state: 'hidden' })
    expect(await drafts(page)).toHaveLength(1)
    await add.click()
    await field('عنوان آدرس').waitFor()
    expect(await isBack.count()).toBe(0)
  })

  it('is removed from every tab after a sign-out', async () => {
    const { page } = await openInAccount()
    expect(await drafts(page)).toHaveLength(1)
    const other = await page.context().newPage()
    await other.goto('/account')
    await other.getByRole('button', { name: 'خروج از حساب' }).click()
    await page.waitForURL('**/login?**')
    expect(await drafts(page)).toEqual([])
  })
})

/** The drafts of addresses that this tab holds. */
function drafts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('address-draft')),
  )
}

async function openAtCheckout() {
  const buyer = await customer('phone')
  await addItem(buyer, (await phoneVariant(buyer)).id)
  await buyer.page.goto('/cart/send-methods')
  await buyer.page.getByRole('tab', { name: 'ارسال به آدرس' }).click()
  return filledForm(buyer.page)
}

async function openInAccount() {
  const { page } = await customer('phone')
  await page.goto('/my-addresses')
  await page.getByRole('button', { name: 'افزودن آدرس' }).click()
  return filledForm(page)
}

/** The open form of a new address, filled in; the customer is the receiver. */
async function filledForm(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'آدرس تازه' })
  await typeAddress(page)
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  const submit = dialog.getByRole('button', { name: 'ثبت آدرس' })
  const isEnabled = async () => {
    await expect.poll(() => submit.isEnabled()).toBe(true)
  }
  const isDisabledWith = async (control: Locator, message: string) => {
    await expect.poll(() => describedBy(control)).toBe(message)
    expect(await submit.isDisabled()).toBe(true)
  }
  await isEnabled()
  return {
    page,
    submit,
    field,
    isReceiver: dialog.getByLabel('گیرنده خودم هستم'),
    accepts: async (label: string, value: string) => {
      await field(label).fill(value)
      await field(label).blur()
      await isEnabled()
    },
    rejects: async (label: string, value: string, message: string) => {
      await field(label).fill(value)
      await field(label).blur()
      await isDisabledWith(field(label), message)
    },
    chooses: async (label: string, option: string) => {
      await field(label).selectOption({ label: option })
      await isEnabled()
    },
    choosesNone: async (label: string) => {
      await field(label).focus()
      await field(label).selectOption('')
      await field(label).blur()
      await isDisabledWith(field(label), required)
    },
    typesReceiver: async () => {
      await field(receiver.first).fill('نگار')
      await field(receiver.last).fill('رستمی')
      await field(receiver.code).fill(person.national_code)
      await field(receiver.phone).fill('09123456789')
      await isEnabled()
    },
  }
}

/** The text that a screen reader adds to a control. */
function describedBy(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const id = element.getAttribute('aria-describedby')
    return (id === null ? null : document.getElementById(id))?.textContent ?? ''
  })
}
