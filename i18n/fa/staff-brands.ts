import { staffSections } from './staff-sections.ts'

/** Texts of the brands in the back office. */
export const staffBrands = {
  title: staffSections.brands,
  total: (count: string) => `${count} برند`,
  list: 'فهرست برندها',
  products: (count: string) => `${count} کالا`,
  search: 'جستجوی برند',
  noneFound: 'برندی با این نام پیدا نشد.',
  create: 'برند تازه',
  change: (name: string) => `تغییر نام ${name}`,
  name: 'نام فارسی',
  englishName: 'نام انگلیسی',
  englishHint: 'آدرس برند در فروشگاه از همین نام ساخته می‌شود و با تغییر نام عوض نمی‌شود.',
  missing: 'نام فارسی را بنویسید.',
  englishMissing: 'نام انگلیسی را با حرف یا رقم انگلیسی بنویسید.',
  save: 'ثبت',
  busy: 'در حال ثبت',
  saved: (name: string) => `برند ${name} ثبت شد`,
  changed: (name: string, english: string) =>
    `همکار دیگری نام این برند را به «${name}» (${english}) تغییر داده است. با ثبت دوباره، نام شما جای آن را می‌گیرد.`,
} as const
