import type { Page } from 'playwright'
import { addToCartMachine } from '#machines/flows/add-to-cart/add-to-cart.machine.ts'
import { addItem } from '#tests/browser/support/customer.ts'
import { stockedVariant } from '#tests/browser/support/goods.ts'
import { breakCall, holdCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'
import { retry } from './actions.ts'

const gestures = {
  'add.pressed': (page: Page) => press(page, 'افزودن به سبد'),
  'insurance.changed': (page: Page, place: number) =>
    confirmation(page).getByRole('radio').nth(place).check({ force: true }),
  'retry.requested': retry,
  'dialog.dismissed': async (page: Page) => {
    await confirmation(page).getByRole('button', { name: 'بستن' }).click()
    await confirmation(page).waitFor({ state: 'hidden' })
  },
  'session.changed': 'the page sends it when it opens',
} satisfies Gestures<typeof addToCartMachine>

/**
 * A line and its insurance, each lost on the way at first; the insurance is chosen again while it is being saved. Then
 * the stock ends, and at last the session.
 */
const addingLines: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, context, open } = buyer
  const { id, slug, quantity } = await stockedVariant(buyer, 'smart-watch', 2)
  await open(`/products/${slug}?price_id=${id}`, 'addToCart')
  const adding = await breakCall(page, /cart\/add_item/)
  await gestures['add.pressed'](page)
  await page.getByText('افزودن به سبد انجام نشد.').waitFor()
  adding.mend()
  await gestures['add.pressed'](page)
  await confirmation(page).waitFor()

  const first = await holdCall(page, /cart\/add_item/)
  await gestures['insurance.changed'](page, 1)
  await first.arrived
  await gestures['insurance.changed'](page, 0)
  first.release()
  await page.getByText('بیمه حذف شد').waitFor()
  const second = await holdCall(page, /cart\/add_item/)
  await gestures['insurance.changed'](page, 1)
  await second.arrived
  for (const place of [0, 1]) await gestures['insurance.changed'](page, place)
  second.lose()
  await page.getByText('بیمه ثبت شد').waitFor()
  const insuring = await breakCall(page, /cart\/add_item/)
  await gestures['insurance.changed'](page, 0)
  await page.getByText('بیمه تغییر نکرد.').waitFor()
  insuring.mend()
  await gestures['retry.requested'](page)
  await page.locator('[role="radiogroup"][aria-busy="false"]').waitFor()
  await gestures['dialog.dismissed'](page)

  if (quantity > 1) await addItem(buyer, id, quantity - 1)
  await gestures['add.pressed'](page)
  await page.getByText('موجودی این محصول محدود است').first().waitFor()
  await context.clearCookies({ name: /Token$/ })
  await gestures['add.pressed'](page)
  await confirmation(page).waitFor()
}

export const addToCartCover: BrowserCover = {
  title: 'the add button',
  machines: [{ machine: addToCartMachine, unreachable: {} }],
  walks: { 'adds lines until neither stock nor session is left': addingLines },
}

const confirmation = (page: Page) => page.getByRole('dialog', { name: /سبد/ })
