import { describe, expect, it } from 'vitest'
import { branches } from '#i18n/fa/branches.ts'
import { OrderSums } from '#src/features/orders/OrderSums.tsx'
import { openShop, showPart } from './support/open-page.tsx'
import { sample } from '#tests/support/sample-replies.ts'

const content = 'aside + div'
const later = '2026-11-20T10:30:00Z'
const panel = '[role=tabpanel]:not([hidden])'

describe('the list of orders', () => {
  it('shows each order’s state, number, goods and total', async () => {
    const page = await openShop('/shopping-history', {
      signedIn: true,
      replies: {
        listOrders: {
          results: [
            { returned: null, return_under_way: null, item_count: 9 },
            { returned: null, return_under_way: null, item_count: 2 },
            { item_count: 2, text_status: 'DELIVERED', returned: null, return_under_way: null },
          ],
        },
      },
    })
    expect(page.read(content)).toEqual([
      'link «بازگشت به حساب من» → /account',
      'h1 سفارش‌ها',
      'یک سفارش منتظر پرداخت است. ۱۷۹۲۲ دقیقه وقت دارید.',
      'link «دیدن و پرداخت» → /shopping-history/7967',
      'tablist «وضعیت سفارش‌ها»',
      'button «در جریان ۳» chosen',
      'button «تحویل‌شده ۳»',
      'button «لغو و معلق ۳»',
      'معلق',
      'link «جزئیات سفارش ۱.tracking_code» → /shopping-history/7967',
      '1.item1.price_obj.product.title و ۸ کالای دیگر',
      'کد پیگیری ۱.tracking_code ۱۱ آبان ۱۴۰۵',
      'تا ۱۷۹۲۲ دقیقهٔ دیگر پرداخت نشود، لغو می‌شود.',
      'image «1.item1.price_obj.product.title»',
      'تعداد ۲۲',
      'image «1.item2.price_obj.product.title»',
      'تعداد ۳۰',
      'و ۷ کالای دیگر',
      '۹٬۶۶۶٬۰۰۰ تومان',
      'link «پرداخت ۹۳۲٬۰۰۰ تومان با bank_gateways1.name» → http://shop.example/bank_gateways1/link?order_id=7967&redirect_url=http%3A%2F%2Fshop.example%2Fpayment%2Fcallback',
      'در حال پردازش',
      'link «جزئیات سفارش ۲.tracking_code» → /shopping-history/1758',
      '2.item1.price_obj.product.title و ۱ کالای دیگر',
      'کد پیگیری ۲.tracking_code ۱۰ آبان ۱۴۰۵',
      'ol «مرحلهٔ سفارش: بررسی سفارش»',
      'ثبت و پرداخت',
      'بررسی سفارش',
      'آماده‌سازی',
      'ارسال',
      'تحویل',
      'image «2.item1.price_obj.product.title»',
      'تعداد ۱۶',
      'image «2.item2.price_obj.product.title»',
      'تعداد ۲۴',
      '۶٬۶۵۹٬۰۰۰ تومان',
      'تحویل شده',
      'link «جزئیات سفارش ۳.tracking_code» → /shopping-history/4549',
      '3.item1.price_obj.product.title و ۱ کالای دیگر',
      'کد پیگیری ۳.tracking_code ۲۹ آبان ۱۴۰۵',
      'image «3.item1.price_obj.product.title»',
      'تعداد ۱۰',
      'image «3.item2.price_obj.product.title»',
      'تعداد ۱۸',
      '۸٬۹۴۸٬۰۰۰ تومان',
    ])
  })

  it('says above all of the order that led there that the wallet has paid it', async () => {
    const returns = { returned: null, return_under_way: null }
    const page = await openShop('/shopping-history', {
      signedIn: true,
      state: { placedOrder: 8 },
      replies: {
        listOrders: {
          results: [
            { id: 7, ...returns },
            {
              id: 8,
              text_status: 'NOT_CHECKED',
              total_price: 6_659_000,
              wallet_paid: 6_659_000,
              ...returns,
            },
          ],
        },
      },
    })
    expect(page.read(content).slice(2, 7)).toEqual([
      'پرداخت با موفقیت انجام شد',
      'سفارش ۲.tracking_code در ۱۰ آبان ۱۴۰۵ ثبت و تمام مبلغ آن (۶٬۶۵۹٬۰۰۰ تومان) از کیف پول پرداخت شد.',
      'link «دیدن سفارش» → /shopping-history/8',
      'یک سفارش منتظر پرداخت است. ۱۷۹۲۲ دقیقه وقت دارید.',
      'link «دیدن و پرداخت» → /shopping-history/7',
    ])
    await page.press('تحویل‌شده ۲')
    expect(page.read(content)[2]).toBe('پرداخت با موفقیت انجام شد')
  })

  it('leads to the unpaid order that expires first, whichever tab is open', async () => {
    const text_status = 'WAITING_PAYMENT'
    const page = await openShop('/shopping-history?tab=delivered', {
      signedIn: true,
      replies: {
        listOrders: {
          results: [
            { id: 1, text_status, expires_at: '2026-12-01T10:00:00Z' },
            { id: 2, text_status, expires_at: '2026-11-30T10:00:00Z' },
            { id: 3, text_status, expires_at: '2026-11-01T10:00:00Z' },
            { id: 4, text_status: 'EXPIRED' },
          ],
        },
      },
    })
    const lines = page.read(content)
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^۲ سفارش منتظر پرداخت‌اند\. برای نزدیک‌ترین آن‌ها [۰-۹]+ دقیقه وقت دارید\.$/,
      ),
    )
    expect(lines).toContain('link «دیدن و پرداخت» → /shopping-history/2')
  })

  it('says that there are none', async () => {
    const page = await openShop('/shopping-history', {
      signedIn: true,
      replies: { listOrders: { results: [] } },
    })
    expect(page.read(content)).toEqual([
      'link «بازگشت به حساب من» → /account',
      'h1 سفارش‌ها',
      'tablist «وضعیت سفارش‌ها»',
      'button «در جریان ۰» chosen',
      'button «تحویل‌شده ۰»',
      'button «لغو و معلق ۰»',
      'h2 سفارشی پیدا نشد!',
      'سفارش‌های این بخش همین‌جا دیده می‌شوند.',
      'link «دیدن کالاها» → /productlist',
    ])
  })
})

describe('the page of an order', () => {
  it('shows how an order is delivered, and what is returned of it', async () => {
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: {
        getOrder: {
          text_status: 'SENDING',
          shipping: { is_in_person: false },
          returned: null,
          return_under_way: null,
        },
      },
    })
    expect(page.read(content)).toEqual([
      'link «سفارش‌های من» → /shopping-history',
      'h1 سفارش tracking_code',
      'status: در حال پردازش',
      'ol «مرحلهٔ سفارش: ارسال»',
      'ثبت و پرداخت',
      'بررسی سفارش',
      'آماده‌سازی',
      'ارسال',
      'تحویل',
      'تا ۳۰ آبان ۱۴۰۵، ساعت ۰۸:۲۶ می‌توانید کالا را بازگردانید.',
      'فاکتور پس از تحویل سفارش همین‌جا آماده می‌شود.',
      'button «درخواست بازگشت کالا»',
      'button «خرید دوباره»',
      'button «لغو سفارش»',
      'tablist «بخش‌های سفارش»',
      'button «پیگیری و گیرنده» chosen',
      'button «کالاها»',
      'button «تراکنش‌ها»',
      'کد پیگیری: tracking_code [button «کپی کد پیگیری»]',
      'زمان ثبت: ۱۴ آبان ۱۴۰۵، ساعت ۱۲:۰۹',
      'مبلغ سفارش: ۴٬۴۵۵٬۰۰۰ تومان',
      'برگشت به کیف پول: ۹٬۷۷۷٬۰۰۰ تومان ۲۰ آبان ۱۴۰۵، ساعت ۰۱:۵۸ [link «دیدن کیف پول» → /wallet]',
      'برگشت به کیف پول: ۶٬۱۱۲٬۰۰۰ تومان ۱۹ آبان ۱۴۰۵، ساعت ۰۹:۲۷ [link «دیدن کیف پول» → /wallet]',
      'گیرنده: first_name last_name',
      'شماره تماس: ۰۹۱۲ ۱۶۲ ۸۷۹۵',
      'روش ارسال: shipping.name',
      'کد رهگیری مرسوله: parcel_code [button «کپی کد رهگیری»]',
      'زمان تحویل: فردا، شنبه ۳۰ آبان، ساعت ۸ تا ۲',
      'آدرس: text_address',
      'کد پستی: postal_code',
      'h2 درخواست‌های بازگشت',
      'status: در حال بررسی',
      'کالا:',
      '۱۷ عدد',
      '۲۵ عدد',
      'مبلغ بازگشتی: ۹٬۸۹۷٬۰۰۰ تومان',
      'دلیل: منصرف شدم',
      'زمان درخواست: ۲۳ آبان ۱۴۰۵، ساعت ۰۵:۲۷',
      'توضیح کارشناس: returns1.admin_comment',
      'اگر عکسی از کالا دارید، برای پشتیبانی بفرستید:',
      'link «فرستادن تیکت» → /ticket',
      'button «انصراف از بازگشت»',
      'status: تأیید شد؛ کالا را بفرستید',
      'کالا را با همهٔ لوازمش به این آدرس بفرستید یا بیاورید، و شمارهٔ سفارش tracking_code را روی بسته بنویسید.',
      'آدرس شعبه: shop.place [link «مسیریابی با گوگل، در تب تازه باز می‌شود» → https://www.google.com/maps/dir/?api=1&destination=35.7117,51.4697] [link «دیدن روی نقشه، در تب تازه باز می‌شود» → https://www.openstreetmap.org/?mlat=35.7117&mlon=51.4697#map=17/35.7117/51.4697]',
      'ساعت کار: shop.hours',
      'کالا:',
      '۱۱ عدد',
      '۱۹ عدد',
      'مبلغ بازگشتی: ۹٬۹۳۶٬۰۰۰ تومان',
      'دلیل: کالا ایراد دارد',
      'زمان درخواست: ۲۲ آبان ۱۴۰۵، ساعت ۱۰:۴۸',
      'اگر عکسی از کالا دارید، برای پشتیبانی بفرستید:',
      'link «فرستادن تیکت» → /ticket',
      'h2 روند سفارش',
      'ثبت سفارش ۲۷ آبان ۱۴۰۵، ساعت ۲۳:۴۶',
      'پرداخت ۲۷ آبان ۱۴۰۵، ساعت ۰۷:۱۵',
      'تحویل پیش رو',
    ])
  })

  it('shows the terms of the lender that was paid, and that its contract outlives the order', async () => {
    const credit = { installment_info: { monthly_due: 1_433_000, down_payment: 10_000_000 } }
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: {
        getOrder: { text_status: 'PROCESSING', can_cancel: true },
        listTransactions: [
          { status: 'SUCCESSFUL', gateway_used: 'credit', gateway_name: 'اعتبار نوبان', credit },
        ],
      },
    })
    await page.press('تراکنش‌ها')
    expect(page.read(panel).join(' ')).toContain(
      'پیش‌پرداخت ۱۰٬۰۰۰٬۰۰۰ تومان و ۱۲ قسط ماهانهٔ ۱٬۴۳۳٬۰۰۰ تومان',
    )
    expect(await page.press('لغو سفارش')).toContain(
      'آنچه اعتبار نوبان پرداخته است، به اعتبار خرید کیف پول شما برمی‌گردد و برداشتنی نیست. قرارداد اقساط شما با لغو سفارش خودبه‌خود بسته نمی‌شود؛ برای تسویهٔ آن با پشتیبانی تماس بگیرید.',
    )
  })

  it('says that an unpaid order was canceled', async () => {
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: {
        getOrder: { text_status: 'WAITING_PAYMENT', can_cancel: true, expires_at: later },
        listTransactions: [{ status: 'PENDING', credit: undefined }],
        cancelOrder: { text_status: 'NOT_APPROVED', wallet_returns: [] },
      },
    })
    expect((await page.press('لغو سفارش')).join(' ')).not.toContain('قرارداد اقساط')
    await page.press('لغو می‌کنم')
    expect(page.toast()).toBe('سفارش لغو شد')
  })

  it.each([
    ['WAITING_PAYMENT', true],
    ['EXPIRED', false],
  ] as const)('says what the wallet holds for an order: %s', async (status, isHeld) => {
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: {
        getOrder: {
          text_status: status,
          expires_at: later,
          total_price: 53_900_000,
          wallet_paid: 43_900_000,
        },
      },
    })
    const held = [
      '۴۳٬۹۰۰٬۰۰۰ تومان از کیف پول برای این سفارش کنار گذاشته شده است و با لغو یا پایان مهلت برمی‌گردد.',
      'مبلغ سفارش ۵۳٬۹۰۰٬۰۰۰ تومان؛ مانده برای پرداخت ۱۰٬۰۰۰٬۰۰۰ تومان.',
    ]
    expect(page.read(content).filter((line) => held.includes(line))).toEqual(isHeld ? held : [])
  })

  it('begins with the code and the place of an order that is ready at the branch', async () => {
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: {
        getOrder: {
          text_status: 'SENDING',
          pickup_code: '111386',
          shipping: { name: branches.west.name, is_in_person: true },
          timeline: [{ status: 'PREPARING' }, { status: 'SENDING' }],
          returned: null,
          return_under_way: null,
        },
      },
    })
    const lines = page.read(content)
    expect(lines.slice(0, 12)).toEqual([
      'link «سفارش‌های من» → /shopping-history',
      'h1 سفارش tracking_code',
      'status: در حال پردازش',
      'h2 سفارش شما در شعبهٔ غرب تهران آمادهٔ تحویل است',
      'کد تحویل: ۱۱۱۳۸۶ این کد را هنگام تحویل در شعبه بگویید.',
      expect.stringContaining(`آدرس شعبه: ${branches.west.address}`),
      `ساعت کار: ${branches.west.hours}`,
      'ol «مرحلهٔ سفارش: آمادهٔ تحویل در شعبه»',
      'ثبت و پرداخت',
      'بررسی سفارش',
      'آماده‌سازی',
      'آمادهٔ تحویل در شعبه',
    ])
    expect(lines.filter((line) => /ارسال – |^ارسال/.test(line))).toEqual([])
    expect(lines.filter((line) => line.includes('کد تحویل:'))).toHaveLength(1)
    expect(lines.slice(-3)).toEqual([
      expect.stringMatching(/^آماده‌سازی /),
      expect.stringMatching(/^آمادهٔ تحویل در شعبه /),
      'تحویل پیش رو',
    ])
  })

  it.each([
    ['EXPIRED', ['link «دیدن سبد» → /cart', 'button «خرید دوباره»']],
    ['NOT_APPROVED', ['link «دیدن سبد» → /cart', 'button «خرید دوباره»']],
    ['DELIVERED', ['button «خرید دوباره»']],
  ] as const)('offers for an order that is %s: %j', async (status, offers) => {
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: {
        getOrder: {
          text_status: status,
          can_cancel: false,
          returned: null,
          return_under_way: null,
        },
      },
    })
    const ways = page.read(content).filter((line) => /دیدن سبد|خرید دوباره/.test(line))
    expect(ways).toEqual(offers)
  })

  it('names no step of sending for an order that is picked up', async () => {
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: { getOrder: { text_status: 'NOT_CHECKED', shipping: { is_in_person: true } } },
    })
    expect(page.read(content).slice(-4)).toEqual([
      'بررسی سفارش در حال انجام',
      'آماده‌سازی پیش رو',
      'آمادهٔ تحویل در شعبه پیش رو',
      'تحویل پیش رو',
    ])
  })

  it('shows where an order is picked up', async () => {
    const page = await openShop('/shopping-history/35', { signedIn: true })
    expect(page.read(`${content} dl`)).toEqual([
      'کد پیگیری: tracking_code [button «کپی کد پیگیری»]',
      'زمان ثبت: ۱۴ آبان ۱۴۰۵، ساعت ۱۲:۰۹',
      'مبلغ سفارش: ۴٬۴۵۵٬۰۰۰ تومان',
      'برگشت به کیف پول: ۹٬۷۷۷٬۰۰۰ تومان ۲۰ آبان ۱۴۰۵، ساعت ۰۱:۵۸ [link «دیدن کیف پول» → /wallet]',
      'برگشت به کیف پول: ۶٬۱۱۲٬۰۰۰ تومان ۱۹ آبان ۱۴۰۵، ساعت ۰۹:۲۷ [link «دیدن کیف پول» → /wallet]',
      'گیرنده: first_name last_name',
      'شماره تماس: ۰۹۱۲ ۱۶۲ ۸۷۹۵',
      'روش ارسال: تحویل حضوری، shipping.name',
      'کد رهگیری مرسوله: parcel_code [button «کپی کد رهگیری»]',
      'آدرس: text_address',
      'کد پستی: postal_code',
    ])
  })

  it('lists its goods with their own prices, and its sums', async () => {
    const page = await openShop('/shopping-history/35', { signedIn: true })
    await page.press('کالاها', content)
    expect(page.read(panel)).toEqual([
      'image «item1.price_obj.product.image.alt_text»',
      'link «item1.price_obj.product.title» → /products/item1-price-obj-product-slug',
      'item1.price_obj.color_name با item1.insurance_name هدیه: item1.gift خرید اقساطی ۵۵ عدد',
      '۱۳٪ قیمت پیش از تخفیف: ۷۵٬۷۹۰٬۰۰۰ ۶۶٬۱۶۵٬۰۰۰ تومان',
      'image «item2.price_obj.product.image.alt_text»',
      'link «item2.price_obj.product.title» → /products/item2-price-obj-product-slug',
      'item2.price_obj.color_name ۶۳ عدد',
      '۳۸۱٬۷۱۷٬۰۰۰ تومان',
      'dl «جمع سفارش»',
      'جمع کالاها: ۶٬۳۲۶٬۰۰۰ تومان',
      'سود شما از خرید: ۵۵۱٬۰۰۰ تومان',
      'تخفیف کد discount_code: ۷٬۸۵۲٬۰۰۰ تومان',
      'بیمه: ۳٬۵۲۰٬۰۰۰ تومان',
      'هزینهٔ ارسال: رایگان - تحویل حضوری',
      'مبلغ سفارش: ۴٬۴۵۵٬۰۰۰ تومان',
      'از کیف پول: ۳٬۵۲۳٬۰۰۰ تومان',
      'قابل پرداخت با درگاه: ۹۳۲٬۰۰۰ تومان',
      'برگشت به کیف پول: ۹٬۲۳۶٬۰۰۰ تومان',
    ])
  })

  it('lists its payments', async () => {
    const page = await openShop('/shopping-history/35', { signedIn: true })
    await page.press('تراکنش‌ها', content)
    expect(page.read(panel)).toEqual([
      'برگشت به کیف پول ۲۰ آبان ۱۴۰۵، ساعت ۰۱:۵۸',
      'link «دیدن کیف پول» → /wallet',
      '۹٬۷۷۷٬۰۰۰ تومان واریز شد',
      'برگشت به کیف پول ۱۹ آبان ۱۴۰۵، ساعت ۰۹:۲۷',
      'link «دیدن کیف پول» → /wallet',
      '۶٬۱۱۲٬۰۰۰ تومان واریز شد',
      '1.gateway_name ۱۱ آبان ۱۴۰۵، ساعت ۰۰:۲۸ شماره مرجع ۱.reference_number پیش‌پرداخت ۳٬۶۸۲٬۰۰۰ تومان و ۱۲ قسط ماهانهٔ ۲٬۹۴۵٬۰۰۰ تومان',
      '۹٬۷۰۸٬۰۰۰ تومان موفق',
      'نامشخص ۱۰ آبان ۱۴۰۵، ساعت ۰۵:۴۹ ناتمام؛ سفارش با پرداخت دیگری پرداخت شد. اگر برای این هم مبلغی کم شده باشد، به کیف پول شما می‌آید.',
      '۶٬۰۴۳٬۰۰۰ تومان در انتظار',
    ])
  })

  it('has an invoice with the amounts of each line', async () => {
    const page = await openShop('/shopping-history/7/invoice', {
      signedIn: true,
      replies: {
        getInvoice: { total_price_without_discount: 30_000_000, items: [{}, {}, { quantity: 3 }] },
      },
    })
    expect(page.read()).toEqual([
      'link «بازگشت به سفارش» → /shopping-history/7',
      'h1 فاکتور سفارش tracking_code',
      'button «دانلود فاکتور»',
      'section «فاکتور سفارش tracking_code»',
      'shop.name',
      'فاکتور فروش',
      'شمارهٔ سفارش: ۲۰۸۲',
      'کد پیگیری: tracking_code',
      'تاریخ: ۱۴ آبان ۱۴۰۵',
      'فروشنده',
      'نام: shop.title',
      'شماره تماس: shop.tel',
      'آدرس: shop.place',
      'خریدار',
      'نام: first_name last_name',
      'کد ملی: national_code',
      'شماره تماس: ۰۹۱۲ ۱۶۲ ۸۷۹۵',
      'کد پستی: postal_code',
      'آدرس: province_name، city_name، text_address',
      'row: ردیف | شرح کالا | کد کالا | تعداد | مبلغ | تخفیف | پس از تخفیف',
      'row: ۱ | items1.price_obj.product.title، items1.price_obj.color_name هر عدد ۷۳٬۸۱۲ تومان items1.insurance_name: ۵٬۲۱۴٬۰۰۰ تومان | items1.price_obj.product.sku | ۶۴ | ۴٬۷۲۴٬۰۰۰ | ۹٬۷۰۳٬۰۰۰ | ۸٬۶۱۱٬۰۰۰',
      'row: ۲ | items2.price_obj.product.title، items2.price_obj.color_name هر عدد ۴۱٬۲۶۳ تومان | items2.price_obj.product.sku | ۷۲ | ۲٬۹۷۱٬۰۰۰ | ۲٬۱۹۸٬۰۰۰ | ۴٬۲۹۲٬۰۰۰',
      'row: ۳ | items3.price_obj.product.title، items3.price_obj.color_name هر عدد ۴۰۶٬۰۰۰ تومان items3.insurance_name: ۴٬۳۱۲٬۰۰۰ تومان | items3.price_obj.product.sku | ۳ | ۱٬۲۱۸٬۰۰۰ | ۳٬۶۹۳٬۰۰۰ | ۳٬۶۷۷٬۰۰۰',
      'dl «جمع فاکتور»',
      'جمع کالاها پیش از تخفیف: ۱۸٬۰۴۹٬۰۰۰ تومان',
      'بیمه: ۳٬۵۲۰٬۰۰۰ تومان',
      'هزینهٔ ارسال: ۸٬۴۳۱٬۰۰۰ تومان',
      'تخفیف کالاها: ۵۵۱٬۰۰۰ تومان',
      'کد تخفیف discount_code: ۷٬۸۵۲٬۰۰۰ تومان',
      'مبلغ نهایی: ۴٬۴۵۵٬۰۰۰ تومان',
      'جمع قسط ماهانه: ۱٬۰۶۴٬۰۰۰ تومان',
      'همهٔ مبلغ‌ها به تومان است.',
    ])
  })
})

describe('an order of which goods are to come back', () => {
  const orderOf = (underWay: 'REQUESTED' | 'APPROVED') =>
    ({ text_status: 'DELIVERED', returned: null, return_under_way: underWay }) as const
  const asked = 'درخواست بازگشت کالا در حال بررسی است.'
  const accepted = 'بازگشت کالا پذیرفته شد؛ کالا را بفرستید یا بیاورید.'

  it('says so in the list, below its label', async () => {
    const page = await openShop('/shopping-history?tab=delivered', {
      signedIn: true,
      replies: { listOrders: { results: [orderOf('REQUESTED'), orderOf('APPROVED')] } },
    })
    const told = page.read(content).filter((line) => ['تحویل شده', asked, accepted].includes(line))
    expect(told).toEqual(['تحویل شده', asked, 'تحویل شده', accepted])
  })

  it.each([
    ['REQUESTED', asked],
    ['APPROVED', accepted],
  ] as const)('leads to the return from beside its label; it is %s', async (status, text) => {
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: { getOrder: orderOf(status) },
    })
    const link: unknown = expect.stringContaining(`link «${text}» → #return-`)
    expect(page.read(content).slice(2, 4)).toEqual(['status: تحویل شده', link])
  })
})

describe('an order of which goods came back', () => {
  const orderOf = (isWhole: boolean) =>
    ({
      text_status: 'DELIVERED',
      returned: { amount: 14_100_000, is_whole: isWhole },
      return_under_way: null,
    }) as const
  const whole = 'همهٔ کالاها برگشت و ۱۴٬۱۰۰٬۰۰۰ تومان به کیف پول شما واریز شد.'
  const part = 'بخشی از کالاها برگشت و ۱۴٬۱۰۰٬۰۰۰ تومان به کیف پول شما واریز شد.'

  it('says so in the list, below its label', async () => {
    const page = await openShop('/shopping-history?tab=delivered', {
      signedIn: true,
      replies: { listOrders: { results: [orderOf(true), orderOf(false)] } },
    })
    const told = page.read(content).filter((line) => ['تحویل شده', whole, part].includes(line))
    expect(told).toEqual(['تحویل شده', whole, 'تحویل شده', part])
  })

  it.each([
    [true, whole],
    [false, part],
  ])('says so on its page, beside its label; all of them: %s', async (isWhole, text) => {
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: { getOrder: orderOf(isWhole) },
    })
    expect(page.read(content).slice(2, 4)).toEqual(['status: تحویل شده', text])
  })
})

describe('the sums of an order', () => {
  it.each([
    [{ shipping: { is_in_person: true }, shipping_price: 50_000 }, 'رایگان - تحویل حضوری'],
    [{ shipping: { is_in_person: false }, shipping_price: 0 }, 'رایگان'],
    [{ shipping: { is_in_person: false }, shipping_price: 50_000 }, '۵۰٬۰۰۰ تومان'],
  ])('show the price of shipping of %j: %s', async (changes, text) => {
    const part = await showPart(<OrderSums order={sample('Order', changes)} />)
    expect(part.read()).toContain(`هزینهٔ ارسال: ${text}`)
  })

  it.each([
    ['WAITING_PAYMENT', [], ['قابل پرداخت با درگاه: ۸۰۰٬۰۰۰ تومان']],
    ['DELIVERED', ['NOT_CHECKED'], ['پرداخت با درگاه: ۸۰۰٬۰۰۰ تومان']],
    ['EXPIRED', [], []],
  ] as const)('say after the total how it is paid, while %s', async (status, steps, atGateway) => {
    const part = await showPart(
      <OrderSums
        order={sample('Order', {
          text_status: status,
          timeline: steps.map((step) => ({ status: step })),
          total_price: 1_000_000,
          wallet_paid: 200_000,
          refunded_to_wallet: 0,
        })}
      />,
    )
    expect(part.read().slice(-2 - atGateway.length)).toEqual([
      'مبلغ سفارش: ۱٬۰۰۰٬۰۰۰ تومان',
      'از کیف پول: ۲۰۰٬۰۰۰ تومان',
      ...atGateway,
    ])
  })

  it('list a discount code separately from the other savings, as the invoice did', async () => {
    const part = await showPart(
      <OrderSums
        order={sample('Order', {
          total_discount: 15_400_000,
          discount_code: 'FIROUZEH10',
          code_discount: 2_000_000,
        })}
      />,
    )
    expect(part.read().filter((line) => /سود|تخفیف/.test(line))).toEqual([
      'سود شما از خرید: ۱۳٬۴۰۰٬۰۰۰ تومان',
      'تخفیف کد FIROUZEH10: ۲٬۰۰۰٬۰۰۰ تومان',
    ])
  })

  it('leave out what is zero', async () => {
    const part = await showPart(
      <OrderSums
        order={sample('Order', {
          total_discount: 0,
          code_discount: 0,
          total_insurance: 0,
          wallet_paid: 0,
          refunded_to_wallet: 0,
        })}
      />,
    )
    expect(part.read()).toEqual([
      'dl «جمع سفارش»',
      'جمع کالاها: ۶٬۳۲۶٬۰۰۰ تومان',
      'هزینهٔ ارسال: رایگان - تحویل حضوری',
      'مبلغ سفارش: ۴٬۴۵۵٬۰۰۰ تومان',
    ])
  })
})
