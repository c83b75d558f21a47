/** Texts of what staff note on an order for each other. */
export const staffOrderNotes = {
  title: 'یادداشت‌های همکاران',
  none: 'هنوز یادداشتی روی این سفارش نیست.',
  label: 'یادداشت تازه',
  hint: 'فقط کارکنان آن را می‌بینند و مشتری هرگز. پس از ثبت ویرایش نمی‌شود.',
  full: (most: string) =>
    `این سفارش ${most} یادداشت دارد و بیشتر نمی‌گیرد. برای یادداشت تازه، یکی را که دیگر لازم نیست پاک کنید.`,
  missing: 'یادداشت را بنویسید.',
  save: 'ثبت یادداشت',
  busy: 'در حال ثبت',
  saved: 'یادداشت ثبت شد',
  remove: 'پاک کردن',
  removing: 'در حال پاک کردن',
  removed: 'یادداشت پاک شد',
  question: {
    title: 'این یادداشت پاک شود؟',
    text: 'دیگر هیچ همکاری آن را نمی‌بیند. در گزارش کارها می‌ماند که یادداشتی پاک شد، نه متن آن.',
    confirm: 'پاک شود',
  },
  all: (count: string) => `نمایش همهٔ ${count} یادداشت`,
  /** The sign in lists and on the board. */
  count: (count: string) => `${count} یادداشت`,
} as const
