import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { questionLength } from '#domain/question.ts'
import type { Schemas } from '#machines/api/client.ts'
import { StickyBuy } from '#src/features/product/StickyBuy.tsx'
import { openShop, showPart } from './support/open-page.tsx'
import { nameOf } from './support/outline.ts'
import { sample, type Change } from '#tests/support/sample-replies.ts'

const plan = { monthly_due: 9_000_000, down_payment: 40_000_000 }
const variants = [
  {
    id: 11,
    price: 90_000_000,
    new_price: 80_000_000,
    quantity: 2,
    purchase_limit: 5,
    installment_info: plan,
  },
  { id: 12, price: 95_000_000, new_price: null, quantity: 0 },
]
const opened = (changes: Change<Schemas['Product']> = {}, query = '', signedIn = true) =>
  openShop(`/products/phone${query}`, {
    signedIn,
    replies: {
      getProduct: { slug: 'phone', canonical: '/products/phone', price: variants, ...changes },
    },
  })
const buy = 'form[aria-label="خرید این کالا"]'

describe('the purchase of a product', () => {
  it('says how few are left, and how it can be paid', async () => {
    const page = await opened()
    expect(page.read(buy)).toEqual([
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
      '۱۲٪ قیمت پیش از تخفیف: ۹۰٬۰۰۰٬۰۰۰ ۸۰٬۰۰۰٬۰۰۰ تومان',
      'فقط ۲ عدد از این رنگ مانده',
      'button «افزودن به سبد»',
      'آخرین به‌روزرسانی قیمت: ۲۲ آبان ۱۴۰۵، ۰۰:۲۳',
    ])
    expect(page.read().filter((line) => /اقساط|بیعانه|پیش‌پرداخت/.test(line))).toEqual([
      'h2 اقساط، ماهی ۹٬۰۰۰٬۰۰۰ تومان',
      '۱۲ قسط، پیش‌پرداخت ۴۰٬۰۰۰٬۰۰۰ تومان',
      'link «شرایط خرید اقساطی» → /terms-installment',
      'h2 رزرو ۲۴ ساعته با بیعانه',
    ])
  })

  it.each([
    [
      'begin at a million tomans',
      999_999,
      'کالاهای ۱٬۰۰۰٬۰۰۰ تومانی و گران‌تر را می‌توان قسطی خرید.',
    ],
    [
      'end at four billion tomans',
      4_000_000_001,
      'کالاهای تا ۴٬۰۰۰٬۰۰۰٬۰۰۰ تومان را می‌توان قسطی خرید.',
    ],
  ])('says that installments %s', async (_, price, bound) => {
    const variant = { id: 11, price, new_price: null, quantity: 2, installment_info: null }
    const page = await opened({ price: [variant] })
    expect(page.read().filter((line) => /اقساط|قسطی|محاسبهٔ قسط/.test(line))).toEqual([
      'h2 خرید اقساطی',
      bound,
      'link «شرایط خرید اقساطی» → /terms-installment',
    ])
  })

  it('says that a color is sold out, and offers an alert', async () => {
    const page = await opened({}, '?price_id=12')
    expect(page.read(buy)).toEqual([
      'شگفت‌انگیز',
      'warranty.name',
      'با کارنامهٔ سلامت دستگاه',
      'button «شرایط گارانتی»',
      'این رنگ فعلا موجود نیست',
      'رنگ دیگری را انتخاب کنید یا کالاهای مشابه را ببینید.',
      'button «افزودن به سبد» off',
      'button «موجود شد خبرم کن»',
    ])
  })

  it('says that all colors are sold out', async () => {
    const page = await opened({ price: [{ quantity: 0 }, { quantity: 0 }] })
    expect(page.read(buy)).toEqual([
      'شگفت‌انگیز',
      'warranty.name',
      'با کارنامهٔ سلامت دستگاه',
      'button «شرایط گارانتی»',
      'هدیه: price1.gift',
      'همراه همین رنگ ارسال می‌شود',
      'button «شرایط هدیه»',
      'این کالا فعلا موجود نیست',
      'کالاهای مشابه را در پایین همین صفحه ببینید.',
      'button «افزودن به سبد» off',
      'button «موجود شد خبرم کن»',
    ])
  })

  it('puts the chosen variant into the cart', async () => {
    const page = await opened()
    expect(await page.press('افزودن به سبد', buy)).toEqual([
      'h2 به سبد خرید اضافه شد',
      'button «بستن»',
      'image «images2.alt_text»',
      'price1.color_name',
      'اکنون ۰ عدد از این کالا در سبد شماست. سبد شما: ۱۹ کالا',
      'بیمهٔ سرقت و آسیب',
      'radio «بدون بیمه» checked',
      'radio «insurances1.name ۶٬۱۰۸٬۰۰۰ تومان»',
      'radio «insurances2.name ۱٬۷۸۹٬۰۰۰ تومان»',
      'link «ثبت سفارش» → /cart/send-methods',
      'link «دیدن سبد» → /cart',
      'button «ادامهٔ خرید»',
    ])
    expect(page.changes()).toEqual([
      'POST /purchase/cart/add_item/ {"price_id":11,"insurance_id":null,"quantity":1}',
    ])
  })

  it.each([
    ['the limit of a customer', { quantity: 9, purchase_limit: 2 }],
    ['the stock', { quantity: 2, purchase_limit: 9 }],
  ])('offers no more units than %s in the cart', async (_, bounds) => {
    const page = await openShop('/products/phone', {
      signedIn: true,
      replies: {
        getProduct: {
          slug: 'phone',
          canonical: '/products/phone',
          price: [{ ...variants[0], ...bounds }],
        },
        getCart: { products: [{ price_id: 11, quantity: 2 }] },
      },
    })
    expect(page.read(buy).filter((line) => /یکی/.test(line))).toEqual([
      'button «یکی بیشتر» off',
      'button «یکی کمتر»',
    ])
  })

  it.each([
    ['leads to the cart once the first unit is there', 1, 'link «دیدن سبد» → /cart'],
    ['offers to add the product before', 0, 'button «افزودن به سبد»'],
  ])('%s, on a wide screen below the box', async (_, quantity, offered) => {
    const variant = sample('Variant', { id: 11, quantity: 5 })
    const page = await showPart(<BelowTheBox variant={variant} />, {
      signedIn: true,
      replies: { getCart: { products: [{ price_id: 11, quantity }] } },
    })
    vi.stubGlobal('IntersectionObserver', NothingInSight)
    expect(await page.press('پایین‌تر')).toContain(offered)
  })

  it('explains the warranty, the gift, the insurance and the installments', async () => {
    const page = await opened()
    expect(await page.press('شرایط گارانتی')).toEqual([
      'h2 شرایط گارانتی',
      'button «بستن»',
      'گارانتی گوشی از روز فعال‌سازی در «',
      'link «رجیستری و گارانتی» → /register',
      '» آغاز می‌شود و همان‌جا با IMEI استعلام می‌شود؛ گارانتی کالاهای دیگر از روز تحویل است.',
      'ایراد سخت‌افزاری که از ساخت باشد، رایگان تعمیر یا با دستگاه سالم عوض می‌شود.',
      'تا هفت روز پس از تحویل، کالای پلمپ را می‌توانید بازگردانید؛ گوشی را تا وقتی به نام خود ثبت نکرده باشید.',
      'ضربه، آب‌خوردگی، باز شدن دستگاه جز در مرکز خدمات، و آسیب عمدی شامل گارانتی نیست.',
      'link «تماس با کارشناس shop.tel» → tel:',
    ])
    await page.press('بستن')
    expect(await page.press('شرایط هدیه')).toEqual([
      'h2 هدیهٔ این کالا',
      'button «بستن»',
      'price1.gift',
      'هدیه همراه همین رنگ و در همان بسته فرستاده می‌شود و هزینه‌ای ندارد.',
      'به هر دستگاه یک هدیه تعلق می‌گیرد.',
      'اگر کالا را بازگردانید، هدیه هم با آن بازگردانده می‌شود.',
      'link «تماس با کارشناس shop.tel» → tel:',
    ])
    await page.press('بستن')
    expect(await page.press('شرایط بیمه')).toEqual([
      'h2 شرایط بیمه',
      'button «بستن»',
      'h3 insurances1.name',
      'مدت بیمه: ۱۷ ماه از روز تحویل',
      'هزینهٔ بیمه برای این رنگ: ۶٬۱۰۸٬۰۰۰ تومان',
      'insurances1.description',
      'h3 insurances2.name',
      'مدت بیمه: ۷۴ ماه از روز تحویل',
      'هزینهٔ بیمه برای این رنگ: ۱٬۷۸۹٬۰۰۰ تومان',
      'insurances2.description',
      'link «تماس با کارشناس shop.tel» → tel:',
    ])
    await page.press('بستن')
    expect(await page.press('محاسبهٔ قسط')).toEqual([
      'h2 خرید اقساطی این کالا',
      'button «بستن»',
      'قیمت کالا: ۸۰٬۰۰۰٬۰۰۰ تومان',
      'پیش‌پرداخت (دست‌کم ۵۰٪): ۴۰٬۰۰۰٬۰۰۰ تومان',
      'قسط ماهانه برای مانده، با سود ماهی ۶٪',
      'row: تعداد قسط | هر قسط | جمع بازپرداخت',
      'row: ۴ قسط | ۱۲٬۴۰۰٬۰۰۰ تومان | ۴۹٬۶۰۰٬۰۰۰ تومان با پیش‌پرداخت: ۸۹٬۶۰۰٬۰۰۰ تومان',
      'row: ۶ قسط | ۹٬۰۶۶٬۰۰۰ تومان | ۵۴٬۴۰۰٬۰۰۰ تومان با پیش‌پرداخت: ۹۴٬۴۰۰٬۰۰۰ تومان',
      'row: ۸ قسط | ۷٬۴۰۰٬۰۰۰ تومان | ۵۹٬۲۰۰٬۰۰۰ تومان با پیش‌پرداخت: ۹۹٬۲۰۰٬۰۰۰ تومان',
      'row: ۱۰ قسط | ۶٬۴۰۰٬۰۰۰ تومان | ۶۴٬۰۰۰٬۰۰۰ تومان با پیش‌پرداخت: ۱۰۴٬۰۰۰٬۰۰۰ تومان',
      'row: ۱۲ قسط | ۵٬۷۳۳٬۰۰۰ تومان | ۶۸٬۸۰۰٬۰۰۰ تومان با پیش‌پرداخت: ۱۰۸٬۸۰۰٬۰۰۰ تومان',
      'برای خرید اقساطی کالا را به سبد اضافه کنید و همان‌جا «خرید اقساطی» را انتخاب کنید. قسط‌ها به هزار تومان رو به پایین گرد شده‌اند. خرید اقساطی از درگاه اعتباری، پس از اعتبارسنجی و با ضمانت چک صیادی انجام می‌شود. سقف تسهیلات ۵۰ میلیون تومان است؛ برای کالای گران‌تر از ۱۰۰ میلیون تومان پیش‌پرداخت بیشتر می‌شود.',
    ])
  })

  it('offers its insurances', async () => {
    const page = await opened()
    expect(await page.press('افزودن', buy)).toEqual([
      'h2 انتخاب بیمه',
      'button «بستن»',
      'radiogroup «انتخاب بیمه»',
      'radio «insurances1.name ۱۷ ماه، ۶٬۱۰۸٬۰۰۰ تومان» checked',
      'insurances1.description',
      'radio «insurances2.name ۷۴ ماه، ۱٬۷۸۹٬۰۰۰ تومان»',
      'insurances2.description',
      'button «افزودن بیمه»',
    ])
  })

  it('offers an alert for a lower price', async () => {
    const page = await opened()
    expect(await page.press('خبرم کن ارزان شد')).toEqual([
      'h2 خبر تخفیف',
      'button «بستن»',
      'وقتی قیمت رنگ price1.color_name کم شود، یک بار به شما خبر می‌دهیم.',
      'چطور خبر بدهیم؟',
      'checkbox «پیامک»',
      'checkbox «پیام در حساب کاربری»',
      'دست‌کم یکی را انتخاب کنید.',
      'button «خبرم کنید» off',
      'همهٔ بخش‌های لازم را درست پر کنید.',
    ])
  })

  it('says that an alert needs a channel, and leads to the first one', async () => {
    const page = await opened()
    await page.press('خبرم کن ارزان شد')
    expect(await page.press('خبرم کنید')).toEqual([
      'checkbox «پیامک» invalid',
      'checkbox «پیام در حساب کاربری» invalid',
      'alert: دست‌کم یکی را انتخاب کنید.',
    ])
    expect(nameOf(document.activeElement ?? document.body)).toBe('پیامک')
    expect(await page.press('پیامک')).toEqual([
      'checkbox «پیامک» checked',
      'checkbox «پیام در حساب کاربری»',
      'button «خبرم کنید»',
    ])
    expect(page.changes()).toEqual([])
  })

  it('asks for the city of the delivery', async () => {
    const page = await opened()
    expect(await page.press('انتخاب شهر')).toEqual([
      'h2 انتخاب شهر',
      'button «بستن»',
      'field «استان» = استان را انتخاب کنید',
      'field «شهر» = ابتدا استان را انتخاب کنید off',
    ])
  })
})

/** Appears at a press, once the observer is replaced. */
function BelowTheBox({ variant }: { variant: Schemas['Variant'] }) {
  const [isBelow, setBelow] = useState(false)
  return (
    <>
      <form id="buy" />
      <button onClick={() => setBelow(true)}>پایین‌تر</button>
      {isBelow && <StickyBuy variant={variant} />}
    </>
  )
}

class NothingInSight {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void

  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report
  }

  observe(): void {
    queueMicrotask(() => this.#report([{ isIntersecting: false }]))
  }

  disconnect(): void {}
}

describe('the pictures of a product', () => {
  const images = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش'].map((alt_text) => ({
    alt_text,
    image: `/images/${alt_text}`,
  }))

  it('are shown one by one, with how many there are', async () => {
    const page = await opened({ images })
    expect(page.read('section[aria-label="عکس‌های محصول"]')).toEqual([
      'button «بزرگ‌نمایی تصویر: دو»',
      'button «بزرگ‌نمایی تصویر: چهار»',
      'button «بزرگ‌نمایی تصویر: شش»',
      'button «بزرگ‌نمایی تصویر: یک»',
      'button «بزرگ‌نمایی تصویر: سه»',
      'button «بزرگ‌نمایی تصویر: پنج»',
      '۱ از ۶',
      'button «ویدیوی معرفی»',
      'button «نمایش تصویر ۱» current',
      'button «نمایش تصویر ۲»',
      'button «نمایش تصویر ۳»',
      'button «۲ تصویر دیگر»',
    ])
  })

  it.each([
    ['each of four', 4, [2, 3, 4]],
    ['the first three of six, whose last button opens the others', 6, [2, 3]],
  ])('are shown by the arrow keys: %s', async (_, count, shown) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollTo')
    onTestFinished(() => scroll.mockRestore())
    const page = await opened({ images: images.slice(0, count) })
    const gallery = 'section[aria-label="عکس‌های محصول"]'
    // Without a layout, the place of a picture is its number.
    for (const [at, item] of page.place.querySelectorAll(`${gallery} > div > ul > li`).entries())
      Object.defineProperty(item, 'offsetLeft', { value: -at - 1 })
    const thumbnails = [...page.place.querySelectorAll<HTMLElement>(`${gallery} > ul button`)]
    await page.after(() => thumbnails[0]?.focus())
    for (const thumbnail of thumbnails.slice(0, -1))
      await page.after(() =>
        thumbnail.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })),
      )
    expect(document.activeElement).toBe(thumbnails.at(-1))
    expect(scroll.mock.calls.map(([to]) => to)).toEqual(shown.map((at) => ({ left: -at })))
  })

  it('by buyers open at the one that is pressed', async () => {
    const page = await openShop('/products/phone', {
      replies: {
        getProduct: { slug: 'phone', canonical: '/products/phone' },
        listCommentFiles: {
          results: [{ file_type: 'video' }, { file_type: 'image' }, { file_type: 'image' }],
        },
      },
    })
    expect(await page.press('نمایش عکس 3.comment.display_name')).toEqual([
      'h2 عکس‌ها و ویدیوهای خریداران',
      'button «بستن»',
      'image «عکس 3.comment.display_name»',
      '3.comment.display_name',
      'image «۳٫۰ از ۵»',
      '۲۳ آبان ۱۴۰۵',
      '3.comment.comment',
      'button «فایل قبلی»',
      'status: ۳ از ۳',
      'button «فایل بعدی»',
    ])
  })
})

describe('the comments on a product', () => {
  it('are sorted anew', async () => {
    const page = await opened()
    await page.press('کمترین امتیاز')
    expect(page.calls.at(-1)).toEqual(
      'GET /product/v4/comment/?ordering=stars&product__slug=phone&size=10',
    )
  })

  it('are liked', async () => {
    const page = await opened()
    await page.press('می‌پسندم، ۲۴ نفر')
    expect(page.changes()).toEqual(['POST /product/v4/comment/1758/interaction/ {"like":true}'])
  })

  it('are written in a form', async () => {
    const page = await opened()
    expect(await page.press('نوشتن دیدگاه')).toEqual([
      'h2 دیدگاه شما',
      'button «بستن»',
      'امتیاز شما',
      'radio «۱ ستاره، خیلی بد»',
      'radio «۲ ستاره، بد»',
      'radio «۳ ستاره، معمولی»',
      'radio «۴ ستاره، خوب»',
      'radio «۵ ستاره، عالی»',
      'field «متن دیدگاه»',
      'از تجربهٔ خودتان با این کالا بنویسید.',
      'عکس و ویدیو (اختیاری)',
      'file «افزودن فایل»',
      'button «افزودن فایل»',
      'تا ۸ عکس ۵ مگابایتی و یک ویدیوی ۴۰ مگابایتی',
      'checkbox «دیدگاهم بدون نام و با عنوان «کاربر سایت» منتشر شود»',
      'button «ثبت دیدگاه» off',
    ])
  })

  it('are followed by questions, of which one can be answered', async () => {
    const page = await opened()
    expect(await page.press('ثبت پرسش')).toEqual([
      'h2 پرسش شما',
      'button «بستن»',
      'field «متن پرسش»',
      'کوتاه و روشن بپرسید. شمارهٔ تماس و اطلاعات شخصی ننویسید.',
      'button «ثبت پرسش» off',
    ])
    const tooLong = 'alert: متن از اندازهٔ مجاز بلندتر است'
    await page.write('متن پرسش', 'آ'.repeat(questionLength))
    expect(page.read('[role=dialog]')).not.toContain(tooLong)
    await page.write('متن پرسش', 'آ'.repeat(questionLength + 1))
    expect(page.read('[role=dialog]')).toContain(tooLong)
    await page.press('بستن')
    expect(await page.press('پاسخ به این پرسش')).toEqual([
      'h2 پاسخ شما',
      'button «بستن»',
      'پرسش',
      'field «متن پاسخ»',
      'از تجربهٔ خودتان با این کالا بنویسید.',
      'button «ثبت پاسخ» off',
    ])
  })
})

describe('the list of products', () => {
  it('is narrowed down by its filters', async () => {
    const page = await openShop('/productlist')
    await page.press('1.name')
    expect(location.search).toEqual('?1.filter_key=true&min_price=0&max_price=400000000')
  })

  it.each([
    ['from the lowest up', 'min_price=5000000', 'از ۵\u00a0میلیون تومان'],
    [
      'up to the end of the slider',
      'min_price=5000000&max_price=400000000',
      'از ۵\u00a0میلیون تومان',
    ],
    ['beyond the slider', 'min_price=5000000&max_price=900000000', 'از ۵\u00a0میلیون تومان'],
    ['up to the highest', 'max_price=5000000', 'تا ۵\u00a0میلیون تومان'],
    ['from the start of the slider', 'min_price=0&max_price=5000000', 'تا ۵\u00a0میلیون تومان'],
    ['between two', 'min_price=900000&max_price=5000000', '۹۰۰٬۰۰۰ تا ۵\u00a0میلیون تومان'],
  ])('names no bound that it does not have: prices %s', async (_, query, name) => {
    const page = await openShop(`/productlist?${query}`)
    const chips = page.place.querySelectorAll('nav[aria-label="فیلترهای فعال"] a[aria-label]')
    expect([...chips].map((chip) => chip.textContent)).toEqual([name])
  })
})
