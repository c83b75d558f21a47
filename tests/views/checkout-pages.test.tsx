import { describe, expect, it } from 'vitest'
import { openShop } from './support/open-page.tsx'

const cart = {
  may_order: true,
  products: [
    {
      can_be_bought: true,
      quantity: 2,
      stock_quantity: 5,
      purchase_limit: 4,
      price: 9_000_000,
      new_price: 8_000_000,
    },
    { can_be_bought: true, quantity: 3, stock_quantity: 3, purchase_limit: 4, price: 5_000_000 },
  ],
} as const

const replies = {
  getCart: cart,
  getPaymentInfo: {
    ...cart,
    delivery_method: { is_in_person: false },
  },
  setShippingMethod: cart,
  getHasAllInformation: { has_all_information: true },
} as const

const open = (path: string) => openShop(path, { signedIn: true, replies })

describe('the cart', () => {
  it('shows each line’s price, quantity and what can be changed', async () => {
    const page = await open('/cart')
    expect(page.read()).toEqual([
      'h1 سبد خرید',
      'article «سفارش ۱.tracking_code»',
      'سفارش ۱.tracking_code معلق و منتظر پرداخت است؛ ۱۷۹۲۲ دقیقه وقت دارید، وگرنه لغو می‌شود.',
      'image «1.item1.price_obj.product.title»',
      'تعداد ۲۲',
      'image «1.item2.price_obj.product.title»',
      'تعداد ۳۰',
      'و ۸۴ کالای دیگر',
      '۷۸ کالا ثبت در ۱۱ آبان ۱۴۰۵ سود شما: ۷٬۲۰۰٬۰۰۰ تومان',
      'link «دیدن و پرداخت ۹۳۲٬۰۰۰ تومان» → /shopping-history/7967',
      'article «سفارش ۲.tracking_code»',
      'سفارش ۲.tracking_code لغو شده است.',
      'link «دیدن سفارش» → /shopping-history/1758',
      'section «سبد خرید شما»',
      'h2 سبد خرید شما',
      '۱۹ کالا',
      'button «خالی کردن سبد»',
      'image «products1.image.alt_text»',
      'link «products1.title» → /products/products1-slug?price_id=7617',
      'products1.color',
      'products1.warranty',
      'هدیه: products1.gift',
      'button «جزئیات بیمه»',
      'checkbox «خرید اقساطی، کل سبد ماهی ۵۰۶٬۰۰۰ تومان» checked',
      'group «تعداد، products1.title»',
      'button «یکی بیشتر»',
      '۲',
      'button «یکی کمتر»',
      'button «حذف»',
      '۱۲٪ قیمت پیش از تخفیف: ۱۸٬۰۰۰٬۰۰۰ ۱۶٬۰۰۰٬۰۰۰ تومان',
      'image «products2.image.alt_text»',
      'link «products2.title» → /products/products2-slug?price_id=9112',
      'products2.color',
      'button «افزودن بیمه»',
      'group «تعداد، products2.title»',
      'button «یکی بیشتر» off',
      '۳',
      'button «یکی کمتر»',
      'button «حذف»',
      '۱۵٬۰۰۰٬۰۰۰ تومان',
      'فقط ۳ عدد داریم؛ همه در سبد شماست',
      'section «خلاصهٔ سبد»',
      'h2 خلاصهٔ سبد',
      'قسط ماهانه: ۵۰۶٬۰۰۰ تومان',
      'برای پرداخت کل مبلغ زیر با درگاه اقساطی: ۳٬۵۳۷٬۰۰۰ تومان پیش‌پرداخت و ۱۲ قسط ماهانه. هزینهٔ ارسال هنوز در این محاسبه نیست.',
      'قیمت کالاها (۵): ۹٬۳۶۰٬۰۰۰ تومان',
      'هزینهٔ بیمه: ۶٬۶۲۴٬۰۰۰ تومان',
      'سود شما از خرید: ۸٬۴۱۰٬۹۴۲ تومان',
      'تخفیف کد discount.code: ۹٬۰۳۸٬۰۰۰ تومان',
      'جمع سبد: ۷٬۰۷۴٬۰۰۰ تومان',
      'button «ادامه و انتخاب ارسال»',
      'هزینهٔ ارسال را مرحلهٔ بعد می‌بینید.',
      'سفارش‌هایی که در روزهای کاری تا ساعت ۱۴ به وقت تهران ثبت شوند، همان روز از ساعت ۱۵ تا ۱۷ تحویل داده می‌شوند؛ چه در شعبه و چه با پیک تهران.',
      'جمع سبد',
      '۷٬۰۷۴٬۰۰۰ تومان',
      'button «ادامه»',
    ])
  })

  it('changes the number of the line whose button is pressed', async () => {
    const page = await open('/cart')
    await page.press('یکی کمتر', '[aria-label="تعداد، products2.title"]')
    expect(page.changes()).toEqual([
      'PATCH /purchase/cart/update_item/ {"price_id":9112,"quantity":2}',
    ])
  })

  it('removes the line whose button is pressed', async () => {
    const page = await open('/cart')
    await page.press('حذف', 'li:has([aria-label="تعداد، products2.title"])')
    expect(page.read('[role=dialog], [role=alertdialog]')).toEqual([
      'h2 حذف کالا از سبد',
      'button «بستن»',
      '«products2.title» از سبد خرید حذف شود؟',
      'button «حذف کالا»',
      'button «انصراف»',
    ])
    await page.press('حذف کالا')
    expect(page.changes()).toEqual(['DELETE /purchase/cart/delete_item/ {"price_id":9112}'])
  })

  it('says that it is empty', async () => {
    const page = await openShop('/cart', { replies: { getCart: { products: [] } } })
    expect(page.read()).toEqual([
      'h1 سبد خرید شما خالی است!',
      'گوشی یا لوازمی را که می‌خواهید پیدا کنید و به سبد اضافه کنید.',
      'link «دیدن کالاها» → /productlist',
    ])
  })
})

describe('the delivery', () => {
  it('offers the addresses and the methods, with their days and prices', async () => {
    const page = await open('/cart')
    await page.press('ادامه و انتخاب ارسال')
    expect(page.read()).toEqual([
      'h1 روش ارسال',
      'section «روش ارسال»',
      'h2 روش ارسال',
      'tablist «روش ارسال»',
      'button «ارسال به آدرس با پیک، پست یا باربری»',
      'button «تحویل حضوری رایگان، از شعبهٔ فروشگاه» chosen',
      'radiogroup «شعبه‌ها»',
      'radio «شعبهٔ شرق تهران رایگان - تحویل حضوری یکشنبه ۱۵ آذر، ساعت ۳ تا ۵ 1.description»',
      'image «شعبهٔ شرق تهران»',
      'shop.place',
      'ساعت کار: shop.hours',
      'link «مسیریابی با گوگل، در تب تازه باز می‌شود» → https://www.google.com/maps/dir/?api=1&destination=35.7117,51.4697',
      'link «دیدن روی نقشه، در تب تازه باز می‌شود» → https://www.openstreetmap.org/?mlat=35.7117&mlon=51.4697#map=17/35.7117/51.4697',
      'پیش از مراجعه',
      'کارت ملی یا گواهی‌نامهٔ تحویل‌گیرنده همراه باشد؛ کالا فقط به نام ثبت‌شده در سفارش تحویل می‌شود.',
      'پلمپ جعبه را پیش از خروج، کنار کارشناس شعبه بررسی کنید.',
      'اگر بخواهید، کارشناس شعبه در فعال کردن گارانتی و ثبت گوشی به نام خودتان رایگان کمک می‌کند.',
      'پارکینگ طبقاتی کنار پاساژ تا یک ساعت برای مشتریان رایگان است.',
      'section «خلاصهٔ سبد»',
      'h2 خلاصهٔ سبد',
      'قسط ماهانه: ۶۸۰٬۰۰۰ تومان',
      'برای پرداخت کل مبلغ زیر با درگاه اقساطی: ۴٬۷۴۶٬۰۰۰ تومان پیش‌پرداخت و ۱۲ قسط ماهانه.',
      'قیمت کالاها (۵): ۹٬۳۶۰٬۰۰۰ تومان',
      'هزینهٔ بیمه: ۶٬۶۲۴٬۰۰۰ تومان',
      'سود شما از خرید: ۸٬۴۱۰٬۹۴۲ تومان',
      'تخفیف کد discount.code: ۹٬۰۳۸٬۰۰۰ تومان',
      'هزینهٔ ارسال: رایگان - تحویل حضوری',
      'قابل پرداخت: ۹٬۴۹۱٬۰۰۰ تومان',
      'button «انتخاب روش ارسال» off',
      'سفارش‌هایی که در روزهای کاری تا ساعت ۱۴ به وقت تهران ثبت شوند، همان روز از ساعت ۱۵ تا ۱۷ تحویل داده می‌شوند؛ چه در شعبه و چه با پیک تهران.',
      'قابل پرداخت',
      '۹٬۴۹۱٬۰۰۰ تومان',
      'button «انتخاب روش ارسال» off',
    ])
    await page.press('ارسال به آدرس با پیک، پست یا باربری')
    expect(page.read('section[aria-label="روش ارسال"]')).toEqual([
      'h2 روش ارسال',
      'tablist «روش ارسال»',
      'button «ارسال به آدرس با پیک، پست یا باربری» chosen',
      'button «تحویل حضوری رایگان، از شعبهٔ فروشگاه»',
      'h3 آدرس تحویل',
      'button «افزودن آدرس»',
      'radiogroup «آدرس تحویل»',
      'radio «1.title ۱.province_name، ۱.city_name، ۱.address کد پستی ۱.postal_code گیرنده: 1.receiver_first_name 1.receiver_last_name، ۰۹۱۲ ۳۴۶ ۱۷۶۸» checked',
      'button «ویرایش آدرس «1.title»»',
      'button «حذف آدرس «1.title»»',
      'radio «2.title ۲.province_name، ۲.city_name، ۲.address کد پستی ۲.postal_code گیرنده: 2.receiver_first_name 2.receiver_last_name، ۰۹۱۲ ۷۴۱ ۱۵۶۵»',
      'button «ویرایش آدرس «2.title»»',
      'button «حذف آدرس «2.title»»',
      'h3 روش‌های ارسال',
      'radiogroup «روش‌های ارسال»',
      'radio «1.name رایگان - تحویل حضوری یکشنبه ۱۵ آذر، ساعت ۳ تا ۵ 1.description»',
      'radio «2.name ۸۵ تومان 2.description»',
    ])
    expect(page.changes()).toEqual(['POST /purchase/set-shipping-method/ {"shipping_method":-1}'])
  })
})

describe('the invoice', () => {
  it('breaks no line between a word of the address and its number', async () => {
    const page = await openShop('/cart/invoice', {
      signedIn: true,
      replies: {
        ...replies,
        getPaymentInfo: { ...replies.getPaymentInfo, address: { address: 'پلاک ۱۲' } },
      },
    })
    expect(page.place.textContent).toContain('پلاک\u00a0۱۲')
  })

  it('sums up what is bought, where it goes and how it can be paid', async () => {
    const page = await open('/cart/invoice')
    expect(page.read()).toEqual([
      'h1 صورت‌حساب',
      'section «ارسال»',
      'h2 ارسال',
      'link «تغییر» → /cart/send-methods',
      'آدرس: address.province_name، address.city_name، address.address',
      'گیرنده: address.receiver_first_name address.receiver_last_name، ۰۹۱۲ ۱۵۲ ۵۴۹۹',
      'روش ارسال: delivery_method.name، ۱٬۴۰۸٬۰۰۰ تومان',
      'زمان تحویل: سه‌شنبه ۱۰ آذر، ساعت ۱۴ تا ۱۶',
      'section «کد تخفیف»',
      'h2 کد تخفیف',
      'status: تخفیف اعمال شد کد discount.code، ۹٬۰۳۸٬۰۰۰ تومان تخفیف [button «حذف کد»]',
      'section «روش پرداخت»',
      'h2 روش پرداخت',
      'radiogroup «روش پرداخت»',
      'radio «bank_gateways1.name bank_gateways1.description»',
      'radio «bank_gateways2.name فعلا در دسترس نیست» off',
      'radio «credit_gateways1.name credit_gateways1.description» checked',
      'radio «credit_gateways2.name فعلا در دسترس نیست» off',
      'checkbox «برداشت از کیف پول موجودی: ۵٬۸۹۱٬۰۰۰ تومان»',
      'section «کالاها»',
      'h2 کالاها',
      '۱۹ کالا',
      'link «ویرایش سبد» → /cart',
      'image «products1.image.alt_text»',
      'products1.title',
      'products1.color',
      'products1.warranty',
      'هدیه: products1.gift',
      'تعداد: ۲',
      '۱۲٪ قیمت پیش از تخفیف: ۱۸٬۰۰۰٬۰۰۰ ۱۶٬۰۰۰٬۰۰۰ تومان',
      'image «products2.image.alt_text»',
      'products2.title',
      'products2.color',
      'تعداد: ۳',
      '۱۵٬۰۰۰٬۰۰۰ تومان',
      'section «صورت‌حساب»',
      'h2 صورت‌حساب',
      'قسط ماهانه: ۶۸۰٬۰۰۰ تومان',
      'برای پرداخت کل مبلغ زیر با درگاه اقساطی: ۴٬۷۴۶٬۰۰۰ تومان پیش‌پرداخت و ۱۲ قسط ماهانه.',
      'قیمت کالاها (۵): ۹٬۳۶۰٬۰۰۰ تومان',
      'هزینهٔ بیمه: ۶٬۶۲۴٬۰۰۰ تومان',
      'سود شما از خرید: ۸٬۴۱۰٬۹۴۲ تومان',
      'تخفیف کد discount.code: ۹٬۰۳۸٬۰۰۰ تومان',
      'هزینهٔ ارسال: ۱٬۴۰۸٬۰۰۰ تومان',
      'قابل پرداخت: ۹٬۴۹۱٬۰۰۰ تومان',
      'button «پرداخت با credit_gateways1.name»',
      'با پرداخت،',
      'link «قوانین خرید از فروشگاه» → /terms',
      'را می‌پذیرید. پیش از رفتن به درگاه پرداخت، فیلترشکن خود را خاموش کنید.',
      'قابل پرداخت با credit_gateways1.name',
      '۹٬۴۹۱٬۰۰۰ تومان',
      'button «پرداخت»',
    ])
  })

  it('places beyond the limit of unpaid orders only one that the wallet pays', async () => {
    const limited = { ...cart, may_order: false, delivery_method: { is_in_person: true } }
    const totals = { total_amount: 5_000_000, total_wallet_funds: 5_000_000 }
    const page = await openShop('/cart/invoice', {
      signedIn: true,
      replies: {
        ...replies,
        getCart: { ...limited, totals },
        getPaymentInfo: { ...limited, totals },
      },
    })
    const reason = 'چند سفارش پرداخت‌نشده دارید.'
    expect(page.read().some((line) => line.includes(reason))).toBe(true)
    await page.press('برداشت از کیف پول موجودی: ۵٬۰۰۰٬۰۰۰ تومان')
    expect(page.read().some((line) => line.includes(reason))).toBe(false)
    await page.press('ثبت سفارش')
    expect(page.changes()).toEqual([
      expect.stringMatching(/^POST \/purchase\/v4\/order\/\?use_wallet_funds=true/),
    ])
  })

  it('goes back to the cart where the order cannot be placed', async () => {
    const page = await openShop('/cart/invoice', { signedIn: true })
    expect(page.read()[0]).toBe('h1 سبد خرید')
  })
})
