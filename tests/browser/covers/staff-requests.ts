import type { Page } from 'playwright'
import { staffTaskMachine } from '#machines/flows/staff-task/staff-task.machine.ts'
import { breakCall, refuseCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { freshPhone } from '#tests/browser/support/story.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, dismissDialog, offline, refuseLongText, retry, says } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'task.chosen': (page: Page, task: string) => press(page, task),
  'draft.changed': (page: Page, text: string) =>
    page.getByRole('alertdialog').getByRole('textbox').fill(text),
  'task.confirmed': (page: Page, button: string) =>
    page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click(),
  'flow.resumed': async (page: Page) => void (await page.reload()),
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
} satisfies Gestures<typeof staffTaskMachine>

const dismissed = (state: string) => `staffTask.${state}|dialog.dismissed|0`

/** A request is answered after a lost network, and declined by a colleague at the same time. */
const working: Walk = async ({ customer, staff }) => {
  const { api } = await customer()
  const body = { name: 'نگار راد', phone_number: freshPhone() }
  await answer(api.POST('/installment/installment-request/', { body }))
  const member = await staff()
  const { page } = member
  const query = { search: body.phone_number }
  const { results } = await answer(member.api.GET('/staff/request/', { params: { query } }))
  const id = results[0]?.id ?? 0
  await member.open(`/staff/requests/${id}`, 'staffTask')
  await gestures['task.chosen'](page, 'پاسخ به مشتری')
  await gestures['task.confirmed'](page, 'فرستادن پاسخ')
  await page.getByText('متن پاسخ را بنویسید.').waitFor()
  await refuseLongText(
    page,
    (text) => gestures['draft.changed'](page, text),
    () => gestures['task.confirmed'](page, 'فرستادن پاسخ'),
  )
  const sending = await breakCall(page, /\/answer\/$/)
  await gestures['draft.changed'](page, 'فردا تماس می‌گیریم')
  await gestures['dialog.dismissed'](page)
  await member.took('staffTask', dismissed('asking'))
  await gestures['task.chosen'](page, 'پاسخ به مشتری')
  await gestures['task.confirmed'](page, 'فرستادن پاسخ')
  await alert(page, offline)
  await gestures['dialog.dismissed'](page)
  await member.took('staffTask', dismissed('failed'))
  await gestures['task.chosen'](page, 'پاسخ به مشتری')
  await gestures['task.confirmed'](page, 'فرستادن پاسخ')
  await alert(page, offline)
  sending.mend()
  await gestures['retry.requested'](page)
  await says(page, 'پاسخ فرستاده شد')

  await gestures['task.chosen'](page, 'پاسخ به مشتری')
  await gestures['draft.changed'](page, 'تماس گرفتیم')
  await refuseCall(page, /\/answer\/$/, { status: 401, code: 'session_expired' }, 1)
  await gestures['task.confirmed'](page, 'فرستادن پاسخ')
  await alert(page, 'وارد')
  await gestures['flow.resumed'](page)
  await gestures['task.confirmed'](page, 'فرستادن پاسخ')
  await says(page, 'پاسخ فرستاده شد')

  await gestures['task.chosen'](page, 'انجام شد')
  const params = { path: { id } }
  const declining = {
    event: 'staff.declined',
    expected_status: 'IN_PROGRESS',
    reason: 'انصراف',
  } as const
  await answer(member.api.POST('/staff/request/{id}/move/', { params, body: declining }))
  await gestures['task.confirmed'](page, 'ثبت')
  await alert(page, 'وضعیت این مورد در این میان عوض شده است')
  await gestures['dialog.dismissed'](page)
  await member.took('staffTask', dismissed('refused'))
  await page.getByRole('button', { name: 'باز کردن دوباره' }).waitFor()
}

export const staffRequestsCover: BrowserCover = {
  title: 'working on a request in the back office',
  machines: [{ machine: staffTaskMachine, unreachable: {} }],
  walks: { 'a staff member answers a request, and a colleague declines it': working },
}
