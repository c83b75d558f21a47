import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { photo } from '#tests/support/files.ts'
import { answer } from '#tests/support/shopper.ts'
import { signOut } from './covers/actions.ts'
import { customer } from './support/customer.ts'
import { goWithin } from './support/gestures.ts'
import { hrefsOf } from './support/links.ts'
import { breakCall, networkNoise } from './support/network.ts'
import { useBrowser, useStory } from './support/story.ts'
import { newToast, toast } from './support/toasts.ts'

useBrowser()

const required = 'فیلد الزامی است'
const digitsOnly = 'لطفا فقط عدد وارد نمایید'
const done = 'با موفقیت انجام شد'
const failed = 'خطایی رخ داده است'

/** The bodies that a page sends to calls whose address fits. */
function bodiesOf(page: Page, path: RegExp): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (path.test(request.url())) bodies.push(request.postDataJSON())
  })
  return bodies
}

/** The dialog of a field, which its button opens. */
async function openField(page: Page, name: string): Promise<Form> {
  const button = page.getByRole('button', { name: new RegExp(`^(افزودن|ویرایش) ${name}$`) })
  await button.click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.waitFor()
  return formIn(dialog)
}

type Form = ReturnType<typeof formIn>

function formIn(dialog: Locator) {
  const submit = dialog.getByRole('button', { name: /^(ذخیره|ثبت اطلاعات حقوقی)$/ })
  return {
    dialog,
    submit,
    field: (label: string) => dialog.getByLabel(label, { exact: true }),
    /** Types a value that is refused with a message, and cannot be sent. */
    refuses: async (label: string, value: string, message: string) => {
      const field = dialog.getByLabel(label, { exact: true })
      await field.fill(value)
      await field.blur()
      await dialog.getByRole('alert').getByText(message, { exact: true }).first().waitFor()
      expect(await submit.isDisabled()).toBe(true)
    },
    /** Types a value that nothing is wrong with. */
    takes: async (label: string, value: string) => {
      await dialog.getByLabel(label, { exact: true }).fill(value)
      await expect.poll(() => submit.isEnabled()).toBe(true)
      expect(await dialog.getByRole('alert').count()).toBe(0)
    },
    save: async () => {
      await submit.click()
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}

/** The value that the page shows for a field. */
const shown = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first()

describe('the parts of the account', () => {
  it('are all named in whole on a phone', { tags: ['SHELL-17'] }, async () => {
    const { page } = await customer('phone')
    await page.goto('/profile')
    await page.getByRole('banner').getByRole('combobox').waitFor()
    const tabs = page.getByRole('tablist')
    await expect.poll(() => tabs.getByRole('tab').count()).toBe(3)
    const width = await tabs.evaluate((row) => [row.scrollWidth, row.clientWidth])
    expect(width[0]).toBe(width[1])
  })
})

it(
  'the menu beside the profile on a desktop shows the phone number',
  { tags: ['SHELL-45'] },
  async () => {
    const { page, phone } = await customer('desktop')
    await page.goto('/profile')
    const menu = page.getByRole('main').getByRole('complementary')
    await expect
      .poll(async () => (await menu.innerText()).replaceAll(/\s/g, ''))
      .toContain(toPersianDigits(phone))
  },
)

describe('the personal data', () => {
  const step = useStory(async () => {
    const { page, api, phone } = await customer('desktop', {
      profile: false,
      expectedErrors: networkNoise,
    })
    const patches = bodiesOf(page, /profile\/update\/$/)
    await page.goto('/profile')
    return { page, api, phone, patches }
  })

  it(
    'is read-only, and each field has a button that opens its form',
    { tags: ['PROF-05', 'PROF-06', 'PROF-08', 'PROF-09'] },
    step(async ({ page, phone }) => {
      const panel = page.getByRole('tabpanel', { name: 'اطلاعات حقیقی' })
      expect(await panel.locator('input, textarea, select').count()).toBe(0)
      for (const name of [
        'نام و نام خانوادگی',
        'کد ملی',
        'تاریخ تولد',
        'ایمیل',
        'شماره کارت بانکی',
        'شماره شبا',
        'شغل',
      ]) {
        const add = panel.getByRole('button', { name: `افزودن ${name}` })
        expect(await add.locator('use').getAttribute('href')).toMatch(/#plus$/)
        await add.click()
        const dialog = page.getByRole('dialog', { name })
        await dialog.getByRole('textbox').first().waitFor()
        await dialog.locator(':focus').waitFor()
        // Not by its button: a press at once on what lies below it would count as the second tap of a double tap.
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
      }
      await expect
        .poll(async () => (await shown(page, 'شماره تماس').innerText()).replaceAll(/\s/g, ''))
        .toBe(toPersianDigits(phone))
      expect(await panel.getByRole('button', { name: /شماره تماس/ }).count()).toBe(0)
    }),
  )

  it(
    'has a full name, and both of its parts are required',
    { tags: ['PROF-10', 'PROF-37', 'PROF-40', 'PROF-54', 'PROF-55', 'PROF-88'] },
    step(async ({ page, patches }) => {
      const form = await openField(page, 'نام و نام خانوادگی')
      expect(await form.submit.isDisabled()).toBe(true)
      await form.field('نام').fill('نگار')
      await form.refuses('نام خانوادگی', '', required)
      await form.field('نام خانوادگی').fill('رستمی')
      await form.refuses('نام', '', required)
      await form.refuses('نام', '<b>1</b>', 'لطفا فقط حروف وارد نمایید')
      await form.takes('نام', 'نگار')
      await form.save()
      await newToast(page, 'success', done)
      await expect.poll(() => shown(page, 'نام و نام خانوادگی').innerText()).toBe('نگار رستمی')
      expect(patches.at(-1)).toEqual({ first_name: 'نگار', last_name: 'رستمی' })
    }),
  )

  it(
    'has a national code of ten digits',
    { tags: ['PROF-09', 'PROF-38', 'PROF-39', 'PROF-42'] },
    step(async ({ page, patches }) => {
      const form = await openField(page, 'کد ملی')
      await form.refuses('کد ملی', '001234567', 'کد ملی باید ۱۰ رقمی باشد')
      await form.refuses('کد ملی', '00123456799', 'کد ملی باید ۱۰ رقمی باشد')
      await form.refuses('کد ملی', '00123abc79', digitsOnly)
      await form.refuses('کد ملی', '0012345678', 'کد ملی معتبر نیست')
      await form.takes('کد ملی', '۰۰۱۲۳۴۵۶۷۹')
      await form.save()
      await expect.poll(() => shown(page, 'کد ملی').innerText()).toBe('۰۰۱۲۳۴۵۶۷۹')
      const edit = page.getByRole('button', { name: 'ویرایش کد ملی' })
      await expect.poll(() => edit.locator('use').getAttribute('href')).toMatch(/#edit$/)
      expect(await page.getByRole('button', { name: 'افزودن کد ملی' }).count()).toBe(0)
      expect(patches.at(-1)).toEqual({ national_code: '0012345679' })
    }),
  )

  it(
    'has a fida code in its place for a foreign national',
    { tags: ['PROF-11', 'PROF-43', 'PROF-44', 'PROF-45', 'PROF-46'] },
    step(async ({ page, patches }) => {
      const form = await openField(page, 'کد ملی')
      await expect
        .poll(() => form.field('کد ملی').evaluate((field) => field.matches(':focus')))
        .toBe(true)
      expect(await form.field('کد ملی').inputValue()).toBe('۰۰۱۲۳۴۵۶۷۹')
      await form.dialog.getByLabel(/اتباع خارجی/).check()
      await form.dialog.getByText('جای کد ملی شما (۰۰۱۲۳۴۵۶۷۹) را می‌گیرد').waitFor()
      await form.refuses('کد فیدا', '', required)
      await form.refuses('کد فیدا', '12', 'کد فیدا دست‌کم ۶ رقم است')
      await form.refuses('کد فیدا', 'abc', digitsOnly)
      await form.takes('کد فیدا', '123456')
      await form.save()
      await expect.poll(() => shown(page, 'کد فیدا').innerText()).toBe('۱۲۳۴۵۶')
      expect(patches.at(-1)).toEqual({ fida_code: '123456' })
      await page.getByRole('button', { name: 'ویرایش کد فیدا' }).click()
      const dialog = page.getByRole('dialog', { name: 'کد فیدا' })
      const { field } = formIn(dialog)
      await expect.poll(() => field('کد فیدا').inputValue()).toBe('۱۲۳۴۵۶')
      expect(await dialog.getByLabel(/اتباع خارجی/).isChecked()).toBe(true)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }),
  )

  it(
    'has a birthdate, which is typed or chosen in the Persian calendar',
    { tags: ['PROF-12', 'PROF-56'] },
    step(async ({ page, patches }) => {
      const form = await openField(page, 'تاریخ تولد')
      await form.refuses('تاریخ تولد', '', required)
      await form.refuses('تاریخ تولد', '۱۳۷۰/۱۳/۴۰', 'تاریخ را به شکل ۱۳۷۰/۰۵/۱۲ بنویسید')
      await form.refuses(
        'تاریخ تولد',
        '۱۴۰۴/۰۱/۰۱',
        'تاریخ تولد باید پس از ۱۲۷۸ و دست‌کم ۱۰ سال پیش باشد',
      )
      await form.field('تاریخ تولد').fill('')
      await form.field('تاریخ تولد').pressSequentially('13700512')
      expect(await form.field('تاریخ تولد').inputValue()).toBe('۱۳۷۰/۰۵/۱۲')
      await expect.poll(() => form.submit.isEnabled()).toBe(true)
      for (const key of ['Backspace', 'Backspace', 'Backspace', 'Backspace', '7'])
        await form.field('تاریخ تولد').press(key)
      expect(await form.field('تاریخ تولد').inputValue()).toBe('۱۳۷۰/۰۷')
      await form.takes('تاریخ تولد', '۱۳۷۰/۵/۱۱')
      const monthShown = (label: string) =>
        form.dialog.getByLabel(label).evaluate((list: HTMLSelectElement) => list.value)
      expect([await monthShown('سال'), await monthShown('ماه')]).toEqual(['1370', '5'])
      await form.dialog.getByLabel('ماه').selectOption({ label: 'تیر' })
      await form.dialog
        .getByRole('gridcell')
        .or(form.dialog.getByRole('cell'))
        .getByText('۱۲', { exact: true })
        .click()
      await expect.poll(() => form.field('تاریخ تولد').inputValue()).toBe('۱۳۷۰/۰۴/۱۲')
      await form.save()
      await expect.poll(() => shown(page, 'تاریخ تولد').innerText()).toBe('۱۲ تیر ۱۳۷۰')
      expect(patches.at(-1)).toEqual({ birthdate: '1991-07-03' })
    }),
  )

  it(
    'has an e-mail, and a job',
    { tags: ['PROF-13', 'PROF-16', 'PROF-36', 'PROF-41', 'PROF-53', 'PROF-88'] },
    step(async ({ page, api }) => {
      const email = await openField(page, 'ایمیل')
      await email.field('ایمیل').fill('abc@')
      await email.field('ایمیل').press('Enter')
      await email.dialog.getByRole('alert').getByText('ایمیل وارد شده معتبر نیست').waitFor()
      await email.takes('ایمیل', 'abc@d.ir')
      await email.refuses('ایمیل', '', required)
      await email.refuses('ایمیل', 'abc@', 'ایمیل وارد شده معتبر نیست')
      await email.takes('ایمیل', 'a@b.ir')
      // The message that the previous field was saved has disappeared by then.
      await expect.poll(() => toast(page, 'success', done).count(), { timeout: 9_000 }).toBe(0)
      await email.save()
      await toast(page, 'success', done).waitFor()
      await expect.poll(() => shown(page, 'ایمیل').innerText()).toBe('a@b.ir')
      const job = await openField(page, 'شغل')
      await job.refuses('شغل', ' ', required)
      await job.refuses('شغل', 'م'.repeat(81), 'حداکثر ۸۰ نویسه')
      await job.takes('شغل', 'معلم')
      await job.save()
      await expect.poll(() => shown(page, 'شغل').innerText()).toBe('معلم')
      expect(await answer(api.GET('/profile/'))).toMatchObject({ email: 'a@b.ir', job: 'معلم' })
    }),
  )

  it(
    'has a card of sixteen digits, with its bank if that is known',
    { tags: ['PROF-37', 'PROF-14', 'PROF-47', 'PROF-92'] },
    step(async ({ page }) => {
      const form = await openField(page, 'شماره کارت بانکی')
      const length = 'شماره کارت بانکی باید ۱۶ رقمی باشد'
      await form.refuses('شماره کارت بانکی', '', required)
      await form.refuses('شماره کارت بانکی', '603799123456789', length)
      await form.refuses('شماره کارت بانکی', '60379912345678933', length)
      await form.refuses('شماره کارت بانکی', '6037991234567894', 'شماره کارت بانکی معتبر نیست')
      await form.takes('شماره کارت بانکی', '6037991234567893')
      await form.dialog.getByText('بانک ملی ایران').waitFor()
      await form.save()
      await expect
        .poll(() => shown(page, 'شماره کارت بانکی').innerText())
        .toMatch(/۶۰۳۷ ۹۹۱۲ ۳۴۵۶ ۷۸۹۳\s*بانک ملی ایران/)
      const again = await openField(page, 'شماره کارت بانکی')
      expect(await again.field('شماره کارت بانکی').inputValue()).toBe('۶۰۳۷ ۹۹۱۲ ۳۴۵۶ ۷۸۹۳')
      await again.takes('شماره کارت بانکی', '4000001234567899')
      await again.save()
      await expect
        .poll(() => shown(page, 'شماره کارت بانکی').innerText())
        .toMatch(/^۴۰۰۰ ۰۰۱۲ ۳۴۵۶ ۷۸۹۹$/)
    }),
  )

  it(
    'has an IBAN of 24 digits without IR, whose checksum is right',
    { tags: ['PROF-15', 'PROF-48', 'PROF-49', 'PROF-50', 'PROF-51', 'PROF-52'] },
    step(async ({ page, patches }) => {
      const form = await openField(page, 'شماره شبا')
      await form.refuses('شماره شبا', '', required)
      await form.refuses('شماره شبا', 'IR062960000000100324200001', digitsOnly)
      await form.refuses('شماره شبا', '06296000000010032420000', 'شماره شبا باید ۲۴ رقمی باشد')
      await form.refuses('شماره شبا', '062960000000100324200002', 'شماره شبا معتبر نیست')
      await form.field('شماره شبا').fill('')
      await form.field('شماره شبا').evaluate((field) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', 'IR06 2960 0000 0010 0324 2000 01')
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
      })
      await expect.poll(() => form.submit.isEnabled()).toBe(true)
      expect(await form.field('شماره شبا').inputValue()).toBe('۰۶ ۲۹۶۰ ۰۰۰۰ ۰۰۱۰ ۰۳۲۴ ۲۰۰۰ ۰۱')
      await form.save()
      await expect
        .poll(() => shown(page, 'شماره شبا').innerText())
        .toBe('IR۰۶ ۲۹۶۰ ۰۰۰۰ ۰۰۱۰ ۰۳۲۴ ۲۰۰۰ ۰۱')
      expect(patches.at(-1)).toEqual({ iban: '062960000000100324200001' })
    }),
  )

  it(
    'keeps the input when it cannot be saved',
    { tags: ['PROF-84'] },
    step(async ({ page }) => {
      const broken = await breakCall(page, /profile\/update\//, 500)
      const form = await openField(page, 'شغل')
      await form.takes('شغل', 'مهندس')
      await form.submit.click()
      await newToast(page, 'error', failed)
      expect(await form.field('شغل').inputValue()).toBe('مهندس')
      broken.mend()
      await form.save()
      await expect.poll(() => shown(page, 'شغل').innerText()).toBe('مهندس')
    }),
  )
})

describe('the form of a field', () => {
  it('keeps the input through back navigation, until it is saved', async () => {
    const { page } = await customer('phone', { profile: false })
    await page.goto('/profile')
    for (const [name, half, whole] of [
      ['ایمیل', 'sara@', 'sara@example.ir'],
      ['کد ملی', '۰۰۱۲۳۴۵۶', '0012345679'],
      ['تاریخ تولد', '۱۳۷۰/۰۵', '۱۳۷۰/۰۵/۱۲'],
    ] as const) {
      const form = await openField(page, name)
      await form.field(name).fill(half)
      await page.goBack()
      await form.dialog.waitFor({ state: 'hidden' })
      await openField(page, name)
      expect(await form.field(name).inputValue()).toBe(half)
      await form.takes(name, whole)
      await form.save()
    }
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft')
  })
})

describe('the legal information', () => {
  it(
    'is a form in its own tab',
    { tags: ['PROF-07', 'PROF-68', 'PROF-69', 'PROF-70', 'PROF-71', 'PROF-72'] },
    async () => {
      const { page } = await customer('desktop')
      await page.goto('/profile')
      await page.getByRole('tab', { name: 'اطلاعات حقوقی' }).click()
      const form = formIn(page.getByRole('tabpanel', { name: 'اطلاعات حقوقی' }))
      await form.field('نام سازمان').fill('شرکت نمونه')
      await form.field('شناسهٔ ملی').fill('10101234565')
      await form.field('تلفن ثابت').fill('02188001800')
      await form.takes('آدرس پستی', 'تهران، خیابان دماوند')
      await form.refuses('نام سازمان', '', required)
      await form.field('نام سازمان').fill('شرکت نمونه')
      await form.refuses('شناسهٔ ملی', '', required)
      await form.refuses('شناسهٔ ملی', 'abc', digitsOnly)
      await form.field('شناسهٔ ملی').fill('10101234565')
      await form.refuses('تلفن ثابت', '', required)
      await form.refuses('تلفن ثابت', 'abc', digitsOnly)
      expect(await form.submit.isDisabled()).toBe(true)
    },
  )

  it(
    'keeps the input through a reload, and is sent only when complete',
    { tags: ['PROF-40'] },
    async () => {
      const { page } = await customer('phone')
      await page.goto('/profile')
      await page.getByRole('tab', { name: 'اطلاعات حقوقی' }).click()
      const form = formIn(page.getByRole('tabpanel', { name: 'اطلاعات حقوقی' }))
      await form.field('نام سازمان').fill('شرکت نمونه')
      await form.refuses('شناسهٔ ملی', '10101234567', 'شناسهٔ ملی شرکت معتبر نیست')
      await form.refuses('شناسهٔ ملی', '1010123456', 'شناسهٔ ملی شرکت باید ۱۱ رقمی باشد')
      await form.field('شناسهٔ ملی').fill('10101234565')
      await form.field('تلفن ثابت').fill('02188001800')
      await page.reload()
      await expect.poll(() => form.field('نام سازمان').inputValue()).toBe('شرکت نمونه')
      expect(await form.field('تلفن ثابت').inputValue()).toBe('۰۲۱۸۸۰۰۱۸۰۰')
      expect(await form.submit.isDisabled()).toBe(true)
      await form.takes('آدرس پستی', 'تهران، خیابان دماوند')
      await form.submit.click()
      await newToast(page, 'success', 'اطلاعات حقوقی شما با موفقیت ثبت شد')
      expect(await page.evaluate(() => sessionStorage.getItem('profile-legal-draft'))).toBeNull()
    },
  )

  it(
    'is saved, after a failure too',
    { tags: ['PROF-33', 'PROF-73', 'PROF-74', 'PROF-75', 'PROF-85', 'PROF-89'] },
    async () => {
      const { page, api } = await customer('phone', { expectedErrors: networkNoise })
      await page.goto('/profile')
      await page.getByRole('tab', { name: 'اطلاعات حقوقی' }).click()
      const form = formIn(page.getByRole('tabpanel', { name: 'اطلاعات حقوقی' }))
      await form.field('نام سازمان').fill('شرکت نمونه')
      await form.field('شناسهٔ ملی').fill('۱۰۱۰۱۲۳۴۵۶۵')
      await form.field('تلفن ثابت').fill('02188001800')
      await form.refuses('آدرس پستی', '', required)
      await form.field('آدرس پستی').fill('تهران، خیابان دماوند')
      await form.refuses('کد اقتصادی', 'abc', digitsOnly)
      await form.refuses('کد اقتصادی', '12ab34', digitsOnly)
      await form.takes('کد اقتصادی', '')
      await form.refuses('شمارهٔ ثبت', 'abc', digitsOnly)
      await form.takes('شمارهٔ ثبت', '')
      const rest = {
        'کد اقتصادی': '411111111111',
        'شمارهٔ ثبت': '54321',
        استان: 'تهران',
        شهر: 'ری',
        'کد پستی': '1345678913',
      }
      for (const [label, value] of Object.entries(rest)) await form.takes(label, value)
      const broken = await breakCall(page, /profile\/update\//, 500)
      await form.submit.click()
      await newToast(page, 'error', failed)
      broken.mend()
      await form.submit.click()
      await newToast(page, 'success', 'اطلاعات حقوقی شما با موفقیت ثبت شد')
      await page.reload()
      await expect.poll(() => form.field('نام سازمان').inputValue()).toBe('شرکت نمونه')
      expect((await answer(api.GET('/profile/'))).legal_info).toEqual({
        organization_name: 'شرکت نمونه',
        economic_code: '411111111111',
        national_code: '10101234565',
        registration_code: '54321',
        province_name: 'تهران',
        city_name: 'ری',
        landline_number: '02188001800',
        postal_code: '1345678913',
        postal_address: 'تهران، خیابان دماوند',
      })
    },
  )
})

describe('the password', () => {
  const step = useStory(async () => {
    const { page } = await customer('desktop', { expectedErrors: networkNoise })
    await page.goto('/profile')
    return { page }
  })
  const fresh = 'رمز عبور تازه'
  const repeat = 'تکرار رمز عبور تازه'

  it(
    'is added with a meter of four steps',
    { tags: ['PROF-17', 'PROF-35', 'PROF-57'] },
    step(async ({ page }) => {
      const add = page.getByRole('button', { name: 'افزودن رمز عبور' })
      await add.waitFor()
      expect(await page.getByRole('button', { name: 'تغییر رمز عبور' }).count()).toBe(0)
      await add.click()
      const form = formIn(page.getByRole('dialog', { name: 'افزودن رمز عبور' }))
      const fields = form.dialog.locator('input:visible')
      await fields.first().waitFor()
      expect(
        await fields.evaluateAll((all) =>
          all.map((field) => ('labels' in field ? Object(field.labels)[0]?.textContent : null)),
        ),
      ).toEqual([fresh, repeat])
      const meter = form.dialog.getByRole('meter')
      for (const [typed, steps] of [
        ['abcdefgh', '1'],
        ['abcdefg1', '2'],
        ['abcdef1#', '3'],
        ['Abcdef1#', '4'],
      ] as const) {
        await form.field(fresh).fill(typed)
        await expect.poll(() => meter.getAttribute('aria-valuenow')).toBe(steps)
      }
      await form.refuses(fresh, '', required)
    }),
  )

  it(
    'has no spaces, only English characters and a symbol',
    { tags: ['PROF-58', 'PROF-59', 'PROF-60', 'PROF-61'] },
    step(async ({ page }) => {
      const form = formIn(page.getByRole('dialog', { name: 'افزودن رمز عبور' }))
      await form.refuses(fresh, 'Abcd 12#', 'بدون فاصله و نیم‌فاصله')
      await form.refuses(fresh, 'Abcd\u200c12#', 'بدون فاصله و نیم‌فاصله')
      for (const typed of ['رمزAbcd1#', 'Abcd1#رمز', 'Abcdéf1#', 'Abcdжf1#']) {
        await form.field(fresh).fill('Abcdef1#')
        await expect.poll(() => form.dialog.getByRole('alert').count()).toBe(0)
        await form.refuses(fresh, typed, 'فقط نویسه‌های انگلیسی')
      }
      const symbols = '^*&%$#@!'
      for (const without of ['Abcdefg1', 'Abcdef1?']) {
        await form.refuses(fresh, without, `دست‌کم یکی از نویسه‌های ${symbols}`)
        expect(await form.submit.isDisabled()).toBe(true)
      }
      for (const symbol of symbols) {
        await form.field(fresh).fill(`Abcdef1${symbol}`)
        await expect.poll(() => form.dialog.getByRole('alert').count()).toBe(0)
        await form.field(fresh).fill('Abcdefg1')
        await form.dialog.getByRole('alert').waitFor()
      }
    }),
  )

  it(
    'has a digit, both cases, eight characters, and is repeated; it is saved at the second try',
    { tags: ['PROF-62', 'PROF-63', 'PROF-64', 'PROF-65', 'PROF-66', 'PROF-86'] },
    step(async ({ page }) => {
      const form = formIn(page.getByRole('dialog', { name: 'افزودن رمز عبور' }))
      await form.refuses(fresh, 'Abcdefg#', 'دست‌کم یک رقم')
      await form.refuses(fresh, 'abcdef1#', 'دست‌کم یک حرف بزرگ و یک حرف کوچک انگلیسی')
      await form.refuses(fresh, 'ABCDEF1#', 'دست‌کم یک حرف بزرگ و یک حرف کوچک انگلیسی')
      await form.refuses(fresh, 'Abcde1#', 'دست‌کم ۸ نویسه')
      await form.dialog.getByText('قدرت رمز عبور: ۳ از ۴، متوسط').waitFor()
      await form.field(fresh).fill('Abcdef1#')
      await form.field(fresh).blur()
      await form.dialog.getByText('قدرت رمز عبور: ۴ از ۴، قوی').waitFor()
      expect(await form.dialog.getByRole('alert').count()).toBe(0)
      await form.refuses(repeat, 'Abcdef1$', 'تکرار رمز عبور اشتباه است')
      await form.takes(repeat, 'Abcdef1#')
      for (const how of ['abort', 500] as const) {
        const broken = await breakCall(page, /set_password/, how)
        await form.submit.click()
        await newToast(page, 'error', failed)
        broken.mend()
        await expect.poll(() => toast(page, 'error', failed).count(), { timeout: 15_000 }).toBe(0)
      }
      await form.save()
      await newToast(page, 'success', done)
    }),
  )

  it(
    'is changed only after the current one',
    { tags: ['PROF-18', 'PROF-67', 'PROF-86'] },
    step(async ({ page }) => {
      const change = page.getByRole('button', { name: 'تغییر رمز عبور' })
      await change.waitFor()
      expect(await page.getByRole('button', { name: 'افزودن رمز عبور' }).count()).toBe(0)
      await change.click()
      const form = formIn(page.getByRole('dialog', { name: 'تغییر رمز عبور' }))
      await form.field(fresh).fill('Abcdef2#')
      await form.field(repeat).fill('Abcdef2#')
      await form.refuses('رمز عبور فعلی', '', required)
      await form.field('رمز عبور فعلی').fill('Wrong#123')
      await form.submit.click()
      await newToast(page, 'error', failed)
      await form.dialog
        .getByRole('alert')
        .getByText(/رمز عبور فعلی اشتباه است/)
        .waitFor()
      await form.field('رمز عبور فعلی').fill('Abcdef۱#')
      await form.save()
    }),
  )
})

describe('a session that has ended', () => {
  const note = 'از حسابتان خارج شده‌اید. برای ادامه دوباره وارد شوید.'
  const password = 'Abcdef1#'

  it('leads from a form to the sign-in and back, and loses nothing that was typed', async () => {
    const owner = await customer('desktop', { expectedErrors: [/401/] })
    const { page, api, phone, context } = owner
    const body = { new_password: password, confirm_password: password }
    await answer(api.POST('/accounts/set_password/', { body }))
    await page.goto('/profile')
    const form = await openField(page, 'شغل')
    await form.field('شغل').fill('معلم')
    await context.clearCookies({ name: /Token$/ })
    await form.submit.click()
    await form.dialog.getByRole('alert').getByRole('link', { name: 'ورود به سایت' }).click()
    await page.waitForURL('**/login?redirectUrl=profile')
    await page.getByLabel('شمارهٔ همراه').fill(phone)
    await expect.poll(() => toast(page, 'error', failed).count()).toBe(0)
    await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
    await page.getByLabel('رمز عبور', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'ورود', exact: true }).click()
    await page.waitForURL('**/profile')
    const again = await openField(page, 'شغل')
    expect(await again.field('شغل').inputValue()).toBe('معلم')
  })

  it('says so at the sign-in, after a sign-out in another tab', async () => {
    const { page, context } = await customer('desktop', { expectedErrors: [/401/] })
    await page.goto('/profile')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const other = await context.newPage()
    await signOut(other)
    await page.waitForURL('**/login?redirectUrl=profile')
    await page.getByText(note).waitFor()
  })

  it('says so at the sign-in, where the server finds it ended, and to nobody else', async () => {
    const { page, context, origin } = await customer('desktop', { expectedErrors: [/401/] })
    await context.clearCookies()
    await context.addCookies([{ name: 'accessToken', value: 'ended', url: origin }])
    await page.goto('/wallet')
    await page.waitForURL('**/login?redirectUrl=wallet&reason=signed-out')
    await page.getByText(note).waitFor()
    await context.clearCookies()
    await page.goto('/wallet')
    await page.waitForURL('**/login?redirectUrl=wallet')
    await page.getByLabel('شمارهٔ همراه').waitFor()
    expect(await page.getByText(note).count()).toBe(0)
  })
})

describe('the devices and the data', () => {
  it('lists the sessions, ends another one, and downloads the account data', async () => {
    const owner = await customer('desktop')
    const { page, api, phone } = owner
    const password = { new_password: 'Abcdef1#', confirm_password: 'Abcdef1#' }
    await answer(api.POST('/accounts/set_password/', { body: password }))
    const elsewhere = await page.request.fetch('/api/accounts/login_with_password/', {
      method: 'POST',
      data: { phone_number: phone, password: 'Abcdef1#' },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
    })
    expect(elsewhere.status()).toBe(200)
    await page.goto('/profile')
    await page.getByRole('tab', { name: 'دستگاه‌ها و داده‌ها' }).click()
    const sessions = page.getByRole('region', { name: 'دستگاه‌های واردشده' }).getByRole('listitem')
    await expect.poll(() => sessions.count()).toBe(2)
    await sessions.filter({ hasText: 'فایرفاکس روی ویندوز' }).getByText('همین دستگاه').waitFor()
    await page.getByRole('button', { name: /^پایان نشست/ }).click()
    await newToast(page, 'success', 'نشست پایان یافت')
    await expect.poll(() => sessions.count()).toBe(1)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'دریافت داده‌ها' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('account-data.json')
    const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data).toMatchObject({ profile: { phone_number: phone } })
  })
})

describe('the account on a phone', () => {
  it(
    'begins with its menu, to which the profile leads back',
    { tags: ['PROF-01', 'PROF-02', 'PROF-19'] },
    async () => {
      const { page } = await customer('phone')
      await page.goto('/account')
      const entries = page.getByRole('navigation', { name: 'حساب من' }).getByRole('listitem')
      await expect
        .poll(() => entries.allInnerTexts())
        .toEqual([
          'اطلاعات حساب',
          expect.stringMatching('سفارش'),
          'ذخیره‌شده‌ها',
          expect.stringMatching(/آدرس/),
          'مشاور خرید',
          'پشتیبانی',
          'پیام‌های من',
          'خروج از حساب',
        ])
      const targets = entries.getByRole('link')
      expect(await hrefsOf(targets)).toEqual([
        '/profile',
        '/shopping-history',
        '/saved-products',
        '/my-addresses',
        '/purchase-advisor',
        '/ticket',
        '/messages',
      ])
      await entries.first().getByRole('link').click()
      await page.waitForURL('**/profile')
      const back = page.getByRole('link', { name: 'بازگشت به حساب من' })
      await back.click()
      await page.waitForURL('**/account')
      await goWithin(page, '/wallet')
      await goWithin(page, '/profile')
      await page.getByRole('heading', { name: 'اطلاعات حساب', level: 1 }).waitFor()
      await back.click()
      await page.waitForURL('**/account')
    },
  )

  it('moves nothing under the finger that removes the picture', async () => {
    const { page } = await customer('phone')
    await page.goto('/account')
    const mine = page.getByRole('link', { name: /^کیف پول/ }).filter({ visible: true })
    const remove = page.getByRole('button', { name: 'حذف تصویر' })
    const sent = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo(400, 300) }
    await page.getByLabel('تغییر تصویر پروفایل').setInputFiles(sent)
    await remove.waitFor()
    const before = await mine.first().boundingBox()
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'حذف شود' }).click()
    await remove.waitFor({ state: 'detached' })
    expect(await mine.first().boundingBox()).toEqual(before)
  })
})
