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
    /** Degrees, for the map of the contact page. */
    position: { latitude: 35.7102, longitude: 51.4436 },
  },
  /** Opening hours for search engines (schema.org); those that people read are the branch's. */
  openingHours: 'Mo-Sa 09:00-21:00',
  /** The companies that carry parcels, with their own tracking pages. */
  carriers: [
    { name: 'پست پیشتاز', tracking: 'https://tracking.post.ir/' },
    { name: 'باربری سریع', tracking: 'https://barbari-sari.example/tracking' },
  ],
  chat: [
    { icon: 'whatsapp', name: 'واتساپ', href: 'https://wa.me/982188001800' },
    { icon: 'telegram', name: 'تلگرام', href: 'https://t.me/firouzeh_shop' },
  ],
  /**
   * How orders are paid, in the order in which they are offered: any number of banks and credit providers. Their
   * addresses and keys are settings (docs/operations/running.md); one without is shown as not available.
   */
  gateways: [
    {
      code: 'bank',
      kind: 'bank',
      icon: 'bank',
      name: 'درگاه بانکی آبان',
      description: 'پرداخت با همهٔ کارت‌های عضو شتاب',
    },
    {
      code: 'credit',
      kind: 'credit',
      icon: 'installments',
      name: 'اعتبار نوبان',
      description: 'پرداخت اقساطی با اعتبار',
    },
    {
      code: 'mehrgan',
      kind: 'credit',
      icon: 'card',
      name: 'اقساط مهرگان',
      description: 'پرداخت در چهار قسط ماهانه',
    },
  ],
  /** Whether the invoice asks to turn a VPN off before it leads to a gateway. */
  checksVpn: false,
  social: [
    { icon: 'instagram', name: 'اینستاگرام', href: 'https://instagram.com/firouzeh.shop' },
    { icon: 'telegram', name: 'تلگرام', href: 'https://t.me/firouzeh_shop' },
    { icon: 'whatsapp', name: 'واتساپ', href: 'https://wa.me/982188001800' },
    { icon: 'linkedin', name: 'لینکدین', href: 'https://linkedin.com/company/firouzeh-shop' },
  ],
} as const
