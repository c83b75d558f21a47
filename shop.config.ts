/** Everything that names this shop. Change it here and nowhere else. */
export const shop = {
  name: 'فیروزه',
  tagline: 'فروشگاه گوشی و کالای دیجیتال',
  title: 'فروشگاه اینترنتی فیروزه',
  description:
    'خرید گوشی موبایل، تبلت، ساعت هوشمند و هدفون با گارانتی معتبر، رجیستری رسمی و ارسال همان‌روز در تهران.',
  phone: '02188001800',
  phoneShown: '۰۲۱-۸۸۰۰۱۸۰۰',
  branch: {
    name: 'تحویل حضوری، شعبهٔ شرق تهران',
    address: 'تهران، خیابان دماوند، پاساژ الکترونیک، طبقهٔ همکف، پلاک ۱۲',
    hours: 'شنبه تا پنجشنبه ۱۰ تا ۱۹، جمعه ۱۴ تا ۱۹',
  },
  chat: [
    { icon: 'whatsapp', name: 'واتساپ', href: 'https://wa.me/982188001800' },
    { icon: 'telegram', name: 'تلگرام', href: 'https://t.me/firouzeh_shop' },
  ],
  social: [
    { icon: 'instagram', name: 'اینستاگرام', href: 'https://instagram.com/firouzeh.shop' },
    { icon: 'telegram', name: 'تلگرام', href: 'https://t.me/firouzeh_shop' },
    { icon: 'whatsapp', name: 'واتساپ', href: 'https://wa.me/982188001800' },
    { icon: 'linkedin', name: 'لینکدین', href: 'https://linkedin.com/company/firouzeh-shop' },
  ],
} as const
