import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { staffPriceUndoMachine } from '#machines/flows/staff-price-undo/staff-price-undo.machine.ts'
import { breakCall, holdCall, loseReply } from '#tests/browser/support/network.ts'
import { ownGoods } from '#tests/browser/support/own-goods.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, dismissDialog, offline, retry, says } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'change.chosen': (page: Page, title: string) =>
    page
      .getByRole('button', { name: `بازگرداندن قیمت‌ها: ${title}` })
      .first()
      .click(),
  'undo.confirmed': (page: Page) => press(page, /^بازگرداندن [۰-۹]+ قیمت/),
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
} satisfies Gestures<typeof staffPriceUndoMachine>

const took = (state: string) => `staffPriceUndo.${state}|dialog.dismissed|0`
const loading = /\/staff\/price-plan\/\d+\/$/
const undoing = /\/staff\/price-plan\/\d+\/undo\/$/

/** Changes are undone although the network is lost; meanwhile a colleague undoes one, and changes a price. */
const undoingAll: Walk = async ({ staff }) => {
  const member = await staff()
  const { page, api } = member
  const { one, other, title } = await ownGoods(api)
  const price = 1_000_000
  const set = (id: number) =>
    answer(api.PATCH('/staff/variants/{id}/', { params: { path: { id } }, body: { price } }))
  const change = async () => {
    await set(one)
    await set(other)
    const variants = [one, other].map((variant_id) => ({ variant_id, price, new_price: null }))
    const { plan_id } = await answer(
      api.POST('/staff/price-change/', {
        params: { header: {} },
        body: { percent: 10, target: 'all', variants },
      }),
    )
    return plan_id ?? 0
  }
  const dismiss = async (state: string) => {
    await gestures['dialog.dismissed'](page)
    await member.took('staffPriceUndo', took(state))
  }
  const choose = () => gestures['change.chosen'](page, title)
  const asked = () => page.getByText('همین حالا در فروشگاه برمی‌گردد').waitFor()
  const open = () => member.open('/staff/price-plans', 'staffPriceUndo')

  await change()
  await open()
  const held = await holdCall(page, loading)
  await choose()
  await says(page, 'در حال شمردن قیمت‌ها')
  await dismiss('loading')
  held.release()
  const broken = await breakCall(page, loading)
  await choose()
  await alert(page, offline)
  await dismiss('unavailable')
  await choose()
  await alert(page, offline)
  broken.mend()
  await gestures['retry.requested'](page)
  await asked()
  await dismiss('asking')

  await choose()
  await asked()
  await loseReply(page, undoing)
  await gestures['undo.confirmed'](page)
  await alert(page, offline)
  await gestures['retry.requested'](page)
  await says(page, 'قیمت پیشین ۲ تنوع برگشت')

  await change()
  await open()
  await choose()
  await asked()
  await loseReply(page, undoing)
  await gestures['undo.confirmed'](page)
  await alert(page, offline)
  await dismiss('failed')

  const taken = await change()
  await open()
  await choose()
  await asked()
  await answer(
    api.POST('/staff/price-plan/{id}/undo/', {
      params: { path: { id: taken }, header: { 'Idempotency-Key': randomUUID() } },
    }),
  )
  await gestures['undo.confirmed'](page)
  await page.getByRole('alertdialog').getByRole('alert').waitFor()
  await dismiss('refused')

  await change()
  await open()
  await choose()
  await asked()
  await set(other)
  await gestures['undo.confirmed'](page)
  await alert(page, 'پس از آن تغییر دوباره عوض شده بود')
  await dismiss('incomplete')
}

export const staffPriceUndoCover: BrowserCover = {
  title: 'undoing a change of many prices in the back office',
  machines: [{ machine: staffPriceUndoMachine, unreachable: {} }],
  walks: { 'a staff member undoes changes of prices, and a colleague too': undoingAll },
}
