import type { Page } from 'playwright'
import { expect } from 'vitest'
import { staffTicketReplyMachine } from '#machines/flows/staff-ticket-reply/staff-ticket-reply.machine.ts'
import { breakCall, refuseCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, offline, refuseLongText, retry, says } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'draft.changed': (page: Page, text: string) => page.getByLabel('متن پاسخ').fill(text),
  'flow.resumed': async (page: Page) => void (await page.reload()),
  'reply.submitted': (page: Page) => press(page, 'فرستادن پاسخ'),
  'retry.requested': retry,
} satisfies Gestures<typeof staffTicketReplyMachine>

/** A ticket is answered though the network is lost twice; the text stays until it is sent. */
const answering: Walk = async ({ customer, staff }) => {
  const { api } = await customer()
  const [category] = await answer(api.GET('/ticket/ticket-category/'))
  if (category === undefined) throw new Error('the shop has no category of tickets')
  const body = { title: 'فاکتور رسمی', category: category.id, text: 'کجا می‌بینم؟' }
  const { id } = await answer(api.POST('/ticket/v3/ticket/', { body }))
  const { page, open, took } = await staff()
  const text = () => page.getByLabel('متن پاسخ').inputValue()
  await open(`/staff/tickets/${id}`, 'staffTicketReply')
  await gestures['reply.submitted'](page)
  await page.getByText('متن پاسخ را بنویسید.').waitFor()
  await refuseLongText(
    page,
    (text) => gestures['draft.changed'](page, text),
    () => gestures['reply.submitted'](page),
  )
  const sending = await breakCall(page, /\/reply\/$/)
  await gestures['draft.changed'](page, 'در صفحهٔ سفارش')
  await gestures['reply.submitted'](page)
  await alert(page, offline)
  expect(await text()).toBe('در صفحهٔ سفارش')
  await gestures['draft.changed'](page, 'در صفحهٔ سفارش است.')
  await took('staffTicketReply', 'staffTicketReply.failed|draft.changed|0')
  await gestures['reply.submitted'](page)
  await alert(page, offline)
  expect(await text()).toBe('در صفحهٔ سفارش است.')
  sending.mend()
  await gestures['retry.requested'](page)
  await says(page, 'پاسخ فرستاده شد')
  await expect.poll(text).toBe('')

  await gestures['draft.changed'](page, 'فردا می‌رسد.')
  await refuseCall(page, /\/reply\/$/, { status: 401, code: 'session_expired' }, 1)
  await gestures['reply.submitted'](page)
  await alert(page, 'وارد')
  await gestures['flow.resumed'](page)
  await gestures['reply.submitted'](page)
  await says(page, 'پاسخ فرستاده شد')
}

export const staffTicketsCover: BrowserCover = {
  title: 'answering a ticket in the back office',
  machines: [{ machine: staffTicketReplyMachine, unreachable: {} }],
  walks: { 'a staff member answers though the network is lost': answering },
}
