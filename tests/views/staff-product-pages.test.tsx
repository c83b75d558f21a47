import { QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { ApiContext } from '#src/lib/api/ApiContext.tsx'
import { createApi } from '#src/lib/api/client.ts'
import { createQueryClient } from '#src/lib/api/query-client.ts'
import { NewVariantPanel } from '#staff/products/NewVariantPanel.tsx'
import { openStaff, showPart } from './support/open-page.tsx'

describe('the goods in the back office', () => {
  it('are a table with the cheapest price and the stock of each', async () => {
    const page = await openStaff('/staff/products')
    expect(page.read()).toEqual([
      'h1 کالاها',
      'status: ۸۸ کالا',
      'link «کالای تازه» → /staff/products/new',
      'field «جستجو»',
      'button «پیدا کن»',
      'button «فیلترها»',
      'button «بیشتر»',
      'nav «نماهای ذخیره‌شده»',
      'link «1.name (از 1.first_name 1.last_name)» → /staff/products current',
      'link «2.name (از کاربر ۶۹۶۵)» → /staff/products',
      'group «انتخاب کالاها»',
      'status: کالایی انتخاب نشده است.',
      'button «تغییر قیمت همهٔ ۸۸ کالای این فهرست»',
      'button «بردن همهٔ ۸۸ کالای این فهرست به دستهٔ دیگر»',
      'region «فهرست کالاها»',
      'فهرست کالاها',
      'row: [checkbox «انتخاب همهٔ کالاهای این صفحه»] انتخاب همهٔ کالاهای این صفحه | [button «نام کالا»] | [button «کد»] (descending) | دسته | [button «ارزان‌ترین قیمت»] | [button «موجودی»] | نمایش',
      'row: [checkbox «انتخاب 1.title»] انتخاب 1.title | [link «1.title» → /staff/products/7967] | 1.sku | 1.category.name | [button «۴٬۴۱۳٬۰۰۰ تومان، قیمت تنوع‌های 1.title»] به جای ۴٬۸۵۶٬۰۰۰ تومان [link «از ۲۲ آبان ۱۴۰۵، ساعت ۰۵:۳۵: ۱۴ تومان» → /staff/price-plans?plan=1155] [link «از ۲۵ آبان ۱۴۰۵، ساعت ۰۲:۵۴: ۵۶ تومان» → /staff/price-plans?plan=3988] | ۶۴ تنوعی رو به پایان | در فروشگاه',
      'row: [checkbox «انتخاب 2.title»] انتخاب 2.title | [link «2.title» → /staff/products/1758] | 2.sku | 2.category.name | بدون تنوع [link «از ۱۴ آبان ۱۴۰۵، ساعت ۱۷:۱۸: ۸۲ تومان» → /staff/price-plans?plan=6108] [link «از ۱۷ آبان ۱۴۰۵، ساعت ۱۴:۳۷: ۳۵ تومان» → /staff/price-plans?plan=3645] | ۱۷ | پنهان',
      'کلیدها: ↑ و ↓ ردیف، فاصله انتخاب، Enter باز کردن، در ردیف‌ها PageDown صفحهٔ بعد و PageUp صفحهٔ قبل، / جستجو',
      'status: صفحهٔ ۱ از ۲',
      'nav «صفحه‌ها»',
      'link «صفحهٔ ۱» → /staff/products current',
      'link «صفحهٔ ۲» → /staff/products?page=2',
      'link «صفحهٔ بعد» → /staff/products?page=2',
    ])
  })

  it('have each a table of variants, and its pictures', async () => {
    const page = await openStaff('/staff/products/35')
    expect(page.read()).toEqual([
      'link «کالاها» → /staff/products',
      'h1 title',
      'کد sku brand.name category.name در فروشگاه',
      'link «دیدن در فروشگاه» → /products/slug',
      'link «ویرایش کالا» → /staff/products/35/edit',
      'button «افزودن تنوع»',
      'h2 تنوع‌ها',
      'region «فهرست تنوع‌های کالا»',
      'فهرست تنوع‌های کالا',
      'row: رنگ | [button «قیمت»] | قیمت با تخفیف | پایان تخفیف | [button «موجودی»] | حد هشدار موجودی | نمایش | کارها',
      'row: variants1.color_name | ۴٬۵۰۳٬۰۰۰ تومان | ۶٬۶۰۸٬۰۰۰ تومان | ۱ آذر ۱۴۰۵، ساعت ۰۷:۰۱ | ۴۹ رو به پایان | ۵۱ | پنهان | [button «ویرایش تنوع variants1.color_name»] [link «موجودی تنوع variants1.color_name» → /staff/products/5933?stock=7341]',
      'row: variants2.color_name | ۹٬۱۸۴٬۰۰۰ تومان | ندارد | ندارد | ۵۷ رو به پایان | ۷۷ | در فروشگاه | [button «ویرایش تنوع variants2.color_name»] [link «موجودی تنوع variants2.color_name» → /staff/products/1652?stock=1132]',
      'h2 تصویرها',
      'نخستین تصویر، تصویر اصلی است. ترتیب را با دکمه‌ها یا با Alt و کلیدهای بالا و پایین تغییر دهید.',
      'تصویر اصلی',
      'تصویر اصلی',
      'button «بالاتر بردن تصویر اصلی» off',
      'button «پایین‌تر بردن تصویر اصلی»',
      'button «برداشتن تصویر اصلی»',
      'image «pictures1.alt_text»',
      'field «متن جایگزین» = pictures1.alt_text',
      'field «رنگ» = همهٔ رنگ‌ها',
      'تصویر ۲',
      'تصویر ۲',
      'button «بالاتر بردن تصویر ۲»',
      'button «پایین‌تر بردن تصویر ۲» off',
      'button «برداشتن تصویر ۲»',
      'image «pictures2.alt_text»',
      'field «متن جایگزین» = pictures2.alt_text',
      'field «رنگ» = همهٔ رنگ‌ها',
      'file «افزودن تصویر»',
      'button «افزودن تصویر»',
      'JPEG، PNG، WebP یا AVIF تا ۵ مگابایت',
    ])
  })

  it('have their variants in the order of the price or of the stock, from either end', async () => {
    const page = await openStaff('/staff/products/35', {
      replies: {
        getStaffProduct: {
          variants: [
            { color_name: 'سفید', price: 2_000, quantity: 7 },
            { color_name: 'سیاه', price: 3_000, quantity: 9 },
            { color_name: 'آبی', price: 1_000, quantity: 8 },
          ],
        },
      },
    })
    const colors = () =>
      page.read().flatMap((line) => /^row: (سفید|سیاه|آبی) /.exec(line)?.slice(1) ?? [])
    const orders: string[][] = [colors()]
    for (const column of ['قیمت', 'قیمت', 'موجودی', 'موجودی']) {
      await page.press(column)
      orders.push(colors())
    }
    expect(orders).toEqual([
      ['سفید', 'سیاه', 'آبی'],
      ['سیاه', 'سفید', 'آبی'],
      ['آبی', 'سفید', 'سیاه'],
      ['سیاه', 'آبی', 'سفید'],
      ['سفید', 'آبی', 'سیاه'],
    ])
  })

  it('keep the end of a discount to the second while only another term is changed', async () => {
    const end = '2026-12-21T01:21:43.868Z'
    const page = await openStaff('/staff/products/35', {
      replies: {
        getStaffProduct: {
          variants: [{ id: 10, price: 2_000_000, new_price: 1_900_000, expire_time: end }],
        },
      },
    })
    expect(await page.press('ویرایش تنوع variants1.color_name')).toContain(
      'field «ساعت پایان» = ۰۴:۵۱',
    )
    await page.write('low_stock', '7')
    await page.press('ثبت تغییر')
    expect(page.changes()).toEqual([
      expect.stringMatching(/^PATCH .*"expire_time":"2026-12-21T01:21:43.868Z","low_stock":7/),
    ])
  })

  it('have for each variant the movements of its stock', async () => {
    const page = await openStaff('/staff/products/35?stock=11', {
      replies: { getStaffProduct: { variants: [{ id: 10 }, { id: 11 }] } },
    })
    expect(page.calls.at(-1)).toEqual('GET /staff/variants/11/stock/')
    expect(page.read('div[tabindex="-1"]')).toEqual([
      'h2 موجودی تنوع variants2.color_name',
      'اکنون ۵۷ عدد برای فروش هست. کالاهای سفارش‌های ثبت‌شده از آن کم شده است.',
      'link «بستن موجودی» → /staff/products/1652',
      'field «دلیل تغییر» = رسیدن کالا (افزایش)',
      'field «تعداد»',
      'field «بهای هر عدد (اختیاری)»',
      'به تومان؛ برای حاشیهٔ سود',
      'field «یادداشت (اختیاری)»',
      'button «ثبت تغییر موجودی»',
      'h3 تاریخچهٔ موجودی',
      'region «تاریخچهٔ موجودی تنوع»',
      'تاریخچهٔ موجودی تنوع',
      'row: زمان | دلیل | تغییر | بهای هر عدد (تومان) | پیش از آن | پس از آن | چه کسی | یادداشت',
      'row: ۱۳ آبان ۱۴۰۵، ساعت ۱۵:۱۵ | سفارش | ۲۸ عدد افزایش | ۴٬۵۴۸٬۰۰۰ | ۷۳ | ۶۵ | 1.first_name 1.last_name | 1.note',
      'row: ۱۲ آبان ۱۴۰۵، ساعت ۲۲:۴۴ | آزاد شدن سفارش | ۸۱ عدد افزایش |  | ۳۷ | ۱۸ |  | ',
    ])
  })

  it('are edited in a form that has all that is known of one', async () => {
    const page = await openStaff('/staff/products/35/edit')
    expect(page.read()).toEqual([
      'link «بازگشت به کالا» → /staff/products/35',
      'h1 ویرایش content.title',
      'h2 نام و جایگاه',
      'field «عنوان» = content.title',
      'field «عنوان انگلیسی» = content.second_title',
      'field «برند» = برند را انتخاب کنید',
      'field «دسته» = دسته را انتخاب کنید',
      'field «گارانتی (اختیاری)» = content.warranty',
      'checkbox «کالای دست دوم است» checked',
      'checkbox «در فروشگاه نمایش داده شود دست‌کم یک تصویر و یک تنوع نمایش‌داده‌شده می‌خواهد.» checked',
      'h2 معرفی',
      'field «متن معرفی» = content.description',
      'هر خط یک بند است.',
      'content.highlights1.title',
      'content.highlights1.title',
      'button «بالاتر بردن content.highlights1.title» off',
      'button «پایین‌تر بردن content.highlights1.title»',
      'button «برداشتن content.highlights1.title»',
      'field «عنوان بخش» = content.highlights1.title',
      'field «مقدار (اختیاری)» = content.highlights1.value',
      'field «شرح» = content.highlights1.description',
      'content.highlights2.title',
      'content.highlights2.title',
      'button «بالاتر بردن content.highlights2.title»',
      'button «پایین‌تر بردن content.highlights2.title» off',
      'button «برداشتن content.highlights2.title»',
      'field «عنوان بخش» = content.highlights2.title',
      'field «مقدار (اختیاری)» = content.highlights2.value',
      'field «شرح» = content.highlights2.description',
      'button «افزودن بخش»',
      'h2 ویژگی‌ها و مشخصات',
      'field «ویژگی‌های اصلی» = content.key_features1.title: content.key_features1.value\ncontent.key_features2.title: content.key_features2.value',
      'هر خط یک ویژگی: عنوان، دونقطه، مقدار.',
      'field «مشخصات فنی» = content.specifications1.title: content.specifications1.value\ncontent.specifications2.title: content.specifications2.value',
      'هر خط یک ویژگی: عنوان، دونقطه، مقدار.',
      'field «وضعیت دستگاه دست دوم» = content.used_details1.title: content.used_details1.value\ncontent.used_details2.title: content.used_details2.value',
      'هر خط یک ویژگی: عنوان، دونقطه، مقدار.',
      'h2 مقدار فیلترها',
      'خریدار کالا را با همین مقدارها در فیلترهای دسته پیدا می‌کند و چند تای آن‌ها روی کارت کالا می‌آید. عدد را به واحد کنار نام آن بنویسید، بی نام واحد.',
      'field «مدل مشترک (برای رفتن از یک حافظه به حافظهٔ دیگر)»',
      'field «سال عرضه (میلادی)»',
      'field «سلامت باتری (درصد)»',
      'h2 کالاهای مشابه',
      'پیش از کالاهای هم‌دسته و هم‌قیمت نشان داده می‌شود. اگر چیزی انتخاب نکنید، فروشگاه خودش پیدا می‌کند.',
      'field «جستجوی کالا»',
      'button «پیدا کن»',
      'field «دلیل (اختیاری)»',
      'در گزارش کارها می‌ماند؛ فقط کارکنان آن را می‌بینند.',
      'button «ثبت تغییر»',
    ])
  })

  it('begin with an empty form', async () => {
    const page = await openStaff('/staff/products/new')
    expect(page.read('main form')).toEqual([
      'کالای تازه پنهان است. پس از افزودن تصویر، آن را در «ویرایش کالا» به فروشگاه می‌آورید. «معرفی»، «ویژگی‌ها و مشخصات»، «مقدار فیلترها» و «کالاهای مشابه» اختیاری‌اند.',
      'h2 نام و جایگاه',
      'field «عنوان»',
      'field «عنوان انگلیسی»',
      'field «کد کالا»',
      'حرف انگلیسی، رقم و خط تیره؛ پس از ساخت تغییر نمی‌کند.',
      'field «آدرس صفحه»',
      'حرف کوچک انگلیسی، رقم و خط تیره، مانند aban-a5؛ پس از ساخت تغییر نمی‌کند.',
      'field «برند» = برند را انتخاب کنید',
      'field «دسته» = دسته را انتخاب کنید',
      'field «گارانتی (اختیاری)»',
      'checkbox «کالای دست دوم است»',
      'h2 نخستین تنوع',
      'field «نام رنگ»',
      'color «رنگ» = #c9ced1',
      'انتخاب نشده',
      'field «قیمت (تومان)»',
      'field «موجودی رسیده»',
      'field «بهای هر عدد (اختیاری)»',
      'به تومان؛ برای حاشیهٔ سود',
      'field «حد هشدار موجودی» = ۲',
      'h2 معرفی',
      'field «متن معرفی»',
      'هر خط یک بند است.',
      'button «افزودن بخش»',
      'h2 ویژگی‌ها و مشخصات',
      'field «ویژگی‌های اصلی»',
      'هر خط یک ویژگی: عنوان، دونقطه، مقدار.',
      'field «مشخصات فنی»',
      'هر خط یک ویژگی: عنوان، دونقطه، مقدار.',
      'field «وضعیت دستگاه دست دوم»',
      'هر خط یک ویژگی: عنوان، دونقطه، مقدار.',
      'h2 مقدار فیلترها',
      'خریدار کالا را با همین مقدارها در فیلترهای دسته پیدا می‌کند و چند تای آن‌ها روی کارت کالا می‌آید. عدد را به واحد کنار نام آن بنویسید، بی نام واحد.',
      'field «مدل مشترک (برای رفتن از یک حافظه به حافظهٔ دیگر)»',
      'field «سال عرضه (میلادی)»',
      'field «سلامت باتری (درصد)»',
      'h2 کالاهای مشابه',
      'پیش از کالاهای هم‌دسته و هم‌قیمت نشان داده می‌شود. اگر چیزی انتخاب نکنید، فروشگاه خودش پیدا می‌کند.',
      'field «جستجوی کالا»',
      'button «پیدا کن»',
      'button «ساخت کالا»',
    ])
  })

  it('have brands with how many goods each has', async () => {
    const page = await openStaff('/staff/brands?id=45')
    expect(page.read()).toEqual([
      'h1 برندها',
      'status: ۲ برند',
      'h2 فهرست برندها',
      'search «جستجوی برند»',
      'link «1.name» → /staff/brands?id=7967',
      '1.english_name · ۹۷ کالا',
      'link «2.name» → /staff/brands?id=1758',
      '2.english_name · ۱۶ کالا',
      'h2 برند تازه',
      'field «نام فارسی»',
      'field «نام انگلیسی»',
      'آدرس برند در فروشگاه از همین نام ساخته می‌شود و با تغییر نام عوض نمی‌شود.',
      'button «ثبت»',
    ])
  })

  it('say which colleague has renamed a brand or changed the pictures meanwhile', async () => {
    const saved_by = {
      staff_id: 3,
      first_name: 'مهتاب',
      last_name: 'کیانی',
      at: '2026-11-04T11:45:00Z',
    }
    const problem = { code: 'changed_meanwhile', saved_by } as const
    const brands = await openStaff('/staff/brands?id=1758', { problems: { updateBrand: problem } })
    await brands.write('نام انگلیسی', 'Two')
    await brands.press('ثبت', 'main')
    expect(brands.read().filter((line) => line.startsWith('alert'))).toEqual([
      'alert: این مورد تغییر کرده است؛ آخرین بار مهتاب کیانی در ۱۳ آبان ۱۴۰۵، ساعت ۱۵:۱۵ آن را ذخیره کرد. تفاوت‌ها را ببینید و دوباره ثبت کنید.',
    ])
    await brands.close()
    const product = await openStaff('/staff/products/35', {
      problems: { setProductPictures: problem },
    })
    await product.write('متن جایگزین', 'از روبه‌رو')
    await product.press('ثبت تصویرها', 'main')
    expect(product.read().filter((line) => line.startsWith('alert'))).toEqual([
      'alert: تصویرهای این کالا تغییر کرده است؛ آخرین بار مهتاب کیانی در ۱۳ آبان ۱۴۰۵، ساعت ۱۵:۱۵ کالا را ذخیره کرد. تصویرهای تازه را ببینید؛ نوشته‌های شما از دست نمی‌رود. [button «دیدن تصویرهای تازه»]',
    ])
  })

  it('put the texts of both on pictures that a colleague has changed meanwhile', async () => {
    const shown = (front: string, back: string) => ({
      pictures: [
        { image: '/uploads/front.webp', alt_text: front, variant_id: null },
        { image: '/uploads/back.webp', alt_text: back, variant_id: null },
      ],
    })
    const getStaffProduct = shown('جلو', 'پشت')
    const problems: Record<string, string> = { setProductPictures: 'changed_meanwhile' }
    const page = await openStaff('/staff/products/35', { problems, replies: { getStaffProduct } })
    await page.write('متن جایگزین', 'از روبه‌رو')
    await page.press('پایین‌تر بردن تصویر اصلی')
    await page.write('متن جایگزین', 'از پشت')
    await page.press('ثبت تصویرها', 'main')
    Object.assign(getStaffProduct, shown('جلو', 'پشت، سبز'))
    delete problems['setProductPictures']
    const merged = await page.press('دیدن تصویرهای تازه')
    expect(merged).toEqual(
      expect.arrayContaining([
        'field «متن جایگزین» = پشت، سبز',
        'همکارتان هم این تصویر را تغییر داده است. شما نوشته بودید: «از پشت»',
      ]),
    )
    expect(page.read()).toContain('field «متن جایگزین» = از روبه‌رو')
    expect(await page.press('گذاشتن متن و رنگ من')).toContain('متن همکارتان: «پشت، سبز»')
    await page.press('ثبت تصویرها', 'main')
    expect(page.changes().at(-1)).toMatch(
      /"alt_text":"پشت، سبز".*"pictures":.*"alt_text":"از پشت".*"alt_text":"از روبه‌رو"/,
    )
  })

  it('have categories in the order of the shop', async () => {
    const page = await openStaff('/staff/categories?id=2', {
      replies: {
        listStaffCategories: {
          categories: [
            { id: 1, content: { name: 'الف', parent_id: null } },
            { id: 2, content: { name: 'ب', parent_id: null } },
            { id: 3, content: { name: 'پ', parent_id: 2 } },
          ],
        },
      },
    })
    expect(page.read()).toEqual([
      'h1 دسته‌ها و فیلترها',
      'status: ۳ دسته',
      'h2 ویرایش دستهٔ ب',
      'field «نام دسته» = ب',
      'field «نام انگلیسی در آدرس» = categories2-content-slug',
      'حرف کوچک انگلیسی، رقم و خط تیره. اگر عوض شود، آدرس پیشین هم به همین دسته می‌رسد.',
      'field «دستهٔ بالاتر» = هیچ‌کدام؛ دستهٔ اصلی',
      'جای آن میان هم‌سطح‌ها را در فهرست دسته‌ها عوض کنید؛ آخر از همه می‌آید.',
      'field «عنوان صفحه» = categories2.content.title_tag',
      'field «توضیح برای موتور جستجو» = categories2.content.description_tag',
      'field «متن زیر فهرست» = categories2.content.description',
      'هر خط یک بند است.',
      'تصویر بالای فهرست',
      'بدون تصویر',
      'file «بارگذاری تصویر بالای فهرست»',
      'status: تا ۵ مگابایت؛ JPEG، PNG، WebP یا AVIF',
      'تصویر بالای فهرست در گوشی',
      'بدون تصویر',
      'file «بارگذاری تصویر بالای فهرست در گوشی»',
      'status: تا ۵ مگابایت؛ JPEG، PNG، WebP یا AVIF',
      'فیلترهای فهرست',
      'به همین ترتیب در فهرست کالاها می‌آید. دسته‌ای که فیلتری ندارد، فیلترهای دستهٔ بالای خود را نشان می‌دهد.',
      'categories2.content.filters1',
      'categories2.content.filters1',
      'button «بالاتر بردن categories2.content.filters1» off',
      'button «پایین‌تر بردن categories2.content.filters1»',
      'button «برداشتن categories2.content.filters1»',
      'categories2.content.filters2',
      'categories2.content.filters2',
      'button «بالاتر بردن categories2.content.filters2»',
      'button «پایین‌تر بردن categories2.content.filters2» off',
      'button «برداشتن categories2.content.filters2»',
      'field «افزودن فیلتر» = فیلتر را انتخاب کنید',
      'button «ثبت»',
      'h2 نمایش به مشتری',
      'این دسته پنهان است، چون دسته‌ای بالای آن پنهان است.',
      '۷۰ کالا و ۶۹ زیردسته دارد.',
      'این بخش‌های منوی منتشرشده به این دسته یا زیردسته‌هایش می‌روند و تا پنهان است در فروشگاه نمی‌آیند، هر کدام با همهٔ آنچه در منو زیر آن است: categories2.menu_entries1، categories2.menu_entries2',
      'link «ویرایش منو» → /staff/content/categoryMenu',
      'button «پنهان کردن»',
      'دسته‌ای حذف می‌شود که کالا و زیردسته ندارد و بیمه، کد تخفیف، فهرست ویژه یا درخواستی از آن نام نمی‌برد.',
      'h2 دسته‌ها',
      'link «افزودن دسته» → /staff/categories?new=1',
      'group «ترتیب دسته‌های اصلی»',
      'الف',
      'link «الف» → /staff/categories?id=1',
      'button «بالاتر بردن الف» off',
      'button «پایین‌تر بردن الف»',
      'categories1-content-slug',
      'button «۲۷ زیردسته»',
      'group «ترتیب زیردسته‌های الف»',
      'ب',
      'link «ب» → /staff/categories?id=2 current',
      'button «بالاتر بردن ب»',
      'button «پایین‌تر بردن ب» off',
      'categories2-content-slug · پنهان، همراه دستهٔ بالا',
      'button «۶۹ زیردسته»',
      'group «ترتیب زیردسته‌های ب»',
      'پ',
      'link «پ» → /staff/categories?id=3',
      'button «بالاتر بردن پ» off',
      'button «پایین‌تر بردن پ» off',
      'categories3-content-slug',
      'button «۲۲ زیردسته»',
      'group «ترتیب زیردسته‌های پ»',
      'h2 فیلترها',
      'link «filters1.content.name» → /staff/categories?filter=filters1.key',
      'filters1.key',
      'link «filters2.content.name» → /staff/categories?filter=filters2.key',
      'filters2.key',
    ])
  })

  it('have plans for their prices', async () => {
    const page = await openStaff('/staff/price-plans')
    expect(page.read()).toEqual([
      'h1 تغییر قیمت‌ها',
      'تغییرهای گروهی قیمت، همان لحظه یا از ساعتی در آینده، اینجا فهرست می‌شود (۱۰۰ تغییر تازه‌تر). اگر قیمت تازه ماندگار باشد، می‌توان قیمت پیشین را برگرداند. برای افزودن، در «کالاها» کالاها را انتخاب کنید و «تغییر قیمت» را بزنید.',
      'region «فهرست تغییرهای قیمت»',
      'فهرست تغییرهای قیمت',
      'row: چه کالایی | تغییر | آغاز | بازگشت | وضعیت | چه کسی | کارها',
      'row: [link «1.title و ۹۶ کالای دیگر (۹۶ تنوع)» → /staff/price-plans?plan=7967] | ۵۵٪ افزایش | ۱۰ آبان ۱۴۰۵ ۱۹:۲۵ | ۱۲ آبان ۱۴۰۵ ۱۴:۱۲ | در انتظار ۴۷ تنوع را همکاری تغییر داده بود و همان ماند | 1.first_name 1.last_name | [button «لغو زمان‌بندی 1.title»]',
      'row: [link «2.title و ۱۵ کالای دیگر (۱۵ تنوع)» → /staff/price-plans?plan=1758] | ۴۵٪ افزایش | ۱۷ آبان ۱۴۰۵ ۱۲:۲۸ | قیمت ۵۳ تنوع برگشت | در حال اجرا ۵۵ تنوع را همکاری تغییر داده بود و همان ماند | کاربر ۶۹۶۵ | [button «بازگشت قیمت 2.title همین حالا»]',
    ])
  })
})

describe('the input of the form of a new product', () => {
  it('survives a reload, including text that is not a number', async () => {
    const before = await openStaff('/staff/products/new')
    await before.write('title', 'گوشی تازه')
    await before.write('price', 'پنج میلیون')
    const after = await openStaff('/staff/products/new')
    expect(after.read()).toEqual(
      expect.arrayContaining([
        'field «عنوان» = گوشی تازه',
        'field «قیمت (تومان)» = پنج میلیون invalid',
      ]),
    )
  })
})

describe('a change of a category', () => {
  it('renews the lists of products, which say the category', async () => {
    const page = await openStaff('/staff/products')
    const lists = () => page.calls.filter((call) => call.startsWith('GET /staff/product/?')).length
    const before = lists()
    await page.after(() => navigate('/staff/categories?id=7066'))
    await page.press('پنهان کردن')
    await page.press('پنهان شود')
    await page.after(() => navigate('/staff/products'))
    expect(lists()).toBe(before + 1)
  })
})

describe('a plan of prices', () => {
  it('opens with every price that it changes', async () => {
    const line = { title: 'کابل', color_name: 'سفید', price: 900_000, new_price: null }
    const lines = [
      { ...line, price_after: 800_000, new_price_after: null, outcome: 'changed' as const },
      { ...line, price_after: 900_000, new_price_after: 700_000, outcome: 'left_out' as const },
      { ...line, price_after: 850_000, new_price_after: null, outcome: null },
    ]
    const page = await openStaff('/staff/price-plans?plan=7', {
      replies: {
        listPricePlans: { results: [{ id: 7, title: 'کابل', products: 1, variants: 3 }] },
        getPricePlan: { plan: { id: 7, status: 'planned' }, reason: 'جشنواره', lines },
      },
    })
    const opened = page.read()
    expect(opened).toContain('link «بستن» → /staff/price-plans')
    expect(opened).toContain('h2 ردیف‌های این تغییر')
    expect(opened.filter((row) => row.startsWith('row: [link «کابل، سفید»'))).toEqual([
      expect.stringContaining('| ۹۰۰٬۰۰۰ تومان | ۸۰۰٬۰۰۰ تومان | تغییر کرد'),
      expect.stringContaining('۹۰۰٬۰۰۰ تومان، با تخفیف ۷۰۰٬۰۰۰ تومان | همکاری تغییر داده بود'),
      expect.stringContaining('| ۸۵۰٬۰۰۰ تومان | هنوز آغاز نشده است'),
    ])
  })
})

describe('a new variant', () => {
  it('has no color until one is chosen, and cannot be cancelled while it is being saved', async () => {
    const silent = createApi(() => new Promise(() => {}), 'http://shop.example')
    const page = await showPart(
      <ApiContext value={silent}>
        <QueryClientProvider client={createQueryClient()}>
          <NewVariantPanel productId={7} others={[900_000]} onClose={() => {}} />
        </QueryClientProvider>
      </ApiContext>,
    )
    expect(page.read()).toContain('button «انصراف»')
    await page.write('color_name', 'آبی')
    await page.write('price', '950000')
    await page.write('quantity', '3')
    await page.press('ثبت تنوع')
    expect(page.read()).toContain('alert: رنگ را انتخاب کنید.')
    await page.write('رنگ', '#1f5fbf')
    expect(page.read().join()).not.toContain('انتخاب نشده')
    await page.write('price', '9500000')
    await page.write('quantity', '100000')
    await page.press('ثبت تنوع')
    const asked = page.read('[role=alertdialog]').join()
    expect(asked).toContain('قیمت ۹٬۵۰۰٬۰۰۰ تومان بیش از دو برابر')
    expect(asked).toContain('موجودی ۱۰۰٬۰۰۰ عدد می‌شود')
    await page.press('بله، ثبت شود')
    expect(page.read()).toContain('button «انصراف» off')
  })
})
