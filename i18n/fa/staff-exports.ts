/** Texts of the export of lists. */
export const staffExports = {
  label: 'خروجی همهٔ نتیجه‌ها',
  csv: 'خروجی CSV',
  xlsx: 'خروجی اکسل',
  from: (format: string, count: string | null) =>
    count === null ? `${format} از همهٔ نتیجه‌ها` : `${format} از ${count} نتیجه`,
  waiting: 'فایل در نوبت ساخت است.',
  progress: (done: string, total: string) => `${done} از ${total} نتیجه نوشته شد.`,
  leave: 'می‌توانید به کار دیگر بپردازید؛ تا این صفحه باز است، آماده شدنش را می‌گوییم.',
  ready: (total: string, until: string) => `فایل ${total} نتیجه آماده است و تا ${until} می‌ماند.`,
  download: 'دریافت فایل',
  broken: 'ساخت فایل ناتمام ماند. دوباره خروجی بگیرید.',
  close: 'بستن',
} as const
