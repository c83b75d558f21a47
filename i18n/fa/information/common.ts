/** Words that information pages share. */
export const information = {
  contents: 'در این صفحه',
  more: 'صفحه‌های مرتبط',
  help: 'پاسخ پرسشتان را پیدا نکردید؟',
  helpText: 'در ساعت کاری تماس بگیرید یا برای ما بنویسید.',
  contact: 'تماس با ما',
  related: [
    { title: 'راهنمای خرید', page: 'purchaseGuide' },
    { title: 'روش‌های پرداخت', page: 'purchaseMethods' },
    { title: 'روش‌های ارسال', page: 'sendingMethods' },
    { title: 'ضمانت هفت‌روزه', page: 'warranty7day' },
    { title: 'بازگرداندن کالا', page: 'returnProducts' },
    { title: 'پیگیری سفارش', page: 'trackingOrders' },
    { title: 'پرسش‌های پرتکرار', page: 'faq' },
    { title: 'قوانین و مقررات', page: 'terms' },
  ],
} as const
