import { describe, expect, it } from 'vitest'
import { openShop } from './support/open-page.tsx'

const content = 'aside + div'
const panel = '[role=tabpanel]:not([hidden])'
const signedIn = { signedIn: true }

describe('the account', () => {
  it('has in its menu all its pages, and what is new on them', async () => {
    const page = await openShop('/account', signedIn)
    expect(page.read()).toEqual([
      'h1 حساب من',
      'file «تغییر تصویر پروفایل»',
      'button «حذف تصویر»',
      'first_name last_name ۰۹۱۲ ۱۶۲ ۸۷۹۵',
      'link «کیف پول ۳٬۶۷۹٬۰۰۰ تومان» → /wallet',
      'nav «حساب من»',
      'link «اطلاعات حساب» → /profile current',
      'link «سفارش‌های من» → /shopping-history',
      'link «ذخیره‌شده‌ها» → /saved-products',
      'link «آدرس‌ها» → /my-addresses',
      'link «مشاور خرید» → /purchase-advisor',
      'link «پشتیبانی ۷۰ خبر تازه» → /ticket',
      'link «پیام‌های من ۱ خبر تازه» → /messages',
      'button «خروج از حساب»',
      'h2 خدمات',
      'link «فروش گوشی کارکرده» → /used-phone',
      'link «بررسی گارانتی» → /register',
      'link «فعال‌سازی رجیستری و گارانتی» → /register?tab=activate',
    ])
  })

  it('shows the profile of a person', async () => {
    const page = await openShop('/profile', {
      signedIn: true,
      replies: {
        getProfile: {
          fida_code: null,
          card_number: '6037997599999993',
          iban: '062960000000100324200001',
          legal_info: { national_code: '10101234565' },
        },
      },
    })
    expect(page.read(content)).toEqual([
      'link «بازگشت به حساب من» → /account',
      'h1 اطلاعات حساب',
      'tablist «بخش‌های حساب»',
      'button «اطلاعات حقیقی» chosen',
      'button «اطلاعات حقوقی»',
      'button «دستگاه‌ها و داده‌ها»',
      'نام و نام خانوادگی: first_name last_name',
      'button «ویرایش نام و نام خانوادگی»',
      'کد ملی: national_code',
      'button «ویرایش کد ملی»',
      'تاریخ تولد: ۱۳ آذر ۱۴۰۵',
      'button «ویرایش تاریخ تولد»',
      'ایمیل: email',
      'button «ویرایش ایمیل»',
      'شماره کارت بانکی: ۶۰۳۷ ۹۹۷۵ ۹۹۹۹ ۹۹۹۳ بانک ملی ایران',
      'button «ویرایش شماره کارت بانکی»',
      'شماره شبا: IR۰۶ ۲۹۶۰ ۰۰۰۰ ۰۰۱۰ ۰۳۲۴ ۲۰۰۰ ۰۱',
      'button «ویرایش شماره شبا»',
      'شغل: job',
      'button «ویرایش شغل»',
      'شماره تماس: ۰۹۱۲ ۱۶۲ ۸۷۹۵',
      'رمز عبور: ثبت شده',
      'button «تغییر رمز عبور»',
    ])
    await page.press('اطلاعات حقوقی', content)
    expect(page.read(panel)).toEqual([
      'اگر برای شرکت یا سازمان خرید می‌کنید، این اطلاعات روی فاکتور رسمی می‌آید.',
      'field «نام سازمان» = legal_info.organization_name',
      'field «شناسهٔ ملی» = ۱۰۱۰۱۲۳۴۵۶۵',
      'field «کد اقتصادی» = ۱۴۷۹۴۶۵۲۲۰۱۴۷۹۴۶۵۲۲۰',
      'اختیاری',
      'field «شمارهٔ ثبت» = ۷۳۳۶۸۷۰۴۶۴۷۳۳۶۸۷۰۴۶۴',
      'اختیاری',
      'field «تلفن ثابت» = ۳۰۵۴۵۰۹۳۰۲۳۰۵۴۵',
      'field «کد پستی» = ۷۷۷۵۰۹۸۶۷۰',
      'اختیاری',
      'field «استان» = legal_info.province_name',
      'اختیاری',
      'field «شهر» = legal_info.city_name',
      'اختیاری',
      'field «آدرس پستی» = legal_info.postal_address',
      'button «ثبت اطلاعات حقوقی»',
    ])
  })

  it('shows where the account is signed in, and ends one session only', async () => {
    const page = await openShop('/profile', {
      signedIn: true,
      replies: {
        listSessions: [
          { id: 'a', is_current: false, device: 'Mozilla/5.0 (Android 15) Firefox/140.0' },
          { id: 'b', is_current: true, device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' },
          { id: 'c', is_current: false, device: null },
        ],
      },
    })
    await page.press('دستگاه‌ها و داده‌ها', content)
    expect(page.read(panel)).toEqual([
      'h2 دستگاه‌های واردشده',
      'اگر دستگاهی را نمی‌شناسید، نشست آن را پایان دهید و رمز عبور خود را عوض کنید.',
      'فایرفاکس روی اندروید',
      'آخرین استفاده: ۱۰ آبان ۱۴۰۵، ۲۰:۴۲',
      'button «پایان نشست فایرفاکس روی اندروید»',
      'کروم روی ویندوز',
      'آخرین استفاده: همین حالا',
      'همین دستگاه',
      'دستگاه ناشناخته',
      'آخرین استفاده: ۱۵ آبان ۱۴۰۵، ۱۴:۵۲',
      'button «پایان نشست دستگاه ناشناخته»',
      'h2 اعلان‌های مرورگر',
      'همان پیام‌های سایت، کنار پیامک: موجود شدن یا ارزان شدن کالا و وضعیت سفارش.',
      'این مرورگر اعلان فروشگاه را نشان نمی‌دهد. در آیفون، فروشگاه را از منوی «هم‌رسانی» به صفحهٔ اصلی بیفزایید و از همان‌جا باز کنید. پیامک و پیام‌های سایت سر جای خود هستند.',
      'button «دوباره بررسی کن»',
      'h2 داده‌های من',
      'همهٔ آنچه فروشگاه از شما نگه می‌دارد، در یک فایل JSON: اطلاعات حساب، آدرس‌ها، سفارش‌ها، کیف پول، دستگاه‌ها، درخواست‌ها، تیکت‌ها و پیام‌ها.',
      'button «دریافت داده‌ها»',
      'h2 بستن حساب',
      'حساب و اطلاعات شخصی شما برای همیشه پاک می‌شود.',
      'button «بستن حساب»',
    ])
    await page.press('پایان نشست دستگاه ناشناخته')
    expect(page.changes()).toEqual(['DELETE /accounts/sessions/c/'])
    expect(page.read(`${panel} ul`)).toEqual([
      'فایرفاکس روی اندروید',
      'آخرین استفاده: ۱۰ آبان ۱۴۰۵، ۲۰:۴۲',
      'button «پایان نشست فایرفاکس روی اندروید»',
      'کروم روی ویندوز',
      'آخرین استفاده: همین حالا',
      'همین دستگاه',
    ])
  })

  it('shows which way each movement of the wallet went', async () => {
    const amount = 5000
    const page = await openShop('/wallet', {
      signedIn: true,
      replies: {
        listWalletTransactions: {
          results: [
            { transaction_type: 'DEPOSIT', amount },
            { transaction_type: 'STORE_DEPOSIT', order_id: 35, amount },
            { transaction_type: 'STORE_DEPOSIT', order_id: null, amount },
            { transaction_type: 'STORE_CREDIT_DEPOSIT', amount },
            { transaction_type: 'CREDIT_SHOPPING', amount },
            { transaction_type: 'STORE_CREDIT_WITHDRAW', amount },
          ],
        },
      },
    })
    const rows = page.read(content).filter((line) => line.startsWith('row: '))
    expect(rows.map((row) => row.split(' | ').slice(1, 3))).toEqual([
      ['نوع', 'مبلغ (تومان)'],
      ['افزایش موجودی', '+۵٬۰۰۰'],
      ['برگشت مبلغ سفارش', '+۵٬۰۰۰'],
      ['واریز فروشگاه', '+۵٬۰۰۰'],
      ['افزایش اعتبار خرید', '+۵٬۰۰۰'],
      ['خرید با اعتبار', '−۵٬۰۰۰'],
      ['کاهش اعتبار خرید', '−۵٬۰۰۰'],
    ])
  })

  it('shows what the wallet holds for unpaid orders', async () => {
    const page = await openShop('/wallet', {
      signedIn: true,
      replies: {
        listOrders: {
          results: [
            { id: 7, tracking_code: 'FZ-7', text_status: 'WAITING_PAYMENT', wallet_paid: 400_000 },
            { id: 8, tracking_code: 'FZ-8', text_status: 'WAITING_PAYMENT', wallet_paid: 0 },
            { id: 9, tracking_code: 'FZ-9', text_status: 'EXPIRED', wallet_paid: 100_000 },
          ],
        },
      },
    })
    const shown = page.read(content)
    expect(shown).toContain('کنار گذاشته برای سفارش‌های در انتظار پرداخت: ۴۰۰٬۰۰۰ تومان')
    expect(shown.filter((line) => line.includes('→ /shopping-history/'))).toEqual([
      'link «سفارش FZ-۷: ۴۰۰٬۰۰۰ تومان» → /shopping-history/7',
    ])
  })

  it('shows the wallet with its balances and movements', async () => {
    const page = await openShop('/wallet', signedIn)
    expect(page.read(content)).toEqual([
      'nav «مسیر صفحه»',
      'link «خانه» → /',
      'link «پروفایل» → /profile',
      'کیف پول',
      'link «بازگشت به حساب من» → /account',
      'h1 کیف پول',
      'button «شرایط کیف پول»',
      'dl «موجودی کیف پول»',
      'موجودی کل: ۳٬۶۷۹٬۰۰۰ تومان',
      'موجودی قابل برداشت: ۵٬۱۲۰٬۰۰۰ تومان',
      'اعتبار خرید: ۴٬۱۷۹٬۰۰۰ تومان',
      'فقط برای خرید از فروشگاه',
      'کنار گذاشته برای سفارش‌های در انتظار پرداخت: ۸٬۷۳۴٬۰۰۰ تومان',
      'link «سفارش ۱.tracking_code: ۸٬۷۳۴٬۰۰۰ تومان» → /shopping-history/7967',
      'section «افزایش موجودی»',
      'h2 افزایش موجودی',
      'field «مبلغ شارژ (تومان)»',
      'group «مبلغ‌های آماده»',
      'button «۱۰۰٬۰۰۰»',
      'button «۲۰۰٬۰۰۰»',
      'button «۳۰۰٬۰۰۰»',
      'button «افزایش موجودی» off',
      'همهٔ بخش‌های لازم را درست پر کنید.',
      'button «برداشت»',
      'section «کارت هدیه»',
      'h2 کارت هدیه',
      'field «کد کارت هدیه»',
      'button «افزودن به اعتبار خرید» off',
      'button «خرید کارت هدیه»',
      'section «تراکنش‌ها»',
      'h2 تراکنش‌ها',
      'row: تاریخ | نوع | مبلغ (تومان) | وضعیت | کد پیگیری | توضیح',
      'row: ۱۱ آبان ۱۴۰۵، ۰۰:۲۸ | برداشت | −۹٬۷۰۸٬۰۰۰ | موفق | ۱.tracking_code | [button «لغو درخواست»]',
      'row: ۱۰ آبان ۱۴۰۵، ۰۵:۴۹ | خرید | −۶٬۰۴۳٬۰۰۰ | در حال بررسی | — | —',
      'nav «صفحه‌ها»',
      'link «صفحهٔ ۱» → /wallet?page=1 current',
      'link «صفحهٔ ۲» → /wallet?page=2',
      'link «صفحهٔ بعد» → /wallet?page=2',
      'section «کارت‌های خریداری‌شده»',
      'h2 کارت‌های خریداری‌شده',
      'ul «کارت‌های خریداری‌شده»',
      '1.gift_code',
      'button «کپی کد کارت»',
      '۱۱ آبان ۱۴۰۵، برای ۱.recipient_phone',
      '۹٬۷۰۸٬۰۰۰ تومان باطل شده؛ مبلغ برگشت',
      '2.gift_code',
      'button «کپی کد کارت»',
      '۱۰ آبان ۱۴۰۵',
      '۶٬۰۴۳٬۰۰۰ تومان استفاده نشده',
    ])
  })

  it('shows the saved products, and removes the one that is chosen', async () => {
    const page = await openShop('/saved-products', signedIn)
    expect(page.read(content)).toEqual([
      'link «بازگشت به حساب من» → /account',
      'h1 ذخیره‌شده‌ها',
      'خود کالا ذخیره می‌شود، نه رنگی که انتخاب کرده‌اید.',
      'ul «ذخیره‌شده‌ها»',
      'image «1.product.main_image.alt_text»',
      'کارکرده',
      'image «رنگ‌ها: 1.product.colors1.name، 1.product.colors2.name»',
      'h3 [link «1.product.title» → /products/1-product-slug?price_id=6987]',
      'image «1.product.property_values1.label»',
      'image «1.product.property_values2.label»',
      'هدیه: 1.product.gift',
      '۳۹٪ قیمت پیش از تخفیف: ۶٬۱۸۲٬۰۰۰ ۳٬۸۱۵٬۰۰۰ تومان',
      'button «حذف 1.product.title از این فهرست»',
      'image «2.product.main_image.alt_text»',
      'image «رنگ‌ها: 2.product.colors1.name، 2.product.colors2.name»',
      'h3 [link «2.product.title» → /products/2-product-slug]',
      'image «2.product.property_values1.label»',
      'image «2.product.property_values2.label»',
      'ناموجود',
      'button «حذف 2.product.title از این فهرست»',
      'nav «صفحه‌ها»',
      'link «صفحهٔ ۱» → /saved-products?page=1 current',
      'link «صفحهٔ ۲» → /saved-products?page=2',
      'link «صفحهٔ بعد» → /saved-products?page=2',
    ])
    await page.press('حذف 2.product.title از این فهرست')
    expect(page.read(`${content} ul`)).toEqual([
      'image «1.product.main_image.alt_text»',
      'کارکرده',
      'image «رنگ‌ها: 1.product.colors1.name، 1.product.colors2.name»',
      'h3 [link «1.product.title» → /products/1-product-slug?price_id=6987]',
      'image «1.product.property_values1.label»',
      'image «1.product.property_values2.label»',
      'هدیه: 1.product.gift',
      '۳۹٪ قیمت پیش از تخفیف: ۶٬۱۸۲٬۰۰۰ ۳٬۸۱۵٬۰۰۰ تومان',
      'button «حذف 1.product.title از این فهرست»',
      'image «2.product.main_image.alt_text»',
      'image «رنگ‌ها: 2.product.colors1.name، 2.product.colors2.name»',
      'h3 [link «2.product.title» → /products/2-product-slug]',
      'image «2.product.property_values1.label»',
      'image «2.product.property_values2.label»',
      'ناموجود',
      'button «حذف 2.product.title از این فهرست»',
    ])
  })

  it('shows the addresses, with the receiver of each', async () => {
    const page = await openShop('/my-addresses', signedIn)
    expect(page.read(content)).toEqual([
      'link «بازگشت به حساب من» → /account',
      'h1 آدرس‌ها',
      'button «افزودن آدرس»',
      'h2 1.title',
      '۱.province_name، ۱.city_name، ۱.address کد پستی ۱.postal_code گیرنده: 1.receiver_first_name 1.receiver_last_name، ۰۹۱۲ ۳۴۶ ۱۷۶۸',
      'button «ویرایش آدرس «1.title»»',
      'button «حذف آدرس «1.title»»',
      'h2 2.title',
      '۲.province_name، ۲.city_name، ۲.address کد پستی ۲.postal_code گیرنده: 2.receiver_first_name 2.receiver_last_name، ۰۹۱۲ ۷۴۱ ۱۵۶۵',
      'button «ویرایش آدرس «2.title»»',
      'button «حذف آدرس «2.title»»',
    ])
    await page.press('ویرایش آدرس «2.title»')
    expect(page.read('[role=dialog]')).toEqual([
      'h2 ویرایش آدرس',
      'button «بستن»',
      'field «استان» = استان را انتخاب کنید',
      'field «شهر» = شهر را انتخاب کنید',
      'button «انتخاب روی نقشه»',
      'field «آدرس کامل» = 2.address',
      'خیابان، کوچه، پلاک و واحد',
      'field «عنوان آدرس» = 2.title',
      'برای نمونه: خانه یا محل کار',
      'گیرنده',
      'checkbox «گیرنده خودم هستم»',
      'field «نام گیرنده» = 2.receiver_first_name',
      'field «نام خانوادگی گیرنده» = 2.receiver_last_name',
      'field «کد ملی گیرنده» = ۲.receiver_national_code',
      'tel «شماره تماس گیرنده» = ۰۹۱۲۷۴۱۱۵۶۵',
      'field «کد پستی» = ۲.postal_code invalid',
      'alert: لطفا فقط عدد وارد نمایید',
      'برای ثبت آدرس، نام گیرنده را درست پر کنید.',
      'button «ثبت آدرس» off',
    ])
  })

  it('leads to the sign-in where the session has ended, also in the dialog of an address', async () => {
    const problems = { getProfile: 'session_expired', getWallet: 'session_expired' }
    const page = await openShop('/my-addresses', { ...signedIn, problems })
    await page.press('افزودن آدرس')
    const ended = 'alert: از حسابتان خارج شده‌اید. لطفا دوباره وارد شوید.'
    const notices = (part: string) => page.read(part).filter((line) => line.startsWith('alert'))
    expect(notices('[role=dialog]')).toEqual([expect.stringContaining(ended)])
    expect(notices('aside')).toEqual([expect.stringContaining(ended)])
    const links = [...document.querySelectorAll('[role=dialog] a, aside [role=alert] a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill('/login?redirectUrl=my-addresses'),
    )
  })

  it('asks an advisor with the phone number of the account', async () => {
    const page = await openShop('/purchase-advisor', signedIn)
    expect(page.read(content)).toEqual([
      'link «بازگشت به حساب من» → /account',
      'h1 مشاور خرید',
      'بین چند گوشی مانده‌اید؟ بگویید چه کاری با آن دارید و چقدر هزینه می‌کنید تا کارشناس ما دو یا سه گزینهٔ مناسب پیشنهاد کند.',
      'field «نوع کالا» = انتخاب کنید',
      'tel «شماره تماس» = ۰۹۱۲۱۶۲۸۷۹۵',
      'field «توضیحات»',
      'پس از ثبت درخواست، کارشناس ما در ساعت کاری (shop.hours) با همین شماره تماس می‌گیرد.',
      'button «درخواست مشاوره» off',
      'همهٔ بخش‌های لازم را درست پر کنید.',
      'h2 گفت‌وگو با کارشناس',
      'link «تلگرام در تب تازه باز می‌شود» → /shop/social2/link',
      'link «تماس تلفنی shop.tel» → tel:',
      'ساعت پاسخ‌گویی: shop.hours',
      'h2 خودتان مقایسه کنید',
      'link «همهٔ گوشی‌ها» → /productlist/mobile',
    ])
  })

  it('keeps the confirmation of an advice request on the page', async () => {
    const page = await openShop('/purchase-advisor', signedIn)
    const [, category] = page.place.querySelectorAll('option')
    await page.write('نوع کالا', category?.value ?? '')
    await page.write('توضیحات', 'گوشی با باتری خوب')
    await page.press('درخواست مشاوره')
    await expect.poll(() => page.read(content).join()).toContain('درخواست مشاورهٔ شما ثبت شد.')
  })

  it('shows the tickets, and finds one by its title', async () => {
    const page = await openShop('/ticket', signedIn)
    expect(page.read(content)).toEqual([
      'link «بازگشت به حساب من» → /account',
      'h1 پشتیبانی',
      'button «پیام تازه»',
      'پرسش‌هایتان را از راه‌های زیر بپرسید یا برای پشتیبانی پیام بگذارید.',
      'link «تلگرام در تب تازه باز می‌شود» → /shop/social2/link',
      'link «تماس تلفنی shop.tel» → tel:',
      'ساعت پاسخ‌گویی: shop.hours',
      'h2 تیکت‌های شما',
      'search «جستجو در تیکت‌ها»',
      'ul «تیکت‌های شما»',
      'link «1.title ۳۸ پاسخ تازه باز ۲۷ آبان ۱۴۰۵» → /ticket/7967',
      'link «2.title ۳۲ پاسخ تازه در حال بررسی ۲۶ آبان ۱۴۰۵» → /ticket/1758',
    ])
    await page.write('جستجو در تیکت‌ها', ' فاکتور ')
    await expect.poll(() => page.calls.at(-1)).toEqual('GET /ticket/v3/ticket/?search=فاکتور')
  })

  it('shows a ticket as a conversation', async () => {
    const page = await openShop('/ticket/35', signedIn)
    expect(page.read(content)).toEqual([
      'link «بازگشت به تیکت‌ها» → /ticket',
      'h1 title',
      'باز',
      'شمارهٔ ۲۰۸۲، ۲۴ آبان ۱۴۰۵',
      'ol «گفتگو»',
      'کارشناس پشتیبانی',
      '1.text',
      'link «image «فایل پیوست»» → /1/files1/file?w=1440',
      'video «فایل پیوست»',
      'گزارش پیوست شد',
      '۲۲ آبان ۱۴۰۵، ۰۷:۰۰',
      'شما',
      '2.text',
      'link «image «فایل پیوست»» → /2/files1/file?w=1440',
      'video «فایل پیوست»',
      '۲۲ آبان ۱۴۰۵، ۱۹:۴۷',
      'group «پاسخ شما»',
      'field «پاسخ شما»',
      'عکس و ویدیو (اختیاری)',
      'file «افزودن فایل»',
      'button «افزودن فایل»',
      'تا ۸ عکس ۵ مگابایتی و یک ویدیوی ۴۰ مگابایتی',
      'checkbox «پیوست کردن گزارش «چه اتفاقی افتاد»»',
      'button «ارسال» off',
      'همهٔ بخش‌های لازم را درست پر کنید.',
    ])
  })

  it('shows the messages, those that were read apart from the others', async () => {
    const page = await openShop('/messages', signedIn)
    expect(page.read(content)).toEqual([
      'link «بازگشت به حساب من» → /account',
      'h1 پیام‌های من',
      'tablist «پیام‌ها»',
      'button «خوانده‌نشده (۱)» chosen',
      'button «خوانده‌شده (۱)»',
      'button «2.title 2.text تازه ۲۲ آبان ۱۴۰۵»',
    ])
    await page.press('خوانده‌شده (۱)')
    expect(page.read(panel)).toEqual(['button «1.title 1.text ۲۲ آبان ۱۴۰۵»'])
  })
})
