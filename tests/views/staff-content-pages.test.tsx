import { act, useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '#machines/api/client.ts'
import { HomePreview } from '#staff/content/home/HomePreview.tsx'
import { menuPromotionLimits, siteLinksContentLimits } from '#api/limits.ts'
import { Lines } from '#staff/content/Lines.tsx'
import { CategoryMenuForm } from '#staff/content/menus/CategoryMenuForm.tsx'
import { SiteLinksForm } from '#staff/content/menus/SiteLinksForm.tsx'
import { textPageLines } from '#staff/content/text-page/text-page-lines.ts'
import { openStaff, showPart } from './support/open-page.tsx'
import { pressFocused } from './support/press-focused.ts'
import { sample } from '#tests/support/sample-replies.ts'

const openContent = (name: Exclude<Schemas['ContentName'], Schemas['TextPageName']>) =>
  openStaff(`/staff/content/${name}`, {
    replies: { getStaffContent: { name, published: { kind: name }, draft: null } },
  })

describe('site content in the back office', () => {
  it('are listed by what they are about', async () => {
    const page = await openStaff('/staff/content')
    expect(page.read()).toEqual([
      'h1 محتوای سایت',
      'هر تغییر پیش‌نویس می‌ماند و تا منتشر نشود، خریداران آن را نمی‌بینند.',
      'h2 در این صفحه',
      'link «فروشگاه و تماس» → #shop',
      'link «ویترین، منو و پیوندها» → #front',
      'link «ارسال و بیمه» → #orders',
      'link «راهنما و پرسش‌ها» → #help',
      'link «قوانین و شرایط» → #rules',
      'h2 فروشگاه و تماس',
      'link «تنظیمات فروشگاه نام، تماس، نشانی، ساعت کار، شبکه‌ها، نمادها و سقف خرید؛ فقط مالک» → /staff/content/shopSettings',
      'h2 ویترین، منو و پیوندها',
      'link «اطلاعیهٔ بالای صفحه یک خط بالای همهٔ صفحه‌ها، با پیوند و بازهٔ زمانی» → /staff/content/announcement',
      'link «صفحهٔ اصلی بخش‌ها و ترتیبشان، اسلایدها، بنرها و ردیف‌های کالا، با پیش‌نمایش» → /staff/content/homePage',
      'link «استوری‌ها استوری‌های بالای صفحهٔ اصلی، با تصویر و کالا» → /staff/content/homeStories',
      'link «منوی دسته‌ها بخش‌ها، گروه‌ها و پیوندهای منوی «دسته‌بندی کالاها»، با ترتیب و پنهان کردن» → /staff/content/categoryMenu',
      'link «پیوندهای بالا و پایین صفحه ردیف پیوندهای زیر جستجو و ستون‌های پایین صفحه، با پیش‌نمایش» → /staff/content/siteLinks',
      'h2 ارسال و بیمه',
      'link «روزهای تعطیل ارسال روزهایی که جز جمعه‌ها چیزی فرستاده یا تحویل داده نمی‌شود» → /staff/content/deliveryCalendar',
      'link «قیمت و زمان ارسال قیمت، روز کاری، ساعت پایان سفارش و ارسال رایگان برای هر استان و شهر» → /staff/content/deliveryRates',
      'link «بیمه‌ها نام، شرایط، قیمت و دسته‌های هر بیمه، و خاموش کردن آن» → /staff/content/insurances',
      'h2 راهنما و پرسش‌ها',
      'link «پرسش‌های پرتکرار موضوع‌ها، پرسش‌ها و پاسخ‌ها به ترتیب دلخواه» → /staff/content/faq',
      'link «صفحهٔ راهنمای خرید عنوان، بخش‌ها، متن، جدول و پرسش‌ها، با پیش‌نمایش» → /staff/content/purchaseGuide',
      'link «صفحهٔ روش‌های پرداخت عنوان، بخش‌ها، متن، جدول و پرسش‌ها، با پیش‌نمایش» → /staff/content/purchaseMethods',
      'link «صفحهٔ روش‌های ارسال عنوان، بخش‌ها، متن، جدول و پرسش‌ها، با پیش‌نمایش» → /staff/content/sendingMethods',
      'link «صفحهٔ پیگیری سفارش عنوان، بخش‌ها، متن، جدول و پرسش‌ها، با پیش‌نمایش» → /staff/content/trackingOrders',
      'link «صفحهٔ پرسش‌های رجیستری عنوان، بخش‌ها، متن، جدول و پرسش‌ها، با پیش‌نمایش» → /staff/content/faqRegistry',
      'h2 قوانین و شرایط',
      'link «صفحهٔ ضمانت هفت‌روزه عنوان، بخش‌ها، متن، جدول و پرسش‌ها، با پیش‌نمایش» → /staff/content/warranty7day',
      'link «صفحهٔ بازگرداندن کالا عنوان، بخش‌ها، متن، جدول و پرسش‌ها، با پیش‌نمایش» → /staff/content/returnProducts',
      'link «صفحهٔ قوانین و مقررات عنوان، بخش‌ها، متن، جدول و پرسش‌ها، با پیش‌نمایش» → /staff/content/terms',
      'link «صفحهٔ حریم خصوصی عنوان، بخش‌ها، متن، جدول و پرسش‌ها، با پیش‌نمایش» → /staff/content/userPrivacy',
      'link «صفحهٔ قوانین کالای کارکرده عنوان، بخش‌ها، متن، جدول و پرسش‌ها، با پیش‌نمایش» → /staff/content/stockProductRules',
    ])
  })

  it('are listed without a table of contents for members who edit one group of them', async () => {
    const getStaffMember = { roles: ['orders' as const] }
    const page = await openStaff('/staff/content', { replies: { getStaffMember } })
    expect(page.read().filter((line) => !line.startsWith('link'))).toEqual([
      'h1 محتوای سایت',
      'هر تغییر پیش‌نویس می‌ماند و تا منتشر نشود، خریداران آن را نمی‌بینند.',
      'h2 ارسال و بیمه',
    ])
  })

  it('have an announcement', async () => {
    const page = await openContent('announcement')
    expect(page.read()).toEqual([
      'link «همهٔ محتوا» → /staff/content',
      'h1 اطلاعیهٔ بالای صفحه',
      'section «انتشار»',
      'status: همان است که خریداران می‌بینند.',
      'نسخهٔ ۲۰، first_name last_name، ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۳۱',
      'button «بازگرداندن نسخهٔ پیش»',
      'button «انتشار» off',
      'checkbox «در فروشگاه نمایش داده شود» checked',
      'field «متن» = published.text',
      'field «بخش پررنگ» = published.accent',
      'همان‌طور که در متن آمده است',
      'field «ادامه در صفحهٔ پهن» = published.more',
      'field «پیوند» = /published/link',
      'مانند ‎/products/iphone-17؛ خالی یعنی بی‌پیوند',
      'field «روز آغاز» = ۱۴۰۵/۰۸/۲۷',
      'button «تقویم»',
      'مانند ۱۴۰۵/۰۹/۱۲؛ خالی یعنی بی‌محدودیت',
      'field «ساعت آغاز» = ۰۴:۰۰',
      'field «روز پایان» = ۱۴۰۵/۰۸/۱۳',
      'button «تقویم»',
      'مانند ۱۴۰۵/۰۹/۱۲؛ خالی یعنی بی‌محدودیت',
      'field «ساعت پایان» = ۱۹:۰۰',
      'button «تاریخچهٔ نسخه‌ها»',
    ])
  })

  it('have frequent questions', async () => {
    const page = await openContent('faq')
    expect(page.read()).toEqual([
      'link «همهٔ محتوا» → /staff/content',
      'h1 پرسش‌های پرتکرار',
      'section «انتشار»',
      'status: همان است که خریداران می‌بینند.',
      'نسخهٔ ۲۰، first_name last_name، ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۳۱',
      'button «بازگرداندن نسخهٔ پیش»',
      'button «انتشار» off',
      'published.categories1.title',
      'published.categories1.title',
      'button «بالاتر بردن published.categories1.title» off',
      'button «پایین‌تر بردن published.categories1.title»',
      'button «برداشتن published.categories1.title»',
      'field «نام موضوع» = published.categories1.title',
      'button «۲ پرسش»',
      'پرسش ۱',
      'پرسش ۱',
      'button «بالاتر بردن پرسش ۱» off',
      'button «پایین‌تر بردن پرسش ۱»',
      'button «برداشتن پرسش ۱»',
      'field «پرسش» = published.categories1.questions1.question',
      'field «پاسخ» = published.categories1.questions1.answer',
      'پرسش ۲',
      'پرسش ۲',
      'button «بالاتر بردن پرسش ۲»',
      'button «پایین‌تر بردن پرسش ۲» off',
      'button «برداشتن پرسش ۲»',
      'field «پرسش» = published.categories1.questions2.question',
      'field «پاسخ» = published.categories1.questions2.answer',
      'button «افزودن پرسش»',
      'published.categories2.title',
      'published.categories2.title',
      'button «بالاتر بردن published.categories2.title»',
      'button «پایین‌تر بردن published.categories2.title» off',
      'button «برداشتن published.categories2.title»',
      'field «نام موضوع» = published.categories2.title',
      'button «۲ پرسش»',
      'پرسش ۱',
      'پرسش ۱',
      'button «بالاتر بردن پرسش ۱» off',
      'button «پایین‌تر بردن پرسش ۱»',
      'button «برداشتن پرسش ۱»',
      'field «پرسش» = published.categories2.questions1.question',
      'field «پاسخ» = published.categories2.questions1.answer',
      'پرسش ۲',
      'پرسش ۲',
      'button «بالاتر بردن پرسش ۲»',
      'button «پایین‌تر بردن پرسش ۲» off',
      'button «برداشتن پرسش ۲»',
      'field «پرسش» = published.categories2.questions2.question',
      'field «پاسخ» = published.categories2.questions2.answer',
      'button «افزودن پرسش»',
      'button «افزودن موضوع»',
      'button «تاریخچهٔ نسخه‌ها»',
    ])
  })

  it('have a home page', async () => {
    const page = await openContent('homePage')
    expect(page.read()).toEqual([
      'link «همهٔ محتوا» → /staff/content',
      'h1 صفحهٔ اصلی',
      'section «انتشار»',
      'status: همان است که خریداران می‌بینند.',
      'نسخهٔ ۲۰، first_name last_name، ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۳۱',
      'button «بازگرداندن نسخهٔ پیش»',
      'button «انتشار» off',
      'button «دیدن پیش‌نمایش»',
      '۱. استوری‌ها',
      '۱. استوری‌ها',
      'button «بالاتر بردن ۱. استوری‌ها» off',
      'button «پایین‌تر بردن ۱. استوری‌ها»',
      'button «برداشتن ۱. استوری‌ها»',
      'checkbox «در صفحهٔ اصلی نمایش داده شود» checked',
      'button «ویرایش محتوای بخش»',
      '۲. استوری‌ها',
      '۲. استوری‌ها',
      'button «بالاتر بردن ۲. استوری‌ها»',
      'button «پایین‌تر بردن ۲. استوری‌ها» off',
      'button «برداشتن ۲. استوری‌ها»',
      'checkbox «در صفحهٔ اصلی نمایش داده شود پنهان»',
      'button «ویرایش محتوای بخش»',
      'field «نوع بخش تازه» = ردیف کالا',
      'button «افزودن بخش»',
      'button «تاریخچهٔ نسخه‌ها»',
    ])
  })

  it('have stories', async () => {
    const page = await openContent('homeStories')
    expect(page.read()).toEqual([
      'link «همهٔ محتوا» → /staff/content',
      'h1 استوری‌ها',
      'section «انتشار»',
      'status: همان است که خریداران می‌بینند.',
      'نسخهٔ ۲۰، first_name last_name، ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۳۱',
      'button «بازگرداندن نسخهٔ پیش»',
      'button «انتشار» off',
      'button «دیدن پیش‌نمایش»',
      'published.stories1.name',
      'published.stories1.name',
      'button «بالاتر بردن published.stories1.name» off',
      'button «پایین‌تر بردن published.stories1.name»',
      'button «برداشتن published.stories1.name»',
      'field «نام» = published.stories1.name',
      'تصویر روی استوری',
      'file «بارگذاری تصویر روی استوری»',
      'status: تا ۵ مگابایت؛ JPEG، PNG، WebP یا AVIF',
      'field «رنگ زمینه» = فیروزه‌ای',
      'button «۲ مورد»',
      'مورد ۱',
      'مورد ۱',
      'button «بالاتر بردن مورد ۱» off',
      'button «پایین‌تر بردن مورد ۱»',
      'button «برداشتن مورد ۱»',
      'تصویر',
      'file «بارگذاری تصویر»',
      'status: تا ۵ مگابایت؛ JPEG، PNG، WebP یا AVIF',
      'کالا 1.title',
      'button «برداشتن کالا»',
      'field «رنگی که تصویر نشان می‌دهد» = هر رنگی که ارزان‌تر است',
      'قیمت و پیوند از همین رنگ می‌شوند',
      'search «جستجوی کالا: کالا»',
      'نام کالا را بنویسید و از فهرست انتخاب کنید.',
      'field «متن روی تصویر» = published.stories1.items1.text',
      'مورد ۲',
      'مورد ۲',
      'button «بالاتر بردن مورد ۲»',
      'button «پایین‌تر بردن مورد ۲» off',
      'button «برداشتن مورد ۲»',
      'تصویر',
      'file «بارگذاری تصویر»',
      'status: تا ۵ مگابایت؛ JPEG، PNG، WebP یا AVIF',
      'کالا 1.title',
      'button «برداشتن کالا»',
      'field «رنگی که تصویر نشان می‌دهد» = هر رنگی که ارزان‌تر است',
      'قیمت و پیوند از همین رنگ می‌شوند',
      'search «جستجوی کالا: کالا»',
      'نام کالا را بنویسید و از فهرست انتخاب کنید.',
      'field «متن روی تصویر» = published.stories1.items2.text',
      'button «افزودن مورد»',
      'published.stories2.name',
      'published.stories2.name',
      'button «بالاتر بردن published.stories2.name»',
      'button «پایین‌تر بردن published.stories2.name» off',
      'button «برداشتن published.stories2.name»',
      'field «نام» = published.stories2.name',
      'تصویر روی استوری',
      'file «بارگذاری تصویر روی استوری»',
      'status: تا ۵ مگابایت؛ JPEG، PNG، WebP یا AVIF',
      'field «رنگ زمینه» = زعفرانی',
      'button «۲ مورد»',
      'مورد ۱',
      'مورد ۱',
      'button «بالاتر بردن مورد ۱» off',
      'button «پایین‌تر بردن مورد ۱»',
      'button «برداشتن مورد ۱»',
      'تصویر',
      'file «بارگذاری تصویر»',
      'status: تا ۵ مگابایت؛ JPEG، PNG، WebP یا AVIF',
      'کالا 1.title',
      'button «برداشتن کالا»',
      'field «رنگی که تصویر نشان می‌دهد» = هر رنگی که ارزان‌تر است',
      'قیمت و پیوند از همین رنگ می‌شوند',
      'search «جستجوی کالا: کالا»',
      'نام کالا را بنویسید و از فهرست انتخاب کنید.',
      'field «متن روی تصویر» = published.stories2.items1.text',
      'مورد ۲',
      'مورد ۲',
      'button «بالاتر بردن مورد ۲»',
      'button «پایین‌تر بردن مورد ۲» off',
      'button «برداشتن مورد ۲»',
      'تصویر',
      'file «بارگذاری تصویر»',
      'status: تا ۵ مگابایت؛ JPEG، PNG، WebP یا AVIF',
      'کالا 1.title',
      'button «برداشتن کالا»',
      'field «رنگی که تصویر نشان می‌دهد» = هر رنگی که ارزان‌تر است',
      'قیمت و پیوند از همین رنگ می‌شوند',
      'search «جستجوی کالا: کالا»',
      'نام کالا را بنویسید و از فهرست انتخاب کنید.',
      'field «متن روی تصویر» = published.stories2.items2.text',
      'button «افزودن مورد»',
      'button «افزودن استوری»',
      'button «تاریخچهٔ نسخه‌ها»',
    ])
  })

  it('have days without delivery', async () => {
    const days = [
      { day: '2026-11-22', name: 'تعطیل یک' },
      { day: '2026-11-25', name: 'تعطیل دو' },
      { day: '2026-12-30', name: 'تعطیل سه' },
    ]
    const name = 'deliveryCalendar'
    const page = await openStaff('/staff/content/deliveryCalendar', {
      replies: { getStaffContent: { name, published: { kind: name, days }, draft: null } },
    })
    expect(page.read()).toEqual([
      'link «همهٔ محتوا» → /staff/content',
      'h1 روزهای تعطیل ارسال',
      'section «انتشار»',
      'status: همان است که خریداران می‌بینند.',
      'نسخهٔ ۲۰، first_name last_name، ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۳۱',
      'button «بازگرداندن نسخهٔ پیش»',
      'button «انتشار» off',
      'section «آبان ۱۴۰۵»',
      'button «ماه پیش»',
      'h2 آبان ۱۴۰۵',
      'button «ماه بعد»',
      'button «جمعه ۱ آبان، جمعه» off chosen',
      'button «شنبه ۲ آبان، باز»',
      'button «یکشنبه ۳ آبان، باز»',
      'button «دوشنبه ۴ آبان، باز»',
      'button «سه‌شنبه ۵ آبان، باز»',
      'button «چهارشنبه ۶ آبان، باز»',
      'button «پنجشنبه ۷ آبان، باز»',
      'button «جمعه ۸ آبان، جمعه» off chosen',
      'button «شنبه ۹ آبان، باز»',
      'button «یکشنبه ۱۰ آبان، باز»',
      'button «دوشنبه ۱۱ آبان، باز»',
      'button «سه‌شنبه ۱۲ آبان، باز»',
      'button «چهارشنبه ۱۳ آبان، باز»',
      'button «پنجشنبه ۱۴ آبان، باز»',
      'button «جمعه ۱۵ آبان، جمعه» off chosen',
      'button «شنبه ۱۶ آبان، باز»',
      'button «یکشنبه ۱۷ آبان، باز»',
      'button «دوشنبه ۱۸ آبان، باز»',
      'button «سه‌شنبه ۱۹ آبان، باز»',
      'button «چهارشنبه ۲۰ آبان، باز»',
      'button «پنجشنبه ۲۱ آبان، باز»',
      'button «جمعه ۲۲ آبان، جمعه» off chosen',
      'button «شنبه ۲۳ آبان، باز»',
      'button «یکشنبه ۲۴ آبان، باز»',
      'button «دوشنبه ۲۵ آبان، باز»',
      'button «سه‌شنبه ۲۶ آبان، باز»',
      'button «چهارشنبه ۲۷ آبان، باز»',
      'button «پنجشنبه ۲۸ آبان، باز»',
      'button «جمعه ۲۹ آبان، جمعه» off chosen current',
      'button «شنبه ۳۰ آبان، باز»',
      'روی یک روز بزنید تا تعطیل یا باز شود. جمعه‌ها همیشه تعطیل‌اند. روزی که کنار یک روز تعطیل بسته شود مناسبت همان را می‌گیرد؛ مناسبت هر روز را می‌توانید جداگانه بنویسید.',
      'در این ماه جز جمعه‌ها روز تعطیلی نیست.',
      'button «تاریخچهٔ نسخه‌ها»',
    ])
  })

  it('have prices of delivery', async () => {
    const page = await openContent('deliveryRates')
    expect(page.read()).toEqual([
      'link «همهٔ محتوا» → /staff/content',
      'h1 قیمت و زمان ارسال',
      'section «انتشار»',
      'status: همان است که خریداران می‌بینند.',
      'نسخهٔ ۲۰، first_name last_name، ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۳۱',
      'button «بازگرداندن نسخهٔ پیش»',
      'button «انتشار» off',
      'برای هر جا تنگ‌ترین ردیف به کار می‌رود: نخست شهر، سپس استان، سپس همهٔ ایران. روشی که برای جایی ردیفی ندارد، آنجا پیشنهاد نمی‌شود.',
      'h2 published.methods1.name',
      'field «توضیح برای خریدار» = published.methods1.description',
      'button «۲ ردیف قیمت»',
      'h2 published.methods2.name',
      'field «توضیح برای خریدار» = published.methods2.description',
      'button «۲ ردیف قیمت»',
      'button «تاریخچهٔ نسخه‌ها»',
    ])
  })

  it('have insurances', async () => {
    const page = await openContent('insurances')
    expect(page.read()).toEqual([
      'link «همهٔ محتوا» → /staff/content',
      'h1 بیمه‌ها',
      'section «انتشار»',
      'status: همان است که خریداران می‌بینند.',
      'نسخهٔ ۲۰، first_name last_name، ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۳۱',
      'button «بازگرداندن نسخهٔ پیش»',
      'button «انتشار» off',
      'سفارش‌های ثبت‌شده قیمت خود را نگه می‌دارند. بیمهٔ خاموش دیگر پیشنهاد نمی‌شود، ولی در سبدهایی که آن را دارند می‌ماند.',
      'h2 published.insurances1.name',
      'checkbox «پیشنهاد می‌شود» checked',
      'field «نام بیمه» = published.insurances1.name',
      'field «مدت (ماه)» = ۱۳',
      'field «از هر ۱٬۰۰۰ تومان قیمت کالا، چند تومان» = ۴۵',
      'یعنی ۴٫۵ درصد قیمت؛ ۰ برای مبلغ ثابت',
      'field «کمترین مبلغ (تومان)» = ۹۵',
      'اگر سهم از قیمت ۰ باشد، همین مبلغ گرفته می‌شود.',
      'field «شرایط» = published.insurances1.description',
      'هر سطر یک بند است.',
      'button «دسته‌ها: ۲»',
      'برای کالاهای این دسته‌ها و زیردسته‌هایشان',
      'checkbox «categories1.name»',
      'checkbox «categories2.name (پنهان)»',
      'h2 published.insurances2.name',
      'checkbox «پیشنهاد می‌شود»',
      'field «نام بیمه» = published.insurances2.name',
      'field «مدت (ماه)»',
      'field «از هر ۱٬۰۰۰ تومان قیمت کالا، چند تومان»',
      'یعنی ۰ درصد قیمت؛ ۰ برای مبلغ ثابت',
      'field «کمترین مبلغ (تومان)»',
      'اگر سهم از قیمت ۰ باشد، همین مبلغ گرفته می‌شود.',
      'field «شرایط» = published.insurances2.description',
      'هر سطر یک بند است.',
      'button «دسته‌ها: ۲»',
      'برای کالاهای این دسته‌ها و زیردسته‌هایشان',
      'checkbox «categories1.name»',
      'checkbox «categories2.name (پنهان)»',
      'button «برداشتن این بیمه»',
      'button «افزودن بیمه»',
      'button «تاریخچهٔ نسخه‌ها»',
    ])
  })

  it('have the menu of categories', async () => {
    const page = await openContent('categoryMenu')
    expect(page.read()).toEqual([
      'link «همهٔ محتوا» → /staff/content',
      'h1 منوی دسته‌ها',
      'section «انتشار»',
      'status: همان است که خریداران می‌بینند.',
      'نسخهٔ ۲۰، first_name last_name، ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۳۱',
      'button «بازگرداندن نسخهٔ پیش»',
      'button «انتشار» off',
      'button «پیش‌نمایش»',
      'published.departments1.title',
      'published.departments1.title',
      'button «بالاتر بردن published.departments1.title» off',
      'button «پایین‌تر بردن published.departments1.title»',
      'button «برداشتن published.departments1.title»',
      'button «ویرایش»',
      'published.departments2.title',
      'published.departments2.title',
      'button «بالاتر بردن published.departments2.title»',
      'button «پایین‌تر بردن published.departments2.title» off',
      'button «برداشتن published.departments2.title»',
      'button «ویرایش»',
      'button «افزودن بخش»',
      'h2 کادر کنار گروه‌ها',
      'روی صفحهٔ پهن در همهٔ بخش‌های منو دیده می‌شود.',
      'checkbox «در فروشگاه نمایش داده شود» checked',
      'field «عنوان» = published.promotion.title',
      '۲۵ از ۴۰ نویسه.',
      'field «پیوند» = /published/promotion/link',
      'مانند ‎/productlist/mobile؛ نشانی هر صفحهٔ فروشگاه از / به بعد',
      'field «متن کوتاه» = published.promotion.text',
      '۲۴ از ۸۰ نویسه.',
      'تصویر',
      'file «بارگذاری تصویر»',
      'button «برداشتن تصویر»',
      'status: تا ۵ مگابایت؛ JPEG، PNG، WebP یا AVIF',
      'button «تاریخچهٔ نسخه‌ها»',
    ])
  })

  it('have the links of the site', async () => {
    const page = await openContent('siteLinks')
    expect(page.read()).toEqual([
      'link «همهٔ محتوا» → /staff/content',
      'h1 پیوندهای بالا و پایین صفحه',
      'section «انتشار»',
      'status: همان است که خریداران می‌بینند.',
      'نسخهٔ ۲۰، first_name last_name، ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۳۱',
      'button «بازگرداندن نسخهٔ پیش»',
      'button «انتشار» off',
      'button «پیش‌نمایش»',
      'h2 ردیف پیوندهای بالای صفحه',
      'published.links1.title',
      'published.links1.title',
      'button «بالاتر بردن published.links1.title» off',
      'button «پایین‌تر بردن published.links1.title»',
      'button «برداشتن published.links1.title»',
      'button «ویرایش»',
      'published.links2.title',
      'published.links2.title',
      'button «بالاتر بردن published.links2.title»',
      'button «پایین‌تر بردن published.links2.title» off',
      'button «برداشتن published.links2.title»',
      'button «ویرایش»',
      'button «افزودن پیوند»',
      'h2 ستون‌های پایین صفحه',
      'صفحه‌های راهنما که اینجا باشند، زیر «صفحه‌های مرتبط» هم می‌آیند.',
      'published.columns1.title',
      'published.columns1.title',
      'button «بالاتر بردن published.columns1.title» off',
      'button «پایین‌تر بردن published.columns1.title»',
      'button «برداشتن published.columns1.title»',
      'button «۲ پیوند»',
      'published.columns2.title',
      'published.columns2.title',
      'button «بالاتر بردن published.columns2.title»',
      'button «پایین‌تر بردن published.columns2.title» off',
      'button «برداشتن published.columns2.title»',
      'button «۲ پیوند»',
      'button «افزودن ستون»',
      'button «تاریخچهٔ نسخه‌ها»',
    ])
  })

  it('show the phone number of the shop in Persian digits, and take both', async () => {
    const published = { kind: 'shopSettings', tel: '021-88001800' } as const
    const page = await openStaff('/staff/content/shopSettings', {
      replies: { getStaffContent: { name: 'shopSettings', published, draft: null } },
    })
    expect(page.read()).toContain('field «تلفن» = ۰۲۱-۸۸۰۰۱۸۰۰')
    await page.write('تلفن', '021-77')
    expect(page.read()).toContain('field «تلفن» = ۰۲۱-۷۷')
  })

  it('have the settings of the shop', async () => {
    const page = await openContent('shopSettings')
    expect(page.read()).toEqual([
      'link «همهٔ محتوا» → /staff/content',
      'h1 تنظیمات فروشگاه',
      'section «انتشار»',
      'status: همان است که خریداران می‌بینند.',
      'نسخهٔ ۲۰، first_name last_name، ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۳۱',
      'button «بازگرداندن نسخهٔ پیش»',
      'button «انتشار» off',
      'button «پیش‌نمایش»',
      'h2 نام و تماس',
      'field «نام فروشگاه» = published.name',
      'در سربرگ، عنوان صفحه‌ها، فاکتور و پیامک‌ها',
      'field «نام کامل» = published.title',
      'field «تلفن» = published.tel',
      'مانند ‎۰۲۱-۸۸۰۰۱۸۰۰',
      'field «ایمیل» = published.mail',
      'خالی یعنی نشان داده نشود',
      'field «نشانی» = published.place',
      'field «ساعت کار» = published.hours',
      'h2 شبکه‌های اجتماعی',
      'واتساپ و تلگرام راه گفتگو با پشتیبانی هم هستند.',
      'اینستاگرام',
      'اینستاگرام',
      'button «بالاتر بردن اینستاگرام» off',
      'button «پایین‌تر بردن اینستاگرام»',
      'button «برداشتن اینستاگرام»',
      'field «شبکه» = اینستاگرام',
      'field «نشانی کامل» = /published/social1/link',
      'با https آغاز شود',
      'تلگرام',
      'تلگرام',
      'button «بالاتر بردن تلگرام»',
      'button «پایین‌تر بردن تلگرام» off',
      'button «برداشتن تلگرام»',
      'field «شبکه» = تلگرام',
      'field «نشانی کامل» = /published/social2/link',
      'با https آغاز شود',
      'button «افزودن شبکه»',
      'h2 دلگرمی‌های پایین صفحه',
      'published.marks1.title',
      'published.marks1.title',
      'button «بالاتر بردن published.marks1.title» off',
      'button «پایین‌تر بردن published.marks1.title»',
      'button «برداشتن published.marks1.title»',
      'button «ویرایش»',
      'published.marks2.title',
      'published.marks2.title',
      'button «بالاتر بردن published.marks2.title»',
      'button «پایین‌تر بردن published.marks2.title» off',
      'button «برداشتن published.marks2.title»',
      'button «ویرایش»',
      'button «افزودن دلگرمی»',
      'h2 نمادهای اعتماد',
      'تصویر نماد (مانند اینماد) و صفحه‌ای که اعتبار آن را نشان می‌دهد',
      'published.seals1.title',
      'published.seals1.title',
      'button «بالاتر بردن published.seals1.title» off',
      'button «پایین‌تر بردن published.seals1.title»',
      'button «برداشتن published.seals1.title»',
      'field «نام نماد» = published.seals1.title',
      'تصویر نماد',
      'file «بارگذاری تصویر نماد»',
      'status: تا ۵ مگابایت؛ JPEG، PNG، WebP یا AVIF',
      'field «نشانی صفحهٔ نماد» = /published/seals1/link',
      'با https آغاز شود',
      'published.seals2.title',
      'published.seals2.title',
      'button «بالاتر بردن published.seals2.title»',
      'button «پایین‌تر بردن published.seals2.title» off',
      'button «برداشتن published.seals2.title»',
      'field «نام نماد» = published.seals2.title',
      'تصویر نماد',
      'file «بارگذاری تصویر نماد»',
      'status: تا ۵ مگابایت؛ JPEG، PNG، WebP یا AVIF',
      'field «نشانی صفحهٔ نماد» = /published/seals2/link',
      'با https آغاز شود',
      'button «افزودن نماد»',
      'h2 خرید',
      'field «بیشترین تعداد یک تنوع در یک سفارش» = ۶۸',
      'خالی یعنی همان که روی سرور تنظیم شده است',
      'field «بیشترین تعداد یک تنوع در ۲۴ ساعت» = ۷۲',
      'خالی یعنی همان که روی سرور تنظیم شده است',
      'field «بیشترین سفارش پرداخت‌نشدهٔ یک مشتری» = ۲۶',
      'خالی یعنی همان که روی سرور تنظیم شده است',
      'checkbox «درگاه‌های اقساطی پیشنهاد شوند» checked',
      'checkbox «پیش از رفتن به درگاه، خاموش کردن VPN یادآوری شود» checked',
      'button «تاریخچهٔ نسخه‌ها»',
    ])
  })

  it('have no limit of zero: the one of the server counts', async () => {
    const limits = { units_per_order: 5, units_per_day: 9, open_orders: 3 }
    const published = { kind: 'shopSettings', ...limits } as const
    const page = await openStaff('/staff/content/shopSettings', {
      replies: { getStaffContent: { name: 'shopSettings', published, draft: null } },
    })
    for (const limit of [
      'بیشترین تعداد یک تنوع در یک سفارش',
      'بیشترین تعداد یک تنوع در ۲۴ ساعت',
      'بیشترین سفارش پرداخت‌نشدهٔ یک مشتری',
    ]) {
      await page.write(limit, '0')
      expect(page.read()).toContain(`field «${limit}»`)
    }
  })

  it('have articles', async () => {
    const page = await openStaff('/staff/articles')
    expect(page.read()).toEqual([
      'h1 مقاله‌ها',
      'button «مقالهٔ تازه»',
      'field «جستجو»',
      'button «پیدا کن»',
      'button «بیشتر»',
      'nav «نماهای ذخیره‌شده»',
      'link «1.name (از 1.first_name 1.last_name)» → /staff/articles current',
      'link «2.name (از کاربر ۶۹۶۵)» → /staff/articles',
      'region «مقاله‌ها»',
      'مقاله‌ها',
      'row: عنوان | وضعیت | تاریخ انتشار',
      'row: [link «1.title» → /staff/articles/7967] پیش‌نویس منتشرنشدهٔ شما | منتشرنشده | ۱۰ آبان ۱۴۰۵ ۰۲:۱۰',
      'row: [link «2.title» → /staff/articles/1758] | پنهان | —',
      'کلیدها: ↑ و ↓ ردیف، Enter باز کردن، در ردیف‌ها PageDown صفحهٔ بعد و PageUp صفحهٔ قبل، / جستجو',
      'link «مقاله‌های پیش‌تر» → /staff/articles?before=54',
    ])
  })

  it('have an article with its parts', async () => {
    const page = await openStaff('/staff/articles/35', {
      replies: { getStaffContent: { is_own: false } },
    })
    expect(page.read()).toEqual([
      'link «همهٔ مقاله‌ها» → /staff/articles',
      'h1 مقاله',
      'h2 ادغام با متن منتشرشده',
      'alert: این متن را همکارتان، first_name last_name، در ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۳۱ منتشر کرده است. کار هر دو کنار هم در پیش‌نویس شما می‌ماند؛ در ۳ جا هر دو چیز دیگری نوشته‌اید و باید بگویید کدام بماند.',
      'h2 از first_name last_name',
      'چیز دیگری عوض نشده است.',
      'h2 از من',
      'چیز دیگری عوض نشده است.',
      'button «همه از همکارم»',
      'button «همه از من»',
      'کدام بماند؟ (۱ از ۳)',
      'متن پیش از تغییرهای شما و همکارتان',
      'متن: draft.base.text بخش پررنگ: draft.base.accent',
      'radio «از first_name last_name متن: published.text بخش پررنگ: published.accent»',
      'radio «از من متن: draft.body.text بخش پررنگ: draft.body.accent»',
      'کدام بماند؟ (۲ از ۳)',
      'متن پیش از تغییرهای شما و همکارتان',
      'ادامه در صفحهٔ پهن: draft.base.more پیوند: /draft/base/link',
      'radio «از first_name last_name ادامه در صفحهٔ پهن: published.more پیوند: /published/link»',
      'radio «از من ادامه در صفحهٔ پهن: draft.body.more پیوند: /draft/body/link»',
      'کدام بماند؟ (۳ از ۳)',
      'متن پیش از تغییرهای شما و همکارتان',
      'روز آغاز: ۱۸ آبان ۱۴۰۵، ساعت ۱۳:۰۶ روز پایان: ۲۵ آبان ۱۴۰۵، ساعت ۰۸:۲۵',
      'radio «از first_name last_name روز آغاز: ۲۷ آبان ۱۴۰۵، ساعت ۰۴:۰۰ روز پایان: ۱۳ آبان ۱۴۰۵، ساعت ۱۹:۰۳»',
      'radio «از من روز آغاز: ۱۱ آبان ۱۴۰۵، ساعت ۱۴:۲۵ روز پایان: ۱۴ آبان ۱۴۰۵، ساعت ۰۰:۰۸»',
      'status: پیش از ادامه، در هر مورد یکی را برگزینید.',
      'button «ادامه با متن ادغام‌شده» off',
      'button «ماندن متن منتشرشده»',
      'button «پاک کردن مقاله»',
    ])
  })

  it.each([
    [true, ['link «دیدن در فروشگاه» → /blogs/35']],
    [false, []],
  ])('lead to an article in the shop if it is shown there (%s)', async (is_shown, links) => {
    const published = { kind: 'article', title: 'راهنمای خرید', is_shown } as const
    const page = await openStaff('/staff/articles/35', {
      replies: { getStaffContent: { name: 'article', published, draft: null } },
    })
    expect(page.read().filter((line) => line.includes('دیدن در فروشگاه'))).toEqual(links)
  })
})

describe('a draft over which a colleague has published', () => {
  const calendar = (...days: [string, string][]) => ({
    kind: 'deliveryCalendar' as const,
    days: days.map(([day, name]) => ({ day, name })),
  })
  const base = calendar(['2026-12-21', 'یلدا'])
  const saved = (...days: [string, string][]) =>
    `PUT /staff/content/deliveryCalendar/draft/ ${JSON.stringify({
      body: calendar(...days),
      expected_version: 4,
      expected_draft: 7,
      window: 'here',
    })}`
  const open = (mine: typeof base, theirs: typeof base) => {
    const draft = { base_version: 3, base, body: mine, revision: 7 }
    const content = {
      name: 'deliveryCalendar',
      version: 4,
      published: theirs,
      is_own: false,
    } as const
    return openStaff('/staff/content/deliveryCalendar', {
      replies: {
        getStaffContent: { ...content, draft },
        saveContentDraft: { ...content, draft: { ...draft, base_version: 4, base: null } },
      },
    })
  }

  it('keeps the holidays of both, and is published by another press', async () => {
    const page = await open(
      calendar(['2026-12-21', 'یلدا'], ['2026-12-30', 'انبارگردانی']),
      calendar(['2026-12-21', 'یلدا'], ['2026-12-25', 'جشن']),
    )
    expect(page.read()).toEqual([
      'link «همهٔ محتوا» → /staff/content',
      'h1 روزهای تعطیل ارسال',
      'h2 ادغام با متن منتشرشده',
      'alert: این متن را همکارتان، first_name last_name، در ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۳۱ منتشر کرده است. کار هر دو کنار هم در پیش‌نویس شما می‌ماند؛ خریداران تا انتشار، تغییر شما را نمی‌بینند.',
      'h2 از first_name last_name',
      'افزوده: تعطیل ۱۴۰۵/۱۰/۰۴: جشن',
      'h2 از من',
      'افزوده: تعطیل ۱۴۰۵/۱۰/۰۹: انبارگردانی',
      'status: پس از ادغام باز می‌توانید ویرایش کنید؛ انتشار جداگانه است.',
      'button «ادامه با متن ادغام‌شده»',
      'button «ماندن متن منتشرشده»',
    ])
    expect(document.activeElement?.textContent).toBe('ادغام با متن منتشرشده')
    await page.press('ادامه با متن ادغام‌شده')
    const days = [
      ['2026-12-21', 'یلدا'],
      ['2026-12-25', 'جشن'],
      ['2026-12-30', 'انبارگردانی'],
    ] satisfies [string, string][]
    expect(page.changes()).toEqual([saved(...days)])
    expect(document.activeElement).not.toBe(document.body)
  })

  it('asks which version counts where both changed the same, and takes it', async () => {
    const page = await open(
      calendar(['2026-12-21', 'شب یلدا'], ['2026-12-30', 'انبارگردانی']),
      calendar(['2026-12-21', 'شب چله']),
    )
    expect(page.read()).toEqual(
      expect.arrayContaining([
        'button «ادامه با متن ادغام‌شده» off',
        'status: پیش از ادامه، در هر مورد یکی را برگزینید.',
        'متن پیش از تغییرهای شما و همکارتان',
        'تعطیل ۱۴۰۵/۰۹/۳۰: یلدا',
      ]),
    )
    await page.press('از first_name last_name تعطیل ۱۴۰۵/۰۹/۳۰: شب چله')
    await page.press('ادامه با متن ادغام‌شده')
    expect(page.changes()).toEqual([saved(['2026-12-21', 'شب چله'], ['2026-12-30', 'انبارگردانی'])])
  })

  it('is merged with the other window of the member, which is not called a colleague', async () => {
    const theirs = calendar(['2026-12-21', 'یلدا'], ['2026-12-25', 'جشن'])
    const mine = calendar(['2026-12-21', 'شب یلدا'])
    const page = await openStaff('/staff/content/deliveryCalendar', {
      replies: {
        getStaffContent: {
          name: 'deliveryCalendar',
          version: 4,
          published: theirs,
          is_own: true,
          draft: { base_version: 3, base, body: mine },
        },
      },
    })
    expect(page.read()).toEqual([
      'link «همهٔ محتوا» → /staff/content',
      'h1 روزهای تعطیل ارسال',
      'h2 ادغام با متن منتشرشده',
      'alert: شما این متن را در ۱۶ آبان ۱۴۰۵، ساعت ۰۰:۳۱ در پنجره یا دستگاه دیگرتان منتشر کرده‌اید. نوشته‌های هر دو پنجره کنار هم در پیش‌نویس شما می‌ماند؛ خریداران تا انتشار، آن را نمی‌بینند.',
      'h2 از پنجرهٔ دیگر شما',
      'افزوده: تعطیل ۱۴۰۵/۱۰/۰۴: جشن',
      'h2 از این پنجره',
      'تعطیل ۱۴۰۵/۰۹/۳۰: یلدا ← شب یلدا',
      'status: پس از ادغام باز می‌توانید ویرایش کنید؛ انتشار جداگانه است.',
      'button «ادامه با متن ادغام‌شده»',
      'button «ماندن متن منتشرشده»',
    ])
  })

  it('shows what was there before both changed it only if a line of it changed', async () => {
    const page = (style: object) => ({
      kind: 'terms' as const,
      sections: [
        {
          id: 'a',
          title: 'عنوان',
          body: [
            {
              type: 'paragraph' as const,
              content: [{ text: 'یک', bold: false, italic: false, link: '', ...style }],
            },
          ],
          steps: [],
          facts: [],
          questions: [],
        },
      ],
    })
    const shown = await openStaff('/staff/content/terms', {
      replies: {
        getStaffContent: {
          name: 'terms',
          version: 4,
          published: page({ italic: true }),
          draft: { base_version: 3, base: page({}), body: page({ bold: true }) },
        },
      },
    })
    const lines = shown.read().join('\n')
    expect(lines).toContain('نوشته همان است؛ شکل آن فرق دارد.')
    expect(lines).not.toContain('وجود نداشت')
  })

  it('decides all differences at once', async () => {
    const page = await open(
      calendar(['2026-12-21', 'شب یلدا'], ['2026-12-30', 'انبارگردانی']),
      calendar(['2026-12-21', 'شب چله'], ['2026-12-30', 'شمارش']),
    )
    await page.press('همه از همکارم')
    await page.press('همه از من')
    await page.press('ادامه با متن ادغام‌شده')
    expect(page.changes()).toEqual([
      saved(['2026-12-21', 'شب یلدا'], ['2026-12-30', 'انبارگردانی']),
    ])
  })
})

describe('a content that is stored in other words meanwhile', () => {
  const faqOf = (title: string) => ({
    kind: 'faq' as const,
    categories: [{ title, questions: [] }],
  })
  const reloaded =
    'این متن در این میان تغییر کرده است و آخرین متن را می‌بینید؛ اگر هنوز لازم است، کار خود را تکرار کنید.'
  type Stored = {
    version?: number
    published?: ReturnType<typeof faqOf>
    is_own?: boolean
    has_previous?: boolean
    draft?: object | null
  }
  const open = async (stored: Stored, problems: Record<string, string>) => {
    const getStaffContent = { name: 'faq' as const, version: 4, ...stored }
    const replies = { getStaffContent }
    const page = await openStaff('/staff/content/faq', { problems, replies })
    const storeElsewhere = (later: Stored) => Object.assign(getStaffContent, later)
    return { page, storeElsewhere }
  }

  it('is opened instead of merged if a refused undo has no input to lose', async () => {
    const stored = { published: faqOf('کنونی'), has_previous: true, draft: null }
    const { page, storeElsewhere } = await open(stored, { undoContent: 'changed_meanwhile' })
    storeElsewhere({ version: 5, published: faqOf('پیشین'), is_own: true })
    await page.press('بازگرداندن نسخهٔ پیش')
    await page.press('بازگردانده شود')
    expect(page.read()).toContain('field «نام موضوع» = پیشین')
    expect(page.toast()).toBe(reloaded)
  })

  it('is opened instead of merged if a draft that another window changed was not dropped', async () => {
    const draft = { base_version: 4, revision: 7, window: null, body: faqOf('از اینجا') }
    const stored = { published: faqOf('کنونی'), draft }
    const { page, storeElsewhere } = await open(stored, { dropContentDraft: 'changed_meanwhile' })
    storeElsewhere({ draft: { ...draft, revision: 8, body: faqOf('از آنجا') } })
    await page.press('دور انداختن پیش‌نویس')
    await page.press('دور انداخته شود')
    expect(page.read()).toContain('field «نام موضوع» = از آنجا')
    expect(page.toast()).toBe(reloaded)
  })

  it('is merged with input that was not saved', async () => {
    const stored = { published: faqOf('کنونی'), draft: null }
    const { page, storeElsewhere } = await open(stored, { publishContent: 'changed_meanwhile' })
    const draft = { base_version: 4, revision: 8, window: null, body: faqOf('از آنجا') }
    storeElsewhere({ draft })
    await page.write('نام موضوع', 'از اینجا')
    await page.press('انتشار')
    expect(page.read()).toContain('h2 ادغام با پیش‌نویس پنجرهٔ دیگر شما')
    expect(page.toast()).toBeNull()
  })
})

describe('why a content is published', () => {
  it('is asked of those alone who want to say it', async () => {
    const article = { kind: 'faq', categories: [] } as const
    const draft = {
      base_version: 3,
      revision: 7,
      body: { ...article, categories: [{ title: 'ارسال', questions: [] }] },
    }
    const page = await openStaff('/staff/content/faq', {
      replies: { getStaffContent: { name: 'faq', version: 3, published: article, draft } },
    })
    await page.press('نوشتن دلیل')
    await page.write('چرا منتشر می‌شود؟ (اختیاری)', 'قیمت‌های تازه')
    await page.press('انتشار')
    const published = {
      body: draft.body,
      expected_version: 3,
      expected_draft: 7,
      window: 'here',
      reason: 'قیمت‌های تازه',
    }
    expect(page.changes()).toEqual([
      `POST /staff/content/faq/publish/ ${JSON.stringify(published)}`,
    ])
    expect(page.read()).not.toContain('field «چرا منتشر می‌شود؟ (اختیاری)» = قیمت‌های تازه')
  })
})

describe('the last versions of a content', () => {
  const faqOf = (title: string) => ({
    kind: 'faq' as const,
    categories: [{ title, questions: [] }],
  })
  const published = (version: number, reason: string | null, is_undo = false) => ({
    version,
    at: '2026-11-29T10:00:00Z',
    staff_id: 4,
    first_name: 'آرمان',
    last_name: 'کیانی',
    reason,
    is_undo,
  })
  const results = [published(3, null, true), published(2, 'پرسش‌های تازه'), published(1, null)]
  const open = (draft: object | null, problems: Record<string, string> = {}) =>
    openStaff('/staff/content/faq', {
      problems,
      replies: {
        getStaffContent: { name: 'faq', version: 3, published: faqOf('کنونی'), draft },
        listContentVersions: { results, first_version: 0 },
        getContentVersion: { body: faqOf('پیشین') },
        saveContentDraft: {
          name: 'faq',
          version: 3,
          published: faqOf('کنونی'),
          draft: { base_version: 3, body: faqOf('پیشین') },
        },
      },
    })

  it('say who published them, when and why', async () => {
    const page = await open(null)
    await page.press('تاریخچهٔ نسخه‌ها')
    const lines = page.read()
    expect(lines.slice(lines.indexOf('button «تاریخچهٔ نسخه‌ها»') + 1)).toEqual([
      'نسخهٔ ۳ (بازگردانی نسخهٔ قبلی) آرمان کیانی، ۸ آذر ۱۴۰۵، ساعت ۱۳:۳۰',
      'نسخهٔ ۲ دلیل: پرسش‌های تازه آرمان کیانی، ۸ آذر ۱۴۰۵، ساعت ۱۳:۳۰',
      'button «دیدن نسخهٔ ۲»',
      'button «آوردن نسخهٔ ۲ به پیش‌نویس»',
      'نسخهٔ ۱ آرمان کیانی، ۸ آذر ۱۴۰۵، ساعت ۱۳:۳۰',
      'button «دیدن نسخهٔ ۱»',
      'button «آوردن نسخهٔ ۱ به پیش‌نویس»',
      'متن اولیهٔ فروشگاه',
      'button «دیدن متن اولیهٔ فروشگاه»',
      'button «آوردن متن اولیهٔ فروشگاه به پیش‌نویس»',
    ])
  })

  it('are shown before they are taken, with how they differ from the form', async () => {
    const page = await open({ base_version: 3, body: faqOf('نوشتهٔ من') })
    await page.press('تاریخچهٔ نسخه‌ها')
    await page.press('دیدن نسخهٔ ۲')
    expect(page.read('[role=dialog]')).toEqual([
      'h2 نسخهٔ ۲',
      'button «بستن»',
      'h2 تفاوت با آنچه اکنون در فرم است',
      'نام موضوع: نوشتهٔ من ← پیشین',
      'h2 متن این نسخه',
      'نام موضوع: پیشین',
    ])
    await page.press('بستن')
    expect(page.read()).toContain('field «نام موضوع» = نوشتهٔ من')
    expect(page.changes()).toEqual([])
  })

  it('are shown after another try if they cannot be read, unless the form has changed since', async () => {
    const problems: Record<string, string> = { getContentVersion: 'service_unavailable' }
    const page = await open(null, problems)
    await page.press('تاریخچهٔ نسخه‌ها')
    await page.press('دیدن متن اولیهٔ فروشگاه')
    problems['getContentVersion'] = 'version_outdated'
    const lines = await page.press('تلاش دوباره')
    expect(lines.join()).toContain('این نسخه با فرم کنونی سازگار نیست')
    expect(page.read('[role=dialog]')).not.toContain('button «تلاش دوباره»')
  })

  it('end with the initial text of the shop', async () => {
    const page = await open(null)
    await page.press('تاریخچهٔ نسخه‌ها')
    await page.press('آوردن متن اولیهٔ فروشگاه به پیش‌نویس')
    expect(page.calls).toContain('GET /staff/content/faq/versions/0/')
    expect(page.toast()).toBe(restored)
  })

  it('end with the text of the demo or of a migration, by the number that a question names', async () => {
    const page = await openStaff('/staff/content/faq', {
      replies: {
        getStaffContent: {
          name: 'faq',
          version: 2,
          published: faqOf('کنونی'),
          has_previous: true,
          draft: null,
        },
        listContentVersions: { results: [published(2, null)], first_version: 1 },
      },
    })
    await page.press('تاریخچهٔ نسخه‌ها')
    expect(page.read().slice(-3)).toEqual([
      'متن اولیهٔ فروشگاه (نسخهٔ ۱)',
      'button «دیدن متن اولیهٔ فروشگاه»',
      'button «آوردن متن اولیهٔ فروشگاه به پیش‌نویس»',
    ])
    await page.press('بازگرداندن نسخهٔ پیش')
    expect(page.read('[role=alertdialog]')).toContain(
      '«نسخهٔ ۱» همین حالا جای نسخهٔ کنونی را می‌گیرد و خریداران آن را می‌بینند.',
    )
  })

  const saved = `PUT /staff/content/faq/draft/ ${JSON.stringify({
    body: faqOf('پیشین'),
    expected_version: 3,
    expected_draft: 0,
    window: 'here',
  })}`
  const restored = 'این نسخه در پیش‌نویس شما قرار گرفت؛ هنوز منتشر نشده است'

  it('become the draft, which is saved before that is said', async () => {
    const page = await open(null)
    await page.press('تاریخچهٔ نسخه‌ها')
    await page.press('آوردن نسخهٔ ۲ به پیش‌نویس')
    expect(page.read()).toContain('field «نام موضوع» = پیشین')
    expect(page.changes()).toEqual([saved])
    expect(page.toast()).toBe(restored)
  })

  it('are saved by the same window after the page was left and opened again', async () => {
    for (const _ of ['opened', 'opened again']) {
      const page = await open(null)
      await page.press('تاریخچهٔ نسخه‌ها')
      await page.press('آوردن نسخهٔ ۲ به پیش‌نویس')
      expect(page.changes()).toEqual([saved])
      await page.close()
    }
  })

  it('are not said to be the draft if that was not saved', async () => {
    const page = await open(null, { saveContentDraft: 'service_unavailable' })
    await page.press('تاریخچهٔ نسخه‌ها')
    await page.press('آوردن نسخهٔ ۲ به پیش‌نویس')
    expect(page.read()).toContain('status: پیش‌نویس هنوز نگه داشته نشده است.')
    expect(page.toast()).toBeNull()
  })

  it('leave the draft as it is if they cannot be read, until the next try', async () => {
    const problems: Record<string, string> = { getContentVersion: 'service_unavailable' }
    const page = await open(null, problems)
    await page.press('تاریخچهٔ نسخه‌ها')
    await page.press('آوردن نسخهٔ ۲ به پیش‌نویس')
    expect(page.read()).toContain('field «نام موضوع» = کنونی')
    delete problems['getContentVersion']
    await page.press('تلاش دوباره')
    expect(page.changes()).toEqual([saved])
    expect(page.toast()).toBe(restored)
  })

  it('cannot be edited any more if the form has changed since, which is said without a retry', async () => {
    const page = await open(null, { getContentVersion: 'version_outdated' })
    await page.press('تاریخچهٔ نسخه‌ها')
    const lines = await page.press('آوردن نسخهٔ ۲ به پیش‌نویس')
    expect(lines.join()).toContain('این نسخه با فرم کنونی سازگار نیست')
    expect(page.read()).not.toContain('button «تلاش دوباره»')
    expect(page.changes()).toEqual([])
  })

  it('are not offered while the draft is being typed', async () => {
    const page = await open(null)
    await page.press('تاریخچهٔ نسخه‌ها')
    await page.write('نام موضوع', 'نوشتهٔ من')
    expect(page.read()).toContain('button «آوردن نسخهٔ ۲ به پیش‌نویس» off')
  })

  it('replace a draft only after a question', async () => {
    const page = await open({ base_version: 3, body: faqOf('نوشتهٔ من') })
    await page.press('تاریخچهٔ نسخه‌ها')
    await page.press('آوردن نسخهٔ ۲ به پیش‌نویس')
    expect(page.read()).toContain('field «نام موضوع» = نوشتهٔ من')
    await page.press('جایگزین شود')
    expect(page.read()).toContain('field «نام موضوع» = پیشین')
  })
})

describe('the bar of a content', () => {
  it('takes the focus of the button that a publication disables', async () => {
    const faq = { kind: 'faq', categories: [] } as const
    const published = { ...faq, categories: [{ title: 'ارسال', questions: [] }] }
    const draft = { base_version: 3, body: published }
    const page = await openStaff('/staff/content/faq', {
      replies: {
        getStaffContent: { name: 'faq', version: 3, published: faq, draft },
        publishContent: { name: 'faq', version: 4, published, draft: null },
      },
    })
    await pressFocused(page, 'انتشار')
    expect(page.changes()).toHaveLength(1)
    expect(document.activeElement?.role).toBe('status')
    expect(document.activeElement?.textContent).not.toBe('')
  })
})

describe('the reason of a publication', () => {
  it('is not cut: its field says that it is too long, and nothing is published', async () => {
    const faq = { kind: 'faq', categories: [] } as const
    const body = { ...faq, categories: [{ title: 'ارسال', questions: [] }] }
    const draft = { base_version: 3, body }
    const page = await openStaff('/staff/content/faq', {
      replies: { getStaffContent: { name: 'faq', version: 3, published: faq, draft } },
    })
    await page.press('نوشتن دلیل')
    await page.write('چرا منتشر می‌شود؟ (اختیاری)', 'د'.repeat(201))
    await pressFocused(page, 'انتشار')
    expect(page.changes()).toEqual([])
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await page.write('چرا منتشر می‌شود؟ (اختیاری)', 'د'.repeat(200))
    await pressFocused(page, 'انتشار')
    expect(page.changes()).toHaveLength(1)
  })

  it('does not keep the draft from being saved when it is too long', async () => {
    const faq = (title: string) => ({
      kind: 'faq' as const,
      categories: [{ title, questions: [] }],
    })
    const content = { name: 'faq', version: 3, published: faq('ارسال') } as const
    const draft = { base_version: 3, body: faq('گارانتی') }
    const page = await openStaff('/staff/content/faq', {
      replies: {
        getStaffContent: { ...content, draft },
        saveContentDraft: { ...content, draft: { ...draft, body: faq('پرداخت') } },
      },
    })
    await page.press('نوشتن دلیل')
    await page.write('چرا منتشر می‌شود؟ (اختیاری)', 'د'.repeat(201))
    await page.write('نام موضوع', 'پرداخت')
    await page.press('انتشار')
    expect(page.read()).toContain('status: در حال نگه داشتن پیش‌نویس…')
    await act(async () => {
      await expect.poll(() => page.changes().length, { timeout: 3_000 }).toBe(1)
    })
    expect(page.changes()[0]).toContain('PUT /staff/content/faq/draft/')
  })
})

describe('an article without its picture', () => {
  it('is not published: the focus goes to the picture, which says what is missing', async () => {
    const article = { kind: 'article', title: 'شارژر', cover: '', is_shown: false } as const
    const body = { ...article, is_shown: true }
    const page = await openStaff('/staff/articles/7', {
      replies: {
        getStaffContent: {
          name: 'article-7',
          version: 1,
          published: article,
          draft: { base_version: 1, body },
        },
      },
    })
    await page.press('انتشار')
    const field = document.activeElement
    expect(field?.getAttribute('aria-label')).toBe('بارگذاری تصویر اصلی')
    const [, fault = ''] = field?.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(document.getElementById(fault)?.textContent).toBe('تصویر را بارگذاری کنید.')
    expect(page.changes()).toEqual([])
  })
})

describe('the preview of the home page', () => {
  it('is loaded again after each saved change', async () => {
    const page = await showPart(<Preview />)
    await page.press('دیدن پیش‌نمایش')
    const first = document.querySelector('iframe')
    expect(first).not.toBeNull()
    await page.press('save')
    expect(document.querySelector('iframe')).not.toBe(first)
  })
})

function Preview() {
  const [savedAt, setSavedAt] = useState('2026-11-20T09:00:00Z')
  const body = { kind: 'homePage' } as const
  const content = sample('StaffContent', {
    name: 'homePage',
    version: 3,
    published: body,
    draft: { body, saved_at: savedAt },
  })
  return (
    <>
      <button type="button" onClick={() => setSavedAt('2026-11-20T09:01:00Z')}>
        save
      </button>
      <HomePreview content={content}>form</HomePreview>
    </>
  )
}

describe('the form of the menu', () => {
  it('says at each link of a group what is wrong with it', async () => {
    const body = sample('CategoryMenuContent', { kind: 'categoryMenu' })
    const field = 'departments.0.groups.0.links.1.link'
    await showPart(
      <CategoryMenuForm
        body={body}
        faults={[{ field, rule: 'link' }]}
        disabled={false}
        onChange={() => {}}
      />,
    )
    const links = [...document.querySelectorAll('[aria-invalid=true]')]
    expect(links.map((each) => each.getAttribute('value'))).toEqual([
      body.departments[0]?.groups[0]?.links[1]?.link,
    ])
  })

  it('counts the title and the text of the frame, and does not cut them', async () => {
    const body = sample('CategoryMenuContent', { kind: 'categoryMenu' })
    const Form = () => {
      const [shown, setShown] = useState(body)
      return <CategoryMenuForm body={shown} faults={[]} disabled={false} onChange={setShown} />
    }
    const page = await showPart(<Form />)
    const long = 'د'.repeat(menuPromotionLimits.text + 1)
    await page.write('متن کوتاه', long)
    expect(page.read()).toContain(`field «متن کوتاه» = ${long} invalid`)
    const fields = [...document.querySelectorAll('input')].filter(({ value }) =>
      [long, body.promotion?.title].includes(value),
    )
    expect(fields.map(({ maxLength }) => maxLength)).toEqual([-1, -1])
  })

  it('lets the picture of the frame be removed, and the focus goes to the upload', async () => {
    const body = sample('CategoryMenuContent', { kind: 'categoryMenu' })
    const Form = () => {
      const [shown, setShown] = useState(body)
      return <CategoryMenuForm body={shown} faults={[]} disabled={false} onChange={setShown} />
    }
    const page = await showPart(<Form />)
    await pressFocused(page, 'برداشتن تصویر')
    expect(page.read()).toContain('بدون تصویر')
    expect(page.read()).not.toContain('button «برداشتن تصویر»')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('بارگذاری تصویر')
  })
})

describe('the links of the site', () => {
  it('say how many there can be, once there are as many', async () => {
    const body = sample('SiteLinksContent')
    const [link] = body.links
    if (link === undefined) throw new Error('the sample has no link')
    const withLinks = (count: number) => (
      <SiteLinksForm
        body={{ ...body, links: Array.from({ length: count }, () => link) }}
        faults={[]}
        disabled={false}
        onChange={() => {}}
      />
    )
    const limit = 'status: بیش از ۸ تا نمی‌شود؛ برای افزودن، یکی را بردارید.'
    const short = await showPart(withLinks(siteLinksContentLimits.links - 1))
    expect(short.read()).not.toContain(limit)
    await short.close()
    const full = await showPart(withLinks(siteLinksContentLimits.links))
    expect(full.read()).toContain(limit)
  })
})

describe('the lines of a comparison', () => {
  it('isolate addresses from left to right, and nothing else', async () => {
    const lines = [
      'ستون، گوشی‌ها: /productlist/mobile',
      'متن: قوانین (/terms) و (https://shop.example/a)، نشان، /media/a.webp، کاغذ A4/A5 و 1/2',
    ]
    const page = await showPart(<Lines lines={lines} nothing="" />)
    const isolated = [...page.place.querySelectorAll('bdi[dir=ltr]')]
    expect(isolated.map(({ textContent }) => textContent)).toEqual([
      '/productlist/mobile',
      '/terms',
      'https://shop.example/a',
      '/media/a.webp',
    ])
    expect(page.place.textContent).toContain(lines.join(''))
  })
})

describe('the differences of a page of text', () => {
  it('name every text of it', () => {
    const page = sample('TextPageContent')
    const texts = page.sections.flatMap(({ steps, facts, questions }) =>
      [...steps, ...facts, ...questions].map(({ text }) => text),
    )
    expect(texts.length).toBeGreaterThan(5)
    const lines = textPageLines(page).join('\n')
    for (const text of texts) expect(lines).toContain(text)
  })
})
