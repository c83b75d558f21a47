import { describe, expect, it } from 'vitest'
import type { Schemas } from '#machines/api/client.ts'
import { usedPhoneModel } from '#machines/testing/fixtures.ts'
import { Plan } from '#src/features/installment/Plan.tsx'
import { openShop, showPart } from './support/open-page.tsx'

describe('the results of payments', () => {
  const afterPayment = (status: Schemas['OrderStatus']) =>
    openShop(
      '/payment/callback?paid=true&order_id=35&tracking_code=123456&reference_number=987&amount=950000',
      {
        signedIn: true,
        replies: { getOrder: { text_status: status, refunded_to_wallet: 0 } },
      },
    )

  it('say that an order is paid', async () => {
    const page = await afterPayment('PAYMENT_VERIFIED')
    expect(page.read()).toEqual([
      'status: پرداخت با موفقیت انجام شد سفارش شما ثبت شد. از همین حالا می‌توانید آن را پیگیری کنید.',
      'کد پیگیری: tracking_code',
      'شماره مرجع: ۱.reference_number',
      'درگاه: 1.gateway_name',
      'پرداخت با درگاه: ۹۳۲٬۰۰۰ تومان',
      'شرایط اقساط: پیش‌پرداخت ۳٬۶۸۲٬۰۰۰ تومان و ۱۲ قسط ماهانهٔ ۲٬۹۴۵٬۰۰۰ تومان',
      'از کیف پول: ۳٬۵۲۳٬۰۰۰ تومان',
      'مبلغ کل سفارش: ۴٬۴۵۵٬۰۰۰ تومان',
      'کالاها:',
      '۵۵ عدد item1.price_obj.product.title',
      '۶۳ عدد item2.price_obj.product.title',
      'شعبه: text_address',
      'زمان تحویل حضوری: فردا، شنبه ۳۰ آبان، ساعت ۸ تا ۲',
      'link «دیدن سفارش» → /shopping-history/2082',
      'link «بازگشت به صفحهٔ اصلی» → /',
    ])
  })

  it.each([
    [
      { installment_info: { monthly_due: 1_433_000, down_payment: 10_000_000 } },
      'شرایط اقساط: پیش‌پرداخت ۱۰٬۰۰۰٬۰۰۰ تومان و ۱۲ قسط ماهانهٔ ۱٬۴۳۳٬۰۰۰ تومان',
    ],
    [{ installment_info: null }, 'شرایط اقساط: شرایط را شرکت اعتباردهنده اعلام می‌کند.'],
  ])('show the terms of the lender that has paid', async (credit, line) => {
    const page = await openShop('/payment/callback?paid=1&order_id=35', {
      signedIn: true,
      replies: {
        getOrder: { text_status: 'PAYMENT_VERIFIED', refunded_to_wallet: 0 },
        listTransactions: [{ status: 'SUCCESSFUL', gateway_used: 'credit', credit }],
      },
    })
    expect(page.read()).toContain(line)
  })

  it.each([
    [[], 'همهٔ مبلغ پرداخت‌شده در کیف پول شماست و سفارشی ثبت نشد.'],
    [
      [{ status: 'RETURNED', gateway_used: 'credit', credit: { installment_info: null } }] as const,
      'آنچه شرکت اعتباردهنده پرداخته است، اعتبار خرید کیف پول شماست و برداشتنی نیست؛ برای تسویهٔ قرارداد اقساط با پشتیبانی تماس بگیرید.',
    ],
  ])('say where the money of a cancelled order is, by payer', async (payments, said) => {
    const page = await openShop('/payment/callback?paid=1&order_id=35', {
      signedIn: true,
      replies: {
        getOrder: { text_status: 'EXPIRED', refunded_to_wallet: 950_000 },
        listTransactions: payments,
      },
    })
    const [status] = page.read()
    expect(status).toContain('مبلغ به کیف پول شما برگشت')
    expect(status?.endsWith(said)).toBe(true)
  })

  it('say that an order can still be paid', async () => {
    const page = await afterPayment('WAITING_PAYMENT')
    expect(page.read()).toEqual([
      'status: پرداخت هنوز تأیید نشده است سفارش شما در انتظار پرداخت است. اگر مبلغ را پرداخته‌اید، کمی صبر کنید و دوباره بررسی کنید.',
      'سفارش شما منتظر پرداخت است؛ وقت دارید.',
      '۳٬۵۲۳٬۰۰۰ تومان از کیف پول برای این سفارش کنار گذاشته شده است و با لغو یا پایان مهلت برمی‌گردد.',
      'کد پیگیری: tracking_code',
      'شماره مرجع: ۱.reference_number',
      'درگاه: 1.gateway_name',
      'قابل پرداخت با درگاه: ۹۳۲٬۰۰۰ تومان',
      'از کیف پول: ۳٬۵۲۳٬۰۰۰ تومان',
      'مبلغ کل سفارش: ۴٬۴۵۵٬۰۰۰ تومان',
      'button «بررسی دوباره»',
      'button «پرداخت دوباره با bank_gateways1.name»',
      'link «دیدن سفارش» → /shopping-history/2082',
      'link «بازگشت به صفحهٔ اصلی» → /',
    ])
  })

  it('show what the wallet holds for an order whose payment at the bank was cancelled', async () => {
    const page = await openShop('/payment/callback?paid=0&cancelled=1&order_id=35', {
      signedIn: true,
      replies: {
        getOrder: {
          text_status: 'WAITING_PAYMENT',
          refunded_to_wallet: 0,
          expires_at: '2026-11-20T10:30:00Z',
          total_price: 53_900_000,
          wallet_paid: 43_900_000,
        },
      },
    })
    const shown = page.read()
    expect(shown).toContain(
      '۴۳٬۹۰۰٬۰۰۰ تومان از کیف پول برای این سفارش کنار گذاشته شده است و با لغو یا پایان مهلت برمی‌گردد.',
    )
    expect(shown).toContain('قابل پرداخت با درگاه: ۱۰٬۰۰۰٬۰۰۰ تومان')
    expect(shown).toContain('از کیف پول: ۴۳٬۹۰۰٬۰۰۰ تومان')
    expect(shown).toContain('مبلغ کل سفارش: ۵۳٬۹۰۰٬۰۰۰ تومان')
  })

  it('say that the time to pay an order is over', async () => {
    const page = await afterPayment('EXPIRED')
    expect(page.read()).toEqual([
      'status: سفارش لغو شده است این سفارش دیگر قابل پرداخت نیست. برای خرید دوباره، سبد خرید خود را ببینید.',
      'کد پیگیری: tracking_code',
      'شماره مرجع: ۱.reference_number',
      'درگاه: 1.gateway_name',
      'مبلغ: ۹۳۲٬۰۰۰ تومان',
      'link «دیدن سفارش» → /shopping-history/2082',
      'link «سبد خرید» → /cart',
      'link «بازگشت به صفحهٔ اصلی» → /',
    ])
  })

  it('keep what the bank has sent while the result cannot be read', async () => {
    const page = await openShop(
      '/payment/callback?paid=1&order_id=35&tracking_code=FZ-35&reference_number=987&amount=950000',
      { signedIn: true, problems: { getOrder: 'session_expired' } },
    )
    const shown = page.read()
    expect(shown).toContain('این مشخصات را نگه دارید تا نتیجهٔ پرداخت روشن شود.')
    expect(shown).toContain('کد پیگیری: FZ-۳۵')
    expect(shown).toContain('شماره مرجع: ۹۸۷')
    expect(shown).toContain('مبلغ: ۹۵۰٬۰۰۰ تومان')
    expect(shown.join()).not.toContain('با موفقیت')
  })

  const deposited = {
    transaction_type: 'DEPOSIT',
    status: 'SUCCESSFUL',
    tracking_code: '123456',
    amount: 200_000,
  } as const

  it('say that a deposit has arrived only when the server lists it, with its amount', async () => {
    const page = await openShop(
      '/payment/wallet-callback?paid=1&tracking_code=123456&reference_number=987&amount=950000',
      { signedIn: true, replies: { listWalletTransactions: { results: [deposited] } } },
    )
    expect(page.read()).toEqual([
      'status: کیف پول شارژ شد مبلغ پرداخت‌شده به موجودی کیف پول شما اضافه شد.',
      'کد پیگیری: ۱۲۳۴۵۶',
      'شماره مرجع: ۹۸۷',
      'مبلغ: ۲۰۰٬۰۰۰ تومان',
      'link «کیف پول من» → /wallet',
    ])
  })

  it('call no receipt what only the address says of a deposit', async () => {
    const page = await openShop(
      '/payment/wallet-callback?paid=1&tracking_code=654321&reference_number=987&amount=950000',
      { signedIn: true, replies: { listWalletTransactions: { results: [deposited] } } },
    )
    expect(page.read()).toEqual([
      'status: پرداخت موفق، در انتظار تأیید فروشگاه این صفحه رسید پرداخت نیست و فروشگاه این پرداخت را هنوز تأیید نکرده است. نتیجه را در کیف پول ببینید.',
      'کد پیگیری: ۶۵۴۳۲۱',
      'شماره مرجع: ۹۸۷',
      'مبلغ: ۹۵۰٬۰۰۰ تومان',
      'link «کیف پول من» → /wallet',
    ])
  })

  it('give the mobile app its amount in rials', async () => {
    const page = await openShop(
      '/payment/mobile-callback?paid=false&tracking_code=123456&reference_number=987&amount=950000',
    )
    expect(page.read()).toEqual([
      'status: تراکنش نامشخص نتیجهٔ این تراکنش را نمی‌دانیم. اگر پرداخت کرده‌اید، وضعیت آن را در سفارش‌های خود ببینید.',
      'کد پیگیری: ۱۲۳۴۵۶',
      'شماره مرجع: 987',
      'مبلغ: ۹۵۰٬۰۰۰ ریال',
      'link «بازگشت به صفحهٔ اصلی» → /',
    ])
  })
})

describe('a request for advice', () => {
  it('takes no text that nobody can see, and counts the characters of any other', async () => {
    const page = await openShop('/purchase-advisor', { signedIn: true })
    await page.write('توضیحات', '\u200b\u200f')
    expect(await page.press('درخواست مشاوره')).toContain('alert: فیلد الزامی است')
    await page.write('توضیحات', 'ن'.repeat(2001))
    expect(page.read()).toContain('alert: حداکثر ۲۰۰۰ نویسه')
    await page.write('توضیحات', 'گوشی')
    expect(page.read()).toContain('۴ از ۲٬۰۰۰ نویسه')
    expect(page.changes()).toEqual([])
  })
})

describe('a code', () => {
  it('is not expected at a number that is no mobile number', async () => {
    const page = await openShop('/login')
    const hint = expect.stringMatching(/به شمارهٔ همراه نمی‌ماند/)
    await page.write('شمارهٔ همراه', '09123456789')
    expect(page.read()).not.toContainEqual(hint)
    await page.write('شمارهٔ همراه', '02188001800')
    expect(page.read()).toContainEqual(hint)
    expect(page.read()).toContain('button «دریافت کد تأیید»')
  })

  it('of a forgotten password is sent only if the number has an account', async () => {
    const page = await openShop('/login')
    await page.write('شمارهٔ همراه', '09123456789')
    await page.press('ورود با رمز عبور')
    const code = await page.press('رمز عبور را فراموش کرده‌ام')
    expect(page.toast()).toBe('اگر حسابی با این شماره باشد، کد تأیید پیامک شد')
    expect(code).toContainEqual(expect.stringMatching(/^اگر حسابی با شمارهٔ/))
  })
})

describe('the registry of devices', () => {
  it('shows the warranty of each device found', async () => {
    const page = await openShop('/register', {
      signedIn: true,
      replies: {
        findDevices: [
          { first_imei: '490154203237518', expires_at: '2027-01-01T10:00:00Z', revoked_at: null },
          { first_imei: '352990101234561', expires_at: '2026-01-01T10:00:00Z' },
        ],
      },
    })
    await page.write('شناسهٔ IMEI اول', '490154203237518')
    await page.press('بررسی گارانتی', 'form')
    expect(page.read('[role=tabpanel]:not([hidden])')).toEqual([
      'h2 وضعیت گارانتی دستگاه',
      'شناسهٔ IMEI را وارد کنید تا تاریخ فعال‌سازی و پایان گارانتی را ببینید.',
      'field «شناسهٔ IMEI اول» = ۴۹۰۱۵۴۲۰۳۲۳۷۵۱۸',
      'با شماره‌گیری ⁦*#۰۶#⁩ نمایش داده می‌شود.',
      'field «شناسهٔ IMEI دوم (اختیاری)»',
      'button «بررسی گارانتی»',
      'status: گارانتی فعال است IMEI اول ۴۹۰۱۵۴۲۰۳۲۳۷۵۱۸ IMEI دوم ۱۱۷۲۱۷۴۵۴۳۱۱۷۲۱ کد رجیستری ۱.registry_code کد گارانتی 1.warranty_code تاریخ فعال‌سازی ۱۶ آبان ۱۴۰۵ پایان گارانتی ۱۱ دی ۱۴۰۵',
    ])
    expect(page.calls.at(-1)).toEqual('GET /device_registry/?first_imei=490154203237518')
  })

  it('says before anything is typed that the check of a warranty needs a sign-in', async () => {
    const page = await openShop('/register')
    const toLogin = 'link «ورود به سایت» → /login?redirectUrl=register'
    const panel = '[role=tabpanel]:not([hidden])'
    expect(page.read(panel).slice(2, 5)).toEqual([
      'برای دیدن وضعیت گارانتی باید وارد سایت شده باشید.',
      toLogin,
      'field «شناسهٔ IMEI اول»',
    ])
    await page.write('شناسهٔ IMEI اول', '490154203237518')
    await page.press('بررسی گارانتی', 'form')
    expect(page.read(panel).filter((line) => /ورود به سایت|وارد سایت/.test(line))).toEqual([
      `alert: لطفا ابتدا وارد سایت شوید [${toLogin}]`,
    ])
    expect(page.calls.filter((call) => call.includes('device_registry'))).toEqual([])
  })

  it('shows no result beside the number of another device', async () => {
    const page = await openShop('/register', {
      signedIn: true,
      replies: { findDevices: [{ expires_at: '2027-01-01T10:00:00Z', revoked_at: null }] },
    })
    const result = expect.stringMatching(/گارانتی فعال است/)
    await page.write('شناسهٔ IMEI اول', '490154203237518')
    await page.press('بررسی گارانتی', 'form')
    expect(page.read()).toContainEqual(result)
    await page.write('شناسهٔ IMEI اول', '35299010123456')
    expect(page.read()).not.toContainEqual(result)
  })

  it('registers a device with the code of its card', async () => {
    const page = await openShop('/register', { signedIn: true })
    await page.press('فعال‌سازی رجیستری و گارانتی')
    expect(page.read('[role=tabpanel]:not([hidden])')).toEqual([
      'شمارهٔ همراه انجام‌شده',
      'کد تأیید انجام‌شده',
      '۳ مشخصات دستگاه',
      '۴ نتیجه',
      'h2 دستگاه خود را ثبت کنید',
      'شناسه‌ها و کد گارانتی را همان‌گونه که روی جعبه و کارت نوشته شده وارد کنید.',
      'گارانتی به این نام فعال می‌شود: first_name last_name',
      'field «شناسهٔ IMEI اول»',
      'با شماره‌گیری ⁦*#۰۶#⁩ نمایش داده می‌شود.',
      'field «شناسهٔ IMEI دوم (اختیاری)»',
      'field «کد گارانتی»',
      'زیر برچسب نقره‌ای کارت گارانتی، داخل جعبه.',
      'گوشی ثبت‌شده بازگردانده نمی‌شود؛ نخست آن را بیازمایید.',
      'button «ثبت و فعال‌سازی» off',
      'همهٔ بخش‌های لازم را درست پر کنید.',
    ])
  })

  it('activates a device with the second number that was checked later', async () => {
    const page = await openShop('/register', { signedIn: true, replies: { findDevices: [] } })
    const checkAndActivate = async () => {
      await page.press('بررسی گارانتی', 'form')
      await page.press('فعال‌سازی گارانتی', '[role=dialog]')
    }
    await page.write('شناسهٔ IMEI اول', '490154203237518')
    await checkAndActivate()
    await page.press('بررسی گارانتی', '[role=tablist]')
    await page.write('شناسهٔ IMEI اول', '490154203237518')
    await page.write('شناسهٔ IMEI دوم (اختیاری)', '352099001761481')
    await checkAndActivate()
    expect(page.read('[role=tabpanel]:not([hidden])')).toEqual(
      expect.arrayContaining([
        'field «شناسهٔ IMEI اول» = ۴۹۰۱۵۴۲۰۳۲۳۷۵۱۸',
        'field «شناسهٔ IMEI دوم (اختیاری)» = ۳۵۲۰۹۹۰۰۱۷۶۱۴۸۱',
      ]),
    )
  })

  it('takes no digits in a name that the profile lacks', async () => {
    const page = await openShop('/register', {
      signedIn: true,
      replies: { getProfile: { first_name: null } },
    })
    await page.press('فعال‌سازی رجیستری و گارانتی')
    await page.write('firstName', 'علی۱۲')
    const name = document.querySelector<HTMLInputElement>('input[name=firstName]')
    const said = await page.after(() => {
      name?.focus()
      name?.blur()
    })
    expect(said).toContain('alert: لطفا فقط حروف وارد نمایید')
  })
})

describe('the sale of a used phone', () => {
  it('goes from the model through the questions to an estimate', async () => {
    const page = await openShop('/used-phone', {
      replies: { getUsedPhoneModel: usedPhoneModel },
    })
    const wizard = 'section[aria-label="برآورد قیمت گوشی"]'
    expect(page.read(wizard)).toEqual([
      'h2 برند و مدل گوشی',
      'search «جستجوی مدل»',
      'ul «مدل‌ها»',
      'button «1.title»',
      'button «2.title»',
    ])
    await page.press('2.title')
    expect(page.read(wizard)).toEqual([
      'button «مرحلهٔ قبل»',
      'پرسش ۱ از ۲',
      'progress «پرسش ۱ از ۲»',
      'h2 وضعیت صفحه‌نمایش',
      'ul «وضعیت صفحه‌نمایش»',
      'button «سالم و بدون خط»',
      'button «شکسته یا تعویض‌شده»',
      'aside «پاسخ‌های شما»',
      'اپل آیفون ۱۳، ۱۲۸ گیگابایت',
    ])
  })
})

describe('the installments', () => {
  it('are calculated from a price', async () => {
    const page = await openShop('/terms-installment')
    await page.press('محاسبهٔ قسط')
    expect(page.read('[role=dialog]')).toEqual([
      'h2 محاسبهٔ اقساط',
      'button «بستن»',
      'field «قیمت کالا»',
      'تومان',
      'field «پیش‌پرداخت»',
      'تومان',
      'مدت بازپرداخت ۴ ماه',
      'slider «مدت بازپرداخت»',
      'قیمت و پیش‌پرداخت را وارد کنید تا قسط ماهانه را ببینید.',
    ])
  })

  it.each([
    ['۱۲ میلیون', 'لطفا فقط عدد وارد نمایید'],
    ['۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵۶', 'حداکثر ۱۵ رقم'],
  ])('are not calculated from «%s»', async (price, fault) => {
    const page = await openShop('/terms-installment')
    await page.press('محاسبهٔ قسط')
    await page.write('قیمت کالا', price)
    expect(page.read('[role=dialog]')).toContain(`alert: ${fault}`)
  })
})

describe('the calculator of installments', () => {
  it('says one thing about a prepayment that is too low', async () => {
    const page = await openShop('/terms-installment')
    await page.press('محاسبهٔ قسط')
    await page.write('قیمت کالا', '10000000')
    await page.write('پیش‌پرداخت', '1000000')
    const shown = page.read('[role=dialog]')
    expect(shown).toContain('alert: پیش‌پرداخت باید حداقل ۵۰ درصد مبلغ کل باشد')
    expect(shown).not.toContain('قیمت و پیش‌پرداخت را وارد کنید تا قسط ماهانه را ببینید.')
  })

  it.each([
    [50_000_000, false],
    [50_000_001, true],
  ])('compares the loan with the ceiling of the lender: %i', async (financed, isAbove) => {
    const profit = 12_000_000
    const repayment = financed + profit
    const plan = { financed, profit, repayment, total: repayment * 2, monthly: 15_500_000 }
    const part = await showPart(<Plan plan={plan} />)
    expect(part.read()).toContainEqual(expect.stringContaining('۱۵٬۵۰۰٬۰۰۰'))
    const warnings = part
      .read()
      .filter((line) => line.includes('از سقف ۵۰٬۰۰۰٬۰۰۰ تومان بیشتر است'))
    expect(warnings).toHaveLength(isAbove ? 1 : 0)
  })

  it('rejects a price of zero', async () => {
    const page = await openShop('/terms-installment')
    await page.press('محاسبهٔ قسط')
    await page.write('قیمت کالا', '0')
    expect(page.read('[role=dialog]')).toContain('alert: قیمت کالا باید بیشتر از صفر باشد')
  })
})

describe('the request for a call about installments', () => {
  it('knows the name and the number of a customer', async () => {
    const page = await openShop('/terms-installment', { signedIn: true })
    await expect
      .poll(() => page.read('form'))
      .toEqual(
        expect.arrayContaining([
          'field «نام و نام خانوادگی *» = first_name last_name',
          'tel «شماره تماس *» = ۰۹۱۲۱۶۲۸۷۹۵',
        ]),
      )
  })
})

describe('the pages of information', () => {
  it.each(['/contact-us', '/faq', '/terms', '/about-us'])('%s leads on', async (path) => {
    const page = await openShop(path)
    const links = page.read().filter((line) => line.startsWith('link'))
    expect(links.at(-1)).toBe('link «shop.tel» → tel:')
  })

  it('say how to reach the shop', async () => {
    const page = await openShop('/contact-us')
    expect(page.read()).toEqual([
      'nav «مسیر صفحه»',
      'link «خانه» → /',
      'تماس با ما',
      'h1 تماس با ما',
      'پیش از خرید یا پس از آن، از هر راهی که برایتان راحت‌تر است بپرسید.',
      'h2 شعبهٔ فروش و تحویل حضوری',
      'آدرس: shop.place',
      'تلفن: [link «shop.tel» → tel:]',
      'ساعت کار: shop.hours',
      'ایمیل: [link «shop.mail» → mailto:shop.mail]',
      'image «نقشهٔ تحویل حضوری، شعبهٔ شرق تهران»',
      'دادهٔ نقشه: مشارکت‌کنندگان',
      'link «OpenStreetMap در تب تازه باز می‌شود» → https://www.openstreetmap.org/copyright',
      'link «مسیریابی، در تب تازه باز می‌شود» → https://www.openstreetmap.org/directions?to=35.7117,51.4697',
      'link «باز کردن در نشان، در تب تازه باز می‌شود» → https://nshn.ir/?lat=35.7117&lng=51.4697',
      'link «باز کردن در بلد، در تب تازه باز می‌شود» → https://balad.ir/location?latitude=35.7117&longitude=51.4697',
      'h2 راه‌های گفتگو',
      'link «تلگرام در تب تازه باز می‌شود» → /shop/social2/link',
      'link «تماس تلفنی shop.tel» → tel:',
      'ساعت پاسخ‌گویی: shop.hours',
      'h3 شبکه‌های اجتماعی',
      'ul «شبکه‌های اجتماعی»',
      'link «اینستاگرام» → /shop/social1/link',
      'link «تلگرام» → /shop/social2/link',
      'ul «خدمات ما»',
      'ارسال سریع',
      'تهران همان روز؛ به شهرهای دیگر روز کاری بعد فرستاده می‌شود.',
      'پشتیبانی ۲۴ ساعته',
      'تیکت را هر ساعتی بفرستید؛ در ساعت کار شعبه پاسخ می‌دهیم.',
      'خرید اقساطی',
      'در ۴ تا ۱۲ قسط با درگاه اعتباری.',
      'h2 پاسخ پرسشتان را پیدا نکردید؟',
      'در ساعت کاری تماس بگیرید یا برای ما بنویسید.',
      'link «shop.tel» → tel:',
    ])
  })

  it.each([
    ['/tracking-orders', 'a[href^="https://barbari"]'],
    ['/terms-deposit', 'a[href^="tel:"]'],
  ])('%s leaves what leads out of the shop to the browser', async (path, link) => {
    const page = await openShop(path)
    const stopped: boolean[] = []
    page.place.addEventListener('click', (event) => {
      stopped.push(event.defaultPrevented)
      event.preventDefault()
    })
    await page.after(() => page.place.querySelector<HTMLElement>(link)?.click())
    expect(stopped).toEqual([false])
  })

  it('answer frequent questions of the topic in the URL', async () => {
    const page = await openShop('/faq?tab=2')
    expect(page.read()).toContain('button «categories2.title» chosen')
    expect(page.read()).toContain('categories2.questions1.answer')
    await page.press('categories1.title')
    expect(location.search).toBe('')
    await page.press('categories2.title')
    expect(location.search).toBe('?tab=2')
  })

  it('answer frequent questions by their topics', async () => {
    const page = await openShop('/faq')
    await page.press('categories2.title')
    expect(page.read()).toEqual([
      'nav «مسیر صفحه»',
      'link «خانه» → /',
      'پرسش‌های پرتکرار',
      'h1 پرسش‌های پرتکرار',
      'موضوع را انتخاب کنید؛ پاسخ هر پرسش با زدن روی آن باز می‌شود.',
      'tablist «موضوع پرسش‌ها»',
      'button «categories1.title»',
      'button «categories2.title» chosen',
      'button «categories2.questions1.question»',
      'categories2.questions1.answer',
      'button «categories2.questions2.question»',
      'categories2.questions2.answer',
      'h2 پاسخ پرسشتان را پیدا نکردید؟',
      'در ساعت کاری تماس بگیرید یا برای ما بنویسید.',
      'link «تماس با ما» → /contact-us',
      'link «shop.tel» → tel:',
    ])
  })

  it('have sections with steps, facts and questions', async () => {
    const page = await openShop('/terms')
    expect(page.read()).toEqual([
      'nav «مسیر صفحه»',
      'link «خانه» → /',
      'title',
      'h1 title',
      'lead',
      'h2 در این صفحه',
      'link «sections1.title» → #sections1-id',
      'link «sections2.title» → #sections2-id',
      'h2 sections1.title',
      'link «sections1.body1.content1.text» → /sections1/body1/content1/link',
      'link «sections1.body1.content2.text» → /sections1/body1/content2/link',
      'link «sections1.body2.content1.text» → /sections1/body2/content1/link',
      'link «sections1.body2.content2.text» → /sections1/body2/content2/link',
      'sections1.steps1.title',
      'sections1.steps1.text',
      'sections1.steps2.title',
      'sections1.steps2.text',
      'sections1.facts1.title: sections1.facts1.text',
      'sections1.facts2.title: sections1.facts2.text',
      'button «sections1.questions1.title»',
      'sections1.questions1.text',
      'button «sections1.questions2.title»',
      'sections1.questions2.text',
      'h2 sections2.title',
      'link «sections2.body1.content1.text» → /sections2/body1/content1/link',
      'link «sections2.body1.content2.text» → /sections2/body1/content2/link',
      'link «sections2.body2.content1.text» → /sections2/body2/content1/link',
      'link «sections2.body2.content2.text» → /sections2/body2/content2/link',
      'sections2.steps1.title',
      'sections2.steps1.text',
      'sections2.steps2.title',
      'sections2.steps2.text',
      'sections2.facts1.title: sections2.facts1.text',
      'sections2.facts2.title: sections2.facts2.text',
      'button «sections2.questions1.title»',
      'sections2.questions1.text',
      'button «sections2.questions2.title»',
      'sections2.questions2.text',
      'h2 پاسخ پرسشتان را پیدا نکردید؟',
      'در ساعت کاری تماس بگیرید یا برای ما بنویسید.',
      'link «تماس با ما» → /contact-us',
      'link «shop.tel» → tel:',
    ])
  })
})

describe('a sign-up through a platform', () => {
  it('ends on the home page', async () => {
    const page = await openShop('/platform', {
      replies: { signUpByPlatform: { resend_at: '2026-11-20T10:02:00Z' } },
    })
    await page.write('نام و نام خانوادگی', 'نگار رستمی')
    await page.write('شمارهٔ همراه', '09121234567')
    await page.press('دریافت کد تأیید')
    await page.after(() => document.querySelector<HTMLElement>('[aria-label="رقم ۱"]')?.focus())
    await page.write('رقم ۱', '123456')
    expect(page.changes()).toHaveLength(2)
    expect(location.pathname).toBe('/')
  })
})
