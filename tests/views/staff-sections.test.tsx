import { describe, expect, it } from 'vitest'
import { openStaff } from './support/open-page.tsx'

describe('the sections of the back office', () => {
  it('are behind a button that says which one is shown', async () => {
    const page = await openStaff('/staff/returns')
    await page.press('بخش‌های پیشخان بازگشت کالا')
    expect(page.read('[role=dialog]').slice(0, 8)).toEqual([
      'h2 بخش‌های پیشخان',
      'button «بستن»',
      'nav «بخش‌های پیشخان»',
      'link «پیشخان» → /staff',
      'group «فروش»',
      'link «سفارش‌ها» → /staff/orders',
      'link «بازگشت کالا» → /staff/returns current',
      'group «کالا»',
    ])
  })

  it('show the desk of pick-ups as a part of the orders', async () => {
    const page = await openStaff('/staff/pick-up')
    await page.press('بخش‌های پیشخان سفارش‌ها')
    expect(page.read('[role=dialog]')).toContain('link «سفارش‌ها» → /staff/orders current')
  })

  it('are behind a button by their own name where none of them is shown', async () => {
    const page = await openStaff('/staff/unknown')
    expect(await page.press('بخش‌ها')).toContain('h2 بخش‌های پیشخان')
  })
})
