import type { Page } from 'playwright'
import { orderCancellationMachine } from '#machines/flows/order-cancellation/order-cancellation.machine.ts'
import { orderReturnMachine } from '#machines/flows/order-return/order-return.machine.ts'
import { returnCancellationMachine } from '#machines/flows/return-cancellation/return-cancellation.machine.ts'
import { phoneVariant } from '#tests/browser/support/goods.ts'
import { breakCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { deliver, paidOrder } from '#tests/browser/support/wallet.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, dismissDialog, offline, placeOrder, retry, says } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const nothingLeft = 'این سفارش را نمی‌توان بازگرداند'

const cancellation = {
  'cancellation.requested': (page: Page) => press(page, 'لغو سفارش'),
  'cancellation.confirmed': (page: Page) => press(page, 'لغو می‌کنم'),
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
} satisfies Gestures<typeof orderCancellationMachine>

const returning = {
  'return.requested': (page: Page) => press(page, 'درخواست بازگشت کالا'),
  'form.submitted': async (page: Page) => {
    await page.getByLabel(/^تعداد/).selectOption('1')
    await page.getByRole('radio', { name: 'منصرف شدم' }).check()
    await press(page, 'ثبت درخواست')
  },
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
} satisfies Gestures<typeof orderReturnMachine>

const cancellingReturn = {
  'cancellation.requested': (page: Page) => press(page, 'انصراف از بازگشت'),
  'cancellation.confirmed': (page: Page) => press(page, 'انصراف می‌دهم'),
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
} satisfies Gestures<typeof returnCancellationMachine>

/** One order is cancelled after a lost network; another one is delivered meanwhile. */
const cancelling: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open, took } = buyer
  const variant = await phoneVariant(buyer)
  const first = await placeOrder(buyer, variant.id)
  await open(`/shopping-history/${first}`, 'orderCancellation')
  await cancellation['cancellation.requested'](page)
  await cancellation['dialog.dismissed'](page)
  await took('orderCancellation', 'orderCancellation.confirming|dialog.dismissed|0')
  const calling = await breakCall(page, /\/cancel\/$/)
  await cancellation['cancellation.requested'](page)
  await cancellation['cancellation.confirmed'](page)
  await alert(page, offline)
  await cancellation['dialog.dismissed'](page)
  await took('orderCancellation', 'orderCancellation.failed|dialog.dismissed|0')
  await cancellation['cancellation.requested'](page)
  await cancellation['cancellation.confirmed'](page)
  await alert(page, offline)
  calling.mend()
  await cancellation['retry.requested'](page)
  await says(page, 'لغو شده')

  const second = await paidOrder(buyer)
  await open(`/shopping-history/${second.id}`, 'orderCancellation')
  await cancellation['cancellation.requested'](page)
  await deliver(buyer, second.id)
  await cancellation['cancellation.confirmed'](page)
  await alert(page, 'این سفارش دیگر قابل لغو نیست')
  await cancellation['dialog.dismissed'](page)
  await took('orderCancellation', 'orderCancellation.refused|dialog.dismissed|0')
}

/** A return is asked for after a lost network, and of the same goods in another tab before. */
const sendingBack: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open, took, api } = buyer
  const { id, item } = await paidOrder(buyer)
  await deliver(buyer, id)
  await open(`/shopping-history/${id}`, 'orderReturn')
  await returning['return.requested'](page)
  await returning['dialog.dismissed'](page)
  await took('orderReturn', 'orderReturn.choosing|dialog.dismissed|0')
  const calling = await breakCall(page, /\/return\/$/)
  await returning['return.requested'](page)
  await returning['form.submitted'](page)
  await alert(page, offline)
  await returning['dialog.dismissed'](page)
  await took('orderReturn', 'orderReturn.failed|dialog.dismissed|0')
  await returning['return.requested'](page)
  await returning['form.submitted'](page)
  await alert(page, offline)
  calling.mend()
  await returning['retry.requested'](page)
  await says(page, 'درخواست بازگشت ثبت شد')
  await returning['dialog.dismissed'](page)
  await took('orderReturn', 'orderReturn.requested|dialog.dismissed|0')

  const other = await paidOrder(buyer)
  await deliver(buyer, other.id)
  await open(`/shopping-history/${other.id}`, 'orderReturn')
  await returning['return.requested'](page)
  await answer(
    api.POST('/purchase/v4/order/{id}/return/', {
      params: { path: { id: other.id } },
      body: {
        items: [{ price_id: item[0]?.price_obj.id ?? 0, quantity: 1 }],
        reason: 'changed_mind',
      },
    }),
  )
  await returning['form.submitted'](page)
  await alert(page, nothingLeft)
  await returning['form.submitted'](page)
  await took('orderReturn', 'orderReturn.refused|form.submitted|0')
  await alert(page, nothingLeft)
  await returning['dialog.dismissed'](page)
  await took('orderReturn', 'orderReturn.refused|dialog.dismissed|0')
}

/** A return is cancelled after a lost network; another one is refused by the shop meanwhile. */
const cancellingOfReturn: Walk = async ({ customer, staff }) => {
  const buyer = await customer()
  const { page, open, took, api } = buyer
  const { id, item } = await paidOrder(buyer)
  await deliver(buyer, id)
  const ask = async () => {
    const { returns } = await answer(
      api.POST('/purchase/v4/order/{id}/return/', {
        params: { path: { id } },
        body: {
          items: [{ price_id: item[0]?.price_obj.id ?? 0, quantity: 1 }],
          reason: 'changed_mind',
        },
      }),
    )
    return returns[0]?.id ?? 0
  }
  await ask()
  await open(`/shopping-history/${id}`, 'returnCancellation')
  await cancellingReturn['cancellation.requested'](page)
  await cancellingReturn['dialog.dismissed'](page)
  await took('returnCancellation', 'returnCancellation.confirming|dialog.dismissed|0')
  const calling = await breakCall(page, /\/cancel\/$/)
  await cancellingReturn['cancellation.requested'](page)
  await cancellingReturn['cancellation.confirmed'](page)
  await alert(page, offline)
  await cancellingReturn['dialog.dismissed'](page)
  await took('returnCancellation', 'returnCancellation.failed|dialog.dismissed|0')
  await cancellingReturn['cancellation.requested'](page)
  await cancellingReturn['cancellation.confirmed'](page)
  await alert(page, offline)
  calling.mend()
  await cancellingReturn['retry.requested'](page)
  await says(page, 'انصراف دادید')

  const again = await ask()
  await open(`/shopping-history/${id}`, 'returnCancellation')
  await cancellingReturn['cancellation.requested'](page)
  const clerk = await staff()
  await answer(
    clerk.api.POST('/staff/return/{id}/move/', {
      params: { path: { id: again } },
      body: { event: 'staff.refused', comment: 'پلمپ باز است' },
    }),
  )
  await cancellingReturn['cancellation.confirmed'](page)
  await alert(page, 'به این درخواست رسیدگی شده است')
  await cancellingReturn['dialog.dismissed'](page)
  await took('returnCancellation', 'returnCancellation.refused|dialog.dismissed|0')
}

export const afterSaleCover: BrowserCover = {
  title: 'cancelling and returning',
  machines: [
    { machine: orderCancellationMachine, unreachable: {} },
    { machine: orderReturnMachine, unreachable: {} },
    { machine: returnCancellationMachine, unreachable: {} },
  ],
  walks: {
    'cancels an order': cancelling,
    'returns delivered goods': sendingBack,
    'cancels a return': cancellingOfReturn,
  },
}
