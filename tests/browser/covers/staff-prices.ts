import type { Page } from 'playwright'
import { expect } from 'vitest'
import { staffPriceChangeMachine } from '#machines/flows/staff-price-change/staff-price-change.machine.ts'
import { singleProduct } from '#tests/browser/support/goods.ts'
import { breakCall, loseReply, refuseCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, dismissDialog, offline, retry, says } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'change.chosen': (page: Page) => press(page, /^تغییر قیمت ۱ کالای/),
  'repricing.submitted': async (page: Page, percent: string) => {
    await page.getByLabel('درصد', { exact: true }).fill(percent)
    await press(page, 'پیش‌نمایش')
  },
  'variant.toggled': (page: Page) =>
    page.getByRole('alertdialog').getByRole('checkbox').first().click(),
  'repricing.reconsidered': (page: Page) => press(page, 'تغییر درصد'),
  'change.confirmed': (page: Page) => press(page, /^ثبت [۰-۹]+ قیمت تازه/),
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
} satisfies Gestures<typeof staffPriceChangeMachine>

const took = (state: string) => `staffPriceChange.${state}|dialog.dismissed|0`
const path = /\/staff\/price-change\//

/** Prices are raised although the network is lost; meanwhile a colleague changes one of them. */
const repricing: Walk = async ({ staff }) => {
  const member = await staff()
  const { page, api } = member
  const product = await singleProduct(member)
  const params = { path: { id: product.id } }
  const { variants } = await answer(api.GET('/staff/product/{id}/', { params }))
  const { id, price, new_price, expire_time } = variants[0] ?? { id: 0, price: 0 }
  const colleague = (body: {
    price: number
    new_price?: number | null
    expire_time?: string | null
  }) => answer(api.PATCH('/staff/variants/{id}/', { params: { path: { id } }, body }))
  const dismiss = async (state: string) => {
    await gestures['dialog.dismissed'](page)
    await member.took('staffPriceChange', took(state))
  }
  await member.open(`/staff/products?search=${product?.sku ?? ''}`, 'staffPriceChange')
  await page.getByRole('table').getByRole('checkbox').last().check()
  const choose = () => gestures['change.chosen'](page)
  const submit = () => gestures['repricing.submitted'](page, '۱۰')
  // What is done to the next call must not meet that of the preview.
  const preview = async () => {
    await submit()
    await says(page, 'تنوع تغییر می‌کند')
  }
  await choose()
  await dismiss('choosing')

  const loading = await breakCall(page, path)
  await choose()
  await gestures['repricing.submitted'](page, '۹۹۹')
  await page.getByText('درصد را با عدد درست وارد کنید').waitFor()
  await submit()
  await alert(page, offline)
  loading.mend()
  await preview()
  await gestures['variant.toggled'](page)
  await alert(page, 'قیمتی نیست که تغییر کند')
  expect(await page.getByRole('button', { name: /قیمت تازه/ }).count()).toBe(0)
  await dismiss('previewed')

  await choose()
  await preview()
  await gestures['repricing.reconsidered'](page)
  await preview()
  await refuseCall(page, path, { status: 403, code: 'forbidden' }, 1)
  await gestures['change.confirmed'](page)
  await page.getByRole('alertdialog').getByRole('alert').waitFor()
  const row = page.getByRole('table').getByRole('row').last()
  const shown = await row.innerText()
  await loseReply(page, path)
  await gestures['change.confirmed'](page)
  await alert(page, offline)
  await dismiss('failed')
  // The prices have changed although nobody said so.
  await expect.poll(() => row.innerText()).not.toBe(shown)

  await choose()
  await preview()
  await loseReply(page, path)
  await gestures['change.confirmed'](page)
  await alert(page, offline)
  await gestures['retry.requested'](page)
  await says(page, 'قیمت ۱ تنوع تغییر کرد')
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })

  const selected = page.getByRole('table').getByRole('checkbox').last()
  await expect.poll(() => selected.isChecked()).toBe(false)
  await selected.check()
  await choose()
  await preview()
  await colleague({ price, new_price: null })
  await gestures['change.confirmed'](page)
  await alert(page, 'کنار گذاشته شد')
  await dismiss('incomplete')
  if (new_price !== undefined && new_price !== null)
    await colleague({ price, new_price, ...(expire_time !== null && { expire_time }) })
}

export const staffPricesCover: BrowserCover = {
  title: 'changing many prices in the back office',
  machines: [{ machine: staffPriceChangeMachine, unreachable: {} }],
  walks: { 'a staff member raises prices, and a colleague too': repricing },
}
