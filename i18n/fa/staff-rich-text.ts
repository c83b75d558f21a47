/** Texts of the editor of the site's texts. */
export const staffRichText = {
  toolbar: (label: string) => `ابزار ${label}`,
  bold: 'پررنگ',
  italic: 'کج',
  heading: { 2: 'تیتر', 3: 'زیرتیتر' },
  bullets: 'فهرست',
  numbers: 'فهرست شماره‌دار',
  quote: 'نقل قول',
  link: 'پیوند',
  undo: 'واگرد',
  redo: 'ازنو',
  address: 'نشانی پیوند',
  addressHint: 'صفحه‌ای از فروشگاه مانند ‎/terms، یا نشانی کامل با https',
  wrongAddress: 'نشانی صفحه‌ای از فروشگاه یا نشانی با https بنویسید.',
  setLink: 'گذاشتن پیوند',
  unlink: 'برداشتن پیوند',
} as const
