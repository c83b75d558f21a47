import type { Page } from 'playwright'
import { ticketFormMachine } from '#machines/flows/ticket-form/ticket-form.machine.ts'
import { photo } from '#tests/support/files.ts'
import { breakCall, refuseCall } from '#tests/browser/support/network.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'
import { alert, offline, says } from './actions.ts'

const picture = await photo(400, 300)
const form = (page: Page) => page.getByRole('dialog', { name: 'پیام تازه به پشتیبانی' })

const gestures = {
  'form.opened': (page: Page) => page.getByRole('button', { name: 'پیام تازه' }).click(),
  'draft.changed': async (page: Page) => {
    await form(page).getByLabel('عنوان').fill('فاکتور رسمی')
    await form(page).getByLabel('موضوع').selectOption({ index: 1 })
    await form(page).getByLabel('متن پیام').fill('فاکتور را کجا می‌بینم؟')
  },
  'files.added': (page: Page, name: string) =>
    form(page)
      .getByLabel('افزودن فایل')
      .first()
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: picture }),
  'file.removed': (page: Page, name: string) =>
    form(page)
      .getByRole('button', { name: `حذف ${name}` })
      .click(),
  'message.submitted': (page: Page) =>
    form(page).getByRole('button', { name: 'ارسال پیام' }).click(),
  'dialog.dismissed': async (page: Page) => {
    await form(page).getByRole('button', { name: 'بستن' }).click()
    await form(page).waitFor({ state: 'hidden' })
  },
} satisfies Gestures<typeof ticketFormMachine>

/** A new ticket whose file and text are each lost on the way once, and which is refused once; then its chat. */
const writing: Walk = async ({ customer }) => {
  const { page, open, took } = await customer()
  await open('/ticket', 'ticketForm')
  await gestures['form.opened'](page)
  await gestures['dialog.dismissed'](page)
  await gestures['form.opened'](page)
  await gestures['draft.changed'](page)
  await gestures['files.added'](page, 'a.jpg')
  await gestures['file.removed'](page, 'a.jpg')
  await gestures['files.added'](page, 'b.jpg')
  const uploading = await breakCall(page, /ticket-file\/$/)
  await gestures['message.submitted'](page)
  await alert(page, offline)
  uploading.mend()
  const sending = await breakCall(page, /\/v3\/ticket\/$/)
  await gestures['message.submitted'](page)
  await took('ticketForm', 'ticketForm.sending.writing|xstate.error.actor.writeMessage|0')
  sending.mend()
  const full = { status: 409, code: 'ticket_full' } as const
  const refusing = await refuseCall(page, /\/v3\/ticket\/$/, full)
  await gestures['message.submitted'](page)
  await took('ticketForm', 'ticketForm.sending.writing|xstate.error.actor.writeMessage|1')
  refusing.mend()
  await gestures['message.submitted'](page)
  await says(page, 'درخواست شما ثبت شد')
  await page.getByRole('link', { name: /فاکتور رسمی/ }).click()
  await page.getByRole('group', { name: 'پاسخ شما' }).waitFor()
  await took('ticketForm', 'ticketForm.starting|always|0')
}

export const ticketFormCover: BrowserCover = {
  title: 'the form of tickets',
  machines: [{ machine: ticketFormMachine, unreachable: {} }],
  walks: { 'writes to the support though everything is lost once': writing },
}
