import type { Page } from 'playwright'
import { expect } from 'vitest'
import { checkoutMachine } from '#machines/flows/checkout/checkout.machine.ts'
import { discountCodeMachine } from '#machines/flows/discount-code/discount-code.machine.ts'
import { placeOrderMachine } from '#machines/flows/place-order/place-order.machine.ts'
import { demoDiscounts } from '#demo/seed/discounts.ts'
import { answer } from '#tests/support/shopper.ts'
import { addItem, ordersOf, readyToPay } from '#tests/browser/support/customer.ts'
import { addToCart, signIn } from '#tests/browser/support/gestures.ts'
import { phone, phoneVariant, stockedVariant } from '#tests/browser/support/goods.ts'
import {
  breakCall,
  changeReply,
  holdCall,
  loseReply,
  refuseOnce,
  stayAt,
} from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { childFails, type BrowserCover, type Gestures, type Walk } from './cover.ts'
import {
  alert,
  atEmptyCart,
  offline,
  placeOrder,
  restorePage,
  retry,
  spoilLinks,
  withoutSessionAt,
} from './actions.ts'

const vpnOff = 'the dialog of the VPN is switched off (`checksVpn` in shop.config.ts)'

const gestures = {
  'step.requested': async (page: Page) => void (await page.goBack()),
  'cart.changedElsewhere': addToCart,
  'session.changed': signIn,
  'flow.resumed': async (page: Page) => void (await page.reload()),
  'gateway.chosen': (page: Page, name: RegExp) => page.getByRole('radio', { name }).check(),
  'wallet.toggled': (page: Page) => page.getByRole('switch', { name: /کیف پول/ }).click(),
  'pay.pressed': (page: Page) => press(page, /^(?:پرداخت|ثبت سفارش)/),
  'retry.requested': retry,
  'warning.confirmed': vpnOff,
  'dialog.dismissed': vpnOff,
  'cart.updated': 'the cart, the delivery and the discount code send it',
  'delivery.drafted': 'the delivery sends it',
  'session.ended': 'the cart, the delivery and the discount code send it',
  'change.refused': 'the cart and the delivery send it',
  'order.opened': 'paying sends it',
  'signIn.requested': 'the cart of a guest sends it',
} satisfies Gestures<typeof checkoutMachine>

const placeOrderGestures = {
  'retry.requested': retry,
  'failure.dismissed': (page: Page) => press(page, 'بستن'),
  'page.restored': restorePage,
} satisfies Gestures<typeof placeOrderMachine>

const discountGestures = {
  'code.submitted': async (page: Page, code: string) => {
    await page.getByRole('textbox', { name: 'کد تخفیف' }).fill(code)
    await press(page, 'بررسی')
  },
  'code.removed': (page: Page) => press(page, 'حذف کد'),
  'retry.requested': (page: Page) => press(page, /^(بررسی|حذف) دوباره$/),
} satisfies Gestures<typeof discountCodeMachine>

const reading = /list_items_v2/
const orderCall = /v4\/order\/\?use_wallet_funds/
const gateways = /payment_gateway_option/
const starting = /payments\/gateways\/\w+\/start/

/** From the invoice to the bank, where every call fails once, and back by the back button. */
const hinderedPayment: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open, took } = buyer
  await readyToPay(buyer, (await phoneVariant(buyer)).id)
  const listing = await breakCall(page, gateways)
  await open('/cart/invoice', 'checkout')
  await page.getByText(offline).waitFor()
  listing.mend()
  await gestures['retry.requested'](page)
  await atInvoice(page)
  await gestures['flow.resumed'](page)
  await atInvoice(page)

  const refreshing = await breakCall(page, reading)
  await gestures['pay.pressed'](page)
  await took('placeOrder', 'placeOrder.refreshing|xstate.error.actor.refreshCart|1')
  await alert(page, offline)
  await placeOrderGestures['retry.requested'](page)
  await took('placeOrder', 'placeOrder.refreshFailed|retry.requested|0')
  await alert(page, offline)
  await placeOrderGestures['failure.dismissed'](page)
  refreshing.mend()
  await atInvoice(page)
  const placing = await breakCall(page, orderCall)
  await gestures['pay.pressed'](page)
  await alert(page, offline)
  await placeOrderGestures['failure.dismissed'](page)
  placing.mend()
  await atInvoice(page)
  await loseReply(page, orderCall)
  await gestures['pay.pressed'](page)
  await alert(page, offline)
  await stayAt(page, starting)
  await placeOrderGestures['retry.requested'](page)
  await took('placeOrder', 'placeOrder.leaving|xstate.done.actor.leaveForGateway|0')
  await placeOrderGestures['page.restored'](page)
  await page.getByText(/معلق و منتظر پرداخت است/).waitFor()
  expect(await ordersOf(buyer)).toHaveLength(1)
}

/** The session ends under each call of the checkout itself. */
const withoutSession: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open } = buyer
  await readyToPay(buyer, (await phoneVariant(buyer)).id)
  const lose = (path: RegExp, act: () => Promise<void>) => withoutSessionAt(page, path, act)
  const enter = async () => {
    await open('/cart/invoice', 'checkout')
    await atInvoice(page)
  }
  await lose(/payment_info_v4/, () => open('/cart/invoice', 'checkout'))
  await lose(gateways, () => open('/cart/invoice', 'checkout'))
  await enter()
  await lose(reading, () => gestures['pay.pressed'](page))
  await enter()
  await lose(orderCall, () => gestures['pay.pressed'](page))
}

/** Behind the invoice the price changes, then the cart; then another shopper buys the last unit of it. */
const refusedOrder: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open, took } = buyer
  const rare = await stockedVariant(buyer, 'smart-watch')
  await readyToPay(buyer, (await phoneVariant(buyer)).id)
  await open('/cart/invoice', 'checkout')
  await atInvoice(page)
  const raising = await changeReply(page, reading, (body) => ({
    body: body.replace(/"total_amount":(\d)/, '"total_amount":1$1'),
  }))
  await gestures['pay.pressed'](page)
  await alert(page, 'مبلغ سفارش شما تغییر کرده است')
  raising.mend()
  await atInvoice(page)
  await refuseOnce(page, orderCall, 'price_changed')
  await gestures['pay.pressed'](page)
  await took('placeOrder', 'placeOrder.placing|xstate.error.actor.placeOrder|2')
  await atInvoice(page)
  await addItem(buyer, rare.id)
  await gestures['pay.pressed'](page)
  await alert(page, 'سبد خرید')
  await readyToPay(buyer, rare.id)
  await open('/cart/invoice', 'checkout')
  await atInvoice(page)
  await placeOrder(await customer(), rare.id, rare.quantity)
  await gestures['pay.pressed'](page)
  await page.getByText('ناموجود؛ برای ادامه آن را حذف کنید').waitFor()
  expect(await ordersOf(buyer)).toEqual([])
}

/** The reply to a choice says that the goods are sold out, at the delivery and at the invoice. */
const soldOnTheWay: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open } = buyer
  const { id } = await phoneVariant(buyer)
  const soldOut = (body: string) => ({
    body: body.replaceAll('"can_be_bought":true', '"can_be_bought":false'),
  })
  const isBackInCart = async () => {
    await alert(page, 'بعضی از کالاهای سبد')
    await page.waitForURL('**/cart')
  }
  await addItem(buyer, id)
  await open('/cart/send-methods', 'checkout')
  const choosing = await changeReply(page, /set-shipping-method|list_items_v2/, soldOut)
  await page.getByRole('tab', { name: 'تحویل حضوری' }).click()
  await isBackInCart()
  choosing.mend()
  await readyToPay(buyer, id)
  await open('/cart/invoice', 'checkout')
  await atInvoice(page)
  // The way back to the cart resets its method, and that reply has the goods, too.
  const checking = await changeReply(
    page,
    /discount_code=|set-shipping-method|list_items_v2/,
    soldOut,
  )
  await discountGestures['code.submitted'](page, demoDiscounts.percent)
  await isBackInCart()
  checking.mend()
}

/** The link of the gateway is invalid: the order stays, and can be paid from the list. */
const brokenLink: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open } = buyer
  await readyToPay(buyer, (await phoneVariant(buyer)).id)
  const spoiling = await changeReply(page, gateways, spoilLinks)
  await open('/cart/invoice', 'checkout')
  await atInvoice(page)
  await gestures['pay.pressed'](page)
  await placeOrderGestures['retry.requested'](page)
  await page.getByRole('alert').waitFor()
  spoiling.mend()
  await placeOrderGestures['failure.dismissed'](page)
  await page.waitForURL('**/shopping-history')
  expect(await ordersOf(buyer)).toMatchObject([{ text_status: 'WAITING_PAYMENT' }])
}

/** The back button while the next step loads, and after it failed. */
const backAndForth: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open } = buyer
  await addItem(buyer, (await phoneVariant(buyer)).id)
  await open('/cart', 'checkout')
  const toDelivery = async () => {
    await press(page, /^ادامه/)
    await page.getByRole('tab', { name: 'تحویل حضوری' }).click()
    await page.getByRole('radio', { name: /شعبهٔ شرق/ }).click()
    await page.getByRole('button', { name: 'تأیید و ادامه' }).filter({ visible: true }).waitFor()
  }
  await toDelivery()
  const held = await holdCall(page, /payment_info_v4/)
  await press(page, 'تأیید و ادامه')
  await held.arrived
  await gestures['step.requested'](page)
  held.release()
  await page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
  await toDelivery()
  const reset = await holdCall(page, /set-shipping-method/)
  await gestures['step.requested'](page)
  await reset.arrived
  await press(page, /^ادامه/)
  await page
    .locator('button[aria-busy=true]')
    .filter({ hasText: 'ادامه', visible: true })
    .first()
    .waitFor()
  reset.release()
  await page.getByRole('tab', { name: 'تحویل حضوری' }).waitFor()
  await gestures['step.requested'](page)
  await page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
  await toDelivery()
  const reading = await breakCall(page, /payment_info_v4/)
  await press(page, 'تأیید و ادامه')
  await alert(page, offline)
  reading.mend()
  await gestures['step.requested'](page)
  await page.getByRole('radio', { name: /شعبهٔ شرق/, checked: true }).waitFor()
}

/** Another tab adds to the open cart, then signs in. */
const twoTabs: Walk = async ({ guest }) => {
  const visitor = await guest()
  const { page, context, open } = visitor
  await open('/cart', 'checkout')
  await atEmptyCart(page)
  const otherTab = await context.newPage()
  await open(`/products/${phone.slug}`, 'addToCart', otherTab)
  await gestures['cart.changedElsewhere'](otherTab)
  await page.getByRole('region', { name: 'سبد خرید شما' }).waitFor()
  await open('/login', 'authentication', otherTab)
  const answered = page.waitForResponse(reading)
  await gestures['session.changed']({ ...visitor, page: otherTab })
  await answered
}

/** Pays with the refund of an order that expired at the bank. */
const wallet: Walk = async ({ customer }) => {
  const buyer = await customer({ at: 'hasty' })
  const { page, api, open } = buyer
  const { id } = await phoneVariant(buyer)
  await readyToPay(buyer, id)
  await open('/cart/invoice', 'checkout')
  await gestures['gateway.chosen'](page, /اعتبار نوبان/)
  await gestures['gateway.chosen'](page, /درگاه آزمایشی/)
  await gestures['pay.pressed'](page)
  await page.waitForURL('**/sandbox-bank/**')
  const status = async () => (await ordersOf(buyer))[0]?.text_status
  await expect.poll(status, { timeout: 20_000 }).toBe('EXPIRED')
  await press(page, 'پرداخت')
  await page.getByRole('heading', { name: 'مبلغ به کیف پول شما برگشت' }).waitFor()

  await answer(api.DELETE('/purchase/cart/delete/'))
  await readyToPay(buyer, id)
  await open('/cart/invoice', 'checkout')
  await atInvoice(page)
  await gestures['wallet.toggled'](page)
  await gestures['flow.resumed'](page)
  await page.getByRole('switch', { name: /کیف پول/, checked: true }).waitFor()
  await gestures['pay.pressed'](page)
  await page.waitForURL('**/shopping-history')
  expect((await ordersOf(buyer)).map(({ text_status }) => text_status)).toEqual([
    'NOT_CHECKED',
    'EXPIRED',
  ])
}

/** Codes that are refused, that cannot be checked, that are checked without a session, and one that is applied. */
const discountCodes: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open } = buyer
  const type = discountGestures['code.submitted']
  await readyToPay(buyer, (await phoneVariant(buyer)).id)
  await open('/cart/invoice', 'checkout')
  await type(page, demoDiscounts.expired)
  await page.getByText('کد تخفیف منقضی شده است.').first().waitFor()
  const checking = await breakCall(page, /discount_code=/)
  await type(page, demoDiscounts.fixed)
  await page.getByText(offline).first().waitFor()
  await type(page, demoDiscounts.percent)
  await page.getByText(offline).first().waitFor()
  checking.mend()
  await discountGestures['retry.requested'](page)
  await page.getByText('تخفیف اعمال شد').first().waitFor()
  const removing = await breakCall(page, /cart\/discount_code/)
  await discountGestures['code.removed'](page)
  await page.getByText('کد تخفیف حذف نشد.').waitFor()
  removing.mend()
  await discountGestures['retry.requested'](page)
  await type(page, demoDiscounts.percent)
  await page.getByText('تخفیف اعمال شد').first().waitFor()
  await page.reload()
  await withoutSessionAt(page, /cart\/discount_code/, () => discountGestures['code.removed'](page))
  await open('/cart/invoice', 'checkout')
  await discountGestures['code.removed'](page)
  await withoutSessionAt(page, /discount_code=/, () => type(page, demoDiscounts.fixed))
}

export const checkoutCover: BrowserCover = {
  title: 'the checkout',
  machines: [
    {
      machine: checkoutMachine,
      unreachable: {
        'checkout.shopping.invoice.choosing|pay.pressed|0': vpnOff,
        'checkout.shopping.invoice.warning|warning.confirmed|0': vpnOff,
        'checkout.shopping.invoice.warning|warning.confirmed|1': vpnOff,
        'checkout.shopping.invoice.warning|dialog.dismissed|0': vpnOff,
        'checkout.shopping.invoice|xstate.error.actor.discount|0': childFails,
        'checkout.shopping.cart|xstate.error.actor.cart|0': childFails,
        'checkout.shopping.delivery|xstate.error.actor.delivery|0': childFails,
        'checkout.paying|xstate.error.actor.placeOrder|0': childFails,
      },
    },
    { machine: discountCodeMachine, unreachable: {} },
    { machine: placeOrderMachine, unreachable: {} },
  ],
  walks: {
    'pays although every call fails once': hinderedPayment,
    'loses the session at every call of the checkout': withoutSession,
    'cannot order what has changed or is sold': refusedOrder,
    'is led back by what is sold on the way': soldOnTheWay,
    'cannot reach the gateway': brokenLink,
    'goes back while the next step loads': backAndForth,
    'follows the other tab': twoTabs,
    'pays from the wallet': wallet,
    'tries discount codes': discountCodes,
  },
}

async function atInvoice(page: Page): Promise<void> {
  await page.getByRole('radio', { checked: true }).waitFor()
}
