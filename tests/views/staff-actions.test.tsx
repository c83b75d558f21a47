import { describe, expect, it } from 'vitest'
import { staffMessages } from '#i18n/fa/staff-messages.ts'
import type { Schemas } from '#machines/api/client.ts'
import { ProductFilters } from '#staff/products/ProductFilters.tsx'
import { number } from '#src/lib/format.ts'
import { staff } from '#i18n/fa/staff.ts'
import { openStaff, showPart } from './support/open-page.tsx'
import { pressFocused } from './support/press-focused.ts'

describe('money in the back office', () => {
  it('goes back of an order only as far as some is left', async () => {
    const page = await openStaff('/staff/orders/35', {
      replies: {
        getStaffOrder: { refund_left: { total: 700_000, to_bank: 0 }, returns: [], refunds: [] },
      },
    })
    expect(page.read().filter((line) => /واریز|برگشت به کیف|مانده/.test(line))).toEqual([
      'برگشت به کیف پول: ۹٬۲۳۶٬۰۰۰ تومان',
      '۷۰۰٬۰۰۰ تومان از پرداخت مشتری مانده است. تا ۰ تومان آن را می‌توان به حساب بانکی برگرداند؛ بقیه با اعتبار خرید یا درگاه اعتباری پرداخت شده است.',
      'button «برگشت به کیف پول»',
    ])
    expect(await page.press('برگشت به کیف پول')).toEqual([
      'h2 برگرداندن مبلغ به کیف پول',
      'button «بستن»',
      'تا ۷۰۰٬۰۰۰ تومان از این سفارش را می‌توان برگرداند. مبلغ همان لحظه به کیف پول می‌رود و مشتری پیام می‌گیرد.',
      'field «مبلغ (تومان)»',
      'حداکثر ۷۰۰٬۰۰۰ تومان',
      'field «دلیل»',
      'مشتری آن را می‌خواند.',
      'button «برگردانده شود»',
      'button «انصراف»',
    ])
  })

  const returnsOf = (...returns: { status: Schemas['ReturnStatus']; amount: number }[]) => ({
    id: 35,
    refund_left: { total: 1_060_800, to_bank: 0 },
    returns: returns.map((each, index) => ({ id: index + 1, ...each })),
  })
  const refused = { status: 'REFUSED', amount: 50_000 } as const

  it.each([
    { of: 'one that is requested', open: [{ status: 'REQUESTED', amount: 990_000 }] },
    { of: 'one that is approved', open: [{ status: 'APPROVED', amount: 990_000 }] },
    {
      of: 'both',
      open: [
        { status: 'REQUESTED', amount: 900_000 },
        { status: 'APPROVED', amount: 90_000 },
      ],
    },
  ] as const)(
    'goes back of an order with a warning of what its open returns give back as well: $of',
    async ({ open }) => {
      const page = await openStaff('/staff/orders/35', {
        replies: { getStaffOrder: returnsOf(...open, refused) },
      })
      const lines = await page.press('برگشت به کیف پول')
      expect(lines.join()).toMatch(/بازگشت‌های باز این سفارش در مجموع ۹۹۰٬۰۰۰.تومان است/)
      expect(lines.join()).toContain('link «دیدن بازگشت‌های این سفارش» → /staff/returns?lookup=35')
    },
  )

  it('goes back of an order without a warning if its returns are closed', async () => {
    const page = await openStaff('/staff/orders/35', {
      replies: { getStaffOrder: returnsOf(refused) },
    })
    const lines = await page.press('برگشت به کیف پول')
    expect(lines.join()).toContain('برگرداندن مبلغ به کیف پول')
    expect(lines.join()).not.toContain('بازگشت‌های باز')
  })

  it('goes back of an order with a warning that has no link for a member who may not list returns', async () => {
    const page = await openStaff('/staff/orders/35', {
      replies: {
        getStaffMember: { roles: ['finance'] },
        getStaffOrder: returnsOf({ status: 'REQUESTED', amount: 990_000 }),
      },
    })
    const lines = await page.press('برگشت به کیف پول')
    expect(lines.join()).toContain('بازگشت‌های باز این سفارش')
    expect(lines.join()).not.toContain('دیدن بازگشت‌های این سفارش')
  })

  it('is paid out after a question', async () => {
    const page = await openStaff('/staff/withdrawals', {
      replies: {
        listStaffWithdrawals: {
          results: [
            { moves: [] },
            {
              first_name: 'مینا',
              last_name: 'راد',
              iban: '120170000000200123456789',
              moves: ['staff.paid', 'staff.refused'],
            },
          ],
        },
      },
    })
    expect(await page.press('ثبت واریز')).toEqual([
      'h2 ثبت واریز به حساب مشتری',
      'button «بستن»',
      'پس از واریز ۶٬۰۴۳٬۰۰۰ تومان در بانک، کد پیگیری آن را بنویسید. مشتری با تیکت و پیامک خبردار می‌شود.',
      'واریز به حساب مینا راد',
      'IR12 0170 0000 0020 0123 4567 89',
      'button «کپی شمارهٔ شبا»',
      'field «کد پیگیری بانک»',
      'همان که بانک پس از انتقال می‌دهد.',
      'field «توضیح (اختیاری)»',
      'مشتری آن را می‌خواند.',
      'button «واریز شد»',
      'button «انصراف»',
    ])
  })

  it('is put on new gift cards', async () => {
    const page = await openStaff('/staff/gift-cards')
    expect(await page.press('صدور کارت')).toEqual([
      'h2 صدور کارت هدیه',
      'button «بستن»',
      'هر کارت تا ۱٬۰۰۰٬۰۰۰٬۰۰۰ تومان. مبلغ آن اعتباری است که فروشگاه هدیه می‌دهد. کدها فقط یک بار نشان داده می‌شوند.',
      'تعداد و مبلغ',
      'field «تعداد»',
      'تا ۲۰۰ کارت',
      'field «مبلغ (تومان)»',
      'مدت اعتبار',
      'field «اعتبار (روز) (اختیاری)»',
      'خالی یعنی بی‌پایان',
      'دلیل صدور',
      'field «دلیل»',
      'همکاران آن را در گزارش کارها می‌خوانند.',
      'button «صادر شود»',
      'button «انصراف»',
    ])
  })

  it('has limits for a gift card, which are stated', async () => {
    const page = await openStaff('/staff/gift-cards')
    await page.press('صدور کارت')
    await page.write('count', '2')
    await page.write('reason', 'نوروز')
    await page.write('amount', '0')
    expect(await page.press('صادر شود')).toEqual([
      'field «مبلغ (تومان)» = ۰ invalid',
      'alert: مبلغ هر کارت را از ۱ تا ۱٬۰۰۰٬۰۰۰٬۰۰۰ تومان بنویسید.',
    ])
  })

  it('on issued gift cards comes with the downloaded codes and their days, without a close button', async () => {
    const page = await openStaff('/staff/gift-cards')
    await page.press('صدور کارت')
    await page.write('count', '2')
    await page.write('reason', 'نوروز')
    await page.write('amount', '500,000')
    await page.write('validDays', '30')
    expect(await page.press('صادر شود')).toEqual([
      'h2 ۱٬۰۰۰٬۰۰۰ تومان کارت هدیه صادر شود؟',
      '۲ کارت، هر کدام ۵۰۰٬۰۰۰ تومان: در مجموع ۱٬۰۰۰٬۰۰۰ تومان اعتبار هدیه.',
      'button «صدور ۲ کارت»',
      'button «بازگشت به فرم»',
    ])
    const told = await page.press('صدور ۲ کارت')
    expect(told).not.toContain('button «بستن»')
    const link = document.querySelector<HTMLAnchorElement>('a[download]')
    expect(
      decodeURIComponent(link?.href ?? '')
        .split(',')
        .slice(1)
        .join(),
    ).toBe(
      '\uFEFFکد,مبلغ (تومان),اعتبار (روز)\r\nissued1.gift_code,500000,30\r\nissued2.gift_code,500000,30\r\n',
    )
  })

  it('has a dedicated empty state for withdrawals', async () => {
    const replies = { listStaffWithdrawals: { results: [], total: 0, page_count: 0 } }
    const page = await openStaff('/staff/withdrawals', { replies })
    expect(page.read()).toContain('h2 هنوز برداشتی نیست')
    expect(page.read().join()).not.toContain('همهٔ برداشت‌ها')
  })

  it('asks before it throws a typed discount code away', async () => {
    const page = await openStaff('/staff/discounts')
    await page.press('کد تازه')
    await page.write('کد', 'BAHAR')
    expect(await page.press('انصراف')).toContain('h2 این فرم بسته شود؟')
  })

  it('is taken off by new discount codes', async () => {
    const page = await openStaff('/staff/discounts')
    expect(await page.press('کد تازه')).toEqual([
      'h2 کد تخفیف تازه',
      'button «بستن»',
      'field «کد»',
      'حرف، رقم، خط تیره و زیرخط؛ بزرگ و کوچک فرقی ندارد.',
      'field «نوع تخفیف» = درصدی',
      'field «مقدار»',
      'درصد از ۱ تا ۱۰۰، یا مبلغ به تومان',
      'field «سقف تخفیف (تومان)»',
      'خالی یعنی بی‌سقف',
      'field «کف خرید (تومان)»',
      'field «دسته» = همهٔ دسته‌ها',
      'field «سقف همهٔ سفارش‌ها»',
      'خالی یعنی بی‌سقف',
      'field «سقف سفارش‌های هر مشتری» = ۱',
      'خالی یعنی بی‌سقف',
      'field «آغاز»',
      'button «تقویم»',
      'مانند ۱۴۰۵/۱۲/۲۹؛ خالی یعنی نامعین',
      'field «ساعت آغاز» = ۰۰:۰۰',
      'field «پایان»',
      'button «تقویم»',
      'مانند ۱۴۰۵/۱۲/۲۹؛ خالی یعنی نامعین',
      'field «ساعت پایان» = ۲۳:۵۹',
      'checkbox «فعال» checked',
      'button «ثبت»',
      'button «انصراف»',
    ])
  })
})

const variant = { id: 11, new_price: null, expire_time: null, is_hidden: false, low_stock: 2 }
const ofCable = { product_id: 7, color_name: 'آبی' }

describe('the goods in the back office', () => {
  it('are moved together only while they are not too many', async () => {
    const page = await openStaff('/staff/products', {
      replies: { listStaffProducts: { total: 2_001 } },
    })
    expect(page.read('[aria-label="انتخاب کالاها"]')).toEqual([
      'status: کالایی انتخاب نشده است.',
      'button «تغییر قیمت همهٔ ۲٬۰۰۱ کالای این فهرست»',
    ])
  })

  it('are moved together up to two thousand', async () => {
    const page = await openStaff('/staff/products', {
      replies: { listStaffProducts: { total: 2_000 } },
    })
    expect(page.read('[aria-label="انتخاب کالاها"]')).toContain(
      'button «بردن همهٔ ۲٬۰۰۰ کالای این فهرست به دستهٔ دیگر»',
    )
  })

  it.each([
    ['برند', '4', { brand: 4 }],
    ['دسته', '6', { category: 6 }],
    ['موجودی', 'low', { stock: 'low' }],
    ['نمایش', 'no', { shown: 'no' }],
  ])('are narrowed down by %s alone', async (field, value, expected) => {
    const none = { brand: null, category: null, stock: null, shown: null }
    const asked: unknown[] = []
    const href = (change: object) => {
      asked.push(change)
      return '/staff/products'
    }
    const part = await showPart(<ProductFilters chosen={none} href={href} />, {
      replies: { getStaffCatalogue: { brands: [{ id: 4 }], categories: [{ id: 6 }] } },
    })
    await part.write(field, value)
    expect(asked).toEqual([expected])
  })

  it('are selected one by one', async () => {
    const page = await openStaff('/staff/products')
    await page.press('انتخاب 2.title')
    expect(page.read('[aria-label="انتخاب کالاها"]')).toEqual([
      'status: ۱ کالا انتخاب شده است.',
      'button «تغییر قیمت ۱ کالای انتخاب‌شده»',
      'button «بردن ۱ کالای انتخاب‌شده به دستهٔ دیگر»',
      'button «برداشتن انتخاب»',
    ])
  })

  it('get a new variant', async () => {
    const page = await openStaff('/staff/products/35')
    expect(await page.press('افزودن تنوع')).toEqual([
      'h2 تنوع تازه',
      'field «نام رنگ»',
      'color «رنگ» = #c9ced1',
      'انتخاب نشده',
      'field «قیمت (تومان)»',
      'field «موجودی رسیده»',
      'field «بهای هر عدد (اختیاری)»',
      'به تومان؛ برای حاشیهٔ سود',
      'field «حد هشدار موجودی» = ۲',
      'button «ثبت تنوع»',
      'button «انصراف»',
    ])
  })

  it('say at its name that a color exists already', async () => {
    const page = await openStaff('/staff/products/35', {
      problems: { createVariant: 'color_taken' },
    })
    await page.press('افزودن تنوع')
    await page.write('نام رنگ', 'آبی')
    await page.write('رنگ', '#0000ff')
    await page.write('قیمت (تومان)', '۶۰۰۰۰۰۰')
    const taken = await page.press('ثبت تنوع')
    expect(taken).toContain('alert: این کالا همین رنگ را دارد. نام رنگ دیگری بنویسید.')
    expect(document.activeElement?.getAttribute('name')).toBe('color_name')
  })

  it('have variants that are edited in a dialog', async () => {
    const page = await openStaff('/staff/products/35')
    expect(await page.press('ویرایش تنوع variants2.color_name')).toEqual([
      'h2 ویرایش تنوع variants2.color_name',
      'button «بستن»',
      'field «قیمت (تومان)» = ۹٬۱۸۴٬۰۰۰',
      'field «قیمت با تخفیف (تومان)»',
      'برای فروش بدون تخفیف خالی بگذارید.',
      'field «روز پایان تخفیف»',
      'button «تقویم»',
      'مانند ۱۴۰۵/۰۹/۳۰؛ خالی یعنی بدون پایان.',
      'field «ساعت پایان» = ۲۳:۵۹',
      'field «حد هشدار موجودی» = ۷۷',
      'از این تعداد به پایین «رو به پایان» نشان داده می‌شود.',
      'checkbox «در فروشگاه نمایش داده شود» checked',
      'field «دلیل (اختیاری)»',
      'در گزارش کارها می‌ماند؛ فقط کارکنان آن را می‌بینند.',
      'button «ثبت تغییر»',
      'button «انصراف»',
    ])
  })

  it('have their changed price undone from the toast that says so', async () => {
    const problems: Record<string, string> = {}
    const before = { ...variant, ...ofCable, price: 2_000_000 }
    const after = { ...before, price: 1_900_000 }
    const page = await openStaff('/staff/products', {
      replies: {
        listStaffProducts: {
          results: [
            { id: before.product_id, title: 'کابل', price: before.price, variant_list: [before] },
          ],
        },
        updateVariant: after,
      },
      problems,
    })
    await page.press('۲٬۰۰۰٬۰۰۰ تومان، ویرایش قیمت کابل')
    await page.write('cell-price', '۱۹۰۰۰۰۰')
    await page.press('ثبت')
    expect(page.toast()).toMatch(/^قیمت «کابل، آبی» ۱٬۹۰۰٬۰۰۰.تومان ثبت شد/)
    const ended = { new_price: null, expire_time: null }
    const undoing = `PATCH /staff/variants/11/ ${JSON.stringify({
      price: 2_000_000,
      ...ended,
      expected: { price: 1_900_000, ...ended, is_hidden: false, low_stock: 2 },
    })}`
    problems.updateVariant = 'service_unavailable'
    await page.press('بازگرداندن قیمت')
    expect(page.changes().slice(1)).toEqual([undoing])
    expect(page.toast()).toMatch(/^شاید قیمت «کابل، آبی» برنگشته باشد\..*بازگرداندن قیمت/)
    problems.updateVariant = 'changed_meanwhile'
    await page.press('بازگرداندن قیمت')
    expect(page.changes().slice(1)).toEqual([undoing, undoing])
    expect(page.toast()).toMatch(/^قیمت «کابل، آبی» برنگشت\. /)
    expect(page.toast()).not.toContain('بازگرداندن قیمت')
  })

  it('are listed with what customers pay, and the price before a discount below it', async () => {
    const offer = { ...variant, price: 2_000_000, new_price: 1_800_000 }
    const ended = { ...offer, id: 12, expire_time: '2026-11-01T10:00:00Z' }
    const page = await openStaff('/staff/products', {
      replies: {
        listStaffProducts: {
          results: [
            { title: 'کابل', price: 1_800_000, variant_list: [offer] },
            { title: 'شارژر', price: 1_800_000, variant_list: [ended, { ...offer, id: 13 }] },
            { title: 'قاب', price: 2_000_000, variant_list: [ended] },
          ].map((product) => ({ ...product, planned_prices: [] })),
        },
      },
    })
    const cells = [...page.place.querySelectorAll('tbody tr')].map(
      (row) => row.querySelectorAll('td')[4]?.textContent,
    )
    expect(cells.map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
      '۱٬۸۰۰٬۰۰۰ تومانبه جای ۲٬۰۰۰٬۰۰۰ تومان',
      '۱٬۸۰۰٬۰۰۰ تومانبه جای ۲٬۰۰۰٬۰۰۰ تومان',
      '۲٬۰۰۰٬۰۰۰ تومان',
    ])
  })

  it('refuse a price below the discounted one and say where to change that', async () => {
    const offer = { ...variant, price: 2_000_000, new_price: 1_800_000 }
    const page = await openStaff('/staff/products', {
      replies: {
        listStaffProducts: {
          results: [{ title: 'کابل', price: 1_800_000, variant_list: [offer] }],
        },
      },
    })
    await page.press('۱٬۸۰۰٬۰۰۰ تومان، ویرایش قیمت کابل')
    await page.write('cell-price', '۵۰۰۰۰۰')
    await page.press('ثبت')
    expect(page.changes()).toEqual([])
    const text = page.place.textContent.replaceAll('\u00a0', ' ')
    expect(text).toContain(
      'این قیمت پیش از تخفیف است و باید بیشتر از قیمت با تخفیف (۱٬۸۰۰٬۰۰۰ تومان) باشد.',
    )
    expect(text).not.toContain('کمتر از اکنون می‌پردازد')
  })

  it('say in the list that the price before the discount is set, and what the customer pays', async () => {
    const offer = { ...variant, ...ofCable, price: 2_000_000, new_price: 1_800_000 }
    const page = await openStaff('/staff/products', {
      replies: {
        listStaffProducts: {
          results: [
            { id: offer.product_id, title: 'کابل', price: 1_800_000, variant_list: [offer] },
          ],
        },
        updateVariant: { ...offer, price: 3_000_000 },
      },
    })
    await page.press('۱٬۸۰۰٬۰۰۰ تومان، ویرایش قیمت کابل')
    const form = page.place.querySelector('td form')
    const label = form?.querySelector('label')
    expect(label?.textContent).toBe('قیمت پیش از تخفیف (تومان)')
    expect(form?.textContent.replaceAll('\u00a0', ' ')).toContain(
      'مشتری اکنون با تخفیف ۱٬۸۰۰٬۰۰۰ تومان می‌پردازد.',
    )
    await page.write('cell-price', '۳۰۰۰۰۰۰')
    await page.press('ثبت')
    expect(page.toast()?.replaceAll('\u00a0', ' ')).toMatch(
      /^قیمت پیش از تخفیف «کابل، آبی» ۳٬۰۰۰٬۰۰۰ تومان ثبت شد؛ مشتری با تخفیف همان ۱٬۸۰۰٬۰۰۰ تومان را می‌پردازد/,
    )
  })

  it('say the price and its discount again once an offer was undone', async () => {
    const offer = { ...variant, ...ofCable, price: 2_000_000, new_price: 1_800_000 }
    const page = await openStaff('/staff/products/7', {
      replies: {
        getStaffProduct: {
          id: 7,
          title: 'کابل',
          variants: [offer],
        },
        updateVariant: { ...offer, new_price: 1_500_000 },
      },
    })
    await page.press('ویرایش تنوع آبی')
    await page.write('new_price', '۱۵۰۰۰۰۰')
    await page.press('ثبت تغییر')
    await page.press('بازگرداندن قیمت')
    expect(page.toast()).toMatch(
      /^قیمت «کابل، آبی» به ۲٬۰۰۰٬۰۰۰.تومان، با تخفیف ۱٬۸۰۰٬۰۰۰.تومان برگشت/,
    )
  })
})

describe('site content in the back office', () => {
  it('have one price for all places of a method, of which either part may be empty', async () => {
    const page = await openStaff('/staff/content/deliveryRates', {
      replies: {
        getStaffContent: {
          name: 'deliveryRates',
          published: { kind: 'deliveryRates' },
          draft: null,
        },
      },
    })
    expect(await page.press('۲ ردیف قیمت')).toEqual([
      'یک قیمت برای همهٔ ردیف‌ها',
      'field «قیمت همهٔ ردیف‌ها (تومان)»',
      'field «همه رایگان از مبلغ (تومان)»',
      'button «گذاشتن در همهٔ ردیف‌ها» off',
      'button «published.methods1.rates1.city، استان published.methods1.rates1.province ۵۴ تومان، ۱۵ روز کاری، سفارش تا ۹، رایگان از ۵٬۴۰۵٬۰۰۰ تومان، تا ۴۳ کالا، ساعت ۲۱ تا ۸»',
      'button «برداشتن published.methods1.rates1.city، استان published.methods1.rates1.province»',
      'button «همهٔ ایران نانوشته، نانوشته روز کاری، سفارش تا نانوشته»',
      'field «استان» = همهٔ ایران',
      'field «شهر» = همهٔ شهرهای استان off',
      'field «قیمت (تومان)»',
      'field «رایگان از مبلغ (تومان)»',
      'خالی یعنی هیچ‌گاه',
      'field «روز کاری تا تحویل»',
      '۰ یعنی همان روز',
      'field «بیشترین تعداد کالا»',
      'خالی یعنی بی‌محدودیت',
      'field «پایان سفارش برای همان روز» = انتخاب کنید',
      'field «تحویل از ساعت» = هر ساعت',
      'field «تحویل تا ساعت» = هر ساعت',
      'button «برداشتن همهٔ ایران»',
      'button «افزودن ردیف»',
    ])
    await page.write('قیمت همهٔ ردیف‌ها (تومان)', '70000')
    expect(page.read('fieldset')).toContain('button «گذاشتن در همهٔ ردیف‌ها»')
  })
})

describe('the support in the back office', () => {
  it('writes a note after the newest entry of a request', async () => {
    const page = await openStaff('/staff/requests/35', {
      replies: { getStaffRequest: { entries: [{ id: 3 }, { id: 5 }] } },
    })
    expect(await page.press('یادداشت تازه')).toEqual([
      'h2 یادداشت تازه',
      'button «بستن»',
      'field «متن یادداشت»',
      'فقط کارکنان آن را می‌بینند.',
      'button «ثبت یادداشت»',
      'button «انصراف»',
    ])
    await page.write('متن یادداشت', 'زنگ زدم')
    await page.press('ثبت یادداشت')
    expect(page.changes()).toEqual([
      'POST /staff/request/2082/note/ {"text":"زنگ زدم","last_entry":5}',
    ])
  })

  it('refuses a comment with a reason', async () => {
    const page = await openStaff('/staff/comments')
    expect(await page.press('رد')).toEqual([
      'h2 رد کردن',
      'button «بستن»',
      'field «دلیل (اختیاری)»',
      'فقط کارکنان آن را می‌بینند.',
      'button «رد شود»',
      'button «انصراف»',
    ])
  })

  it.each([
    ['/staff/comments', 'رد', 'دلیل (اختیاری)', 'رد شود', 500],
    ['/staff/tickets/35', null, 'متن پاسخ', 'فرستادن پاسخ', 4000],
    ['/staff/canned-replies?id=7967', null, 'متن', 'ثبت پاسخ', 4000],
    ['/staff/requests/2082', 'یادداشت تازه', 'متن یادداشت', 'ثبت یادداشت', 1000],
  ])('flags over-long text at %s instead of truncating it', async (...row) => {
    const [path, open, label, confirm, most] = row
    const page = await openStaff(path)
    if (open !== null) await page.press(open)
    await page.write(label, 'د'.repeat(most + 1))
    await pressFocused(page, confirm)
    expect(page.changes()).toEqual([])
    const tooLong = `alert: این متن بلند است؛ حداکثر ${number(most)} نویسه مجاز است.`
    expect(page.read('body')).toContain(tooLong)
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement?.hasAttribute('maxlength')).toBe(false)
  })

  it('focuses the over-long text of a message that is to be previewed', async () => {
    const page = await openStaff('/staff/messages')
    await page.write(staffMessages.lookup, '09120000000')
    await page.write(staffMessages.titleField, 'خبر')
    await page.write(staffMessages.text, 'د'.repeat(1001))
    await pressFocused(page, staffMessages.preview)
    expect(page.changes()).toEqual([])
    expect(document.activeElement?.tagName).toBe('TEXTAREA')
  })

  it('keeps the rejection reason of a closed dialog for that comment only', async () => {
    const page = await openStaff('/staff/comments')
    const [first, second] = [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'رد',
    )
    const typed = () => document.querySelector<HTMLTextAreaElement>('[name=text]')?.value
    await page.after(() => first?.click())
    await page.write('text', 'تبلیغ است')
    await page.press('انصراف')
    await page.after(() => second?.click())
    expect(typed()).toBe('')
    await page.press('انصراف')
    await page.after(() => first?.click())
    expect(typed()).toBe('تبلیغ است')
  })

  it('closes a ticket', async () => {
    const page = await openStaff('/staff/tickets/35')
    await page.press('بستن تیکت')
    expect(page.changes()).toEqual(['POST /staff/ticket/2082/close/'])
  })

  it('does not show the refusal of an earlier number of units below one that it asks about', async () => {
    const page = await openStaff('/staff/products/35?stock=12', {
      replies: { getStaffProduct: { id: 35, variants: [{ id: 12, quantity: 5 }] } },
      problems: {
        updateVariant: {
          status: 400,
          code: 'validation_failed',
          errors: [{ field: 'stock_change.units', rule: 'sign' }],
        },
      },
    })
    const { sign } = staff.stock.faults
    await page.write('تعداد', '3')
    expect((await page.press('ثبت تغییر موجودی')).join()).toContain(sign)
    await page.write('تعداد', '2000')
    await page.press('ثبت تغییر موجودی')
    expect(page.place.textContent).not.toContain(sign)
  })

  it.each(['maximum', 'minimum', 'stock'] as const)(
    'says at the field of the units that the shop refuses them by the rule %s',
    async (rule) => {
      const page = await openStaff('/staff/products/35?stock=12', {
        replies: { getStaffProduct: { id: 35, variants: [{ id: 12, quantity: 5 }] } },
        problems: {
          updateVariant: {
            status: 400,
            code: 'validation_failed',
            errors: [{ field: 'stock_change.units', rule }],
          },
        },
      })
      await page.write('تعداد', '3')
      const { maximum, stock } = staff.stock.faults
      expect((await page.press('ثبت تغییر موجودی')).join()).toContain(
        rule === 'maximum' ? maximum('۱٬۰۰۰٬۰۰۰') : stock,
      )
      const field = document.querySelector<HTMLInputElement>('[name=units]')
      expect(field?.getAttribute('aria-invalid')).toBe('true')
    },
  )

  it('says why a list that shows what it always shows is not saved', async () => {
    const reason = 'برای ذخیرهٔ نما، نخست فیلتر، جستجو، مرتب‌سازی یا ستون‌های فهرست را عوض کنید.'
    const usual = await openStaff('/staff/tickets')
    expect(await usual.press('بیشتر')).toContain(reason)
    await usual.close()
    const filtered = await openStaff('/staff/tickets?status=OPEN')
    expect(await filtered.press('بیشتر')).not.toContain(reason)
  })

  it('saves what a list shows under a name', async () => {
    const page = await openStaff('/staff/tickets?status=OPEN')
    await page.press('بیشتر')
    expect(await page.press('ذخیرهٔ این نما')).toEqual([
      'h2 نمای فهرست',
      'فیلتر، جستجو، مرتب‌سازی و ستون‌های همین فهرست با این نام می‌ماند.',
      'field «نام نما»',
      'مانند «تیکت‌های باز»',
      'checkbox «همهٔ همکاران آن را ببینند»',
      'button «ثبت نما»',
      'button «انصراف»',
    ])
    await page.write('name', 'بازها')
    await page.press('ثبت نما')
    expect(page.changes()).toEqual([
      'POST /staff/view/ {"list":"tickets","name":"بازها","query":"status=OPEN","is_shared":false}',
    ])
  })
})
