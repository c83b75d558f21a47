import type { Page } from 'playwright'
import { mostSheetBytes } from '#domain/import-columns.ts'
import { staffImportMachine } from '#machines/flows/staff-import/staff-import.machine.ts'
import { singleProduct } from '#tests/browser/support/goods.ts'
import { breakCall, holdCall, refuseCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { alert, offline, refuseLongText, retry } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const choose = (page: Page, text: string) =>
  page
    .getByLabel('انتخاب فایل', { exact: true })
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const gestures = {
  'sheet.chosen': (page: Page) => choose(page, 'Ref,Net\nA,1\n'),
  'columns.submitted': (page: Page) => press(page, 'بررسی فایل'),
  'columns.reconsidered': (page: Page) => press(page, 'تغییر ستون‌ها'),
  'check.requested': (page: Page) => press(page, 'بررسی دوباره'),
  'import.confirmed': (page: Page) => press(page, /^ثبت تغییر/),
  'retry.requested': retry,
  'failure.dismissed': (page: Page) => press(page, 'بستن پیام'),
  'sheet.dismissed': (page: Page) => press(page, 'انتخاب فایل دیگر'),
} satisfies Gestures<typeof staffImportMachine>

const uploading = /\/staff\/product-import\/$/
const checking = /\/staff\/product-import\/\d+\/check\/$/
const applying = /\/staff\/product-import\/\d+\/apply\/$/

const took = (state: string) => `staffImport.${state}|sheet.dismissed|0`

/**
 * Imports a sheet: rejected file, failed upload, column mapping, faulty rows, no changes, a conflict with a colleague, then
 * success.
 */
const importing: Walk = async ({ staff }) => {
  const member = await staff()
  const { page } = member
  const dismiss = async (state: string) => {
    await gestures['sheet.dismissed'](page)
    await member.took('staffImport', took(state))
  }
  await member.open('/staff/import', 'staffImport')
  const product = await singleProduct(member)
  const sheet = (stock: string) => choose(page, `sku,stock\n${product.sku},${stock}\n`)

  await choose(page, 'x'.repeat(mostSheetBytes + 1))
  await alert(page, 'این فایل بزرگ است')
  await choose(page, '<html></html>')
  await alert(page, 'این فایل CSV یا اکسل')
  await gestures['failure.dismissed'](page)
  await page.getByRole('alert').waitFor({ state: 'hidden' })

  const held = await holdCall(page, uploading)
  await gestures['sheet.chosen'](page)
  await page.getByText('فرستاده و خوانده می‌شود').waitFor()
  await dismiss('uploading')
  held.release()

  const brokenUpload = await breakCall(page, uploading)
  await gestures['sheet.chosen'](page)
  await alert(page, offline)
  await dismiss('uploadFailed')
  await gestures['sheet.chosen'](page)
  await alert(page, offline)
  brokenUpload.mend()
  await gestures['retry.requested'](page)
  await page.getByLabel('ستون «Ref»').waitFor()
  await dismiss('mapping')

  await gestures['sheet.chosen'](page)
  await page.getByLabel('ستون «Ref»').selectOption({ label: 'کد کالا' })
  await gestures['columns.submitted'](page)
  await alert(page, 'دست‌کم یک ستون')
  await page.getByLabel('ستون «Net»').selectOption({ label: 'قیمت' })
  await gestures['columns.submitted'](page)
  await alert(page, 'سطر نادرست است')
  await gestures['check.requested'](page)
  await alert(page, 'سطر نادرست است')
  await gestures['columns.reconsidered'](page)
  await page.getByLabel('ستون «Net»').selectOption({ label: 'موجودی' })
  await gestures['columns.submitted'](page)
  await alert(page, 'سطر نادرست است')
  await dismiss('faulty')

  await refuseCall(page, checking, { status: 404, code: 'import_not_found' }, 1)
  await sheet('5')
  await alert(page, 'این فایل پیدا نشد')

  const brokenCheck = await breakCall(page, checking)
  await sheet(String(product.stock))
  await alert(page, offline)
  await dismiss('checkFailed')
  await sheet(String(product.stock))
  await alert(page, offline)
  brokenCheck.mend()
  await gestures['retry.requested'](page)
  await page.getByText('چیزی برای ثبت نیست').waitFor()
  await gestures['columns.reconsidered'](page)
  await gestures['columns.submitted'](page)
  await page.getByText('چیزی برای ثبت نیست').waitFor()
  await dismiss('unchanged')

  await sheet(String(product.stock + 3))
  await page.getByRole('table', { name: 'تغییرها' }).waitFor()
  await gestures['columns.reconsidered'](page)
  await gestures['columns.submitted'](page)
  await page.getByRole('table', { name: 'تغییرها' }).waitFor()
  await dismiss('sound')

  const conflict = { status: 409, code: 'changed_meanwhile' } as const
  await sheet(String(product.stock + 3))
  const reason = page.getByLabel(/^دلیل/)
  await refuseLongText(
    page,
    (text) => reason.fill(text),
    () => gestures['import.confirmed'](page),
  )
  await reason.fill('')
  await refuseCall(page, applying, conflict, 1)
  await gestures['import.confirmed'](page)
  await alert(page, 'هیچ سطری ثبت نشد')
  await gestures['check.requested'](page)
  await refuseCall(page, applying, conflict, 1)
  await gestures['import.confirmed'](page)
  await alert(page, 'هیچ سطری ثبت نشد')
  await dismiss('conflict')

  await sheet(String(product.stock + 3))
  await refuseCall(page, applying, { status: 404, code: 'import_not_found' }, 1)
  await gestures['import.confirmed'](page)
  await alert(page, 'این فایل پیدا نشد')

  const brokenApply = await breakCall(page, applying)
  await sheet(String(product.stock + 3))
  await gestures['import.confirmed'](page)
  await alert(page, offline)
  await dismiss('applyFailed')
  await sheet(String(product.stock + 3))
  await gestures['import.confirmed'](page)
  await alert(page, offline)
  brokenApply.mend()
  await gestures['retry.requested'](page)
  await page.getByText('قیمت و موجودی ۱ تنوع ثبت شد.').waitFor()
  await dismiss('done')
}

export const staffImportsCover: BrowserCover = {
  title: 'changing prices and stock by a sheet',
  machines: [{ machine: staffImportMachine, unreachable: {} }],
  walks: { 'a staff member imports a sheet': importing },
}
