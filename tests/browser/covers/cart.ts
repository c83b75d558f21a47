import type { Page } from 'playwright'
import { expect } from 'vitest'
import { cartEditingMachine } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { emptyGuestCart, guestCartKey, type GuestCart } from '#machines/flows/cart/guest-cart.ts'
import { answer } from '#tests/support/shopper.ts'
import { addItem } from '#tests/browser/support/customer.ts'
import { addToCart, signIn } from '#tests/browser/support/gestures.ts'
import { phone, phoneVariant, stockedVariant } from '#tests/browser/support/goods.ts'
import { breakCall, loseSession } from '#tests/browser/support/network.ts'
import { completeProfile, press } from '#tests/browser/support/purchase.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'
import { alert, atEmptyCart, atLostCart, offline, placeOrder, retry } from './actions.ts'

const gestures = {
  'quantity.changed': (page: Page, line = 0, atLimit = false) =>
    page.getByRole('button', { name: 'یکی بیشتر' }).nth(line).click({ force: atLimit }),
  'insurance.opened': (page: Page) =>
    page.getByRole('button', { name: 'افزودن بیمه' }).first().click(),
  'insurance.picked': (page: Page) =>
    page.getByRole('dialog', { name: 'جزئیات بیمه' }).getByRole('radio').last().check(),
  'insurance.saved': (page: Page) => press(page, 'ثبت انتخاب'),
  'installment.changed': async (page: Page) => {
    await page
      .getByRole('checkbox', { name: /خرید اقساطی/ })
      .first()
      .click()
    await page.getByRole('checkbox', { name: /خرید اقساطی/, checked: true }).waitFor()
  },
  'removal.requested': (page: Page) =>
    page.getByRole('button', { name: 'حذف', exact: true }).last().click(),
  'clearing.requested': (page: Page) => press(page, 'خالی کردن سبد'),
  'change.confirmed': (page: Page, answer: string) =>
    page.getByRole('alertdialog').getByRole('button', { name: answer }).click(),
  'unavailable.removed': (page: Page) => press(page, /^حذف ناموجودها/),
  'profile.submitted': completeProfile,
  'retry.requested': retry,
  'failure.dismissed': async (page: Page) => {
    const message = page.getByRole('alert').filter({ hasText: offline })
    await message.getByRole('button', { name: 'بستن' }).click()
    await message.waitFor({ state: 'hidden' })
  },
  'dialog.dismissed': async (page: Page, role: 'dialog' | 'alertdialog', name: string) => {
    const question = page.getByRole(role).filter({ has: page.getByRole('button', { name }) })
    await question.getByRole('button', { name }).click()
    await question.waitFor({ state: 'hidden' })
  },
  'next.pressed': (page: Page) => press(page, /^ادامه/),
} satisfies Gestures<typeof cartEditingMachine>

const stockLimited = 'موجودی این محصول در انبار محدود است'

/** Every change of the cart, some of which fail; then another shopper buys the goods, unit by unit. */
const changingCart: Walk = async ({ customer }) => {
  const buyer = await customer()
  const rival = await customer()
  const { page, open } = buyer
  const rare = await stockedVariant(buyer, 'smart-watch', 2)
  await addItem(buyer, (await phoneVariant(buyer)).id)
  await addItem(buyer, rare.id)
  const reading = await breakCall(page, /list_items_v2/)
  await open('/cart', 'checkout')
  await alert(page, offline)
  reading.mend()
  await gestures['retry.requested'](page)

  const changing = await breakCall(page, /cart\/update_item/)
  await gestures['quantity.changed'](page)
  await alert(page, offline)
  await gestures['failure.dismissed'](page)
  await gestures['quantity.changed'](page)
  await alert(page, offline)
  changing.mend()
  await gestures['retry.requested'](page)
  await page.getByText('۳ کالا').first().waitFor()
  await gestures['insurance.opened'](page)
  await gestures['dialog.dismissed'](page, 'dialog', 'بستن')
  await gestures['insurance.opened'](page)
  await gestures['insurance.saved'](page)
  await gestures['insurance.opened'](page)
  await gestures['insurance.picked'](page)
  await gestures['insurance.saved'](page)
  await page.getByText('بیمه به کالا اضافه شد').waitFor()
  await gestures['installment.changed'](page)
  await gestures['removal.requested'](page)
  await gestures['dialog.dismissed'](page, 'alertdialog', 'انصراف')

  await placeOrder(rival, rare.id, rare.quantity - 1)
  await gestures['quantity.changed'](page, 1)
  await page.getByText(stockLimited).first().waitFor()
  await open('/cart', 'checkout')
  await page.getByRole('button', { name: 'یکی بیشتر' }).nth(1).waitFor()
  await gestures['quantity.changed'](page, 1, true)
  await page.getByText(stockLimited).first().waitFor()
  await placeOrder(rival, rare.id)
  await open('/cart', 'checkout')
  await gestures['next.pressed'](page)
  await gestures['dialog.dismissed'](page, 'alertdialog', 'برگشت به سبد')
  await gestures['removal.requested'](page)
  await gestures['change.confirmed'](page, 'حذف کالا')
  await page.getByText('کالا از سبد حذف شد').waitFor()

  const session = await loseSession(page, /cart\/update_item/)
  await gestures['quantity.changed'](page)
  await atLostCart(page)
  await session.restore()
  await addItem(buyer, (await stockedVariant(buyer, 'tablet')).id)
  await open('/cart', 'checkout')
  await gestures['clearing.requested'](page)
  await gestures['change.confirmed'](page, 'خالی کردن سبد')
  await atEmptyCart(page)
}

/** Goods sell out in four carts: one press removes them and goes on, as far as the rest of the cart allows. */
const removingUnavailable: Walk = async ({ customer, guest }) => {
  const rival = await customer()
  const rare = await stockedVariant(rival, 'headphone', 4)
  const { id } = await phoneVariant(rival)
  const buyer = await customer()
  const newcomer = await customer({ profile: false })
  const other = await customer()
  const visitor = await guest()
  for (const each of [buyer, newcomer]) await addItem(each, id)
  for (const each of [buyer, newcomer, other]) await addItem(each, rare.id)
  await visitor.open('/cart', 'checkout')
  await visitor.page.evaluate(({ key, cart }) => localStorage.setItem(key, JSON.stringify(cart)), {
    key: guestCartKey,
    cart: guestCartOf([id, rare.id]),
  })
  await placeOrder(rival, rare.id, rare.quantity)
  for (const { page, open } of [buyer, newcomer, other, visitor]) {
    await open('/cart', 'checkout')
    await gestures['next.pressed'](page)
    await gestures['unavailable.removed'](page)
  }
  await buyer.page.waitForURL('**/cart/send-methods')
  await newcomer.page.getByRole('dialog', { name: 'تکمیل اطلاعات' }).waitFor()
  await atEmptyCart(other.page)
  await visitor.page.waitForURL('**/login?redirectUrl=cart')
}

/** Another tab removes a line that is changed here: the cart loads again, with the reason. */
const changedElsewhere: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, api, open } = buyer
  const { id } = await phoneVariant(buyer)
  await addItem(buyer, id)
  await addItem(buyer, (await stockedVariant(buyer, 'tablet')).id)
  await open('/cart', 'checkout')
  await page.getByRole('button', { name: 'یکی بیشتر' }).nth(1).waitFor()
  await answer(api.DELETE('/purchase/cart/delete_item/', { body: { price_id: id } }))
  await gestures['quantity.changed'](page)
  await alert(page, 'این کالا در سبد خرید شما نیست.')
  await expect.poll(() => page.getByRole('button', { name: 'یکی بیشتر' }).count()).toBe(1)
}

/** The profile is asked for once; typed values survive a network failure, but not the end of the session. */
const completingProfile: Walk = async ({ customer }) => {
  const buyer = await customer({ profile: false })
  const { page, open } = buyer
  await addItem(buyer, (await phoneVariant(buyer)).id)
  await open('/cart', 'checkout')
  await gestures['next.pressed'](page)
  await gestures['dialog.dismissed'](page, 'dialog', 'بستن')
  await gestures['next.pressed'](page)
  const saving = await breakCall(page, /profile\/update/, 500)
  await gestures['profile.submitted'](page)
  await alert(page, 'خطایی در بروزرسانی پروفایل رخ داده است!')
  saving.mend()
  const session = await loseSession(page, /profile\/update/)
  await gestures['profile.submitted'](page)
  await atLostCart(page)
  await session.restore()
  await open('/cart', 'checkout')
  await gestures['next.pressed'](page)
  await gestures['profile.submitted'](page)
  await page.waitForURL('**/cart/send-methods')
}

/** The cart of a guest follows the other tab, leads to the sign-in, and continues after it. */
const guestCart: Walk = async ({ guest }) => {
  const visitor = await guest()
  const { page, context, open } = visitor
  await open('/cart', 'checkout')
  await atEmptyCart(page)
  const otherTab = await context.newPage()
  await open(`/products/${phone.slug}`, 'addToCart', otherTab)
  await addToCart(otherTab)
  await page.bringToFront()
  await page.getByText('۱ کالا').first().waitFor()
  await gestures['next.pressed'](page)
  await page.waitForURL('**/login?redirectUrl=cart')
  await signIn(visitor)
  await page.getByRole('dialog', { name: 'تکمیل اطلاعات' }).waitFor()
}

function guestCartOf(priceIds: number[]): GuestCart {
  const lines = priceIds.map((price_id) => ({ price_id, quantity: 1, insurance_id: null }))
  return { ...emptyGuestCart(), lines }
}

export const cartCover: BrowserCover = {
  title: 'the cart',
  machines: [
    {
      machine: cartEditingMachine,
      unreachable: {
        'cartEditing.advancing|always|1': 'the reply holds only what can be bought',
      },
    },
  ],
  walks: {
    'changes the cart in every way, while others buy': changingCart,
    'removes what is sold out and goes on': removingUnavailable,
    'changes what another tab removed': changedElsewhere,
    'completes the profile': completingProfile,
    'follows the cart of a guest': guestCart,
  },
}
