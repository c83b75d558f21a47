import type { Page } from 'playwright'
import { staffDecisionMachine } from '#machines/flows/staff-decision/staff-decision.machine.ts'
import { breakCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, dismissDialog, offline, refuseLongText, retry, says } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const entry = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

const gestures = {
  'decision.chosen': (page: Page, text: string, name: string) =>
    entry(page, text).getByRole('button', { name, exact: true }).click(),
  'decision.confirmed': async (page: Page, label: string, text: string, name: string) => {
    await page.getByLabel(label).fill(text)
    await page.getByRole('alertdialog').getByRole('button', { name }).click()
  },
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
} satisfies Gestures<typeof staffDecisionMachine>

const took = (state: string) => `staffDecision.${state}|dialog.dismissed|0`

/** A question is answered and published though the network is lost; meanwhile a colleague rejects it. */
const deciding: Walk = async ({ customer, staff }) => {
  const asker = await customer()
  const { results } = await answer(asker.api.GET('/product/v2/product/'))
  const text = `آیا شارژر دارد؟ ${asker.phone}`
  const question = { text, product_id: results[0]?.id ?? 0 }
  const { id } = await answer(asker.api.POST('/product/v1/question/', { body: question }))
  const member = await staff()
  const { page, api } = member
  const { page_count: last } = await answer(api.GET('/staff/question/'))
  await member.open(`/staff/questions?page=${last}`, 'staffDecision')
  await gestures['decision.chosen'](page, text, 'پاسخ به نام فروشگاه')
  await gestures['dialog.dismissed'](page)
  await member.took('staffDecision', took('asking'))
  await gestures['decision.chosen'](page, text, 'پاسخ به نام فروشگاه')
  await gestures['decision.confirmed'](page, 'متن پاسخ', ' ', 'ثبت پاسخ')
  await page.getByText('متن پاسخ را بنویسید.').waitFor()
  await refuseLongText(
    page,
    (text) => page.getByLabel('متن پاسخ').fill(text),
    () => press(page, 'ثبت پاسخ'),
  )
  const answering = await breakCall(page, /\/answer\/$/)
  await gestures['decision.confirmed'](page, 'متن پاسخ', 'بله، دارد.', 'ثبت پاسخ')
  await alert(page, offline)
  answering.mend()
  await gestures['retry.requested'](page)
  await says(page, 'پاسخ ثبت شد')

  const approving = await breakCall(page, /\/approve\/$/)
  await gestures['decision.chosen'](page, text, 'انتشار')
  await alert(page, offline)
  await gestures['dialog.dismissed'](page)
  await member.took('staffDecision', took('failed'))
  approving.mend()
  const params = { path: { id } }
  await answer(api.POST('/staff/question/{id}/refuse/', { params, body: {} }))
  await gestures['decision.chosen'](page, text, 'رد')
  await gestures['decision.confirmed'](page, 'دلیل (اختیاری)', 'تکراری است', 'رد شود')
  await alert(page, 'وضعیت این مورد در این میان عوض شده است')
  await gestures['dialog.dismissed'](page)
  await member.took('staffDecision', took('refused'))
}

export const staffModerationCover: BrowserCover = {
  title: 'deciding on what customers wrote in the back office',
  machines: [{ machine: staffDecisionMachine, unreachable: {} }],
  walks: { 'a staff member decides, and a colleague too': deciding },
}
