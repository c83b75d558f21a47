import type { Page } from 'playwright'
import { toPersianDigits } from '#domain/digits.ts'
import { staffDeliveryEditMachine } from '#machines/flows/staff-delivery-edit/staff-delivery-edit.machine.ts'
import { staffOrderMoveMachine } from '#machines/flows/staff-order-move/staff-order-move.machine.ts'
import { staffOrdersMoveMachine } from '#machines/flows/staff-orders-move/staff-orders-move.machine.ts'
import { breakCall, loseReply, refuseCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { paidOrder, paidParcel } from '#tests/browser/support/wallet.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, dismissDialog, offline, refuseLongText, retry, says } from './actions.ts'
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
  const reason = page.getByLabel(/^دلیل/)
  await refuseLongText(
    page,
    (text) => reason.fill(text),
    () => press(page, 'انجام شود'),
  )
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
  await alert(page, 'وضعیت این سفارش عوض شده است')
  await press(page, 'رد سفارش')
  const again = { event: 'staff.preparing' } as const
  await answer(api.POST('/staff/order/{id}/move/', { params: { path: { id } }, body: again }))
  await press(page, 'سفارش رد شود')
  await alert(page, 'وضعیت این سفارش عوض شده است')
  await gestures['dialog.dismissed'](page)
  await member.took('staffOrderMove', took('refused'))
  await page.getByRole('button', { name: 'آمادهٔ تحویل شد' }).waitFor()
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

const deliveryGestures = {
  'edit.chosen': (page: Page) => press(page, 'اصلاح گیرنده و آدرس'),
  'correction.submitted': async (page: Page, name: string, reason: string) => {
    await page.getByLabel('نام گیرنده', { exact: true }).fill(name)
    await page.getByLabel('دلیل', { exact: true }).fill(reason)
    await press(page, 'ثبت اصلاح')
  },
  'side.chosen': (page: Page, value: string) =>
    page.getByRole('radio', { name: value, exact: true }).check(),
  'merge.accepted': (page: Page, name = 'ثبت اصلاح') => press(page, name),
  'edit.resumed': (page: Page) => press(page, 'برگشت به ویرایش'),
  'retry.requested': retry,
  'dialog.dismissed': async (page: Page) => {
    const form = page.getByRole('dialog', { name: 'اصلاح گیرنده و آدرس' })
    await form.getByRole('button', { name: 'بستن' }).first().click()
    await press(page, 'بدون ثبت می‌بندم')
    await form.waitFor({ state: 'hidden' })
  },
} satisfies Gestures<typeof staffDeliveryEditMachine>

/** The delivery of an order is corrected after a lost network; meanwhile a colleague corrects it too, and moves it. */
const correcting: Walk = async ({ customer, staff }) => {
  const { id } = await paidParcel(await customer())
  const member = await staff()
  const { page, api } = member
  const params = { path: { id } }
  const why = 'مشتری تماس گرفت'
  const call = /^PUT .*\/delivery\/$/
  const choose = () => deliveryGestures['edit.chosen'](page)
  const submit = (name: string, reason = why) =>
    deliveryGestures['correction.submitted'](page, name, reason)
  const dismiss = async (state: string) => {
    await deliveryGestures['dialog.dismissed'](page)
    await member.took('staffDeliveryEdit', `staffDeliveryEdit.${state}|dialog.dismissed|0`)
  }
  const colleague = async (name: string) => {
    const { delivery: expected } = await answer(api.GET('/staff/order/{id}/', { params }))
    if (expected === null) throw new Error('the delivery cannot be corrected')
    const body = { delivery: { ...expected, first_name: name }, expected, reason: why }
    await answer(api.PUT('/staff/order/{id}/delivery/', { params, body }))
  }
  await member.open(`/staff/orders/${id}`, 'staffDeliveryEdit')
  await choose()
  await submit('ساره', '')
  await page.getByText('دلیل را بنویسید تا اصلاح ثبت شود.').waitFor()
  await dismiss('editing')

  const saving = await breakCall(page, call)
  await choose()
  await submit('ساره')
  await alert(page, offline)
  await dismiss('failed')
  await choose()
  await submit('ساره')
  await alert(page, offline)
  await deliveryGestures['edit.resumed'](page)
  await submit('ساغر')
  await alert(page, offline)
  saving.mend()
  await deliveryGestures['retry.requested'](page)
  await says(page, 'گیرنده و آدرس اصلاح شد')

  await choose()
  await colleague('سمیرا')
  await submit('سمانه')
  await page.getByText('همکار: سمیرا').waitFor()
  await dismiss('comparing')
  await choose()
  await colleague('سیما')
  const reading = await breakCall(page, /^GET .*\/staff\/order\/\d+\/$/)
  await submit('سمانه')
  await alert(page, offline)
  reading.mend()
  await deliveryGestures['retry.requested'](page)
  await deliveryGestures['side.chosen'](page, 'شما: سمانه')
  await deliveryGestures['merge.accepted'](page)
  await says(page, 'گیرنده و آدرس اصلاح شد')
  await choose()
  await colleague('سهیلا')
  await submit('سمیه')
  await deliveryGestures['side.chosen'](page, 'همکار: سهیلا')
  await deliveryGestures['merge.accepted'](page, 'اصلاح همکار بماند')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await refuseCall(page, call, { status: 403, code: 'forbidden' }, 1)
  await choose()
  await submit('سودابه')
  await page.getByRole('dialog').getByRole('alert').waitFor()
  await dismiss('editing')
  await refuseCall(page, call, { status: 409, code: 'move_impossible' }, 1)
  await choose()
  await submit('سودابه')
  await alert(page, 'وضعیت این مورد در این میان عوض شده است')
  await dismissDialog(page)
  await member.took('staffDeliveryEdit', 'staffDeliveryEdit.impossible|dialog.dismissed|0')
  await refuseCall(page, call, { status: 409, code: 'changed_meanwhile' }, 1)
  await choose()
  const reason = 'ناموجود'
  const body = { event: 'staff.rejected', reason } as const
  await answer(api.POST('/staff/order/{id}/move/', { params, body }))
  await submit('سودابه')
  await alert(page, 'دیگر نمی‌توان اصلاح کرد')
}

export const staffOrdersCover: BrowserCover = {
  title: 'moving orders in the back office',
  machines: [
    { machine: staffDeliveryEditMachine, unreachable: {} },
    { machine: staffOrderMoveMachine, unreachable: {} },
    { machine: staffOrdersMoveMachine, unreachable: {} },
  ],
  walks: {
    'a staff member corrects the delivery of an order, and a colleague too': correcting,
    'a staff member moves an order, and a colleague too': moving,
    'a staff member moves many orders, and a colleague one of them': movingMany,
  },
}
