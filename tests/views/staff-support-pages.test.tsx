import { describe, expect, it, vi } from 'vitest'
import { openStaff } from './support/open-page.tsx'

describe('the support in the back office', () => {
  it('greets the staff member and shows how much waits where', async () => {
    const page = await openStaff('/staff')
    expect(page.read()).toEqual([
      'h1 سلام مهتاب سلیمی',
      'دسترسی شما: مالک',
      'h2 فروش',
      'link «سفارش‌ها ۷۲ مورد در انتظار» → /staff/orders',
      'link «بازگشت کالا ۸۶ مورد در انتظار» → /staff/returns',
      'h2 کالا',
      'link «کالاها» → /staff/products',
      'link «برندها» → /staff/brands',
      'link «دسته‌ها و فیلترها» → /staff/categories',
      'link «تغییر قیمت‌ها» → /staff/price-plans',
      'link «قیمت از فایل» → /staff/import',
      'h2 مشتریان',
      'link «تیکت‌ها ۷۶ مورد در انتظار» → /staff/tickets',
      'link «درخواست‌ها ۱۳ مورد در انتظار» → /staff/requests',
      'link «مشتری» → /staff/customer',
      'link «پیام به مشتریان» → /staff/messages',
      'link «گارانتی دستگاه‌ها» → /staff/devices',
      'link «پاسخ‌های آماده» → /staff/canned-replies',
      'link «دیدگاه‌ها ۳۸ مورد در انتظار» → /staff/comments',
      'link «پرسش‌ها و پاسخ‌ها ۹۸ مورد در انتظار» → /staff/questions',
      'h2 مالی',
      'link «آمار فروش» → /staff/figures',
      'link «تراکنش‌ها» → /staff/payments',
      'link «دفتر کل» → /staff/ledger',
      'link «برداشت‌ها ۶۳ مورد در انتظار» → /staff/withdrawals',
      'link «مغایرت‌گیری ۵۲ مورد در انتظار» → /staff/reconciliations',
      'link «کارت‌های هدیه» → /staff/gift-cards',
      'link «کدهای تخفیف» → /staff/discounts',
      'h2 سایت',
      'link «محتوای سایت» → /staff/content',
      'link «مقاله‌ها» → /staff/articles',
      'h2 پیشخان',
      'link «کارکنان» → /staff/members',
      'link «گزارش کارها» → /staff/actions',
    ])
  })

  it('lists the tickets with who takes care of them and who waits', async () => {
    const page = await openStaff('/staff/tickets?status=OPEN&assignee=me')
    expect(page.read()).toEqual([
      'h1 تیکت‌ها',
      'status: ۸۸ تیکت',
      'field «جستجو»',
      'button «پیدا کن»',
      'button «فیلترها (۱)»',
      'button «بیشتر»',
      'nav «نماهای ذخیره‌شده»',
      'link «1.name (از 1.first_name 1.last_name)» → /staff/tickets',
      'link «2.name (از کاربر ۶۹۶۵)» → /staff/tickets',
      'nav «فیلترهای فعال»',
      'link «حذف فیلتر: مسئول تیکت: سپرده به من» → /staff/tickets?status=OPEN',
      'nav «وضعیت تیکت»',
      'link «همه (۶۶)» → /staff/tickets?assignee=me',
      'link «در حال بررسی (۵۴)» → /staff/tickets?status=PENDING&assignee=me',
      'link «باز (۱۲)» → /staff/tickets?status=OPEN&assignee=me current',
      'link «بسته (۰)» → /staff/tickets?status=CLOSED&assignee=me',
      'region «فهرست تیکت‌ها»',
      'فهرست تیکت‌ها',
      'row: عنوان | شماره | وضعیت | منتظر پاسخ، از زمان | مشتری | مسئول | زمان ثبت',
      'row: [link «1.title» → /staff/tickets/7967] 1.category | ۷۹۶۷ | باز | ۲۲ آبان ۱۴۰۵ ۲۱:۵۸ | ۰۹۱۲ ۱۷۳ ۶۳۷۱ | 1.assignee.first_name 1.assignee.last_name | ۲۷ آبان ۱۴۰۵ ۲۰:۴۰',
      'row: [link «2.title» → /staff/tickets/1758] 2.category | ۱۷۵۸ | در حال بررسی | کسی منتظر نیست | ۰۹۱۲ ۱۲۳ ۰۸۱۲ | ندارد | ۲۶ آبان ۱۴۰۵ ۱۲:۰۹',
      'کلیدها: ↑ و ↓ ردیف، Enter باز کردن، در ردیف‌ها PageDown صفحهٔ بعد و PageUp صفحهٔ قبل، / جستجو',
      'status: صفحهٔ ۱ از ۲',
      'nav «صفحه‌ها»',
      'link «صفحهٔ ۱» → /staff/tickets?status=OPEN&assignee=me current',
      'link «صفحهٔ ۲» → /staff/tickets?status=OPEN&assignee=me&page=2',
      'link «صفحهٔ بعد» → /staff/tickets?status=OPEN&assignee=me&page=2',
    ])
    expect(page.calls.at(-1)).toEqual('GET /staff/ticket/?status=OPEN&assignee=me&page=1')
  })

  it('shows a ticket with its conversation and its facts', async () => {
    const page = await openStaff('/staff/tickets/35')
    expect(page.read()).toEqual([
      'link «تیکت‌ها» → /staff/tickets',
      'h1 title',
      'status: باز',
      'h2 گفت‌وگو',
      'ol «گفت‌وگو»',
      'کارشناس پشتیبانی',
      'chat1.text',
      'link «image «فایل پیوست»» → /chat1/files1/file?w=1440',
      'video «فایل پیوست»',
      'group «چه اتفاقی افتاد»',
      'link «گرفتن فایل گزارش» → data:application/json;charset=utf-8,chat1.report download',
      '۲۶ آبان ۱۴۰۵، ۱۷:۰۰',
      'مشتری',
      'chat2.text',
      'link «image «فایل پیوست»» → /chat2/files1/file?w=1440',
      'video «فایل پیوست»',
      '۲۷ آبان ۱۴۰۵، ۰۵:۴۷',
      'h2 پاسخ به مشتری',
      'field «پاسخ آماده» = یکی را انتخاب کنید تا به متن افزوده شود',
      'link «تغییر پاسخ‌های آماده» → /staff/canned-replies',
      'field «متن پاسخ»',
      'مشتری این متن را به نام «کارشناس پشتیبانی» می‌بیند.',
      'button «فرستادن پاسخ»',
      'h2 مشخصات',
      'تیکت: ۲۰۸۲',
      'موضوع: category',
      'نام مشتری: first_name last_name',
      'موبایل مشتری: [link «۰۹۱۲ ۱۶۲ ۸۷۹۵» → /staff/customer]',
      'زمان ثبت: ۲۴ آبان ۱۴۰۵، ساعت ۰۲:۲۹',
      'منتظر پاسخ، از زمان: ۲۶ آبان ۱۴۰۵، ساعت ۱۸:۴۹',
      'link «سفارش‌های این شماره» → /staff/orders?lookup=09121628795',
      'button «بستن تیکت»',
      'h2 مسئول تیکت',
      'field «مسئول» = assignee.first_name assignee.last_name',
      'button «به من سپرده شود»',
      'h2 کارهای کارکنان',
      'actions1.action دلیل: actions1.reason actions1.first_name actions1.last_name، ۲۱ آبان ۱۴۰۵، ساعت ۱۹:۱۶',
      'actions2.action کاربر ۶۵۲۴، ۲۱ آبان ۱۴۰۵، ساعت ۰۲:۴۵',
    ])
  })

  it('lists the requests with their kinds', async () => {
    const page = await openStaff('/staff/requests?kind=used_phone')
    expect(page.read()).toEqual([
      'h1 درخواست‌ها',
      'status: ۸۸ درخواست',
      'field «جستجو»',
      'button «پیدا کن»',
      'button «فیلترها (۱)»',
      'button «بیشتر»',
      'nav «نماهای ذخیره‌شده»',
      'link «1.name (از 1.first_name 1.last_name)» → /staff/requests',
      'link «2.name (از کاربر ۶۹۶۵)» → /staff/requests',
      'nav «فیلترهای فعال»',
      'link «حذف فیلتر: نوع درخواست: فروش گوشی کارکرده» → /staff/requests',
      'nav «وضعیت درخواست»',
      'link «همه (۶۶)» → /staff/requests?kind=used_phone current',
      'link «تازه (۱۲)» → /staff/requests?kind=used_phone&status=NEW',
      'link «در دست پیگیری (۵۴)» → /staff/requests?kind=used_phone&status=IN_PROGRESS',
      'link «انجام‌شده (۰)» → /staff/requests?kind=used_phone&status=DONE',
      'link «ردشده (۰)» → /staff/requests?kind=used_phone&status=DECLINED',
      'region «فهرست درخواست‌ها»',
      'فهرست درخواست‌ها',
      'row: شماره | نوع | وضعیت | نام | موبایل | مسئول | زمان ارسال',
      'row: [link «۷۹۶۷» → /staff/requests/7967] | مشاورهٔ خرید | تازه | 1.name | ۰۹۱۲ ۱۷۳ ۶۳۷۱ | 1.assignee.first_name 1.assignee.last_name | ۱۱ آبان ۱۴۰۵، ساعت ۰۶:۴۴',
      'row: [link «۱۷۵۸» → /staff/requests/1758] | خرید اقساطی | در دست پیگیری | بی‌نام | ۰۹۱۲ ۱۲۳ ۰۸۱۲ | ندارد | ۱۱ آبان ۱۴۰۵، ساعت ۱۹:۳۱',
      'کلیدها: ↑ و ↓ ردیف، Enter باز کردن، در ردیف‌ها PageDown صفحهٔ بعد و PageUp صفحهٔ قبل، / جستجو',
      'status: صفحهٔ ۱ از ۲',
      'nav «صفحه‌ها»',
      'link «صفحهٔ ۱» → /staff/requests?kind=used_phone current',
      'link «صفحهٔ ۲» → /staff/requests?kind=used_phone&page=2',
      'link «صفحهٔ بعد» → /staff/requests?kind=used_phone&page=2',
    ])
  })

  it('shows a request with its offer, and what was written about it', async () => {
    const page = await openStaff('/staff/requests/35')
    expect(page.read()).toEqual([
      'link «درخواست‌ها» → /staff/requests',
      'h1 درخواست ۳۵: مشاورهٔ خرید',
      'status: تازه',
      'h2 آنچه فرستاده شده',
      'نام: name',
      'موبایل: ۰۹۱۲ ۱۶۲ ۸۷۹۵',
      'زمان ارسال: ۱۲ آبان ۱۴۰۵، ساعت ۱۴:۴۷',
      'دربارهٔ: category',
      'متن: text',
      'شبکهٔ اجتماعی: platform',
      'مدل گوشی: offer.title image «offer.image.alt_text»',
      'برآوردی که دیده است: ۶٬۰۲۵٬۰۰۰ تومان',
      'offer.answers1.property: offer.answers1.option (۳۲٪ کاهش)',
      'offer.answers2.property: offer.answers2.option (۸۸٪ کاهش)',
      'h2 یادداشت‌ها و پاسخ‌ها',
      'ol «یادداشت‌ها و پاسخ‌ها»',
      'یادداشت',
      'entries1.text',
      'entries1.first_name entries1.last_name، ۱۷ آبان ۱۴۰۵، ساعت ۱۸:۵۷',
      'پاسخ به مشتری',
      'entries2.text',
      'کاربر ۶۶۰۷، ۱۷ آبان ۱۴۰۵، ساعت ۰۲:۲۶',
      'h2 کارها',
      'پاسخ با پیامک و در پیام‌های حساب مشتری می‌رسد.',
      'button «پاسخ به مشتری»',
      'button «یادداشت تازه»',
      'button «شروع پیگیری»',
      'button «انجام شد»',
      'h2 مسئول درخواست',
      'field «مسئول» = assignee.first_name assignee.last_name',
      'button «به من سپرده شود»',
      'h2 کارهای کارکنان',
      'actions1.action دلیل: actions1.reason actions1.first_name actions1.last_name، ۲۱ آبان ۱۴۰۵، ساعت ۱۹:۱۶',
      'actions2.action کاربر ۶۵۲۴، ۲۱ آبان ۱۴۰۵، ساعت ۰۲:۴۵',
    ])
  })

  it('lists the canned replies, and edits the one that is chosen', async () => {
    const page = await openStaff('/staff/canned-replies?id=7967')
    expect(page.read()).toEqual([
      'h1 پاسخ‌های آماده',
      'status: ۲ پاسخ',
      'h2 فهرست پاسخ‌های آماده',
      'search «جستجو در پاسخ‌ها»',
      'link «1.title» → /staff/canned-replies?id=7967',
      '1.text',
      'link «2.title» → /staff/canned-replies?id=1758',
      '2.text',
      'h2 تغییر «1.title»',
      'field «عنوان» = 1.title',
      'field «متن» = 1.text',
      'به جای {نام} نام مشتری و به جای {سفارش} شمارهٔ تازه‌ترین سفارشش می‌آید، همان که در پیامک دیده است. ۶ از ۴٬۰۰۰ نویسه.',
      'button «ثبت پاسخ»',
      'button «پاک کردن»',
      'link «پاسخ تازه» → /staff/canned-replies',
    ])
  })

  it('opens a customer with the orders, tickets, returns and devices', async () => {
    const page = await openStaff('/staff/customer')
    await page.write('شمارهٔ موبایل یا شمارهٔ سفارش', '09121234567')
    await page.press('باز کردن')
    expect(page.read()).toEqual([
      'h1 مشتری: first_name last_name',
      'هر بار که مشتری‌ای را باز کنید، نام شما و زمانش در گزارش کارها می‌ماند.',
      'field «شمارهٔ موبایل یا شمارهٔ سفارش» = ۰۹۱۲۱۲۳۴۵۶۷',
      'شمارهٔ موبایل، یا شمارهٔ سفارش یا کد پیگیری آن، کامل.',
      'button «باز کردن»',
      'status: اطلاعات مشتری با شمارهٔ ۰۹۱۲ ۱۶۲ ۸۷۹۵ باز شد.',
      'region «مشتری»',
      'h2 سفارش‌ها (۱۰)',
      'link «سفارش ۶۶۰۴» → /staff/orders/6604',
      'در انتظار پرداخت ۱۳ آبان ۱۴۰۵، ۳٬۶۰۵٬۰۰۰ تومان، برگشت پول: ۹٬۳۰۴٬۰۰۰ تومان',
      'link «سفارش ۹۳۹۵» → /staff/orders/9395',
      'پرداخت‌شده ۱۲ آبان ۱۴۰۵، ۹٬۵۹۸٬۰۰۰ تومان، برگشت پول: ۱٬۷۹۹٬۰۰۰ تومان',
      'link «همهٔ سفارش‌های این شماره» → /staff/orders?lookup=09121628795',
      'h2 تیکت‌ها',
      'link «tickets1.title» → /staff/tickets/2784',
      'باز ۲۸ آبان ۱۴۰۵',
      'link «tickets2.title» → /staff/tickets/5575',
      'در حال بررسی ۲۷ آبان ۱۴۰۵',
      'h2 بازگشت‌های کالا',
      'link «بازگشت از سفارش ۵۱۳۳» → /staff/returns?lookup=5133',
      'در حال بررسی ۲۳ آبان ۱۴۰۵، ۹٬۸۹۷٬۰۰۰ تومان',
      'link «بازگشت از سفارش ۶۶۲۸» → /staff/returns?lookup=6628',
      'پذیرفته‌شده ۲۲ آبان ۱۴۰۵، ۹٬۹۳۶٬۰۰۰ تومان',
      'link «همهٔ بازگشت‌های این شماره» → /staff/returns?lookup=09121628795',
      'h2 دستگاه‌های ثبت‌شده',
      'link «devices1.product_title» → /staff/devices',
      'گارانتی فعال ثبت در ۱۴ آبان ۱۴۰۵',
      'link «کد گارانتی ⁦devices2.warranty_code⁩» → /staff/devices',
      'گارانتی به پایان رسیده ثبت در ۲۳ آبان ۱۴۰۵',
      'h2 حساب',
      'نام: first_name last_name',
      'شمارهٔ موبایل: ۰۹۱۲ ۱۶۲ ۸۷۹۵',
      'عضویت از: ۱۲ آبان ۱۴۰۵',
      'موجودی کیف پول: ۶٬۳۵۰٬۰۰۰ تومان',
      'اعتبار خرید: ۳٬۰۴۵٬۰۰۰ تومان',
      'link «درخواست‌های این شماره» → /staff/requests?search=09121628795',
      'h2 ورودهای باز',
      'دستگاه ناشناخته آخرین استفاده: ۱۱ آبان ۱۴۰۵، ساعت ۰۷:۵۷',
      'دستگاه ناشناخته آخرین استفاده: ۱۳ آبان ۱۴۰۵، ساعت ۱۷:۰۲',
    ])
    expect(page.changes()).toEqual(['POST /staff/customer/ {"lookup":"۰۹۱۲۱۲۳۴۵۶۷"}'])
  })

  it('says that a customer’s number is missing until one is there', async () => {
    const page = await openStaff('/staff/customer')
    const missing = /^alert: /
    expect(await page.press('باز کردن')).toContainEqual(expect.stringMatching(missing))
    await page.write('شمارهٔ موبایل یا شمارهٔ سفارش', '09121234567')
    await page.press('باز کردن')
    expect(page.read()).not.toContainEqual(expect.stringMatching(missing))
    expect(page.changes()).toHaveLength(1)
  })

  it('isolates the Latin words in the title of a ticket of a customer', async () => {
    const title = 'فاکتور Galaxy S25، 256 گیگابایت'
    const page = await openStaff('/staff/customer', {
      replies: { openCustomer: { tickets: [{ title }] } },
    })
    await page.write('شمارهٔ موبایل یا شمارهٔ سفارش', '09121234567')
    await page.press('باز کردن')
    const isolated = [...page.place.querySelectorAll('[href^="/staff/tickets/"] bdi')]
    expect(isolated.map(({ textContent }) => textContent)).toEqual(['Galaxy S25'])
    expect(page.place.querySelector('[role=region][aria-live]')).toBe(null)
  })

  it('opens the same customer again for Back', async () => {
    const page = await openStaff('/staff/customer')
    await page.write('شمارهٔ موبایل یا شمارهٔ سفارش', '09121234567')
    await page.press('باز کردن')
    const opening = 'POST /staff/customer/ {"lookup":"۰۹۱۲۱۲۳۴۵۶۷"}'
    expect(page.changes()).toEqual([opening])
    await page.press('سفارش ۶۶۰۴')
    await page.back()
    expect(location.pathname + location.search).toBe('/staff/customer')
    expect(page.read()).toContain('h1 مشتری: first_name last_name')
    expect(page.changes()).toEqual([opening, opening])
  })

  it('only fills in the number of the customer whom the page showed before a reload', async () => {
    const state = { lookup: '09121234567', openedIn: performance.timeOrigin - 1 }
    const page = await openStaff('/staff/customer', { state })
    expect(page.read()).toContain('field «شمارهٔ موبایل یا شمارهٔ سفارش» = 09121234567')
    expect(page.changes()).toEqual([])
  })

  it('leads from a customer to their devices, whose codes are in no URL', async () => {
    const page = await openStaff('/staff/customer', {
      replies: {
        openCustomer: {
          returns: null,
          devices: [{ product_title: 'گوشی آبان', warranty_code: 'FZ18A2B3C4D5' }],
        },
      },
    })
    await page.write('شمارهٔ موبایل یا شمارهٔ سفارش', '09121234567')
    await page.press('باز کردن')
    expect(page.read()).not.toContain('h2 بازگشت‌های کالا')
    expect(await page.press('گوشی آبان')).toContain('h1 گارانتی دستگاه‌ها')
    expect(location.pathname + location.search).toBe('/staff/devices')
    expect(page.changes().at(-1)).toBe('POST /staff/device/ {"lookup":"FZ18A2B3C4D5"}')
  })

  it('lists the sent messages with how many have read them', async () => {
    const page = await openStaff('/staff/messages')
    expect(page.read()).toEqual([
      'h1 پیام به مشتریان',
      'h2 پیام تازه',
      'field «گیرنده» = یک مشتری',
      'field «شمارهٔ موبایل مشتری یا شمارهٔ سفارش او»',
      'field «عنوان»',
      'field «متن»',
      'field «پیوند (اختیاری)»',
      'نشانی صفحه‌ای در همین فروشگاه، مانند ⁦/productlist/mobile⁩',
      'button «پیش‌نمایش»',
      'h2 پیام‌های فرستاده‌شده',
      '1.title پس‌گرفته‌شده برای 1.customer.first_name 1.customer.last_name ۸۵ نفر خوانده‌اند نویسنده: 1.author.first_name 1.author.last_name، ۱۱ آبان ۱۴۰۵، ساعت ۰۶:۴۴',
      '2.title در حال رساندن برای همهٔ ۶۰ مشتری ۷۲ نفر خوانده‌اند نویسنده: کاربر ۲۰۳۵، ۱۱ آبان ۱۴۰۵، ساعت ۱۹:۳۱',
      'button «پس گرفتن «2.title»»',
      'link «پیام‌های پیش‌تر» → /staff/messages?before=6554000',
    ])
  })

  it('finds a device with its owner and its warranty', async () => {
    const page = await openStaff('/staff/devices')
    await page.write('کد گارانتی، IMEI یا سریال', 'FZ18A2B3C4D5')
    await page.press('جستجو')
    expect(page.read()).toEqual([
      'h1 گارانتی دستگاه‌ها',
      'field «کد گارانتی، IMEI یا سریال» = FZ18A2B3C4D5',
      'هر کد گارانتی برای یک دستگاه است. نوشتهٔ کامل را وارد کنید؛ فاصله و خط تیره مهم نیست.',
      'button «جستجو»',
      'region «دستگاه یافته‌شده»',
      'h2 کد گارانتی ⁦warranty_code⁩',
      'هنوز ثبت نشده',
      'کالا: product.title کد کالا: ⁦product.sku⁩',
      'کد رجیستری: registry_code',
      'سریال: serial_number',
      'زمان ورود کد: ۱۸ آبان ۱۴۰۵، ساعت ۰۹:۰۷',
      'زمان باطل شدن: ۱۹ آبان ۱۴۰۵، ساعت ۰۹:۱۹',
      'h2 ثبت به نام',
      'مشتری: registration.first_name registration.last_name',
      'موبایل: ۰۹۱۲ ۳۶۴ ۶۴۵۵',
      'IMEI اول: ۳۱۱۰۳۴۴۰۳۷۳۱۱۰۳',
      'IMEI دوم: ۲۸۹۶۳۵۸۱۴۹۲۸۹۶۳',
      'زمان ثبت: ۱۴ آبان ۱۴۰۵، ساعت ۰۲:۴۸',
      'پایان گارانتی: ۱۶ آذر ۱۴۰۵',
      'h2 کارهای کارکنان',
      'actions1.action دلیل: actions1.reason actions1.first_name actions1.last_name، ۲۱ آبان ۱۴۰۵، ساعت ۱۹:۱۶',
      'actions2.action کاربر ۶۵۲۴، ۲۱ آبان ۱۴۰۵، ساعت ۰۲:۴۵',
      'h2 ورود کدهای گارانتی',
      'در هر سطر کد گارانتی، کد رجیستری، کد کالا و در صورت وجود سریال؛ با ویرگول، نقطه‌ویرگول یا Tab از هم جدا. سطر نخست می‌تواند نام ستون‌ها باشد. حداکثر ۱۰٬۰۰۰ سطر. گارانتی هر کد ۱۸ ماه از فعال‌سازی دستگاه است.',
      '⁦FZ18A2B3C4D5,840213570000,FZ-000002,F2LXK4PDQ1⁩',
      'field «سطرها»',
      'button «بررسی سطرها»',
      'file «انتخاب فایل CSV»',
    ])
    expect(page.changes()).toEqual(['POST /staff/device/ {"lookup":"FZ18A2B3C4D5"}'])
  })

  it('lists the comments with their products, files and answers', async () => {
    const page = await openStaff('/staff/comments')
    expect(page.read()).toEqual([
      'h1 دیدگاه‌ها',
      'status: ۸۸ مورد',
      'field «جستجو»',
      'button «پیدا کن»',
      'nav «وضعیت»',
      'link «در انتظار بررسی» → /staff/comments current',
      'link «منتشرشده» → /staff/comments?status=approved',
      'link «ردشده» → /staff/comments?status=refused',
      'ul «دیدگاه‌ها»',
      'link «1.product.title» → /products/1-product-slug',
      '1.display_name، ۲۲ آبان ۱۴۰۵ موبایل: ۰۹۱۲ ۱۷۳ ۶۳۷۱ خریدار این کالا',
      'image «۵٫۰ از ۵»',
      '1.text',
      'link «image «فایل پیوست»» → /1/files1/file?w=1440',
      'video «فایل پیوست»',
      'ul «پاسخ‌ها»',
      '1.children1.text',
      '1.children1.display_name، ۱۸ آبان ۱۴۰۵',
      '1.children2.text',
      '1.children2.display_name، ۱۴ آبان ۱۴۰۵',
      'button «انتشار»',
      'button «رد»',
      'button «پاسخ به نام فروشگاه»',
      'link «2.product.title» → /products/2-product-slug',
      '2.display_name، ۲۲ آبان ۱۴۰۵',
      'image «۱٫۰ از ۵»',
      '2.text',
      'link «image «فایل پیوست»» → /2/files1/file?w=1440',
      'video «فایل پیوست»',
      'ul «پاسخ‌ها»',
      '2.children1.text',
      '2.children1.display_name، ۱۶ آبان ۱۴۰۵',
      '2.children2.text',
      '2.children2.display_name، ۱۳ آبان ۱۴۰۵',
      'button «رد»',
      'button «پاسخ به نام فروشگاه»',
      'nav «صفحه‌ها»',
      'link «صفحهٔ ۱» → /staff/comments current',
      'link «صفحهٔ ۲» → /staff/comments?page=2',
      'link «صفحهٔ بعد» → /staff/comments?page=2',
    ])
  })

  it('keeps the search when the status changes', async () => {
    const page = await openStaff('/staff/comments?search=zeiss')
    expect(page.read()).toContain('link «منتشرشده» → /staff/comments?status=approved&search=zeiss')
    expect(document.querySelector<HTMLInputElement>('input[name=lookup]')?.value).toBe('zeiss')
  })

  it('lists the questions', async () => {
    const page = await openStaff('/staff/questions')
    expect(page.read()).toEqual([
      'h1 پرسش‌ها و پاسخ‌ها',
      'status: ۸۸ مورد',
      'field «جستجو»',
      'button «پیدا کن»',
      'nav «نوع»',
      'link «پرسش‌ها» → /staff/questions current',
      'link «پاسخ‌های کاربران» → /staff/questions?kind=answers',
      'nav «وضعیت»',
      'link «در انتظار بررسی» → /staff/questions current',
      'link «منتشرشده» → /staff/questions?status=approved',
      'link «ردشده» → /staff/questions?status=refused',
      'ul «پرسش‌ها و پاسخ‌ها»',
      'link «1.product.title» → /products/1-product-slug',
      '1.display_name، ۲۲ آبان ۱۴۰۵ موبایل: ۰۹۱۲ ۱۷۳ ۶۳۷۱',
      '1.text',
      'ul «پاسخ‌ها»',
      '1.answers1.text',
      '1.answers1.display_name، ۲۵ آبان ۱۴۰۵',
      '1.answers2.text',
      '1.answers2.display_name، ۲۲ آبان ۱۴۰۵',
      'button «انتشار»',
      'button «رد»',
      'button «پاسخ به نام فروشگاه»',
      'link «2.product.title» → /products/2-product-slug',
      '2.display_name، ۲۲ آبان ۱۴۰۵',
      '2.text',
      'ul «پاسخ‌ها»',
      '2.answers1.text',
      '2.answers1.display_name، ۱۷ آبان ۱۴۰۵',
      '2.answers2.text',
      '2.answers2.display_name، ۱۳ آبان ۱۴۰۵',
      'button «رد»',
      'button «پاسخ به نام فروشگاه»',
      'nav «صفحه‌ها»',
      'link «صفحهٔ ۱» → /staff/questions current',
      'link «صفحهٔ ۲» → /staff/questions?page=2',
      'link «صفحهٔ بعد» → /staff/questions?page=2',
    ])
  })

  it('lists the answers of customers', async () => {
    const page = await openStaff('/staff/questions?kind=answers&status=approved')
    expect(page.read()).toEqual([
      'h1 پرسش‌ها و پاسخ‌ها',
      'status: ۸۸ مورد',
      'field «جستجو»',
      'button «پیدا کن»',
      'nav «نوع»',
      'link «پرسش‌ها» → /staff/questions?status=approved',
      'link «پاسخ‌های کاربران» → /staff/questions?kind=answers&status=approved current',
      'nav «وضعیت»',
      'link «در انتظار بررسی» → /staff/questions?kind=answers',
      'link «منتشرشده» → /staff/questions?kind=answers&status=approved current',
      'link «ردشده» → /staff/questions?kind=answers&status=refused',
      'ul «پرسش‌ها و پاسخ‌ها»',
      'link «1.product.title» → /products/1-product-slug',
      '1.display_name، ۲۲ آبان ۱۴۰۵ موبایل: ۰۹۱۲ ۱۷۳ ۶۳۷۱ خریدار این کالا',
      'پاسخ به پرسش: 1.question',
      '1.text',
      'button «انتشار»',
      'button «رد»',
      'link «2.product.title» → /products/2-product-slug',
      '2.display_name، ۲۲ آبان ۱۴۰۵',
      'پاسخ به پرسش: 2.question',
      '2.text',
      'button «رد»',
      'nav «صفحه‌ها»',
      'link «صفحهٔ ۱» → /staff/questions?kind=answers&status=approved current',
      'link «صفحهٔ ۲» → /staff/questions?kind=answers&status=approved&page=2',
      'link «صفحهٔ بعد» → /staff/questions?kind=answers&status=approved&page=2',
    ])
    expect(page.calls.at(-1)).toEqual('GET /staff/answer/?status=approved&page=1')
  })

  it('lists the members with their roles', async () => {
    const page = await openStaff('/staff/members')
    expect(page.read()).toEqual([
      'h1 کارکنان',
      'region «فهرست کارکنان»',
      'فهرست کارکنان',
      'row: نام | شمارهٔ موبایل | دسترسی‌ها | تغییر',
      'row: 1.first_name 1.last_name | ۰۹۱۲ ۱۷۳ ۶۳۷۱ | مالک، کالا | [link «تغییر دسترسی 1.first_name 1.last_name» → /staff/members?phone=09121736371]',
      'row: کاربر ۱۷۵۸ | ۰۹۱۲ ۱۲۳ ۰۸۱۲ | مالک، کالا | [link «تغییر دسترسی کاربر ۱۷۵۸» → /staff/members?phone=09121230812]',
      'h2 دادن یا گرفتن دسترسی',
      'tel «شمارهٔ موبایل حساب»',
      'دسترسی‌ها',
      'checkbox «مالک»',
      'همه‌چیز، از جمله تنظیمات فروشگاه، دسترسی کارکنان و گزارش کارها',
      'checkbox «کالا»',
      'کالا، قیمت، موجودی، برند و دسته، و محتوای سایت',
      'checkbox «سفارش»',
      'پیش بردن و لغو سفارش، برگشت پول آن، بازگشت کالا، و زمان ارسال',
      'checkbox «پشتیبانی»',
      'تیکت، درخواست، پیام، نظر و پرسش، و صفحهٔ مشتری؛ سفارش‌ها را فقط می‌بیند',
      'checkbox «مالی»',
      'پرداخت، دفتر، برداشت، برگشت پول، کد تخفیف و کارت هدیه، و گزارش فروش',
      'اگر همهٔ دسترسی‌ها برداشته شود، حساب از کارکنان نیست.',
      'field «دلیل (اختیاری)»',
      'button «ثبت دسترسی»',
    ])
  })

  it('lists what staff did, with what changed', async () => {
    const page = await openStaff('/staff/actions', {
      replies: {
        listStaffActions: {
          results: [
            {
              action: 'moveOrder',
              subject: 'order',
              before: { status: 'NOT_CHECKED' },
              after: { status: 'PAYMENT_VERIFIED' },
              content: null,
            },
            {
              action: 'updateVariant',
              subject: 'variant',
              before: { price: 5_000 },
              after: { price: 6_000 },
              content: null,
            },
          ],
        },
      },
    })
    expect(page.read()).toEqual([
      'h1 گزارش کارها',
      'status: تازه‌ترین کارها بالاتر است.',
      'button «فیلترها»',
      'button «بیشتر»',
      'nav «نماهای ذخیره‌شده»',
      'link «1.name (از 1.first_name 1.last_name)» → /staff/actions current',
      'link «2.name (از کاربر ۶۹۶۵)» → /staff/actions',
      'region «فهرست کارهای کارکنان»',
      'فهرست کارهای کارکنان',
      'row: زمان | چه کسی | چه کاری | روی چه | تغییر',
      'row: ۱۳ آبان ۱۴۰۵، ساعت ۱۵:۱۵ | 1.first_name 1.last_name | تغییر وضعیت سفارش | [link «1.goods.title، 1.goods.color_name» → /staff/products/4151] سفارش ۹۹۳۰ | وضعیت: پرداخت‌شده ← پرداخت تأییدشده دلیل: 1.reason',
      'row: ۱۲ آبان ۱۴۰۵، ساعت ۲۲:۴۴ | کاربر ۶۹۶۵ | تغییر تنوع کالا | تنوع ۵۶۴۹ | قیمت: ۵٬۰۰۰ تومان ← ۶٬۰۰۰ تومان',
      'کلیدها: ↑ و ↓ ردیف، Enter باز کردن، در ردیف‌ها PageDown صفحهٔ بعد و PageUp صفحهٔ قبل',
      'link «کارهای پیش‌تر» → /staff/actions?before=6554000',
    ])
  })

  it('refuses a canned reply with an unknown placeholder', async () => {
    const page = await openStaff('/staff/canned-replies')
    await page.write('title', 'سلام')
    await page.write('text', 'سلام {نام}، {چیز} آماده است')
    expect((await page.press('ثبت پاسخ')).join()).toContain('{چیز} با چیزی پر نمی‌شود')
    expect(page.changes()).toEqual([])
    await page.write('text', 'سلام {نام}')
    await page.write('title', '  ')
    await page.press('ثبت پاسخ')
    expect(page.changes()).toEqual([])
    await page.write('title', 'سلام')
    await page.press('ثبت پاسخ')
    expect(page.changes()).toEqual([
      'POST /staff/canned-reply/ {"title":"سلام","text":"سلام {نام}"}',
    ])
  })

  it.each([
    [{ first_name: 'نگار', last_name: 'رستمی', last_order: '501-A' }, 'نگار رستمی', '۵۰۱-A'],
    [{ first_name: 'نگار', last_name: null, last_order: null }, 'نگار', '{سفارش}'],
    [{ first_name: null, last_name: null, last_order: '502' }, 'مشتری گرامی', '۵۰۲'],
    [{ first_name: null, last_name: null, last_order: null }, 'مشتری گرامی', '{سفارش}'],
  ])(
    'fills a canned reply in with what is known of the customer, and leaves no gap: %j',
    async (customer, name, order) => {
      const text = 'سلام {نام}، سفارش {سفارش} رسید. {نام}، کد {سفارش} است.'
      const page = await openStaff('/staff/tickets/35', {
        replies: {
          getStaffTicket: customer,
          listCannedReplies: { results: [{ id: 3, text }] },
        },
      })
      await page.write('پاسخ آماده', '3')
      expect(page.read()).toContain(
        `field «متن پاسخ» = سلام ${name}، سفارش ${order} رسید. ${name}، کد ${order} است.`,
      )
    },
  )

  it('says that there is no canned reply, and leads to where one is written', async () => {
    const page = await openStaff('/staff/tickets/35', {
      replies: { listCannedReplies: { results: [] } },
    })
    const shown = page.read()
    const at = shown.indexOf('هنوز پاسخ آماده‌ای نیست.')
    expect(shown.slice(at - 1, at + 3)).toEqual([
      'h2 پاسخ به مشتری',
      'هنوز پاسخ آماده‌ای نیست.',
      'link «نوشتن پاسخ آماده» → /staff/canned-replies',
      'field «متن پاسخ»',
    ])
  })

  it('marks an unfilled placeholder in an answer', async () => {
    const page = await openStaff('/staff/tickets/35')
    await page.write('متن پاسخ', 'سفارش {سفارش} رسید')
    expect(page.read()).toContain(
      'alert: {سفارش} پر نشده است. پیش از فرستادن، آن را خودتان بنویسید.',
    )
  })

  it('says that a colleague must sign up before a role is given', async () => {
    const page = await openStaff('/staff/members', {
      replies: { listStaffMembers: { results: [] } },
      problems: { setStaffRoles: 'customer_not_found' },
    })
    await page.write('شمارهٔ موبایل حساب', '09121112233')
    await page.press('سفارش')
    expect((await page.press('ثبت دسترسی')).join()).toContain('باید نخست خودش با این شماره')
  })

  it('finds the pages of the back office that the member may open by their names', async () => {
    const none = { orders: [], customers: [], products: [], tickets: [] }
    const page = await openStaff('/staff', { replies: { searchBackOffice: none } })
    await page.press('جستجو در پیشخان')
    await page.write('چه می‌جویید؟', 'تخفیف')
    await vi.waitFor(() =>
      expect(page.read('[role=listbox]').join()).toContain('→ /staff/discounts'),
    )
  })
})
