import type { Page } from 'playwright'
import { staffPickUpMachine } from '#machines/flows/staff-pick-up/staff-pick-up.machine.ts'
import { breakCall, loseReply } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { readyForPickup } from '#tests/browser/support/wallet.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, offline, retry } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'code.submitted': async (page: Page, code: string) => {
    await page.getByLabel('کد تحویل').fill(code)
    await press(page, 'یافتن سفارش')
  },
  'handOver.confirmed': (page: Page) => press(page, 'تحویل دادم'),
  'retry.requested': retry,
  'order.left': (page: Page) => page.getByRole('button', { name: /^کد (دیگر|بعدی)$/ }).click(),
} satisfies Gestures<typeof staffPickUpMachine>

const path = /\/hand-over\/$/

/** Two orders are picked up: one after a lost network, and one that a colleague hands over meanwhile. */
const pickingUp: Walk = async ({ customer, staff }) => {
  const buyer = await customer()
  const first = await readyForPickup(buyer)
  const second = await readyForPickup(buyer)
  const member = await staff()
  const { page, api } = member
  const leave = async (state: string) => {
    await gestures['order.left'](page)
    await member.took('staffPickUp', `staffPickUp.${state}|order.left|0`)
  }
  await member.open('/staff/pick-up', 'staffPickUp')
  await gestures['code.submitted'](page, '۱۲۳')
  await page.getByText('کد تحویل شش رقم دارد.').waitFor()
  const finding = await breakCall(page, /\/staff\/pick-up\/$/)
  await gestures['code.submitted'](page, first.code)
  await alert(page, offline)
  finding.mend()
  await gestures['code.submitted'](page, first.code)
  await leave('found')

  await gestures['code.submitted'](page, first.code)
  const calling = await breakCall(page, path)
  await gestures['handOver.confirmed'](page)
  await alert(page, offline)
  await leave('failed')
  calling.mend()
  await gestures['code.submitted'](page, first.code)
  await loseReply(page, path)
  await gestures['handOver.confirmed'](page)
  await alert(page, offline)
  await gestures['retry.requested'](page)
  await page.getByText(/تحویل شد\.$/).waitFor()
  await leave('handedOver')

  await gestures['code.submitted'](page, second.code)
  await page.getByRole('button', { name: 'تحویل دادم' }).waitFor()
  const params = { path: { id: second.id }, header: { 'Idempotency-Key': `desk-${second.id}` } }
  const body = { pickup_code: second.code }
  await answer(api.POST('/staff/pick-up/{id}/hand-over/', { params, body }))
  await gestures['handOver.confirmed'](page)
  await alert(page, 'این سفارش پیش‌تر تحویل داده شده است')
  await leave('refused')
}

export const staffPickUpCover: BrowserCover = {
  title: 'handing orders over at the desk',
  machines: [{ machine: staffPickUpMachine, unreachable: {} }],
  walks: { 'a staff member hands orders over, and a colleague one of them': pickingUp },
}
