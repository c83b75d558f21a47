import type { Page } from 'playwright'
import { toPersianDigits } from '#domain/digits.ts'
import { addToCartMachine } from '#machines/flows/add-to-cart/add-to-cart.machine.ts'
import { addItem } from '#tests/browser/support/customer.ts'
import { stockedVariant } from '#tests/browser/support/goods.ts'
import { breakCall, holdCall, loseSession, refuseOnce } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'
import { retry } from './actions.ts'

const gestures = {
  'add.pressed': (page: Page) => press(page, 'افزودن به سبد'),
  'quantity.changed': (page: Page, way: 'یکی بیشتر' | 'یکی کمتر' | 'حذف') => {
    const button = page.getByRole('button', { name: way }).filter({ visible: true }).first()
    // At the limit plus is disabled for assistive technology, and still says why.
    return way === 'یکی بیشتر' ? button.press('Enter') : button.click()
  },
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
 * the quantity, until the stock ends; the line is removed, and at last the session ends.
 */
const addingLines: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open, took } = buyer
  const { id, slug, quantity } = await stockedVariant(buyer, 'smart-watch', 2)
  await open(`/products/${slug}?price_id=${id}`, 'addToCart')
  const adding = await breakCall(page, /cart\/add_item/)
  await gestures['add.pressed'](page)
  await page.getByText('افزودن به سبد انجام نشد.').waitFor()
  adding.mend()
  await refuseOnce(page, /cart\/add_item/, 'stock_limited')
  await gestures['add.pressed'](page)
  await page.getByText(limited).first().waitFor()
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

  const changing = await breakCall(page, /cart\/update_item/)
  await gestures['quantity.changed'](page, 'یکی بیشتر')
  await page.getByText('تعداد تغییر نکرد.').waitFor()
  changing.mend()
  await refuseOnce(page, /cart\/update_item/, 'stock_limited')
  await gestures['quantity.changed'](page, 'یکی بیشتر')
  // The same was said of the first unit, and may still be there.
  await took('addToCart', 'addToCart.changing|xstate.error.actor.setQuantity|1')
  await gestures['quantity.changed'](page, 'یکی بیشتر')
  await units(page, '۲').waitFor()
  if (quantity > 2) await addItem(buyer, id, quantity - 2)
  await page.reload()
  await units(page, toPersianDigits(quantity)).waitFor()
  await gestures['quantity.changed'](page, 'یکی بیشتر')
  await page.getByText(limited).first().waitFor()
  await loseSession(page, /cart\/update_item/)
  await gestures['quantity.changed'](page, 'یکی کمتر')
  await page.getByText('تعداد تغییر نکرد.').waitFor()
}

/** The session ends before the first line; it goes into the cart of a guest, and out again. */
const endedSession: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open, took } = buyer
  const { id, slug } = await stockedVariant(buyer, 'smart-watch', 2)
  await open(`/products/${slug}?price_id=${id}`, 'addToCart')
  await loseSession(page, /cart\/add_item/)
  await gestures['add.pressed'](page)
  await took('addToCart', 'addToCart.adding|xstate.error.actor.addLine|0')
  await confirmation(page).waitFor()
  await gestures['dialog.dismissed'](page)
  await gestures['quantity.changed'](page, 'حذف')
  await page.getByRole('button', { name: 'افزودن به سبد' }).filter({ visible: true }).waitFor()
}

/** The reply of a server whose stock has just ended. */
const limited = 'موجودی این محصول محدود است'
const units = (page: Page, count: string) =>
  page
    .getByRole('group', { name: /^تعداد/ })
    .getByText(count, { exact: true })
    .filter({ visible: true })

export const addToCartCover: BrowserCover = {
  title: 'the add button',
  machines: [{ machine: addToCartMachine, unreachable: {} }],
  walks: {
    'adds a line, insures it, and changes its quantity up to the stock': addingLines,
    'goes on as a guest when the session has ended': endedSession,
  },
}

const confirmation = (page: Page) => page.getByRole('dialog', { name: /سبد/ })
