/** Page names that texts quote in «»; LinkedText turns them into links. */
export const pageNames: Readonly<Record<string, string>> = {
  'سفارش‌های من': '/shopping-history',
  'اطلاعات حساب': '/profile',
  'کیف پول': '/wallet',
  'پیام‌های من': '/messages',
  پشتیبانی: '/ticket',
  'رجیستری و گارانتی': '/register',
  'فروش گوشی کارکرده': '/used-phone',
  'خرید اقساطی': '/terms-installment',
  'خرید با بیعانه': '/terms-deposit',
  'روش‌های ارسال': '/sending-methods',
  'روش‌های پرداخت': '/purchase-methods',
  'ضمانت هفت‌روزه': '/warranty-7day',
  'بازگرداندن کالا': '/return-products',
  'پرسش‌های رجیستری': '/faq-registry',
  'قوانین کالای کارکرده': '/stock-product-rules',
  'تماس با ما': '/contact-us',
}
