import { describe, expect, it, vi } from 'vitest'
import { openStaff } from './support/open-page.tsx'

const untouched = { transfer: null, transfer_moves: [] }

describe('the finances in the back office', () => {
  it('open nothing by Enter in rows that lead nowhere', async () => {
    const copy = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: copy },
    })
    const page = await openStaff('/staff/withdrawals')
    const row = page.place.querySelector('tbody tr')
    await page.after(() =>
      row?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      ),
    )
    expect(copy).not.toHaveBeenCalled()
    expect(page.read().join('\n')).not.toContain('Enter باز کردن')
  })

  it('list the payments with their gateways and references', async () => {
    const page = await openStaff('/staff/payments?state=SUCCESSFUL')
    expect(page.read()).toEqual([
      'h1 تراکنش‌ها',
      'status: بیش از ۸۸ تراکنش',
      'field «جستجو»',
      'button «پیدا کن»',
      'button «فیلترها»',
      'button «بیشتر»',
      'nav «نماهای ذخیره‌شده»',
      'link «1.name (از 1.first_name 1.last_name)» → /staff/payments',
      'link «2.name (از کاربر ۶۹۶۵)» → /staff/payments',
      'nav «وضعیت تراکنش»',
      'link «همه» → /staff/payments',
      'link «در انتظار» → /staff/payments?state=PENDING',
      'link «موفق» → /staff/payments?state=SUCCESSFUL current',
      'link «لغو شده» → /staff/payments?state=CANCELLED',
      'link «برگشت‌خورده» → /staff/payments?state=RETURNED',
      'region «فهرست تراکنش‌ها»',
      'فهرست تراکنش‌ها',
      'row: زمان | مشتری | بابت | درگاه | مبلغ | وضعیت | شمارهٔ مرجع | دفتر کل',
      'row: ۱۱ آبان ۱۴۰۵ ۰۰:۲۸ | 1.first_name 1.last_name ۰۹۱۲ ۱۷۳ ۶۳۷۱ | [link «سفارش ۴۷۸۴» → /staff/orders/4784] ۱.tracking_code | 1.gateway_name | ۹٬۷۰۸٬۰۰۰ تومان | در انتظار | ۱.reference_number [button «کپی شمارهٔ مرجع»] | [link «سندها» → /staff/ledger?lookup=4784]',
      'row: ۱۰ آبان ۱۴۰۵ ۰۵:۴۹ | بدون نام ۰۹۱۲ ۱۲۳ ۰۸۱۲ | شارژ کیف پول ۲.tracking_code | 2.gateway | ۶٬۰۴۳٬۰۰۰ تومان | موفق | — | [link «سندها» → /staff/ledger?lookup=2.tracking_code]',
      'کلیدها: ↑ و ↓ ردیف، Enter باز کردن، در ردیف‌ها PageDown صفحهٔ بعد و PageUp صفحهٔ قبل، / جستجو',
      'link «قدیمی‌تر» → /staff/payments?state=SUCCESSFUL&before=6554000',
    ])
    expect(page.calls.at(-1)).toEqual('GET /staff/payment/?status=SUCCESSFUL')
  })

  it('list the withdrawals, with an IBAN that a bank takes', async () => {
    const copied: string[] = []
    const page = await openStaff('/staff/withdrawals', {
      replies: {
        listStaffWithdrawals: {
          results: [
            {
              iban: '120170000000200123456789',
              is_cancelled: false,
              transfer: null,
              transfer_moves: ['start'],
              moves: ['staff.refused'],
            },
            {
              iban: '820540102680020817909002',
              is_cancelled: false,
              transfer: null,
              transfer_moves: [],
              moves: ['bank.returned'],
            },
          ],
        },
      },
    })
    expect(page.read('table')).toEqual([
      'فهرست برداشت‌ها',
      'row: [button «درخواست»] | صاحب حساب | [button «مبلغ»] | شمارهٔ شبا | وضعیت | کد پیگیری | رسیدگی',
      'row: ۱۱ آبان ۱۴۰۵ ۰۰:۲۸ | 1.first_name 1.last_name ۰۹۱۲ ۱۷۳ ۶۳۷۱ | ۹٬۷۰۸٬۰۰۰ تومان [button «کپی مبلغ»] | IR12 0170 0000 0020 0123 4567 89 [button «کپی شمارهٔ شبا»] | در حال بررسی | ۱.tracking_code بانک: ⁨1.bank_tracking_code⁩ 1.admin_comment | [button «آغاز واریز»] [button «برگشت به کیف پول»]',
      'row: ۱۰ آبان ۱۴۰۵ ۰۵:۴۹ | بدون نام ۰۹۱۲ ۱۲۳ ۰۸۱۲ | ۶٬۰۴۳٬۰۰۰ تومان [button «کپی مبلغ»] | IR82 0540 1026 8002 0817 9090 02 [button «کپی شمارهٔ شبا»] | پرداخت‌شده | ۲.tracking_code | [button «بانک برگرداند»]',
    ])
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => copied.push(text) },
    })
    await page.press('کپی شمارهٔ شبا')
    await page.press('کپی مبلغ')
    expect(copied).toEqual(['IR120170000000200123456789', '9708000'])
  })

  it('name goods without a way to them for a member who may not open them', async () => {
    const replies = { getMarginFigures: { total: { known_units: 0 } } }
    const links = async (role: 'finance' | 'owner') => {
      const page = await openStaff('/staff/figures', {
        replies: { ...replies, getStaffMember: { roles: [role] } },
      })
      const lines = page.read()
      await page.close()
      const cost = lines.find((line) => line.startsWith('در این روزها بهای هیچ کالای'))
      return [lines.some((line) => line.includes('→ /staff/products/')), cost]
    }
    const unknown = 'در این روزها بهای هیچ کالای فروخته‌شده‌ای معلوم نیست.'
    expect(await links('owner')).toEqual([
      true,
      `${unknown} بها را هنگام «رسیدن کالا» در موجودی بنویسید.`,
    ])
    expect(await links('finance')).toEqual([
      false,
      `${unknown} بها را همکاری که دسترسی «کالا» دارد هنگام «رسیدن کالا» در موجودی می‌نویسد.`,
    ])
  })

  it('say how many variants that run out are left out, and lead to all of them', async () => {
    const shownOf = async (running_out_total: number, roles: ('owner' | 'finance')[]) => {
      const replies = {
        getStaffFigures: { running_out_total },
        getStaffMember: { id: 4, first_name: 'مهتاب', last_name: 'سلیمی', roles },
      }
      const page = await openStaff('/staff/figures', { replies })
      const lines = page.read()
      await page.close()
      return lines.filter((line) => /تنوع را می‌بینید|stock=(low|sold_out)/.test(line))
    }
    expect(await shownOf(2, ['owner'])).toEqual([])
    expect(await shownOf(47, ['owner'])).toEqual([
      '۲ تنوع از ۴۷ تنوع را می‌بینید.',
      'link «همهٔ کالاهای رو به پایان» → /staff/products?stock=low',
      'link «همهٔ کالاهای ناموجود» → /staff/products?stock=sold_out',
    ])
    expect(await shownOf(47, ['finance'])).toEqual(['۲ تنوع از ۴۷ تنوع را می‌بینید.'])
  })

  it('show the sales of a number of days and of the same number before them', async () => {
    const page = await openStaff('/staff/figures', {
      replies: { getFlowFigures: { flows: [{ flow: 'checkout' }, {}] } },
    })
    expect(page.read()).toEqual([
      'h1 آمار فروش',
      'status: از ۱۶ آذر ۱۴۰۵ تا ۱۷ آذر ۱۴۰۵',
      'nav «بازه»',
      'link «۷ روز» → /staff/figures?days=7',
      'link «۳۰ روز» → /staff/figures current',
      'link «۹۰ روز» → /staff/figures?days=90',
      'dl «جمع این روزها»',
      'فروش: ۱٬۴۲۷٬۰۰۰ تومان',
      '۲۳٪ بیشتر؛ ۱٬۱۵۶٬۰۰۰ تومان در روزهای پیش از آن',
      'سفارش‌های پرداخت‌شده: ۶۱',
      '۲۵٪ کمتر؛ ۸۱ در روزهای پیش از آن',
      'میانگین سفارش: ۲۳٬۳۹۳ تومان',
      '۶۴٪ بیشتر؛ ۱۴٬۲۷۲ تومان در روزهای پیش از آن',
      'برگشت به مشتری: ۴٬۹۵۴٬۰۰۰ تومان',
      '۳۹٪ کمتر؛ ۸٬۱۷۱٬۰۰۰ تومان در روزهای پیش از آن',
      'h2 فروش هر روز',
      'میلیون تومان',
      'button «عددهای هر روز»',
      'region «فروش، سفارش و برگشت هر روز»',
      'فروش، سفارش و برگشت هر روز',
      'row: روز | سفارش | فروش | برگشت',
      'row: ۱۶ آذر ۱۴۰۵ | ۸۶ | ۹٬۴۸۱٬۰۰۰ تومان | ۳٬۹۲۰٬۰۰۰ تومان',
      'row: ۱۷ آذر ۱۴۰۵ | ۵۰ | ۵٬۱۶۲٬۰۰۰ تومان | ۱٬۴۵۷٬۰۰۰ تومان',
      'h2 رو به پایان',
      'تنوع‌هایی که به مرز کمبود رسیده‌اند یا با فروش ۳۰ روز گذشته کمتر از دو هفتهٔ دیگر تمام می‌شوند.',
      'region «فهرست تنوع‌های رو به پایان»',
      'فهرست تنوع‌های رو به پایان',
      'row: کالا | رنگ | موجودی | مرز کمبود | فروش ۳۰ روز | تا پایان',
      'row: [link «running_out1.title» → /staff/products/7135?stock=8433] | running_out1.color_name | ۲۶ | ۹۶ | ۲۷ | ۱۷ روز',
      'row: [link «running_out2.title» → /staff/products/2854?stock=4152] | running_out2.color_name | ۶۸ | ۳۳ | ۱۴ | فروشی نداشته',
      '۲ تنوع از ۲۱ تنوع را می‌بینید.',
      'link «همهٔ کالاهای رو به پایان» → /staff/products?stock=low',
      'link «همهٔ کالاهای ناموجود» → /staff/products?stock=sold_out',
      'h2 پرفروش‌ترین‌ها',
      'region «فهرست پرفروش‌ترین کالاها»',
      'فهرست پرفروش‌ترین کالاها',
      'row: کالا | تعداد | مبلغ',
      'row: [link «best_sellers1.title» → /staff/products/6496] | ۶۵ | ۳٬۵۳۵٬۰۰۰ تومان',
      'row: [link «best_sellers2.title» → /staff/products/2215] | ۱۸ | ۸٬۲۱۶٬۰۰۰ تومان',
      'h2 جستجوهای بی‌نتیجه',
      'در حداکثر ۳۰ روز گذشته؛ نوشته‌ای که کمتر از پنج بار جستجو شده نمی‌آید.',
      'region «فهرست جستجوهای بی‌نتیجه»',
      'فهرست جستجوهای بی‌نتیجه',
      'row: نوشته | بار',
      'row: empty_searches1.text | ۶۴',
      'row: empty_searches2.text | ۶۱',
      'h2 حاشیهٔ سود',
      'فروش منهای میانگین بهای خرید هر تنوع، پس از سهم کد تخفیف؛ برگشت‌ها کم نشده است.',
      'حاشیهٔ این روزها: ۳٬۶۹۵٬۰۰۰ تومان بهای ۹۱ عدد از ۷۳ عدد فروخته‌شده معلوم است؛ حاشیه فقط برای همان‌هاست.',
      'region «حاشیهٔ هر کالا»',
      'حاشیهٔ هر کالا',
      'row: کالا | فروخته | بهای معلوم | حاشیه',
      'row: [link «products1.title» → /staff/products/4571] | ۶۰ | ۱۵ | ۲٬۹۱۰٬۰۰۰ تومان',
      'row: [link «products2.title» → /staff/products/3994] | ۱۳ | ۱۵ | ۸٬۲۴۵٬۰۰۰ تومان',
      'button «حاشیهٔ هر روز»',
      'region «حاشیهٔ هر روز»',
      'حاشیهٔ هر روز',
      'row: روز | فروخته | بهای معلوم | حاشیه',
      'row: ۱۶ آذر ۱۴۰۵ | ۶۲ | ۹۸ | ۸٬۲۸۹٬۰۰۰ تومان',
      'row: ۱۷ آذر ۱۴۰۵ | ۱۵ | ۹۸ | ۴٬۶۲۴٬۰۰۰ تومان',
      'h2 گام‌های مشتریان',
      'در هر گام چند بار رسیده‌اند، چه سهمی جلو رفته‌اند و بقیه کجا رها کرده‌اند. شخص شمرده نمی‌شود. سفارشی که به درگاه رفته، تا مهلت پرداختش نگذشته رهاشده نیست.',
      'field «کار مشتری» = خرید',
      'region «گام‌های خرید»',
      'گام‌های خرید',
      'row: گام | رسیده | جلو رفته | رها کرده | به کجا',
    ])
  })

  it('round the shares of a flow to whole percents', async () => {
    const page = await openStaff('/staff/figures', {
      replies: {
        getFlowFigures: {
          flows: [
            {
              flow: 'stories',
              taken: [
                { from: 'listing', to: 'loading', count: 3 },
                { from: 'loading', to: 'showing', count: 2 },
              ],
            },
          ],
        },
      },
    })
    expect(page.read().slice(-3)).toEqual([
      'row: دیدن فهرست | ۳ | ۳ (۱۰۰٪) | ۰ (۰٪) | خواندن ۳',
      'row: خواندن | ۳ | ۲ (۶۷٪) | ۱ (۳۳٪) | نمایش ۲',
      'row: نمایش | ۲ | ۰ (۰٪) | ۲ (۱۰۰٪) | —',
    ])
  })

  it('show the ledger with its balances and entries', async () => {
    const page = await openStaff('/staff/ledger')
    expect(page.read()).toEqual([
      'h1 دفتر کل',
      'status: تازه‌ترین ردیف‌ها بالاتر است.',
      'section «حساب‌ها»',
      'alert: جمع همهٔ حساب‌ها ۸٬۷۸۸٬۰۰۰ تومان است و باید صفر باشد: دفتر تراز نیست. پیش از هر پرداختی به مسئول فنی خبر دهید.',
      'مبلغ مثبت بدهی فروشگاه به مشتریان، درآمد آن، یا پولی است که به حساب بانکی مشتریان رفته است؛ مبلغ منفی پولی است که از درگاه‌ها رسیده، یا اعتباری که فروشگاه داده است.',
      'region «فهرست حساب‌ها و مانده‌ها»',
      'فهرست حساب‌ها و مانده‌ها',
      'row: حساب | مانده | ردیف‌ها',
      'row: [link «کیف پول مشتریان» → /staff/ledger?account=balance] | ۲٬۱۶۲٬۰۰۰ تومان | ۴۸',
      'row: [link «اعتبار خرید مشتریان» → /staff/ledger?account=store-credit] | ۴٬۹۹۵٬۰۰۰ تومان | ۸۳',
      'h2 ردیف‌های دفتر',
      'field «جستجو»',
      'button «پیدا کن»',
      'button «بیشتر»',
      'nav «نماهای ذخیره‌شده»',
      'link «1.name (از 1.first_name 1.last_name)» → /staff/ledger current',
      'link «2.name (از کاربر ۶۹۶۵)» → /staff/ledger',
      'nav «حساب»',
      'link «همه» → /staff/ledger current',
      'link «کیف پول مشتریان» → /staff/ledger?account=balance',
      'link «اعتبار خرید مشتریان» → /staff/ledger?account=store-credit',
      'link «وجوه بازگرداندنی» → /staff/ledger?account=unclaimed',
      'link «دریافت از درگاه‌های بانکی» → /staff/ledger?account=gateway',
      'link «دریافت از درگاه‌های اعتباری» → /staff/ledger?account=lenders',
      'link «نگه‌داشته برای سفارش‌ها» → /staff/ledger?account=held',
      'link «فروش» → /staff/ledger?account=sales',
      'link «اعتباری که فروشگاه داده است» → /staff/ledger?account=promotions',
      'link «برداشت‌های در راه» → /staff/ledger?account=withdrawals',
      'link «واریز به حساب مشتریان» → /staff/ledger?account=payouts',
      'link «کارت‌های هدیهٔ استفاده‌نشده» → /staff/ledger?account=gift-cards',
      'region «فهرست ردیف‌های دفتر»',
      'فهرست ردیف‌های دفتر',
      'row: زمان | سند | حساب | مبلغ | بابت',
      'row: ۱۳ آبان ۱۴۰۵ ۱۵:۱۵ | برگشت پرداخت به کیف پول شمارهٔ ۱۹۶۰ | کیف پول مشتریان ۰۹۱۲ ۱۷۳ ۶۳۷۱ | ۹٬۷۰۸٬۰۰۰ تومان | [link «سفارش ۴۷۸۴» → /staff/orders/4784] تراکنش ۷۵۶۰ برداشت ۵۴۸۹ 1.comment',
      'row: ۱۲ آبان ۱۴۰۵ ۲۲:۴۴ | برگشت وجه سفارش شمارهٔ ۱۷۸۳ | اعتبار خرید مشتریان | ۶٬۰۴۳٬۰۰۰ تومان | ',
      'کلیدها: ↑ و ↓ ردیف، Enter باز کردن، در ردیف‌ها PageDown صفحهٔ بعد و PageUp صفحهٔ قبل، / جستجو',
      'link «قدیمی‌تر» → /staff/ledger?before=6554000',
    ])
  })

  it('book out what came back to customers whose account is closed', async () => {
    const page = await openStaff('/staff/ledger?account=unclaimed', {
      replies: {
        listUnclaimedFunds: { results: [{ customer_id: 17, amount: 900_000 }], total: 1 },
      },
    })
    expect(page.read('section[aria-label="وجوه بازگرداندنی"] table')).toEqual([
      'فهرست وجوه بازگرداندنی',
      'row: مشتری | مانده | آخرین تغییر | کار',
      'row: حساب شمارهٔ ۱۷ | ۹۰۰٬۰۰۰ تومان | ۱۳ آبان ۱۴۰۵ ۱۵:۱۵ | [button «ثبت واریز بانکی»]',
    ])
    await page.press('ثبت واریز بانکی')
    await page.write('مبلغ (تومان)', '۴۰۰۰۰۰')
    await page.write('کد پیگیری بانک', '۱۴۰۵-۷۷')
    await page.write('دلیل', 'شبای تازه')
    await page.press('واریز شد')
    expect(page.changes()).toEqual([
      'POST /staff/unclaimed/17/pay-out/ {"amount":400000,"bank_tracking_code":"۱۴۰۵-۷۷","reason":"شبای تازه"}',
    ])
    expect(page.toast()).toBe('واریز ثبت شد')
  })

  it('ask again with what is left when a colleague has paid out a part meanwhile', async () => {
    const unclaimed = { results: [{ customer_id: 17, amount: 900_000 }], total: 1 }
    const page = await openStaff('/staff/ledger?account=unclaimed', {
      replies: { listUnclaimedFunds: unclaimed },
      problems: { payOutUnclaimed: 'refund_exceeded' },
    })
    await page.press('ثبت واریز بانکی')
    await page.write('مبلغ (تومان)', '۹۰۰۰۰۰')
    await page.write('کد پیگیری بانک', '140577')
    await page.write('دلیل', 'شبای تازه')
    unclaimed.results = [{ customer_id: 17, amount: 250_000 }]
    const told = (await page.press('واریز شد')).join()
    expect(told).toContain('همکاری در این میان بخشی از طلب این مشتری را پرداخته')
    expect(told).toContain('اکنون ۲۵۰٬۰۰۰ تومان باقی است')
    expect(document.querySelector<HTMLTextAreaElement>('[name=reason]')?.value).toBe('شبای تازه')
    await page.write('مبلغ (تومان)', '۲۵۰۰۰۰')
    unclaimed.results = []
    expect((await page.press('واریز شد')).join()).toContain('همهٔ طلب این مشتری را پرداخته')
    expect(page.changes()).toHaveLength(2)
  })

  it('ask again before a refund if a colleague has refunded part of the order meanwhile', async () => {
    const shown = {
      id: 700,
      returns: [{ status: 'APPROVED' as const, amount: 590_000 }],
      refunds: [{ id: 1, amount: 50_000 }],
      refund_left: { total: 950_000, to_bank: 950_000 },
    }
    const problems: Record<string, string> = { refundOrder: 'changed_meanwhile' }
    const page = await openStaff('/staff/orders/700', {
      replies: { getStaffOrder: shown },
      problems,
    })
    const opened = (await page.press('برگشت به کیف پول')).join(' ')
    expect(opened).toContain('از این سفارش پیش‌تر ۵۰٬۰۰۰ تومان برگشته است.')
    await page.write('amount', '590000')
    await page.write('reason', 'کالا معیوب بود')
    shown.refunds.unshift({ id: 2, amount: 590_000 })
    shown.refund_left = { total: 360_000, to_bank: 360_000 }
    const told = (await page.press('برگردانده شود')).join(' ')
    expect(told).toContain('بخشی از مبلغ سفارش در این میان برگشته و اکنون ۳۶۰٬۰۰۰ تومان مانده است')
    expect(told).toContain('از این سفارش پیش‌تر ۶۴۰٬۰۰۰ تومان برگشته است.')
    expect(told).toContain('تا ۳۶۰٬۰۰۰ تومان از این سفارش را می‌توان برگرداند')
    delete problems['refundOrder']
    await page.write('amount', '360000')
    await page.press('برگردانده شود')
    const sent = {
      amount: 590_000,
      destination: 'wallet',
      reason: 'کالا معیوب بود',
      expected_open_returns: 590_000,
      expected_refunded: 50_000,
    }
    expect(page.changes()).toEqual(
      [sent, { ...sent, amount: 360_000, expected_refunded: 640_000 }].map(
        (body) => `POST /staff/order/700/refund/ ${JSON.stringify(body)}`,
      ),
    )
  })

  it('ask again before paying a return if a colleague has refunded part of its order meanwhile', async () => {
    const row = {
      id: 31,
      order_id: 700,
      status: 'APPROVED',
      moves: ['goods.received'],
      amount: 900_000,
      requested_amount: 900_000,
      to_refund: 900_000,
      other_refunds: 0,
      returned_price: 900_000,
    } as const
    const problems: Record<string, string> = { moveReturn: 'changed_meanwhile' }
    const page = await openStaff('/staff/returns', {
      replies: {
        listStaffReturns: { results: [row] },
        getStaffReturn: { ...row, to_refund: 250_000, other_refunds: 650_000 },
      },
      problems,
    })
    await page.press('کالا رسید')
    await page.write('reason', 'سالم رسید')
    const told = (await page.press('رسید؛ مبلغ برگردد')).join(' ')
    expect(told).toContain('این کار ثبت نشد')
    expect(told).toContain('این بازگشت اکنون ۲۵۰٬۰۰۰ تومان برمی‌گردد')
    expect(told).toContain('۲۵۰٬۰۰۰ تومان همین حالا به کیف پول مشتری برمی‌گردد')
    expect(told).toContain('پیش‌تر ۶۵۰٬۰۰۰ تومان برگشته است')
    delete problems['moveReturn']
    await page.press('رسید؛ مبلغ برگردد')
    const sent = {
      event: 'goods.received',
      expected_status: 'APPROVED',
      expected_other_refunds: 0,
      comment: 'سالم رسید',
    }
    expect(page.changes()).toEqual(
      [sent, { ...sent, expected_other_refunds: 650_000 }].map(
        (body) => `POST /staff/return/31/move/ ${JSON.stringify(body)}`,
      ),
    )
  })

  it('say that a return cannot be paid once all of its order was refunded', async () => {
    const row = { id: 31, status: 'APPROVED', moves: ['goods.received'], other_refunds: 0 } as const
    const page = await openStaff('/staff/returns', {
      replies: {
        listStaffReturns: { results: [row] },
        getStaffReturn: { ...row, to_refund: 0, other_refunds: 900_000 },
      },
      problems: { moveReturn: 'changed_meanwhile' },
    })
    await page.press('کالا رسید')
    const told = (await page.press('رسید؛ مبلغ برگردد')).join(' ')
    expect(told).toContain('چیزی نمانده است که با این بازگشت برگردد')
    expect(told).not.toContain('همین حالا به کیف پول')
  })

  it('name the colleague who has decided a return meanwhile', async () => {
    const by = { staff_id: 9, first_name: 'کاوه', last_name: 'نادری', at: '2026-11-20T09:00:00Z' }
    const page = await openStaff('/staff/returns', {
      replies: {
        listStaffReturns: { results: [{ id: 31, status: 'REQUESTED', moves: ['staff.approved'] }] },
      },
      problems: { moveReturn: { code: 'move_impossible', saved_by: by } },
    })
    await page.press('پذیرفتن')
    const told = (await page.press('پذیرفته شود')).join()
    expect(told).toMatch(/کاوه نادری در .+ وضعیت این مورد را تغییر داده است/)
    expect(page.changes().join()).toContain('"expected_status":"REQUESTED"')
  })

  const sara = {
    staff_id: 5,
    first_name: 'سارا',
    last_name: 'نیک‌نام',
    at: '2026-11-20T09:00:00.000Z',
  }
  const kaveh = { staff_id: 9, first_name: 'کاوه', last_name: 'نادری', at: sara.at }

  it('warn before the transfer of a colleague is taken over, and name the one who was faster', async () => {
    const page = await openStaff('/staff/withdrawals', {
      replies: {
        listStaffWithdrawals: {
          results: [
            {
              id: 5001,
              status: 'PENDING',
              is_cancelled: false,
              transfer: { ...sara, is_own: false },
              transfer_moves: ['take_over'],
              moves: [],
            },
            {
              status: 'PENDING',
              is_cancelled: false,
              transfer: { ...sara, is_own: true },
              transfer_moves: ['release'],
              moves: ['staff.paid', 'staff.refused'],
            },
          ],
        },
      },
      problems: { startWithdrawalTransfer: { code: 'transfer_taken', saved_by: kaveh } },
    })
    const rows = page.read('table')
    expect(rows[2]).toMatch(/در حال واریز: سارا نیک‌نام، از .+ \[button «بر عهده گرفتن واریز»\]$/)
    expect(rows[3]).toMatch(
      /در حال واریز: شما، از .+ \[button «ثبت واریز»\] \[button «برگشت به کیف پول»\] \[button «انصراف از واریز»\]$/,
    )
    expect((await page.press('بر عهده گرفتن واریز')).join()).toContain('شاید پول را فرستاده باشد')
    expect((await page.press('بر عهده می‌گیرم')).join()).toMatch(
      /کاوه نادری از .+ در حال واریز این برداشت است/,
    )
    expect(page.changes()).toEqual([
      'POST /staff/withdrawal/5001/transfer/ {"expected_staff_id":5}',
    ])
  })

  const paymentOf = (isOwn: boolean) => ({
    withdrawal_id: 4001,
    tracking_code: '140500400',
    bank_tracking_code: 'TRX-400400',
    first_name: 'نیما',
    last_name: 'کاوه',
    recorded_by: { staff_id: 5, first_name: 'سارا', last_name: 'نیک‌نام', at },
    is_own: isOwn,
  })
  const at = '2026-11-24T09:30:00.000Z'

  async function payWith(problem: object) {
    const results = [
      { status: 'PENDING', is_cancelled: false, moves: ['staff.paid'], ...untouched } as const,
    ]
    const page = await openStaff('/staff/withdrawals', {
      replies: { listStaffWithdrawals: { results } },
      problems: { moveWithdrawal: problem },
    })
    await page.press('ثبت واریز')
    await page.write('کد پیگیری بانک', 'TRX-400400')
    return { page, told: (await page.press('واریز شد')).join() }
  }

  it('name the withdrawal that has the same code of the bank, and record it only knowingly', async () => {
    const { page, told } = await payWith({
      code: 'bank_code_recorded',
      recorded_payment: paymentOf(false),
    })
    expect(told).toContain('TRX-400400')
    expect(told).toContain('برای برداشت ۱۴۰۵۰۰۴۰۰ از نیما کاوه ثبت شده است')
    expect(told).toMatch(/سارا نیک‌نام در .+ آن را ثبت کرد/)
    expect((await page.press('بازگشت و اصلاح کد')).join()).toContain('کد پیگیری بانک')
    await page.press('واریز شد')
    await page.press('هر دو با این کد واریز شده‌اند')
    expect(page.changes().at(-1)).toContain('"shares_code_with":4001')
  })

  it.each([
    {
      who: 'a colleague',
      isOwn: false,
      told: /سارا نیک‌نام در .+ این واریز را با کد پیگیری .*TRX-400400/,
    },
    { who: 'the member', isOwn: true, told: /خودتان در .+ این واریز را با کد پیگیری .*TRX-400400/ },
  ])('say with which code a payment was recorded already, and that it was $who', async (each) => {
    const problem = { code: 'move_impossible', recorded_payment: paymentOf(each.isOwn) }
    expect((await payWith(problem)).told).toMatch(each.told)
  })

  it('say what to do with a code of the bank when a colleague has taken the transfer over', async () => {
    const { told } = await payWith({ code: 'transfer_taken', saved_by: kaveh })
    expect(told).toContain('اگر خودتان پول را فرستاده‌اید، همین حالا به او خبر دهید')
    expect(told).toContain('کپی کد پیگیری بانک')
  })

  it.each([
    { who: 'the member', transfer: { ...sara, is_own: true }, isWarned: true },
    { who: 'nobody', transfer: null, isWarned: false },
  ])('warn before a refusal of what $who has begun to transfer', async ({ transfer, isWarned }) => {
    const results = [
      {
        ...untouched,
        status: 'PENDING',
        is_cancelled: false,
        transfer,
        moves: ['staff.refused'],
      } as const,
    ]
    const replies = { listStaffWithdrawals: { results } }
    const page = await openStaff('/staff/withdrawals', { replies })
    const told = (await page.press('برگشت به کیف پول')).join()
    expect(told.includes('فقط اگر هیچ بخشی از')).toBe(isWarned)
  })

  it('keep the code of the bank for a withdrawal that the customer has canceled meanwhile', async () => {
    const page = await openStaff('/staff/withdrawals', {
      replies: {
        listStaffWithdrawals: {
          results: [
            { status: 'PENDING', is_cancelled: false, moves: ['staff.paid'], ...untouched },
            { status: 'RETURNED', is_cancelled: true, moves: [], ...untouched },
            { status: 'RETURNED', is_cancelled: false, moves: [], ...untouched },
          ],
        },
      },
      problems: { moveWithdrawal: 'withdrawal_cancelled' },
    })
    const rows = page.read('table')
    expect(rows[3]).toContain('انصراف مشتری')
    expect(rows[4]).toContain('برگشت‌خورده')
    await page.press('ثبت واریز')
    await page.write('کد پیگیری بانک', 'بانک ۱۲۳')
    expect((await page.press('واریز شد')).join()).toContain('رقم، حرف لاتین یا خط تیره')
    expect(page.changes()).toEqual([])
    await page.write('کد پیگیری بانک', '14050009')
    const told = (await page.press('واریز شد')).join()
    expect(told).toContain('مشتری این درخواست را لغو کرده')
    expect(told).toContain('کپی کد پیگیری بانک')
    expect(document.body.textContent).toContain('۱۴۰۵۰۰۰۹')
  })

  it('say how many more customers are owed money than the list has', async () => {
    const shown = async (total: number) => {
      const results = [{ customer_id: 17, amount: 900_000 }]
      const replies = { listUnclaimedFunds: { results, total } }
      const { place } = await openStaff('/staff/ledger?account=unclaimed', { replies })
      return place.textContent
    }
    expect(await shown(1)).not.toContain('حساب دیگر')
    expect(await shown(31)).toContain('۳۰ حساب دیگر هم وجهی مانده دارد')
  })

  it('list the gift cards, and show one with what is left of it', async () => {
    const list = await openStaff('/staff/gift-cards')
    expect(list.read()).toEqual([
      'h1 کارت‌های هدیه',
      'status: ۸۸ کارت، ۱۱٬۹۹۱٬۰۰۰ تومان',
      'button «صدور کارت»',
      'field «جستجو»',
      'button «پیدا کن»',
      'button «بیشتر»',
      'nav «نماهای ذخیره‌شده»',
      'link «1.name (از 1.first_name 1.last_name)» → /staff/gift-cards current',
      'link «2.name (از کاربر ۶۹۶۵)» → /staff/gift-cards',
      'nav «وضعیت»',
      'link «همه (۶۶)» → /staff/gift-cards current',
      'link «استفاده‌نشده (۱۲)» → /staff/gift-cards?state=unused',
      'link «استفاده‌شده (۵۴)» → /staff/gift-cards?state=redeemed',
      'link «منقضی (۰)» → /staff/gift-cards?state=expired',
      'link «باطل‌شده (۰)» → /staff/gift-cards?state=revoked',
      'region «فهرست کارت‌های هدیه»',
      'فهرست کارت‌های هدیه',
      'row: کارت | [button «زمان»] | [button «مبلغ»] | خریدار | گیرنده | وضعیت',
      'row: [link «…1.code_end» → /staff/gift-cards/7967] | ۱۱ آبان ۱۴۰۵ ۰۰:۲۸ | ۹٬۷۰۸٬۰۰۰ تومان | 1.buyer.first_name 1.buyer.last_name ۰۹۱۲ ۷۴۹ ۶۱۹۵ | ۱.recipient_phone | استفاده‌نشده',
      'row: [link «…2.code_end» → /staff/gift-cards/1758] | ۱۰ آبان ۱۴۰۵ ۰۵:۴۹ | ۶٬۰۴۳٬۰۰۰ تومان | فروشگاه | فرستاده نشده | استفاده‌شده',
      'کلیدها: ↑ و ↓ ردیف، Enter باز کردن، در ردیف‌ها PageDown صفحهٔ بعد و PageUp صفحهٔ قبل، / جستجو',
      'status: صفحهٔ ۱ از ۲',
      'nav «صفحه‌ها»',
      'link «صفحهٔ ۱» → /staff/gift-cards current',
      'link «صفحهٔ ۲» → /staff/gift-cards?page=2',
      'link «صفحهٔ بعد» → /staff/gift-cards?page=2',
    ])
  })

  it('sum up the gift cards of the chosen state', async () => {
    const state = (state: 'unused' | 'redeemed', amount: number) => ({ state, total: 1, amount })
    const counts = [state('unused', 3_000_000), state('redeemed', 500_000)]
    const list = await openStaff('/staff/gift-cards?state=redeemed', {
      replies: { listStaffGiftCards: { total: 1, counts } },
    })
    expect(list.read()).toContain('status: ۱ کارت، ۵۰۰٬۰۰۰ تومان')
  })

  it('show a gift card with its buyer and what happened to it', async () => {
    const page = await openStaff('/staff/gift-cards/35')
    expect(page.read()).toEqual([
      'link «کارت‌های هدیه» → /staff/gift-cards',
      'h1 کارت هدیهٔ ⁦…code_end⁩',
      'status: استفاده‌نشده',
      'h2 این کارت',
      'مبلغ: ۳٬۳۷۵٬۰۰۰ تومان',
      'خرید یا صدور: ۱۴ آبان ۱۴۰۵، ساعت ۱۲:۰۹',
      'خریدار: buyer.first_name buyer.last_name ۰۹۱۲ ۷۴۴ ۳۹۲۱',
      'گیرنده: recipient_phone',
      'پایان اعتبار: ۸ آذر ۱۴۰۵، ساعت ۱۲:۳۱',
      'استفاده: ۲۶ آبان ۱۴۰۵، ساعت ۰۷:۲۲',
      'استفاده‌کننده: redeemer.first_name redeemer.last_name ۰۹۱۲ ۷۷۷ ۵۶۵۷',
      'صدور گروهی: ۷۰ کارت، ۵۹ استفاده‌نشده',
      'باطل شدن: ۱۹ آبان ۱۴۰۵، ساعت ۰۹:۱۹',
      'button «باطل کردن»',
      'button «باطل کردن همهٔ کارت‌های استفاده‌نشدهٔ این صدور»',
      'h2 کارهای کارکنان',
      'actions1.action دلیل: actions1.reason actions1.first_name actions1.last_name، ۲۱ آبان ۱۴۰۵، ساعت ۱۹:۱۶',
      'actions2.action کاربر ۶۵۲۴، ۲۱ آبان ۱۴۰۵، ساعت ۰۲:۴۵',
    ])
  })

  it.each([
    {
      of: 'a customer has bought',
      buyer: {},
      says: 'این کارت دیگر استفاده نمی‌شود و این کار برگشت‌پذیر نیست. ۱۰۰٬۰۰۰ تومان به کیف پول خریدارش برمی‌گردد و او دلیل را می‌خواند.',
    },
    {
      of: 'the shop has issued',
      buyer: null,
      says: 'این کارت ۱۰۰٬۰۰۰ تومان که فروشگاه صادر کرده است دیگر استفاده نمی‌شود. این کار برگشت‌پذیر نیست.',
    },
  ])('say what it means to revoke a card that $of', async ({ buyer, says }) => {
    const page = await openStaff('/staff/gift-cards/3001', {
      replies: {
        getStaffGiftCard: { id: 3001, state: 'unused', amount: 100_000, buyer, issue: null },
      },
    })
    expect(await page.press('باطل کردن')).toContain(says)
  })

  it('have a button on the page of one for the unused cards of its issue, whose number is said before', async () => {
    const issue = { total: 200, revocable: 180, revocable_amount: 90_000_000 }
    const page = await openStaff('/staff/gift-cards/3001', {
      replies: { getStaffGiftCard: { id: 3001, state: 'redeemed', issue } },
    })
    expect(page.read()).toContain('صدور گروهی: ۲۰۰ کارت، ۱۸۰ استفاده‌نشده')
    expect(await page.press('باطل کردن همهٔ کارت‌های استفاده‌نشدهٔ این صدور')).toEqual([
      'h2 باطل کردن کارت‌های یک صدور',
      'button «بستن»',
      '۱۸۰ کارت این صدور که کسی استفاده نکرده است، با مجموع ۹۰٬۰۰۰٬۰۰۰ تومان باطل می‌شود و این کار برگشت‌پذیر نیست. کارت‌های استفاده‌شده و اعتبار صاحبانشان دست نمی‌خورد.',
      'field «دلیل»',
      'همکاران آن را در گزارش کارها می‌خوانند.',
      'button «همه باطل شوند»',
      'button «انصراف»',
    ])
    await page.write('reason', 'چاپخانه گم کرد')
    await page.press('همه باطل شوند')
    expect(page.changes()).toEqual([
      'POST /staff/gift-card/3001/revoke-issue/ {"reason":"چاپخانه گم کرد"}',
    ])
  })

  it('list the reports of payments that were compared', async () => {
    const page = await openStaff('/staff/reconciliations')
    expect(page.read()).toEqual([
      'h1 مغایرت‌گیری',
      'status: ۲ گزارش',
      'گزارش تسویهٔ درگاه را بدهید تا با تراکنش‌های ما سنجیده شود. هیچ تراکنشی عوض نمی‌شود.',
      'h2 گزارش تازه',
      'field «درگاه» = gateways1.name',
      'field «از روز» = ۱۴۰۵/۰۸/۲۹',
      'button «تقویم»',
      'روزهایی که گزارش دارد',
      'field «تا روز» = ۱۴۰۵/۰۸/۲۹',
      'button «تقویم»',
      'field «واحد مبلغ» = از روی سرستون',
      'اگر سرستون مبلغ واحد ندارد، خودتان انتخاب کنید.',
      'button «نام ستون‌ها»',
      'فقط اگر ستون‌ها شناخته نشد: سرستون را همان‌طور که در فایل است بنویسید.',
      'field «سرستون شمارهٔ مرجع»',
      'field «سرستون مبلغ»',
      'file «انتخاب فایل گزارش»',
      'button «انتخاب فایل گزارش»',
      'فایل CSV یا XLSX، تا ۵ مگابایت و ۲۰٬۰۰۰ ردیف',
      'h2 گزارش‌های سنجیده‌شده',
      'region «فهرست گزارش‌های سنجیده‌شده»',
      'فهرست گزارش‌های سنجیده‌شده',
      'row: گزارش | زمان | برابر | مغایرت | رسیدگی‌نشده',
      'row: [link «گزارش 1.gateway_name» → /staff/reconciliations/7967] از ۱ آذر ۱۴۰۵ تا ۱۸ آذر ۱۴۰۵ | ۱۱ آبان ۱۴۰۵ ۰۰:۲۸ | ۵۸ | ۶۴ | ۹۳',
      'row: [link «گزارش 2.gateway» → /staff/reconciliations/1758] از ۱۲ آذر ۱۴۰۵ تا ۹ آذر ۱۴۰۵ | ۱۰ آبان ۱۴۰۵ ۰۵:۴۹ | ۴۸ | ۶۴ | ۸۰',
    ])
  })

  it('say that a day of a report lies ahead', async () => {
    const page = await openStaff('/staff/reconciliations')
    await page.write('از روز', '۱۴۰۶/۰۱/۱۰')
    await page.write('تا روز', '۱۴۰۵/۱۳/۰۱')
    const input = page.place.querySelector<HTMLInputElement>('input[type=file]')
    const chosen = new DataTransfer()
    chosen.items.add(new File(['x'], 'report.csv', { type: 'text/csv' }))
    const shown = await page.after(() => {
      Reflect.set(input ?? {}, 'files', chosen.files)
      input?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(shown.join('\n')).toContain('این روز هنوز نیامده است.')
    expect(shown.join('\n')).toContain('چنین روزی نیست.')
    expect(page.changes()).toEqual([])
  })

  it('ask for the unit of a report whose amounts do not say it', async () => {
    const page = await openStaff('/staff/reconciliations', {
      problems: { createPaymentReport: { code: 'report_unit_unknown' } },
    })
    const input = page.place.querySelector<HTMLInputElement>('input[type=file]')
    const chosen = new DataTransfer()
    chosen.items.add(new File(['x'], 'report.csv', { type: 'text/csv' }))
    const shown = await page.after(() => {
      Reflect.set(input ?? {}, 'files', chosen.files)
      input?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(shown.join('\n')).toContain('سرستون مبلغ نمی‌گوید تومان است یا ریال.')
    expect(document.activeElement?.getAttribute('name')).toBe('unit')
  })

  it('show the differences of a report', async () => {
    const page = await openStaff('/staff/reconciliations/35')
    expect(page.read()).toEqual([
      'link «مغایرت‌گیری» → /staff/reconciliations',
      'h1 گزارش gateway_name',
      'status: ۳۸ رسیدگی‌نشده',
      'h2 این گزارش',
      'فایل: name',
      'روزها: از ۱۲ آذر ۱۴۰۵ تا ۱۳ آذر ۱۴۰۵',
      'ردیف‌های گزارش: ۴۴',
      'ردیف‌های ناخوانا: ۸۴',
      'برابر با تراکنش‌های ما: ۲۴',
      'مبلغ برابرها: ۹٬۲۶۶٬۰۰۰ تومان',
      'h2 مغایرت‌ها',
      'link «دانلود مغایرت‌ها» → /api/staff/payment-report/35/differences/ download',
      'nav «نوع مغایرت»',
      'link «همه (۶۶)» → /staff/reconciliations/35 current',
      'link «نزد ما پرداخت‌شده نیست (۵۴)» → /staff/reconciliations/35?kind=theirs_only',
      'link «در گزارش نیست (۱۲)» → /staff/reconciliations/35?kind=ours_only',
      'link «مبلغ یکی نیست (۰)» → /staff/reconciliations/35?kind=amount',
      'link «برگشت‌خورده (۰)» → /staff/reconciliations/35?kind=reversed',
      'region «فهرست مغایرت‌ها»',
      'فهرست مغایرت‌ها',
      'row: شمارهٔ مرجع | مغایرت | مبلغ گزارش | مبلغ ما | تراکنش ما | رسیدگی',
      'row: ۱.reference [button «کپی شمارهٔ مرجع»] ردیف ۹۰ | در گزارش نیست | ۵٬۸۳۳٬۰۰۰ تومان | ۶٬۵۹۹٬۰۰۰ تومان | [link «سفارش ۴۷۸۴» → /staff/orders/4784] | 1.note ۲۲ آبان ۱۴۰۵ ۰۳:۵۷',
      'row: ۲.reference [button «کپی شمارهٔ مرجع»] | نزد ما پرداخت‌شده نیست | — | — | — | [button «یادداشت»] [button «رسیدگی شد»]',
      'کلیدها: ↑ و ↓ ردیف، Enter باز کردن، در ردیف‌ها PageDown صفحهٔ بعد و PageUp صفحهٔ قبل',
      'link «بعدی» → /staff/reconciliations/35?after=6554000',
    ])
  })

  it('warn of a discount code whose end has passed', async () => {
    const page = await openStaff('/staff/discounts')
    await page.press('کد تازه')
    const past = 'status: زمان پایان گذشته است؛ کد از همان آغاز منقضی خواهد بود.'
    expect(page.read('[role=dialog]')).not.toContain(past)
    await page.write('پایان', '۱۴۰۵/۰۱/۰۱')
    expect(page.read('[role=dialog]')).toContain(past)
  })

  it('list the discount codes with their terms and uses', async () => {
    const page = await openStaff('/staff/discounts', {
      replies: {
        listStaffDiscounts: {
          results: [{ terms: { kind: 'percent', value: 12 } }, { terms: { kind: 'fixed' } }],
        },
      },
    })
    expect(page.read()).toEqual([
      'h1 کدهای تخفیف',
      'status: ۸۸ کد',
      'button «کد تازه»',
      'field «جستجو»',
      'button «پیدا کن»',
      'button «بیشتر»',
      'nav «نماهای ذخیره‌شده»',
      'link «1.name (از 1.first_name 1.last_name)» → /staff/discounts current',
      'link «2.name (از کاربر ۶۹۶۵)» → /staff/discounts',
      'nav «وضعیت»',
      'link «همه (۶۶)» → /staff/discounts current',
      'link «فعال (۱۲)» → /staff/discounts?state=active',
      'link «در آینده (۵۴)» → /staff/discounts?state=planned',
      'link «منقضی (۰)» → /staff/discounts?state=over',
      'link «مصرف‌شده (۰)» → /staff/discounts?state=used_up',
      'link «خاموش (۰)» → /staff/discounts?state=off',
      'region «فهرست کدهای تخفیف»',
      'فهرست کدهای تخفیف',
      'row: کد | تخفیف | برای | زمان | استفاده | وضعیت',
      'row: [link «1.terms.code» → /staff/discounts/7967] | ۱۲٪ تا ۲٬۵۷۳٬۰۰۰ تومان خرید از ۷٬۰۹۲٬۰۰۰ تومان | 1.category_name | از ۲۰ آبان ۱۴۰۵، ساعت ۰۴:۰۴ تا ۱ آذر ۱۴۰۵، ساعت ۰۵:۰۷ | ۷۸ از ۷۹ سفارش | فعال',
      'row: [link «2.terms.code» → /staff/discounts/1758] | ۲٬۰۷۱٬۰۰۰ تومان خرید از ۶٬۰۹۹٬۰۰۰ تومان | همهٔ کالاها | همیشه | ۶۵ سفارش | در آینده',
      'کلیدها: ↑ و ↓ ردیف، Enter باز کردن، در ردیف‌ها PageDown صفحهٔ بعد و PageUp صفحهٔ قبل، / جستجو',
      'status: صفحهٔ ۱ از ۲',
      'nav «صفحه‌ها»',
      'link «صفحهٔ ۱» → /staff/discounts current',
      'link «صفحهٔ ۲» → /staff/discounts?page=2',
      'link «صفحهٔ بعد» → /staff/discounts?page=2',
    ])
  })

  it('show a discount code', async () => {
    const page = await openStaff('/staff/discounts/35', {
      replies: { getStaffDiscount: { terms: { kind: 'percent', value: 12 } } },
    })
    expect(page.read()).toEqual([
      'link «کدهای تخفیف» → /staff/discounts',
      'h1 کد terms.code',
      'status: فعال',
      'h2 شرایط کد',
      'تخفیف: ۱۲٪، تا ۷٬۸۰۲٬۰۰۰ تومان، خرید از ۶٬۶۵۵٬۰۰۰ تومان',
      'برای: category_name',
      'زمان: از ۲۹ آبان ۱۴۰۵، ساعت ۰۹:۵۹ تا ۱۵ آذر ۱۴۰۵، ساعت ۱۱:۰۲',
      'استفاده: ۲۳ از ۶۷ سفارش',
      'سقف سفارش‌های هر مشتری: ۱۱',
      'button «ویرایش»',
      'h2 سفارش‌هایی که این کد را دارند',
      'region «فهرست سفارش‌ها»',
      'فهرست سفارش‌ها',
      'row: سفارش | زمان | موبایل | تخفیف',
      'row: [link «۶۴۰۵» → /staff/orders/6405] | ۲۱ آبان ۱۴۰۵، ساعت ۲۳:۵۸ لغو شد و شمرده نمی‌شود | ۰۹۱۲ ۳۱۵ ۸۲۸۹ | ۶٬۵۲۹٬۰۰۰ تومان',
      'row: [link «۷۹۰۰» → /staff/orders/7900] | ۱۸ آبان ۱۴۰۵، ساعت ۱۷:۰۱ | ۰۹۱۲ ۲۶۵ ۲۷۳۰ | ۶٬۵۶۸٬۰۰۰ تومان',
      'h2 کارهای کارکنان',
      'actions1.action دلیل: actions1.reason actions1.first_name actions1.last_name، ۲۱ آبان ۱۴۰۵، ساعت ۱۹:۱۶',
      'actions2.action کاربر ۶۵۲۴، ۲۱ آبان ۱۴۰۵، ساعت ۰۲:۴۵',
    ])
  })
})
