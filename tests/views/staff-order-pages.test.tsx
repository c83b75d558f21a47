import { describe, expect, it, vi } from 'vitest'
import type { Schemas } from '#machines/api/client.ts'
import { staffOrderIn } from '#machines/testing/fixtures.ts'
import { OrderMoves } from '#staff/orders/OrderMoves.tsx'
import { ParcelPanel, useParcelDraft } from '#staff/orders/ParcelPanel.tsx'
import { StatusFilter } from '#staff/orders/StatusFilter.tsx'
import { openStaff, showPart, type Shown } from './support/open-page.tsx'
import { pressFocused } from './support/press-focused.ts'

const reject = { event: 'staff.rejected', to: 'NOT_APPROVED', needs_reason: true } as const
const send = { event: 'staff.preparing', to: 'PREPARING', needs_reason: false } as const

/** Opens an order whose moves the server refuses, as those that a colleague has overtaken; `seen` is what it reads again. */
async function openOvertaken(
  text_status: Schemas['OrderStatus'],
  ...moves: Schemas['StaffOrder']['moves']
) {
  const seen = { id: 35, text_status, moves }
  const page = await openStaff('/staff/orders/35', {
    replies: { getStaffOrder: seen },
    problems: { moveOrder: 'move_impossible' },
  })
  return { page, seen }
}

/** The name of the field that has the focus, and whether it is wrong. */
const focusedField = () =>
  ['name', 'aria-invalid'].map((name) => document.activeElement?.getAttribute(name))

const escape = (page: Shown) =>
  page.after(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    ),
  )

describe('the orders in the back office', () => {
  it('are late on the board from the day after the promised one', async () => {
    const orders = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => ({ promised_date: day }))
    const page = await openStaff('/staff/orders?view=board', {
      replies: { getOrderBoard: { columns: [{ status: 'NOT_CHECKED', total: 3, orders }] } },
    })
    expect(page.read().filter((line) => line.includes('قرار:'))).toEqual([
      'دیر شده؛ قرار: پنجشنبه ۲۸ آبان',
      'قرار: جمعه ۲۹ آبان',
      'قرار: شنبه ۳۰ آبان',
    ])
  })

  it('are a table with what is done with them, and a list of their states', async () => {
    const page = await openStaff('/staff/orders')
    expect(page.read()).toEqual([
      'h1 سفارش‌ها',
      'status: ۸۸ سفارش',
      'nav «نمای سفارش‌ها»',
      'link «جدول» → /staff/orders current',
      'link «تخته» → /staff/orders?view=board',
      'link «تحویل حضوری» → /staff/pick-up',
      'field «جستجو»',
      'button «پیدا کن»',
      'button «فیلترها»',
      'button «بیشتر»',
      'nav «نماهای ذخیره‌شده»',
      'link «1.name (از 1.first_name 1.last_name)» → /staff/orders current',
      'link «2.name (از کاربر ۶۹۶۵)» → /staff/orders',
      'nav «وضعیت سفارش»',
      'link «همه (۶۶)» → /staff/orders current',
      'link «در انتظار پرداخت (۱۲)» → /staff/orders?status=WAITING_PAYMENT',
      'link «پرداخت‌شده (۵۴)» → /staff/orders?status=NOT_CHECKED',
      'link «آمادهٔ تحویل (۸۴)» → /staff/orders?status=READY_FOR_PICKUP',
      'group «انتخاب سفارش‌ها»',
      'status: سفارشی انتخاب نشده است.',
      'region «فهرست سفارش‌ها»',
      'فهرست سفارش‌ها',
      'row: [checkbox «انتخاب همهٔ سفارش‌های این صفحه»] انتخاب همهٔ سفارش‌های این صفحه | شماره | وضعیت | گیرنده | [button «زمان ثبت»] (descending) | تعداد کالا | [button «مبلغ»] | روش ارسال | کد پیگیری',
      'row: [checkbox «انتخاب سفارش ۷۹۶۷»] انتخاب سفارش ۷۹۶۷ | [link «۷۹۶۷» → /staff/orders/7967] | در انتظار پرداخت ۹۸ یادداشت | 1.first_name 1.last_name ۰۹۱۲ ۱۷۳ ۶۳۷۱ | ۱۱ آبان ۱۴۰۵ ۰۰:۲۸ | ۷۵ | ۹٬۶۶۶٬۰۰۰ تومان برگشت پول: ۲٬۳۸۷٬۰۰۰ تومان | 1.shipping_name | ۱.tracking_code',
      'row: [checkbox «انتخاب سفارش ۱۷۵۸»] انتخاب سفارش ۱۷۵۸ | [link «۱۷۵۸» → /staff/orders/1758] | پرداخت‌شده ۶۵ یادداشت | 2.first_name 2.last_name ۰۹۱۲ ۱۲۳ ۰۸۱۲ | ۱۰ آبان ۱۴۰۵ ۰۵:۴۹ | ۲۸ | ۶٬۶۵۹٬۰۰۰ تومان برگشت پول: ۳٬۸۸۲٬۰۰۰ تومان | 2.shipping_name | ۲.tracking_code',
      'کلیدها: ↑ و ↓ ردیف، فاصله انتخاب، Enter باز کردن، در ردیف‌ها PageDown صفحهٔ بعد و PageUp صفحهٔ قبل، / جستجو',
      'status: صفحهٔ ۱ از ۲',
      'nav «صفحه‌ها»',
      'link «صفحهٔ ۱» → /staff/orders current',
      'link «صفحهٔ ۲» → /staff/orders?page=2',
      'link «صفحهٔ بعد» → /staff/orders?page=2',
    ])
  })

  it('are a board with a column for each state, which says how many more there are', async () => {
    const page = await openStaff('/staff/orders?view=board', {
      replies: {
        getOrderBoard: {
          columns: [
            { status: 'NOT_CHECKED', ready_for_pickup: false, total: 7, orders: [{}, {}] },
            { status: 'PROCESSING', ready_for_pickup: false, total: 2, orders: [{}, {}] },
            { status: 'SENDING', ready_for_pickup: false, total: 4, orders: [] },
            { status: 'SENDING', ready_for_pickup: true, total: 2, orders: [] },
          ],
        },
      },
    })
    expect(page.read()).toEqual([
      'h1 سفارش‌ها',
      'status: ۹ سفارش برای فرستادن',
      'nav «نمای سفارش‌ها»',
      'link «جدول» → /staff/orders',
      'link «تخته» → /staff/orders?view=board current',
      'link «تحویل حضوری» → /staff/pick-up',
      'field «جستجو»',
      'button «پیدا کن»',
      'button «فیلترها»',
      'nav «ستون‌های تخته»',
      'link «پرداخت‌شده (۷)» → /staff/orders?view=board&status=NOT_CHECKED current',
      'link «پذیرفته‌شده (۲)» → /staff/orders?view=board&status=PROCESSING',
      'link «ارسال‌شده (۴)» → /staff/orders?view=board&status=SENDING',
      'link «آمادهٔ تحویل (۲)» → /staff/orders?view=board&status=READY_FOR_PICKUP',
      'section «پرداخت‌شده (۷)»',
      'h2 پرداخت‌شده (۷)',
      'link «۲۸۴۸» → /staff/orders/2848',
      'columns1.orders1.first_name columns1.orders1.last_name',
      '۷۳ کالا، columns1.orders1.shipping_name',
      '۹٬۰۵۷٬۰۰۰ تومان',
      'برگشت پول: ۸٬۶۳۶٬۰۰۰ تومان',
      '۴۲ یادداشت',
      'قرار: دوشنبه ۲ آذر',
      'در این وضعیت از ۱۹ آبان ۱۴۰۵، ساعت ۱۸:۴۵',
      'link «۵۶۳۹» → /staff/orders/5639',
      'columns1.orders2.first_name columns1.orders2.last_name',
      '۲۶ کالا، columns1.orders2.shipping_name',
      '۶٬۰۵۰٬۰۰۰ تومان',
      'برگشت پول: ۱٬۱۳۱٬۰۰۰ تومان',
      '۹۸ یادداشت',
      'در این وضعیت از ۱۷ آبان ۱۴۰۵، ساعت ۱۸:۴۴',
      'link «۵ سفارش دیگر در جدول» → /staff/orders?status=NOT_CHECKED&sort=created_at',
      'section «پذیرفته‌شده (۲)»',
      'h2 پذیرفته‌شده (۲)',
      'link «۷۵۶۷» → /staff/orders/7567',
      'columns2.orders1.first_name columns2.orders1.last_name',
      '۱۷ کالا، columns2.orders1.shipping_name',
      '۳٬۹۷۰٬۰۰۰ تومان',
      'برگشت پول: ۱٬۲۸۳٬۰۰۰ تومان',
      '۷۶ یادداشت',
      'قرار: سه‌شنبه ۳ آذر',
      'در این وضعیت از ۲۸ آبان ۱۴۰۵، ساعت ۱۹:۱۶',
      'link «۱۳۵۸» → /staff/orders/1358',
      'columns2.orders2.first_name columns2.orders2.last_name',
      '۵۹ کالا، columns2.orders2.shipping_name',
      '۹٬۹۶۳٬۰۰۰ تومان',
      'برگشت پول: ۲٬۷۷۸٬۰۰۰ تومان',
      '۴۳ یادداشت',
      'در این وضعیت از ۲۶ آبان ۱۴۰۵، ساعت ۱۹:۱۵',
      'section «ارسال‌شده (۴)»',
      'h2 ارسال‌شده (۴)',
      'سفارشی در این وضعیت نیست.',
      'link «۴ سفارش دیگر در جدول» → /staff/orders?status=SENDING&sort=created_at',
      'section «آمادهٔ تحویل (۲)»',
      'h2 آمادهٔ تحویل (۲)',
      'سفارشی در این وضعیت نیست.',
      'link «۲ سفارش دیگر در جدول» → /staff/orders?status=READY_FOR_PICKUP&sort=created_at',
    ])
  })

  it('show each its goods with the sum of a line, its sums and its refunds', async () => {
    const page = await openStaff('/staff/orders/35', {
      replies: { getStaffOrder: { total_discount: 1_100_000, code_discount: 500_000 } },
    })
    expect(page.read()).toEqual([
      'link «سفارش‌ها» → /staff/orders',
      'h1 سفارش ۳۵',
      'کد پیگیری tracking_code',
      'link «چاپ» → /staff/orders/print?ids=35',
      'status: در انتظار پرداخت',
      'h2 گام بعدی',
      'link «رفتن به تحویل حضوری» → /staff/pick-up',
      'button «تأیید پرداخت»',
      'button «پذیرفتن سفارش»',
      'h2 کالاها',
      'region «فهرست کالاهای سفارش»',
      'فهرست کالاهای سفارش',
      'row: کالا | رنگ | تعداد | قیمت واحد | جمع',
      'row: [link «item1.price_obj.product.title» → /products/item1-price-obj-product-slug] | item1.price_obj.color_name | ۵۵ | ۱٬۲۰۳٬۰۰۰ تومان | ۶۶٬۱۶۵٬۰۰۰ تومان',
      'row: [link «item2.price_obj.product.title» → /products/item2-price-obj-product-slug] | item2.price_obj.color_name | ۶۳ | ۶٬۰۵۹٬۰۰۰ تومان | ۳۸۱٬۷۱۷٬۰۰۰ تومان',
      'کالاها: ۶٬۳۲۶٬۰۰۰ تومان',
      'تخفیف کالاها: ۶۰۰٬۰۰۰ تومان',
      'کد تخفیف discount_code: ۵۰۰٬۰۰۰ تومان',
      'بیمه: ۳٬۵۲۰٬۰۰۰ تومان',
      'هزینهٔ ارسال: ۸٬۴۳۱٬۰۰۰ تومان',
      'از کیف پول: ۳٬۵۲۳٬۰۰۰ تومان',
      'مبلغ سفارش: ۴٬۴۵۵٬۰۰۰ تومان',
      'برگشت به کیف پول: ۹٬۲۳۶٬۰۰۰ تومان',
      'h2 گیرنده و ارسال',
      'پس از آخرین چاپ برگهٔ بسته‌بندی، گیرنده یا آدرس اصلاح شده است؛ دوباره چاپ کنید.',
      'گیرنده: first_name last_name',
      'موبایل گیرنده: ۰۹۱۲ ۱۶۲ ۸۷۹۵',
      'موبایل حساب: [link «۰۹۱۲ ۱۷۲ ۷۲۲۰» → /staff/customer]',
      'زمان ثبت: ۱۴ آبان ۱۴۰۵، ساعت ۱۲:۰۹',
      'روش ارسال: shipping.name',
      'کد رهگیری مرسوله: parcel_code',
      'روز قرار: شنبه ۳۰ آبان',
      'آدرس: text_address',
      'کد پستی: postal_code',
      'آخرین چاپ: برگهٔ بسته‌بندی، چاپ: prints1.first_name prints1.last_name، ۲۲ آبان ۱۴۰۵، ساعت ۱۸:۲۱',
      'آخرین چاپ: برچسب مرسوله، چاپ: کاربر ۵۹۵۵، ۲۲ آبان ۱۴۰۵، ساعت ۰۱:۵۰',
      'button «اصلاح گیرنده و آدرس»',
      'h2 نمودار روند سفارش',
      'button «نمودار روند سفارش»',
      'h2 کد رهگیری مرسوله',
      'field «کد رهگیری» = parcel_code',
      'کدی که پست یا تیپاکس روی رسید نوشته است. مشتری آن را در پیامک ارسال و در صفحهٔ سفارش می‌بیند.',
      'button «ثبت کد رهگیری»',
      'h2 یادداشت‌های همکاران',
      'ol «یادداشت‌های همکاران»',
      'notes1.text',
      'notes1.first_name notes1.last_name، ۱۴ آبان ۱۴۰۵، ساعت ۲۰:۴۸',
      'button «پاک کردن»',
      'notes2.text',
      'کاربر ۳۷۷۶، ۱۴ آبان ۱۴۰۵، ساعت ۰۴:۱۷',
      'button «پاک کردن»',
      'field «یادداشت تازه»',
      'فقط کارکنان آن را می‌بینند و مشتری هرگز. پس از ثبت ویرایش نمی‌شود.',
      'button «ثبت یادداشت»',
      'h2 پرداخت',
      'payments1.gateway_name، ۶٬۹۲۱٬۰۰۰ تومان در انتظار',
      'شمارهٔ مرجع payments۱.reference_number',
      'button «کپی شمارهٔ مرجع payments۱.reference_number»',
      '۲۴ آبان ۱۴۰۵، ساعت ۲۲:۳۹',
      'payments2.gateway، ۶٬۹۶۰٬۰۰۰ تومان موفق ۲۴ آبان ۱۴۰۵، ساعت ۰۴:۰۰',
      'h2 برگشت مبلغ',
      '۵٬۸۳۷٬۰۰۰ تومان از پرداخت مشتری مانده است.',
      '۳٬۵۹۳٬۰۰۰ تومان',
      'لغو سفارش، بانک: ⁨refunds1.bank_tracking_code⁩',
      'refunds1.reason',
      '۱۷ آبان ۱۴۰۵، ساعت ۰۰:۰۶',
      '۳٬۶۳۲٬۰۰۰ تومان',
      'کارکنان، کیف پول',
      '۱۶ آبان ۱۴۰۵، ساعت ۰۷:۳۵',
      'button «برگشت به کیف پول»',
      'button «ثبت واریز بانکی»',
      'h2 بازگشت کالا',
      '۹٬۸۹۷٬۰۰۰ تومان، در حال بررسی',
      '۹٬۹۳۶٬۰۰۰ تومان، پذیرفته‌شده',
      'link «رسیدگی به بازگشت» → /staff/returns?lookup=2082',
      'h2 روند سفارش',
      'پرداخت‌شده کارکنان ۱۵ آبان ۱۴۰۵، ساعت ۰۷:۴۲',
      'در انتظار پرداخت مشتری ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۱۳',
      'بازگشت کالا پذیرفته شد: ۹٬۶۲۴٬۰۰۰ تومان کارکنان ۱۷ آبان ۱۴۰۵، ساعت ۰۰:۳۹',
      'درخواست بازگشت کالا: ۴٬۲۸۹٬۰۰۰ تومان مشتری ۱۷ آبان ۱۴۰۵، ساعت ۱۷:۱۰',
      'h2 کارهای کارکنان',
      'actions1.action دلیل: actions1.reason actions1.first_name actions1.last_name، ۲۱ آبان ۱۴۰۵، ساعت ۱۹:۱۶',
      'actions2.action کاربر ۶۵۲۴، ۲۱ آبان ۱۴۰۵، ساعت ۰۲:۴۵',
    ])
  })

  it('show what the amounts are that are not zero', async () => {
    const page = await openStaff('/staff/orders/35', {
      replies: {
        getStaffOrder: {
          total_discount: 0,
          code_discount: 0,
          total_insurance: 0,
          wallet_paid: 0,
          refunded_to_wallet: 0,
          shipping_price: 0,
          item: [{ quantity: 3, price: 2_000_000, new_price: null }],
        },
      },
    })
    expect(page.read('table')).toEqual([
      'فهرست کالاهای سفارش',
      'row: کالا | رنگ | تعداد | قیمت واحد | جمع',
      'row: [link «item1.price_obj.product.title» → /products/item1-price-obj-product-slug] | item1.price_obj.color_name | ۳ | ۲٬۰۰۰٬۰۰۰ تومان | ۶٬۰۰۰٬۰۰۰ تومان',
    ])
    expect(page.read('dl')).toEqual(['کالاها: ۶٬۳۲۶٬۰۰۰ تومان', 'مبلغ سفارش: ۴٬۴۵۵٬۰۰۰ تومان'])
  })

  it('warn about an unsaved parcel code before sending, and keep it across reloads', async () => {
    const replies = {
      getStaffOrder: {
        takes_parcel_code: true,
        shipping: { is_in_person: false },
        parcel_code: undefined,
        moves: [{ event: 'staff.sent' as const, to: 'SENDING' as const, needs_reason: false }],
      },
    }
    const page = await openStaff('/staff/orders/35', { replies })
    expect((await page.press('ثبت ارسال')).join()).not.toContain('ثبت نکرده‌اید')
    await page.press('انصراف')
    await page.write('کد رهگیری', '123456789012')
    expect((await page.press('ثبت ارسال')).join()).toContain(
      'کد رهگیری \u2066123456789012\u2069 را نوشته‌اید ولی ثبت نکرده‌اید',
    )
    expect(sessionStorage.getItem('draft:parcel-2082')).toContain('"code":"123456789012"')
  })

  it('say before sending that a slip or label is outdated, and that the customer gets no code', async () => {
    const who = { staff_id: 9, first_name: 'آرمان', last_name: 'کیانی' }
    const lastPrint = { order_id: 501, at: '2026-11-29T10:00:00Z', ...who }
    const order: Schemas['StaffOrder'] = {
      ...staffOrderIn('PREPARING'),
      takes_parcel_code: true,
      prints: [
        { ...lastPrint, kind: 'slips', is_outdated: false },
        { ...lastPrint, kind: 'labels', is_outdated: true },
      ],
      moves: [{ event: 'staff.sent', to: 'SENDING', needs_reason: false }],
    }
    const outdated = await showPart(<OrderMoves order={order} unsavedCode={null} />, {})
    const told = (await outdated.press('ثبت ارسال')).join()
    expect(told).toContain('پس از آخرین چاپ برچسب مرسوله، گیرنده یا آدرس اصلاح شده است')
    expect(told).toContain('کد رهگیری مرسوله ثبت نشده است و پیامک ارسال آن را ندارد.')
    await outdated.close()
    const whole = { ...order, prints: [], parcel_code: '123456' }
    const ready = await showPart(<OrderMoves order={whole} unsavedCode={null} />, {})
    const asked = (await ready.press('ثبت ارسال')).join()
    expect(asked).toContain('انجام شود')
    expect(asked).not.toMatch(/پس از آخرین چاپ|پیامک ارسال/)
  })

  it('ask for a parcel code where none is written, and save none', async () => {
    const order = { id: 35, text_status: 'PREPARING', tracking_code: '405112233445' } as const
    const Parcel = () => <ParcelPanel order={order} draft={useParcelDraft(order)} />
    const page = await showPart(<Parcel />, {})
    await page.press('ثبت کد رهگیری')
    expect(page.read()).toContain('alert: کد رهگیری را بنویسید.')
    expect(page.changes()).toEqual([])
  })

  it('show what the customer gets before the code of a sent parcel goes out', async () => {
    const sent = { id: 35, text_status: 'SENDING' as const, tracking_code: '405112233445' }
    const page = await openStaff('/staff/orders/35', {
      replies: { getStaffOrder: { ...sent, parcel_code: '1234' } },
    })
    await page.write('کد رهگیری', '98765')
    expect(await page.press('ثبت کد رهگیری')).toEqual([
      'h2 کد رهگیری برای مشتری فرستاده شود؟',
      'button «بستن»',
      'سفارش ارسال شده است و مشتری همین حالا این را می‌گیرد: «کد رهگیری مرسولهٔ سفارش ۴۰۵۱۱۲۲۳۳۴۴۵ عوض شد و کد پیشین درست نبود. کد رهگیری مرسوله: \u206698765\u2069»',
      'button «ثبت و فرستادن»',
      'button «انصراف»',
    ])
  })

  it('correct the receiver and the address, and say why the province stays', async () => {
    const delivery = {
      first_name: 'سارا',
      last_name: 'کریمی',
      phone_number: '09351234567',
      text_address: 'خیابان نمونه، پلاک ۱',
      postal_code: '1345678913',
    }
    const page = await openStaff('/staff/orders/35', {
      replies: { getStaffOrder: { id: 35, delivery, delivery_place: 'تهران' } },
    })
    const form = await page.press('اصلاح گیرنده و آدرس')
    expect(form).toEqual([
      'h2 اصلاح گیرنده و آدرس',
      'button «بستن»',
      'field «نام گیرنده» = سارا',
      'field «نام خانوادگی گیرنده» = کریمی',
      'field «شماره تماس گیرنده» = ۰۹۳۵۱۲۳۴۵۶۷',
      'field «کد پستی» = ۱۳۴۵۶۷۸۹۱۳',
      'استان و شهر: تهران',
      expect.stringContaining('هزینه و روز ارسال که مشتری پذیرفته بر پایهٔ آن‌هاست'),
      'field «آدرس کامل» = خیابان نمونه، پلاک ۱',
      '۲۰ از ۳۲۰ نویسه.',
      'field «دلیل»',
      'فقط کارکنان آن را می‌بینند.',
      'مشتری با پیامک و پیام فروشگاه از اصلاح باخبر می‌شود.',
      'button «ثبت اصلاح»',
      'button «انصراف»',
    ])
    await page.write('دلیل', 'مشتری تماس گرفت')
    const unchanged = await page.press('ثبت اصلاح')
    expect(unchanged.join()).toContain('چیزی عوض نشده است')
    await page.write('شماره تماس گیرنده', '+98 935 123 45 68')
    await page.press('ثبت اصلاح')
    expect(page.changes()).toEqual([
      expect.stringMatching(/^PUT \/staff\/order\/35\/delivery\/.*"phone_number":"09351234568"/),
    ])
  })

  describe('with a correction', () => {
    const delivery = {
      first_name: 'سارا',
      last_name: 'کریمی',
      phone_number: '09351234567',
      text_address: 'خیابان نمونه، پلاک ۱',
      postal_code: '1345678913',
    }
    const saved_by = {
      staff_id: 3,
      first_name: 'مهتاب',
      last_name: 'کیانی',
      at: '2026-11-04T11:45:00Z',
    }
    type Problem = Schemas['Problem']
    type Order = { delivery: typeof delivery | null; text_status?: 'SENDING' }

    /** Submits a correction of the first name and the phone, which is refused. */
    async function submitRefused(problem: string | Partial<Problem>, meanwhile: Partial<Order>) {
      const seen = { id: 35, delivery } as Order
      const page = await openStaff('/staff/orders/35', {
        replies: { getStaffOrder: seen },
        problems: { correctDelivery: problem },
      })
      await page.press('اصلاح گیرنده و آدرس')
      await page.write('نام گیرنده', 'ساره')
      await page.write('شماره تماس گیرنده', '09359876543')
      await page.write('دلیل', 'مشتری تماس گرفت')
      Object.assign(seen, meanwhile)
      const told = await page.press('ثبت اصلاح')
      return { page, told }
    }

    it('ask only about what a colleague has changed, too', async () => {
      const { page, told } = await submitRefused(
        { code: 'changed_meanwhile', saved_by },
        { delivery: { ...delivery, first_name: 'سمیرا', postal_code: '1345678914' } },
      )
      expect(told).toEqual([
        'alert: گیرنده یا آدرس این سفارش تغییر کرده است؛ آخرین بار مهتاب کیانی در ۱۳ آبان ۱۴۰۵، ساعت ۱۵:۱۵ آن را ذخیره کرد. هر دو این‌ها را عوض کرده‌اید. بگویید کدام بماند.',
        'نام گیرنده',
        'radio «همکار: سمیرا»',
        'radio «شما: ساره»',
        'آنچه همکارتان عوض کرده است و می‌ماند',
        'کد پستی: ۱۳۴۵۶۷۸۹۱۴',
        'آنچه تنها شما عوض کرده‌اید و ثبت می‌شود',
        'شماره تماس گیرنده: ۰۹۳۵۹۸۷۶۵۴۳',
        'button «ثبت اصلاح» off',
      ])
      expect(document.activeElement?.textContent).toContain('مهتاب کیانی')
      await page.press('همکار: سمیرا')
      await page.press('ثبت اصلاح')
      expect(page.changes().at(-1)).toMatch(
        /"delivery":\{[^}]*"first_name":"سمیرا"[^}]*"phone_number":"09359876543"[^}]*"postal_code":"1345678914"/,
      )
    })

    it('show what a colleague has changed before both corrections are put together', async () => {
      const { page, told } = await submitRefused(
        { code: 'changed_meanwhile', saved_by },
        { delivery: { ...delivery, postal_code: '1345678914' } },
      )
      expect(told.join()).toContain('اصلاح شما کنار اصلاح همکارتان ثبت می‌شود.')
      expect(told).toContain('کد پستی: ۱۳۴۵۶۷۸۹۱۴')
      await page.press('ثبت اصلاح')
      expect(page.changes().at(-1)).toMatch(
        /"first_name":"ساره".*"postal_code":"1345678914".*"expected":.*"postal_code":"1345678914"/,
      )
    })

    it('can only be closed once a colleague has sent the order', async () => {
      const { page, told } = await submitRefused('move_impossible', {
        delivery: null,
        text_status: 'SENDING',
      })
      expect(told.join()).toContain('دیگر نمی‌توان اصلاح کرد')
      const dialog = page.read('dialog[open], [role=dialog]')
      expect(dialog.filter((line) => line.startsWith('button'))).toEqual([
        'button «بستن»',
        'button «بستن»',
      ])
    })

    it('can be written again after a lost call, and are not thrown away without a question', async () => {
      const page = await openStaff('/staff/orders/35', {
        replies: { getStaffOrder: { id: 35, delivery } },
        problems: { correctDelivery: { code: 'internal_error', status: 500 } },
      })
      await page.press('اصلاح گیرنده و آدرس')
      await page.write('نام گیرنده', 'ساره')
      await page.write('دلیل', 'مشتری تماس گرفت')
      await page.press('ثبت اصلاح')
      await page.press('برگشت به ویرایش')
      expect(page.read('dialog[open], [role=dialog]')).toContain('button «ثبت اصلاح»')
      expect(await page.press('انصراف')).toContain('h2 این فرم بسته شود؟')
    })
  })

  it('have nothing to correct once the order was sent, or without permission', async () => {
    const button = 'button «اصلاح گیرنده و آدرس»'
    const sent = await openStaff('/staff/orders/35', {
      replies: { getStaffOrder: { delivery: null } },
    })
    expect(sent.read()).not.toContain(button)
    const finance = await openStaff('/staff/orders/35', {
      replies: { getStaffMember: { roles: ['finance'] } },
    })
    expect(finance.read()).not.toContain(button)
  })

  it('name the colleague who moved the order, and its current status', async () => {
    const seen = { id: 35, text_status: 'NOT_CHECKED' as 'NOT_CHECKED' | 'PROCESSING' }
    const by = { staff_id: 9, first_name: 'سارا', last_name: 'نوری', at: '2026-11-20T09:00:00Z' }
    const page = await openStaff('/staff/orders/35', {
      replies: { getStaffOrder: seen },
      problems: { moveOrder: { code: 'move_impossible', saved_by: by } },
    })
    await page.press('پذیرفتن سفارش')
    seen.text_status = 'PROCESSING'
    const told = await page.press('انجام شود')
    expect(told.join()).toMatch(
      /سارا نوری در .+ وضعیت این سفارش را تغییر داده است\. اکنون «پذیرفته‌شده» است\./,
    )
    expect(told.join()).not.toContain('تازه کنید')
  })

  it('keep the reason of a step that a colleague has overtaken, for another one', async () => {
    const { page, seen } = await openOvertaken('PAYMENT_VERIFIED', reject)
    await page.press('رد سفارش')
    await page.write('reason', 'کالا موجود نیست')
    seen.text_status = 'PROCESSING'
    seen.moves = [send, reject]
    const told = await page.press('سفارش رد شود')
    expect(told).toContain('button «شروع آماده‌سازی»')
    expect(told).toContain(
      'می‌توانید گام دیگری را انتخاب کنید که اکنون ممکن است. دلیلی که نوشته‌اید می‌ماند.',
    )
    await page.press('رد سفارش', '[role=alertdialog]')
    const field = document.querySelector<HTMLTextAreaElement>('[name=reason]')
    expect([field?.value, field?.readOnly]).toEqual(['کالا موجود نیست', false])
    expect(document.activeElement).toBe(field)
    await page.press('سفارش رد شود')
    const sent = page.changes().map((call) => call.slice(call.indexOf('{')))
    expect(sent.map((body) => JSON.parse(body).expected_status)).toEqual([
      'PAYMENT_VERIFIED',
      'PROCESSING',
    ])
    expect(sent.map((body) => JSON.parse(body).reason)).toEqual([
      'کالا موجود نیست',
      'کالا موجود نیست',
    ])
    await page.press('بستن')
    await page.press('رد سفارش')
    expect(document.querySelector<HTMLTextAreaElement>('[name=reason]')?.value).toBe(
      'کالا موجود نیست',
    )
  })

  it('keep unsent input when a dialog is closed', async () => {
    const { page } = await openOvertaken('PAYMENT_VERIFIED', reject, send)
    const typed = (name: string) =>
      document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
    await page.press('رد سفارش')
    await page.write('reason', 'کالا موجود نیست')
    await escape(page)
    await page.press('شروع آماده‌سازی')
    expect(typed('reason')).toBe('')
    await page.press('انصراف')
    await page.press('رد سفارش')
    expect(typed('reason')).toBe('کالا موجود نیست')
    await page.press('انصراف')
    await page.press('برگشت به کیف پول')
    await page.write('amount', '250000')
    await page.write('reason', 'تأخیر')
    await escape(page)
    await page.press('ثبت واریز بانکی')
    expect([typed('amount'), typed('reason')]).toEqual(['', ''])
    await page.press('انصراف')
    await page.press('برگشت به کیف پول')
    expect([typed('amount'), typed('reason')]).toEqual(['۲۵۰٬۰۰۰', 'تأخیر'])
    await page.press('برگردانده شود')
    expect(page.changes()).toHaveLength(1)
    await page.press('برگشت به کیف پول')
    expect([typed('amount'), typed('reason')]).toEqual(['', ''])
  })

  it('count the characters of a note, and save none that is too long', async () => {
    const page = await openStaff('/staff/orders/35', {
      problems: { addOrderNote: 'move_impossible' },
    })
    await page.write('یادداشت تازه', 'ن'.repeat(1001))
    expect(page.read()).toContain('alert: این متن بلند است؛ حداکثر ۱٬۰۰۰ نویسه مجاز است.')
    const alert = document.querySelector('main [role=alert]')
    await page.write('یادداشت تازه', 'ن'.repeat(1002))
    expect(page.read().join()).toContain('۱٬۰۰۲ از ۱٬۰۰۰ نویسه.')
    expect(document.querySelector('main [role=alert]')).toBe(alert)
    expect(alert?.textContent).not.toContain('۱٬۰۰۲')
    await pressFocused(page, 'ثبت یادداشت')
    expect(page.changes()).toEqual([])
    expect(focusedField()).toEqual(['note', 'true'])
    await page.write('یادداشت تازه', ` ${'ن'.repeat(1000)} `)
    expect(page.read().join()).toContain('۱٬۰۰۰ از ۱٬۰۰۰ نویسه.')
    await page.press('ثبت یادداشت')
    expect(page.changes()).toHaveLength(1)
  })

  it('focus the note field when the note is blank', async () => {
    const page = await openStaff('/staff/orders/35')
    await page.write('یادداشت تازه', ' ')
    await pressFocused(page, 'ثبت یادداشت')
    expect(page.changes()).toEqual([])
    expect(focusedField()).toEqual(['note', 'true'])
    const message = document.activeElement?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(message)?.textContent).toBe('یادداشت را بنویسید.')
    await page.write('یادداشت تازه', 'تماس گرفتم')
    expect(focusedField()).toEqual(['note', null])
  })

  it('show the newest five notes until all are asked for', async () => {
    const notes = Array.from({ length: 12 }, (_, index) => ({ id: index, text: `n${index}.` }))
    const page = await openStaff('/staff/orders/35', { replies: { getStaffOrder: { notes } } })
    const shown = () => page.read().filter((line) => /^n\d+\.$/.test(line))
    expect(shown()).toEqual(['n7.', 'n8.', 'n9.', 'n10.', 'n11.'])
    await pressFocused(page, 'نمایش همهٔ ۱۲ یادداشت')
    expect(shown()).toHaveLength(12)
    expect(document.activeElement?.textContent).toMatch(/^n0\./)
    expect(page.read().join()).not.toContain('نمایش همهٔ')
  })

  it.each([
    ['رد سفارش', 'سفارش رد شود', {}],
    ['برگشت به کیف پول', 'برگردانده شود', { amount: '1000' }],
    ['اصلاح گیرنده و آدرس', 'ثبت اصلاح', { first_name: 'نگین' }],
  ])('do not cut the reason of «%s»: its field says that it is too long', async (...row) => {
    const [open, confirm, others] = row
    const page = await openStaff('/staff/orders/35', {
      replies: { getStaffOrder: { moves: [reject] } },
    })
    await page.press(open)
    const field = document.querySelector('[name=reason]')
    expect(field?.hasAttribute('maxlength')).toBe(false)
    for (const [name, text] of Object.entries(others)) await page.write(name, text)
    await page.write('reason', 'د'.repeat(501))
    await pressFocused(page, confirm)
    expect(page.changes()).toEqual([])
    expect(page.read('body')).toContain('alert: این متن بلند است؛ حداکثر ۵۰۰ نویسه مجاز است.')
    expect(focusedField()).toEqual(['reason', 'true'])
  })

  it('name the colleague who has moved one of many orders meanwhile', async () => {
    const by = { staff_id: 9, first_name: 'کاوه', last_name: 'نادری', at: '2026-11-20T09:00:00Z' }
    const order = { id: 501, text_status: 'NOT_CHECKED' as const, is_in_person: false }
    const result = { id: 501, status: null, problem: 'move_impossible' as const, saved_by: by }
    const page = await openStaff('/staff/orders', {
      replies: { listStaffOrders: { results: [order] }, moveOrders: { results: [result] } },
    })
    await page.press('انتخاب سفارش ۵۰۱')
    await page.press('گام بعدی ۱ سفارش')
    const told = (await page.press('بردن ۱ سفارش به گام بعد')).join()
    expect(told).toMatch(/کاوه نادری در .+ وضعیت این سفارش را تغییر داده است/)
  })

  it('take no note beyond the fiftieth', async () => {
    const open = async (notes: number) => {
      const page = await openStaff('/staff/orders/35', {
        replies: { getStaffOrder: { notes: Array.from({ length: notes }, () => ({})) } },
      })
      const shown = page.read()
      await page.close()
      return shown
    }
    expect(await open(49)).toContain('field «یادداشت تازه»')
    const full = await open(50)
    expect(full).not.toContain('field «یادداشت تازه»')
    expect(full.join()).toContain('این سفارش ۵۰ یادداشت دارد و بیشتر نمی‌گیرد.')
  })

  it('do not call a code unsaved that a colleague has replaced meanwhile', async () => {
    const seen = {
      id: 35,
      takes_parcel_code: true,
      shipping: { is_in_person: false },
      parcel_code: '111111111111',
      moves: [{ event: 'staff.sent' as const, to: 'SENDING' as const, needs_reason: false }],
    }
    const page = await openStaff('/staff/orders/35', {
      replies: { getStaffOrder: seen },
      problems: { moveOrder: 'move_impossible' },
    })
    await page.press('ثبت ارسال')
    seen.parcel_code = '222222222222'
    await page.press('انجام شود')
    expect(page.read().join()).toContain('222222222222')
    expect(page.read('body').join()).not.toContain('ثبت نکرده‌اید')
  })

  it('say that a rejection gives back the rest of what was refunded in part', async () => {
    const open = async (total: number, refunds: object[] = [{}]) => {
      const page = await openStaff('/staff/orders/35', {
        replies: {
          getStaffOrder: {
            moves: [{ event: 'staff.rejected', to: 'NOT_APPROVED', needs_reason: true }],
            refunds,
            refund_left: { total, to_bank: 0 },
          },
        },
      })
      const asked = (await page.press('رد سفارش')).join()
      await page.close()
      return asked
    }
    expect(await open(55_080_000)).toContain('۵۵٬۰۸۰٬۰۰۰ تومان مانده به کیف پول مشتری برمی‌گردد')
    expect(await open(0)).toContain('همهٔ مبلغ سفارش پیش‌تر برگشته است.')
    expect(await open(55_080_000, [])).toContain('همهٔ مبلغ سفارش به کیف پول مشتری برمی‌گردد')
  })

  it('warn before an order is moved whose whole amount was refunded', async () => {
    const open = async (total: number) => {
      const page = await openStaff('/staff/orders/35', {
        replies: {
          getStaffOrder: {
            moves: [{ event: 'staff.preparing', to: 'PREPARING', needs_reason: false }],
            refunds: [{}],
            refund_left: { total, to_bank: 0 },
          },
        },
      })
      const asked = (await page.press('شروع آماده‌سازی')).join()
      await page.close()
      return asked
    }
    expect(await open(0)).toContain('همهٔ مبلغ این سفارش به مشتری برگشته است.')
    expect(await open(1)).not.toContain('برگشته است')
  })

  it('keep no reason for colleagues where the customer would read it', async () => {
    const { page, seen } = await openOvertaken('PROCESSING', send)
    await page.press('شروع آماده‌سازی')
    await page.write('reason', 'مشتری بدحساب است')
    seen.text_status = 'PREPARING'
    seen.moves = [reject]
    await page.press('انجام شود')
    await page.press('رد سفارش', '[role=alertdialog]')
    expect(document.querySelector<HTMLTextAreaElement>('[name=reason]')?.value).toBe('')
  })

  it('say that the customer reads the rejection reason', async () => {
    const page = await openStaff('/staff/orders/35', {
      replies: {
        getStaffOrder: {
          moves: [{ event: 'staff.rejected', to: 'NOT_APPROVED', needs_reason: true }],
        },
      },
    })
    const asked = await page.press('رد سفارش')
    expect(asked).toContain('مشتری آن را در پیامک و پیام فروشگاه می‌خواند.')
    expect(asked).toContain('button «سفارش رد شود»')
  })

  it('hide the customer link without permission', async () => {
    const clerk = await openStaff('/staff/orders/35', {
      replies: { getStaffMember: { roles: ['finance'] } },
    })
    expect(clerk.read()).toContain('موبایل حساب: ۰۹۱۲ ۱۷۲ ۷۲۲۰')
    expect(clerk.read().join()).not.toContain('→ /staff/orders/print')
  })

  it('move on with a reason where one is needed', async () => {
    const page = await openStaff('/staff/orders/35')
    await page.press('پذیرفتن سفارش')
    expect(page.read('[role=dialog], [role=alertdialog]')).toEqual([
      'h2 پذیرفتن سفارش',
      'button «بستن»',
      'وضعیت سفارش از «در انتظار پرداخت» به «پرداخت‌شده» تغییر می‌کند.',
      'field «دلیل (اختیاری)»',
      'فقط کارکنان آن را می‌بینند.',
      'button «انجام شود»',
      'button «انصراف»',
    ])
  })

  it('lead back from a print to the order, or to the list of several', async () => {
    const one = await openStaff('/staff/orders/print?ids=35')
    expect(one.read()[0]).toBe('link «سفارش ۳۵» → /staff/orders/35')
    const several = await openStaff('/staff/orders/print?ids=35,36')
    expect(several.read()[0]).toBe('link «سفارش‌ها» → /staff/orders')
  })

  it('are logged when they are printed, and say which were printed before a correction', async () => {
    const prints = [
      { order_id: 1758, kind: 'slips', is_outdated: true },
      { order_id: 1758, kind: 'labels', is_outdated: false },
      { order_id: 7967, kind: 'slips', is_outdated: true },
      { order_id: 7967, kind: 'labels', is_outdated: true },
    ] as const
    const last_corrections = [
      { order_id: 7967, correction_id: 41 },
      { order_id: 1758, correction_id: null },
    ]
    const page = await openStaff('/staff/orders/print?ids=1,2', {
      replies: { listOrdersToPrint: { results: [{}, {}], prints, last_corrections } },
    })
    expect(page.read()).toContain(
      'alert: پس از چاپ پیشین، گیرنده یا آدرس این سفارش‌ها اصلاح شده است: ۷۹۶۷ (برگهٔ بسته‌بندی و برچسب مرسوله)، ۱۷۵۸ (برگهٔ بسته‌بندی). دوباره چاپ کنید و برگه و برچسب تازه را جایگزین قبلی‌ها کنید.',
    )
    await page.after(() => dispatchEvent(new Event('beforeprint')))
    const body = { kind: 'slips', last_corrections }
    expect(page.changes()).toEqual([`POST /staff/order-print/ ${JSON.stringify(body)}`])
  })

  it('say when a print could not be logged, and log that one again', async () => {
    const page = await openStaff('/staff/orders/print?ids=1', {
      replies: { listOrdersToPrint: { last_corrections: [{ order_id: 7967, correction_id: 41 }] } },
      problems: { recordPrint: { code: 'internal_error', status: 500 } },
    })
    await page.after(() => dispatchEvent(new Event('beforeprint')))
    expect(page.read().join()).toContain(
      'این چاپ ثبت نشد؛ اگر بعداً گیرنده یا آدرسی اصلاح شود، هشداری نمی‌بینید.',
    )
    await page.press('برچسب مرسوله')
    await page.press('تلاش دوباره')
    const [printed, retried] = page.changes()
    expect(printed).toContain('"kind":"slips"')
    expect(retried).toBe(printed)
  })

  it.each([
    [[], null],
    [['labels'], 'برچسب مرسوله'],
    [['slips', 'labels'], 'برگهٔ بسته‌بندی و برچسب مرسوله'],
  ] as const)(
    'say when they were printed, and which prints are outdated (%s)',
    async (outdated, what) => {
      const kinds = ['slips', 'labels'] as const
      const prints = kinds.map((kind) => ({
        kind,
        at: '2026-11-29T10:00:00Z',
        is_outdated: outdated.some((each) => each === kind),
        first_name: 'آرمان',
        last_name: 'کیانی',
      }))
      const page = await openStaff('/staff/orders/35', { replies: { getStaffOrder: { prints } } })
      const lines = page.read()
      expect(lines).toContain('آخرین چاپ: برگهٔ بسته‌بندی، چاپ: آرمان کیانی، ۸ آذر ۱۴۰۵، ساعت ۱۳:۳۰')
      expect(lines).toContain('آخرین چاپ: برچسب مرسوله، چاپ: آرمان کیانی، ۸ آذر ۱۴۰۵، ساعت ۱۳:۳۰')
      expect(lines.filter((line) => line.startsWith('پس از آخرین چاپ'))).toEqual(
        what === null
          ? []
          : [`پس از آخرین چاپ ${what}، گیرنده یا آدرس اصلاح شده است؛ دوباره چاپ کنید.`],
      )
    },
  )

  it('are printed as packing slips with the units that are packed', async () => {
    const item = { price_obj: { product: { id: 70 } } }
    const page = await openStaff('/staff/orders/print?ids=1,2', {
      replies: {
        listOrdersToPrint: {
          results: [{ item: [item, {}] }, {}],
          skus: [{ product_id: 70, sku: 'IPH17-256' }],
          prints: [],
        },
      },
    })
    expect(page.read()).toEqual([
      'link «سفارش‌ها» → /staff/orders',
      'h1 چاپ برگهٔ بسته‌بندی و برچسب',
      'status: ۲ سفارش',
      'nav «چه چاپ شود»',
      'link «برگهٔ بسته‌بندی» → /staff/orders/print?ids=1,2 current',
      'link «برچسب مرسوله» → /staff/orders/print?ids=1,2&kind=labels',
      'nav «اندازهٔ کاغذ»',
      'link «A5» → /staff/orders/print?ids=1,2 current',
      'link «A4» → /staff/orders/print?ids=1,2&paper=a4',
      'button «چاپ»',
      'article «برگهٔ بسته‌بندی سفارش ۷۹۶۷»',
      'h2 سفارش ۷۹۶۷',
      'shop.name',
      'image «بارکد سفارش ۷۹۶۷»',
      'گیرنده: 1.first_name 1.last_name',
      'موبایل: ۰۹۱۲ ۱۷۳ ۶۳۷۱',
      'زمان ثبت: ۱۱ آبان ۱۴۰۵',
      'کد پیگیری: ۱.tracking_code',
      'روش ارسال: 1.shipping.name',
      'روز قرار: یکشنبه ۱۵ آذر',
      'آدرس: 1.text_address',
      'کد پستی: ۱.postal_code',
      'row: کالا و کد آن | رنگ | تعداد | گذاشته شد',
      'row: 1.item1.price_obj.product.title IPH17-256 | 1.item1.price_obj.color_name | ۲۲ | image «گذاشته شد»',
      'row: 1.item2.price_obj.product.title | 1.item2.price_obj.color_name | ۳۰ | image «گذاشته شد»',
      'جمع: ۵۲ عدد',
      'article «برگهٔ بسته‌بندی سفارش ۱۷۵۸»',
      'h2 سفارش ۱۷۵۸',
      'shop.name',
      'image «بارکد سفارش ۱۷۵۸»',
      'گیرنده: 2.first_name 2.last_name',
      'موبایل: ۰۹۱۲ ۱۲۳ ۰۸۱۲',
      'زمان ثبت: ۱۰ آبان ۱۴۰۵',
      'کد پیگیری: ۲.tracking_code',
      'روش ارسال: 2.shipping.name',
      'آدرس: تحویل حضوری',
      'row: کالا و کد آن | رنگ | تعداد | گذاشته شد',
      'row: 2.item1.price_obj.product.title | 2.item1.price_obj.color_name | ۱۶ | image «گذاشته شد»',
      'row: 2.item2.price_obj.product.title | 2.item2.price_obj.color_name | ۲۴ | image «گذاشته شد»',
      'جمع: ۴۰ عدد',
    ])
  })

  it('are printed as labels for parcels', async () => {
    const page = await openStaff('/staff/orders/print?ids=1,2&kind=labels', {
      replies: { listOrdersToPrint: { prints: [] } },
    })
    expect(page.read()).toEqual([
      'link «سفارش‌ها» → /staff/orders',
      'h1 چاپ برگهٔ بسته‌بندی و برچسب',
      'status: ۲ سفارش',
      'nav «چه چاپ شود»',
      'link «برگهٔ بسته‌بندی» → /staff/orders/print?ids=1,2',
      'link «برچسب مرسوله» → /staff/orders/print?ids=1,2&kind=labels current',
      'هر برچسب یک برگ A6 (۱۰۵ در ۱۴۸ میلی‌متر) است.',
      'button «چاپ»',
      'article «برچسب سفارش ۷۹۶۷»',
      'فرستنده: shop.name',
      'shop.place',
      'shop.tel',
      'گیرنده',
      '1.first_name 1.last_name',
      '۰۹۱۲ ۱۷۳ ۶۳۷۱',
      'آدرس',
      '1.text_address',
      'کد پستی',
      '۱.postal_code',
      'image «بارکد سفارش ۷۹۶۷»',
      'سفارش ۷۹۶۷',
      'article «برچسب سفارش ۱۷۵۸»',
      'فرستنده: shop.name',
      'shop.place',
      'shop.tel',
      'گیرنده',
      '2.first_name 2.last_name',
      '۰۹۱۲ ۱۲۳ ۰۸۱۲',
      'آدرس',
      'تحویل حضوری، 2.shipping.name',
      'image «بارکد سفارش ۱۷۵۸»',
      'سفارش ۱۷۵۸',
    ])
  })

  it('show no counts of states before they are known', async () => {
    const href = () => '/staff/orders'
    const part = await showPart(<StatusFilter chosen={null} page={undefined} href={href} />, {})
    expect(part.read()).toContain('link «همه» → /staff/orders current')
  })

  it('are found by their pick-up code', async () => {
    const page = await openStaff('/staff/pick-up')
    await page.write('کد تحویل', '123456')
    await page.press('یافتن سفارش')
    expect(page.read()).toEqual([
      'link «سفارش‌ها» → /staff/orders',
      'h1 تحویل حضوری',
      'h2 سفارش ۲۰۸۲',
      'گیرنده: first_name last_name',
      'موبایل: ۰۹۱۲ ۱۶۲ ۸۷۹۵',
      'محل تحویل: shipping.name',
      'ul «کالاهایی که باید بدهید»',
      'item1.price_obj.product.title، item1.price_obj.color_name ۵۵ عدد',
      'item2.price_obj.product.title، item2.price_obj.color_name ۶۳ عدد',
      'ul «یادداشت‌های همکاران»',
      'notes1.text',
      'notes1.first_name notes1.last_name، ۱۴ آبان ۱۴۰۵، ساعت ۲۰:۴۸',
      'notes2.text',
      'کاربر ۳۷۷۶، ۱۴ آبان ۱۴۰۵، ساعت ۰۴:۱۷',
      'نام گیرنده و همهٔ کالاها را بررسی کنید.',
      'button «تحویل دادم»',
      'button «کد دیگر»',
    ])
    expect(page.changes()).toEqual(['POST /staff/pick-up/ {"pickup_code":"123456"}'])
  })
})

describe('the returns in the back office', () => {
  it('hand the focus to the heading once a rejected one has no button any more', async () => {
    const row: Pick<Schemas['StaffReturn'], 'moves' | 'status'> = {
      moves: ['staff.refused'],
      status: 'REQUESTED',
    }
    const page = await openStaff('/staff/returns', {
      replies: { listStaffReturns: { results: [row] } },
    })
    await pressFocused(page, 'رد کردن')
    await page.write('reason', 'کالا باز شده است')
    row.moves = []
    row.status = 'REFUSED'
    await page.press('رد شود')
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  it('leave the focus alone when the list changes later, after a move that left it as it was', async () => {
    const row: Pick<Schemas['StaffReturn'], 'moves' | 'status'> = {
      moves: ['staff.refused'],
      status: 'REQUESTED',
    }
    const page = await openStaff('/staff/returns', {
      replies: { listStaffReturns: { results: [row] } },
    })
    await pressFocused(page, 'رد کردن')
    await page.write('reason', 'کالا باز شده است')
    await page.press('رد شود')
    await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body))
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) activeElement.blur()
    row.moves = []
    row.status = 'REFUSED'
    expect((await page.reload()).join()).toContain('پذیرفته‌نشده')
    expect(document.activeElement).toBe(document.body)
  })

  it('show what comes back, why, and for how much', async () => {
    const page = await openStaff('/staff/returns', {
      replies: {
        listStaffReturns: {
          results: [
            { moves: ['staff.approved', 'staff.refused'] },
            { moves: [], status: 'REFUSED' },
          ],
        },
      },
    })
    expect(page.read()).toEqual([
      'h1 بازگشت کالا',
      'status: ۸۸ بازگشت',
      'field «جستجو»',
      'button «پیدا کن»',
      'button «بیشتر»',
      'nav «نماهای ذخیره‌شده»',
      'link «1.name (از 1.first_name 1.last_name)» → /staff/returns current',
      'link «2.name (از کاربر ۶۹۶۵)» → /staff/returns',
      'nav «وضعیت»',
      'link «همه (۶۶)» → /staff/returns current',
      'link «در حال بررسی (۱۲)» → /staff/returns?state=REQUESTED',
      'link «پذیرفته‌شده (۵۴)» → /staff/returns?state=APPROVED',
      'link «پذیرفته‌نشده (۰)» → /staff/returns?state=REFUSED',
      'link «پرداخت‌شده (۰)» → /staff/returns?state=PAID',
      'link «انصراف مشتری (۰)» → /staff/returns?state=CANCELLED',
      'region «فهرست بازگشت‌ها»',
      'فهرست بازگشت‌ها',
      'row: [button «درخواست»] | سفارش | مشتری | کالا | چرا | [button «مبلغ»] | وضعیت | رسیدگی',
      'row: ۱۱ آبان ۱۴۰۵ ۰۰:۲۸ | [link «۴۷۸۴» → /staff/orders/4784] | 1.first_name 1.last_name ۰۹۱۲ ۱۷۳ ۶۳۷۱ | [link «1.goods1.title، 1.goods1.color، ۲۳ عدد» → /staff/products/2610?stock=3908&kind=returned] [link «1.goods2.title، 1.goods2.color، ۳۱ عدد» → /staff/products/7329?stock=8627&kind=returned] | منصرف شدم 1.description | ۹٬۷۰۸٬۰۰۰ تومان از سفارش تنها ۸٬۶۲۴٬۰۰۰ تومان مانده است. | در حال بررسی پاسخ: 1.admin_comment | [button «پذیرفتن»] [button «رد کردن»]',
      'row: ۱۰ آبان ۱۴۰۵ ۰۵:۴۹ | [link «۶۲۷۹» → /staff/orders/6279] | بدون نام ۰۹۱۲ ۱۲۳ ۰۸۱۲ | [link «2.goods1.title، 2.goods1.color، ۶۱ عدد» → /staff/products/9739?stock=2037&kind=returned] [link «2.goods2.title، 2.goods2.color، ۶۹ عدد» → /staff/products/5458?stock=6756&kind=returned] | کالا ایراد دارد 2.description | ۶٬۰۴۳٬۰۰۰ تومان | پذیرفته‌نشده | ',
      'کلیدها: ↑ و ↓ ردیف، Enter باز کردن، در ردیف‌ها PageDown صفحهٔ بعد و PageUp صفحهٔ قبل، / جستجو',
      'status: صفحهٔ ۱ از ۲',
      'nav «صفحه‌ها»',
      'link «صفحهٔ ۱» → /staff/returns current',
      'link «صفحهٔ ۲» → /staff/returns?page=2',
      'link «صفحهٔ بعد» → /staff/returns?page=2',
    ])
  })

  it('lead to the stock of the goods from the dialog in which they arrive', async () => {
    const goods = { product_id: 7, variant_id: 12, title: 'کابل', color: 'سفید', quantity: 2 }
    const replies = {
      listStaffReturns: {
        results: [{ status: 'APPROVED', moves: ['goods.received'], goods: [goods] }],
      },
    } as const
    const page = await openStaff('/staff/returns', { replies })
    expect(await page.press('کالا رسید')).toContain(
      'link «موجودی کابل، سفید، ۲ عدد» → /staff/products/7?stock=12&kind=returned',
    )
    await page.close()
    const ofClerk = await openStaff('/staff/returns', {
      replies: { ...replies, getStaffMember: { roles: ['orders'] } },
    })
    expect((await ofClerk.press('کالا رسید')).join()).not.toContain('/staff/products/')
  })

  it.each([
    [
      49_970_800,
      'با این بازگشت روی هم ۷۹٬۹۷۰٬۸۰۰ تومان برمی‌گردد. این ۷۰٬۸۰۰ تومان بیشتر از بهای کالاهای بازگشتی این سفارش (۷۹٬۹۰۰٬۰۰۰ تومان) است.',
    ],
    [
      49_900_000,
      'با این بازگشت روی هم ۷۹٬۹۰۰٬۰۰۰ تومان برمی‌گردد. این همان بهای کالاهای بازگشتی این سفارش (۷۹٬۹۰۰٬۰۰۰ تومان) است.',
    ],
    [
      49_000_000,
      'با این بازگشت روی هم ۷۹٬۰۰۰٬۰۰۰ تومان برمی‌گردد. این ۹۰۰٬۰۰۰ تومان کمتر از بهای کالاهای بازگشتی این سفارش (۷۹٬۹۰۰٬۰۰۰ تومان) است.',
    ],
  ])(
    'say, before %i tomans are paid, what was refunded before and what the total is',
    async (to_refund, compared) => {
      const row = {
        order_id: 700,
        status: 'APPROVED',
        moves: ['goods.received'],
        amount: 79_900_000,
        requested_amount: 79_900_000,
        to_refund,
        returned_price: 79_900_000,
      } as const
      const replies = (other_refunds: number) => ({
        listStaffReturns: { results: [{ ...row, other_refunds }] },
      })
      const page = await openStaff('/staff/returns', { replies: replies(30_000_000) })
      const asked = (await page.press('کالا رسید')).join(' ')
      expect(asked).toContain('از این سفارش پیش‌تر ۳۰٬۰۰۰٬۰۰۰ تومان برگشته است و')
      expect(asked).toContain(compared)
      expect(asked).toContain('link «دیدن مبلغ‌های برگشتهٔ این سفارش» → /staff/orders/700')
      await page.close()
      const first = await openStaff('/staff/returns', { replies: replies(0) })
      expect((await first.press('کالا رسید')).join(' ')).not.toContain('پیش‌تر')
    },
  )

  it('say who raises the stock: who may, and otherwise a colleague', async () => {
    const own = 'موجودی را در صفحهٔ کالا با «برگشت از مشتری» زیاد کنید.'
    const colleague =
      'از همکاری که دسترسی «کالا» دارد بخواهید موجودی را با «برگشت از مشتری» زیاد کند.'
    const replies = {
      listStaffReturns: {
        results: [
          { status: 'APPROVED', moves: ['goods.received'] },
          { status: 'PAID', moves: [] },
        ],
      },
    } as const
    for (const [role, told, other, listed] of [
      ['owner', own, colleague, 'با پیوند کالا به موجودی آن بروید.'],
      ['orders', colleague, own, 'از همکاری که دسترسی «کالا» دارد بخواهید آن را زیاد کند.'],
    ] as const) {
      const page = await openStaff('/staff/returns', {
        replies: { ...replies, getStaffMember: { roles: [role] } },
      })
      expect(page.read().join()).toContain(listed)
      const asked = (await page.press('کالا رسید')).join()
      expect([asked.includes(told), asked.includes(other)]).toEqual([true, false])
      await page.press('رسید؛ مبلغ برگردد')
      expect(page.toast()).toBe(`کالا رسید و مبلغ برگشت. اگر دوباره فروختنی است، ${told}`)
      await page.close()
    }
  })
})
