import type { Page } from 'playwright'
import { staffDiscountEditMachine } from '#machines/flows/staff-discount-edit/staff-discount-edit.machine.ts'
import { breakCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, offline, retry, says } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'edit.chosen': (page: Page) => press(page, 'ویرایش'),
  'terms.submitted': async (page: Page, label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text)
    await press(page, 'ثبت')
  },
  'risk.accepted': (page: Page) => press(page, 'بله، همین شرایط ثبت شود'),
  'risk.declined': (page: Page) => press(page, 'بازگشت به فرم'),
  'mine.kept': (page: Page) => press(page, 'شرایط من ثبت شود'),
  'retry.requested': retry,
  'dialog.dismissed': async (page: Page) => {
    const form = page.getByRole('dialog', { name: 'ویرایش کد تخفیف' })
    await form.getByRole('button', { name: 'بستن' }).first().click()
    await press(page, 'بدون ثبت می‌بندم')
    await form.waitFor({ state: 'hidden' })
  },
} satisfies Gestures<typeof staffDiscountEditMachine>

const took = (state: string) => `staffDiscountEdit.${state}|dialog.dismissed|0`
const call = /\/staff\/discount\/\d+\/$/

/** A code is edited after a lost network; meanwhile a colleague edits it too. */
const editing: Walk = async ({ staff }) => {
  const member = await staff()
  const { page, api } = member
  const { results } = await answer(api.GET('/staff/discount/'))
  const [, taken] = results
  const created = await answer(
    api.POST('/staff/discount/', {
      params: { header: {} },
      body: {
        code: `WALK${Date.now()}`,
        kind: 'percent',
        value: 10,
        maximum: null,
        minimum_amount: 0,
        category_id: null,
        total_limit: null,
        customer_limit: 1,
        starts_at: null,
        expires_at: null,
        is_active: true,
      },
    }),
  )
  await member.open(`/staff/discounts/${created.id}`, 'staffDiscountEdit')
  await gestures['edit.chosen'](page)
  await gestures['terms.submitted'](page, 'مقدار', '۱۰۱')
  await page.getByText('درصد از ۱۰۰ بیشتر نمی‌شود.').waitFor()
  await gestures['dialog.dismissed'](page)
  await member.took('staffDiscountEdit', took('editing'))
  await gestures['edit.chosen'](page)
  await gestures['terms.submitted'](page, 'مقدار', '۱۰۰')
  await alert(page, 'کد ' + created.terms.code)
  await gestures['risk.declined'](page)
  await gestures['terms.submitted'](page, 'مقدار', '۱۰۰')
  await alert(page, 'کد ' + created.terms.code)
  await gestures['dialog.dismissed'](page)
  await member.took('staffDiscountEdit', took('warning'))
  await gestures['edit.chosen'](page)
  await gestures['terms.submitted'](page, 'کد', taken?.terms.code ?? '')
  await alert(page, 'پیش‌تر ساخته شده است')
  const saving = await breakCall(page, call)
  await gestures['terms.submitted'](page, 'کد', created.terms.code)
  await alert(page, offline)
  await gestures['dialog.dismissed'](page)
  await member.took('staffDiscountEdit', took('failed'))
  saving.mend()
  await page.reload()
  await gestures['edit.chosen'](page)
  const again = await breakCall(page, call)
  await gestures['terms.submitted'](page, 'مقدار', '۱۵')
  await alert(page, offline)
  again.mend()
  await gestures['retry.requested'](page)
  await says(page, 'کد تخفیف ثبت شد')

  const params = { path: { id: created.id }, header: {} }
  const change = async (value: number) => {
    const { terms: expected } = await answer(
      api.GET('/staff/discount/{id}/', { params: { path: { id: created.id } } }),
    )
    const body = { terms: { ...expected, value }, expected }
    await answer(api.PUT('/staff/discount/{id}/', { params, body }))
  }
  await gestures['edit.chosen'](page)
  await change(20)
  await gestures['terms.submitted'](page, 'مقدار', '۲۵')
  await page.getByText('شما: ۲۵٪').waitFor()
  await gestures['dialog.dismissed'](page)
  await member.took('staffDiscountEdit', took('comparing'))
  await gestures['edit.chosen'](page)
  await change(30)
  const reading = await breakCall(page, /^GET .*\/staff\/discount\/\d+\/$/)
  await gestures['terms.submitted'](page, 'مقدار', '۳۵')
  await alert(page, offline)
  reading.mend()
  await gestures['retry.requested'](page)
  await page.getByText('شما: ۳۵٪').waitFor()
  await gestures['mine.kept'](page)
  await says(page, 'کد تخفیف ثبت شد')
  await gestures['edit.chosen'](page)
  await gestures['terms.submitted'](page, 'مقدار', '۵۰')
  await gestures['risk.accepted'](page)
  await page.getByText('۵۰٪').first().waitFor()
}

export const staffDiscountsCover: BrowserCover = {
  title: 'editing a discount code in the back office',
  machines: [{ machine: staffDiscountEditMachine, unreachable: {} }],
  walks: { 'a staff member edits a code, and a colleague too': editing },
}
