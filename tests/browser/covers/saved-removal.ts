import type { Page } from 'playwright'
import { savedRemovalMachine } from '#machines/flows/saved-removal/saved-removal.machine.ts'
import type { Customer } from '#tests/browser/support/customer.ts'
import { goods } from '#tests/browser/support/goods.ts'
import { breakCall } from '#tests/browser/support/network.ts'
import { answer } from '#tests/support/shopper.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'
import { alert, offline } from './actions.ts'

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'حذف از ذخیره‌شده‌ها' })

const gestures = {
  'removal.requested': (page: Page) =>
    page
      .getByRole('list', { name: 'ذخیره‌شده‌ها' })
      .getByRole('button', { name: /^حذف .+ از این فهرست$/ })
      .first()
      .click(),
  'removal.confirmed': (page: Page) =>
    dialog(page).getByRole('button', { name: 'حذف شود' }).click(),
  'dialog.dismissed': async (page: Page) => {
    await dialog(page).getByRole('button', { name: 'انصراف' }).click()
    await dialog(page).waitFor({ state: 'hidden' })
  },
} satisfies Gestures<typeof savedRemovalMachine>

/** Asked and kept, lost on the way, removed at last; another one was removed elsewhere in the meantime. */
const removing: Walk = async ({ customer }) => {
  const owner = await customer()
  const { page, open } = owner
  await save(owner, goods.plain)
  await save(owner, goods.unreduced)
  await open('/saved-products', 'savedRemoval')
  await gestures['removal.requested'](page)
  await gestures['dialog.dismissed'](page)
  const removal = await breakCall(page, /unsave-product/)
  await gestures['removal.requested'](page)
  await gestures['removal.confirmed'](page)
  await alert(page, offline)
  await gestures['dialog.dismissed'](page)
  await gestures['removal.requested'](page)
  await gestures['removal.confirmed'](page)
  await alert(page, offline)
  removal.mend()
  await gestures['removal.confirmed'](page)
  await dialog(page).waitFor({ state: 'hidden' })
  await gestures['removal.requested'](page)
  const [left] = (await answer(owner.api.GET('/profile/saved-product/'))).results
  const path = { saveId: left?.id ?? 0 }
  await owner.api.DELETE('/profile/unsave-product/{saveId}/', { params: { path } })
  await gestures['removal.confirmed'](page)
  await page.getByRole('heading', { name: 'کالایی برای نمایش وجود ندارد' }).waitFor()
}

async function save({ api }: Customer, slug: string): Promise<void> {
  const params = { path: { slug } }
  const body = { save_status: true }
  await answer(api.POST('/product/v2/{slug}/update_save_status/', { params, body }))
}

export const savedRemovalCover: BrowserCover = {
  title: 'the removal of a saved product',
  machines: [{ machine: savedRemovalMachine, unreachable: {} }],
  walks: { 'removes saved products': removing },
}
