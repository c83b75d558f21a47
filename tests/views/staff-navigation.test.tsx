import { describe, expect, it } from 'vitest'
import { followLayers } from '#src/lib/history-layers.ts'
import { openStaff, type Shown } from './support/open-page.tsx'

followLayers()

describe('a narrowed list', () => {
  it('leaves the focus in the search, and moves it to the next filter or the search once one is removed', async () => {
    const page = await openStaff('/staff/orders?from=2026-11-01&to=2026-11-10')
    const field = document.querySelector('input[name=lookup]')
    if (!(field instanceof HTMLInputElement)) throw new Error('there is no search')
    field.focus()
    await page.write('lookup', '۰۹۱۲')
    await page.press('پیدا کن')
    await expect.poll(linkNames).toHaveLength(3)
    expect(document.activeElement).toBe(field)
    for (const left of [2, 1]) {
      await page.press(linkNames()[0] ?? '')
      await expect.poll(linkNames).toHaveLength(left)
      expect(document.activeElement?.textContent).toBe(linkNames()[0])
    }
    await page.press(linkNames()[0] ?? '')
    await expect.poll(() => document.activeElement).toBe(field)
    expect(field.value).toBe('')
  })

  it('begins again from its first page, and says if nothing was found or nothing is there yet', async () => {
    const articles = { results: [{ id: 7, title: 'کابل USB' }], next: 7 as number | null }
    const page = await openStaff('/staff/articles?before=54', {
      replies: { listStaffArticles: articles },
    })
    await page.write('lookup', ' USB ')
    const found = await page.press('پیدا کن')
    expect(page.calls.at(-1)).toBe('GET /staff/article/?lookup=USB')
    expect(found).toContain('link «حذف فیلتر: جستجو: USB» → /staff/articles')
    expect(found).toContain('link «مقاله‌های پیش‌تر» → /staff/articles?lookup=USB&before=7')
    articles.results = []
    articles.next = null
    const empty = (await page.reload()).join()
    expect(empty).toContain('مقاله‌ای پیدا نشد')
    expect(empty).toContain('link «همهٔ مقاله‌ها» → /staff/articles')
    const none = await page.press('حذف فیلتر: جستجو: USB')
    expect(none.join()).toContain('هنوز مقاله‌ای نیست')
  })
})

describe('a row of a list', () => {
  it('regains the focus after Back, once the list is rendered', async () => {
    const page = await openStaff('/staff/orders', {
      replies: {
        listStaffOrders: { results: [{ id: 501 }, { id: 502 }] },
        getStaffOrder: { id: 502 },
      },
    })
    await page.press('۵۰۲')
    expect(document.activeElement?.textContent).toBe('سفارش ۵۰۲')
    await page.back()
    expect(document.activeElement?.textContent).toBe('۵۰۲')
    await page.press('۵۰۲')
    await page.press('سفارش‌ها', 'main')
    expect(document.activeElement?.textContent).toBe('سفارش‌ها')
  })

  it('does not have the focus after Back if it was only opened in another tab', async () => {
    const page = await openStaff('/staff/orders', {
      replies: { listStaffOrders: { results: [{ id: 501 }, { id: 502 }] } },
    })
    const row = [...document.querySelectorAll('main a')].find(
      ({ textContent }) => textContent === '۵۰۲',
    )
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    await page.after(() => row?.dispatchEvent(click))
    expect(location.pathname).toBe('/staff/orders')
    await page.press('بازگشت کالا، ۸۶ در انتظار', 'nav')
    expect(location.pathname).toBe('/staff/returns')
    await page.back()
    expect(document.activeElement?.textContent).toBe('سفارش‌ها')
  })
})

describe('a selection', () => {
  const replies = {
    listStaffOrders: {
      results: [
        { id: 501, text_status: 'NOT_CHECKED', is_in_person: false },
        { id: 502, text_status: 'NOT_CHECKED', is_in_person: false },
      ],
      total: 2,
      page_count: 1,
      counts: [{ status: 'NOT_CHECKED', total: 2 }],
    },
    getStaffOrder: { id: 501 },
    moveOrders: {
      results: [
        { id: 501, status: 'PAYMENT_VERIFIED', problem: null },
        { id: 502, status: 'PAYMENT_VERIFIED', problem: null },
      ],
    },
  } as const
  const count = (page: Shown) => page.read('[aria-label="انتخاب سفارش‌ها"]')[0]
  const movedBoth = async (page: Shown) => {
    await page.after(() => document.querySelector<HTMLInputElement>('th input')?.click())
    expect(count(page)).toBe('status: ۲ سفارش انتخاب شده است.')
    await page.press('گام بعدی ۲ سفارش')
    await page.press('بردن ۲ سفارش به گام بعد')
    await expect.poll(() => history.state?.layers).toBe(undefined)
    expect(count(page)).toBe('status: سفارشی انتخاب نشده است.')
  }

  it('that was used does not come back to whoever opens a row and goes back', async () => {
    const page = await openStaff('/staff/orders', { replies })
    await movedBoth(page)
    await page.press('۵۰۱')
    await page.back()
    expect(count(page)).toBe('status: سفارشی انتخاب نشده است.')
  })

  it('that was used under a filter chosen since does not come back either', async () => {
    const page = await openStaff('/staff/orders', { replies })
    await page.press('پرداخت‌شده (۲)')
    await movedBoth(page)
    await page.press('۵۰۱')
    await page.back()
    expect(count(page)).toBe('status: سفارشی انتخاب نشده است.')
  })

  it('that was used after sorting does not come back in the entry before either', async () => {
    const page = await openStaff('/staff/orders', { replies })
    await page.press('انتخاب سفارش ۵۰۱')
    await page.press('مبلغ', 'th:has([title*="مبلغ"])')
    await page.after(() => document.querySelector<HTMLInputElement>('th input')?.click())
    await page.press('گام بعدی ۲ سفارش')
    await page.press('بردن ۲ سفارش به گام بعد')
    await expect.poll(() => history.state?.layers).toBe(undefined)
    await page.press('۵۰۱')
    await page.after(() => history.go(-2))
    expect(location.search).toBe('')
    expect(count(page)).toBe('status: سفارشی انتخاب نشده است.')
  })
})

describe('the link from an order back to the list', () => {
  it('keeps how the list was filtered last', async () => {
    const page = await openStaff('/staff/orders?status=SENDING&page=2', {
      replies: {
        listStaffOrders: { results: [{ id: 501 }] },
        getStaffOrder: { id: 501 },
      },
    })
    await page.press('۵۰۱')
    await page.press('سفارش‌ها', 'main')
    expect(location.pathname + location.search).toBe('/staff/orders?status=SENDING&page=2')
  })
})

describe('the canned replies', () => {
  it('are left for a new one once one of them is saved, whose number is also how many there are', async () => {
    const results = [
      { id: 3, title: 'مرجوعی', text: 'پاسخ', version: 1 },
      { id: 2, title: 'ارسال', text: 'پاسخ دیگر', version: 1 },
    ]
    const page = await openStaff('/staff/canned-replies?id=2', {
      replies: {
        listCannedReplies: { results },
        updateCannedReply: { results: results.map((each) => ({ ...each, version: 2 })) },
      },
    })
    await page.write('text', 'پاسخ تازه')
    await page.press('ثبت پاسخ')
    await expect.poll(() => page.read()).toContain('h2 نوشتن پاسخ تازه')
    expect(page.read()).toContain('field «متن»')
    expect(page.read()).not.toContainEqual(expect.stringContaining('همکاری این پاسخ را'))
  })

  it('are left with one press of the back button once one of them is changed', async () => {
    const results = [{ id: 2, title: 'ارسال', text: 'پاسخ', version: 1 }]
    const page = await openStaff('/staff/tickets', {
      replies: {
        listCannedReplies: { results },
        updateCannedReply: { results: results.map((each) => ({ ...each, version: 2 })) },
      },
    })
    await page.press('پاسخ‌های آماده', 'nav')
    await page.press('ارسال', 'main')
    await page.write('text', 'پاسخ تازه')
    await page.press('ثبت پاسخ')
    await expect.poll(() => page.read()).toContain('h2 نوشتن پاسخ تازه')
    await expect.poll(() => history.state?.layers).toBe(undefined)
    await page.back()
    expect(location.pathname).toBe('/staff/tickets')
  })

  it('are left with one press of the back button once a new one is saved', async () => {
    const page = await openStaff('/staff/tickets', {
      replies: { listCannedReplies: { results: [] } },
    })
    await page.press('پاسخ‌های آماده', 'nav')
    await page.write('title', 'ارسال')
    await page.write('text', 'پاسخ')
    await page.press('ثبت پاسخ')
    const saved = expect.stringContaining('/staff/canned-replies?id=')
    await expect.poll(() => page.read()).toContainEqual(saved)
    await expect.poll(() => history.state?.layers).toBe(undefined)
    await page.back()
    expect(location.pathname).toBe('/staff/tickets')
  })
})

const linkNames = () =>
  [...document.querySelectorAll('nav[aria-label="فیلترهای فعال"] a')].map(
    ({ textContent }) => textContent,
  )
