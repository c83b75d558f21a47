import { describe, expect, it } from 'vitest'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { staffMember } from './support/customer.ts'
import { useBrowser } from './support/story.ts'

useBrowser()

/** The pages of the finance part, with their headings. */
const pages = [
  ['payments', 'تراکنش‌ها'],
  ['ledger', 'دفتر کل'],
  ['withdrawals', 'برداشت‌ها'],
  ['discounts', 'کدهای تخفیف'],
  ['discounts/1', 'کد '],
] as const

describe('the finance part of the back office', () => {
  it('has pages that everyone can use, on a phone and a desktop', async () => {
    const { page } = await staffMember()
    for (const [path, title] of pages) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`/staff/${path}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByRole('status').filter({ hasText: /./ }).first().waitFor()
      expect(await axeFindingsInBothThemes(page, 'light')).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await axeFindings(page)).toEqual([])
    }
  })
})
