import type { Page } from 'playwright'
import { expect } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { staffContentMachine } from '#machines/flows/staff-content/staff-content.machine.ts'
import type { Customer } from '#tests/browser/support/customer.ts'
import { breakCall, refuseOnce } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, offline, retry, says } from './actions.ts'
import { timerFails, type BrowserCover, type Gestures, type Walk } from './cover.ts'

const lastAnswer = (page: Page) => page.getByLabel('پاسخ', { exact: true }).last()

const gestures = {
  'content.changed': async (page: Page, text: string) => {
    await page.locator('textarea:not([readonly])').last().waitFor({ state: 'attached' })
    if (!(await lastAnswer(page).isVisible()))
      await page.locator('summary', { hasText: 'پرسش' }).last().click()
    await lastAnswer(page).fill(text)
  },
  'publication.requested': (page: Page) => press(page, 'انتشار'),
  'undo.requested': async (page: Page) => {
    await press(page, 'بازگرداندن نسخهٔ پیش')
    await press(page, 'بازگردانده شود')
  },
  'draft.dropped': async (page: Page, name = 'دور انداختن پیش‌نویس') => {
    await press(page, name)
    await press(page, name === 'ماندن متن منتشرشده' ? 'پیش‌نویس من پاک شود' : 'دور انداخته شود')
  },
  'version.requested': async (page: Page, version: number) => {
    const button = page.getByRole('button', {
      name: `آوردن نسخهٔ ${toPersianDigits(version)} به پیش‌نویس`,
    })
    if (!(await button.isVisible()))
      await page.locator('summary', { hasText: 'تاریخچهٔ نسخه‌ها' }).click()
    await button.click()
  },
  'side.chosen': (page: Page, name: string) => page.getByRole('radio', { name }).check(),
  'merge.accepted': (page: Page) => press(page, 'ادامه با متن ادغام‌شده'),
  'retry.requested': retry,
} satisfies Gestures<typeof staffContentMachine>

const params = { path: { name: 'faq' } } as const
const kept = 'پیش‌نویس نگه داشته شد'
const conflict = 'در پنجره یا دستگاه دیگرتان منتشر کرده‌اید'
const savedConflict = 'در پنجره یا دستگاه دیگر شما تغییر کرده است'

/** The frequent questions are edited though the network is lost; meanwhile they are published in another window. */
const editing: Walk = async ({ staff }) => {
  const member = await staff()
  const { page, api } = member
  const { published, version } = await contentOf(api)
  const text = `پاسخ ${version}`
  const { 'content.changed': change, 'publication.requested': publish } = gestures
  const loading = await breakCall(page, /\/staff\/content\/faq\/$/)
  await member.open('/staff/content/faq', 'staffContent')
  await alert(page, offline)
  loading.mend()
  await gestures['retry.requested'](page)

  const keeping = await breakCall(page, /\/draft\/$/)
  await change(page, text)
  await alert(page, offline)
  keeping.mend()
  await gestures['retry.requested'](page)
  await says(page, kept)
  await gestures['draft.dropped'](page)
  await says(page, 'پیش‌نویس دور انداخته شد')

  await change(page, ' ')
  await publish(page)
  await page.getByText('این خانه را پر کنید.').waitFor()
  await change(page, text)
  const publishing = await breakCall(page, /\/publish\/$/)
  await publish(page)
  await alert(page, offline)
  publishing.mend()
  await gestures['retry.requested'](page)
  await says(page, 'منتشر شد')
  await gestures['undo.requested'](page)
  await says(page, 'نسخهٔ پیش دوباره منتشر شد')

  const first = version + 1
  const reading = await breakCall(page, /\/versions\/\d+\/$/)
  await gestures['version.requested'](page, first)
  await alert(page, offline)
  reading.mend()
  await gestures['version.requested'](page, first)
  await gestures['draft.dropped'](page)
  await says(page, 'همان است که خریداران می‌بینند')
  const readingAgain = await breakCall(page, /\/versions\/\d+\/$/)
  await gestures['version.requested'](page, first)
  await alert(page, offline)
  readingAgain.mend()
  await gestures['retry.requested'](page)
  await says(page, 'این نسخه در پیش‌نویس شما قرار گرفت')
  await gestures['draft.dropped'](page)
  await says(page, 'پیش‌نویس دور انداخته شد')
  const saving = await breakCall(page, /\/draft\/$/)
  await gestures['version.requested'](page, first)
  await alert(page, offline)
  saving.mend()
  await gestures['retry.requested'](page)
  await says(page, kept)
  await gestures['draft.dropped'](page)
  await says(page, 'همان است که خریداران می‌بینند')
  await publishElsewhere(api, answering(published, `${text} در این میان`))
  await gestures['version.requested'](page, first)
  await alert(page, conflict)
  await gestures['draft.dropped'](page, 'ماندن متن منتشرشده')
  await says(page, 'همان است که خریداران می‌بینند')

  await refuseOnce(page, /\/publish\/$/, 'validation_failed')
  await change(page, `${text} دیگر`)
  await publish(page)
  await alert(page, 'درست وارد نشده')
  await publishElsewhere(api, published)
  await publish(page)
  await alert(page, conflict)
  await gestures['side.chosen'](page, `${text} دیگر`)
  await gestures['merge.accepted'](page)
  await says(page, kept)
  await publish(page)
  await says(page, 'منتشر شد')

  await says(page, 'همان است که خریداران می‌بینند')
  await publishElsewhere(api, answering(published, `${text} از همکار`))
  await change(page, `${text} پس از همکار`)
  await alert(page, conflict)
  await gestures['side.chosen'](page, `${text} از همکار`)
  await page.reload()
  await alert(page, conflict)
  await page.getByText(`${text} پس از همکار`).first().waitFor()
  await gestures['side.chosen'](page, `${text} پس از همکار`)
  await gestures['merge.accepted'](page)
  await says(page, kept)
  await publish(page)
  await says(page, 'منتشر شد')

  await change(page, '')
  await says(page, kept)
  await publishElsewhere(api, published)
  await page.reload()
  await alert(page, conflict)
  await gestures['draft.dropped'](page, 'ماندن متن منتشرشده')
  await says(page, 'پیش‌نویس دور انداخته شد')
}

/** The frequent questions are edited in two windows of the same member, one of which is the API. */
const inTwoWindows: Walk = async ({ staff }) => {
  const member = await staff()
  const { page, api } = member
  const { published, version } = await contentOf(api)
  const text = `پنجره ${version}`
  const { 'content.changed': change, 'publication.requested': publish } = gestures
  await publishElsewhere(api, answering(published, `${text} نخست`))
  await member.open('/staff/content/faq', 'staffContent')
  await says(page, 'همان است که خریداران می‌بینند')

  await saveElsewhere(api, answering(published, `${text} آنجا`))
  await change(page, `${text} اینجا`)
  await alert(page, savedConflict)
  await gestures['side.chosen'](page, `${text} آنجا`)
  await gestures['merge.accepted'](page)
  await says(page, kept)
  expect(await lastAnswer(page).inputValue()).toBe(`${text} آنجا`)
  await gestures['draft.dropped'](page)
  await says(page, 'پیش‌نویس دور انداخته شد')

  await change(page, `${text} نگه‌داشته`)
  await says(page, kept)
  await saveElsewhere(api, answering(published, `${text} جای دیگر`))
  await gestures['draft.dropped'](page)
  await says(page, 'آخرین متن را می‌بینید')
  expect(await lastAnswer(page).inputValue()).toBe(`${text} جای دیگر`)
  await gestures['draft.dropped'](page)
  await says(page, 'همان است که خریداران می‌بینند')

  await saveElsewhere(api, answering(published, `${text} باز آنجا`))
  await gestures['version.requested'](page, version)
  await alert(page, savedConflict)
  await gestures['side.chosen'](page, `${text} باز آنجا`)
  await gestures['merge.accepted'](page)
  await says(page, kept)

  await saveElsewhere(api, answering(published, `${text} پیش از انتشار`))
  await publishElsewhere(api, answering(published, `${text} منتشرشده`))
  await change(page, `${text} پس از انتشار`)
  await alert(page, savedConflict)
  await gestures['side.chosen'](page, `${text} پس از انتشار`)
  await gestures['merge.accepted'](page)
  await alert(page, conflict)
  await gestures['side.chosen'](page, `${text} پس از انتشار`)
  await gestures['merge.accepted'](page)
  await says(page, kept)

  const keeping = await breakCall(page, /\/draft\/$/)
  await change(page, `${text} دیگر`)
  await alert(page, offline)
  keeping.mend()
  await refuseOnce(page, /\/publish\/$/, 'changed_meanwhile')
  await publish(page)
  await alert(page, 'هم‌زمان تغییر داده')
  await gestures['retry.requested'](page)
  await says(page, kept)
  await publish(page)
  await says(page, 'منتشر شد')
}

/** Saved by the same account as its draft, from another window. */
async function saveElsewhere(api: Customer['api'], body: Published): Promise<void> {
  const { version } = await contentOf(api)
  const change = { body, expected_version: version }
  await answer(api.PUT('/staff/content/{name}/draft/', { params, body: change }))
}

/** Published by the same account, from another window. */
async function publishElsewhere(api: Customer['api'], body: Published): Promise<void> {
  const { version, draft } = await contentOf(api)
  const change = { body, expected_version: version }
  await answer(api.POST('/staff/content/{name}/publish/', { params, body: change }))
  if (draft === null) return
  const again = { body: draft.body, expected_version: draft.base_version }
  await answer(api.PUT('/staff/content/{name}/draft/', { params, body: again }))
}

/** The questions with another answer at their end. */
function answering(content: Published, answer: string): Published {
  if (content.kind !== 'faq') return content
  const categories = content.categories.map((category, place) => ({
    ...category,
    questions: category.questions.map((question, at) =>
      place === content.categories.length - 1 && at === category.questions.length - 1
        ? { ...question, answer }
        : question,
    ),
  }))
  return { ...content, categories }
}

type Published = Awaited<ReturnType<typeof contentOf>>['published']
const contentOf = (api: Customer['api']) => answer(api.GET('/staff/content/{name}/', { params }))

export const staffContentsCover: BrowserCover = {
  title: 'editing the texts of the site in the back office',
  machines: [
    {
      machine: staffContentMachine,
      unreachable: { 'staffContent.editing.typing|xstate.error.actor.rest|0': timerFails },
    },
  ],
  walks: {
    'a staff member edits the questions, which are published elsewhere too': editing,
    'a staff member edits the questions in two windows': inTwoWindows,
  },
}
