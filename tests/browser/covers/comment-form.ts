import type { Page } from 'playwright'
import { expect } from 'vitest'
import { commentFormMachine } from '#machines/flows/comment-form/comment-form.machine.ts'
import { photo } from '#tests/support/files.ts'
import { clientOf, person, signUp } from '#tests/browser/support/customer.ts'
import { signIn } from '#tests/browser/support/gestures.ts'
import { goods } from '#tests/browser/support/goods.ts'
import { breakCall, holdCall, loseSession } from '#tests/browser/support/network.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'
import { alert, offline, retry, signOut } from './actions.ts'

const picture = await photo(400, 300)
const path = `/products/${goods.sounding}`

const gestures = {
  'form.opened': (page: Page) => page.getByRole('button', { name: 'نوشتن دیدگاه' }).click(),
  'flow.resumed': async (page: Page) => void (await page.reload()),
  'session.changed': 'the page sends it when another tab signs in or out, or the server reports it',
  'profile.submitted': async (page: Page) => {
    const dialog = profileForm(page)
    await dialog.getByLabel('نام', { exact: true }).fill(person.first_name)
    await dialog.getByLabel('نام خانوادگی').fill(person.last_name)
    await dialog.getByLabel('کد ملی').fill(person.national_code)
    await dialog.getByRole('button', { name: 'ذخیره و ادامه' }).click()
  },
  'draft.changed': async (page: Page, text = 'خوب است') => {
    await form(page).getByRole('radio', { name: '۵ ستاره' }).check({ force: true })
    await form(page).getByLabel('متن دیدگاه').fill(text)
  },
  'files.added': (page: Page, ...names: string[]) =>
    form(page)
      .getByLabel('افزودن فایل')
      .first()
      .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer: picture }))),
  'file.removed': (page: Page, name: string) =>
    form(page)
      .getByRole('button', { name: `حذف ${name}` })
      .click(),
  'file.retried': (page: Page, name: string) =>
    form(page)
      .getByRole('button', { name: `ارسال دوبارهٔ ${name}` })
      .click(),
  'comment.submitted': (page: Page) =>
    form(page).getByRole('button', { name: 'ثبت دیدگاه' }).click(),
  'retry.requested': retry,
  'dialog.dismissed': async (page: Page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).last().click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  },
} satisfies Gestures<typeof commentFormMachine>

const checks = /has_all_information/
const uploads = /comment-file\/$/
const sends = /product\/v3\/comment\/$/

/** The same draft goes through a sign-in and a sign-out in another tab; who writes is asked in between. */
const besideAnotherTab: Walk = async ({ guest }) => {
  const visitor = await guest()
  const { page, context, open, took } = visitor
  const otherTab = await context.newPage()
  await open(path, 'stockAlerts')
  await gestures['form.opened'](page)
  await gestures['draft.changed'](page)
  await otherTab.goto('/login?redirectUrl=account')
  await signIn({ ...visitor, page: otherTab })
  await took('commentForm', 'commentForm.editing|session.changed|0')
  await profileForm(page).waitFor()
  await gestures['dialog.dismissed'](page)
  await gestures['form.opened'](page)
  const saving = await breakCall(page, /profile\/update/)
  await gestures['profile.submitted'](page)
  await alert(page, 'اطلاعات ذخیره نشد.')
  saving.mend()
  await gestures['profile.submitted'](page)
  await form(page).waitFor()
  await signOut(otherTab)
  await took('commentForm', 'commentForm.editing|session.changed|1')
  await gestures['dialog.dismissed'](page)
  await gestures['form.opened'](page)
  await gestures['comment.submitted'](page)
  await page.getByRole('dialog', { name: 'ممنون از دیدگاهتان' }).waitFor()
}

/** Files and the draft, each lost on the way once, a reload between, until the comment is sent. */
const withoutNetwork: Walk = async ({ customer }) => {
  const { page, context, open, took } = await customer()
  const checking = await breakCall(page, checks)
  await open(path, 'stockAlerts')
  await gestures['form.opened'](page)
  await page.getByText('نمایهٔ شما بررسی نشد.').waitFor()
  checking.mend()
  await gestures['retry.requested'](page)
  await gestures['draft.changed'](page)

  const first = await holdCall(page, uploads)
  await gestures['files.added'](page, 'a.jpg', 'b.jpg')
  await first.arrived
  await gestures['draft.changed'](page, 'خیلی خوب است')
  await gestures['files.added'](page, 'c.jpg')
  await gestures['file.removed'](page, 'b.jpg')
  const uploading = await breakCall(page, uploads)
  await gestures['file.removed'](page, 'a.jpg')
  first.release()
  await alert(page, offline)
  uploading.mend()
  const last = await holdCall(page, uploads)
  await gestures['files.added'](page, 'd.jpg')
  await last.arrived
  await gestures['file.retried'](page, 'c.jpg')
  await took('commentForm', 'commentForm.editing.uploading|file.retried|0')
  last.release()
  await page.getByText('بارگذاری شد', { exact: true }).nth(1).waitFor()
  await gestures['file.removed'](page, 'd.jpg')
  const again = await breakCall(page, uploads)
  await gestures['files.added'](page, 'e.jpg')
  await alert(page, offline)
  again.mend()
  await gestures['file.retried'](page, 'e.jpg')
  await page.getByText('بارگذاری شد', { exact: true }).nth(1).waitFor()

  await gestures['flow.resumed'](page)
  const sending = await breakCall(page, sends)
  await gestures['comment.submitted'](page)
  await alert(page, offline)
  sending.mend()
  await gestures['comment.submitted'](page)
  await page.getByRole('dialog', { name: 'ممنون از دیدگاهتان' }).waitFor()
  await gestures['dialog.dismissed'](page)
  await signOut(await context.newPage())
  await took('commentForm', 'commentForm|session.changed|0')
}

/** The session ends under every call; who signed in unseen is asked for the profile when the comment is sent. */
const betweenSessions: Walk = async ({ guest, customer }) => {
  const { page, context, open, took } = await customer({ profile: false })
  await open(path, 'stockAlerts')
  let asked = 0
  page.on('request', (request) => (asked += checks.test(request.url()) ? 1 : 0))
  const atCheck = await loseSession(page, checks)
  await gestures['form.opened'](page)
  await took('commentForm', 'commentForm.profile.checking|xstate.error.actor.checkProfile|0')
  await gestures['draft.changed'](page)
  expect(asked).toBe(1)
  await atCheck.restore()
  await gestures['flow.resumed'](page)
  await profileForm(page).waitFor()
  const atSaving = await loseSession(page, /profile\/update/)
  await gestures['profile.submitted'](page)
  await form(page).waitFor()
  await atSaving.restore()
  await gestures['flow.resumed'](page)
  await profileForm(page).waitFor()
  await signOut(await context.newPage())
  await took('commentForm', 'commentForm.profile|session.changed|0')

  const visitor = await guest()
  await visitor.open(path, 'stockAlerts')
  await gestures['form.opened'](visitor.page)
  await gestures['draft.changed'](visitor.page)
  await signUp({ ...visitor, api: clientOf(visitor) })
  await gestures['comment.submitted'](visitor.page)
  await profileForm(visitor.page).waitFor()
  await gestures['dialog.dismissed'](visitor.page)
}

export const commentFormCover: BrowserCover = {
  title: 'the comment form',
  machines: [{ machine: commentFormMachine, unreachable: {} }],
  walks: {
    'writes while another tab signs in and out': besideAnotherTab,
    'writes though everything is lost once': withoutNetwork,
    'loses the session at every call of the form': betweenSessions,
  },
}

const form = (page: Page) => page.getByRole('dialog', { name: 'دیدگاه شما' })
const profileForm = (page: Page) => page.getByRole('dialog', { name: 'تکمیل اطلاعات' })
