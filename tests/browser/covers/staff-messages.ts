import type { Page } from 'playwright'
import { staffMessageMachine } from '#machines/flows/staff-message/staff-message.machine.ts'
import { breakCall, loseReply, refuseCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { alert, offline, retry } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'draft.changed': async (page: Page, phone: string) => {
    await page.getByLabel('شمارهٔ موبایل مشتری').fill(phone)
    await page.getByLabel('عنوان').fill('سفارش شما')
    await page.getByLabel('متن', { exact: true }).fill('فردا می‌رسد.')
  },
  'preview.requested': (page: Page) => press(page, 'پیش‌نمایش'),
  'message.confirmed': (page: Page) => press(page, 'فرستادن پیام'),
  'flow.resumed': async (page: Page) => void (await page.reload()),
  'retry.requested': retry,
  'message.left': (page: Page) => press(page, /^(بازگشت به متن|پیام بعدی)$/),
} satisfies Gestures<typeof staffMessageMachine>

/** Not the list of what was sent, which is read again whenever it may be out of date. */
const sending = /^POST .*\/staff\/message\/$/

/** A message is sent at the second try, after a look back at its text; the next one is refused. */
const writing: Walk = async ({ customer, staff }) => {
  const { phone } = await customer()
  const member = await staff()
  const { page } = member
  const left = (state: string) =>
    member.took('staffMessage', `staffMessage.${state}|message.left|0`)
  const canSend = () => page.getByRole('button', { name: 'فرستادن پیام' }).waitFor()
  await member.open('/staff/messages', 'staffMessage')
  await gestures['preview.requested'](page)
  await page.getByText('عنوان پیام را بنویسید.').waitFor()
  await gestures['draft.changed'](page, phone)
  const finding = await breakCall(page, /\/staff\/customer\/$/)
  await gestures['preview.requested'](page)
  await alert(page, offline)
  finding.mend()
  await gestures['preview.requested'](page)
  await canSend()
  await gestures['message.left'](page)
  await left('previewing')
  await gestures['preview.requested'](page)
  const calling = await breakCall(page, sending)
  await gestures['message.confirmed'](page)
  await alert(page, offline)
  await gestures['message.left'](page)
  await left('failed')
  calling.mend()
  await gestures['preview.requested'](page)
  await loseReply(page, sending)
  await gestures['message.confirmed'](page)
  await alert(page, offline)
  await gestures['retry.requested'](page)
  await page.getByText('پیام فرستاده شد.').waitFor()
  await gestures['message.left'](page)
  await left('sent')

  await gestures['draft.changed'](page, phone)
  await gestures['preview.requested'](page)
  await canSend()
  await refuseCall(page, sending, { status: 404, code: 'customer_not_found' }, 1)
  await gestures['message.confirmed'](page)
  await alert(page, 'مشتری‌ای با این شماره پیدا نشد')
  await gestures['message.left'](page)
  await left('refused')

  await refuseCall(page, /\/staff\/customer\/$/, { status: 401, code: 'session_expired' }, 1)
  await gestures['preview.requested'](page)
  await alert(page, 'وارد')
  await gestures['flow.resumed'](page)
  await gestures['preview.requested'](page)
  await canSend()
  await refuseCall(page, sending, { status: 401, code: 'session_expired' }, 1)
  await gestures['message.confirmed'](page)
  await alert(page, 'وارد')
  await gestures['flow.resumed'](page)
  await gestures['message.confirmed'](page)
  await page.getByText('پیام فرستاده شد.').waitFor()
}

export const staffMessagesCover: BrowserCover = {
  title: 'writing to customers in the back office',
  machines: [{ machine: staffMessageMachine, unreachable: {} }],
  walks: { 'a staff member writes to a customer though the network fails': writing },
}
