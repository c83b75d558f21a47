import { describe, expect, it } from 'vitest'
import { ui } from '#i18n/fa/ui.ts'
import { openShop } from './support/open-page.tsx'

describe('the home page', () => {
  it('shows every kind of section with its goods and links', async () => {
    const page = await openShop('/', {
      replies: {
        getHome: [
          { type: 'HERO_SECTION' },
          { type: 'STORY' },
          { type: 'PRODUCT' },
          { type: 'FLAGSHIP' },
          { type: 'PROPERTY' },
          { type: 'CUSTOM_PRODUCT' },
          { type: 'LATEST_ARTICLES' },
          { type: 'SMALL_BANNER' },
          { type: 'FULL_WIDTH_BANNER' },
        ],
      },
    })
    expect(page.read()).toEqual([
      'h1 shop.title',
      'section «پیشنهادهای ویژه»',
      'image «1.data1.alt»',
      '1.data1.kicker',
      'h2 1.data1.title',
      '1.data1.text',
      'link «1.data1.color: ۸٬۶۷۸٬۰۰۰ تومان» → /1/data1/link',
      'h2 1.data2.title',
      'link «مشاهده و خرید» → /1/data2/link',
      'button «قبلی»',
      'button «بعدی»',
      'button «توقف حرکت خودکار»',
      'button «اسلاید ۱ از ۲» current',
      'button «اسلاید ۲ از ۲»',
      'ol «گام‌های خرید»',
      'انتخاب کالا',
      'با مشاور یا مقایسه',
      'روش ارسال',
      'پیک یا حضوری',
      'پرداخت امن',
      'نقدی یا اقساطی',
      'تحویل',
      'با پلمپ و گارانتی',
      'section «استوری‌ها»',
      'button «2.data1.name»',
      'button «2.data2.name»',
      'section «3.extra_data.title»',
      'h2 3.extra_data.title',
      'link «مشاهدهٔ همه، 3.extra_data.title» → /productlist/3-extra-data-category-slug?3.extra_data.query',
      'image «3.data1.image.alt_text»',
      'کارکرده',
      'image «رنگ‌ها: 3.data1.colors1.name، 3.data1.colors2.name»',
      'h3 [link «3.data1.title» → /products/3-data1-slug?price_id=7664]',
      'image «3.data1.property_values1.label»',
      'image «3.data1.property_values2.label»',
      'هدیه: 3.data1.gift',
      '۴۱٪ قیمت پیش از تخفیف: ۷٬۰۱۱٬۰۰۰ ۴٬۱۸۰٬۰۰۰ تومان',
      'link «ذخیره کردن 3.data1.title» → /login?redirectUrl=products/3-data1-slug&action=save',
      'image «3.data2.image.alt_text»',
      'image «رنگ‌ها: 3.data2.colors1.name، 3.data2.colors2.name»',
      'h3 [link «3.data2.title» → /products/3-data2-slug]',
      'image «3.data2.property_values1.label»',
      'image «3.data2.property_values2.label»',
      'ناموجود',
      'link «ذخیره کردن 3.data2.title» → /login?redirectUrl=products/3-data2-slug&action=save',
      'button «بعدی»',
      'h2 دسته‌ها',
      'link «4.data1.name» → /productlist/4-data1-slug',
      'link «4.data2.name» → /productlist/4-data2-slug',
      'h2 5.extra_data.title',
      'link «مشاهدهٔ همه» → /productlist?slug=5-data1-main-slug',
      'tablist «5.extra_data.title»',
      'button «5.data1.name» chosen',
      'button «5.data2.name»',
      'image «1.image.alt_text»',
      'کارکرده',
      'image «رنگ‌ها: 1.colors1.name، 1.colors2.name»',
      'h3 [link «1.title» → /products/1-slug?price_id=6837]',
      'image «1.property_values1.label»',
      'image «1.property_values2.label»',
      'هدیه: 1.gift',
      '۳٬۷۰۴٬۰۰۰ تومان',
      'link «ذخیره کردن 1.title» → /login?redirectUrl=products/1-slug&action=save',
      'image «2.image.alt_text»',
      'image «رنگ‌ها: »',
      'h3 [link «2.title» → /products/2-slug]',
      'ناموجود',
      'link «ذخیره کردن 2.title» → /login?redirectUrl=products/2-slug&action=save',
      'h2 شگفت‌انگیز',
      'تا پایان نخستین پیشنهاد',
      'section «شگفت‌انگیز»',
      'image «6.data1.image.alt_text»',
      'کارکرده',
      'image «رنگ‌ها: 6.data1.colors1.name، 6.data1.colors2.name»',
      'h3 [link «6.data1.title» → /products/6-data1-slug?price_id=2419]',
      'image «6.data1.property_values1.label»',
      'image «6.data1.property_values2.label»',
      'هدیه: 6.data1.gift',
      '۵۱٪ قیمت پیش از تخفیف: ۶٬۶۹۴٬۰۰۰ ۳٬۳۲۷٬۰۰۰ تومان',
      'link «ذخیره کردن 6.data1.title» → /login?redirectUrl=products/6-data1-slug&action=save',
      'image «6.data2.image.alt_text»',
      'image «رنگ‌ها: 6.data2.colors1.name، 6.data2.colors2.name»',
      'h3 [link «6.data2.title» → /products/6-data2-slug]',
      'image «6.data2.property_values1.label»',
      'image «6.data2.property_values2.label»',
      'ناموجود',
      'link «ذخیره کردن 6.data2.title» → /login?redirectUrl=products/6-data2-slug&action=save',
      'ناموجود',
      'button «بعدی»',
      'button «توقف حرکت خودکار»',
      'h2 7.extra_data.title',
      'link «مشاهدهٔ همه، 7.extra_data.title» → /blogs',
      'h3 [link «7.data1.title» → /blogs/2688]',
      '7.data1.text',
      '۶۷ دقیقه مطالعه',
      'h3 [link «7.data2.title» → /blogs/5479]',
      '7.data2.text',
      '۴۹ دقیقه مطالعه',
      'link «image «8.data1.alt» 8.data1.title 8.data1.text 8.data1.action» → /8/data1/link',
      'link «8.data2.title مشاهده و خرید» → /8/data2/link',
      'link «image «9.data1.alt» 9.data1.title 9.data1.text 9.data1.action» → /9/data1/link',
      'link «9.data2.title مشاهده و خرید» → /9/data2/link',
      'h2 title',
      'paragraphs1',
      'button «بیشتر بخوانید»',
      'ul «وعده‌های ما»',
      'ارسال سریع',
      'به همهٔ شهرها، یک تا چهار روز کاری',
      'تحویل همان روز',
      'در تهران، سفارش روزهای کاری پیش از ساعت ۱۴',
      'خرید اقساطی',
      'تا ۱۲ ماه، با اعتبار و چک صیادی',
      'تحویل حضوری',
      'رایگان از شعبهٔ شرق',
    ])
  })

  it.each([
    ['of the first product', '2026-11-20T12:00:00Z', '2026-11-21T12:00:00Z', null],
    ['of the last product', '2026-11-21T12:00:00Z', '2026-11-20T12:00:00Z', null],
    ['of a product and not all', '2026-11-20T12:00:00Z', null, '2026-11-21T12:00:00Z'],
    ['of all', '2026-11-22T12:00:00Z', '2026-11-21T12:00:00Z', '2026-11-20T12:00:00Z'],
    ['which is left', '2026-11-20T12:00:00Z', '2026-11-20T09:00:00Z', '2026-11-20T08:00:00Z'],
  ])('counts down to the soonest end of the offers: %s', async (_, first, second, all) => {
    const page = await openShop('/', {
      replies: {
        getHome: [
          {
            type: 'CUSTOM_PRODUCT',
            data: [{ price: { expire_time: first } }, { price: { expire_time: second } }],
            extra_data: { expire_time: all },
          },
        ],
      },
    })
    const clock = page.place.querySelector('[role=timer]')
    expect(clock?.getAttribute('aria-label')).toBe(ui.remaining('۰۲', '۰۰', '۰۰'))
  })

  it('opens a story', async () => {
    const page = await openShop('/', { replies: { getHome: [{ type: 'STORY' }] } })
    await page.press('1.data2.name')
    expect(page.read('[role=dialog]')).toEqual([
      'h2 1.data2.name',
      'button «توقف»',
      'button «بستن»',
      'text',
      'مورد ۱ از ۲',
      'image «desktop_image_alt»',
      'button «بعدی»',
      'button «قبلی»',
      'product_title',
      '۵۸٪ قیمت پیش از تخفیف: ۷٬۴۹۳٬۰۰۰ ۳٬۱۵۰٬۰۰۰ تومان',
      'link «خرید این محصول» → /products/product-slug?price_id=5714',
    ])
    expect(page.calls.slice(-3)).toEqual([
      'GET /site/front/',
      'GET /home-page/story-item/?story=5509',
      'GET /home-page/story-item/7967/',
    ])
  })

  it('remembers each story as seen once it was shown to the end', async () => {
    const page = await openShop('/', { replies: { getHome: [{ type: 'STORY' }] } })
    await page.press('1.data1.name')
    for (let item = 0; item < 4; item += 1) await page.press('بعدی')
    expect(document.querySelector('[role=dialog]')).toBeNull()
    expect(JSON.parse(localStorage.getItem('seen-stories') ?? '')).toEqual([2718, 5509])
  })
})
