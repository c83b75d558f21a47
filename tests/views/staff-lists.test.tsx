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

  it('says how many filters are in use, and takes each of them back', async () => {
    const page = await openStaff('/staff/orders?lookup=0912&from=2026-11-01', { replies })
    expect(page.read().filter((line) => /فیلترها|حذف/.test(line))).toEqual([
      'button «فیلترها (۱)»',
      'nav «فیلترهای انتخاب‌شده»',
      'link «حذف جستجو: ۰۹۱۲» → /staff/orders?from=2026-11-01',
      'link «حذف از ۱۰ آبان ۱۴۰۵» → /staff/orders?lookup=0912',
    ])
  })
})

describe('the sections of the back office', () => {
  it('are behind a button that says which one is shown', async () => {
    const page = await openStaff('/staff/pick-up')
    await page.press('بخش‌های پیشخان بخش‌ها')
    expect(page.read('[role=dialog]').slice(0, 8)).toEqual([
      'h2 بخش‌های پیشخان',
      'button «بستن»',
      'nav «بخش‌های پیشخان»',
      'link «پیشخان» → /staff',
      'group «فروش»',
      'link «سفارش‌ها» → /staff/orders',
      'link «بازگشت کالا» → /staff/returns',
      'group «کالا»',
    ])
  })
})

describe('what is typed into the form of a new product', () => {
  it('is there after a reload, also what is no number', async () => {
    const before = await openStaff('/staff/products/new')
    await before.write('title', 'گوشی تازه')
    await before.write('price', 'پنج میلیون')
    const after = await openStaff('/staff/products/new')
    expect(after.read()).toEqual(
      expect.arrayContaining([
        'field «عنوان» = گوشی تازه',
        'field «قیمت (تومان)» = پنج میلیون invalid',
      ]),
    )
  })
})

describe('an article without its picture', () => {
  it('is not published: the focus goes to the picture, which says what is missing', async () => {
    const article = { kind: 'article', title: 'شارژر', cover: '', is_shown: false } as const
    const body = { ...article, is_shown: true }
    const page = await openStaff('/staff/articles/7', {
      replies: {
        getStaffContent: {
          name: 'article-7',
          version: 1,
          published: article,
          draft: { base_version: 1, body },
        },
      },
    })
    await page.press('انتشار')
    const field = document.activeElement
    expect(field?.getAttribute('aria-label')).toBe('بارگذاری تصویر اصلی')
    const [, fault = ''] = field?.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(document.getElementById(fault)?.textContent).toBe('تصویر را بارگذاری کنید.')
    expect(page.changes()).toEqual([])
  })
})
