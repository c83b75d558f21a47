/** Words that information pages share. */
export const information = {
  contents: 'در این صفحه',
  more: 'صفحه‌های مرتبط',
  help: 'پاسخ پرسشتان را پیدا نکردید؟',
  helpText: 'در ساعت کاری تماس بگیرید یا برای ما بنویسید.',
  contact: 'تماس با ما',
} as const
