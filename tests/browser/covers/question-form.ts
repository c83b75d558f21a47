import type { Page } from 'playwright'
import { expect } from 'vitest'
import { questionFormMachine } from '#machines/flows/question-form/question-form.machine.ts'
import { clientOf, signInStaff } from '#tests/browser/support/customer.ts'
import { signIn } from '#tests/browser/support/gestures.ts'
import { goods } from '#tests/browser/support/goods.ts'
import { reloadWhole } from '#tests/browser/support/late-sections.ts'
import { breakCall, loseSession } from '#tests/browser/support/network.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, offline, signOut } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const path = `/products/${goods.sounding}`
const sends = /\/product\/v1\/question\/$/
const text = 'با شارژر قدیمی هم سریع شارژ می‌شود؟'

const gestures = {
  'form.opened': (page: Page) => section(page).getByRole('button', { name: 'ثبت پرسش' }).click(),
  'session.changed': 'the page sends it when it opens and when another tab changes the session',
  'text.changed': (page: Page, typed = text) => form(page).getByLabel('متن پرسش').fill(typed),
  'text.submitted': (page: Page) => form(page).getByRole('button', { name: 'ثبت پرسش' }).click(),
  'text.reopened': (page: Page) =>
    login(page).getByRole('button', { name: 'بازگشت به متن' }).click(),
  'dialog.dismissed': async (page: Page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).last().click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  },
} satisfies Gestures<typeof questionFormMachine>

/** A guest types, looks at the sign-in from all sides, signs in in another tab, and sends over a lost network. */
const asGuest: Walk = async ({ guest }) => {
  const visitor = await guest()
  const { page, context, open, took } = visitor
  const otherTab = await context.newPage()
  await open(path, 'stockAlerts')
  await gestures['form.opened'](page)
  await gestures['text.changed'](page)
  await gestures['dialog.dismissed'](page)
  await gestures['form.opened'](page)
  await gestures['text.submitted'](page)
  await gestures['dialog.dismissed'](page)
  await gestures['form.opened'](page)
  await gestures['text.submitted'](page)
  await gestures['text.reopened'](page)
  await gestures['text.submitted'](page)
  await login(page).waitFor()
  await otherTab.goto('/login?redirectUrl=account')
  await signIn({ ...visitor, page: otherTab })
  await took('questionForm', 'questionForm.signInNeeded|session.changed|0')

  const line = await breakCall(page, sends)
  await gestures['text.submitted'](page)
  await alert(page, offline)
  line.mend()
  await gestures['text.submitted'](page)
  await thanks(page).waitFor()
  await page.reload()
  await gestures['form.opened'](page)
  await took('questionForm', 'questionForm.sent|form.opened|0')
  await gestures['text.changed'](page, 'قاب هم در جعبه هست؟')
  await gestures['text.submitted'](page)
  await thanks(page).waitFor()
  await gestures['dialog.dismissed'](page)
}

/** The session ends under the call and is back after a reload; it ends again while nothing is open. */
const betweenSessions: Walk = async ({ customer }) => {
  const { page, context, open, took } = await customer()
  await open(path, 'stockAlerts')
  await gestures['form.opened'](page)
  await gestures['text.changed'](page)
  const session = await loseSession(page, sends)
  await gestures['text.submitted'](page)
  await login(page).waitFor()
  await session.restore()
  await page.reload()
  await form(page).waitFor()
  await gestures['dialog.dismissed'](page)
  await signOut(await context.newPage())
  await took('questionForm', 'questionForm|session.changed|0')
}

/** A member of the staff answers in the name of the shop. */
const asShop: Walk = async ({ guest, customer }) => {
  const { api, phone } = await customer()
  const own = `${text} ${phone}`
  const product = await answer(
    api.GET('/product/v2/product/{slug}/', { params: { path: { slug: goods.plain } } }),
  )
  const body = { product_id: product.id, text: own }
  const { id } = await answer(api.POST('/product/v1/question/', { body }))
  const visitor = await guest()
  const { page, open, took } = visitor
  const staff = clientOf(visitor)
  await signInStaff({ api: staff, origin: visitor.origin })
  const params = { path: { id } }
  await answer(staff.POST('/staff/question/{id}/approve/', { params }))
  await open(`/products/${goods.plain}`, 'stockAlerts')
  const asked = section(page).getByRole('article').filter({ hasText: own })
  await expect.poll(async () => (await reloadWhole(page), asked.count())).toBe(1)
  await asked.getByRole('button', { name: 'پاسخ به این پرسش' }).click()
  const reply = page.getByRole('dialog', { name: 'پاسخ شما' })
  await reply.getByLabel('متن پاسخ').fill('بله، با هر شارژر ۲۰ وات به بالا.')
  await reply.getByRole('button', { name: 'ثبت پاسخ' }).click()
  await took('questionForm', 'questionForm.sending|xstate.done.actor.sendText|0')
  await gestures['dialog.dismissed'](page)
  await asked.getByText('پاسخ فروشگاه', { exact: true }).waitFor()
}

export const questionFormCover: BrowserCover = {
  title: 'the form for questions and answers',
  machines: [{ machine: questionFormMachine, unreachable: {} }],
  walks: {
    'asks as a guest who signs in to send, over a lost network': asGuest,
    'answers in the name of the shop': asShop,
    'loses the session while it sends, and again while it is closed': betweenSessions,
  },
}

const section = (page: Page) => page.getByRole('region', { name: 'پرسش و پاسخ' })
const form = (page: Page) => page.getByRole('dialog', { name: 'پرسش شما' })
const login = (page: Page) => page.getByRole('dialog', { name: 'ورود به حساب' })
const thanks = (page: Page) => page.getByRole('dialog', { name: 'ممنون از پرسشتان' })
