import { randomInt } from 'node:crypto'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { staffWarrantyImportMachine } from '#machines/flows/staff-warranty-import/staff-warranty-import.machine.ts'
import { breakCall, loseReply } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { answer } from '#tests/support/shopper.ts'
import { importCodes } from '#tests/support/warranty-codes.ts'
import { alert, offline, retry, says } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const lines = (page: Page) => page.getByLabel('سطرها', { exact: true })
const gestures = {
  'file.chosen': (page: Page, text: string) =>
    page
      .getByLabel('انتخاب فایل CSV')
      .setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }),
  'lines.changed': (page: Page, text: string) => lines(page).fill(text),
  'check.requested': (page: Page) => press(page, /^بررسی (سطرها|دوباره)$/),
  'import.confirmed': (page: Page) => press(page, /^ورود .+ کد$/),
  'retry.requested': retry,
  'import.left': (page: Page) => press(page, /^(بازگشت به سطرها|ورود کدهای دیگر)$/),
} satisfies Gestures<typeof staffWarrantyImportMachine>

const importing = /\/warranty-import\/$/

/** Codes are imported from a file that was corrected first; a lost reply and a colleague come in between. */
const importingCodes: Walk = async ({ staff }) => {
  const member = await staff()
  const { page, api } = member
  const { results } = await answer(api.GET('/staff/product/', { params: { query: {} } }))
  const sku = results[0]?.sku ?? ''
  const line = () => `FZWALK${randomInt(1e9)}X,840213570000,${sku}`
  const take = async (state: string, event: string, index = 0) =>
    member.took('staffWarrantyImport', `staffWarrantyImport.${state}|${event}|${index}`)
  await member.open('/staff/devices', 'staffWarrantyImport')
  await gestures['check.requested'](page)
  await page.getByText('سطرها را بنویسید یا فایل را انتخاب کنید.').waitFor()
  await gestures['lines.changed'](page, 'code,registry,product')
  await gestures['check.requested'](page)
  await page.getByText('سطرها را بنویسید یا فایل را انتخاب کنید.').waitFor()
  await gestures['file.chosen'](page, `${line()}\nFZ1,840213570000,${sku}`)
  await take('writing', 'file.chosen')
  await expect.poll(() => lines(page).inputValue()).toContain('FZ1,')
  const checking = await breakCall(page, /\/check\/$/)
  await gestures['check.requested'](page)
  await alert(page, offline)
  checking.mend()
  await gestures['check.requested'](page)
  await alert(page, '۱ سطر از ۲ سطر ایراد دارد')
  const first = line()
  await gestures['lines.changed'](page, first)
  await gestures['check.requested'](page)
  await gestures['import.left'](page)
  await take('checked', 'import.left')
  await gestures['check.requested'](page)
  const calling = await breakCall(page, importing)
  await gestures['import.confirmed'](page)
  await alert(page, offline)
  await gestures['import.left'](page)
  await take('failed', 'import.left')
  calling.mend()
  await gestures['check.requested'](page)
  await loseReply(page, importing)
  await gestures['import.confirmed'](page)
  await alert(page, offline)
  await gestures['retry.requested'](page)
  await says(page, '۱ کد گارانتی وارد شد.')
  await gestures['import.left'](page)
  await take('imported', 'import.left')

  const second = line()
  await gestures['lines.changed'](page, second)
  await gestures['check.requested'](page)
  await page.getByRole('button', { name: /^ورود .+ کد$/ }).waitFor()
  await answer(importCodes({ api }, second, `walk-${randomInt(1e9)}`))
  await gestures['import.confirmed'](page)
  await alert(page, 'هیچ کدی وارد نشد')
  await gestures['check.requested'](page)
  await alert(page, '۱ سطر از ۱ سطر ایراد دارد')
  const third = line()
  await gestures['lines.changed'](page, third)
  await gestures['check.requested'](page)
  await page.getByRole('button', { name: /^ورود .+ کد$/ }).waitFor()
  await answer(importCodes({ api }, third, `walk-${randomInt(1e9)}`))
  await gestures['import.confirmed'](page)
  await alert(page, 'هیچ کدی وارد نشد')
  await gestures['import.left'](page)
  await take('refused', 'import.left')
}

export const staffDevicesCover: BrowserCover = {
  title: 'importing warranty codes',
  machines: [
    {
      machine: staffWarrantyImportMachine,
      unreachable: {
        'staffWarrantyImport.reading|xstate.error.actor.readFile|0':
          'a file that was just chosen can be read, unless it is taken away in the same moment',
      },
    },
  ],
  walks: { 'a staff member imports codes, and a colleague the same ones': importingCodes },
}
