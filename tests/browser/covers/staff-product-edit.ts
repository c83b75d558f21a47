import type { Page } from 'playwright'
import { staffProductEditMachine } from '#machines/flows/staff-product-edit/staff-product-edit.machine.ts'
import { breakCall, loseReply, refuseCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, dismissDialog, offline, retry, says } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text)

const gestures = {
  'draft.changed': fill,
  'content.submitted': async (page: Page, label: string, text: string) => {
    await fill(page, label, text)
    await press(page, /^(ثبت تغییر|ساخت کالا)$/)
  },
  'variant.confirmed': (page: Page) => press(page, 'بله، ثبت شود'),
  'dialog.dismissed': dismissDialog,
  'difference.settled': (page: Page) => press(page, 'ثبت انتخاب‌ها'),
  'difference.dismissed': (page: Page) => press(page, 'بازگشت به فرم'),
  'flow.resumed': async (page: Page) => void (await page.reload()),
  'retry.requested': retry,
  'failure.dismissed': (page: Page) => press(page, 'بازگشت به فرم'),
} satisfies Gestures<typeof staffProductEditMachine>

const newest = (page: Page) => page.getByRole('heading', { level: 1 })

/** A product is made after a lost network and a code that is taken. */
const making: Walk = async ({ staff }) => {
  const member = await staff()
  const { page, api } = member
  const { results } = await answer(api.GET('/staff/product/'))
  await member.open('/staff/products/new', 'staffProductEdit')
  await gestures['content.submitted'](page, 'عنوان', 'کابل آزمایشی')
  await page.getByText('عنوان انگلیسی را بنویسید.').waitFor()
  const code = `WALK-${Date.now()}`
  await fill(page, 'عنوان انگلیسی', 'Trial cable')
  await fill(page, 'آدرس صفحه', code.toLowerCase())
  await page.getByLabel('برند', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('دسته', { exact: true }).selectOption({ index: 1 })
  await fill(page, 'نام رنگ', 'سفید')
  await page.getByLabel('رنگ', { exact: true }).fill('#ffffff')
  await fill(page, 'قیمت (تومان)', '۲۵۰۰۰۰')
  await member.open('/staff/products/new', 'staffProductEdit')
  await gestures['content.submitted'](page, 'کد کالا', results[0]?.sku ?? '')
  await alert(page, 'کالای دیگری این کد را دارد')
  const asked = () => page.getByText('موجودی ۴۰٬۰۰۰ عدد می‌شود.')
  await refuseCall(page, /^POST .*\/staff\/product\/$/, { status: 401, code: 'session_expired' }, 1)
  await gestures['content.submitted'](page, 'کد کالا', code)
  await alert(page, 'وارد')
  await gestures['flow.resumed'](page)
  const call = await breakCall(page, /\/staff\/product\/$/)
  await gestures['content.submitted'](page, 'کد کالا', code)
  await alert(page, offline)
  await gestures['failure.dismissed'](page)
  await gestures['content.submitted'](page, 'موجودی رسیده', '۴۰۰۰۰')
  await asked().waitFor()
  await gestures['dialog.dismissed'](page)
  await asked().waitFor({ state: 'hidden' })
  await press(page, 'ساخت کالا')
  await gestures['variant.confirmed'](page)
  await alert(page, offline)
  await gestures['failure.dismissed'](page)
  await fill(page, 'موجودی رسیده', '۴')
  await gestures['content.submitted'](page, 'کد کالا', code)
  await alert(page, offline)
  call.mend()
  await gestures['retry.requested'](page)
  await newest(page).filter({ hasText: 'کابل آزمایشی' }).waitFor()
  await page.getByRole('link', { name: 'ویرایش کالا' }).click()
  await page.getByLabel('در فروشگاه نمایش داده شود').check()
  await gestures['content.submitted'](page, 'عنوان انگلیسی', 'Trial cable 2')
  await alert(page, 'کالا هنوز نمی‌تواند در فروشگاه باشد')
}

/** A product is edited, and a colleague edits it too. */
const editing: Walk = async ({ staff }) => {
  const member = await staff()
  const { page, api } = member
  const { results } = await answer(api.GET('/staff/product/'))
  const id = results.at(-1)?.id ?? 0
  const params = { path: { id } }
  const change = async (warranty: string) => {
    const { content: expected } = await answer(api.GET('/staff/product/{id}/', { params }))
    const body = { content: { ...expected, warranty }, expected }
    await answer(api.PUT('/staff/product/{id}/', { params, body }))
  }
  const open = () => member.open(`/staff/products/${id}/edit`, 'staffProductEdit')
  const saving = new RegExp(`^PUT .*/staff/product/${id}/$`)
  const reading = new RegExp(`^GET .*/staff/product/${id}/$`)
  const submit = (text: string) => gestures['content.submitted'](page, 'عنوان انگلیسی', text)
  await open()
  await loseReply(page, saving)
  await submit('Lost')
  await alert(page, offline)
  await gestures['retry.requested'](page)
  await says(page, 'ثبت شد')
  await open()
  await change('گارانتی ۲۴ ماهه')
  const comparing = await breakCall(page, reading)
  await submit('Mine')
  await alert(page, offline)
  comparing.mend()
  await gestures['retry.requested'](page)
  await page.getByText('Mine').waitFor()
  await gestures['difference.dismissed'](page)
  await submit('Mine')
  await page.getByRole('group', { name: 'عنوان انگلیسی' }).getByLabel('مقدار شما').check()
  await gestures['difference.settled'](page)
  await says(page, 'ثبت شد')
  await open()
  await change('گارانتی ۳۶ ماهه')
  await submit('Theirs')
  await page.getByText('Theirs').waitFor()
  await page.getByRole('group', { name: 'عنوان انگلیسی' }).getByLabel('مقدار همکار').check()
  await gestures['difference.settled'](page)
  await says(page, 'ثبت شد')
}

export const staffProductEditCover: BrowserCover = {
  title: 'making and editing a product in the back office',
  machines: [{ machine: staffProductEditMachine, unreachable: {} }],
  walks: {
    'a staff member makes a product': making,
    'a staff member edits a product, and a colleague too': editing,
  },
}
