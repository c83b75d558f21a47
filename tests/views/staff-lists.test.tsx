import { describe, expect, it } from 'vitest'
import { useSearchParams } from 'wouter'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { OlderLinks } from '#staff/table/OlderLinks.tsx'
import { openStaff, showPart } from './support/open-page.tsx'

describe('the list of orders', () => {
  const replies = {
    listStaffOrders: { ready_for_pickup: 3, counts: [{ status: 'SENDING', total: 5 }] },
  } as const

  it('keeps the selected orders for whoever opens one and goes back, for the same filter alone', async () => {
    const one: Schemas['SelectedOrders']['orders'][number] = {
      id: 501,
      text_status: 'NOT_CHECKED',
      is_in_person: false,
      lacks_parcel_code: false,
      has_outdated_print: false,
    }
    const page = await openStaff('/staff/orders', {
      replies: {
        listStaffOrders: { results: [one, { id: 502 }], total: 60, ...replies.listStaffOrders },
        getStaffOrder: { id: 501 },
      },
    })
    const count = () => page.read('[aria-label="انتخاب سفارش‌ها"]')[0]
    await page.press('انتخاب سفارش ۵۰۱')
    expect(count()).toBe('status: ۱ سفارش انتخاب شده است.')
    expect(history.state).toEqual({
      selection: { id: expect.any(String), key: expect.any(String), rows: [one], isAll: false },
    })
    await page.press('۵۰۱')
    expect(page.read()).toContain('h1 سفارش ۵۰۱')
    one.text_status = 'PAYMENT_VERIFIED'
    await page.back()
    expect(count()).toBe('status: ۱ سفارش انتخاب شده است.')
    await page.press('ارسال‌شده (۲)')
    expect(count()).toBe('status: سفارشی انتخاب نشده است.')
    await page.press('۵۰۱')
    await page.back()
    expect(count()).toBe('status: سفارشی انتخاب نشده است.')
    await page.back()
    expect(count()).toBe('status: ۱ سفارش انتخاب شده است.')
    await page.press(staffOrders.selection.clear)
    await page.press('۵۰۱')
    await page.back()
    expect(count()).toBe('status: سفارشی انتخاب نشده است.')
  })

  it('counts an order that waits at the desk as ready alone, and narrows down to either', async () => {
    const page = await openStaff('/staff/orders', { replies })
    const states = '[aria-label="وضعیت سفارش"]'
    expect(page.read(states)).toEqual([
      'link «همه (۵)» → /staff/orders current',
      'link «ارسال‌شده (۲)» → /staff/orders?status=SENDING',
      'link «آمادهٔ تحویل (۳)» → /staff/orders?status=READY_FOR_PICKUP',
    ])
    await page.press('ارسال‌شده (۲)')
    expect(page.calls.findLast((call) => call.startsWith('GET /staff/order/'))).toBe(
      'GET /staff/order/?text_status=SENDING&ready_for_pickup=false&sort=-created_at&page=1',
    )
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

  it('names in a step for many orders apart what those that are collected become', async () => {
    const results = [
      { id: 501, text_status: 'PREPARING', is_in_person: false },
      { id: 502, text_status: 'PREPARING', is_in_person: true },
      { id: 503, text_status: 'PREPARING', is_in_person: true },
    ] as const
    const page = await openStaff('/staff/orders', {
      replies: { listStaffOrders: { results, total: 3, page_count: 1, counts: [] } },
    })
    await page.after(() => document.querySelector<HTMLInputElement>('th input')?.click())
    const told = await page.press('گام بعدی ۳ سفارش')
    expect(told.filter((line) => line.includes(' به «'))).toEqual([
      '۱ سفارش: «در حال آماده‌سازی» به «ارسال‌شده» به مشتری پیامک و پیام می‌رسد.',
      '۲ سفارش: «در حال آماده‌سازی» به «آمادهٔ تحویل» به مشتری پیامک و پیام می‌رسد.',
    ])
  })

  it('counts orders together in a step for many where staff read the same', async () => {
    const results = [
      { id: 501, text_status: 'PROCESSING', is_in_person: false },
      { id: 502, text_status: 'PROCESSING', is_in_person: true },
    ] as const
    const page = await openStaff('/staff/orders', {
      replies: { listStaffOrders: { results, total: 2, page_count: 1, counts: [] } },
    })
    await page.after(() => document.querySelector<HTMLInputElement>('th input')?.click())
    const told = await page.press('گام بعدی ۲ سفارش')
    expect(told.filter((line) => line.includes(' به «'))).toEqual([
      '۲ سفارش: «پذیرفته‌شده» به «در حال آماده‌سازی» به مشتری پیامک و پیام می‌رسد.',
    ])
  })

  it('warns before many orders are sent of those without a code and of outdated slips and labels', async () => {
    const ready = { lacks_parcel_code: false, has_outdated_print: false }
    const results = [
      { id: 501, text_status: 'PREPARING', is_in_person: false, ...ready, lacks_parcel_code: true },
      { id: 502, text_status: 'PREPARING', is_in_person: false, ...ready, lacks_parcel_code: true },
      {
        id: 503,
        text_status: 'PREPARING',
        is_in_person: false,
        ...ready,
        has_outdated_print: true,
      },
      { id: 504, text_status: 'SENDING', is_in_person: false, ...ready, lacks_parcel_code: true },
      { id: 505, text_status: 'PROCESSING', ...ready, has_outdated_print: true },
    ] as const
    const page = await openStaff('/staff/orders', {
      replies: { listStaffOrders: { results, total: 5, page_count: 1, counts: [] } },
    })
    await page.after(() => document.querySelector<HTMLInputElement>('th input')?.click())
    const told = await page.press('گام بعدی ۵ سفارش')
    expect(told.filter((line) => /کد رهگیری|چاپ/.test(line))).toEqual([
      staffOrders.move.outdated('۱'),
      staffOrders.move.lackingCode('۲'),
    ])
    await page.press('انصراف')
    await page.press('برداشتن انتخاب')
    await page.press('انتخاب سفارش ۵۰۵')
    const later = await page.press('گام بعدی ۱ سفارش')
    expect(later.filter((line) => /کد رهگیری|چاپ/.test(line))).toEqual([])
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
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'دیدن نتیجه‌ها',
    )
    expect(button?.form?.getAttribute('aria-label')).toBe('بازهٔ زمانی')
    expect(await page.press('دیدن نتیجه‌ها')).toContainEqual(expect.stringMatching(/^alert: /))
    expect(document.querySelector('[role=dialog]')).not.toBeNull()
    await page.write('از روز', '2026/11/01')
    await page.press('دیدن نتیجه‌ها')
    expect(document.querySelector('[role=dialog]')).not.toBeNull()
    await page.write('از روز', '۱۴۰۵/۰۸/۱۰')
    await page.press('دیدن نتیجه‌ها')
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })

  it('has a calendar of the days that opens at the current Persian month', async () => {
    const page = await openStaff('/staff/orders', { replies })
    await page.press('فیلترها')
    await page.press('تقویم')
    const shown = [...document.querySelectorAll('select')].map(({ value }) => value)
    expect(shown.slice(-2)).toEqual(['8', '1405'])
  })

  it('leads to the desk of pick-ups and to its saved views with one press, the board to the desk', async () => {
    const table = await openStaff('/staff/orders')
    expect(table.read()).toEqual(
      expect.arrayContaining([
        'link «تحویل حضوری» → /staff/pick-up',
        'nav «نماهای ذخیره‌شده»',
        'link «2.name (از کاربر ۶۹۶۵)» → /staff/orders',
      ]),
    )
    await table.close()
    const board = await openStaff('/staff/orders?view=board')
    expect(board.read()).toContain('link «تحویل حضوری» → /staff/pick-up')
  })

  it('names a filter alone until the name of what is chosen is known', async () => {
    const page = await openStaff('/staff/products?brand=999&stock=low')
    expect(page.read('[aria-label="فیلترهای فعال"]')).toEqual([
      'link «حذف فیلتر: برند» → /staff/products?stock=low',
      'link «حذف فیلتر: موجودی: رو به پایان» → /staff/products?brand=999',
    ])
  })

  it('closes the panel of filters that are no form by the button that shows the results', async () => {
    const page = await openStaff('/staff/products')
    await page.press('فیلترها')
    expect(page.read('[role=dialog]')).toContain('h2 فیلترها')
    await page.press('دیدن نتیجه‌ها')
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })

  it.each([
    ['orders?lookup=1', 'شمارهٔ سفارش، کد پیگیری، کد رهگیری یا شمارهٔ موبایل'],
    ['products?search=1', 'بخشی از نام کالا یا آغاز کد آن'],
    ['returns?lookup=1', 'شمارهٔ سفارش یا آغاز شمارهٔ موبایل'],
    ['payments?lookup=1', 'شمارهٔ سفارش، کد پیگیری، شمارهٔ مرجع یا دست‌کم هفت رقم آغاز موبایل'],
    ['tickets?search=1', 'واژه‌ای از عنوان، شمارهٔ تیکت یا شمارهٔ موبایل مشتری'],
  ])('says what %s can be searched by, if it finds nothing', async (path, hint) => {
    const none = { results: [], page_count: 0, total: 0 }
    const page = await openStaff(`/staff/${path}`, {
      replies: {
        listStaffOrders: none,
        listStaffProducts: none,
        listStaffReturns: none,
        listStaffPayments: none,
        listStaffTickets: none,
      },
    })
    expect(page.read()).toContainEqual(
      expect.stringContaining(`در این فهرست می‌توانید این‌ها را جستجو کنید: ${hint}.`),
    )
  })

  const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent)

  it('shows some columns of products by default, and offers the others', async () => {
    const usual = [
      'انتخاب همهٔ کالاهای این صفحه',
      'نام کالا',
      'کد',
      'دسته',
      'ارزان‌ترین قیمت',
      'موجودی',
      'نمایش',
    ]
    const page = await openStaff('/staff/products')
    expect(heads()).toEqual(usual)
    await page.press('بیشتر')
    await page.press('ستون‌ها')
    expect(page.read('[role=dialog]').filter((line) => line.startsWith('checkbox'))).toEqual([
      'checkbox «نام کالا» checked off',
      'checkbox «کد» checked',
      'checkbox «دسته» checked',
      'checkbox «ارزان‌ترین قیمت» checked',
      'checkbox «موجودی» checked',
      'checkbox «نمایش» checked',
      'checkbox «برند»',
      'checkbox «تنوع»',
    ])
  })

  it('shows the price plans to come below a price, and leads to them', async () => {
    const offers = { price: 40_000_000, new_price: 32_000_000 }
    const planned = { ...offers, starts_at: '2026-12-03T06:30:00Z' }
    const later = { ...planned, plan_id: 6, starts_at: '2026-12-04T06:30:00Z', new_price: null }
    const variant = { product_id: 7, price: 40_000_000 }
    const page = await openStaff('/staff/products', {
      replies: {
        listStaffProducts: {
          results: [
            {
              id: 7,
              variant_list: [{ ...variant, id: 11 }],
              planned_prices: [{ ...planned, plan_id: 5, variant_id: 11 }],
            },
            {
              id: 8,
              variant_list: [
                { ...variant, id: 12, color_name: 'سبز' },
                { ...variant, id: 13, color_name: 'آبی' },
              ],
              planned_prices: [
                { ...planned, plan_id: 5, variant_id: 12 },
                { ...planned, plan_id: 5, variant_id: 13 },
                { ...later, variant_id: 13 },
              ],
            },
            { id: 9, planned_prices: [] },
          ],
        },
      },
    })
    const links = [...page.place.querySelectorAll<HTMLAnchorElement>('a[href*="plan="]')]
    expect(
      links.map(({ textContent, href }) => [
        textContent.replaceAll('\u00a0', ' '),
        new URL(href).search,
      ]),
    ).toEqual([
      ['از ۱۲ آذر ۱۴۰۵، ساعت ۱۰:۰۰: ۳۲٬۰۰۰٬۰۰۰ تومان', '?plan=5'],
      ['از ۱۲ آذر ۱۴۰۵، ساعت ۱۰:۰۰: قیمت ۲ تنوع', '?plan=5'],
      ['از ۱۳ آذر ۱۴۰۵، ساعت ۱۰:۰۰: آبی، ۴۰٬۰۰۰٬۰۰۰ تومان', '?plan=6'],
    ])
  })

  it('shows the other columns of products if they are chosen', async () => {
    await openStaff('/staff/products?columns=title,brand')
    expect(heads().slice(-2)).toEqual(['نام کالا', 'برند'])
  })
})

describe('a list that grows at its top', () => {
  it('leads back page by page, the way that led down', async () => {
    const page = await showPart(<Pages />)
    for (const before of ['?before=30', '?before=20']) {
      await page.press('older')
      expect(location.search).toBe(before)
    }
    for (const before of ['?before=30', '']) {
      await page.press('تازه‌تر')
      expect(location.search).toBe(before)
    }
    expect(page.read()).toEqual(['link «older» → /?before=30'])
  })
})

function Pages() {
  const [search] = useSearchParams()
  const before = Number(search.get('before') ?? 40)
  return (
    <OlderLinks
      words={{ older: 'older', newest: 'newest' }}
      isLater={before < 40}
      next={before - 10}
      href={(id) => (id === null ? '/' : `/?before=${id}`)}
    />
  )
}
