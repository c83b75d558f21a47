import type { Page } from 'playwright'
import { staffCategoryChangeMachine } from '#machines/flows/staff-category-change/staff-category-change.machine.ts'
import { categoryFor } from '#tests/browser/support/categories.ts'
import { breakCall, refuseCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { toast } from '#tests/browser/support/toasts.ts'
import { alert, dismissDialog, offline, retry } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'change.chosen': (page: Page) => press(page, /^بردن (همهٔ [۰-۹]+|همین یک) کالا/),
  'change.confirmed': async (page: Page, category: string | null) => {
    if (category !== null) await page.getByLabel('دستهٔ تازه').selectOption({ label: category })
    await press(page, 'برده شوند')
  },
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
} satisfies Gestures<typeof staffCategoryChangeMachine>

/** Products go to another category once it is chosen, the network is back and no colleague was faster. */
const moving: Walk = async ({ staff }) => {
  const member = await staff()
  const { page, api } = member
  const { name, sku } = await categoryFor(api)
  const dismiss = async (state: string) => {
    await gestures['dialog.dismissed'](page)
    await member.took('staffCategoryChange', `staffCategoryChange.${state}|dialog.dismissed|0`)
  }
  const choose = () => gestures['change.chosen'](page)
  const confirm = () => gestures['change.confirmed'](page, name)
  await member.open(`/staff/products?search=${sku}`, 'staffCategoryChange')
  await choose()
  await gestures['change.confirmed'](page, null)
  await page.getByRole('alertdialog').getByText('دسته را انتخاب کنید.').waitFor()
  await dismiss('confirming')

  const path = /\/staff\/product-category\/$/
  await refuseCall(page, path, { status: 409, code: 'results_changed' }, 1)
  await choose()
  await confirm()
  await page.getByRole('alertdialog').getByRole('alert').waitFor()
  await dismiss('refused')

  const line = await breakCall(page, path)
  await choose()
  await confirm()
  await alert(page, offline)
  await dismiss('failed')
  await choose()
  await confirm()
  await alert(page, offline)
  line.mend()
  await gestures['retry.requested'](page)
  await toast(page, 'success', '۱ کالا در دستهٔ تازه است').waitFor()
}

export const staffCategoriesCover: BrowserCover = {
  title: 'changing categories in the back office',
  machines: [{ machine: staffCategoryChangeMachine, unreachable: {} }],
  walks: { 'a staff member puts products into another category': moving },
}
