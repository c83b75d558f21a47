import type { Page } from 'playwright'
import { usedPhoneMachine } from '#machines/flows/used-phone/used-phone.machine.ts'
import { breakCall, holdCall, refuseCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { alert, offline, retry } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'model.chosen': (page: Page) => page.getByRole('button', { name: /گلکسی A16/ }).click(),
  'option.chosen': (page: Page, option: string) => press(page, option),
  'contact.changed': (page: Page) => page.getByLabel('نام و نام خانوادگی').fill('نگار رستمی'),
  'request.submitted': async (page: Page, phone: string) => {
    await page.getByLabel('شماره تماس').fill(phone)
    await press(page, 'ثبت درخواست فروش')
  },
  'back.requested': (page: Page) => press(page, 'مرحلهٔ قبل'),
  'retry.requested': retry,
  'restart.requested': (page: Page) =>
    page.getByRole('button', { name: /انتخاب دوبارهٔ مدل|برآورد قیمت یک گوشی دیگر/ }).click(),
} satisfies Gestures<typeof usedPhoneMachine>

const model = /used-product-model-user\/\d+/
const sale = /used-product\/$/

/** Back and forth through the questions, every call lost once, and the questions change before the request is sent. */
const selling: Walk = async ({ guest }) => {
  const { page, phone, open, took } = await guest()
  await open('/used-phone', 'usedPhone')
  const loading = await breakCall(page, model)
  await gestures['model.chosen'](page)
  await page.getByText('پرسش‌های این مدل بارگذاری نشد.').waitFor()
  await gestures['retry.requested'](page)
  await took('usedPhone', 'usedPhone.loadFailed|retry.requested|0')
  await page.getByText('پرسش‌های این مدل بارگذاری نشد.').waitFor()
  await gestures['back.requested'](page)
  loading.mend()
  const held = await holdCall(page, model)
  await gestures['model.chosen'](page)
  await held.arrived
  await gestures['back.requested'](page)
  await took('usedPhone', 'usedPhone.loading|back.requested|0')
  held.release()
  await gestures['model.chosen'](page)
  await question(page, 'وضعیت صفحه‌نمایش')
  await gestures['back.requested'](page)
  await gestures['model.chosen'](page)
  await gestures['option.chosen'](page, 'خط‌های ریز')
  await question(page, 'وضعیت بدنه')
  await gestures['back.requested'](page)
  await answerAll(page)
  await gestures['back.requested'](page)
  await gestures['option.chosen'](page, 'فقط جعبه')
  await gestures['contact.changed'](page)
  const sending = await breakCall(page, sale)
  await gestures['request.submitted'](page, phone)
  await alert(page, offline)
  sending.mend()
  await refuseCall(page, sale, { status: 400, code: 'used_phone_options_mismatch' }, 1)
  await gestures['request.submitted'](page, phone)
  await alert(page, 'پرسش‌های این مدل تغییر کرده است.')
  await gestures['restart.requested'](page)
  await gestures['model.chosen'](page)
  await answerAll(page)
  await gestures['request.submitted'](page, phone)
  await page.getByRole('heading', { name: 'درخواست فروش شما ثبت شد' }).waitFor()
  await gestures['restart.requested'](page)
  await took('usedPhone', 'usedPhone.sent|restart.requested|0')
}

async function answerAll(page: Page): Promise<void> {
  await question(page, 'وضعیت صفحه‌نمایش')
  await gestures['option.chosen'](page, 'خط‌های ریز')
  await question(page, 'وضعیت بدنه')
  await gestures['option.chosen'](page, 'در حد نو')
  await question(page, 'جعبه و لوازم')
  await gestures['option.chosen'](page, 'بدون جعبه')
}

const question = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

export const usedPhoneCover: BrowserCover = {
  title: 'the sale of a used phone',
  machines: [{ machine: usedPhoneMachine, unreachable: {} }],
  walks: { 'sells a phone though every call is lost once': selling },
}
