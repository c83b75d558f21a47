import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { staff } from '#i18n/fa/staff.ts'
import { staffVariant } from '#machines/testing/fixtures.ts'
import { endSession, resumeSession } from '#staff/app/ended-session.ts'
import { followLayers } from '#src/lib/history-layers.ts'
import { toman } from '#src/lib/format.ts'
import { openStaff, type Shown } from './support/open-page.tsx'

followLayers()

const question = 'از این صفحه بیرون می‌روید؟'
const isAsked = () => document.body.textContent.includes(question)

/** Whether the browser asks before a reload. */
const asksBrowser = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Presses the menu's link to the orders; true if the page was left at once. */
async function toOrders(page: Shown): Promise<boolean> {
  await page.press('سفارش‌ها، ۷۲ در انتظار', 'nav')
  return location.pathname === '/staff/orders'
}

const pages: Record<string, { open: () => Promise<Shown>; edit: (page: Shown) => Promise<void> }> =
  {
    'content whose draft could not be kept': {
      open: () =>
        openStaff('/staff/content/announcement', {
          replies: {
            getStaffContent: {
              name: 'announcement',
              published: { kind: 'announcement' },
              draft: null,
            },
          },
          problems: { saveContentDraft: 'validation_failed' },
        }),
      edit: async (page) => {
        await page.write('متن', 'متن تازه')
        await act(async () => {
          await expect
            .poll(() => page.read())
            .toContain('status: پیش‌نویس هنوز نگه داشته نشده است.')
        })
      },
    },
    'an edited product': {
      open: () => openStaff('/staff/products/35/edit'),
      edit: (page) => page.write('title', 'نام تازه'),
    },
    'a product whose pictures are in another order': {
      open: () => openStaff('/staff/products/35'),
      edit: async (page) => {
        await page.press('پایین‌تر بردن تصویر اصلی')
      },
    },
    'a product with a new variant': {
      open: async () => {
        const page = await openStaff('/staff/products/35')
        await page.press('افزودن تنوع')
        return page
      },
      edit: (page) => page.write('نام رنگ', 'سبز'),
    },
    'a list of products with a new price': {
      open: () => openPrice(),
      edit: (page) => page.write('cell-price', '9900000'),
    },
    'a list of products with a new price whose save failed': {
      open: () => openPrice({ updateVariant: 'internal_error' }),
      edit: async (page) => {
        await page.write('cell-price', '9900000')
        await page.press('ثبت')
        await expect.poll(() => page.read().join()).toContain('button «تلاش دوباره»')
      },
    },
    'an edited category': {
      open: () =>
        openStaff('/staff/categories?id=1', {
          replies: {
            listStaffCategories: { categories: [{ id: 1, content: { parent_id: null } }] },
          },
        }),
      edit: (page) => page.write('متن زیر فهرست', 'متن تازه'),
    },
    'an edited filter': {
      open: () =>
        openStaff('/staff/categories?filter=ram', {
          replies: { listStaffCategories: { filters: [{ key: 'ram' }] } },
        }),
      edit: (page) => page.write('name', 'حافظه'),
    },
    'a renamed brand': {
      open: () => openStaff('/staff/brands?id=1758'),
      edit: (page) => page.write('نام فارسی', 'نام تازه'),
    },
    'a new canned reply': {
      open: () => openStaff('/staff/canned-replies'),
      edit: (page) => page.write('text', 'متن تازه'),
    },
    'an import of warranty codes': {
      open: () => openStaff('/staff/devices'),
      edit: (page) => page.write('سطرها', 'FZ-1,ABCD'),
    },
  }

/** Opens the list of products with the field of a price. */
async function openPrice(problems: Record<string, string> = {}): Promise<Shown> {
  const results = [{ title: 'گوشی', price: 9_800_000, variant_list: [variant] }]
  const page = await openStaff('/staff/products', {
    replies: { listStaffProducts: { results } },
    problems,
  })
  await page.press(staff.products.priceEdit.open('گوشی', toman(9_800_000)))
  return page
}

const variant = { ...staffVariant, price: 9_800_000, new_price: null, expire_time: null }

describe.each(Object.entries(pages))('%s', (_, { open, edit }) => {
  it('is left after a question only', async () => {
    const page = await open()
    expect(asksBrowser()).toBe(false)
    await edit(page)
    const { pathname } = location
    expect(asksBrowser()).toBe(true)
    expect(await toOrders(page)).toBe(false)
    expect(isAsked()).toBe(true)
    await page.press('می‌مانم', '[role=alertdialog]')
    await expect.poll(isAsked).toBe(false)
    expect(location.pathname).toBe(pathname)
    await toOrders(page)
    await page.press('بدون نگه داشتن تغییرها می‌روم')
    await expect.poll(() => location.pathname).toBe('/staff/orders')
    await expect.poll(isAsked).toBe(false)
    expect(asksBrowser()).toBe(false)
  })
})

describe('the back button', () => {
  it('leads from an edited product that is the first page of the tab to the overview', async () => {
    vi.stubGlobal('navigation', { canGoBack: false, entries: () => [] })
    const page = await openStaff('/staff/products/35/edit')
    await page.write('title', 'نام تازه')
    history.back()
    await expect.poll(isAsked).toBe(true)
    await page.press('بدون نگه داشتن تغییرها می‌روم')
    await expect.poll(() => location.pathname).toBe('/staff')
  })

  it('asks before it leaves an edited product, and leaves it then', async () => {
    const page = await openStaff('/staff/products/35')
    await page.press('ویرایش کالا')
    await page.write('title', 'نام تازه')
    history.back()
    await act(async () => {
      await expect.poll(isAsked).toBe(true)
    })
    expect(location.pathname).toBe('/staff/products/35/edit')
    await page.press('بدون نگه داشتن تغییرها می‌روم')
    await expect.poll(() => location.pathname).toBe('/staff/products/35')
    expect(asksBrowser()).toBe(false)
  })
})

describe('a product that is saved', () => {
  it('leads to its page without a question', async () => {
    const page = await openStaff('/staff/products/35/edit', {
      replies: {
        getStaffCatalogue: { brands: [{ id: 1 }], categories: [{ id: 1 }] },
        getStaffProduct: { id: 35, content: { brand_id: 1, category_id: 1 } },
        updateProduct: { id: 35 },
      },
    })
    await page.write('title', 'نام تازه')
    await page.press('ثبت تغییر')
    expect(page.changes()).toHaveLength(1)
    await expect.poll(() => location.pathname).toBe('/staff/products/35')
    expect([isAsked(), asksBrowser()]).toEqual([false, false])
  })
})

describe('content whose draft is on its way', () => {
  const content = { name: 'announcement', published: { kind: 'announcement' } } as const
  const replies = {
    getStaffContent: { ...content, version: 3, draft: null },
    saveContentDraft: {
      ...content,
      version: 3,
      draft: { base_version: 3, body: { kind: 'announcement' } },
    },
  } as const

  it('is left without a question once it is kept', async () => {
    const page = await openStaff('/staff/content/announcement', { replies })
    await page.write('متن', 'متن تازه')
    expect(asksBrowser()).toBe(true)
    await toOrders(page)
    expect(isAsked()).toBe(false)
    await act(async () => {
      await expect.poll(() => location.pathname).toBe('/staff/orders')
    })
    expect(page.changes()).toHaveLength(1)
  })

  it('is left by the back button only after it is kept, without a question', async () => {
    const page = await openStaff('/staff/content', { replies })
    await page.press('اطلاعیهٔ بالای صفحه یک خط بالای همهٔ صفحه‌ها، با پیوند و بازهٔ زمانی')
    expect(location.pathname).toBe('/staff/content/announcement')
    await act(async () => {
      await expect.poll(() => page.read().join('\n')).toContain('field «متن»')
    })
    await page.write('متن', 'متن تازه')
    history.back()
    await act(async () => {
      await expect.poll(() => location.pathname).not.toBe('/staff/content/announcement')
    })
    expect([page.changes().length, isAsked()]).toEqual([1, false])
  })
})

describe('a product whose save got no reply', () => {
  it('says so in sight, and that it is saved after the next try', async () => {
    const problems: Record<string, string> = { updateProduct: 'service_unavailable' }
    const page = await openStaff('/staff/products/35/edit', {
      problems,
      replies: {
        getStaffCatalogue: { brands: [{ id: 1 }], categories: [{ id: 1 }] },
        getStaffProduct: { id: 35, content: { brand_id: 1, category_id: 1 } },
        updateProduct: { id: 35 },
      },
    })
    await page.write('title', 'نام تازه')
    await page.press('ثبت تغییر')
    expect(document.activeElement?.querySelector('[role=alert]')).not.toBeNull()
    delete problems['updateProduct']
    await page.press('تلاش دوباره')
    expect(page.toast()).toBe('content.title ثبت شد')
    await expect.poll(() => location.pathname).toBe('/staff/products/35')
  })
})

describe('a dialog whose call found the session ended', () => {
  const reject = { event: 'staff.rejected', to: 'NOT_APPROVED', needs_reason: true } as const

  it.each([
    ['رد سفارش', 'moveOrder', 'سفارش رد شود', {}],
    ['ثبت واریز بانکی', 'refundOrder', 'واریز شد', { amount: '250000', bankCode: '123456' }],
  ])('of %s stays as it is, and sends the same again', async (opener, call, confirm, fields) => {
    const problems: Record<string, 'session_expired'> = { [call]: 'session_expired' }
    const page = await openStaff('/staff/orders/35', {
      problems,
      replies: {
        getStaffOrder: { id: 35, text_status: 'PAYMENT_VERIFIED', moves: [reject] },
      },
    })
    await page.press(opener)
    expect(asksBrowser()).toBe(false)
    for (const [name, value] of Object.entries(fields)) await page.write(name, value)
    await page.write('reason', 'کالا موجود نیست')
    expect(asksBrowser()).toBe(true)
    await page.press(confirm)
    expect(asksBrowser()).toBe(true)
    await act(async () => endSession(new QueryClient(), 'ended'))
    expect(location.pathname).toBe('/staff/orders/35')
    await act(async () => resumeSession(new QueryClient()))
    delete problems[call]
    expect(document.body.textContent).toContain('نوشته‌هایتان سر جایش است')
    await page.press('تلاش دوباره')
    const [first, again] = page.changes().slice(-2)
    expect(again).toEqual(first)
    await expect.poll(() => document.querySelector('[name=reason]')).toBeNull()
    expect(asksBrowser()).toBe(false)
  })
})

describe.each<[string, string, Parameters<typeof openStaff>[1], choose: string, confirm: string]>([
  [
    'a return',
    '/staff/returns',
    {
      replies: {
        listStaffReturns: { results: [{ id: 31, status: 'REQUESTED', moves: ['staff.approved'] }] },
      },
      problems: { moveReturn: 'move_impossible' },
    },
    'پذیرفتن',
    'پذیرفته شود',
  ],
  [
    'an order',
    '/staff/orders/35',
    {
      replies: {
        getStaffOrder: {
          moves: [{ event: 'staff.accepted', to: 'PREPARING', needs_reason: false }],
        },
      },
      problems: { moveOrder: 'move_impossible' },
    },
    'پذیرفتن سفارش',
    'انجام شود',
  ],
])('a step of %s that is not possible any more', (_, path, options, choose, confirm) => {
  it('is left without a question if nothing was typed', async () => {
    const page = await openStaff(path, options)
    await page.press(choose)
    await page.press(confirm)
    expect(page.changes()).toHaveLength(1)
    expect(asksBrowser()).toBe(false)
  })

  it('is left after a question if a reason was typed', async () => {
    const page = await openStaff(path, options)
    await page.press(choose)
    await page.write('reason', 'با مشتری هماهنگ شد')
    await page.press(confirm)
    expect(page.changes()).toHaveLength(1)
    expect(asksBrowser()).toBe(true)
  })
})

describe('a product whose save found the session ended', () => {
  it('does not ask for the sign-in any more once the member is signed in again', async () => {
    const page = await openStaff('/staff/products/35/edit', {
      problems: { updateProduct: 'session_expired' },
      replies: {
        getStaffCatalogue: { brands: [{ id: 1 }], categories: [{ id: 1 }] },
        getStaffProduct: { id: 35, content: { brand_id: 1, category_id: 1 } },
      },
    })
    await page.write('title', 'نام تازه')
    await page.press('ثبت تغییر')
    const alerts = () => document.querySelectorAll('#main [role=alert]').length
    expect(alerts()).toBe(1)
    await act(async () => endSession(new QueryClient(), 'ended'))
    await act(async () => resumeSession(new QueryClient()))
    expect(alerts()).toBe(0)
    await page.press('ثبت تغییر')
    expect(alerts()).toBe(1)
  })
})

describe('a form that the query of the URL chooses', () => {
  it('is left for another one after a question only, and without one once it is saved', async () => {
    const page = await openStaff('/staff/brands?id=1758')
    await page.write('نام فارسی', 'نام تازه')
    await page.press('1.name')
    expect([isAsked(), location.search]).toEqual([true, '?id=1758'])
    await page.press('می‌مانم', '[role=alertdialog]')
    await expect.poll(isAsked).toBe(false)
    await page.write('نام انگلیسی', 'New name')
    await page.press('ثبت', 'main')
    await expect.poll(() => location.search).toBe('')
    expect([isAsked(), asksBrowser()]).toEqual([false, false])
  })
})

describe('a form that the page which it is left for shows, too', () => {
  const leave = async (page: Shown) => {
    await page.press('بدون نگه داشتن تغییرها می‌روم')
    await expect.poll(isAsked).toBe(false)
  }

  it('is guarded as before after a link', async () => {
    const page = await openStaff('/staff/brands?id=1758&from=search')
    await page.write('نام فارسی', 'نام تازه')
    await page.press('2.name')
    expect(isAsked()).toBe(true)
    await leave(page)
    await expect.poll(() => location.search).toBe('?id=1758')
    expect(page.read()).toContain('field «نام فارسی» = نام تازه')
    expect(asksBrowser()).toBe(true)
    expect([await toOrders(page), isAsked()]).toEqual([false, true])
  })

  it('is guarded as before after the back button', async () => {
    const page = await openStaff('/staff/brands?id=1758&from=search')
    await page.press('2.name')
    await page.write('نام فارسی', 'نام تازه')
    const goBack = async () => {
      history.back()
      await act(async () => {
        await expect.poll(isAsked).toBe(true)
      })
    }
    await goBack()
    await leave(page)
    await expect.poll(() => location.search).toBe('?id=1758&from=search')
    await expect.poll(asksBrowser).toBe(true)
    await goBack()
  })
})

describe('a discount code that is being written', () => {
  const dialog = () => document.querySelector('[role=dialog]')
  const escape = () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    )

  it('is closed after a question only, which speaks of the form instead of the page', async () => {
    const page = await openStaff('/staff/discounts')
    await page.press('کد تازه')
    await page.write('code', 'NOWRUZ')
    expect(asksBrowser()).toBe(true)
    await page.after(escape)
    expect(page.read('[role=alertdialog]')).toContain('h2 این فرم بسته شود؟')
    expect(isAsked()).toBe(false)
    expect(dialog()).not.toBeNull()
    await page.press('بدون ثبت می‌بندم')
    await expect.poll(dialog).toBeNull()
    expect([location.pathname, asksBrowser()]).toEqual(['/staff/discounts', false])
  })
})
