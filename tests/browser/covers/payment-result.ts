import type { Page } from 'playwright'
import { expect } from 'vitest'
import { paymentResultMachine } from '#machines/flows/payment-result/payment-result.machine.ts'
import { ordersOf, readyToPay } from '#tests/browser/support/customer.ts'
import { phoneVariant } from '#tests/browser/support/goods.ts'
import { breakCall, changeReply, stayAt } from '#tests/browser/support/network.ts'
import { goToBank, press, pressAtBank } from '#tests/browser/support/purchase.ts'
import { charge } from '#tests/browser/support/wallet.ts'
import { answer } from '#tests/support/shopper.ts'
import { timerFails, type BrowserCover, type Gestures, type Walk } from './cover.ts'
import { alert, offline, placeOrder, restorePage, spoilLinks } from './actions.ts'
import { installClock } from '../support/profiles.ts'

const gestures = {
  'pay.pressed': (page: Page) => press(page, 'پرداخت دوباره'),
  'retry.requested': (page: Page) => press(page, 'بررسی دوباره'),
  'page.restored': restorePage,
} satisfies Gestures<typeof paymentResultMachine>

const reading = /api\/purchase\/v4\/order\/\d+/
const gateways = /payment_gateway_option/
const movements = /wallet\/wallet-transaction/

/** Without an order the query is shown as it is. */
const withoutOrder: Walk = async ({ guest }) => {
  const { page, open } = await guest()
  const titles = { 1: 'پرداخت با موفقیت انجام شد', 0: 'پرداخت انجام نشد', 7: 'تراکنش نامشخص' }
  for (const [paid, name] of Object.entries(titles)) {
    await open(`/payment/callback?paid=${paid}`, 'paymentResult')
    await page.getByRole('heading', { name }).waitFor()
  }
}

/** Deposits that the server lists as paid, unpaid and undecided, one that it does not list, and one that is not named. */
const deposits: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open, took, api } = buyer
  await charge(buyer, 200_000)
  const { results } = await answer(api.GET('/wallet/wallet-transaction/', {}))
  const code = results.find(({ transaction_type: type }) => type === 'DEPOSIT')?.tracking_code
  const at = (paid: string, trackingCode = code) =>
    open(`/payment/wallet-callback?paid=${paid}&tracking_code=${trackingCode}`, 'paymentResult')
  const titled = (name: string) => page.getByRole('heading', { name }).waitFor()
  await at('0')
  await titled('کیف پول شارژ شد')
  for (const [status, title] of [
    ['FAILED', 'پرداخت انجام نشد'],
    ['PENDING', 'تراکنش نامشخص'],
  ] as const) {
    const changing = await changeReply(page, movements, (body) => ({
      body: body.replaceAll('"SUCCESSFUL"', `"${status}"`),
    }))
    await at('1')
    await titled(title)
    changing.mend()
  }
  await at('1', '1')
  await took('paymentResult', 'paymentResult.findingDeposit|xstate.done.actor.findDeposit|3')
  await titled('پرداخت موفق، در انتظار تأیید فروشگاه')
  const breaking = await breakCall(page, movements)
  await at('1')
  await took('paymentResult', 'paymentResult.findingDeposit|xstate.error.actor.findDeposit|0')
  await titled('پرداخت موفق، در انتظار تأیید فروشگاه')
  breaking.mend()
  await open('/payment/wallet-callback?paid=1', 'paymentResult')
  await titled('پرداخت موفق، در انتظار تأیید فروشگاه')
}

/** A waiting order through every failure, until it is paid. */
const waitingOrder: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open, took } = buyer
  const unconfirmed = page.getByRole('heading', { name: 'پرداخت هنوز تأیید نشده است' })
  const unread = page.getByRole('heading', { name: 'نتیجهٔ پرداخت خوانده نشد' })
  const lapsed = page.getByRole('heading', { name: 'مهلت پرداخت تمام شد' })
  const id = await placeOrder(buyer, (await phoneVariant(buyer)).id)
  await installClock(page)
  const checking = await breakCall(page, reading)
  await open(`/payment/callback?paid=1&order_id=${id}`, 'paymentResult')
  await unread.waitFor()
  checking.mend()
  await gestures['retry.requested'](page)
  await unconfirmed.waitFor()
  await gestures['retry.requested'](page)
  await took('paymentResult', 'paymentResult.waiting|retry.requested|0')
  await unconfirmed.waitFor()

  const listing = await breakCall(page, gateways)
  await gestures['pay.pressed'](page)
  await alert(page, offline)
  listing.mend()
  const closing = await changeReply(page, gateways, (body) => ({
    body: body.replaceAll('"is_active":true', '"is_active":false'),
  }))
  await gestures['pay.pressed'](page)
  await alert(page, 'درگاه')
  closing.mend()
  const spoiling = await changeReply(page, gateways, spoilLinks)
  await gestures['pay.pressed'](page)
  await unread.waitFor()
  spoiling.mend()
  await gestures['retry.requested'](page)
  await stayAt(page, /payments\/gateways\/\w+\/start/)
  await gestures['pay.pressed'](page)
  await took('paymentResult', 'paymentResult.leaving|xstate.done.actor.leaveForGateway|0')
  await gestures['page.restored'](page)
  await unconfirmed.waitFor()

  await page.clock.fastForward(1_801_000)
  await lapsed.waitFor()
  const late = await changeReply(page, reading, () => ({
    date: new Date(Date.now() + 1_801_000).toUTCString(),
  }))
  await gestures['retry.requested'](page)
  await took('paymentResult', 'paymentResult.checking|xstate.done.actor.loadOrder|1')
  late.mend()
  await gestures['retry.requested'](page)
  await unconfirmed.waitFor()
  await gestures['pay.pressed'](page)
  await page.waitForURL('**/sandbox-bank/**')
  await pressAtBank(page, 'پرداخت')
  const paid = page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' })
  await paid.waitFor()
  await took('paymentResult', 'paymentResult.reporting|xstate.done.actor.reportPurchase|0')
  const reporting = await breakCall(page, /trigger-event/)
  await open(`/payment/callback?paid=1&order_id=${id}`, 'paymentResult')
  await took('paymentResult', 'paymentResult.reporting|xstate.error.actor.reportPurchase|0')
  await paid.waitFor()
  reporting.mend()
}

/** In the hasty shop the order expires at the bank; paid there anyway, the money is in the wallet. */
const expiredOrder: Walk = async ({ customer }) => {
  const buyer = await customer({ at: 'hasty' })
  const { page, context, open } = buyer
  await readyToPay(buyer, (await phoneVariant(buyer)).id)
  await page.goto('/cart/invoice')
  await goToBank(page)
  const status = async () => (await ordersOf(buyer))[0]?.text_status
  await expect.poll(status, { timeout: 20_000 }).toBe('EXPIRED')
  const [order] = await ordersOf(buyer)
  const otherTab = await context.newPage()
  await open(`/payment/callback?paid=0&order_id=${order?.id}`, 'paymentResult', otherTab)
  await otherTab.getByRole('heading', { name: 'سفارش لغو شده است' }).waitFor()
  await pressAtBank(page, 'پرداخت')
  await page.getByRole('heading', { name: 'مبلغ به کیف پول شما برگشت' }).waitFor()
}

export const paymentResultCover: BrowserCover = {
  title: 'the return from the bank',
  machines: [
    {
      machine: paymentResultMachine,
      unreachable: { 'paymentResult.waiting|xstate.error.actor.expiry|0': timerFails },
    },
  ],
  walks: {
    'returns without an order': withoutOrder,
    'returns from deposits': deposits,
    'returns with a waiting order': waitingOrder,
    'returns with an expired order': expiredOrder,
  },
}
