import { describe, expect, it } from 'vitest'
import { openStaff } from './support/open-page.tsx'

const faq = { kind: 'faq' as const, categories: [] }

describe('the back office asks for confirmation before', () => {
  it('discarding a draft', async () => {
    const page = await openStaff('/staff/content/faq', {
      replies: {
        getStaffContent: {
          name: 'faq',
          version: 3,
          published: faq,
          draft: { base_version: 3, body: { kind: 'faq' }, revision: 5 },
        },
      },
    })
    await page.press('دور انداختن پیش‌نویس')
    await page.press('انصراف')
    expect(page.changes()).toEqual([])
    expect(await page.press('دور انداختن پیش‌نویس')).toEqual([
      'h2 دور انداختن پیش‌نویس؟',
      'button «بستن»',
      'هر چه پس از آخرین انتشار نوشته‌اید پاک می‌شود و برنمی‌گردد.',
      'button «دور انداخته شود»',
      'button «انصراف»',
    ])
    await page.press('دور انداخته شود')
    expect(page.changes()).toEqual([
      expect.stringMatching(/^DELETE \/staff\/content\/faq\/draft\/\?expected_draft=5&window=/),
    ])
  })

  it('restoring a version', async () => {
    const page = await openStaff('/staff/content/faq', {
      replies: {
        getStaffContent: {
          name: 'faq',
          version: 3,
          has_previous: true,
          published: faq,
          draft: null,
        },
      },
    })
    await page.press('بازگرداندن نسخهٔ پیش')
    expect(page.changes()).toEqual([])
    await page.press('بازگردانده شود')
    expect(page.changes()).toEqual([
      expect.stringContaining(
        'POST /staff/content/faq/undo/ {"expected_version":3,"expected_draft":0,',
      ),
    ])
  })

  it('removing a section of the home page', async () => {
    const page = await openStaff('/staff/content/homePage', {
      replies: {
        getStaffContent: {
          name: 'homePage',
          published: { kind: 'homePage', sections: [{ type: 'STORY', is_shown: true }] },
          draft: null,
        },
      },
    })
    await page.press('برداشتن ۱. استوری‌ها')
    expect(page.read()).not.toContain('هنوز بخشی نیست.')
    await page.press('برداشته شود')
    expect(page.read()).toContain('هنوز بخشی نیست.')
  })

  it('removing a written question of the FAQ, but not one that is still empty', async () => {
    const questions = [
      { question: 'گارانتی دارد؟', answer: 'بله' },
      { question: '', answer: '' },
    ]
    const page = await openStaff('/staff/content/faq', {
      replies: {
        getStaffContent: {
          name: 'faq',
          published: { kind: 'faq', categories: [{ title: 'خرید', questions }] },
          draft: null,
        },
      },
    })
    await page.press('برداشتن پرسش ۲')
    expect(page.read()).not.toContain('button «برداشتن پرسش ۲»')
    expect(await page.press('برداشتن پرسش ۱')).toContain('h2 برداشتن «پرسش ۱»؟')
    await page.press('انصراف')
    expect(page.read()).toContain('button «برداشتن پرسش ۱»')
    await page.press('برداشتن خرید')
    await page.press('برداشته شود')
    expect(page.read()).toContain('هنوز موضوعی نیست.')
  })

  it('removing a banner of the home page', async () => {
    const banner = { title: 'جشنواره' }
    const page = await openStaff('/staff/content/homePage', {
      replies: {
        getStaffContent: {
          name: 'homePage',
          published: {
            kind: 'homePage',
            sections: [{ type: 'FULL_WIDTH_BANNER', is_shown: true, banners: [banner] }],
          },
          draft: null,
        },
      },
    })
    await page.press('ویرایش محتوای بخش')
    expect(await page.press('برداشتن جشنواره')).toContain('h2 برداشتن «جشنواره»؟')
    expect(page.read()).toContain('button «برداشتن جشنواره»')
    await page.press('برداشته شود')
    expect(page.read()).not.toContain('button «برداشتن جشنواره»')
  })

  it('removing a canned reply', async () => {
    const page = await openStaff('/staff/canned-replies?id=3', {
      replies: { listCannedReplies: { results: [{ id: 3, title: 'سلام' }] } },
    })
    expect(await page.press('پاک کردن')).toContain('h2 پاک کردن «سلام»؟')
    expect(page.changes()).toEqual([])
    await page.press('پاک شود')
    expect(page.changes()).toEqual(['DELETE /staff/canned-reply/3/'])
  })

  it('removing a saved view', async () => {
    const page = await openStaff('/staff/returns?state=REQUESTED', {
      replies: {
        getStaffMember: { id: 4 },
        listStaffViews: {
          results: [{ id: 9, name: 'باز', query: 'state=REQUESTED', is_shared: true, staff_id: 4 }],
        },
      },
    })
    await page.press('بیشتر')
    await page.press('ویرایش نما')
    expect(await page.press('پاک کردن نما')).toContain(
      'این نما برای همهٔ همکاران پاک می‌شود و برنمی‌گردد. خود فهرست تغییری نمی‌کند.',
    )
    expect(page.changes()).toEqual([])
    await page.press('پاک شود')
    expect(page.changes()).toEqual(['DELETE /staff/view/9/'])
  })

  it('canceling a planned price', async () => {
    const page = await openStaff('/staff/price-plans', {
      replies: { listPricePlans: { results: [{ status: 'planned' }] } },
    })
    const before = page.changes().length
    await page.press('لغو زمان‌بندی 1.title')
    expect(page.changes().slice(before)).toEqual([])
    await page.press('لغو شود')
    expect(page.changes().slice(before)).toEqual(['POST /staff/price-plan/7967/cancel/'])
  })

  it('granting owner, but no other role', async () => {
    const page = await openStaff('/staff/members', {
      replies: { listStaffMembers: { results: [] } },
    })
    await page.write('شمارهٔ موبایل حساب', '09121112233')
    await page.press('مالک')
    expect(await page.press('ثبت دسترسی')).toContain('h2 دادن دسترسی مالک؟')
    expect(page.changes()).toEqual([])
    await page.press('انصراف')
    await page.press('مالک')
    await page.press('سفارش')
    await page.press('ثبت دسترسی')
    expect(page.changes()).toEqual([
      'PUT /staff/member/ {"phone_number":"09121112233","roles":["orders"],"expected_roles":[],"reason":""}',
    ])
  })

  it('signing out', async () => {
    const page = await openStaff('/staff')
    await page.press('خروج')
    expect(page.changes()).toEqual([])
    await page.press('خارج می‌شوم')
    expect(page.changes()).toEqual(['POST /accounts/logout/'])
  })
})
