import { QueryClient } from '@tanstack/react-query'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstSettings } from '#i18n/fa/first-settings.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  deliveredOrder,
  staffOrderIn,
  staffTicket,
  staffVariant,
} from '#machines/testing/fixtures.ts'
import { App } from '#staff/app/App.tsx'
import { followSession, verifyWhenLapsed } from '#staff/app/session.ts'
import { createApi } from '#src/lib/api/client.ts'

const clerk: Schemas['StaffSession'] = {
  id: 4,
  first_name: 'مهتاب',
  last_name: 'سلیمی',
  roles: ['orders'],
  idle_seconds: 1800,
}
const action: Schemas['StaffAction'] = {
  id: 9,
  at: '2026-11-20T11:00:00Z',
  staff_id: 4,
  first_name: 'مهتاب',
  last_name: 'سلیمی',
  action: 'moveOrder',
  subject: 'order',
  subject_id: 501,
  people: [],
  goods: null,
  name: null,
  before: { status: 'NOT_CHECKED' },
  after: { status: 'PAYMENT_VERIFIED' },
  content: null,
  reason: 'واریز دیده شد',
}
const staffOrderSummary: Schemas['StaffOrderSummary'] = {
  id: 501,
  text_status: 'NOT_CHECKED',
  created_at: '2026-11-20T11:00:00Z',
  tracking_code: '123456789012',
  total_price: 1_000_000,
  refunded: 0,
  note_count: 0,
  first_name: 'نگار',
  last_name: 'رستمی',
  phone_number: '09123456789',
  shipping_name: 'پست',
  is_in_person: false,
  lacks_parcel_code: false,
  has_outdated_print: false,
  promised_date: null,
  units: 1,
}
const order: Schemas['StaffOrder'] = {
  ...staffOrderIn('PAYMENT_VERIFIED'),
  item: deliveredOrder.item,
  moves: [{ event: 'staff.accepted', to: 'PROCESSING', needs_reason: false }],
  history: [
    { event: 'order.placed', status: 'WAITING_PAYMENT', by: 'user', at: '2026-11-20T10:00:00Z' },
  ],
  actions: [action],
}

let root: Root
let asked: string[]
beforeEach(() => {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  asked = []
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

/** Opens a page of the back office; the server knows only these replies, by their paths. */
function open(path: string, replies: Record<string, object>): void {
  history.replaceState(null, '', path)
  const send = async ({ url }: Request) => {
    const { pathname, search } = new URL(url)
    asked.push(pathname + search)
    const reply = replies[pathname.replace('/api/staff/', '')]
    if (reply instanceof Response) return reply.clone()
    if (reply !== undefined) return Response.json(reply)
    return Response.json({ code: 'forbidden' }, { status: 403 })
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const api = createApi(send, 'http://shop.example')
  verifyWhenLapsed(api, queryClient)
  followSession(queryClient)
  root.render(<App api={api} queryClient={queryClient} />)
}

/** Closes the page, as a reload does: only what the browser keeps stays. */
function leave(): void {
  root.unmount()
  root = createRoot(document.body.appendChild(document.createElement('div')))
}

/** Waits until the page shows a text. */
const shows = (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text), { timeout: 5_000 })

/** Presses the button with this name. */
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()

/** Types a text into a field, instead of what it has. */
function type(field: HTMLInputElement | null, text: string): void {
  if (field !== null) Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('the back office', () => {
  it('says that an account without a role has no access', async () => {
    open('/staff', {})
    await shows('این بخش برای کارکنان فروشگاه است')
    expect(document.querySelector('nav')).toBe(null)
  })

  it('notifies a member whose roles were revoked, wherever a call is refused', async () => {
    const replies: Record<string, object> = { 'me/': clerk }
    open('/staff/orders/501', replies)
    await shows('مهتاب سلیمی')
    delete replies['me/']
    await shows('دسترسی شما به پیشخان برداشته شده است')
    expect(document.querySelector('nav')).toBe(null)
    expect(document.body.textContent).toContain('رفتن به فروشگاه')
  })

  describe('after the session has ended over an unsaved edit', () => {
    const brand = { id: 9, name: 'آبان', english_name: 'Aban', products: 3 }
    const signedOut = () =>
      Response.json(
        { type: 'about:blank', title: '', status: 401, code: 'unauthenticated' },
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      )
    const goods: Schemas['StaffSession'] = { ...clerk, roles: ['catalogue'] }
    const field = () => document.querySelector<HTMLInputElement>('input[name=name]')
    const cover = () => document.querySelector('[role=alertdialog][data-look=cover]')

    /** Types into a brand, whose save finds nobody signed in. */
    async function endOverEdit(): Promise<Record<string, object>> {
      const replies: Record<string, object> = { 'me/': goods, 'brand/': { results: [brand] } }
      open('/staff/brands?id=9', replies)
      await vi.waitFor(() => expect(field()?.value).toBe('آبان'), { timeout: 5_000 })
      type(field(), 'آبان نو')
      replies['me/'] = signedOut()
      replies['brand/9/'] = signedOut()
      press('ثبت')
      await vi.waitFor(() => expect(cover()).not.toBeNull(), { timeout: 5_000 })
      await shows('نشست شما در پیشخان پایان یافته است.')
      return replies
    }

    it('covers the page, and keeps the edit for the same member', async () => {
      const replies = await endOverEdit()
      expect(location.pathname).toBe('/staff/brands')
      expect(sessionStorage).toHaveLength(0)
      replies['/api/accounts/login_with_password/'] = {}
      replies['me/'] = goods
      type(document.querySelector('input[type=tel]'), '09121234567')
      type(document.querySelector('input[type=password]'), 'Turquoise#1405')
      await vi.waitFor(() => {
        press('ادامه')
        expect(cover()).toBeNull()
      })
      expect(field()?.value).toBe('آبان نو')
    })

    it('shows nothing of it to another member', async () => {
      const replies = await endOverEdit()
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
      replies['me/'] = { ...goods, id: 5 }
      dispatchEvent(new Event('focus'))
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
      expect(cover()).not.toBeNull()
    })
  })

  it('shows a member the sections of their roles', async () => {
    open('/staff', { 'me/': clerk })
    await shows('مهتاب سلیمی')
    const links = (part: string) =>
      Array.from(document.querySelectorAll(`${part} a`), ({ textContent }) => textContent)
    expect(links('nav')).toEqual(['سفارش‌ها', 'بازگشت کالا', 'محتوای سایت'])
    expect(links('main')).toEqual(['سفارش‌ها', 'بازگشت کالا', 'محتوای سایت'])
    const titles = Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent)
    expect(titles).toEqual(['فروش', 'سایت'])
  })

  it('says how much work waits in each section, and nothing where none does', async () => {
    const none = { tickets: null, requests: null, comments: null, questions: null }
    const waiting = { ...none, orders: 12, returns: 0, withdrawals: null, differences: null }
    open('/staff', { 'me/': clerk, 'waiting/': waiting })
    await shows('۱۲')
    const cards = Array.from(document.querySelectorAll('main a'), ({ textContent }) => textContent)
    expect(cards).toEqual(['سفارش‌ها۱۲مورد در انتظار', 'بازگشت کالا', 'محتوای سایت'])
  })

  it('shows a member the content that their roles may edit', async () => {
    open('/staff/content', { 'me/': clerk })
    await shows('روزهای تعطیل ارسال')
    expect(document.querySelectorAll('main li').length).toBe(2)
  })

  it('previews the menu without what leads to a hidden category', async () => {
    const entry = (title: string, link: string) => ({
      title,
      link,
      is_shown: true,
      icon: '',
      all_title: '',
      groups: [],
    })
    const published = {
      kind: 'categoryMenu',
      departments: [
        entry('موبایل', '/productlist/mobile'),
        entry('تبلت‌ها', '/productlist/goods/Tablet'),
        entry('پنهان‌ها', '/productlist/hidden'),
      ],
    }
    open('/staff/content/categoryMenu', {
      'me/': { ...clerk, roles: ['catalogue'] },
      'content/categoryMenu/': {
        name: 'categoryMenu',
        version: 0,
        published,
        published_at: null,
        first_name: null,
        last_name: null,
        has_previous: false,
        draft: null,
      },
      'content-choices/': {
        categories: [],
        collections: [],
        brands: [],
        lists: ['mobile', 'tablet'],
      },
    })
    await shows('پیش‌نمایش')
    press('پیش‌نمایش')
    const shown = () =>
      Array.from(document.querySelectorAll('[role=dialog] a'), ({ textContent }) => textContent)
    await vi.waitFor(() => expect(shown()).toContain('تبلت‌ها'))
    await vi.waitFor(() => expect(shown()).not.toContain('پنهان‌ها'))
  })

  it('previews the settings of the shop next to them as they are typed, without marks that are hidden', async () => {
    const mark = (title: string, isShown: boolean) => ({
      icon: 'truck',
      title,
      text: 'به همهٔ ایران',
      link: '/',
      is_shown: isShown,
    })
    const published = {
      ...firstSettings,
      kind: 'shopSettings',
      seals: [],
      marks: [mark('ارسال تند', true), mark('نشان پنهان', false)],
      units_per_order: null,
      units_per_day: null,
      open_orders: null,
      offers_credit: true,
    }
    vi.spyOn(window, 'matchMedia').mockReturnValue(new WideScreen())
    open('/staff/content/shopSettings', {
      'me/': { ...clerk, roles: ['owner'] },
      'content/shopSettings/': {
        name: 'shopSettings',
        version: 0,
        published,
        published_at: null,
        first_name: null,
        last_name: null,
        has_previous: false,
        draft: null,
      },
    })
    await shows('پیش‌نمایش')
    press('پیش‌نمایش')
    const shown = () => document.querySelector('section[aria-label="پیش‌نمایش"]')?.textContent
    await vi.waitFor(() => expect(shown()).toContain('ارسال تند'))
    expect(shown()).not.toContain('نشان پنهان')
    type(document.querySelector(`main input[value="${firstSettings.name}"]`), 'فروشگاه نو')
    await vi.waitFor(() => expect(shown()).toContain('فروشگاه نو'))
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })

  it('asks the server for what the URL says', async () => {
    open('/staff/orders?status=SENDING&lookup=0912&sort=total_price&page=2', {
      'me/': clerk,
      'order/': { results: [], page_count: 0, total: 0, counts: [] },
    })
    await shows('سفارشی پیدا نشد')
    expect(asked).toContain(
      '/api/staff/order/?text_status=SENDING&ready_for_pickup=false&lookup=0912&sort=total_price&page=2',
    )
    expect(document.querySelector('input')?.value).toBe('۰۹۱۲')
  })

  it('selects all results of a list, and says that they have changed', async () => {
    const page = (total: number, first = staffOrderSummary) => ({
      results: [first],
      page_count: 2,
      total,
      counts: [],
    })
    const replies: Record<string, object> = { 'me/': clerk, 'order/': page(124) }
    open('/staff/orders?status=NOT_CHECKED', replies)
    await shows('۱۲۴ سفارش')
    const select = () => document.querySelector<HTMLInputElement>('th input')?.click()
    expect(document.body.textContent).not.toMatch(/انتخاب همهٔ .* نتیجه/)
    select()
    await shows('انتخاب همهٔ ۱۲۴ نتیجه')
    replies['order-selection/'] = new Response(
      JSON.stringify({ type: 'about:blank', title: '', status: 409, code: 'results_changed' }),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
    )
    replies['order/'] = page(3, { ...staffOrderSummary, id: 503 })
    press('انتخاب همهٔ ۱۲۴ نتیجه')
    await shows('نتیجه‌های فهرست در این میان تغییر کرده است')
    expect(asked).toContain(
      '/api/staff/order-selection/?text_status=NOT_CHECKED&expected_total=124',
    )
    await shows('۵۰۳')
    select()
    await shows('انتخاب همهٔ ۳ نتیجه')
    replies['order-selection/'] = {
      orders: [501, 502, 503].map((id) => ({ id, text_status: 'NOT_CHECKED' })),
    }
    press('انتخاب همهٔ ۳ نتیجه')
    await shows('همهٔ ۳ نتیجه، در همهٔ صفحه‌ها، انتخاب شده است.')
    await shows('گام بعدی ۳ سفارش')
    expect(document.body.textContent).not.toContain('نتیجه‌های فهرست')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('انتخاب سفارش‌ها')
    document.querySelector<HTMLInputElement>('td input')?.click()
    await shows('۲ سفارش انتخاب شده است.')
  })

  it('selects no more results of a list than can be moved together', async () => {
    const results = [staffOrderSummary]
    open('/staff/orders', {
      'me/': clerk,
      'order/': { results, page_count: 25, total: 1_243, counts: [] },
    })
    await shows('۱٬۲۴۳ سفارش')
    document.querySelector<HTMLInputElement>('th input')?.click()
    await shows('فهرست ۱٬۲۴۳ نتیجه دارد؛ بیش از ۵۰۰ سفارش را نمی‌توان با هم انتخاب کرد.')
    expect(document.body.textContent).not.toContain('انتخاب همهٔ ۱٬۲۴۳ نتیجه')
  })

  it('edits the price of a variant in the list of products', async () => {
    const variant = { ...staffVariant, price: 98_500_000, new_price: null }
    const product: Schemas['StaffProductSummary'] = {
      id: variant.product_id,
      sku: 'ABAN-A5',
      title: 'گوشی آبان',
      image: null,
      brand: { id: 3, name: 'آبان' },
      category: { id: 4, name: 'گوشی' },
      is_active: true,
      variants: 1,
      price: variant.price,
      stock: 4,
      is_low: false,
      variant_list: [variant],
      planned_prices: [],
    }
    const several = {
      ...product,
      id: 8,
      sku: 'ABAN-A6',
      variant_list: [
        { ...variant, id: 12, product_id: 8 },
        { ...variant, id: 13, product_id: 8, color_name: 'سبز', price: 99_000_000 },
      ],
    }
    const page = (first: typeof product) => ({
      results: [first, several],
      page_count: 1,
      total: 2,
    })
    const replies: Record<string, object> = {
      'me/': { ...clerk, roles: ['catalogue'] },
      'product/': page(product),
    }
    open('/staff/products', replies)
    await shows('ABAN-A6')
    const openers = () => [...document.querySelectorAll<HTMLElement>('td button')]
    expect(openers().map((each) => each.getAttribute('aria-label'))).toEqual([
      '۹۸٬۵۰۰٬۰۰۰\u00a0تومان، ویرایش قیمت گوشی آبان',
      '۹۸٬۵۰۰٬۰۰۰\u00a0تومان، قیمت تنوع‌های گوشی آبان',
    ])
    const field = () => document.querySelector<HTMLInputElement>('td input[name]')
    const edit = async () => {
      openers()[0]?.click()
      await vi.waitFor(() => expect(field()).toBe(document.activeElement))
    }
    const pressKey = (key: string) =>
      field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    const submit = () => field()?.form?.requestSubmit()
    await edit()
    expect(field()?.value).toBe('۹۸٬۵۰۰٬۰۰۰')
    pressKey('Escape')
    await vi.waitFor(() => expect(openers()[0]).toBe(document.activeElement))

    await edit()
    type(field(), '۰')
    submit()
    await shows('قیمت را به تومان وارد کنید.')
    type(field(), '۹۸۵۰۰۰۰')
    await shows('مشتری ۹۰٪ کمتر از اکنون می‌پردازد.')
    expect(asked.some((path) => path.includes('variants'))).toBe(false)
    const problem = (status: number, code: string, details = {}) =>
      new Response(JSON.stringify({ type: 'about:blank', title: '', status, code, ...details }), {
        status,
        headers: { 'Content-Type': 'application/problem+json' },
      })
    replies['variants/11/'] = problem(404, 'variant_not_found')
    submit()
    await shows('اگر درست است، یک بار دیگر ثبت کنید.')
    expect(asked.some((path) => path.includes('variants'))).toBe(false)
    submit()
    await vi.waitFor(() =>
      expect(field()?.closest('td')?.textContent).toContain('این کالا دیگر در فروشگاه نیست.'),
    )
    expect(field()?.value).toBe('۹٬۸۵۰٬۰۰۰')

    const theirs = { ...variant, price: 97_000_000 }
    replies['variants/11/'] = problem(409, 'changed_meanwhile', {
      saved_by: {
        staff_id: 3,
        first_name: 'مهتاب',
        last_name: 'کیانی',
        at: '2026-11-04T11:45:00Z',
      },
    })
    replies['product/7/'] = { ...product, variants: [theirs] }
    submit()
    await shows('اگر درست است، یک بار دیگر ثبت کنید.')
    submit()
    await shows(
      'این تنوع تغییر کرده است؛ آخرین بار مهتاب کیانی در ۱۳ آبان ۱۴۰۵، ساعت ۱۵:۱۵ آن را ذخیره کرد.',
    )
    await shows('هم شما و هم همکارتان این مورد را تغییر داده‌اید.')
    await shows('مقدار همکار: ۹۷٬۰۰۰٬۰۰۰')
    const mine = { ...variant, price: 9_850_000 }
    replies['variants/11/'] = mine
    replies['product/'] = page({ ...product, price: mine.price, variant_list: [mine] })
    document.querySelector<HTMLInputElement>('input[value=mine]')?.click()
    press('ثبت انتخاب‌ها')
    await shows('قیمت «گوشی آبان، آبی» ۹٬۸۵۰٬۰۰۰\u00a0تومان ثبت شد')
    await vi.waitFor(() =>
      expect(openers()[0]?.getAttribute('aria-label')).toBe(
        '۹٬۸۵۰٬۰۰۰\u00a0تومان، ویرایش قیمت گوشی آبان',
      ),
    )

    openers()[1]?.click()
    await shows('سبز')
    openers()[3]?.click()
    await vi.waitFor(() => expect(field()?.value).toBe('۹۹٬۰۰۰٬۰۰۰'))
    type(field(), '۹۹۵۰۰۰۰۰')
    openers()[0]?.click()
    expect(field()?.value).toBe('۹۹٬۵۰۰٬۰۰۰')
    replies['variants/13/'] = { ...several.variant_list[1], price: 99_500_000 }
    submit()
    await shows('قیمت «گوشی آبان، سبز» ۹۹٬۵۰۰٬۰۰۰\u00a0تومان ثبت شد')
  })

  it('shows an order with its goods, its next step and what staff did', async () => {
    open('/staff/orders/501', { 'me/': clerk, 'order/501/': order })
    await shows('پذیرفتن سفارش')
    const titles = Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent)
    expect(titles).toEqual([
      'گام بعدی',
      'کالاها',
      'گیرنده و ارسال',
      'نمودار روند سفارش',
      'یادداشت‌های همکاران',
      'روند سفارش',
      'کارهای کارکنان',
    ])
    await shows('وضعیت: پرداخت‌شده ← پرداخت تأییدشده')
    await shows('دلیل: واریز دیده شد')
  })

  it('shows a ticket with its conversation and who takes care of it', async () => {
    const report = '{"format":"flow-recording"}'
    const [message] = staffTicket.chat
    if (message === undefined) throw new Error('the ticket has no message')
    open('/staff/tickets/10012', {
      'me/': { ...clerk, roles: ['support'] },
      'ticket/10012/': { ...staffTicket, assignee: clerk, chat: [{ ...message, report }] },
      'ticket-assignee/': [clerk],
    })
    await shows('فاکتور را کجا می‌بینم؟')
    const titles = Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent)
    expect(titles).toEqual(['گفت‌وگو', 'پاسخ به مشتری', 'مشخصات', 'مسئول تیکت', 'کارهای کارکنان'])
    const [file] = document.querySelectorAll('[aria-label="چه اتفاقی افتاد"] a')
    expect(file?.getAttribute('download')).toBe('ticket-10012-31.json')
    await shows('مهتاب سلیمی (شما)')
    const chosen = Array.from(document.querySelectorAll('select'), ({ value }) => value)
    expect(chosen).toEqual(['', '4'])
  })

  it('restores the input for a new product, category and member', async () => {
    const owner = { 'me/': { ...clerk, roles: ['owner' as const] } }
    const brands = [{ id: 3, name: 'آبان' }]
    const catalogue = { brands, categories: [], filters: [] }
    const named = (name: string) =>
      document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)
    const cases = [
      ['/staff/products/new', { 'catalogue/': catalogue }, 'title', 'sku'],
      ['/staff/categories?new=1', { 'category/': { categories: [], filters: [] } }, 'name', 'slug'],
      ['/staff/members', { 'member/': { results: [] } }, 'phone', 'reason'],
    ] as const
    for (const [path, replies, one, other] of cases) {
      open(path, { ...owner, ...replies })
      await vi.waitFor(() => expect(named(one)).not.toBe(null), { timeout: 5_000 })
      type(named(one), '۰۹۱۲')
      type(named(other), 'half-typed')
      leave()
      open(path, { ...owner, ...replies })
      await vi.waitFor(() => expect(named(one)).not.toBe(null), { timeout: 5_000 })
      expect([named(one)?.value, named(other)?.value]).toEqual(['۰۹۱۲', 'half-typed'])
      leave()
    }
  })

  it('has no page for what the roles do not admit', async () => {
    open('/staff/actions', { 'me/': clerk, 'waiting/': { orders: 2 } })
    await shows('چنین صفحه‌ای در پیشخان نیست')
    expect(asked.toSorted()).toEqual(['/api/site/front/', '/api/staff/me/', '/api/staff/waiting/'])
  })

  it('shows the owner which parts of a text were changed by a publication', async () => {
    const day = (name: string) => [{ day: '2026-12-21', name }]
    const published: Schemas['StaffAction'] = {
      ...action,
      action: 'publishContent',
      subject: 'content',
      subject_id: 5,
      before: { version: 3 },
      after: { version: 4 },
      content: {
        before: { kind: 'deliveryCalendar', days: day('یلدا') },
        after: { kind: 'deliveryCalendar', days: day('شب یلدا') },
      },
    }
    open('/staff/actions', {
      'me/': { ...clerk, roles: ['owner'] },
      'action/': { results: [published], next: null },
    })
    await shows('نسخه: ۳ ← ۴')
    expect(document.body.textContent).toContain('یلدا ← شب یلدا')
  })

  it('shows the owner what staff changed', async () => {
    open('/staff/actions', {
      'me/': { ...clerk, roles: ['owner'] },
      'action/': { results: [action], next: 9 },
    })
    await shows('تغییر وضعیت سفارش')
    const older = Array.from(document.querySelectorAll('main a')).at(-1)
    expect([older?.textContent, older?.getAttribute('href')]).toEqual([
      'کارهای پیش‌تر',
      '/staff/actions?before=9',
    ])
  })
})

/** What every question about the width of the screen is answered with. */
class WideScreen extends EventTarget implements MediaQueryList {
  readonly matches = true
  readonly media = ''
  readonly onchange = null
  addListener(): void {}
  removeListener(): void {}
}
