import type { Page } from 'playwright'
import { staffExportMachine } from '#machines/flows/staff-export/staff-export.machine.ts'
import { answerCall, breakCall, loseReply, refuseCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { alert, offline, retry } from './actions.ts'
import { timerFails, type BrowserCover, type Gestures, type Walk } from './cover.ts'

const gestures = {
  'export.requested': async (page: Page) => {
    await press(page, 'بیشتر')
    await press(page, /^خروجی CSV/)
  },
  'retry.requested': retry,
  'export.dismissed': (page: Page) =>
    page
      .getByRole('group', { name: 'خروجی همهٔ نتیجه‌ها' })
      .getByRole('button', { name: 'بستن' })
      .click(),
} satisfies Gestures<typeof staffExportMachine>

const took = (state: string) => `staffExport.${state}|export.dismissed|0`
const asking = /^POST .*\/staff\/export\/$/
const following = /\/staff\/export\/\d+\/$/
const file = { id: 1, list: 'products', format: 'csv', entries_total: 2, entries_done: 1 }
/** How far a file is, which is kept until tomorrow. */
const progress = (status: string) => () => ({
  ...file,
  status,
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
})

/** A file is asked for although the network is lost, followed, left alone, broken once, and downloaded. */
const exporting: Walk = async ({ staff }) => {
  const member = await staff()
  const { page } = member
  const dismiss = async (state: string) => {
    await gestures['export.dismissed'](page)
    await member.took('staffExport', took(state))
  }
  await member.open('/staff/products?search=Bip', 'staffExport')
  const request = () => gestures['export.requested'](page)

  await refuseCall(page, asking, { status: 409, code: 'export_limit_reached' }, 1)
  await request()
  await alert(page, 'پنج خروجی شما')
  await dismiss('refused')

  const line = await breakCall(page, asking)
  await request()
  await alert(page, offline)
  await dismiss('failed')
  line.mend()

  const slow = await answerCall(page, following, progress('running'))
  await loseReply(page, asking)
  await request()
  await alert(page, offline)
  await gestures['retry.requested'](page)
  await page.getByText(/^۱ از ۲ نتیجه نوشته شد/).waitFor()
  await dismiss('following')
  slow.mend()

  const missing = await refuseCall(page, following, { status: 404, code: 'export_not_found' })
  await request()
  await alert(page, 'این فایل پیدا نشد')
  await dismiss('refused')
  missing.mend()

  const gone = await breakCall(page, following)
  await request()
  await alert(page, offline)
  await dismiss('lost')
  await request()
  await alert(page, offline)
  gone.mend()
  await gestures['retry.requested'](page)
  await page.getByRole('link', { name: 'دریافت فایل' }).waitFor()
  await request()
  await page.getByRole('link', { name: 'دریافت فایل' }).waitFor()
  await dismiss('ready')

  const failed = await answerCall(page, following, progress('failed'))
  await request()
  await alert(page, 'ساخت فایل ناتمام ماند')
  await request()
  await alert(page, 'ساخت فایل ناتمام ماند')
  await dismiss('broken')
  failed.mend()
}

export const staffExportsCover: BrowserCover = {
  title: 'exporting products from the back office',
  machines: [
    {
      machine: staffExportMachine,
      unreachable: { 'staffExport.following.pausing|xstate.error.actor.pause|0': timerFails },
    },
  ],
  walks: { 'a staff member exports what a list finds': exporting },
}
