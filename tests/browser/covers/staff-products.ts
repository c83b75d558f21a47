import type { Page } from 'playwright'
import { staffVariantEditMachine } from '#machines/flows/staff-variant-edit/staff-variant-edit.machine.ts'
import type { Customer } from '#tests/browser/support/customer.ts'
import { singleProduct } from '#tests/browser/support/goods.ts'
import { breakCall, loseReply } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, dismissDialog, offline, retry, says } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'edit.chosen': (page: Page) =>
    page
      .getByRole('button', { name: /^ویرایش تنوع/ })
      .first()
      .click(),
  'terms.submitted': async (page: Page, { price, offer }: { price?: string; offer: string }) => {
    if (price !== undefined) await page.getByLabel('قیمت (تومان)').fill(price)
    await page.getByLabel('قیمت با تخفیف (تومان)').fill(offer)
    await press(page, 'ثبت تغییر')
  },
  'terms.edited': (page: Page, offer: string) =>
    page.getByLabel('قیمت با تخفیف (تومان)').fill(offer),
  'difference.settled': async (page: Page, keepsMine: boolean) => {
    const mine = page.getByLabel(/^مقدار شما/)
    await mine.first().waitFor()
    if (keepsMine) for (const each of await mine.all()) await each.check()
    await press(page, 'ثبت انتخاب‌ها')
  },
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
} satisfies Gestures<typeof staffVariantEditMachine>

const took = (state: string) => `staffVariantEdit.${state}|dialog.dismissed|0`
const conflict = 'هم‌زمان تغییر داده است'

/** A variant is edited after a lost network and a lost reply; meanwhile a colleague edits it too. */
const editing: Walk = async ({ staff }) => {
  const member = await staff()
  const { page, api } = member
  const product = await productWithOneVariant(api)
  const { id, price } = product.variants[0] ?? { id: 0, price: 0 }
  const colleague = (body: { price: number; new_price?: null }) =>
    answer(api.PATCH('/staff/variants/{id}/', { params: { path: { id } }, body }))
  const submit = (offer: number) => gestures['terms.submitted'](page, { offer: String(offer) })
  const choose = () => gestures['edit.chosen'](page)
  const dismiss = async (state: string) => {
    await gestures['dialog.dismissed'](page)
    await member.took('staffVariantEdit', took(state))
  }
  await member.open(`/staff/products/${product.id}`, 'staffVariantEdit')
  await choose()
  await dismiss('editing')

  const saving = await breakCall(page, /\/staff\/variants\/\d+\/$/)
  await choose()
  await submit(price)
  await page.getByText('قیمت با تخفیف باید از قیمت کمتر باشد.').waitFor()
  const low = String(Math.ceil(price / 10))
  const confirm = () => press(page, 'بله، همین قیمت ثبت شود')
  const warned = () => page.getByText('اگر درست است، یک بار دیگر ثبت کنید.').waitFor()
  await submit(Number(low))
  await warned()
  await gestures['terms.edited'](page, String(price))
  await submit(Number(low))
  await warned()
  await page.getByLabel('حد هشدار موجودی').fill('نه')
  await confirm()
  await page.getByLabel('حد هشدار موجودی').fill('2')
  await submit(Number(low))
  await warned()
  await confirm()
  await alert(page, offline)
  await dismiss('failed')
  await choose()
  await submit(price - 10_000)
  await alert(page, offline)
  await dismiss('failed')
  saving.mend()

  await choose()
  await page.getByLabel('در فروشگاه نمایش داده شود').uncheck()
  await submit(price - 10_000)
  await alert(page, 'درست وارد نشده')
  await page.getByLabel('در فروشگاه نمایش داده شود').check()
  await loseReply(page, /^PATCH .*\/staff\/variants\/\d+\/$/)
  await submit(price - 10_000)
  await alert(page, offline)
  await gestures['retry.requested'](page)
  await says(page, 'ثبت شد')

  const loading = await breakCall(page, /\/staff\/product\/\d+\/$/)
  await choose()
  await colleague({ price: price - 20_000, new_price: null })
  await submit(price - 15_000)
  await alert(page, offline)
  loading.mend()
  await gestures['retry.requested'](page)
  await alert(page, conflict)
  await dismiss('comparing')

  await choose()
  await colleague({ price: price - 30_000 })
  await submit(price - 25_000)
  await alert(page, conflict)
  await gestures['difference.settled'](page, false)
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  await choose()
  await colleague({ price: price - 40_000 })
  await submit(price - 35_000)
  await alert(page, conflict)
  await page
    .getByRole('group', { name: 'قیمت با تخفیف' })
    .getByLabel(/^مقدار شما/)
    .check()
  await press(page, 'ثبت انتخاب‌ها')
  await page.getByText('قیمت با تخفیف باید از قیمت کمتر باشد.').waitFor()
  await colleague({ price })
  await submit(price - 45_000)
  await alert(page, conflict)
  await gestures['difference.settled'](page, true)
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  await says(page, 'ثبت شد')
  await colleague({ price, new_price: null })
}

async function productWithOneVariant(api: Customer['api']) {
  const { id } = await singleProduct({ api })
  return answer(api.GET('/staff/product/{id}/', { params: { path: { id } } }))
}

export const staffProductsCover: BrowserCover = {
  title: 'editing a variant in the back office',
  machines: [{ machine: staffVariantEditMachine, unreachable: {} }],
  walks: { 'a staff member edits a variant, and a colleague too': editing },
}
