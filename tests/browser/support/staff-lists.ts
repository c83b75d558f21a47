import type { Page } from 'playwright'
import { press } from './purchase.ts'

/** Presses an entry in the menu of a list of the back office. */
export async function pressInMenu(page: Page, name: string | RegExp): Promise<void> {
  await press(page, 'بیشتر')
  await press(page, name)
}

/** Changes the filters of a list of the back office in their sheet, which closes afterwards. */
export async function filterBy(page: Page, change: () => Promise<unknown>): Promise<void> {
  await press(page, /^فیلترها/)
  await change()
  await press(page, 'دیدن نتیجه‌ها')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
