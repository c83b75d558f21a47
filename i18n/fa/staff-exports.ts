/** Texts of the export of products. */
export const staffExports = {
  label: 'خروجی همهٔ نتیجه‌ها',
  csv: (count: string) => `خروجی CSV از ${count} کالا`,
  xlsx: (count: string) => `خروجی اکسل از ${count} کالا`,
  waiting: 'فایل در نوبت ساخت است.',
  progress: (done: string, total: string) => `${done} از ${total} کالا نوشته شد.`,
  leave: 'می‌توانید به کار دیگر بپردازید؛ تا این صفحه باز است، آماده شدنش را می‌گوییم.',
  ready: (total: string, until: string) => `فایل ${total} کالا آماده است و تا ${until} می‌ماند.`,
  download: 'دریافت فایل',
  broken: 'ساخت فایل ناتمام ماند. دوباره خروجی بگیرید.',
  close: 'بستن',
} as const
