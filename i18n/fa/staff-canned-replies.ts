import { staffSections } from './staff-sections.ts'

/** Texts of the back office's canned replies. */
export const staffCannedReplies = {
  title: staffSections.cannedReplies,
  total: (count: string) => `${count} پاسخ`,
  empty: 'هنوز پاسخ آماده‌ای نیست.',
  noneFound: 'پاسخی با این واژه‌ها نیست.',
  search: 'جستجو در پاسخ‌ها',
  list: 'فهرست پاسخ‌های آماده',
  create: 'پاسخ تازه',
  /** Places in a text that are filled in when it is used. */
  places: { name: '{نام}', order: '{سفارش}' },
  /** For a customer without a name. */
  nameless: 'مشتری گرامی',
  form: {
    create: 'نوشتن پاسخ تازه',
    change: (title: string) => `تغییر «${title}»`,
    title: 'عنوان',
    text: 'متن',
    hint: 'به جای {نام} نام مشتری و به جای {سفارش} شمارهٔ تازه‌ترین سفارشش می‌آید، همان که در پیامک دیده است.',
    missing: 'عنوان و متن را بنویسید.',
    unknown: (places: string) =>
      `${places} با چیزی پر نمی‌شود و مشتری همان را می‌خواند. تنها {نام} و {سفارش} را می‌توان نوشت.`,
    save: 'ثبت پاسخ',
    busy: 'در حال ثبت',
    saved: 'پاسخ آماده ثبت شد',
    remove: 'پاک کردن',
    askRemove: {
      title: (title: string) => `پاک کردن «${title}»؟`,
      text: 'این پاسخ آماده از فهرست همهٔ همکاران پاک می‌شود و برنمی‌گردد.',
      confirm: 'پاک شود',
    },
    removing: 'در حال پاک کردن',
    removed: 'پاسخ آماده پاک شد',
    changed: (text: string) =>
      `همکاری این پاسخ را تغییر داده است. اگر ثبت کنید، متن شما جای متن او را می‌گیرد: «${text}»`,
  },
  pick: {
    label: 'پاسخ آماده',
    prompt: 'یکی را انتخاب کنید تا به متن افزوده شود',
    manage: 'تغییر پاسخ‌های آماده',
    write: 'نوشتن پاسخ آماده',
  },
} as const
