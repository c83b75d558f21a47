import { describe, expect, it } from 'vitest'
import { openStaff } from './support/open-page.tsx'

describe('the list of orders', () => {
  const replies = {
    listStaffOrders: { ready_for_pickup: 3, counts: [{ status: 'SENDING', total: 5 }] },
  } as const

  it('counts those that wait at the desk among the sent ones, and narrows down to them', async () => {
    const page = await openStaff('/staff/orders', { replies })
    const states = '[aria-label="وضعیت سفارش"]'
    expect(page.read(states)).toEqual([
      'link «همه (۵)» → /staff/orders current',
      'link «ارسال‌شده (۵)» → /staff/orders?status=SENDING',
      'link «آمادهٔ تحویل (۳)» → /staff/orders?status=READY_FOR_PICKUP',
    ])
    await page.press('آمادهٔ تحویل (۳)')
    expect(page.calls.findLast((call) => call.startsWith('GET /staff/order/'))).toBe(
      'GET /staff/order/?ready_for_pickup=true&sort=-created_at&page=1',
    )
    expect(page.read(states)).toContain(
      'link «آمادهٔ تحویل (۳)» → /staff/orders?status=READY_FOR_PICKUP current',
    )
    await page.press('بیشتر')
    await page.press('خروجی CSV از ۸۸ نتیجه')
    expect(page.changes()).toEqual([
      'POST /staff/export/ {"list":"orders","ready_for_pickup":true,"format":"csv"}',
    ])
  })

  it('says how many filters are active, and removes each of them', async () => {
    const page = await openStaff('/staff/orders?lookup=0912&from=2026-11-01', { replies })
    expect(page.read().filter((line) => /فیلترها|حذف/.test(line))).toEqual([
      'button «فیلترها (۱)»',
      'nav «فیلترهای فعال»',
      'link «حذف فیلتر: جستجو: ۰۹۱۲» → /staff/orders?from=2026-11-01',
      'link «حذف فیلتر: از ۱۰ آبان ۱۴۰۵» → /staff/orders?lookup=0912',
    ])
  })

  it('is narrowed down to the typed days by the button that shows the results', async () => {
    const page = await openStaff('/staff/orders', { replies })
    await page.press('فیلترها')
    await page.write('از روز', '۱۴۰۵/۱۳/۴۰')
    expect(await page.press('دیدن نتیجه‌ها')).toContainEqual(expect.stringMatching(/^alert: /))
    expect(document.querySelector('[role=dialog]')).not.toBeNull()
    await page.write('از روز', '۱۴۰۵/۰۸/۱۰')
    await page.press('دیدن نتیجه‌ها')
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })

  it('has a menu of less common tools by the name of its button, on the board too', async () => {
    const page = await openStaff('/staff/orders?view=board')
    await page.press('بیشتر')
    expect(page.read('[role=dialog]')).toEqual([
      'h2 بیشتر',
      'button «بستن»',
      'link «تحویل حضوری» → /staff/pick-up',
    ])
  })

  it('names a filter alone until the name of what is chosen is known', async () => {
    const page = await openStaff('/staff/products?brand=999&stock=low')
    expect(page.read('[aria-label="فیلترهای فعال"]')).toEqual([
      'link «حذف فیلتر: برند» → /staff/products?stock=low',
      'link «حذف فیلتر: موجودی: رو به پایان» → /staff/products?brand=999',
    ])
  })
})
