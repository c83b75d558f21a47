import type { Page } from 'playwright'
import { staffOrderMoveMachine } from '#machines/flows/staff-order-move/staff-order-move.machine.ts'
import { breakCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { paidOrder } from '#tests/browser/support/wallet.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, dismissDialog, offline, retry, says } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'move.chosen': (page: Page, step: string) => press(page, step),
  'move.confirmed': async (page: Page, reason: string) => {
    await page.getByLabel(/^دلیل/).fill(reason)
    await press(page, 'انجام شود')
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
  await alert(page, 'وضعیت این مورد عوض شده است')
  await gestures['dialog.dismissed'](page)
  await member.took('staffOrderMove', took('refused'))
  await page.getByRole('button', { name: 'شروع آماده‌سازی' }).waitFor()
}

export const staffOrdersCover: BrowserCover = {
  title: 'moving an order in the back office',
  machines: [{ machine: staffOrderMoveMachine, unreachable: {} }],
  walks: { 'a member of staff moves an order, and a colleague too': moving },
}
