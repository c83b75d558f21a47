import { describe, expect, it } from 'vitest'
import { columnOf, compareGroups } from '#src/features/compare/compare-view.ts'
import { CompareRows } from '#src/features/compare/CompareRows.tsx'
import { addCompared } from '#src/features/compare/shared/compare-list.ts'
import { PriceHistory } from '#src/features/product/PriceHistory.tsx'
import { openShop, showPart } from './support/open-page.tsx'
import { sample } from '#tests/support/sample-replies.ts'

const product = { slug: 'phone', canonical: '/products/phone' }

describe('the list of products', () => {
  it('shows cards with prices, filters and an order', async () => {
    const page = await openShop('/productlist', {
      replies: {
        listProducts: {
          results: [{}, {}, {}],
        },
      },
    })
    expect(page.read()).toEqual([
      'nav «مسیر صفحه»',
      'link «خانه» → /',
      'کالاها',
      'h1 کالاها',
      'link «مرتب‌سازی: پرفروش‌ترین» → #sort',
      'link «فیلترها» → #filters',
      'aside «فیلترها»',
      'h2 فیلترها',
      'checkbox «1.name»',
      'button «2.name»',
      'ul «2.name»',
      'checkbox «2.values1.name»',
      'checkbox «2.values2.name»',
      'h2 فهرست کالاها',
      'nav «مرتب‌سازی»',
      'link «پرفروش‌ترین» → /productlist?ordering=-sold_count current',
      'link «ارزان‌ترین» → /productlist?ordering=current_min_price',
      'link «گران‌ترین» → /productlist?ordering=-current_max_price',
      'link «جدیدترین» → /productlist?ordering=-create_at',
      'link «بیشترین تخفیف» → /productlist?ordering=-current_discount_amount',
      'status: ۸۸ کالا',
      'کالایی با همهٔ این واژه‌ها نداریم؛ نزدیک‌ترین‌ها را می‌بینید.',
      'ul «فهرست کالاها»',
      'image «1.main_image.alt_text»',
      'کارکرده',
      'image «رنگ‌ها: 1.colors1.name، 1.colors2.name»',
      'h3 [link «1.title» → /products/1-slug?price_id=7252]',
      'image «1.property_values1.label»',
      'image «1.property_values2.label»',
      'هدیه: 1.gift',
      '۶٬۰۸۷٬۰۰۰ تومان',
      'link «ذخیره کردن 1.title» → /login?redirectUrl=products/1-slug&action=save',
      'image «2.main_image.alt_text»',
      'image «رنگ‌ها: 2.colors1.name، 2.colors2.name»',
      'h3 [link «2.title» → /products/2-slug]',
      'image «2.property_values1.label»',
      'image «2.property_values2.label»',
      'ناموجود',
      'link «ذخیره کردن 2.title» → /login?redirectUrl=products/2-slug&action=save',
      'image «3.main_image.alt_text»',
      'کارکرده',
      'image «رنگ‌ها: 3.colors1.name، 3.colors2.name»',
      'h3 [link «3.title» → /products/3-slug?price_id=2954]',
      'image «3.property_values1.label»',
      'image «3.property_values2.label»',
      'هدیه: 3.gift',
      '۶۰٪ قیمت پیش از تخفیف: ۸٬۷۰۱٬۰۰۰ ۳٬۴۸۶٬۰۰۰ تومان',
      'link «ذخیره کردن 3.title» → /login?redirectUrl=products/3-slug&action=save',
      'nav «صفحه‌ها»',
      'link «صفحهٔ ۱» → /productlist current',
      'link «صفحهٔ ۲» → /productlist?page=2',
      'link «صفحهٔ بعد» → /productlist?page=2',
    ])
  })

  it('asks for what the URL says', async () => {
    const page = await openShop('/productlist?ordering=current_min_price&page=2&search=phone')
    expect(page.calls).toEqual([
      'GET /product/product-filter/?search=phone',
      'GET /product/v2/product/?ordering=current_min_price&page=2&size=12&search=phone',
      'GET /site/front/',
    ])
  })

  it.each([
    ['has moved for good', true, 301],
    ['is hidden for a while', false, 302],
  ])('of a category that %s redirects', async (_, isLasting, status) => {
    const replies = { getCategory: { elsewhere: { path: 'mobile/new', is_lasting: isLasting } } }
    const opened = openShop('/productlist/mobile/old?page=2', { replies })
    await expect(opened).rejects.toMatchObject({ to: '/productlist/mobile/new?page=2', status })
  })

  it('says that nothing was found', async () => {
    const page = await openShop('/productlist?search=phone', {
      replies: { listProducts: { results: [], total: 0, page_count: 0 } },
    })
    expect(page.read()).toEqual([
      'nav «مسیر صفحه»',
      'link «خانه» → /',
      'کالاها',
      'h1 نتیجهٔ جستجوی «phone»',
      'h2 فهرست کالاها',
      'status: ۰ کالا',
      'h2 برای «phone» چیزی پیدا نکردیم',
      'املای کلمه‌ها را بررسی کنید، عبارت کوتاه‌تری بنویسید یا از دسته‌ها ادامه دهید.',
      'link «دیدن همهٔ کالاها» → /productlist',
      'h2 جستجوهای پرطرفدار',
      'link «۱» → /productlist?search=1&ordering=relevance',
      'link «۲» → /productlist?search=2&ordering=relevance',
    ])
  })
})

describe('the page of a product', () => {
  it('shows a variant with its price, and all that belongs to the product', async () => {
    const page = await openShop('/products/phone', { replies: { getProduct: product } })
    expect(page.read()).toEqual([
      'nav «مسیر صفحه»',
      'link «خانه» → /',
      'show_category1.name',
      'link «show_category2.name» → /productlist/show-category2-slug',
      'title',
      'section «عکس‌های محصول»',
      'button «بزرگ‌نمایی تصویر: images2.alt_text»',
      'button «بزرگ‌نمایی تصویر: images1.alt_text»',
      '۱ از ۲',
      'button «ویدیوی معرفی»',
      'button «نمایش تصویر ۱» current',
      'button «نمایش تصویر ۲»',
      'group «کارهای دیگر با این محصول»',
      'button «ذخیره کردن»',
      'button «کپی لینک»',
      'button «افزودن به مقایسه»',
      'button «خبرم کن ارزان شد»',
      'کارکرده',
      'h1 title',
      'second_title',
      'میانگین ۴٫۰ از ۵',
      'link «۷۶ دیدگاه» → #comments',
      'کد کالا: sku',
      'nav «حافظهٔ داخلی:»',
      'حافظهٔ داخلی:',
      'link «configurations1.name» → /products/configurations1-slug',
      'link «configurations2.name، ناموجود» → /products/configurations2-slug',
      'nav «رنگ:»',
      'رنگ: price1.color_name',
      'link «price1.color_name» → /products/phone?price_id=4978 current',
      'link «price2.color_name» → /products/phone?price_id=7769',
      'h2 ویژگی‌های برجسته',
      'properties1.product_property.name: properties1.alphabetic_value',
      'properties2.product_property.name: properties2.alphabetic_value',
      'form «خرید این کالا»',
      'شگفت‌انگیز',
      'warranty.name',
      'با کارنامهٔ سلامت دستگاه',
      'button «شرایط گارانتی»',
      'ارسال به همهٔ شهرها',
      'روز تحویل را هنگام انتخاب روش ارسال می‌بینید',
      'button «انتخاب شهر»',
      'هدیه: price1.gift',
      'همراه همین رنگ ارسال می‌شود',
      'button «شرایط هدیه»',
      'insurances1.name',
      '۱۷ ماه، ۶٬۱۰۸٬۰۰۰ تومان',
      'button «شرایط بیمه»',
      'button «افزودن»',
      '۲٬۲۸۲٬۰۰۰ تومان',
      'button «افزودن به سبد»',
      'آخرین به‌روزرسانی قیمت: ۲۲ آبان ۱۴۰۵، ۰۰:۲۳',
      '۲٬۲۸۲٬۰۰۰ تومان',
      'button «افزودن به سبد»',
      'h2 کارنامهٔ سلامت دستگاه',
      'این دستگاه کارکرده است و پیش از فروش بررسی شده است.',
      'button «چگونه بررسی شده؟»',
      'used_details1.title: used_details1.value',
      'used_details2.title: used_details2.value',
      'h2 اقساط، ماهی ۲٬۴۷۱٬۰۰۰ تومان',
      '۱۲ قسط، پیش‌پرداخت ۱٬۶۹۲٬۰۰۰ تومان',
      'link «شرایط خرید اقساطی» → /terms-installment',
      'button «محاسبهٔ قسط»',
      'nav «بخش‌های صفحه»',
      'link «مشخصات» → #specifications',
      'link «معرفی» → #introduction',
      'link «دیدگاه‌ها» → #comments',
      'link «پرسش‌ها» → #questions current',
      'h2 مشخصات',
      'details1.title: details1.value',
      'details2.title: details2.value',
      'h2 معرفی',
      'description',
      'button «نمایش بیشتر»',
      'h3 detail_page_titles1.title detail_page_titles1.value',
      'detail_page_titles1.description',
      'h3 detail_page_titles2.title detail_page_titles2.value',
      'detail_page_titles2.description',
      'h2 دیدگاه خریداران',
      'image «۴٫۰ از ۵»',
      'از ۷۶ دیدگاه',
      '۵ ستاره: ۵۱ دیدگاه',
      '۴ ستاره: ۵۰ دیدگاه',
      '۳ ستاره: ۴۹ دیدگاه',
      '۲ ستاره: ۴۸ دیدگاه',
      '۱ ستاره: ۴۷ دیدگاه',
      'button «نوشتن دیدگاه»',
      'h3 عکس‌ها و ویدیوهای خریداران',
      'button «نمایش عکس 1.comment.display_name»',
      'button «پخش ویدیوی 2.comment.display_name»',
      'group «ترتیب دیدگاه‌ها»',
      'button «جدیدترین» chosen',
      'button «قدیمی‌ترین»',
      'button «بیشترین امتیاز»',
      'button «کمترین امتیاز»',
      '1.display_name خریدار ۲۲ آبان ۱۴۰۵',
      'image «۵٫۰ از ۵»',
      '1.text',
      'button «نمایش عکس 1.display_name»',
      'button «پخش ویدیوی 1.display_name»',
      '1.children1.display_name',
      '1.children1.text',
      '1.children2.display_name',
      '1.children2.text',
      'button «می‌پسندم، ۷۱ نفر» chosen',
      'button «نمی‌پسندم، ۱۵ نفر» chosen',
      '2.display_name ۲۲ آبان ۱۴۰۵',
      'image «۱٫۰ از ۵»',
      '2.text',
      'button «نمایش عکس 2.display_name»',
      'button «پخش ویدیوی 2.display_name»',
      '2.children1.display_name',
      '2.children1.text',
      '2.children2.display_name',
      '2.children2.text',
      'button «می‌پسندم، ۲۴ نفر»',
      'button «نمی‌پسندم، ۲۳ نفر»',
      'button «دیدن همهٔ ۸۸ دیدگاه»',
      'h2 پرسش و پاسخ',
      'پیش از خرید سؤالی دارید؟ کارشناسان فروشگاه و خریداران این کالا پاسخ می‌دهند.',
      'button «ثبت پرسش»',
      '۸۸ پرسش',
      '1.text',
      '1.display_name ۲۲ آبان ۱۴۰۵',
      '1.answers1.text',
      '1.answers1.display_name ۲۵ آبان ۱۴۰۵ پاسخ فروشگاه خریدار',
      '1.answers2.text',
      '1.answers2.display_name ۲۲ آبان ۱۴۰۵',
      'button «پاسخ به این پرسش»',
      '2.text',
      '2.display_name ۲۲ آبان ۱۴۰۵',
      '2.answers1.text',
      '2.answers1.display_name ۱۷ آبان ۱۴۰۵ پاسخ فروشگاه خریدار',
      '2.answers2.text',
      '2.answers2.display_name ۱۳ آبان ۱۴۰۵',
      'button «پاسخ به این پرسش»',
      'group «صفحه‌های پرسش‌ها»',
      'button «پرسش‌های تازه‌تر» off',
      'status: صفحهٔ ۱ از ۲',
      'button «پرسش‌های قدیمی‌تر»',
      'h2 کالاهای مشابه',
      'section «کالاهای مشابه»',
      'image «1.main_image.alt_text»',
      'کارکرده',
      'image «رنگ‌ها: 1.colors1.name، 1.colors2.name»',
      'h3 [link «1.title» → /products/1-slug?price_id=7252]',
      'image «1.property_values1.label»',
      'image «1.property_values2.label»',
      'هدیه: 1.gift',
      '۶٬۰۸۷٬۰۰۰ تومان',
      'link «ذخیره کردن 1.title» → /login?redirectUrl=products/1-slug&action=save',
      'image «2.main_image.alt_text»',
      'image «رنگ‌ها: »',
      'h3 [link «2.title» → /products/2-slug]',
      'ناموجود',
      'link «ذخیره کردن 2.title» → /login?redirectUrl=products/2-slug&action=save',
      'button «بعدی»',
    ])
  })

  it('names the storage that is chosen', async () => {
    const configurations = [
      { slug: 'phone', name: '۲۵۶ گیگابایت' },
      { slug: 'phone-1tb', name: '۱ ترابایت' },
    ]
    const page = await openShop('/products/phone', {
      replies: { getProduct: { ...product, slug: 'phone', configurations } },
    })
    expect(page.read()).toContain('حافظهٔ داخلی: ۲۵۶ گیگابایت')
  })

  it('shows the variant that the URL names', async () => {
    const page = await openShop('/products/phone?price_id=12', {
      replies: {
        getProduct: {
          ...product,
          price: [
            { id: 11, price: 9_000_000, new_price: null, color_name: 'آبی' },
            { id: 12, price: 8_000_000, new_price: 6_000_000, color_name: 'سبز' },
          ],
        },
      },
    })
    expect(page.read('form')).toEqual([
      'شگفت‌انگیز',
      'warranty.name',
      'با کارنامهٔ سلامت دستگاه',
      'button «شرایط گارانتی»',
      'ارسال به همهٔ شهرها',
      'روز تحویل را هنگام انتخاب روش ارسال می‌بینید',
      'button «انتخاب شهر»',
      'insurances1.name',
      '۱۷ ماه، ۶٬۱۰۸٬۰۰۰ تومان',
      'button «شرایط بیمه»',
      'button «افزودن»',
      '۲۵٪ قیمت پیش از تخفیف: ۸٬۰۰۰٬۰۰۰ ۶٬۰۰۰٬۰۰۰ تومان',
      'button «افزودن به سبد»',
      'آخرین به‌روزرسانی قیمت: ۱۴ آبان ۱۴۰۵، ۰۲:۳۰',
    ])
    expect(page.read('nav[aria-label="رنگ:"]')).toEqual([
      'رنگ: سبز',
      'link «آبی» → /products/phone?price_id=11',
      'link «سبز» → /products/phone?price_id=12 current',
    ])
  })

  it('shows how the price of the chosen variant has changed, newest first', async () => {
    const part = await showPart(<PriceHistory slug="phone" priceId={12} color="سبز" />, {
      replies: {
        listPriceHistory: [
          { price_id: 11, points: [{ price: 1_000_000 }, { price: 2_000_000 }] },
          {
            price_id: 12,
            points: [
              { at: '2026-10-01T10:00:00Z', price: 7_000_000 },
              { at: '2026-10-11T10:00:00Z', price: 9_000_000 },
              { at: '2026-11-01T10:00:00Z', price: 8_000_000 },
            ],
          },
        ],
      },
    })
    expect(part.read()).toEqual([
      'h2 تاریخچهٔ قیمت',
      'رنگ سبز در ۹۰ روز گذشته: کمترین ۷٬۰۰۰٬۰۰۰ تومان، بیشترین ۹٬۰۰۰٬۰۰۰ تومان',
      'image «نمودار قیمت در ۹۰ روز گذشته با ۲ تغییر، از ۷٬۰۰۰٬۰۰۰ تومان تا ۹٬۰۰۰٬۰۰۰ تومان»',
      'button «دیدن قیمت‌ها در جدول»',
      'row: از تاریخ | قیمت',
      'row: ۱۰ آبان ۱۴۰۵ | ۸٬۰۰۰٬۰۰۰ تومان',
      'row: ۱۹ مهر ۱۴۰۵ | ۹٬۰۰۰٬۰۰۰ تومان',
      'row: ۹ مهر ۱۴۰۵ | ۷٬۰۰۰٬۰۰۰ تومان',
    ])
  })
})

describe('the history of a price', () => {
  const points = [
    { at: '2026-10-01T10:00:00Z', price: 7_000_000 },
    { at: '2026-10-11T10:00:00Z', price: 9_000_000 },
  ]

  it.each([
    ['never changed', [{ price_id: 12, points: points.slice(1) }]],
    ['is not known', [{ price_id: 11, points }]],
  ])('is not there for a variant whose price %s', async (_, listPriceHistory) => {
    const part = await showPart(<PriceHistory slug="phone" priceId={12} color="سبز" />, {
      replies: { listPriceHistory },
    })
    expect(part.calls).toContainEqual(expect.stringContaining('/phone/'))
    expect(part.read()).toEqual([])
  })

  it('is there from the first change on', async () => {
    const part = await showPart(<PriceHistory slug="phone" priceId={12} color="سبز" />, {
      replies: { listPriceHistory: [{ price_id: 12, points }] },
    })
    expect(part.read()).toContain(
      'image «نمودار قیمت در ۹۰ روز گذشته با ۱ تغییر، از ۷٬۰۰۰٬۰۰۰ تومان تا ۹٬۰۰۰٬۰۰۰ تومان»',
    )
  })
})

describe('the comparison of two products', () => {
  it('has a column for each with its own values, and marks what differs', async () => {
    const one = sample('Product', {
      id: 1,
      title: 'گوشی',
      details: [
        { title: 'وزن', value: '۱۸۲ گرم' },
        { title: 'رنگ', value: 'آبی' },
      ],
    })
    const other = sample('Product', {
      id: 2,
      title: 'تبلت',
      details: [
        { title: 'وزن', value: '۴۶۰ گرم' },
        { title: 'رنگ', value: 'آبی' },
      ],
    })
    const columns = [columnOf(one), columnOf(other)] as const
    const part = await showPart(
      <CompareRows groups={compareGroups(...columns)} columns={columns} />,
    )
    expect(part.read()).toEqual([
      'مقایسهٔ دو کالا',
      'row: ویژگی | گوشی رنگ price1.color_name ۲٬۲۸۲٬۰۰۰ تومان [button «افزودن گوشی به سبد»] | تبلت رنگ price1.color_name ۲٬۲۸۲٬۰۰۰ تومان [button «افزودن تبلت به سبد»]',
      'row: قیمت و خرید',
      'row: قیمت | ۲٬۲۸۲٬۰۰۰ تومان | ۲٬۲۸۲٬۰۰۰ تومان',
      'row: موجودی | موجود | موجود',
      'row: رنگ‌ها | price1.color_name، price2.color_name | price1.color_name، price2.color_name',
      'row: گارانتی | warranty.name | warranty.name',
      'row: وضعیت | کارکرده | کارکرده',
      'row: ویژگی‌های برجسته',
      'row: properties1.product_property.name | properties1.alphabetic_value | properties1.alphabetic_value',
      'row: properties2.product_property.name | properties2.alphabetic_value | properties2.alphabetic_value',
      'row: مشخصات',
      'row: وزن (متفاوت) | ۱۸۲ گرم | ۴۶۰ گرم',
      'row: رنگ | آبی | آبی',
    ])
  })

  it('shows both products though they no longer exist, and removes one', async () => {
    addCompared(sample('Product', { id: 1, title: 'گوشی' }))
    addCompared(sample('Product', { id: 2, title: 'تبلت' }))
    const page = await openShop('/product-compare', {
      problems: { getProduct: 'product_not_found' },
    })
    expect(page.read()).toEqual([
      'h1 مقایسهٔ دو کالا',
      'h2 [link «گوشی» → /products/1]',
      'button «حذف گوشی از مقایسه»',
      'h2 [link «تبلت» → /products/2]',
      'button «حذف تبلت از مقایسه»',
      'این کالا دیگر در فروشگاه نیست.',
    ])
    await page.press('حذف تبلت از مقایسه')
    expect(page.read()).toEqual([
      'h1 مقایسهٔ دو کالا',
      'h2 [link «گوشی» → /products/1]',
      'button «حذف گوشی از مقایسه»',
      'link «انتخاب کالا» → /productlist',
      'کالای دوم را انتخاب کنید تا مقایسه شوند.',
      'h2 کالاهای مشابه',
      'h3 [link «1.title» → /products/1-slug?price_id=7252]',
      '۶٬۰۸۷٬۰۰۰ تومان',
      'button «مقایسه با 1.title»',
      'h3 [link «2.title» → /products/2-slug]',
      'ناموجود',
      'button «مقایسه با 2.title»',
    ])
    await page.press('مقایسه با 2.title')
    expect(page.read()).toContain('button «حذف 2.title از مقایسه»')
  })
})

const waiting = { text_status: 'WAITING_PAYMENT', expires_at: '2026-11-20T10:20:00Z' } as const

describe('the cart', () => {
  it('has above it the orders that wait for their payment, with all their units', async () => {
    const page = await openShop('/cart', {
      signedIn: true,
      replies: {
        listOrders: {
          results: [
            { ...waiting, wallet_paid: 1_666_000, item_count: 10, unit_count: 25 },
            {
              ...waiting,
              item_count: 2,
              unit_count: 40,
              expires_at: '2026-11-20T10:05:00Z',
              total_discount: 0,
            },
            { ...waiting, expires_at: '2026-11-20T09:00:00Z' },
          ],
        },
      },
    })
    expect(page.read()).toEqual([
      'h1 سبد خرید',
      'article «سفارش ۱.tracking_code»',
      'سفارش ۱.tracking_code معلق و منتظر پرداخت است؛ ۲۰ دقیقه وقت دارید، وگرنه لغو می‌شود.',
      'image «1.item1.price_obj.product.title»',
      'تعداد ۲۲',
      'image «1.item2.price_obj.product.title»',
      'تعداد ۳۰',
      'و ۸ کالای دیگر',
      '۲۵ کالا ثبت در ۱۱ آبان ۱۴۰۵ سود شما: ۷٬۲۰۰٬۰۰۰ تومان',
      'link «دیدن و پرداخت ۸٬۰۰۰٬۰۰۰ تومان» → /shopping-history/7967',
      'article «سفارش ۲.tracking_code»',
      'سفارش ۲.tracking_code معلق و منتظر پرداخت است؛ ۵ دقیقه وقت دارید، وگرنه لغو می‌شود.',
      'image «2.item1.price_obj.product.title»',
      'تعداد ۱۶',
      'image «2.item2.price_obj.product.title»',
      'تعداد ۲۴',
      '۴۰ کالا ثبت در ۱۰ آبان ۱۴۰۵',
      'link «دیدن و پرداخت ۴٬۶۳۶٬۰۰۰ تومان» → /shopping-history/1758',
      'article «سفارش ۳.tracking_code»',
      'سفارش ۳.tracking_code لغو شده است.',
      'link «دیدن سفارش» → /shopping-history/4549',
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
      'button «یکی بیشتر» off',
      '۷۴',
      'button «یکی کمتر»',
      'button «حذف»',
      '۵۰٪ قیمت پیش از تخفیف: ۱۷۵٬۸۹۸٬۰۰۰ ۸۸٬۹۴۸٬۰۰۰ تومان',
      'image «products2.image.alt_text»',
      'link «products2.title» → /products/products2-slug?price_id=9112',
      'products2.color',
      'button «افزودن بیمه»',
      'فقط ۱۷ عدد موجود است؛ تعداد را کم کنید',
      'button «کاهش به ۱۷ عدد»',
      'group «تعداد، products2.title»',
      'button «یکی بیشتر» off',
      '۸۲',
      'button «یکی کمتر» off',
      'button «حذف»',
      '۵۷۸٬۷۵۶٬۰۰۰ تومان',
      'section «خلاصهٔ سبد»',
      'h2 خلاصهٔ سبد',
      'قسط ماهانه: ۵۰۶٬۰۰۰ تومان',
      'برای پرداخت کل مبلغ زیر با درگاه اقساطی: ۳٬۵۳۷٬۰۰۰ تومان پیش‌پرداخت و ۱۲ قسط ماهانه. هزینهٔ ارسال هنوز در این محاسبه نیست.',
      'قیمت کالاها (۷۴): ۹٬۳۶۰٬۰۰۰ تومان',
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
})

describe('the magazine', () => {
  it('lists its articles', async () => {
    const page = await openShop('/blogs')
    expect(page.read()).toEqual([
      'nav «مسیر صفحه»',
      'link «خانه» → /',
      'مجله',
      'h1 مجله',
      'راهنمای خرید، آزمون دستگاه‌ها و آنچه پیش از انتخاب گوشی و لوازم دیجیتال باید بدانید.',
      'ul «همهٔ نوشته‌ها»',
      'h2 [link «1.title» → /blogs/7967]',
      '1.text',
      '۴۰ دقیقه مطالعه',
      'h2 [link «2.title» → /blogs/1758]',
      '2.text',
      '۲۲ دقیقه مطالعه',
    ])
  })

  it('leads to the goods while it has no articles', async () => {
    const page = await openShop('/blogs', { replies: { listArticles: [] } })
    expect(page.read().slice(-3)).toEqual([
      'h2 هنوز نوشته‌ای نیست',
      'نوشته‌های تازه همین‌جا می‌آیند.',
      'link «دیدن کالاها» → /productlist',
    ])
  })

  it('shows an article with its products and what else to read', async () => {
    const page = await openShop('/blogs/35')
    expect(page.read()).toEqual([
      'nav «مسیر صفحه»',
      'link «خانه» → /',
      'link «مجله» → /blogs',
      'title',
      'h1 title',
      '۱۶ آبان ۱۴۰۵ ۹۸ دقیقه مطالعه',
      'image «cover_alt»',
      'link «body1.content1.text» → /body1/content1/link',
      'link «body1.content2.text» → /body1/content2/link',
      'link «body2.content1.text» → /body2/content1/link',
      'link «body2.content2.text» → /body2/content2/link',
      'h2 کالاهای این نوشته',
      'section «کالاهای این نوشته»',
      'image «1.main_image.alt_text»',
      'کارکرده',
      'image «رنگ‌ها: 1.colors1.name، 1.colors2.name»',
      'h3 [link «1.title» → /products/1-slug?price_id=7252]',
      'image «1.property_values1.label»',
      'image «1.property_values2.label»',
      'هدیه: 1.gift',
      '۶٬۰۸۷٬۰۰۰ تومان',
      'link «ذخیره کردن 1.title» → /login?redirectUrl=products/1-slug&action=save',
      'image «2.main_image.alt_text»',
      'image «رنگ‌ها: 2.colors1.name، 2.colors2.name»',
      'h3 [link «2.title» → /products/2-slug]',
      'image «2.property_values1.label»',
      'image «2.property_values2.label»',
      'ناموجود',
      'link «ذخیره کردن 2.title» → /login?redirectUrl=products/2-slug&action=save',
      'button «بعدی»',
      'h2 نوشته‌های دیگر',
      'ul «نوشته‌های دیگر»',
      'h3 [link «1.title» → /blogs/7967]',
      '1.text',
      '۴۰ دقیقه مطالعه',
      'h3 [link «2.title» → /blogs/1758]',
      '2.text',
      '۲۲ دقیقه مطالعه',
    ])
  })
})
