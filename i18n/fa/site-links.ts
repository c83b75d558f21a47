/** The links of header and footer of a shop that has published none: they lead to pages that every shop has. */
export const siteLinks = {
  links: [
    {
      icon: 'percent',
      title: 'شگفت‌انگیزها',
      href: '/productlist?discounted=true&ordering=-current_discount_amount',
    },
    { icon: 'verified', title: 'پرچمداران', href: '/productlist?is_flagship=true' },
    { icon: 'calendar', title: 'خرید اقساطی', href: '/terms-installment' },
    { icon: 'mobile', title: 'فروش گوشی کارکرده', href: '/used-phone' },
    { icon: 'shield', title: 'گارانتی و رجیستری', href: '/register' },
  ],
  columns: [
    {
      title: 'خرید و پیگیری',
      links: [
        { title: 'سبد خرید', href: '/cart' },
        { title: 'سفارش‌های من', href: '/shopping-history' },
        { title: 'راهنمای خرید', href: '/purchase-guide' },
        { title: 'روش‌های پرداخت', href: '/purchase-methods' },
        { title: 'روش‌های ارسال', href: '/sending-methods' },
        { title: 'پیگیری سفارش', href: '/tracking-orders' },
        { title: 'خرید با بیعانه', href: '/terms-deposit' },
        { title: 'ضمانت هفت‌روزه', href: '/warranty-7day' },
        { title: 'بازگرداندن کالا', href: '/return-products' },
      ],
    },
    {
      title: 'فروشگاه',
      links: [
        { title: 'دربارهٔ ما', href: '/about-us' },
        { title: 'تماس با ما', href: '/contact-us' },
        { title: 'پرسش‌های پرتکرار', href: '/faq' },
        { title: 'پرسش‌های رجیستری', href: '/faq-registry' },
        { title: 'مجله', href: '/blogs' },
        { title: 'قوانین و مقررات', href: '/terms' },
        { title: 'قوانین کالای کارکرده', href: '/stock-product-rules' },
        { title: 'حریم خصوصی', href: '/user-privacy' },
      ],
    },
  ],
} as const
