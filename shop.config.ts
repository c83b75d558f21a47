/** Everything that names this shop at its beginning; owners change the rest in the back office (decision 0621). */
export const shop = {
  name: 'فیروزه',
  tagline: 'فروشگاه گوشی و کالای دیجیتال',
  title: 'فروشگاه اینترنتی فیروزه',
  description:
    'خرید گوشی موبایل، تبلت، ساعت هوشمند و هدفون با گارانتی معتبر، رجیستری رسمی و ارسال همان‌روز در تهران.',
  phone: '021-88001800',
  branch: {
    name: 'تحویل حضوری، شعبهٔ شرق تهران',
    address: 'تهران، خیابان دماوند، پاساژ الکترونیک، طبقهٔ همکف، پلاک\u00a0۱۲',
    hours: 'شنبه تا پنجشنبه ۱۰ تا ۱۹، جمعه ۱۴ تا ۱۹',
    /** Degrees, for the map of the contact page. */
    position: { latitude: 35.7117, longitude: 51.4697 },
  },
  /** Opening hours for search engines (schema.org); those that people read are the branch's. */
  openingHours: 'Mo-Sa 09:00-21:00',
  /** The companies that carry parcels, with their own tracking pages. */
  carriers: [
    { name: 'پست پیشتاز', tracking: 'https://tracking.post.ir/' },
    { name: 'باربری سریع', tracking: 'https://barbari-sari.example/tracking' },
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
    { network: 'instagram', link: 'https://instagram.com/firouzeh.shop' },
    { network: 'telegram', link: 'https://t.me/firouzeh_shop' },
    { network: 'whatsapp', link: 'https://wa.me/982188001800' },
    { network: 'linkedin', link: 'https://linkedin.com/company/firouzeh-shop' },
  ],
} as const
