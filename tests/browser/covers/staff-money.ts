import type { Page } from 'playwright'
import { staffMoneyMoveMachine } from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import { breakCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { charge, deliver, paidOrder } from '#tests/browser/support/wallet.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, dismissDialog, offline, retry, says } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'move.chosen': (page: Page, name: string) => press(page, name),
  'move.confirmed': async (page: Page, label: string, text: string, name: string) => {
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel(label).fill(text)
    await dialog.getByRole('button', { name }).click()
  },
  'total.accepted': (page: Page) => press(page, 'صدور ۲ کارت'),
  'total.declined': (page: Page) => press(page, 'بازگشت به فرم'),
  'sharing.accepted': (page: Page) => press(page, 'هر دو با این کد واریز شده‌اند'),
  'sharing.declined': (page: Page) => press(page, 'بازگشت و اصلاح کد'),
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
  'codes.kept': (page: Page) => press(page, 'نگه داشتم، ببند'),
} satisfies Gestures<typeof staffMoneyMoveMachine>

const took = (state: string) => `staffMoneyMove.${state}|dialog.dismissed|0`

/**
 * A withdrawal is paid though the network is lost, and another one with the same code; a third one is taken back by its
 * customer meanwhile.
 */
const paying: Walk = async ({ customer, staff }) => {
  const asker = await customer()
  await charge(asker, 600_000)
  const ask = (amount: number) => {
    const body = { amount, iban: '820540102680020817909002' }
    return answer(asker.api.POST('/wallet/withdrawal-request/', { params: { header: {} }, body }))
  }
  const first = await ask(400_000)
  const code = `W-${first.id}`
  const second = await ask(100_000)
  const third = await ask(100_000)
  const member = await staff()
  const { page } = member
  const open = ({ tracking_code: code }: { tracking_code: string }) =>
    member.open(`/staff/withdrawals?lookup=${code}`, 'staffMoneyMove')
  await open(first)
  await gestures['move.chosen'](page, 'آغاز واریز')
  await press(page, 'واریز را آغاز می‌کنم')
  await says(page, 'واریز به نام شما آغاز شد')
  await gestures['move.chosen'](page, 'ثبت واریز')
  await gestures['dialog.dismissed'](page)
  await member.took('staffMoneyMove', took('asking'))
  await gestures['move.chosen'](page, 'ثبت واریز')
  await gestures['move.confirmed'](page, 'کد پیگیری بانک', ' ', 'واریز شد')
  await page.getByText('کد پیگیری بانک را بنویسید.').waitFor()
  const moving = await breakCall(page, /\/move\/$/)
  await gestures['move.confirmed'](page, 'کد پیگیری بانک', code, 'واریز شد')
  await alert(page, offline)
  await gestures['dialog.dismissed'](page)
  await member.took('staffMoneyMove', took('failed'))
  await gestures['move.chosen'](page, 'ثبت واریز')
  await gestures['move.confirmed'](page, 'کد پیگیری بانک', code, 'واریز شد')
  await alert(page, offline)
  moving.mend()
  await gestures['retry.requested'](page)
  await says(page, 'واریز ثبت شد')

  await open(third)
  await gestures['move.chosen'](page, 'آغاز واریز')
  await press(page, 'واریز را آغاز می‌کنم')
  await gestures['move.chosen'](page, 'ثبت واریز')
  const share = async () => {
    await gestures['move.confirmed'](page, 'کد پیگیری بانک', code, 'واریز شد')
    await page.getByText('این کد پیگیری پیش‌تر ثبت شده است').waitFor()
  }
  await share()
  await gestures['sharing.declined'](page)
  await share()
  await gestures['dialog.dismissed'](page)
  await member.took('staffMoneyMove', took('sharing'))
  await gestures['move.chosen'](page, 'ثبت واریز')
  await share()
  await gestures['sharing.accepted'](page)
  await says(page, 'واریز ثبت شد')

  await open(second)
  await gestures['move.chosen'](page, 'برگشت به کیف پول')
  await asker.api.POST('/wallet/withdrawal-request/{id}/cancel/', {
    params: { path: { id: second.id } },
  })
  await gestures['move.confirmed'](page, 'دلیل', 'شبا به نام شما نیست.', 'برگشت داده شود')
  await alert(page, 'مشتری این درخواست را لغو کرده')
  await gestures['dialog.dismissed'](page)
  await member.took('staffMoneyMove', took('refused'))
}

/** A colleague gives back a part of the same order, and then the rest of it, before it is confirmed. */
const refunding: Walk = async ({ customer, staff }) => {
  const { id } = await paidOrder(await customer())
  const member = await staff()
  const { page, api } = member
  const params = { path: { id } }
  const colleague = (amount: number) => {
    const body = { amount, destination: 'wallet', reason: 'تأخیر' } as const
    return answer(api.POST('/staff/order/{id}/refund/', { params, body }))
  }
  const { refund_left: left } = await answer(api.GET('/staff/order/{id}/', { params }))
  const dialog = page.getByRole('alertdialog')
  const confirm = async (amount: number) => {
    await dialog.getByLabel('مبلغ (تومان)').fill(String(amount))
    await gestures['move.confirmed'](page, 'دلیل', 'کالا ناقص بود', 'برگردانده شود')
  }
  await member.open(`/staff/orders/${id}`, 'staffMoneyMove')
  await gestures['move.chosen'](page, 'برگشت به کیف پول')
  await colleague(left.total - 2000)
  const reading = await breakCall(page, /^GET .*\/staff\/order\/\d+\/$/)
  await confirm(3000)
  await alert(page, offline)
  await gestures['dialog.dismissed'](page)
  await member.took('staffMoneyMove', 'staffMoneyMove.renewing.loadFailed|dialog.dismissed|0')
  await gestures['move.chosen'](page, 'برگشت به کیف پول')
  await confirm(3000)
  await alert(page, offline)
  reading.mend()
  await gestures['retry.requested'](page)
  await alert(page, 'اکنون ۲٬۰۰۰')
  await dialog.getByText('از مانده بیشتر نباشد').waitFor()
  await confirm(1000)
  await says(page, 'مبلغ به کیف پول برگشت')
  await gestures['move.chosen'](page, 'برگشت به کیف پول')
  await colleague(1000)
  await confirm(500)
  await alert(page, 'چیزی نمانده است که برگردانید')
  await gestures['dialog.dismissed'](page)
  await member.took('staffMoneyMove', took('nothingLeft'))
}

/** The customer asks for a return while the refund is being typed. */
const refundingWhatReturns: Walk = async ({ customer, staff }) => {
  const buyer = await customer()
  const { id } = await paidOrder(buyer)
  await deliver(buyer, id)
  const member = await staff()
  const { page } = member
  await member.open(`/staff/orders/${id}`, 'staffMoneyMove')
  await gestures['move.chosen'](page, 'برگشت به کیف پول')
  const params = { path: { id } }
  const { returnable } = await answer(buyer.api.GET('/purchase/v4/order/{id}/', { params }))
  const items = returnable.map(({ price_id }) => ({ price_id, quantity: 1 }))
  const body = { items, reason: 'changed_mind' } as const
  await answer(buyer.api.POST('/purchase/v4/order/{id}/return/', { params, body }))
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('مبلغ (تومان)').fill('3000')
  await gestures['move.confirmed'](page, 'دلیل', 'کالا ناقص بود', 'برگردانده شود')
  await alert(page, 'بازگشت‌های باز این سفارش در این میان تغییر کرده')
  await dialog.getByText('بازگشت‌های باز این سفارش در مجموع').waitFor()
  await dialog.getByRole('button', { name: 'برگردانده شود' }).click()
  await says(page, 'مبلغ به کیف پول برگشت')
}

/** Gift cards are issued, and their codes read once. */
const issuing: Walk = async ({ staff }) => {
  const member = await staff()
  const { page } = member
  await member.open('/staff/gift-cards', 'staffMoneyMove')
  await gestures['move.chosen'](page, 'صدور کارت')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('تعداد').fill('۲')
  await dialog.getByLabel('مبلغ (تومان)').fill('۱۰۰٬۰۰۰')
  await gestures['move.confirmed'](page, 'دلیل', 'قرعه‌کشی', 'صادر شود')
  await page.getByText('در مجموع ۲۰۰٬۰۰۰ تومان').waitFor()
  await gestures['total.declined'](page)
  await dialog.getByRole('button', { name: 'صادر شود' }).dblclick()
  await page.getByText('در مجموع ۲۰۰٬۰۰۰ تومان').waitFor()
  await gestures['dialog.dismissed'](page)
  await member.took('staffMoneyMove', took('totalling'))
  await gestures['move.chosen'](page, 'صدور کارت')
  await dialog.getByLabel('تعداد').fill('۲')
  await dialog.getByLabel('مبلغ (تومان)').fill('۱۰۰٬۰۰۰')
  await gestures['move.confirmed'](page, 'دلیل', 'قرعه‌کشی', 'صادر شود')
  await gestures['total.accepted'](page)
  await page.getByRole('list', { name: 'فهرست کدها' }).getByRole('listitem').nth(1).waitFor()
  await page.keyboard.press('Escape')
  await dialog.getByRole('alert').filter({ hasText: 'کدها هنوز باز است' }).waitFor()
  await member.took('staffMoneyMove', took('issued'))
  await page.keyboard.press('Escape')
  await gestures['codes.kept'](page)
  await dialog.waitFor({ state: 'detached' })
}

export const staffMoneyCover: BrowserCover = {
  title: 'moving the money of customers in the back office',
  machines: [{ machine: staffMoneyMoveMachine, unreachable: {} }],
  walks: {
    'a staff member pays, and a customer takes back': paying,
    'a staff member issues gift cards': issuing,
    'a staff member refunds, and a colleague too': refunding,
    'a staff member refunds what the customer wants to return': refundingWhatReturns,
  },
}
