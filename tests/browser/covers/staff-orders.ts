import type { Page } from 'playwright'
import { toPersianDigits } from '#domain/digits.ts'
import { staffOrderMoveMachine } from '#machines/flows/staff-order-move/staff-order-move.machine.ts'
import { staffOrdersMoveMachine } from '#machines/flows/staff-orders-move/staff-orders-move.machine.ts'
import { breakCall, loseReply, refuseCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { paidOrder } from '#tests/browser/support/wallet.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, dismissDialog, offline, retry, says } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'move.chosen': (page: Page, step: string) => press(page, step),
  'move.confirmed': async (page: Page, reason: string) => {
    await page.getByLabel(/^دلیل/).fill(reason)
    await press(page, /^(انجام|سفارش رد) شود$/)
  },
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
} satisfies Gestures<typeof staffOrderMoveMachine>

const took = (state: string) => `staffOrderMove.${state}|dialog.dismissed|0`

/** An order is moved after a lost network; meanwhile a colleague moves it too. */
const moving: Walk = async ({ customer, staff }) => {
  const { id } = await paidOrder(await customer())
  const member = await staff()
  const { page, api } = member
  await member.open(`/staff/orders/${id}`, 'staffOrderMove')
  await gestures['move.chosen'](page, 'تأیید پرداخت')
  await gestures['dialog.dismissed'](page)
  await member.took('staffOrderMove', took('confirming'))
  const calling = await breakCall(page, /\/move\/$/)
  await gestures['move.chosen'](page, 'تأیید پرداخت')
  await gestures['move.confirmed'](page, 'واریز دیده شد')
  await alert(page, offline)
  await gestures['dialog.dismissed'](page)
  await member.took('staffOrderMove', took('failed'))
  await gestures['move.chosen'](page, 'تأیید پرداخت')
  await gestures['move.confirmed'](page, 'واریز دیده شد')
  await alert(page, offline)
  calling.mend()
  await gestures['retry.requested'](page)
  await says(page, 'وضعیت سفارش: پرداخت تأییدشده')

  await gestures['move.chosen'](page, 'رد سفارش')
  await gestures['move.confirmed'](page, ' ')
  await page.getByText('دلیل را بنویسید تا سفارش رد شود.').waitFor()
  const body = { event: 'staff.accepted' } as const
  await answer(api.POST('/staff/order/{id}/move/', { params: { path: { id } }, body }))
  await gestures['move.confirmed'](page, 'موجود نیست')
  // The order, which is read again, names the colleague.
  await alert(page, 'وضعیت این سفارش را عوض کرده است')
  await gestures['dialog.dismissed'](page)
  await member.took('staffOrderMove', took('refused'))
  await page.getByRole('button', { name: 'شروع آماده‌سازی' }).waitFor()
}

const manyGestures = {
  'move.chosen': (page: Page) => press(page, /^گام بعدی [۰-۹]+ سفارش/),
  'move.confirmed': (page: Page) => press(page, /^بردن [۰-۹]+ سفارش/),
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
} satisfies Gestures<typeof staffOrdersMoveMachine>

const path = /\/staff\/order-move\//
const idIn = (id: number) => ({ params: { path: { id } } })

/** Two orders are moved after a lost network; meanwhile a colleague moves one of them too. */
const movingMany: Walk = async ({ customer, staff }) => {
  const buyer = await customer()
  const first = (await paidOrder(buyer)).id
  const second = (await paidOrder(buyer)).id
  const member = await staff()
  const { page, api } = member
  const event = (
    id: number,
    body: { event: 'staff.accepted' | 'staff.rejected'; reason?: string },
  ) => answer(api.POST('/staff/order/{id}/move/', { ...idIn(id), body }))
  const dismiss = async (state: string) => {
    await manyGestures['dialog.dismissed'](page)
    await member.took('staffOrdersMove', `staffOrdersMove.${state}|dialog.dismissed|0`)
  }
  const select = () => page.getByRole('checkbox', { name: 'انتخاب همهٔ سفارش‌های این صفحه' }).check()
  const choose = () => manyGestures['move.chosen'](page)
  const confirm = () => manyGestures['move.confirmed'](page)
  await member.open(`/staff/orders?lookup=${buyer.phone}`, 'staffOrdersMove')
  await select()
  await choose()
  await dismiss('confirming')

  const calling = await breakCall(page, path)
  await choose()
  await confirm()
  await alert(page, offline)
  await dismiss('failed')
  calling.mend()
  await refuseCall(page, path, { status: 403, code: 'forbidden' }, 1)
  await choose()
  await confirm()
  await page.getByRole('alertdialog').getByRole('alert').waitFor()
  await dismiss('refused')

  await choose()
  await loseReply(page, path)
  await confirm()
  await alert(page, offline)
  await manyGestures['retry.requested'](page)
  await says(page, '۲ سفارش به گام بعد رفت')
  await page.getByText('سفارشی انتخاب نشده است.').waitFor()

  await select()
  await choose()
  await event(second, { event: 'staff.accepted' })
  await confirm()
  await alert(page, '۱ سفارش به گام بعد رفت و ۱ سفارش نه')
  await page
    .getByRole('alertdialog')
    .getByText(`سفارش ${toPersianDigits(second)}`)
    .waitFor()
  await dismiss('incomplete')

  await event(first, { event: 'staff.rejected', reason: 'ناموجود' })
  await event(second, { event: 'staff.rejected', reason: 'ناموجود' })
  await page.reload()
  await select()
  await choose()
  await page.getByText('هیچ‌یک از سفارش‌های انتخاب‌شده گام بعدی ندارد.').waitFor()
  await dismiss('impossible')
}

export const staffOrdersCover: BrowserCover = {
  title: 'moving orders in the back office',
  machines: [
    { machine: staffOrderMoveMachine, unreachable: {} },
    { machine: staffOrdersMoveMachine, unreachable: {} },
  ],
  walks: {
    'a staff member moves an order, and a colleague too': moving,
    'a staff member moves many orders, and a colleague one of them': movingMany,
  },
}
